//! View models for JSON and tables: the shared ones, and reasons in the words of the pages.

mod why;

pub(crate) use hamburgum_views::{
    ActionView, BoardView, ByWord, ChurchInfoView, ChurchView, DataWithText, DonationView,
    FinalScoringView, NameView, PlayerView, PositionView, PromptView, Word,
};
pub(crate) use why::WhyView;
