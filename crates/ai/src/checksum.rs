//! The checksum of binary files (CRC-32, as in zip and PNG), to detect corruption.

const TABLE: [u32; 256] = {
    let mut table = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        let mut rest = byte as u32;
        let mut bit = 0;
        while bit < 8 {
            rest = if rest & 1 == 1 { 0xedb8_8320 ^ (rest >> 1) } else { rest >> 1 };
            bit += 1;
        }
        table[byte] = rest;
        byte += 1;
    }
    table
};

/// The checksum of bytes, as it stands at the end of a weights file.
pub fn checksum(bytes: &[u8]) -> u32 {
    let step = |sum: u32, &byte: &u8| TABLE[((sum ^ u32::from(byte)) & 0xff) as usize] ^ (sum >> 8);
    !bytes.iter().fold(!0, step)
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_check_value_matches_the_standard() {
        assert_eq!(super::checksum(b"123456789"), 0xcbf4_3926);
    }
}
