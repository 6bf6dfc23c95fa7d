//! See `hamburgum_fuzz::record_replay`.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| hamburgum_fuzz::record_replay(data));
