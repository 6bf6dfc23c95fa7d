//! The numbers of actions, the same for every board.

use hamburgum_engine::{Action, Board, BuildingKind, Field, Good, Material, Official, Site, Token};

/// The number of actions of players.
pub const ACTIONS: usize = DONE + 1;

/// The number of chance events, which are numbered after the actions.
pub const CHANCES: usize = BLUE;

/// The blue officials, of which one can be chosen (VAR-1).
const BLUE: usize = 7;

const SELL: usize = Field::ALL.len();
const BUY: usize = SELL + Good::ALL.len();
const LAUNCH: usize = BUY + Material::ALL.len();
const DONATE: usize = LAUNCH + 1;
const SCORE: usize = DONATE + 30;
const BUILD: usize = SCORE + 30;
const APPOINT: usize = BUILD + Site::COUNT;
const SKIP: usize = APPOINT + BLUE * BLUE;
const DONE: usize = SKIP + 1;

/// The number of an action on a board: 0 to 153 for players, in the order of the engine, and from
/// 154 on for chance.
///
/// ```
/// use hamburgum_ai::encoding::{ACTIONS, action_number};
/// use hamburgum_engine::{Action, Board, Field};
///
/// let board = Board::hamburgum();
/// assert_eq!(action_number(board, Action::Move(Field::Sugar)), 0);
/// assert_eq!(action_number(board, Action::Done), ACTIONS - 1);
/// ```
pub fn action_number(board: &Board, action: Action) -> usize {
    let token_number = Token::index;
    match action {
        Action::Move(field) => field.index(),
        Action::Sell(good) => SELL + good.index(),
        Action::Buy(material) => BUY + material.index(),
        Action::Launch => LAUNCH,
        Action::Donate(token) => DONATE + token_number(token),
        Action::Score(token) => SCORE + token_number(token),
        Action::Build(site) => BUILD + site.index(),
        Action::Appoint(site, official) => {
            let sites = board.sites_for(BuildingKind::Official);
            let before = sites.iter().take_while(|&other| other < site).count();
            APPOINT + BLUE * before + blue_number(official)
        }
        Action::Skip => SKIP,
        Action::Done => DONE,
        Action::Reveal(official) => ACTIONS + blue_number(official),
    }
}

/// The place of an official among the blue ones; those of the base game are never chosen.
fn blue_number(official: Official) -> usize {
    official.index().saturating_sub(Official::Canon.index())
}
