//! Which faults happen, by the seed.

/// Something that breaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fault {
    /// A server or a worker is killed and started again.
    Kill,
    /// A server or a worker is suspended for some seconds.
    Suspend,
    /// All connections to the database are cut.
    Cut,
    /// The connections of one process are slow.
    Delay,
    /// The connections of one process swallow everything.
    Swallow,
    /// The connections of one process are cut between a statement and its answer.
    LoseAnswers,
    /// The primary crashes and is started again.
    CrashDatabase,
    /// All servers are replaced one after the other.
    Replace,
    /// The primary crashes for good, and the standby takes over.
    Promote,
}

impl Fault {
    /// Those that can happen again and again.
    const REPEATED: [Self; 8] = [
        Self::Kill,
        Self::LoseAnswers,
        Self::Cut,
        Self::CrashDatabase,
        Self::Suspend,
        Self::Delay,
        Self::Swallow,
        Self::Replace,
    ];

    pub(super) fn words(self) -> &'static str {
        match self {
            Self::Kill => "a process is killed",
            Self::Suspend => "a process is suspended",
            Self::Cut => "all connections to the database are cut",
            Self::Delay => "connections of a process are slow",
            Self::Swallow => "connections of a process swallow everything",
            Self::LoseAnswers => "answers of the database are lost",
            Self::CrashDatabase => "the database crashes",
            Self::Replace => "all servers are replaced one by one",
            Self::Promote => "the standby takes over",
        }
    }
}

/// The faults of a run, without an end: all kinds in an order of the seed, again and again. The standby takes
/// over once, as the third fault.
pub(super) fn faults(seed: u64) -> impl Iterator<Item = Fault> {
    let mut rng = fastrand::Rng::with_seed(seed);
    let rounds = std::iter::repeat_with(move || {
        let mut round = Fault::REPEATED;
        rng.shuffle(&mut round);
        round
    });
    let mut repeated = rounds.flatten();
    (0..).map_while(move |place| if place == 2 { Some(Fault::Promote) } else { repeated.next() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_fault_occurs_and_the_seed_decides_when() {
        let [one, same, other] = [1, 1, 2].map(|seed| faults(seed).take(9).collect::<Vec<_>>());
        assert_eq!(one, same);
        assert_ne!(one, other);
        for fault in Fault::REPEATED.into_iter().chain([Fault::Promote]) {
            assert_eq!(one.iter().filter(|one| **one == fault).count(), 1, "{fault:?}");
        }
        assert_eq!(faults(1).take(50).filter(|one| *one == Fault::Promote).count(), 1);
    }
}
