//! The settings that determine the games of a match; only matches with equal settings are combined.

use super::openings::Openings;
use super::spec::Judges;
use super::{Options, Spec};
use crate::view::NameView;
use hamburgum_ai::{AnyJudge, Level, Review, Weights, fingerprint};
use hamburgum_engine::{Board, Variant};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Everything that determines the games, except their number.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Settings {
    /// The version of the program, with a fingerprint of its weights and levels.
    pub(crate) program: String,
    pub(crate) board: NameView,
    /// A fingerprint of the board's content.
    pub(crate) board_mark: String,
    pub(crate) variant: String,
    pub(crate) players: Vec<Spec>,
    pub(crate) seed: u64,
    /// The number of openings.
    pub(crate) openings: usize,
    /// A fingerprint of the openings.
    pub(crate) openings_mark: String,
    /// The nodes of the review for each turn, if games are reviewed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) review: Option<u32>,
}

impl Settings {
    /// The settings of a match.
    pub(super) fn of(
        options: &Options,
        board: &Board,
        openings: &Openings,
        judges: &Judges,
    ) -> Self {
        let skills = Level::ALL.map(Level::skills);
        let shipped = AnyJudge::best().mark();
        let weights = (Weights::shipped(), &judges.candidate);
        let mut all = format!("{weights:?} {shipped} {skills:?}");
        if options.players.specs().iter().any(|spec| spec.has_learned()) {
            let (exploration, reserve) = (judges.exploration, judges.reserve);
            let net = judges.net.mark();
            all = format!("{all} {net} {exploration:?} {reserve:?}");
        }
        if options.review.is_some() {
            all = format!("{all} {}", Review::maker(&AnyJudge::adviser()));
        }
        let mark = fingerprint(&all);
        let variant: Variant = options.table.variant();
        Self {
            program: format!("{} {mark}", env!("CARGO_PKG_VERSION")),
            board: NameView::of(board),
            board_mark: fingerprint(&format!("{board:?}")),
            variant: variant.to_string(),
            players: options.players.specs().to_vec(),
            seed: options.seed,
            openings: openings.len(),
            openings_mark: fingerprint(&openings.text()),
            review: options.review,
        }
    }

    /// The first setting in which another match differs, with both values.
    pub(super) fn difference(&self, other: &Self) -> Option<(String, Value, Value)> {
        let object = |settings: &Self| serde_json::to_value(settings).unwrap_or_default();
        let (own, other) = (object(self), object(other));
        let fields = own.as_object()?.iter();
        let mut different = fields.filter(|(name, value)| other[name.as_str()] != **value);
        let (name, value) = different.next()?;
        Some((name.clone(), value.clone(), other[name.as_str()].clone()))
    }
}
