//! The encoding of what each player can still get: by tokens that grow, by donations, by completing a
//! church.

use super::growth::{Growth, STEP};
use super::layout::SEATS;
use super::scene::Scene;
use super::writer::Writer;
use hamburgum_engine::{Berth, Church, Field, Player, Token, TokenKind, TokenSet};

/// Whether one donation can be paid is a flag of the seat.
const PAYABLE_MARKS: [u32; 2] = [2, 3];
/// The tokens of which each church has one that counts sites.
const COUNTING_SITES: [TokenKind; 2] = [TokenKind::Building, TokenKind::Citizens];
/// The tokens of which it does not matter from which church they are.
const EQUAL: [TokenKind; 2] = [TokenKind::Donations, TokenKind::Ships];

const TOKENS: usize = EQUAL.len() * (1 + Growth::WIDTH) + 1;
const CHURCH: usize = COUNTING_SITES.len() * Growth::WIDTH + PAYABLE_MARKS.len() + 1;
const WHOLE: usize = 2;
const NEXT_TURN: usize = 3;

/// The size of a player's prospects in bytes.
pub(super) const PROSPECT_WIDTH: usize = TOKENS + 6 * CHURCH + WHOLE + NEXT_TURN;

/// Writes the player to act and then the others clockwise.
pub(super) fn write_prospects(scene: &Scene<'_, '_>, writer: &mut Writer<'_>) {
    scene.seated().for_each(|player| write_prospect(scene, player, writer));
    writer.skip((SEATS - scene.state.players().len()) * PROSPECT_WIDTH);
}

fn write_prospect(scene: &Scene<'_, '_>, player: Player, writer: &mut Writer<'_>) {
    let (mut tokens, mut gifts) = (Unscored::default(), Gifts::default());
    write_equal_tokens(scene, player, &mut tokens, writer);
    for church in scene.churches {
        for kind in COUNTING_SITES {
            write_growth(scene, player, Token::new(church, kind), &mut tokens, writer);
        }
        write_gifts(scene, player, church, &mut gifts, writer);
    }
    writer.units(STEP * tokens.next);
    writer.units(STEP * tokens.settled);
    write_next_turn(scene, player, gifts, writer);
}

/// What follows from all unscored tokens of a player together, and not by adding up their growth, which
/// the network can do.
#[derive(Default)]
struct Unscored {
    /// The most that one of them can gain by the next turn.
    next: u32,
    /// What those score that could grow once and cannot any more.
    settled: u32,
}

/// What the player can get by donating with what they have.
#[derive(Clone, Copy, Default)]
struct Gifts {
    /// What the best token on offer would score.
    best: u32,
    can_complete: bool,
}

fn write_equal_tokens(
    scene: &Scene<'_, '_>,
    player: Player,
    tokens: &mut Unscored,
    writer: &mut Writer<'_>,
) {
    let state = scene.state;
    let unscored = state.unscored_tokens(player);
    for kind in EQUAL {
        match unscored.and(TokenSet::of(kind)).iter().next() {
            Some(token) => {
                writer.units(STEP * u32::from(state.token_worth(player, token)));
                write_growth(scene, player, token, tokens, writer);
            }
            None => writer.skip(1 + Growth::WIDTH),
        }
    }
    // SHIP-3: ships in berth 1 are the next to leave, and a ships token loses by it.
    let has_ships_token = !unscored.and(TokenSet::of(TokenKind::Ships)).is_empty();
    let leaving = u32::from(state.ships_at(player, Berth::One));
    writer.units(if has_ships_token { 8 * leaving } else { 0 });
}

/// The growth of a token, if it is an unscored one of the player.
fn write_growth(
    scene: &Scene<'_, '_>,
    player: Player,
    token: Token,
    tokens: &mut Unscored,
    writer: &mut Writer<'_>,
) {
    if !scene.state.unscored_tokens(player).contains(token) {
        return writer.skip(Growth::WIDTH);
    }
    let growth = Growth::of(scene, player, token);
    growth.write(writer);
    tokens.next = tokens.next.max(growth.next);
    if growth.most == 0 {
        tokens.settled += u32::from(scene.state.token_worth(player, token));
    }
}

/// How many donations the player can pay for at a church, and whether they complete it.
fn write_gifts(
    scene: &Scene<'_, '_>,
    player: Player,
    church: Church,
    gifts: &mut Gifts,
    writer: &mut Writer<'_>,
) {
    let state = scene.state;
    let payable = state.payable_donations(player, church);
    if payable == 0 {
        return writer.skip(PAYABLE_MARKS.len() + 1);
    }
    writer.thermometer(payable.into(), &PAYABLE_MARKS);
    let completes = state.donation_count(church) + payable == Church::DONATIONS;
    writer.flag(completes);
    gifts.can_complete |= completes;
    let offer = state.tokens_on_offer(church).iter();
    let best = offer.map(|token| state.token_worth(player, token)).max().unwrap_or(0);
    gifts.best = gifts.best.max(best.into());
}

/// What the player can get by a turn in the church, if they can pay for the way there.
fn write_next_turn(scene: &Scene<'_, '_>, player: Player, gifts: Gifts, writer: &mut Writer<'_>) {
    let state = scene.state;
    if state.move_cost(player, Field::Church) > state.prestige(player) {
        return writer.skip(NEXT_TURN);
    }
    writer.units(3 * gifts.best);
    writer.units(if gifts.can_complete { 4 * u32::from(state.next_bonus()) } else { 0 });
    writer.flag(gifts.can_complete && state.completed().count() + 1 == Church::ALL.len());
}

#[cfg(test)]
mod tests {
    use super::super::{Encoder, POSITION_WIDTH, layout};
    use super::*;
    use hamburgum_engine::{Board, Game};

    /// All sites of the merchants are taken; of the captains' two are free, and one of them is within
    /// reach.
    const RECORD: &str = "\
hamburgum record 1
board hamburgum
variant base
players red blue
start red
rules 1
position
round 9
red prestige 20 money 120 timber 2 brick 2 marker dockyard
red citizens M3 C1
blue prestige 22 money 90 timber 1 brick 1 marker dockyard
blue citizens N5 P3
berth 3 red blue
church michaelis blue.five* red.building
church nicolai red.five* blue.ships
church petri blue.five* blue.donations
church jacobi red.five* red.building
end
";

    #[test]
    fn growth_and_gifts_are_encoded_for_each_church() {
        let game = Game::parse(RECORD, &Board::built_in()).expect("a valid record");
        let mut bytes = [0; POSITION_WIDTH];
        Encoder::new(game.state()).position(&mut bytes);
        let slices = layout();
        let slice = slices.iter().find(|slice| slice.name == "prospects of seat 0");
        let prospect = &bytes[slice.expect("the prospects of the first seat").start..];
        let church = |id: &str| {
            let church = game.board().church(id).expect("a church of Hamburg");
            let role = game.board().church_info(church).building.index();
            &prospect[TOKENS + CHURCH * role..][..CHURCH]
        };
        assert_eq!(church("michaelis"), [0, 0, 0, 0, 32, 0, 0]);
        assert_eq!(church("jacobi"), [20, 10, 0, 0, 32, 0, 0]);
        let whole_and_turn = &prospect[TOKENS + 6 * CHURCH..PROSPECT_WIDTH];
        assert_eq!(whole_and_turn, [10, 10, 15, 0, 0]);
    }
}
