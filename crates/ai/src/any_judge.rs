//! The built-in judges behind one type.

use crate::{Evaluation, Judge, Net, NetJudge, Outlook, Rating};
use hamburgum_engine::{ActionList, State};

/// The hand-made evaluation or the network.
#[derive(Clone, Debug)]
pub enum AnyJudge {
    /// The hand-made evaluation.
    Hand(Box<Evaluation>),
    /// The network.
    Net(Box<NetJudge>),
}

impl AnyJudge {
    /// The best built-in judge: the network, or the evaluation if the weights file does not fit.
    pub fn best() -> Self {
        Net::shipped().map_or_else(Self::default, |net| NetJudge::new(net).into())
    }

    /// The same with calibrated win probabilities, for display.
    pub fn adviser() -> Self {
        let learned = |net| NetJudge::new(net).corrected().into();
        Net::shipped().map_or_else(Self::default, learned)
    }

    /// A fingerprint: judges with different outputs have different ones.
    pub fn mark(&self) -> String {
        match self {
            Self::Hand(judge) => format!("{:?}", judge.weights()),
            Self::Net(judge) => judge.mark(),
        }
    }
}

impl Default for AnyJudge {
    fn default() -> Self {
        Self::Hand(Box::default())
    }
}

impl From<Evaluation> for AnyJudge {
    fn from(judge: Evaluation) -> Self {
        Self::Hand(Box::new(judge))
    }
}

impl From<NetJudge> for AnyJudge {
    fn from(judge: NetJudge) -> Self {
        Self::Net(Box::new(judge))
    }
}

impl Judge for AnyJudge {
    fn look(
        &mut self,
        state: &State<'_>,
        legal: &ActionList,
        ratings: &mut Vec<Rating>,
    ) -> Outlook {
        match self {
            Self::Hand(judge) => judge.look(state, legal, ratings),
            Self::Net(judge) => judge.look(state, legal, ratings),
        }
    }

    fn outlook(&mut self, state: &State<'_>) -> Outlook {
        match self {
            Self::Hand(judge) => Judge::outlook(&mut **judge, state),
            Self::Net(judge) => judge.outlook(state),
        }
    }

    fn exploration(&self) -> f32 {
        match self {
            Self::Hand(judge) => judge.exploration(),
            Self::Net(judge) => judge.exploration(),
        }
    }

    fn reserve(&self) -> f32 {
        match self {
            Self::Hand(judge) => judge.reserve(),
            Self::Net(judge) => judge.reserve(),
        }
    }
}
