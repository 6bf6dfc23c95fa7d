//! See `hamburgum_fuzz::board_read`.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| hamburgum_fuzz::board_read(data));
