//! Numbers of two bytes (IEEE 754 binary16), as weights stand in files.

#![expect(
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "exponents and steps are within a few thousand, and never below zero when they are cast"
)]

/// The number that the two bytes stand for; every one of them is exact.
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

/// The two bytes nearest to a number; what is too large becomes infinite.
pub(super) fn to_half(number: f32) -> u16 {
    let sign = if number.is_sign_negative() { 0x8000 } else { 0 };
    let size = number.abs();
    if number.is_nan() {
        return 0x7e00;
    }
    if size >= 65520.0 {
        return sign | 0x7c00;
    }
    // Below 2^-14 steps are all alike; above, there are 1024 between two powers of two.
    let exponent = ((size.to_bits() >> 23) as i32 - 127).max(-14);
    let steps = (size * 2f32.powi(10 - exponent)).round_ties_even() as u16;
    // Without the leading one, which the exponent stands for; rounding up may carry into it.
    let base = if exponent == -14 { 0 } else { ((exponent + 14) as u16) << 10 };
    sign | (base + steps)
}
