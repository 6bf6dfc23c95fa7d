//! Ships by their berths, and tokens.

use super::super::moment::Moment;
use super::super::score::score_button;
use crate::draw::{Form, Icon, Label, emblem, icon, token_sign};
use crate::rules::about;
use hamburgum_engine::{Berth, Player, Token};
use maud::{Markup, html};

/// The ships in each berth, in the order of the harbour, and those that can still be built.
pub(super) fn fleet(moment: &Moment<'_>, player: Player) -> Markup {
    let Moment { state, texts, .. } = moment;
    let supply = state.ships_in_supply(player);
    html! {
        ul class="fleet" aria-label=(texts.say("table-ships").text()) {
            @for berth in Berth::ALL { (moored(moment, player, berth)) }
            li class={ "supply" @if supply == 0 { " none" } } data-explain=(about::SUPPLY) {
                (texts.say("table-supply").with("units", supply).text())
            }
        }
    }
}

fn moored(moment: &Moment<'_>, player: Player, berth: Berth) -> Markup {
    let Moment { state, texts, .. } = moment;
    let ships = state.ships_at(player, berth);
    let words = match ships {
        0 => texts.say("table-moored-none"),
        ships => texts.say("table-moored").with("units", ships),
    };
    let words = words.with("berth", berth.units());
    html! {
        li class="berth" data-explain=(about::BERTH) {
            span class="unseen" { (words.text()) }
            b aria-hidden="true" { (berth.units()) }
            @for _ship in 0..ships { (icon(Icon::Ship, Label::Decorative)) }
        }
    }
}

/// The unscored tokens with their current values, and the number of scored ones.
pub(super) fn tokens(moment: &Moment<'_>, player: Player) -> Markup {
    let Moment { state, texts, .. } = moment;
    let open = state.unscored_tokens(player);
    let scored = state.tokens(player).without(open).len();
    html! {
        ul class="tokens" aria-label=(texts.say("table-tokens").text()) {
            @for token in open.iter() { (open_token(moment, player, token)) }
            li class={ "scored-count" @if scored == 0 { " none" } } data-explain=(about::SCORED_TOKENS) {
                (emblem(player, Form::Plain, Label::Decorative))
                span class="unseen" { (texts.say("table-scored").with("units", scored).text()) }
                span aria-hidden="true" { (scored) }
            }
        }
    }
}

/// A token that is not scored yet; a button where the viewer may score it.
fn open_token(moment: &Moment<'_>, player: Player, token: Token) -> Markup {
    let Moment { state, texts, .. } = moment;
    let board = moment.board();
    let worth = state.token_worth(player, token);
    let key = if moment.is_over() { "table-final-token" } else { "table-open-token" };
    let words = texts.say(key).token(board, token).with("points", worth).text();
    let content = html! {
        @if let Some(sign) = token_sign(board, token) { (icon(sign, Label::Decorative)) }
        b aria-hidden="true" { (worth) }
    };
    let class = format!("open-token k-{}", board.church_info(token.church()).colour);
    html! {
        @if let Some(press) = score_button(moment, "own", token, &class, &content) {
            li data-explain=(about::OPEN_TOKENS) { (press) }
        } @else {
            li class=(class) title=(words) data-explain=(about::OPEN_TOKENS) {
                span class="unseen" { (words) }
                (content)
            }
        }
    }
}
