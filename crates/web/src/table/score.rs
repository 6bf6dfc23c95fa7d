//! Tokens that can be scored in place: in their owner's panel and in the table of churches.

use super::moment::Moment;
use hamburgum_engine::{Action, Token};
use maud::{Markup, html};

/// The button that scores a token, if the viewer may do so now. The prefix makes its id unique among
/// the buttons of this token.
pub(super) fn score_button(
    moment: &Moment<'_>,
    prefix: &str,
    token: Token,
    class: &str,
    content: &Markup,
) -> Option<Markup> {
    let (texts, board) = (moment.texts, moment.board());
    let action = Action::Score(token);
    moment.choices.contains(&action).then(|| {
        let word = board.say(&action).to_string();
        let worth = moment.state.token_worth(moment.state.active(), token);
        let points = texts.prestige(worth.into());
        let name = format!("{}: +{points}", texts.action(board, action));
        html! {
            button id={ (prefix) "-" (board.church_info(token.church()).id) "-" (token.kind()) }
                class={ "scores-now " (class) } form="turn-form" name="act" value=(word)
                data-choice=(word) title=(name) aria-label=(name) { (content) }
        }
    })
}
