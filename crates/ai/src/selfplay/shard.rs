//! A shard: the recorded positions of some games as one file.
//!
//! `docs/training.md` describes the format. A position is recorded during its game, and the outcome is
//! filled in when the game is over.

#![expect(clippy::cast_sign_loss, reason = "shares and prestige are never below zero")]

use super::packed::{Packed, bit_bytes};
use crate::Outlook;
use crate::checksum::checksum;
use crate::encoding::{
    self, ACTION_WIDTH, ActionBytes, POSITION_WIDTH, PositionBytes, SEATS, score_place,
};
use hamburgum_engine::{Player, State};
use std::fmt;

const MAGIC: &[u8; 8] = b"HBGSHRD\n";
const FORMAT: u16 = 1;
/// The bytes per position besides its encoding.
const ROW: usize = 36;
const HEAD: usize = 48;
/// The number for a whole win, divisible among two to five winners.
const WIN: f32 = 240.0;
/// The number for a policy target of 1.
const SHARE: f32 = 65535.0;

/// The recorded positions of some games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Shard {
    games: u32,
    rows: Vec<[u8; ROW]>,
    positions: Packed,
    actions: Packed,
    targets: Vec<u16>,
    /// For each row of the current game, the player to act and the round.
    open: Vec<(Player, u32)>,
}

/// A position read from a shard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Noted {
    /// The number of players.
    pub players: usize,
    /// The encoded position.
    pub position: Vec<u8>,
    /// The encoded actions, if they were recorded.
    pub actions: Vec<Vec<u8>>,
}

/// A decision to record.
pub(super) struct Decision<'a> {
    pub(super) position: &'a PositionBytes,
    /// The actions and their policy targets; empty if the policy is not trained on them.
    pub(super) actions: &'a [(ActionBytes, f32)],
    /// The value of the search.
    pub(super) outlook: Outlook,
}

impl Shard {
    /// The number of games.
    pub fn games(&self) -> u32 {
        self.games
    }

    /// The number of positions.
    pub fn len(&self) -> usize {
        self.rows.len()
    }

    /// Whether it is empty.
    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// Records a position of the current game.
    pub(super) fn note(&mut self, state: &State<'_>, decision: &Decision<'_>) {
        let mut row = [0; ROW];
        row[0] = state.players().len() as u8;
        row[1] = state.variant().index() as u8;
        row[2] = decision.actions.len() as u8;
        row[35] = state.round().min(255) as u8;
        for (seat, player) in seats(state.players(), state.active()).enumerate() {
            row[9 + seat] = (decision.outlook.win[player] * 255.0).round() as u8;
            let prestige = decision.outlook.prestige[player].round().clamp(0.0, 65535.0) as u16;
            row[24 + 2 * seat..][..2].copy_from_slice(&prestige.to_le_bytes());
        }
        self.rows.push(row);
        self.open.push((state.active(), state.round()));
        self.positions.push(decision.position);
        for (action, share) in decision.actions {
            self.actions.push(action);
            self.targets.push((share * SHARE).round() as u16);
        }
    }

    /// Records the outcome of the current game.
    pub(super) fn end_game(&mut self, end: &State<'_>) {
        let outcome = Outlook::final_outcome(end);
        let first = self.rows.len() - self.open.len();
        for (row, (active, round)) in self.rows[first..].iter_mut().zip(self.open.drain(..)) {
            row[3] = (end.round() - round).min(255) as u8;
            row[34] = u8::from(!end.is_over());
            for (seat, player) in seats(end.players(), active).enumerate() {
                row[4 + seat] = (outcome.win[player] * WIN).round() as u8;
                let prestige = outcome.prestige[player].clamp(0.0, 65535.0) as u16;
                row[14 + 2 * seat..][..2].copy_from_slice(&prestige.to_le_bytes());
            }
        }
        self.games += 1;
    }

    /// The shard as a file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        let widths = [FORMAT, encoding::VERSION, POSITION_WIDTH as u16, ACTION_WIDTH as u16];
        bytes.extend(
            widths.into_iter().chain([ROW as u16, SEATS as u16]).flat_map(u16::to_le_bytes),
        );
        let counts = [self.rows.len(), self.targets.len(), self.positions.values.len()];
        let counts = counts.into_iter().chain([self.actions.values.len(), self.games as usize]);
        bytes.extend(counts.flat_map(|count| (count as u32).to_le_bytes()));
        let scores = [score_place(0), score_place(1) - score_place(0)];
        bytes.extend(scores.into_iter().flat_map(|place| (place as u16).to_le_bytes()));
        bytes.resize(HEAD, 0);
        bytes.extend(self.rows.iter().flatten());
        for part in [&self.positions, &self.actions] {
            bytes.extend(&part.bits);
            bytes.extend(&part.values);
        }
        bytes.extend(self.targets.iter().flat_map(|target| target.to_le_bytes()));
        bytes.extend(checksum(&bytes).to_le_bytes());
        bytes
    }

    /// The positions in the file of a shard.
    ///
    /// # Errors
    /// The file is not a valid shard of this encoding.
    pub fn read(bytes: &[u8]) -> Result<Vec<Noted>, ShardError> {
        let content = bytes.len().checked_sub(4).ok_or(ShardError)?;
        let (content, sum) = bytes.split_at(content);
        if sum != checksum(content).to_le_bytes() || content.len() < HEAD {
            return Err(ShardError);
        }
        let own_head = Self::default().to_bytes();
        if content[..20] != own_head[..20] {
            return Err(ShardError);
        }
        let count = |place: usize| {
            let bytes = content[20 + 4 * place..].first_chunk().copied().unwrap_or_default();
            u32::from_le_bytes(bytes) as usize
        };
        let mut rest = &content[HEAD..];
        let mut take = |length: usize| {
            let (taken, left) = rest.split_at_checked(length).ok_or(ShardError)?;
            rest = left;
            Ok(taken)
        };
        let rows = take(count(0) * ROW)?;
        let mut packed = |rows: usize, width: usize, values: usize| {
            let bits = take(rows * bit_bytes(width))?.to_vec();
            let packed = Packed { bits, values: take(values)?.to_vec() };
            packed.rows(width).ok_or(ShardError)
        };
        let positions = packed(count(0), POSITION_WIDTH, count(2))?;
        let mut actions = packed(count(1), ACTION_WIDTH, count(3))?.into_iter();
        let noted = rows.chunks(ROW).zip(positions).map(|(row, position)| Noted {
            players: row[0].into(),
            position,
            actions: actions.by_ref().take(row[2].into()).collect(),
        });
        Ok(noted.collect())
    }
}

/// The players clockwise from this one.
fn seats(players: &[Player], first: Player) -> impl Iterator<Item = Player> {
    let place = players.iter().position(|&player| player == first).unwrap_or(0);
    players.iter().cycle().skip(place).take(players.len()).copied()
}

/// A file is not a valid shard that this program can read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShardError;

impl fmt::Display for ShardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("is damaged, or no shard that this program reads")
    }
}

impl std::error::Error for ShardError {}
