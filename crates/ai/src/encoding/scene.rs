//! Lookups shared by the parts of the encoding.

use hamburgum_engine::{
    Board, BuildingKind, ByPlayer, Church, Player, Site, SiteSet, State, Token, TokenKind, TokenSet,
};

/// A position with cached lookups.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scene<'s, 'b> {
    pub(super) state: &'s State<'b>,
    /// The player whose perspective is encoded.
    pub(super) actor: Player,
    /// The churches in the order of the kinds of buildings that they pay for.
    pub(super) churches: [Church; 6],
    /// Tokens that players own.
    pub(super) taken: TokenSet,
    pub(super) free: SiteSet,
    /// The free sites on which each player may build.
    pub(super) open: ByPlayer<SiteSet>,
}

impl<'s, 'b> Scene<'s, 'b> {
    pub(super) fn of(state: &'s State<'b>) -> Self {
        let board = state.board();
        let mut churches = Church::ALL;
        for church in Church::ALL {
            churches[board.church_info(church).building.index()] = church;
        }
        let mut open = ByPlayer::default();
        for &player in state.players() {
            open[player] = state.open_sites(player);
        }
        let tokens = |all: TokenSet, &player: &Player| all.or(state.tokens(player));
        Self {
            state,
            actor: state.active(),
            churches,
            taken: state.players().iter().fold(TokenSet::EMPTY, tokens),
            free: state.free_sites(),
            open,
        }
    }

    /// The player to act and then the others clockwise.
    pub(super) fn seated(&self) -> impl Iterator<Item = Player> {
        let players = self.state.players();
        let first = self.state.seating().place(self.actor).unwrap_or(0);
        players.iter().cycle().skip(first).take(players.len()).copied()
    }

    /// The index of a church in the order of the encoding.
    pub(super) fn role(&self, church: Church) -> usize {
        self.state.board().church_info(church).building.index()
    }

    /// The sites of a church's own parish; the cathedral has none.
    pub(super) fn own_parish(&self, church: Church) -> SiteSet {
        let board = self.state.board();
        if board.church_info(church).cathedral { SiteSet::EMPTY } else { board.parish(church) }
    }

    /// Whether a token of this kind is still available at a church.
    pub(super) fn is_left(&self, church: Church, kind: TokenKind) -> bool {
        !self.taken.contains(Token::new(church, kind))
    }

    /// What a citizen on this site adds to the unscored tokens of a player (SCORE-2).
    pub(super) fn gain_by_citizen(&self, player: Player, site: Site) -> u32 {
        let board = self.state.board();
        let unscored = self.state.unscored_tokens(player).iter();
        let counting = unscored.filter(|&token| board.counted_sites(token).contains(site));
        counting.map(|token| rate(board, token)).sum()
    }

    /// Free sites of a kind among these.
    pub(super) fn count(&self, sites: SiteSet, kind: BuildingKind) -> u32 {
        sites.and(self.state.board().sites_for(kind)).len()
    }
}

/// The prestige of a token for each item that it counts.
pub(super) fn rate(board: &Board, token: Token) -> u32 {
    board.church_info(token.church()).token_rate(token.kind()).into()
}
