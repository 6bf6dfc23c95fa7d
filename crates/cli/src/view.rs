//! View models for JSON and tables: the shared ones, and reasons in the words of the pages.

mod why;

pub(crate) use hamburgum_views::{
    ActionView, BoardView, ByWord, ChurchInfoView, ChurchView, DonationView, NameView, PlayerView,
    PositionView, PromptView, ReckoningView, Told, Word,
};
pub(crate) use why::WhyView;
