//! Half-precision numbers (IEEE 754 binary16), the format of weights in files.

#![expect(
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "exponents and steps are within a few thousand, and never below zero when they are cast"
)]

/// The largest number.
pub(super) const LARGEST: f32 = 65504.0;

/// Converts to single precision, which is exact.
pub(super) fn from_half(bits: u16) -> f32 {
    let sign = if bits & 0x8000 == 0 { 1.0 } else { -1.0 };
    let exponent = i32::from(bits >> 10 & 0x1f);
    let fraction = f32::from(bits & 0x3ff);
    match (exponent, fraction) {
        (0, _) => sign * fraction * 2f32.powi(-24),
        (31, 0.0) => sign * f32::INFINITY,
        (31, _) => f32::NAN,
        _ => sign * (1024.0 + fraction) * 2f32.powi(exponent - 25),
    }
}

/// Rounds to the nearest half-precision number; too large values become infinite.
pub(super) fn to_half(number: f32) -> u16 {
    let sign = if number.is_sign_negative() { 0x8000 } else { 0 };
    let size = number.abs();
    if number.is_nan() {
        return 0x7e00;
    }
    if size >= 65520.0 {
        return sign | 0x7c00;
    }
    // Below 2^-14 (subnormal) steps are equal; above, there are 1024 between two powers of two.
    let exponent = ((size.to_bits() >> 23) as i32 - 127).max(-14);
    let steps = (size * 2f32.powi(10 - exponent)).round_ties_even() as u16;
    // Without the implicit leading one; rounding up may carry into the exponent.
    let base = if exponent == -14 { 0 } else { ((exponent + 14) as u16) << 10 };
    sign | (base + steps)
}
