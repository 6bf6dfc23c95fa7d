//! Standard output (a terminal, a file, or a pipe that may be closed) and new files.

use crate::failure::Fault;
use crate::paint::Paint;
use serde::Serialize;
use std::fs::{self, File};
use std::io::{self, BufWriter, ErrorKind, Write};
use std::path::Path;

/// The output format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Format {
    /// Text for people.
    Text,
    /// JSON for programs.
    Json,
}

/// The result of a command. Its serialised form is the JSON output.
pub(crate) trait Report: Serialize {
    /// The text output.
    fn text(&self, paint: Paint) -> String;
}

/// Prints a report.
pub(crate) fn print(report: &impl Report, format: Format) -> anyhow::Result<()> {
    match format {
        Format::Text => print_text(&report.text(Paint::for_stdout())),
        Format::Json => print_json(report),
    }
}

/// Prints a text as it is, without adding a line end.
pub(crate) fn print_text(text: &str) -> anyhow::Result<()> {
    print_with(|out| out.write_all(text.as_bytes()))
}

/// Prints an object as JSON.
pub(crate) fn print_json(object: &impl Serialize) -> anyhow::Result<()> {
    print_with(|out| {
        serde_json::to_writer_pretty(&mut *out, object)?;
        out.write_all(b"\n")
    })
}

fn print_with(write: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> anyhow::Result<()> {
    let mut out = BufWriter::new(io::stdout().lock());
    match write(&mut out).and_then(|()| out.flush()) {
        // The reader has closed the pipe, as `head` does.
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        Err(error) => Err(Fault::Output(format!("cannot write the output: {error}")).into()),
        Ok(()) => Ok(()),
    }
}

/// Writes a new file, or nothing.
///
/// # Errors
/// The file exists already, or cannot be written.
pub(crate) fn write_new(path: &Path, text: &str) -> Result<(), Fault> {
    let fault = |error: io::Error| match error.kind() {
        ErrorKind::AlreadyExists => would_overwrite(path),
        _ => Fault::Output(format!("{}: cannot be written: {error}", path.display())),
    };
    let mut file = File::create_new(path).map_err(fault)?;
    file.write_all(text.as_bytes()).map_err(|error| {
        // An incomplete file could be mistaken for a complete one.
        let _ = fs::remove_file(path);
        fault(error)
    })
}

/// The error for a file that would be overwritten.
pub(crate) fn would_overwrite(path: &Path) -> Fault {
    Fault::Output(format!(
        "{}: is there already, and nothing is overwritten: name another place or move it away",
        path.display()
    ))
}
