//! The page of a table: a game, its players and their chat.

mod band;
mod bar;
mod board_style;
pub(crate) mod clock;
mod coins;
mod finale;
mod keys;
mod live;
mod map;
mod moment;
mod next_table;
mod origin;
mod outcome;
mod page;
mod playback;
mod players;
pub mod replay;
mod score;
mod tab;
#[cfg(test)]
mod tests;
pub mod turn;
mod turns;

pub use bar::Saving;
pub use board_style::{board_style, board_style_address};
pub use finale::picture as result_picture;
pub use hamburgum_table::advice::{
    Advice, Explained, Explanation, Forecast, Hint, IdeaView, Thought, Warning,
};
pub use hamburgum_table::plan::PlanStage;
pub use hamburgum_table::review::TurningPoint;
pub use hamburgum_table::view::{
    GatheringView, Occupant, OriginView, OtherTalk, PlansView, Proposal, ProposalKind, SeatView,
    Stage, TableView, TakeBack, Talk,
};
pub use live::{TablePart, main, with_edition};
pub use next_table::{Waiting, next_table};
pub use page::page;
pub use playback::played;
pub(crate) use tab::Tab;
