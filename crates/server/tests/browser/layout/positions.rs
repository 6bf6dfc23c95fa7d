//! Positions from which every prompt is one or two presses away.

use hamburgum_engine::{Board, Game, Player};
use hamburgum_table::{Entry, Head, Origin, PersonId};

/// Red has some of everything, and tokens to score.
pub(crate) const WEALTHY: &str = "hamburgum record 1
board hamburgum
variant base
players red blue green
start red
rules 1

position
round 9
to-move blue
red prestige 26 money 290 beer 2 sugar 3 cloth 2 timber 4 brick 5 bell 1
red citizens M1 M2 N3
blue prestige 105 money 210 beer 1 sugar 2 timber 1 brick 2
blue citizens P1 P4 M5
green prestige 18 money 130 beer 1 cloth 3
green citizens C1 C3
berth 3 red green
berth 2 red blue green
berth 1 blue
church michaelis red.five red.ships blue.donations* blue.citizens*
church nicolai red.five* blue.ships*
church petri blue.five* red.building
church catharinen green.five*
end

9. blue sugar
9. green trade-west, sell 3 cloth 1 beer
";

/// Red may choose among all officials.
pub(crate) const MAGISTRATE: &str = "hamburgum record 1
board hamburgum
variant one
players red blue green yellow grey
start red
rules 1

position
round 9
to-move red
red prestige 26 money 290 timber 4 brick 5
blue prestige 105 money 210
berth 3 red green blue
church petri red.five* blue.donations*
end
";

/// One donation of Red ends the game.
pub(crate) const LAST_DONATION: &str = "hamburgum record 1
board hamburgum
variant base
players red blue
start red
rules 1

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
";

/// A table where this person plays all seats.
pub(crate) fn table(record: &str, person: PersonId) -> (Head, Vec<Entry>) {
    let game = Game::parse(record, &Board::built_in()).expect("a record");
    let from = Origin::Table { id: "alster".to_owned(), name: "Alster".to_owned(), at: 0 };
    let head = Head::going_on("Alster".to_owned(), &game, Vec::new(), 7, from);
    let sit = |&seat: &Player| Entry::Sit { seat, person, name: Some("Anna".to_owned()) };
    (head, game.state().players().iter().map(sit).collect())
}
