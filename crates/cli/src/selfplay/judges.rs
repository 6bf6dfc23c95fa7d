//! The judges in training games.

use crate::failure::Fault;
use crate::input::read_net;
use hamburgum_ai::{AnyJudge, Net, NetJudge};
use std::path::PathBuf;
use std::str::FromStr;
use std::sync::Arc;

/// The choice of a judge on the command line.
#[derive(Clone, Debug)]
pub(super) enum JudgeChoice {
    Hand,
    Net(PathBuf),
}

impl FromStr for JudgeChoice {
    type Err = String;
    fn from_str(read: &str) -> Result<Self, String> {
        match read.split_once(':') {
            None if read == "hand" => Ok(Self::Hand),
            Some(("net", path)) if !path.is_empty() => Ok(Self::Net(path.into())),
            _ => Err("use hand, or net:FILE with a file of learned weights".to_owned()),
        }
    }
}

impl JudgeChoice {
    /// Loads the files of the judge.
    ///
    /// # Errors
    /// The weights cannot be used.
    pub(super) fn load(&self) -> Result<Judges, Fault> {
        let net = match self {
            Self::Hand => None,
            Self::Net(path) => Some(read_net(path)?),
        };
        Ok(Judges { net })
    }
}

/// Creates judges for the seats of games.
pub(super) struct Judges {
    net: Option<Arc<Net>>,
}

/// The exploration constant of training games, higher than in play.
const EXPLORATION: f32 = 0.4;

impl Judges {
    /// Creates the chosen judge.
    pub(super) fn chosen(&self) -> AnyJudge {
        match &self.net {
            Some(net) => NetJudge::new(net.clone()).exploring(EXPLORATION).into(),
            None => AnyJudge::default(),
        }
    }
}
