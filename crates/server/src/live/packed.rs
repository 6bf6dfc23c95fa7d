//! Compressed updates that streams and responses share.

use axum::http::{HeaderMap, header};
use flate2::{Compress, Compression, Crc, Decompress, FlushCompress, FlushDecompress};
use std::cell::RefCell;

/// The beginning of every gzip stream.
pub(crate) const GZIP_HEADER: [u8; 10] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255];

/// An empty last block.
const LAST_BLOCK: [u8; 2] = [3, 0];

/// Small texts gain little from a higher level.
const LEVEL: Compression = Compression::new(5);

/// The buffer of a compressor is kept up to this size, which is enough for usual updates.
const LARGEST_KEPT_BUFFER: usize = 64 * 1024;

thread_local! {
    // Its tables are large, so that clearing them is cheaper than allocating them.
    static COMPRESSOR: RefCell<Compressor> = RefCell::new(Compressor::new());
}

/// A compressor with the memory that it writes to. A text is copied from there when its length is known: a
/// larger block that is made smaller would leave a hole next to each update that is kept.
struct Compressor {
    deflate: Compress,
    written: Vec<u8>,
}

impl Compressor {
    fn new() -> Self {
        Self { deflate: Compress::new(LEVEL, false), written: Vec::new() }
    }

    fn blocks(&mut self, text: &str) -> Box<[u8]> {
        self.deflate.reset();
        self.written.clear();
        // More than zlib can need: text that cannot be compressed grows by five bytes per block.
        self.written.reserve(text.len() + text.len() / 8 + 64);
        self.deflate
            .compress_vec(text.as_bytes(), &mut self.written, FlushCompress::Full)
            .expect("compression of a text in memory");
        let blocks = self.written.as_slice().into();
        self.written.shrink_to(LARGEST_KEPT_BUFFER);
        blocks
    }
}

/// How a client wants to receive an update.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Coding {
    Gzip,
    Plain,
}

impl Coding {
    /// The coding that a request accepts.
    pub(crate) fn of(headers: &HeaderMap) -> Self {
        let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok());
        let is_gzip = |coding: &str| {
            let (name, weight) = coding.split_once(";q=").unwrap_or((coding, "1"));
            name.trim() == "gzip" && weight.trim().parse::<f32>().is_ok_and(|weight| weight > 0.0)
        };
        let takes_gzip = accepted.is_some_and(|all| all.split(',').any(is_gzip));
        if takes_gzip { Self::Gzip } else { Self::Plain }
    }
}

/// A text, compressed independently of anything before it. Any number of gzip streams can contain the same
/// bytes, so no stream needs a compressor of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Packed {
    /// Blocks of "deflate" that end at the boundary of a byte; the last one is not marked as such.
    blocks: Box<[u8]>,
    checksum: u32,
    length: u32,
}

impl Packed {
    pub(crate) fn new(text: &str) -> Self {
        let blocks = COMPRESSOR.with_borrow_mut(|compressor| compressor.blocks(text));
        let mut checksum = Crc::new();
        checksum.update(text.as_bytes());
        Self { blocks, checksum: checksum.sum(), length: checksum.amount() }
    }

    /// A complete gzip file.
    pub(crate) fn file(&self) -> Vec<u8> {
        let (checksum, length) = (self.checksum.to_le_bytes(), self.length.to_le_bytes());
        [&GZIP_HEADER[..], &self.blocks, &LAST_BLOCK, &checksum, &length].concat()
    }

    /// A server-sent event with the text, as the continuation of a gzip stream.
    pub(crate) fn event(&self) -> Vec<u8> {
        [&stored(b"data: ")[..], &self.blocks, &stored(b"\n\n")].concat()
    }

    /// The text itself.
    pub(crate) fn text(&self) -> String {
        let mut text = Vec::with_capacity(self.length as usize + 1);
        Decompress::new(false)
            .decompress_vec(&self.blocks, &mut text, FlushDecompress::Sync)
            .expect("what was compressed here");
        String::from_utf8(text).expect("a text")
    }

    pub(super) fn bytes(&self) -> usize {
        self.blocks.len()
    }
}

/// A few bytes as an uncompressed block.
pub(crate) fn stored(bytes: &[u8]) -> Vec<u8> {
    let length = u16::try_from(bytes.len()).expect("a few bytes");
    [&[0][..], &length.to_le_bytes(), &(!length).to_le_bytes(), bytes].concat()
}
