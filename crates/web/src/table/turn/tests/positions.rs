//! Snapshots of panels.

use super::{column, game_of, seats, view};
use crate::table::{GatheringView, Occupant, Proposal, ProposalKind, SeatView, Stage, TableView};
use crate::{Language, Texts};
use hamburgum_engine::{Game, Player};
use hamburgum_table::Done;

fn game(turns: &str) -> Game<'static> {
    game_of("base", "red blue green", &format!("\n{turns}"))
}

fn english() -> &'static Texts {
    Texts::of(Language::English)
}

#[test]
fn a_sale_names_its_steps_and_the_ships() {
    let game = game("1. red trade-west, sell 1 beer 1 sugar ...\n");
    let seats = seats(&game, &[Player::Red]);
    let page = column(&view(&game, &seats), Texts::of(Language::German));
    insta::assert_snapshot!(page.lines("turn"));
}

#[test]
fn on_one_screen_the_heading_says_whose_turn_it_is() {
    let game = game("1. red church, donate petri.five\n1. blue beer\n1. green dockyard ...\n");
    let seats = seats(&game, &[Player::Red, Player::Blue, Player::Green]);
    let page = column(&view(&game, &seats), english());
    insta::assert_snapshot!(page.lines("turn"));
}

#[test]
fn the_log_lists_turns_since_the_last_own_turn() {
    let game = game(
        "1. red church, donate petri.five, score petri.five\n1. blue trade-east, sell 1 cloth\n\
         1. green dockyard, launch\n2. red guildhall ...\n",
    );
    let seats = seats(&game, &[Player::Red]);
    let page = column(&view(&game, &seats), english());
    insta::assert_snapshot!(page.lines("log"));
    insta::assert_snapshot!(page.lines("news"));
}

#[test]
fn final_scores_are_itemised() {
    let game = game("1. red church, donate petri.five\n");
    let seats = seats(&game, &[Player::Blue]);
    let stage = Stage::Over { how: Done::ByConsent, rematch: None, turning_points: None };
    let page = column(&TableView { stage, ..view(&game, &seats) }, english());
    insta::assert_snapshot!(page.lines("turn"));
    assert!(page.forms().contains(&"/en/table/k3x9/rematch".to_owned()));
}

const LAST_DONATION: &str = "\
position
red money 70 timber 1 brick 2 bell 1
berth 3 red blue
church michaelis blue.five* blue.ships* blue.donations* blue.citizens* blue.building*
church nicolai blue.five* blue.ships* blue.donations* blue.citizens* blue.building*
church catharinen blue.five* blue.ships* blue.donations* blue.citizens* blue.building*
church petri blue.five* blue.ships* blue.donations* blue.citizens* blue.building*
church mariendom blue.five* blue.ships* blue.donations* blue.citizens* blue.building*
church jacobi red.five* red.ships* red.donations* red.citizens*
completed michaelis nicolai catharinen petri mariendom
end

1. red church, donate jacobi.building ...
";

#[test]
fn the_step_that_ends_the_game_can_be_undone() {
    let game = game_of("base", "red blue", LAST_DONATION);
    assert!(game.state().is_over() && !game.draft().is_empty());
    let mine = seats(&game, &[Player::Red]);
    let page = column(&view(&game, &mine), english());
    insta::assert_snapshot!(page.lines("turn"));
    let enabled: Vec<_> = page.buttons().into_iter().filter(|button| button.is_enabled).collect();
    for name in ["undo", "restart", "act"] {
        assert!(enabled.iter().any(|button| button.name.as_deref() == Some(name)), "{name}");
    }
}

#[test]
fn players_who_stayed_win_when_the_others_resign() {
    let game = game("1. red church, donate petri.five\n");
    let mut seats = seats(&game, &[Player::Blue]);
    seats[0].has_resigned = true;
    seats[1].has_resigned = true;
    let stage = Stage::Over { how: Done::ByResignation, rematch: None, turning_points: None };
    let page = column(&TableView { stage, ..view(&game, &seats) }, english());
    assert!(page.lines("turn").starts_with("Green wins\nAll the others have resigned."));
}

#[test]
fn open_seats_can_be_handed_on_or_given_to_a_computer() {
    let game = game("");
    let mut seats = seats(&game, &[Player::Red]);
    let invitation = Some("https://example.org/en/join/abc");
    seats[1].occupant = Occupant::Nobody { invitation };
    seats[2].occupant = Occupant::Computer { level: "Master", stands_in_for: None };
    let page = column(
        &TableView { stage: Stage::Gathering(GatheringView::default()), ..view(&game, &seats) },
        english(),
    );
    insta::assert_snapshot!(page.lines("turn"));
    assert!(page.forms().contains(&"/en/table/k3x9/computer".to_owned()));
}

#[test]
fn a_vote_asks_who_has_not_answered() {
    let game = game("1. red beer\n1. blue beer\n");
    let seats = seats(&game, &[Player::Red]);
    let proposal = Proposal {
        kind: ProposalKind::TakeBack(Player::Blue),
        by: "Bo",
        awaits: &["Anna"],
        asks_me: true,
        is_mine: false,
    };
    let asked = TableView { proposal: Some(proposal), ..view(&game, &seats) };
    insta::assert_snapshot!(column(&asked, english()).lines("turn"));
}

#[test]
fn a_seat_is_taken_back_from_its_stand_in() {
    let game = game("1. red beer\n");
    let mut seats = seats(&game, &[Player::Red]);
    let stands_in_for = Some("Anna");
    let occupant = Occupant::Computer { level: "Master", stands_in_for };
    seats[0] = SeatView { occupant, ..seats[0] };
    let page = column(&view(&game, &seats), english());
    insta::assert_snapshot!(page.lines("menu-list"));
}
