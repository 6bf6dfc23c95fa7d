//! A turn that the reader tried, compared with the best one and the one that was played.

use super::costly::{as_idea, as_played, causes};
use super::frame;
use super::players::mark;
use crate::pages::Reader;
use crate::{Address, At, Audience, Texts};
use hamburgum_engine::{Action, State};
use hamburgum_table::review::Candidate;
use maud::{Markup, html};

/// The view model of the page.
#[derive(Clone, Debug)]
pub struct AnswerView<'a> {
    /// The reader of the page.
    pub reader: Reader<'a>,
    /// The id of the table where the reader tried the turn.
    pub id: &'a str,
    /// The id of the table whose game is reviewed.
    pub reviewed: &'a str,
    /// The index of the turn.
    pub turn: usize,
    /// The position before the turn.
    pub start: State<'static>,
    /// The reader's turn.
    pub tried: Candidate,
    /// The best turn, if it is a different one.
    pub best: Option<Candidate>,
    /// The turn that was played in the game, if it is a different one.
    pub played: Option<Candidate>,
}

/// The page that compares the reader's turn.
pub fn answer(view: &AnswerView<'_>) -> Markup {
    let reader = view.reader;
    let title = reader.texts().say("review-answer-title").player(view.start.active()).text();
    let path = Address::Table(view.id, At::Answer).to_string();
    let frame = frame(reader, &title, &path);
    frame.render_with(&["graph.css", "review.css"], &[], &html! {
        h1 { (title) }
        p class="lead" { (verdict(view)) }
        div class={ "three p-" (view.start.active()) } {
            (candidate(view, "review-tried", &view.tried, as_played))
            @if let Some(best) = &view.best { (candidate(view, "review-better", best, as_idea)) }
            @if let Some(played) = &view.played { (candidate(view, "review-played", played, as_played)) }
        }
        div class="commands onward" {
            form method="post" action=(reader.address(Address::Table(view.reviewed, At::TryTurn))) {
                button class="button primary" type="submit" name="turn" value=(view.turn) {
                    (reader.say("review-again"))
                }
            }
            a class="button" href=(reader.address(Address::Table(view.reviewed, At::Review))) {
                (reader.say("review-back"))
            }
            form method="post" action=(reader.address(Address::Table(view.id, At::PlayOnAfterAnswer))) {
                button class="button" type="submit" { (reader.say("review-play-on")) }
            }
        }
    })
}

/// A turn is better only if its cost is below this fraction of the other one's.
const BETTER: f32 = 0.9;

/// The comparison in a sentence.
fn verdict(view: &AnswerView<'_>) -> String {
    let texts = view.reader.texts();
    let lost = texts.given_away(view.tried.loss);
    if view.best.is_none() {
        return texts.say("review-found").text();
    }
    let key = match view.played.as_ref().map(|played| played.loss) {
        None => "review-same",
        Some(played) if view.tried.loss.cost < BETTER * played.cost => "review-improved",
        Some(_) => "review-not-improved",
    };
    let played = view.played.as_ref().map_or(view.tried.loss, |played| played.loss);
    texts.say(key).with("share", lost).with("former", texts.given_away(played)).text()
}

/// Describes a turn.
type InWords = fn(&Texts, &State<'_>, &[Action]) -> Markup;

fn candidate(view: &AnswerView<'_>, title: &str, one: &Candidate, in_words: InWords) -> Markup {
    let texts = view.reader.texts();
    let audience = Audience::own(view.start.active());
    html! {
        section class="blow" {
            h2 { (view.reader.say(title)) }
            p class="verdict" { (mark(one.grade)) b { (texts.grade(one.grade).unwrap_or_default()) } (lost(texts, one)) }
            (in_words(texts, &view.start, &one.actions))
            (causes(texts, &view.start, audience, &one.remarks))
        }
    }
}

fn lost(texts: &Texts, one: &Candidate) -> Markup {
    html! {
        @if one.grade != "best" {
            " " (texts.say("review-lost").with("share", texts.given_away(one.loss)).text())
        }
    }
}
