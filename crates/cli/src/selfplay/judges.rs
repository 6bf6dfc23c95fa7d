//! Who judges in games to learn from.

use crate::failure::Fault;
use crate::input::read_net;
use hamburgum_ai::{AnyJudge, Net, NetJudge};
use std::path::PathBuf;
use std::str::FromStr;
use std::sync::Arc;

/// Which judge was named.
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
    /// Reads what the judge needs.
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

/// Makes judges for the seats of games.
pub(super) struct Judges {
    net: Option<Arc<Net>>,
}

/// How much a search looks around when it shall learn.
const EXPLORATION: f32 = 0.4;

impl Judges {
    /// The judge that was named.
    pub(super) fn chosen(&self) -> AnyJudge {
        match &self.net {
            Some(net) => NetJudge::new(net.clone()).exploring(EXPLORATION).into(),
            None => AnyJudge::default(),
        }
    }
}
