//! Texts that only the command line uses.

use super::Texts;
use hamburgum_engine::{Berth, Board, Official, Player, Prompt, Reason, Variant};

/// A label or heading in the tables of the command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableLabel {
    /// Points of prestige.
    Prestige,
    /// Money.
    Money,
    /// Ships in supply.
    ShipsLeft,
    /// The rondel.
    Rondel,
    /// Whether a player has completed a church.
    ChurchBuilder,
    /// The value "yes".
    Yes,
    /// The tokens of churches.
    Tokens,
    /// The completed churches.
    Completed,
    /// The legend of the table of tokens.
    Legend,
    /// Prices of goods.
    Prices,
    /// Officials.
    Officials,
    /// Citizens.
    Citizens,
    /// The final scores.
    FinalScores,
    /// The prestige before final scoring.
    PrestigeBefore,
    /// A player.
    Player,
    /// The accuracy of a player.
    Accuracy,
    /// The grade of a turn.
    Grade,
    /// A turn.
    Turn,
    /// The turn that was played.
    Played,
    /// The reasons against it.
    But,
    /// A better turn.
    Better,
    /// The reasons for it.
    Because,
    /// The best turns of a position.
    BestTurns,
    /// The mark of the turn in the record.
    WasPlayed,
    /// The chance of winning.
    ChanceOfWinning,
    /// The expected final prestige.
    ExpectedPrestige,
}

/// The place of officials.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OfficialPlace {
    /// In the stack of the base game, in this order.
    Stack,
    /// Open for a free choice.
    Choice,
    /// Revealed by chance.
    Visible,
    /// Not revealed yet.
    Hidden,
    /// On the sites of a player.
    Player,
}

impl Texts {
    /// A label of a table.
    pub fn label(&self, label: TableLabel) -> String {
        let key = match label {
            TableLabel::Prestige => "turn-prestige",
            TableLabel::Money => "turn-money",
            TableLabel::ShipsLeft => "cli-ships-left",
            TableLabel::Rondel => "table-rondel",
            TableLabel::ChurchBuilder => "table-church-builder",
            TableLabel::Yes => "cli-yes",
            TableLabel::Tokens => "table-tokens",
            TableLabel::Completed => "cli-completed",
            TableLabel::Legend => "cli-legend",
            TableLabel::Prices => "table-prices",
            TableLabel::Officials => "table-officials",
            TableLabel::Citizens => "table-citizens",
            TableLabel::FinalScores => "finale-open",
            TableLabel::PrestigeBefore => "turn-prestige-so-far",
            TableLabel::Player => "review-player",
            TableLabel::Accuracy => "review-accuracy",
            TableLabel::Grade => "cli-grade",
            TableLabel::Turn => "replay-turn",
            TableLabel::Played => "review-played",
            TableLabel::But => "cli-but",
            TableLabel::Better => "review-better",
            TableLabel::Because => "cli-because",
            TableLabel::BestTurns => "cli-best-turns",
            TableLabel::WasPlayed => "cli-was-played",
            TableLabel::ChanceOfWinning => "review-wins",
            TableLabel::ExpectedPrestige => "review-prestige",
        };
        self.say(key).text()
    }

    /// The title of a position: "Hamburgum, base game, 3 players, round 4".
    pub fn position_title(
        &self,
        board: &str,
        variant: Variant,
        players: u32,
        round: u32,
    ) -> String {
        let saying = self.say("cli-position").with("name", board).with("variant", variant.word());
        saying.with("units", players).with("number", round).text()
    }

    /// The title of a game: "Hamburgum, base game, 3 players, 41 turns".
    pub fn game_title(&self, board: &str, variant: Variant, players: u32, turns: u32) -> String {
        let saying = self.say("cli-game").with("name", board).with("variant", variant.word());
        saying.with("number", players).with("units", turns).text()
    }

    /// The note about a map. That of the built-in maps is translated; others are as their author wrote
    /// them.
    pub fn map_note(&self, note: &str) -> String {
        let is_ours = Board::built_in().iter().any(|board| board.note() == Some(note));
        let ours = || self.say("rules-maps-not-printed").text();
        let note = if is_ours { ours() } else { note.to_owned() };
        self.say("cli-map").with("name", note).text()
    }

    /// The number of turns up to a position, of all turns of a record.
    pub fn after_turns(&self, turns: u32, all: u32) -> String {
        self.say("cli-after").with("has", turns).with("units", all).text()
    }

    /// The actions of an unfinished turn, in the notation of records.
    pub fn open_turn(&self, notation: &str) -> String {
        self.say("cli-open-turn").with("list", notation).text()
    }

    /// The actions of the turn that ended the game, in the notation of records.
    pub fn last_turn(&self, notation: &str) -> String {
        self.say("cli-last-turn").with("list", notation).text()
    }

    /// The prompt and the number of legal actions.
    pub fn legal_actions(&self, prompt: Prompt, count: u32) -> String {
        self.say("cli-legal").with("prompt", self.prompt(prompt)).with("units", count).text()
    }

    /// The ships of a player in a berth.
    pub fn ships_in(&self, berth: Berth) -> String {
        self.say("cli-ships-in").with("berth", berth.units()).text()
    }

    /// The player who completed a church, and its place among the completed ones.
    pub fn completed_by(&self, place: u32, player: Player) -> String {
        self.say("cli-completed-by").with("place", place).player(player).text()
    }

    /// Officials and their place.
    pub fn officials_at(&self, place: OfficialPlace, officials: &[Official]) -> String {
        let names: Vec<_> = officials.iter().map(|&official| self.official(official)).collect();
        let none = || self.say("cli-none").text();
        let list = if names.is_empty() { none() } else { names.join(", ") };
        let key = match place {
            OfficialPlace::Stack => "cli-stack",
            OfficialPlace::Choice => "cli-choice",
            OfficialPlace::Visible => "cli-visible",
            OfficialPlace::Hidden => "cli-hidden",
            OfficialPlace::Player => "cli-own-officials",
        };
        self.say(key).with("list", list).text()
    }

    /// The reason why a line of a record is illegal.
    pub fn broken_rule(&self, line: u32, board: &Board, reason: Reason) -> String {
        let what = self.say("replay-wrong-move").with("number", line).text();
        let why = self.say("replay-wrong-why").text();
        format!("{what} {why} {}", self.reason(board, reason))
    }

    /// The money and goods that count in final scoring.
    pub fn wealth(&self, money: u32, units: u32) -> String {
        self.say("turn-wealth").with("amount", money).with("units", units).text()
    }

    /// The heading of the turns that a player could have played better.
    pub fn could_do_better(&self, player: Player) -> String {
        self.say("cli-could-do-better").player(player).text()
    }

    /// The heading of a costly turn, with its grade and cost.
    pub fn costly_turn(&self, number: u32, round: u32, grade: &str, cost: &str) -> String {
        let saying = self.say("cli-costly").with("number", number).with("has", round);
        saying.with("grade", grade).with("list", cost).text()
    }

    /// A chance of winning after a turn.
    pub fn to_win(&self, share: f32) -> String {
        self.say("lost-win").with("share", self.chance(share)).text()
    }

    /// The cost of a turn compared with the best one.
    pub fn costs(&self, cost: &str) -> String {
        self.say("cause-worse").with("list", cost).text()
    }
}
