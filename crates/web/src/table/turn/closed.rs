//! Illegal choices in one line, which unfolds with the reasons.

use super::form::sign;
use crate::draw::Icon;
use maud::{Markup, html};

/// The line is the last of its list, so that nothing moves when it is unfolded.
pub(super) fn closed(words: &str, reasons: &[Markup]) -> Markup {
    html! {
        @if !reasons.is_empty() {
            details id="closed-choices" class="closed-choices" {
                summary { span class="fold" { (sign(Icon::Chevron)) } (words) }
                ul { @for reason in reasons { li { (reason) } } }
            }
        }
    }
}
