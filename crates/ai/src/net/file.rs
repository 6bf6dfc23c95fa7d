//! The weights file: a header, half-precision numbers, and a checksum.
//!
//! The header has the magic bytes, the version of the format, the version of the encoding, the widths of
//! all layers, and a line about the origin of the weights. All numbers are little-endian.
//!
//! A file of an older encoding that this one only appends to can be read too: the weights of the new
//! inputs are zero, so the network gives the same bits as before.

use super::half::{from_half, to_half};
use super::layers::Layer;
use super::{FIRST, Net, POLICY, SECOND, THIRD, VALUES};
use crate::checksum::checksum;
use crate::encoding::{self, ACTION_WIDTH, POSITION_WIDTH, Widths};
use std::fmt;

const MAGIC: &[u8; 8] = b"HBGMNET\n";
const FORMAT: u16 = 1;

/// Why a weights file is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NetError {
    /// The magic bytes are missing.
    NotWeights,
    /// An unsupported version of the format.
    Format(u16),
    /// It was made for another version of the encoding.
    Encoding(u16),
    /// The network has another shape.
    Shape,
    /// It is shorter or longer than its shape needs.
    Length {
        /// The expected size in bytes.
        expected: usize,
        /// The actual size in bytes.
        found: usize,
    },
    /// The checksum does not match the content.
    Damaged,
    /// A weight is NaN or infinite.
    NotANumber,
}

impl fmt::Display for NetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotWeights => f.write_str("is no file of learned weights"),
            Self::Format(found) => {
                write!(f, "has learned weights of format {found}, and this program reads {FORMAT}")
            }
            Self::Encoding(found) => {
                let own = encoding::VERSION;
                write!(
                    f,
                    "has weights learned with encoding {found}, and this program reads up to {own}"
                )
            }
            Self::Shape => f.write_str("has the weights of a network of another shape"),
            Self::Length { expected, found } => {
                write!(f, "has {found} bytes where learned weights have {expected}")
            }
            Self::Damaged => f.write_str("is damaged: its checksum is not that of its weights"),
            Self::NotANumber => f.write_str("holds a weight that is no number"),
        }
    }
}

impl std::error::Error for NetError {}

impl Net {
    /// Reads a weights file.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, NetError> {
        let mut reader = Reader { rest: bytes };
        if reader.take(MAGIC.len()) != Some(&MAGIC[..]) {
            return Err(NetError::NotWeights);
        }
        let format = reader.number()?;
        if format != FORMAT {
            return Err(NetError::Format(format));
        }
        let version = reader.number()?;
        let widths = Widths::of_version(version).ok_or(NetError::Encoding(version))?;
        for width in shape(widths) {
            if reader.number()? != width {
                return Err(NetError::Shape);
            }
        }
        let about = usize::from(reader.number()?);
        let about = reader.take(about).ok_or(NetError::NotWeights)?;
        let expected = bytes.len() - reader.rest.len() + 2 * weight_count(widths) + 4;
        if bytes.len() != expected {
            return Err(NetError::Length { expected, found: bytes.len() });
        }
        let (content, sum) = bytes.split_at(bytes.len() - 4);
        if sum != checksum(content).to_le_bytes() {
            return Err(NetError::Damaged);
        }
        reader.net(String::from_utf8_lossy(about).into_owned(), widths)
    }

    /// The weights file, with a line about the origin of the weights.
    pub fn to_bytes(&self, made_by: &str) -> Vec<u8> {
        let about: String = made_by.chars().take(1000).collect();
        let mut bytes = MAGIC.to_vec();
        let head = [FORMAT, encoding::VERSION].into_iter().chain(shape(Widths::OWN));
        let head = head.chain([about.len() as u16]);
        bytes.extend(head.flat_map(u16::to_le_bytes));
        bytes.extend(about.as_bytes());
        self.each_weight(|weight| bytes.extend(to_half(weight).to_le_bytes()));
        bytes.extend(checksum(&bytes).to_le_bytes());
        bytes
    }

    /// A network with random weights, for tests and as an initial state.
    pub fn untrained(seed: u64) -> Self {
        let mut rng = fastrand::Rng::with_seed(seed);
        let draw = move |inputs: usize| {
            let reach = (3.0 / inputs as f32).sqrt();
            from_half(to_half((2.0 * rng.f32() - 1.0) * reach))
        };
        Self::from_weights("chance".to_owned(), Widths::OWN, draw)
    }

    /// Builds a network from its weights in the order of the file; `next` gets the number of inputs of
    /// the layer. Inputs beyond these widths get weights of zero.
    fn from_weights(made_by: String, widths: Widths, mut next: impl FnMut(usize) -> f32) -> Self {
        Self {
            made_by,
            first: layer(widths.position, &mut next).widened(POSITION_WIDTH).into(),
            second: layer(FIRST, &mut next),
            third: layer(SECOND, &mut next),
            values: layer(THIRD, &mut next),
            context: layer(SECOND, &mut next),
            actions: layer(widths.action, &mut next).widened(ACTION_WIDTH),
            preference: layer(POLICY, &mut next),
        }
    }

    /// All weights in the order of the file: for each layer the bias, then the rows of its inputs.
    fn each_weight(&self, mut see: impl FnMut(f32)) {
        self.first.each_weight(&mut see);
        self.second.each_weight(&mut see);
        self.third.each_weight(&mut see);
        self.values.each_weight(&mut see);
        self.context.each_weight(&mut see);
        self.actions.each_weight(&mut see);
        self.preference.each_weight(&mut see);
    }
}

/// The widths of a network as they are in the header.
fn shape(widths: Widths) -> [u16; 7] {
    [widths.position, widths.action, FIRST, SECOND, THIRD, POLICY, VALUES].map(|width| width as u16)
}

fn weight_count(widths: Widths) -> usize {
    let layers = [
        (widths.position, FIRST),
        (FIRST, SECOND),
        (SECOND, THIRD),
        (THIRD, VALUES),
        (SECOND, POLICY),
        (widths.action, POLICY),
        (POLICY, 1),
    ];
    layers.iter().map(|(inputs, outputs)| (inputs + 1) * outputs).sum()
}

/// Reads a layer, or draws it at random.
fn layer<const OUT: usize>(inputs: usize, next: &mut impl FnMut(usize) -> f32) -> Layer<OUT> {
    let bias = std::array::from_fn(|_| next(inputs));
    let rows = (0..inputs).map(|_| std::array::from_fn(|_| next(inputs))).collect();
    Layer { bias, rows }
}

/// The unread rest of a file.
struct Reader<'a> {
    rest: &'a [u8],
}

impl<'a> Reader<'a> {
    fn take(&mut self, count: usize) -> Option<&'a [u8]> {
        let (taken, rest) = self.rest.split_at_checked(count)?;
        self.rest = rest;
        Some(taken)
    }

    fn number(&mut self) -> Result<u16, NetError> {
        match self.take(2) {
            Some(&[low, high]) => Ok(u16::from_le_bytes([low, high])),
            _ => Err(NetError::NotWeights),
        }
    }

    fn net(mut self, made_by: String, widths: Widths) -> Result<Net, NetError> {
        let mut all_finite = true;
        let net = Net::from_weights(made_by, widths, |_| {
            let weight = self.number().map_or(f32::NAN, from_half);
            all_finite &= weight.is_finite();
            weight
        });
        if all_finite { Ok(net) } else { Err(NetError::NotANumber) }
    }
}
