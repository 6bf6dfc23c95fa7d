//! What players could do in their next turns, if nothing else changes.

use super::super::TurnReason;
use hamburgum_engine::{
    BuildingKind, Church, DonationCost, Effect, Field, Material, Official, Player, State,
};

/// The least improvement of a sale that is mentioned.
const BETTER_SALE: u32 = 60;
/// The least payment of an official to another player at which taking it counts.
const MISSED_PAY: u32 = 40;

/// What a player could do in the next turn only because of this turn.
pub(super) fn enabled(before: &State<'_>, after: &State<'_>, player: Player) -> Vec<TurnReason> {
    let mut found = Vec::new();
    match (completion(before, player), completion(after, player)) {
        (None, Some(church)) => {
            found.push(TurnReason::EnablesCompletion { church, bonus: after.next_bonus() });
        }
        _ => found.extend(more_donations(before, after, player)),
    }
    let count = buildings(after, player);
    if buildings(before, player) == 0 && count > 0 {
        found.push(TurnReason::EnablesBuilding { count });
    }
    if !can_launch(before, player) && can_launch(after, player) {
        found.push(TurnReason::EnablesShip);
    }
    let (money, former) = (sale(after, player), sale(before, player));
    if money >= former + BETTER_SALE {
        found.push(TurnReason::EnablesSale { money, more: money - former });
    }
    found
}

/// What an action took that another player could have had next.
pub(super) fn forestalled(
    before: &State<'_>,
    player: Player,
    effects: &[Effect],
) -> Option<TurnReason> {
    let others = || before.players().iter().copied().filter(|&other| other != player);
    effects.iter().find_map(|effect| match *effect {
        Effect::ChurchCompleted { church, bonus, .. } => others()
            .find(|&other| can_complete(before, other, church))
            .map(|player| TurnReason::Forestalls { player, church, bonus }),
        Effect::OfficialAppointed { official, .. } => others()
            .map(|other| (pay(before, other, official), other))
            .max_by_key(|(money, _)| *money)
            .filter(|(money, _)| *money >= MISSED_PAY)
            .map(|(money, player)| TurnReason::TakesOfficial { player, official, money }),
        _ => None,
    })
}

/// The church that the player could complete in the next turn.
pub(super) fn completion(state: &State<'_>, player: Player) -> Option<Church> {
    Church::ALL.into_iter().find(|&church| can_complete(state, player, church))
}

fn can_complete(state: &State<'_>, player: Player, church: Church) -> bool {
    state.lacks_one_donation(church)
        && state.move_cost(player, Field::Church) <= state.prestige(player)
        && state.can_pay_donation(player, church)
}

/// Whether the player can move there without paying prestige (TURN-4).
fn reaches(state: &State<'_>, player: Player, field: Field) -> bool {
    state.move_cost(player, field) == 0
}

/// The reason for more possible donations to one church in the next turn.
fn more_donations(before: &State<'_>, after: &State<'_>, player: Player) -> Option<TurnReason> {
    let former = most_donations(before, player).map_or(0, |(count, _)| count);
    let (count, church) = most_donations(after, player)?;
    (count > former).then_some(TurnReason::EnablesDonations { church, count })
}

/// How many donations the player could make in the next turn, and to which church.
fn most_donations(state: &State<'_>, player: Player) -> Option<(u8, Church)> {
    if !reaches(state, player, Field::Church) {
        return None;
    }
    let counts = Church::ALL.into_iter().map(|church| (donations(state, player, church), church));
    counts.max_by_key(|(count, _)| *count).filter(|(count, _)| *count > 0)
}

/// How many donations to a church the player could pay for in one turn (DON-1, DON-2).
fn donations(state: &State<'_>, player: Player, church: Church) -> u8 {
    let (mut money, mut materials) = (state.money(player), state.materials(player));
    let citizens = state.citizens(player).len();
    let mut pay = |number: u8| {
        let Some(cost) = DonationCost::after(number, citizens) else { return false };
        let has_all = cost.materials.iter().all(|&material| materials[material] > 0);
        if !has_all || cost.money > money {
            return false;
        }
        cost.materials.iter().for_each(|&material| materials[material] -= 1);
        money -= cost.money;
        true
    };
    let first = state.donation_count(church);
    (first..5).take_while(|&number| pay(number)).count() as u8
}

/// How many buildings the player could build at most in the next turn (BUILD-1, BUILD-4).
fn buildings(state: &State<'_>, player: Player) -> u16 {
    if !reaches(state, player, Field::Guildhall) {
        return 0;
    }
    let materials = state.materials(player);
    let affordable = materials[Material::Brick].min(materials[Material::Timber]);
    affordable.min(state.open_sites(player).len() as u16)
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
    if buildings(state, player) == 0 {
        return 0;
    }
    let open = state.open_sites(player).and(board.sites_for(BuildingKind::Official));
    open.iter().map(|site| state.official_pays(player, official, site)).max().unwrap_or(0)
}
