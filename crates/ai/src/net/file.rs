//! The weights file: a header, half-precision numbers, and a checksum.
//!
//! The header has the magic bytes, the version of the format, the version of the encoding, the widths of
//! all layers, and a line about the origin of the weights. All numbers are little-endian.
//!
//! A file of an older encoding that this one only appends to, or of a narrower network, can be read too:
//! the weights of the new inputs and units are zero, so the network gives the same bits as before.

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
        let shape = reader.shape(widths)?;
        let about = usize::from(reader.number()?);
        let about = reader.take(about).ok_or(NetError::NotWeights)?;
        let expected = bytes.len() - reader.rest.len() + 2 * shape.weight_count() + 4;
        if bytes.len() != expected {
            return Err(NetError::Length { expected, found: bytes.len() });
        }
        let (content, sum) = bytes.split_at(bytes.len() - 4);
        if sum != checksum(content).to_le_bytes() {
            return Err(NetError::Damaged);
        }
        reader.net(String::from_utf8_lossy(about).into_owned(), shape)
    }

    /// The weights file, with a line about the origin of the weights.
    pub fn to_bytes(&self, made_by: &str) -> Vec<u8> {
        let about: String = made_by.chars().take(1000).collect();
        let mut bytes = MAGIC.to_vec();
        let head = [FORMAT, encoding::VERSION].into_iter().chain(Shape::OWN.in_header());
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
        Self::from_weights("chance".to_owned(), Shape::OWN, draw)
    }

    /// Builds a network from its weights in the order of the file; `next` gets the number of inputs of
    /// the layer. Inputs and units beyond this shape get weights of zero.
    fn from_weights(made_by: String, shape: Shape, mut next: impl FnMut(usize) -> f32) -> Self {
        let Shape { inputs, first, second, third, policy } = shape;
        Self {
            made_by,
            first: layer(inputs.position, first, &mut next).widened(POSITION_WIDTH).into(),
            second: layer(first, second, &mut next).widened(FIRST),
            third: layer(second, third, &mut next).widened(SECOND),
            values: layer(third, VALUES, &mut next).widened(THIRD),
            context: layer(second, policy, &mut next).widened(SECOND),
            actions: layer(inputs.action, policy, &mut next).widened(ACTION_WIDTH),
            preference: layer(policy, 1, &mut next).widened(POLICY),
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

/// The widths of the inputs and of the layers of a network.
#[derive(Clone, Copy, Debug)]
struct Shape {
    inputs: Widths,
    first: usize,
    second: usize,
    third: usize,
    policy: usize,
}

impl Shape {
    const OWN: Self =
        Self { inputs: Widths::OWN, first: FIRST, second: SECOND, third: THIRD, policy: POLICY };

    /// The widths as they are in the header.
    fn in_header(self) -> [u16; 7] {
        let Self { inputs, first, second, third, policy } = self;
        [inputs.position, inputs.action, first, second, third, policy, VALUES]
            .map(|width| width as u16)
    }

    fn weight_count(self) -> usize {
        let Self { inputs, first, second, third, policy } = self;
        let layers = [
            (inputs.position, first),
            (first, second),
            (second, third),
            (third, VALUES),
            (second, policy),
            (inputs.action, policy),
            (policy, 1),
        ];
        layers.iter().map(|(inputs, outputs)| (inputs + 1) * outputs).sum()
    }
}

/// Reads a layer of this width, or draws it at random. Units beyond that width have weights of zero.
fn layer<const OUT: usize>(
    inputs: usize,
    outputs: usize,
    next: &mut impl FnMut(usize) -> f32,
) -> Layer<OUT> {
    let mut row = || std::array::from_fn(|unit| if unit < outputs { next(inputs) } else { 0.0 });
    Layer { bias: row(), rows: (0..inputs).map(|_| row()).collect() }
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

    /// The shape in the header, which must have these inputs and no layer wider than this program's.
    fn shape(&mut self, inputs: Widths) -> Result<Shape, NetError> {
        let mut found = [0; 7];
        for width in &mut found {
            *width = self.number()?;
        }
        let [_, _, first, second, third, policy, _] = found.map(usize::from);
        let shape = Shape { inputs, first, second, third, policy };
        let fits = first <= FIRST && second <= SECOND && third <= THIRD && policy <= POLICY;
        if fits && shape.in_header() == found { Ok(shape) } else { Err(NetError::Shape) }
    }

    fn net(mut self, made_by: String, shape: Shape) -> Result<Net, NetError> {
        let mut all_finite = true;
        let net = Net::from_weights(made_by, shape, |_| {
            let weight = self.number().map_or(f32::NAN, from_half);
            all_finite &= weight.is_finite();
            weight
        });
        if all_finite { Ok(net) } else { Err(NetError::NotANumber) }
    }
}
