//! What turns do, in English.

use crate::names::{self, counted, spaced};
use hamburgum_ai::{Part, Reason};
use hamburgum_engine::{Board, BuildingKind, ByMaterial, Church, Material};

/// A reason, as it follows the player's name: "scores petri.ships for 6".
pub(crate) fn reason(reason: Reason, board: &Board) -> String {
    match reason {
        Reason::EndsGame { place, prestige, margin } => {
            format!("{} with {prestige} prestige, {}", ending(place), ahead(margin))
        }
        Reason::CompletesChurch { church, bonus } => {
            format!("completes {}: +{bonus}", name(church, board))
        }
        Reason::TakesToken { token, now, later } => {
            let later = if later >= 0.5 { format!(" and {later:.0} later") } else { String::new() };
            format!("takes {}, worth {now} now{later}", board.say(&token))
        }
        Reason::Scores { token, points } => format!("scores {} for {points}", board.say(&token)),
        Reason::Sells { units, money } => format!("sells {} for {money}", counted(units, "good")),
        Reason::Buys { materials, money } => format!("buys {} for {money}", bought(materials)),
        Reason::Produces { good, units } => format!("produces {units} {good}"),
        Reason::Launches { ships } => format!("builds {}", counted(ships, "ship")),
        Reason::Builds { kind, count, money } => {
            format!("builds {count} {}{}", buildings(kind, count), income(money))
        }
        Reason::Appoints { official, money } => {
            format!("takes the {}{}", spaced(official.word()), income(money))
        }
        Reason::PaysPrestige { field, points } => {
            format!("pays {points} prestige for the way to {field}")
        }
        Reason::Denies { player, token, points } => {
            format!("denies {} {}, worth {points}", player.name(), board.say(&token))
        }
        Reason::MovesShipsOn { player, before, after } => {
            let fewer = counted(before - after, "unit");
            format!("moves ships on, so that {}'s carry {fewer} less", player.name())
        }
        Reason::LetsComplete { player, church, bonus, is_last } => {
            let which = if is_last { ", the last church" } else { "" };
            let church = name(church, board);
            format!("leaves {} able to complete {church}{which}: +{bonus}", player.name())
        }
        Reason::Forestalls { player, church, bonus } => {
            let church = name(church, board);
            format!("is faster than {}, who could complete {church}: +{bonus}", player.name())
        }
        Reason::TakesOfficial { player, official, money } => {
            let official = spaced(official.word());
            format!("takes the {official}, who would pay {} {money}", player.name())
        }
        Reason::EnablesCompletion { church, bonus } => {
            format!("can complete {} next: +{bonus}", name(church, board))
        }
        Reason::EnablesDonation { church } => {
            format!("can donate to {} next", name(church, board))
        }
        Reason::EnablesBuilding { sites } => {
            format!("can build next, on {}", counted(sites, "site"))
        }
        Reason::EnablesShip => "can build a ship next".to_owned(),
        Reason::EnablesSale { money, more } => {
            format!("can sell for {money} next, {more} more than before")
        }
        Reason::Shifts { part } => format!("changes {}", self::part(part)),
    }
}

/// A part of the expected prestige.
pub(crate) fn part(part: Part) -> &'static str {
    match part {
        Part::Prestige => "the prestige on the track",
        Part::Tokens => "the tokens kept",
        Part::Money => "the money",
        Part::Materials => "the materials",
        Part::Goods => "the goods",
        Part::Harbour => "the ships",
        Part::Production => "the production",
        Part::City => "the place in the city",
        Part::Churches => "the churches within reach",
        Part::Prospects => "what is still to come",
        Part::Rondel => "the place on the rondel",
        Part::Tempo => "whose turn it is",
    }
}

fn ending(place: usize) -> String {
    match place {
        1 => "ends the game and wins".to_owned(),
        _ => format!("ends the game in place {place}"),
    }
}

fn ahead(margin: i64) -> String {
    match margin {
        0 => "level with the best other".to_owned(),
        1.. => format!("{margin} ahead"),
        _ => format!("{} behind", -margin),
    }
}

fn name(church: Church, board: &Board) -> &str {
    &board.church_info(church).name
}

fn buildings(kind: BuildingKind, count: u16) -> String {
    if count == 1 { spaced(kind.word()) } else { names::buildings(kind).to_owned() }
}

fn income(money: u32) -> String {
    if money == 0 { String::new() } else { format!(" and receives {money}") }
}

fn bought(materials: ByMaterial<u16>) -> String {
    let kinds = Material::ALL.into_iter().filter(|&material| materials[material] > 0);
    let counts = kinds.map(|material| match materials[material] {
        1 => format!("1 {material}"),
        units => format!("{units} {}", names::materials(material)),
    });
    counts.collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::reason;
    use hamburgum_ai::{Grade, Part, Reason};
    use hamburgum_engine::{Board, BuildingKind, ByMaterial, Player, Token, TokenKind};
    use hamburgum_web::{Language, Texts};

    #[test]
    fn pages_know_the_words_of_the_analysis() {
        for texts in Language::ALL.map(Texts::of) {
            for part in Part::ALL {
                assert!(texts.part(part.word()).is_some(), "{part}");
            }
            for grade in Grade::ALL {
                assert!(texts.grade(grade.word()).is_some(), "{grade}");
            }
        }
    }

    #[test]
    fn reasons_are_sentences() {
        let board = Board::hamburgum();
        let church = board.church("petri").expect("a church of Hamburg");
        let token = Token::new(church, TokenKind::Citizens);
        let check = |one, expected: &str| assert_eq!(reason(one, board), expected);
        check(Reason::CompletesChurch { church, bonus: 7 }, "completes St. Petri: +7");
        check(
            Reason::TakesToken { token, now: 8, later: 4.2 },
            "takes petri.citizens, worth 8 now and 4 later",
        );
        check(Reason::Sells { units: 4, money: 340 }, "sells 4 goods for 340");
        let materials = ByMaterial([1, 3, 0]);
        check(Reason::Buys { materials, money: 150 }, "buys 1 timber, 3 bricks for 150");
        let kind = BuildingKind::Merchant;
        check(Reason::Builds { kind, count: 1, money: 100 }, "builds 1 merchant and receives 100");
        check(
            Reason::Denies { player: Player::Blue, token, points: 8 },
            "denies Blue petri.citizens, worth 8",
        );
        check(
            Reason::LetsComplete { player: Player::Blue, church, bonus: 3, is_last: true },
            "leaves Blue able to complete St. Petri, the last church: +3",
        );
        check(
            Reason::EndsGame { place: 2, prestige: 40, margin: -3 },
            "ends the game in place 2 with 40 prestige, 3 behind",
        );
    }
}
