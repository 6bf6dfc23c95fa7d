//! Snapshots of advice in the column.

use super::{column, language, seats, view};
use crate::table::{
    Advice, Explained, Explanation, Forecast, Hint, IdeaView, TableView, Thought, Warning,
};
use crate::{GivenAway, Language, OnOther, Remark, Texts, Versus};
use hamburgum_engine::{
    Action, Board, Church, Field, Game, Good, Player, Seating, Setup, State, Variant,
};
use hamburgum_table::Advising;

fn game() -> Game<'static> {
    let setup = Setup::initial(Variant::Base, Seating::of_count(2).expect("two players"));
    let mut game = Game::new(Board::hamburgum(), setup).expect("a game");
    for line in ["1. red beer", "1. blue cloth"] {
        game.play_line(line).expect("a turn");
    }
    game
}

fn idea(actions: &[Action], win: f32) -> IdeaView {
    let forecast = |player, win| Forecast { player, win, prestige: 40.26 };
    IdeaView {
        actions: actions.to_vec(),
        forecasts: vec![forecast(Player::Red, win), forecast(Player::Blue, 1.0 - win)],
        causes: vec![Remark::EnablesShip],
        drawbacks: vec![Remark::OnOther(Player::Red, OnOther::CanComplete(Church::ALL[0], 7))],
        versus: None,
        loss: GivenAway { win: 0.6 - win, prestige: 10.0 * (0.6 - win), cost: 20.0 * (0.6 - win) },
    }
}

fn sale() -> IdeaView {
    let beer = Action::Sell(Good::Beer);
    let by = GivenAway { win: 0.253, prestige: 2.53, cost: 5.0 };
    let versus = Versus::Ahead { field: Field::Sugar, by };
    let sale = idea(&[Action::Move(Field::TradeWest), beer, beer, Action::Done], 0.6);
    IdeaView { versus: Some(versus), ..sale }
}

fn sugar() -> IdeaView {
    let sugar = idea(&[Action::Move(Field::Sugar), Action::Done], 0.347);
    let versus = Versus::Behind { field: Field::TradeWest, by: sugar.loss };
    IdeaView { versus: Some(versus), ..sugar }
}

/// All kinds of advice at once.
fn advice(start: State<'static>, before: State<'static>) -> Advice {
    let (hint, explained) = (
        Hint { start, ideas: vec![sale(), sugar()] },
        Explanation { start: before, played: sugar(), others: vec![sale()] },
    );
    Advice {
        is_guarded: false,
        leave: Advising::Allowed,
        has_tutor: true,
        hint: Some(Thought::Done(hint)),
        warning: None,
        explained: vec![Explained {
            player: Player::Blue,
            turn: 1,
            thought: Some(Thought::Done(Some(explained))),
        }],
    }
}

#[test]
fn hints_and_explanations_read_well() {
    let game = game();
    let seats = seats(&game, &[Player::Red]);
    let (before, _) = game.steps().nth(2).expect("the turn of Blue");
    let advice = advice(*game.state(), before);
    let view = TableView { advice: &advice, ..view(&game, &seats) };
    let page = column(&view, Texts::of(Language::English));
    insta::assert_snapshot!(page.lines("advice"));
    insta::assert_snapshot!(page.lines("explained-blue"));
    assert!(page.lines("news").contains("Hint ready."));
    for place in 0..4 {
        column(&view, language(place));
    }
}

#[test]
fn a_held_turn_offers_nothing_else() {
    let mut game = game();
    game.play(Action::Move(Field::Sugar)).expect("a way on the rondel");
    let seats = seats(&game, &[Player::Red]);
    let (start, _) = game.steps().nth(4).expect("the turn of Red");
    let warning = Warning { start, grade: "blunder", played: sugar(), better: sale() };
    for thought in [Thought::Running, Thought::Done(Some(warning))] {
        let advice =
            Advice { leave: Advising::Allowed, warning: Some(thought), ..Advice::default() };
        let view = TableView { advice: &advice, ..view(&game, &seats) };
        let page = column(&view, Texts::of(Language::English));
        let turn: Vec<_> = page.buttons().into_iter().filter(|one| one.value == "done").collect();
        assert_eq!(turn.len(), 1, "the turn ends only by the tutor's own button");
        assert!(page.forms().contains(&"/en/table/k3x9/think-again".to_owned()));
        if matches!(advice.warning, Some(Thought::Done(_))) {
            insta::assert_snapshot!(page.lines("warning"));
        }
    }
}
