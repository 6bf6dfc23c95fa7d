//! What players could do in their next turns, as far as the table tells now.

use super::super::Reason;
use hamburgum_engine::{BuildingKind, Church, Effect, Field, Material, Official, Player, State};

/// A sale must get better by so much money to be told.
const BETTER_SALE: u32 = 60;
/// An official that would have paid another player less is not missed.
const MISSED_PAY: u32 = 40;

/// What a player could do in the next turn after a turn, and could not instead of it.
pub(super) fn enabled(before: &State<'_>, after: &State<'_>, player: Player) -> Vec<Reason> {
    let mut found = Vec::new();
    match (completion(before, player), completion(after, player)) {
        (None, Some(church)) => {
            found.push(Reason::EnablesCompletion { church, bonus: after.next_bonus() });
        }
        _ if donation(before, player).is_none() => {
            found.extend(donation(after, player).map(|church| Reason::EnablesDonation { church }));
        }
        _ => {}
    }
    if sites(before, player) == 0 && sites(after, player) > 0 {
        found.push(Reason::EnablesBuilding { sites: sites(after, player) });
    }
    if !can_launch(before, player) && can_launch(after, player) {
        found.push(Reason::EnablesShip);
    }
    let (money, former) = (sale(after, player), sale(before, player));
    if money >= former + BETTER_SALE {
        found.push(Reason::EnablesSale { money, more: money - former });
    }
    found
}

/// What an action took that another player could have had next.
pub(super) fn forestalled(
    before: &State<'_>,
    player: Player,
    effects: &[Effect],
) -> Option<Reason> {
    let others = || before.players().iter().copied().filter(|&other| other != player);
    effects.iter().find_map(|effect| match *effect {
        Effect::ChurchCompleted { church, bonus, .. } => others()
            .find(|&other| can_complete(before, other, church))
            .map(|player| Reason::Forestalls { player, church, bonus }),
        Effect::OfficialAppointed { official, .. } => others()
            .map(|other| (pay(before, other, official), other))
            .max_by_key(|(money, _)| *money)
            .filter(|(money, _)| *money >= MISSED_PAY)
            .map(|(money, player)| Reason::TakesOfficial { player, official, money }),
        _ => None,
    })
}

/// The church that the player could complete in the next turn.
pub(super) fn completion(state: &State<'_>, player: Player) -> Option<Church> {
    Church::ALL.into_iter().find(|&church| can_complete(state, player, church))
}

fn can_complete(state: &State<'_>, player: Player, church: Church) -> bool {
    state.donation_count(church) == 4
        && state.move_cost(player, Field::Church) <= state.prestige(player)
        && can_pay(state, player, church)
}

/// Whether the player has what the next donation takes there (DON-2).
fn can_pay(state: &State<'_>, player: Player, church: Church) -> bool {
    let materials = state.materials(player);
    state.donation_cost(player, church).is_some_and(|cost| {
        cost.money <= state.money(player)
            && cost.materials.iter().all(|&material| materials[material] > 0)
    })
}

/// Whether the player comes there without paying (TURN-4).
fn reaches(state: &State<'_>, player: Player, field: Field) -> bool {
    state.move_cost(player, field) == 0
}

/// The church to which the player could donate in the next turn: where the best token lies.
fn donation(state: &State<'_>, player: Player) -> Option<Church> {
    let best_token = |church: &Church| {
        let offered = state.tokens_on_offer(*church);
        offered.iter().map(|token| state.token_worth(player, token)).max()
    };
    let open = Church::ALL.into_iter().filter(|&church| can_pay(state, player, church));
    open.max_by_key(best_token).filter(|_| reaches(state, player, Field::Church))
}

/// On how many sites the player could build in the next turn.
fn sites(state: &State<'_>, player: Player) -> u16 {
    let can_build =
        reaches(state, player, Field::Guildhall) && state.materials(player)[Material::Brick] > 0;
    if can_build { state.open_sites(player).len() as u16 } else { 0 }
}

fn can_launch(state: &State<'_>, player: Player) -> bool {
    reaches(state, player, Field::Dockyard)
        && state.materials(player)[Material::Timber] > 0
        && state.ships_in_supply(player) > 0
}

/// What the player could get for all goods in the next turn.
fn sale(state: &State<'_>, player: Player) -> u32 {
    let is_near =
        [Field::TradeWest, Field::TradeEast].iter().any(|&field| reaches(state, player, field));
    if is_near { state.loading(player, state.goods(player)).money } else { 0 }
}

/// What an official would pay another player who could build it in the next turn.
fn pay(state: &State<'_>, player: Player, official: Official) -> u32 {
    let board = state.board();
    if sites(state, player) == 0 {
        return 0;
    }
    let open = state.open_sites(player).and(board.sites_for(BuildingKind::Official));
    open.iter().map(|site| state.official_pays(player, official, site)).max().unwrap_or(0)
}
