//! Reading a position.

use crate::notation::Lines;
use crate::notation::action::{read_church, read_site};
use crate::notation::error::{RecordError, RecordLine};
use crate::{
    Berth, Board, Donation, Good, Material, Office, Player, Seating, Setup, UnknownWord, Variant,
};
use std::collections::BTreeSet;
use std::str::{FromStr, SplitWhitespace};

/// What a line of a position begins with.
const LINES: &str = "round, to-move, a player, berth, church, completed, officials, visible or end";

/// Reads a position up to its `end`, and returns that line.
pub(in crate::notation) fn read<'t>(
    lines: &mut Lines<'t>,
    board: &Board,
    variant: Variant,
    seating: Seating,
) -> Result<(Setup, RecordLine<'t>), RecordError> {
    lines.next();
    let mut reader = Reader::new(board, variant, seating);
    loop {
        let line = lines.next();
        if line.text == "end" {
            let setup = reader.finished().map_err(|right| line.cannot_read(right))?;
            return Ok((setup, line));
        }
        reader.read_line(line.text).map_err(|right| line.cannot_read(right))?;
    }
}

/// Reads the lines of a position without `position` and `end`.
pub(in crate::notation) fn read_lines(
    lines: &mut Lines<'_>,
    board: &Board,
    variant: Variant,
    seating: Seating,
) -> Result<Setup, RecordError> {
    let mut reader = Reader::new(board, variant, seating);
    while lines.peek().is_some() {
        let line = lines.next();
        reader.read_line(line.text).map_err(|right| line.cannot_read(right))?;
    }
    let end = lines.next();
    reader.finished().map_err(|right| end.cannot_read(right))
}

struct Reader<'b> {
    board: &'b Board,
    setup: Setup,
    round: u32,
    to_move: Option<Player>,
    /// The facts read so far, so that no line silently overrides an earlier one.
    said: BTreeSet<String>,
}

impl<'b> Reader<'b> {
    fn new(board: &'b Board, variant: Variant, seating: Seating) -> Self {
        let setup = Setup::bare(variant, seating);
        Self { board, setup, round: 1, to_move: None, said: BTreeSet::new() }
    }
}

