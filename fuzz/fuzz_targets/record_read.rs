//! See `hamburgum_fuzz::record_read`.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| hamburgum_fuzz::record_read(data));
