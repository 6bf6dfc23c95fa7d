//! Writing a position.

use crate::{Berth, Board, Donation, Holdings, OnBoard, Player, Setup};
use std::fmt;

/// Writes the lines between `position` and `end`.
impl fmt::Display for OnBoard<'_, Setup> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { thing: setup, board } = *self;
        writeln!(f, "round {}\nto-move {}", setup.round(), setup.to_move())?;
        for &player in setup.seating.players() {
            write_holdings(f, board, player, &setup.holdings[player])?;
        }
        for berth in [Berth::Three, Berth::Two, Berth::One] {
            write_line(f, &format!("berth {berth}"), setup.berths[berth].iter())?;
        }
        for (church, donations) in setup.donations.iter().filter(|(_, list)| !list.is_empty()) {
            let key = format!("church {}", board.church_info(church).id);
            write_line(f, &key, donations.iter().copied().map(written_donation))?;
        }
        if !setup.completed.is_empty() {
            let ids = setup.completed.iter().map(|&church| &board.church_info(church).id);
            write_line(f, "completed", ids)?;
        }
        let built = setup.offices.iter().filter_map(|(office, by)| Some((office, (*by)?)));
        let mut built =
            built.map(|(office, by)| format!("{}:{by}", office.official(setup.variant))).peekable();
        if built.peek().is_some() {
            write_line(f, "officials", built)?;
        }
        setup.visible.map_or(Ok(()), |official| writeln!(f, "visible {official}"))
    }
}

fn write_line(
    f: &mut fmt::Formatter<'_>,
    key: &str,
    values: impl Iterator<Item = impl fmt::Display>,
) -> fmt::Result {
    f.write_str(key)?;
    for value in values {
        write!(f, " {value}")?;
    }
    f.write_str("\n")
}

fn write_holdings(
    f: &mut fmt::Formatter<'_>,
    board: &Board,
    player: Player,
    holdings: &Holdings,
) -> fmt::Result {
    write!(f, "{player} prestige {} money {}", holdings.prestige, holdings.money)?;
    holdings.goods.iter().try_for_each(|(good, units)| write!(f, " {good} {units}"))?;
    holdings.materials.iter().try_for_each(|(item, units)| write!(f, " {item} {units}"))?;
    if let Some(field) = holdings.marker {
        write!(f, " marker {field}")?;
    }
    f.write_str("\n")?;
    if holdings.citizens.is_empty() {
        return Ok(());
    }
    let ids = holdings.citizens.iter().map(|site| &board.site_info(site).id);
    write_line(f, &format!("{player} citizens"), ids)
}

/// `red.ships`, with a star if the token is scored.
fn written_donation(donation: Donation) -> String {
    let star = if donation.scored { "*" } else { "" };
    format!("{}.{}{star}", donation.by, donation.kind)
}
