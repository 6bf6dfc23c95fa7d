//! See `hamburgum_fuzz::legals_are_legal`.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| hamburgum_fuzz::legals_are_legal(data));
