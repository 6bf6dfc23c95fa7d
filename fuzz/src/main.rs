//! The fuzz targets, linked with libFuzzer; `cargo xtask fuzz` builds and runs it.
//!
//! `HAMBURGUM_FUZZ` names the target. With `HAMBURGUM_FUZZ_SEEDS` it writes the seeds into that folder
//! instead, a subfolder for each target.

#![no_main]

mod progress;

use hamburgum_fuzzing::FuzzTarget;
use progress::Progress;
use std::path::Path;
use std::sync::LazyLock;

static TARGET: LazyLock<FuzzTarget> = LazyLock::new(|| {
    let name = std::env::var("HAMBURGUM_FUZZ").unwrap_or_default();
    name.parse().unwrap_or_else(|unknown| {
        eprintln!("HAMBURGUM_FUZZ={name}: {unknown}");
        std::process::exit(2)
    })
});

static PROGRESS: LazyLock<Progress> = LazyLock::new(Progress::start);

libfuzzer_sys::fuzz_target!(
    init: {
        if let Some(folder) = std::env::var_os("HAMBURGUM_FUZZ_SEEDS") {
            write_seeds(Path::new(&folder)).expect("a folder for seeds");
            std::process::exit(0);
        }
        LazyLock::force(&TARGET);
    },
    |input: &[u8]| PROGRESS.note(TARGET.run(input))
);

fn write_seeds(folder: &Path) -> std::io::Result<()> {
    for target in FuzzTarget::ALL {
        let folder = folder.join(target.word());
        std::fs::create_dir_all(&folder)?;
        for (number, seed) in target.seeds().into_iter().enumerate() {
            std::fs::write(folder.join(format!("seed-{number:03}")), seed)?;
        }
    }
    Ok(())
}
