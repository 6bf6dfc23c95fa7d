//! Sources of every player's prestige, over the whole game and in final scoring.

use hamburgum_engine::{ByPlayer, Effect, FinalScoring, Game, State, TokenKind};

/// A source of prestige.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Source {
    /// The initial prestige (SET-3).
    Start,
    /// Tokens of a kind (SCORE-2).
    Token(TokenKind),
    /// Churches completed (DON-4).
    Churches,
    /// Payments for long moves (TURN-4); negative.
    Moves,
    /// Money, goods and materials at the end (END-2).
    Wealth,
}

impl Source {
    /// In the order in which they are displayed.
    pub(super) const ALL: [Self; 9] = [
        Self::Start,
        Self::Token(TokenKind::Five),
        Self::Token(TokenKind::Donations),
        Self::Token(TokenKind::Ships),
        Self::Token(TokenKind::Building),
        Self::Token(TokenKind::Citizens),
        Self::Churches,
        Self::Moves,
        Self::Wealth,
    ];

    /// The key of its name.
    pub(super) const fn key(self) -> &'static str {
        match self {
            Self::Start => "finale-start",
            Self::Token(TokenKind::Five) => "finale-five",
            Self::Token(TokenKind::Donations) => "finale-donations",
            Self::Token(TokenKind::Ships) => "finale-ships",
            Self::Token(TokenKind::Building) => "finale-buildings",
            Self::Token(TokenKind::Citizens) => "finale-citizens",
            Self::Churches => "finale-churches",
            Self::Moves => "finale-moves",
            Self::Wealth => "finale-wealth",
        }
    }
}

/// The points of each source for each player.
pub(super) struct Scores(Vec<(Source, ByPlayer<i32>)>);

impl Scores {
    pub(super) fn of(game: &Game<'_>) -> Self {
        let mut scores = Self(Source::ALL.map(|source| (source, ByPlayer::default())).to_vec());
        let first = game.steps().next().map_or(*game.state(), |(first, _)| first);
        for &player in first.players() {
            scores.row(Source::Start)[player] = first.prestige(player).into();
        }
        for (state, action) in game.steps() {
            scores.follow(state, action);
        }
        for one in game.state().final_scorings() {
            scores.add_final(&one);
        }
        scores
    }

    /// The sources in order; rare ones are left out if they gave and took nothing.
    pub(super) fn rows(&self) -> impl Iterator<Item = &(Source, ByPlayer<i32>)> {
        let is_shown = |points: &ByPlayer<i32>| points.0.iter().any(|&points| points != 0);
        self.0.iter().filter(move |(source, points)| *source != Source::Moves || is_shown(points))
    }

    fn row(&mut self, source: Source) -> &mut ByPlayer<i32> {
        let found = self.0.iter_mut().find(|(other, _)| *other == source);
        &mut found.expect("a row for each source").1
    }

    fn follow(&mut self, mut state: State<'_>, action: hamburgum_engine::Action) {
        for effect in state.play(action).unwrap_or_default() {
            match effect {
                Effect::TokenScored { player, token, points } => {
                    self.row(Source::Token(token.kind()))[player] += i32::from(points);
                }
                Effect::ChurchCompleted { player, bonus, .. } => {
                    self.row(Source::Churches)[player] += i32::from(bonus);
                }
                Effect::PrestigePaid { player, points } => {
                    self.row(Source::Moves)[player] -= i32::from(points);
                }
                _ => {}
            }
        }
    }

    fn add_final(&mut self, one: &FinalScoring) {
        for &(token, points) in &one.tokens {
            self.row(Source::Token(token.kind()))[one.player] += i32::from(points);
        }
        let bought = i32::try_from(one.bought).unwrap_or(i32::MAX);
        self.row(Source::Wealth)[one.player] = bought;
    }
}
