//! A message with its variables.

use super::Texts;
use fluent_bundle::{FluentArgs, FluentValue};
use hamburgum_engine::{Board, Church, Good, Material, Player, Site, Token};

/// A message that is being filled in.
///
/// Things of the game are passed as the words of records, and the message translates them; players,
/// churches and sites are passed by name.
pub(crate) struct Saying<'a> {
    texts: &'a Texts,
    pub(crate) key: &'a str,
    args: FluentArgs<'a>,
}

impl<'a> Saying<'a> {
    pub(crate) fn new(texts: &'a Texts, key: &'a str) -> Self {
        Self { texts, key, args: FluentArgs::new() }
    }

    /// Sets a variable to a word of records, a finished text or a number.
    pub(crate) fn with(mut self, name: &'a str, value: impl Into<FluentValue<'a>>) -> Self {
        self.args.set(name, value);
        self
    }

    pub(crate) fn player(self, player: Player) -> Self {
        let name = self.texts.player(player);
        self.with("player", name)
    }

    /// A second player.
    pub(crate) fn other(self, player: Player) -> Self {
        let name = self.texts.player(player);
        self.with("other", name)
    }

    pub(crate) fn goods(self, units: u32, good: Good) -> Self {
        self.with("units", units).with("good", good.word())
    }

    pub(crate) fn materials(self, units: u32, material: Material) -> Self {
        self.with("units", units).with("material", material.word())
    }

    /// A church, by its id on the board, because some names need an article.
    pub(crate) fn church(self, board: &Board, church: Church) -> Self {
        let info = board.church_info(church);
        self.with("church", info.id.clone()).with("church-name", info.name.clone())
    }

    pub(crate) fn token(self, board: &Board, token: Token) -> Self {
        self.with("token", token.kind().word()).church(board, token.church())
    }

    /// A site with its parish and its building.
    pub(crate) fn site(self, board: &Board, site: Site) -> Self {
        let info = board.site_info(site);
        self.with("site", info.id.clone())
            .with("parish", board.church_info(info.parish).name.clone())
            .with("building", info.kind.word())
    }

    /// The formatted message.
    pub(crate) fn text(&self) -> String {
        self.texts.formatted.get(self.key, &self.args, || self.format())
    }

    /// Formats the message. A key without a message, which tests rule out, is shown in braces, like a missing
    /// variable in Fluent.
    fn format(&self) -> String {
        let Some(pattern) = self.texts.bundle.get_message(self.key).and_then(|one| one.value())
        else {
            return format!("{{{}}}", self.key);
        };
        let mut errors = Vec::new();
        self.texts.bundle.format_pattern(pattern, Some(&self.args), &mut errors).into_owned()
    }
}
