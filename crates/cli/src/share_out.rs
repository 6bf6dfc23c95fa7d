//! Parallel work.

/// Maps each number on several threads; the results are in order.
pub(crate) fn share_out<T: Send>(
    threads: usize,
    count: u32,
    work: impl Fn(u64) -> T + Sync,
) -> Vec<T> {
    let threads = threads.max(1);
    let mut parts: Vec<Vec<(u64, T)>> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads as u64)
            .map(|first| {
                let work = &work;
                let numbers = (first..u64::from(count)).step_by(threads);
                scope.spawn(move || numbers.map(|n| (n, work(n))).collect())
            })
            .collect();
        workers.into_iter().filter_map(|worker| worker.join().ok()).collect()
    });
    let mut results: Vec<(u64, T)> = parts.drain(..).flatten().collect();
    results.sort_by_key(|(number, _)| *number);
    results.into_iter().map(|(_, result)| result).collect()
}