impl Reader<'_> {
    fn read_line(&mut self, text: &str) -> Result<(), String> {
        let mut words = text.split_whitespace();
        match words.next().unwrap_or_default() {
            "round" => {
                self.say_once("round")?;
                self.round = only(words, "a number")?;
            }
            "to-move" => {
                self.say_once("to-move")?;
                self.to_move = Some(word(&only::<String>(words, "a player")?)?);
            }
            "berth" => {
                let berth = word::<Berth>(words.next().unwrap_or_default())?;
                self.say_once(&format!("berth {berth}"))?;
                self.setup.berths[berth] = words.map(word).collect::<Result<_, _>>()?;
            }
            "church" => {
                let church = read_church(self.board, words.next().unwrap_or_default())?;
                self.say_once(&format!("church {}", self.board.church_info(church).id))?;
                self.setup.donations[church] =
                    words.map(read_donation).collect::<Result<_, _>>()?;
            }
            "completed" => {
                self.say_once("completed")?;
                self.setup.completed =
                    words.map(|id| read_church(self.board, id)).collect::<Result<_, _>>()?;
            }
            "officials" => words.try_for_each(|entry| self.read_official(entry))?,
            "visible" => {
                self.say_once("visible")?;
                self.setup.visible = Some(word(&only::<String>(words, "an official")?)?);
            }
            "" => return Err("a position ends with \"end\"".to_owned()),
            key => match key.parse() {
                Ok(player) => self.read_player(player, words)?,
                Err(_) => return Err(format!("a line of a position begins with {LINES}")),
            },
        }
        Ok(())
    }

    fn read_player(&mut self, player: Player, words: SplitWhitespace<'_>) -> Result<(), String> {
        let mut words = words.peekable();
        if words.next_if_eq(&"citizens").is_some() {
            return words.try_for_each(|id| self.read_citizen(player, id));
        }
        while let Some(key) = words.next() {
            let value =
                words.next().ok_or_else(|| format!("{key:?} must be followed by a value"))?;
            self.say_once(&format!("{player} {key}"))?;
            let holdings = &mut self.setup.holdings[player];
            match key {
                "prestige" => holdings.prestige = number(value)?,
                "money" => holdings.money = number(value)?,
                "marker" => holdings.marker = Some(word(value)?),
                _ => {
                    if let Ok(good) = key.parse::<Good>() {
                        holdings.goods[good] = number(value)?;
                    } else if let Ok(material) = key.parse::<Material>() {
                        holdings.materials[material] = number(value)?;
                    } else {
                        return Err(format!(
                            "{key:?} is nothing that a player has: use prestige, money, a good, \
                             a material, marker or citizens"
                        ));
                    }
                }
            }
        }
        Ok(())
    }

    fn read_citizen(&mut self, player: Player, id: &str) -> Result<(), String> {
        let site = read_site(self.board, id)?;
        self.say_once(&format!("{player} citizens {id}"))?;
        let citizens = &mut self.setup.holdings[player].citizens;
        *citizens = citizens.with(site);
        Ok(())
    }

    fn say_once(&mut self, fact: &str) -> Result<(), String> {
        if self.said.insert(fact.to_owned()) {
            Ok(())
        } else {
            Err(format!("{fact:?} is said a second time: say it once"))
        }
    }

    /// `sexton:red`: the first one of that name that is not taken.
    fn read_official(&mut self, entry: &str) -> Result<(), String> {
        let right = || format!("{entry:?} is no built official: write it like sexton:red");
        let (official, player) = entry.split_once(':').ok_or_else(right)?;
        let (official, player) = (word(official)?, word::<Player>(player)?);
        let variant = self.setup.variant;
        let free = |office: &Office| {
            office.official(variant) == official && self.setup.offices[*office].is_none()
        };
        let office = Office::ALL.into_iter().find(free).ok_or_else(|| {
            format!("there is no {official} left in variant {variant} for {player}")
        })?;
        self.setup.offices[office] = Some(player);
        Ok(())
    }

    /// Converts the round and the player to move into the number of completed turns.
    fn finished(mut self) -> Result<Setup, String> {
        let seating = self.setup.seating;
        let player = self.to_move.unwrap_or(seating.start());
        let place = seating.place(player).ok_or_else(|| format!("{player} has no seat"))?;
        let rounds_over = self.round.checked_sub(1).ok_or("rounds are counted from 1")?;
        self.setup.turns = rounds_over
            .checked_mul(seating.count() as u32)
            .and_then(|turns| turns.checked_add(place as u32))
            .ok_or("the round is too large")?;
        Ok(self.setup)
    }
}

/// `red.ships` or, scored, `red.ships*`.
fn read_donation(entry: &str) -> Result<Donation, String> {
    let (entry, scored) = match entry.strip_suffix('*') {
        Some(entry) => (entry, true),
        None => (entry, false),
    };
    let (by, kind) = entry.split_once('.').ok_or_else(|| {
        format!("{entry:?} is no donation: write it like red.ships or red.ships*")
    })?;
    Ok(Donation { by: word(by)?, kind: word(kind)?, scored })
}

fn word<T: FromStr<Err = UnknownWord>>(word: &str) -> Result<T, String> {
    word.parse().map_err(|error: UnknownWord| error.to_string())
}

fn number<T: FromStr>(word: &str) -> Result<T, String> {
    let shown: String = word.chars().take(40).collect();
    word.parse().map_err(|_| format!("{shown:?} is no number that fits here"))
}

/// The one value of a line.
fn only<T: FromStr>(mut words: SplitWhitespace<'_>, what: &str) -> Result<T, String> {
    match (words.next(), words.next()) {
        (Some(word), None) => number(word),
        _ => Err(format!("here belongs {what}, and nothing else")),
    }
}
