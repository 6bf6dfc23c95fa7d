//! Metrics of the process under their standard Prometheus names; Linux only.

use prometheus_client::metrics::gauge::ConstGauge;
use prometheus_client::registry::{Registry, Unit};
use std::fs;

/// Registers the metrics that the system reports.
pub(super) fn register(registry: &mut Registry) {
    let process = registry.sub_registry_with_prefix("process");
    if let Some(bytes) = resident_memory() {
        let gauge = ConstGauge::new(bytes);
        process.register_with_unit("resident_memory", "Memory in use", Unit::Bytes, gauge);
    }
    if let Some(count) = open_files() {
        process.register("open_fds", "Open files and connections", ConstGauge::new(count));
    }
    if let Some(most) = most_files() {
        process.register("max_fds", "The limit of open files", ConstGauge::new(most));
    }
}

fn resident_memory() -> Option<u64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: u64 = line.split_whitespace().next()?.parse().ok()?;
    Some(kilobytes * 1024)
}

fn open_files() -> Option<u64> {
    Some(fs::read_dir("/proc/self/fd").ok()?.count() as u64)
}

fn most_files() -> Option<u64> {
    let limits = fs::read_to_string("/proc/self/limits").ok()?;
    let line = limits.lines().find_map(|line| line.strip_prefix("Max open files"))?;
    line.split_whitespace().next()?.parse().ok()
}
