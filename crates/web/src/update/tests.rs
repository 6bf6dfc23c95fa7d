//! Tests of updates: applied to what a browser has, they give the new page byte for byte.

mod advice;

use super::*;
use crate::table::{Advice, Occupant, OtherTalk, SeatView, Stage, TableView, main};
use crate::{Language, Texts};
use advice::any_advice;
use fastrand::Rng;
use hamburgum_engine::{Board, Game, Official, Player, Seating, Setup, Variant};
use hamburgum_table::Done;

const KEY: HashKey = HashKey([0x9E37_79B9_7F4A_7C15, 0xC2B2_AE3D_27D4_EB4F, 0x1656_67B1_9E37_79F9]);

/// Updates one text to the other, and returns the changes in short.
fn check(before: &str, after: &str) -> Vec<String> {
    let (old, new) = (Scanned::new(before, KEY), Scanned::new(after, KEY));
    let changes = changes(old.outline(), &new).expect("the same root");
    assert_eq!(apply(before, &changes).expect("changes that fit"), after);
    let told = |change: &Change<'_>| match change {
        Change::Tag { path, tag } => format!("{path:?} {tag}"),
        Change::Children { path, at, removed, html } => format!("{path:?} {at}-{removed} {html}"),
    };
    changes.iter().map(told).collect()
}

/// An element that is large enough to be compared child by child.
fn large(class: &str, content: &str) -> String {
    let filling = "filling ".repeat(20);
    format!("<div class=\"{class}\">{content}<p>{filling}</p></div>")
}

#[test]
fn only_differences_are_sent() {
    let main = |content: &str| format!("<main>{}</main>", large("a", content));
    assert!(check(&main("<b>1</b>"), &main("<b>1</b>")).is_empty());
    assert_eq!(check(&main("<b>1</b>"), &main("<b>2</b>")), ["[0] 0-1 <b>2</b>"]);
    assert_eq!(check(&main("<b>1</b>"), &main("<i>0</i><b>1</b>")), ["[0] 0-0 <i>0</i>"]);
    assert_eq!(check(&main("<i>0</i><b>1</b>"), &main("<b>1</b>")), ["[0] 0-1 "]);
    assert_eq!(check(&main("text<br>"), &main("other<br>")), ["[0] 0-1 other"]);
}

#[test]
fn attributes_are_sent_without_the_children() {
    let main = |class: &str| format!("<main>{}</main>", large(class, ""));
    assert_eq!(check(&main("a"), &main("b")), ["[0] <div class=\"b\">"]);
    // Another root cannot be updated.
    let (old, other) = (main("a"), large("a", ""));
    let old = Scanned::new(&old, KEY).into_outline();
    assert_eq!(changes(&old, &Scanned::new(&other, KEY)), None);
}

#[test]
fn changes_that_do_not_fit_are_an_error() {
    let change = Change::Children { path: vec![7], at: 0, removed: 0, html: "" };
    assert_eq!(apply("<main></main>", &[change]), Err(ApplyError));
    let change = Change::Children { path: vec![], at: 0, removed: 2, html: "" };
    assert_eq!(apply("<main><b></b></main>", &[change]), Err(ApplyError));
}

/// Who looks at a table.
#[derive(Clone, Copy, Debug)]
enum Viewer {
    Seat(Player),
    /// Two seats on one screen.
    Seats(Player, Player),
    Spectator,
}

impl Viewer {
    fn is(self, player: Player) -> bool {
        match self {
            Self::Seat(seat) => seat == player,
            Self::Seats(one, other) => one == player || other == player,
            Self::Spectator => false,
        }
    }
}

