//! Which faults happen, by the seed.

/// The seeds of short runs; together they have all faults but the long one.
pub(super) const FIXED_SEEDS: [u64; 3] = [2, 4, 14];

/// Something that breaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fault {
    /// A server or a worker is killed and started again.
    Kill,
    /// A server or a worker is suspended for some seconds.
    Suspend,
    /// A server or a worker is suspended for longer than it holds jobs.
    SuspendLong,
    /// A server or a worker is started again with a clock that is wrong by minutes.
    WrongClock,
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
    /// The disk of the primary is full for some seconds.
    FillDisk,
    /// An upgrade: the format is migrated, and all servers are replaced one after the other, some without a
    /// warning.
    Replace,
    /// The primary crashes for good, and the standby takes over.
    Promote,
}

impl Fault {
    /// Those that can happen again and again.
    const REPEATED: [Self; 11] = [
        Self::Kill,
        Self::LoseAnswers,
        Self::Cut,
        Self::CrashDatabase,
        Self::Suspend,
        Self::Delay,
        Self::Swallow,
        Self::Replace,
        Self::WrongClock,
        Self::FillDisk,
        Self::SuspendLong,
    ];

    pub(super) fn words(self) -> &'static str {
        match self {
            Self::Kill => "a process is killed",
            Self::Suspend => "a process is suspended",
            Self::SuspendLong => "a process is suspended for longer than it holds jobs",
            Self::WrongClock => "a process starts again with a wrong clock",
            Self::FillDisk => "the disk of the database is full",
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

    /// In half a minute there is time for five faults, if none of them takes as long as that.
    #[test]
    fn the_fixed_seeds_have_all_faults_but_the_long_one() {
        let all: Vec<Fault> = FIXED_SEEDS.iter().flat_map(|seed| faults(*seed).take(5)).collect();
        for fault in Fault::REPEATED.into_iter().chain([Fault::Promote]) {
            assert_eq!(all.contains(&fault), fault != Fault::SuspendLong, "{fault:?} in {all:?}");
        }
    }

    #[test]
    fn every_fault_occurs_and_the_seed_decides_when() {
        let [one, same, other] = [1, 1, 2].map(|seed| faults(seed).take(12).collect::<Vec<_>>());
        assert_eq!(one, same);
        assert_ne!(one, other);
        for fault in Fault::REPEATED.into_iter().chain([Fault::Promote]) {
            assert_eq!(one.iter().filter(|one| **one == fault).count(), 1, "{fault:?}");
        }
        assert_eq!(faults(1).take(50).filter(|one| *one == Fault::Promote).count(), 1);
    }
}
