//! Reading untrusted files.

use crate::failure::Fault;
use hamburgum_ai::{Net, Weights};
use std::fs::File;
use std::io::{self, ErrorKind, Read};
use std::path::Path;
use std::sync::Arc;

/// Reads a text file up to a size limit; `-` is the standard input.
///
/// # Errors
/// The file is unreadable, too large or not text; the message starts with its name.
pub(crate) fn read(path: &Path, what: &str, limit: usize) -> Result<String, Fault> {
    let fault = |fault: String| Fault::File(format!("{}: {fault}", path.display()));
    let bytes = read_bytes(path, limit).map_err(|error| fault(explained(&error, what)))?;
    if bytes.len() > limit {
        return Err(fault(format!("is too large for {what}, which has at most {limit} bytes")));
    }
    String::from_utf8(bytes).map_err(|error| {
        let before = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = before.split(|&byte| byte == b'\n').count();
        fault(format!("line {line}: is not UTF-8 text: name {what}, saved as UTF-8"))
    })
}

/// Reads a table of weights.
///
/// # Errors
/// The file cannot be read, or its table is invalid.
pub(crate) fn read_weights(path: &Path) -> Result<Weights, Fault> {
    let text = read(path, "a table of weights", 64 * 1024)?;
    let refused = |error| Fault::File(format!("{}: {error}", path.display()));
    Weights::parse(&text).map_err(refused)
}

/// The size limit of learned weights and shards, in bytes.
const MAX_BINARY: usize = 256 << 20;

/// Reads a binary file.
///
/// # Errors
/// It cannot be read.
pub(crate) fn read_binary(path: &Path, what: &str) -> Result<Vec<u8>, Fault> {
    let fault = |fault: String| Fault::File(format!("{}: {fault}", path.display()));
    let bytes = read_bytes(path, MAX_BINARY).map_err(|error| fault(explained(&error, what)))?;
    if bytes.len() > MAX_BINARY {
        return Err(fault(format!("is too large for {what}")));
    }
    Ok(bytes)
}

/// Reads learned weights.
///
/// # Errors
/// The file cannot be read, or is invalid.
pub(crate) fn read_net(path: &Path) -> Result<Arc<Net>, Fault> {
    let bytes = read_binary(path, "a file of learned weights")?;
    let refused = |error| Fault::File(format!("{}: {error}", path.display()));
    Net::from_bytes(&bytes).map(Arc::new).map_err(refused)
}

/// Reads at most one byte more than the limit, so that an endless input cannot exhaust memory.
fn read_bytes(path: &Path, limit: usize) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let most = limit as u64 + 1;
    if path == Path::new("-") {
        io::stdin().lock().take(most).read_to_end(&mut bytes)?;
    } else {
        File::open(path)?.take(most).read_to_end(&mut bytes)?;
    }
    Ok(bytes)
}

fn explained(error: &io::Error, what: &str) -> String {
    match error.kind() {
        ErrorKind::NotFound => format!("there is no such file: name {what}"),
        ErrorKind::IsADirectory => format!("is a folder: name {what}"),
        ErrorKind::PermissionDenied => "may not be read: ask for permission to read it".to_owned(),
        _ => format!("cannot be read: {error}"),
    }
}