/// What a viewer sees of a game: the drafts of their own seats only.
fn visible(game: &Game<'static>, viewer: Viewer) -> Game<'static> {
    let mut game = game.clone();
    if !viewer.is(game.state().active()) && !game.state().is_over() {
        game.restart_turn();
    }
    game
}

/// The markup of a table for a viewer.
fn seen(
    game: &Game<'static>,
    advice: &Advice,
    version: u64,
    viewer: Viewer,
    language: Language,
) -> String {
    let occupant = Occupant::Person { name: "<Ilse> & \"Karl\"", is_here: true };
    let seat = |&player: &Player| SeatView {
        player,
        occupant,
        is_mine: viewer.is(player),
        is_blocked: false,
        has_resigned: false,
    };
    let seats: Vec<_> = game.state().players().iter().map(seat).collect();
    let over = Stage::Over { how: Done::ByTheRules, rematch: None, turning_points: None };
    let view = TableView {
        id: "abc",
        address: "https://play.test/table/abc",
        presence: "hha",
        news: None,
        name: "Alster",
        version,
        game,
        seats: &seats,
        stage: if game.state().is_over() { over } else { Stage::Playing },
        is_thinking: version.is_multiple_of(5),
        has_auto_end: version.is_multiple_of(7),
        take_back: None,
        proposal: None,
        talk: &[],
        levels: &[],
        whole_log: false,
        other_talk: OtherTalk::default(),
        lesson: None,
        origin: None,
        plans: None,
        clock: None,
        advice,
    };
    main(&view, Texts::of(language)).into_string()
}

/// Plays a random game with steps and turns taken back, and passes each state to a viewer.
fn follow(players: usize, seed: u64, mut show: impl FnMut(&Game<'static>, u64)) {
    let mut rng = Rng::with_seed(seed);
    let setup = Setup::initial(
        Variant::ALL[players % Variant::ALL.len()],
        Seating::of_count(players).expect("a number of players"),
    );
    let board = if seed.is_multiple_of(2) { Board::hamburgum() } else { Board::londinium() };
    let mut game = Game::new(board, setup).expect("the beginning of a game");
    if game.state().variant() == Variant::Two {
        let mut officials: Vec<Official> = game.state().officials_left().collect();
        rng.shuffle(&mut officials);
        game.hand_in_draws(&officials).expect("officials in any order");
    }
    for version in 0..260 {
        show(&game, version);
        if rng.u8(..9) == 0 {
            game.restart_turn();
        }
        if rng.u8(..40) == 0 {
            let turns = game.turns_played().saturating_sub(rng.u32(..4));
            game = game.back_to(turns).expect("an earlier turn");
        }
        let Some(action) = rng.choice(game.state().legal_actions()) else { break };
        game.play(action).expect("a legal action");
    }
}

#[test]
fn after_any_updates_a_page_equals_a_fresh_load() {
    for players in 2..=5_usize {
        let seats = Seating::of_count(players).expect("a number of players");
        let seats = seats.players();
        let viewers =
            [Viewer::Seat(seats[0]), Viewer::Seats(seats[0], seats[1]), Viewer::Spectator];
        for (number, viewer) in viewers.into_iter().enumerate() {
            let language = Language::ALL[(players + number) % Language::ALL.len()];
            let mut rng = Rng::with_seed(number as u64);
            let mut page: Option<(String, Outline)> = None;
            follow(players, (3 * players + number) as u64, |game, version| {
                // Some updates are missed, and the next one brings everything.
                if rng.u8(..4) == 0 {
                    return;
                }
                let game = visible(game, viewer);
                let advice = any_advice(&game, |player| viewer.is(player), &mut rng);
                let fresh = seen(&game, &advice, version, viewer, language);
                let new = Scanned::new(&fresh, KEY);
                if let Some((shown, outline)) = &page {
                    let changes = changes(outline, &new).expect("the same root");
                    assert_eq!(apply(shown, &changes).as_ref(), Ok(&fresh), "{viewer:?} {version}");
                }
                let outline = new.into_outline();
                page = Some((fresh, outline));
            });
        }
    }
}

#[test]
fn officials_that_are_still_hidden_change_nothing() {
    // Other numbers of players have another variant, in which nothing is hidden.
    let players =
        (2..=5).find(|players| Variant::ALL[players % Variant::ALL.len()] == Variant::Two);
    let mut hidden = 0;
    follow(players.expect("games with hidden officials"), 1, |game, version| {
        let page = |game| seen(game, Advice::NONE, version, Viewer::Spectator, Language::English);
        hidden += game.undrawn().count();
        assert_eq!(page(game), page(&game.clone().without_undrawn()), "{version}");
    });
    assert!(hidden > 0, "some officials are hidden");
}
