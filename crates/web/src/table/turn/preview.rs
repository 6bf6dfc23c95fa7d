//! Previews of choices: old value, arrow, new value.

use super::changes::{Changes, Figure, Subject};
use super::form::{arrow, sign};
use super::outlook::outlook;
use crate::Texts;
use crate::draw::{Icon, Label, TokenState, tinted_icon, token};
use crate::table::TableView;
use crate::table::coins::coins;
use hamburgum_engine::{Action, Board, Effect, Material, Official, Reason, State, Token};
use maud::{Markup, html};

/// The bubble of an action in the displayed position.
pub fn preview(view: &TableView<'_>, texts: &Texts, action: Action) -> Markup {
    let state = view.game.state();
    let mut after = *state;
    let outcome =
        after.play(action).map(|effects| Changes::between(state, &after, state.active(), &effects));
    let outlook = match action {
        Action::Move(field) => Some(outlook(texts, &after, state.active(), field).text),
        _ => None,
    };
    html! {
        span class="bh" { (heading(state, texts, action)) }
        @match outcome {
            Ok(changes) => {
                (rows(state, texts, &changes))
                @if changes.figures.is_empty() && let Some(outlook) = outlook {
                    span class="en" { (outlook) }
                } @else if changes == Changes::default() {
                    span class="en" { (texts.say("turn-nothing-changes").text()) }
                }
            }
            Err(reason) => (refusal(state.board(), texts, reason)),
        }
    }
}

fn refusal(board: &Board, texts: &Texts, reason: Reason) -> Markup {
    html! { span class="cause" { (texts.reason(board, reason)) } }
}

/// The subject of the action and its place.
fn heading(state: &State<'_>, texts: &Texts, action: Action) -> Markup {
    let board = state.board();
    let (what, place) = match action {
        Action::Build(site) => {
            let kind = board.site_info(site).kind;
            let name =
                official(state, action).map_or(texts.building(kind), |one| texts.official(one));
            (name, texts.site(board, site))
        }
        Action::Appoint(site, official) => (texts.official(official), texts.site(board, site)),
        Action::Donate(token) => {
            let church = &board.church_info(token.church()).name;
            (texts.token_kind(token.kind()), church.clone())
        }
        Action::Score(token) => {
            let church = &board.church_info(token.church()).name;
            (texts.say("turn-score").text(), church.clone())
        }
        Action::Move(field) => (texts.field(field), steps(state, texts, action)),
        _ => (texts.action(board, action), String::new()),
    };
    html! { b class="cap" { (what) } @if !place.is_empty() { span { " " (place) } } }
}

/// The official that the action appoints: in the base game and variant II the action does not contain
/// it.
fn official(state: &State<'_>, action: Action) -> Option<Official> {
    let mut after = *state;
    after.play(action).ok()?.iter().find_map(|effect| match effect {
        Effect::OfficialAppointed { official, .. } => Some(*official),
        _ => None,
    })
}

/// The distance of a move.
fn steps(state: &State<'_>, texts: &Texts, action: Action) -> String {
    let (Action::Move(to), Some(from)) = (action, state.marker(state.active())) else {
        return String::new();
    };
    texts.say("turn-steps").with("units", from.steps_to(to)).text()
}

fn rows(state: &State<'_>, texts: &Texts, changes: &Changes) -> Markup {
    let board = state.board();
    html! {
        (cost_row(texts, changes))
        @if let Some((id, worth)) = changes.token {
            (row(
                &token(board, id, TokenState::OnOffer, Label::Decorative),
                &texts.say("turn-takes").with("token", id.kind().word()).text(),
                &html! { (texts.say("turn-worth").with("points", worth).text()) },
            ))
        }
        @if let Some((church, bonus)) = changes.completed {
            (row(
                &sign(Icon::Church),
                &texts.say("turn-completes").church(board, church).text(),
                &html! { "+" (texts.number(bonus.into())) },
            ))
        }
        @for figure in &changes.figures { (figure_row(state, texts, figure)) }
        @if !changes.departing.is_empty() || changes.ships_move_on {
            span class="en" { (passages(texts, changes)) }
        }
        @if changes.ends_game { span class="en strong" { (texts.say("turn-ends-game").text()) } }
    }
}

