//! Small churches: the logo, and the progress towards the end of the game.

use super::label::{Label, canvas};
use crate::geometry::Area;
use hamburgum_engine::{Church, State};
use maud::{Markup, html};

/// The logo: three spires behind a wall.
pub fn logo(label: Label<'_>) -> Markup {
    let content = html! {
        path class="spire" d="M5 14L8.5 2 12 14zM16 11L20 0l4 11zM29 15l3-10 3 10z" {}
        path class="brickwork" d="M4.5 14h8v14h-8zM15.5 11h9v17h-9zM28.5 15h7v13h-7z" {}
        path class="in-shade" d="M0 21h40v7H0z" {}
    };
    canvas("logo", Area::new(0.0, 0.0, 40.0, 28.0), label, &content)
}

/// Six small churches, the completed ones in brick and copper: the sixth ends the game (END-1).
pub fn skyline(state: &State<'_>, label: Label<'_>) -> Markup {
    let completed = state.completed().count();
    let content = html! {
        @for place in 0..Church::ALL.len() {
            g class=(if place < completed { "up" } else { "to-be" })
                transform={ "translate(" (22 * place) " 0)" } {
                path class="walls" d="M2 9.5h5V19H2zM7 13h8.5l1.5 2.5V19H7z" {}
                path class="spire" d="M2 9.5L4.5 1 7 9.5z" {}
            }
        }
    };
    canvas("skyline", Area::new(0.0, 0.0, 130.0, 20.0), label, &content)
}