/// The ships that an entering ship moves on or out of the harbour.
pub(super) fn passages(texts: &Texts, changes: &Changes) -> String {
    if changes.departing.is_empty() {
        let key = if changes.ships_move_on { "turn-ships-move-on" } else { "turn-ships-stay" };
        return texts.say(key).text();
    }
    let ships: Vec<_> = changes.departing.iter().map(|&ship| texts.ship(ship)).collect();
    texts.say("turn-ships-leave").with("list", texts.list(&ships)).text()
}

fn row(sign: &Markup, name: &str, result: &Markup) -> Markup {
    html! {
        span class="er" {
            span class="ei" { (sign) }
            span class="cap" { (name) " " }
            span class="res" { (result) }
        }
    }
}

fn cost_row(texts: &Texts, changes: &Changes) -> Markup {
    let cost = cost(texts, changes);
    if cost.0.is_empty() {
        return html! {};
    }
    row(&html! {}, &texts.say("turn-cost").text(), &html! { span class="cost" { (cost) } })
}

/// The costs, as numbers with icons.
pub(super) fn cost(texts: &Texts, changes: &Changes) -> Markup {
    let spent = Material::ALL.into_iter().filter(|&material| changes.materials[material] > 0);
    html! {
        @for material in spent {
            (minus(texts, changes.materials[material].into(), &material_sign(texts, material)))
        }
        @if changes.money > 0 { span class="mv" { (coins(texts, "−", changes.money)) } " " }
        @if changes.prestige > 0 {
            (minus(texts, changes.prestige.into(), &prestige_sign(texts)))
        }
    }
}

/// A decrease.
pub(super) fn minus(texts: &Texts, units: u32, sign: &Markup) -> Markup {
    html! { span class="mv" { "−" (texts.number(units)) " " (sign) } " " }
}

/// The icon of a material, with its name.
pub(super) fn material_sign(texts: &Texts, material: Material) -> Markup {
    tinted_icon(material.into(), Label::Named(&texts.material(material)))
}

/// The icon of prestige, with its name.
pub(super) fn prestige_sign(texts: &Texts) -> Markup {
    tinted_icon(Icon::Prestige, Label::Named(&texts.say("turn-prestige").text()))
}

fn figure_row(state: &State<'_>, texts: &Texts, figure: &Figure) -> Markup {
    row(
        &subject_sign(state, figure.of),
        &subject_name(state.board(), texts, figure.of),
        &html! {
            (texts.number(figure.before)) (arrow(texts)) b { (texts.number(figure.now)) }
        },
    )
}

fn subject_sign(state: &State<'_>, of: Subject) -> Markup {
    let tinted = |sign| tinted_icon(sign, Label::Decorative);
    match of {
        Subject::Prestige => tinted(Icon::Prestige),
        Subject::Money => sign(Icon::Money),
        Subject::Good(good) | Subject::Price(good) | Subject::Production(good) => {
            tinted(good.into())
        }
        Subject::Material(material) => tinted(material.into()),
        Subject::Ships(_) => sign(Icon::Ship),
        Subject::Worth(id) => chip(state.board(), id),
    }
}

/// An unscored token of the player, drawn as at its church.
fn chip(board: &Board, id: Token) -> Markup {
    token(board, id, TokenState::OnOffer, Label::Decorative)
}

fn subject_name(board: &Board, texts: &Texts, of: Subject) -> String {
    match of {
        Subject::Prestige => texts.say("turn-prestige").text(),
        Subject::Money => texts.say("turn-money").text(),
        Subject::Good(good) => texts.good(good),
        Subject::Material(material) => texts.material(material),
        Subject::Price(good) => texts.say("turn-price").with("good", good.word()).text(),
        Subject::Production(good) => {
            texts.say("turn-each").with("field", good.field().word()).text()
        }
        Subject::Ships(berth) => texts.say("turn-ships-in").with("berth", berth.units()).text(),
        Subject::Worth(id) => texts.token(board, id),
    }
}
