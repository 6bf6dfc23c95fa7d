//! An appointment as a calendar file (RFC 5545).

use hamburgum_table::UtcMinute;
use std::fmt::Write;

/// An appointment for a game. Moments are milliseconds since 1970.
#[derive(Clone, Copy, Debug)]
pub struct CalendarEvent<'a> {
    /// The id of the table.
    pub table: &'a str,
    /// The host name of the server.
    pub site: &'a str,
    /// How often the table has changed: a later file replaces an earlier one.
    pub version: u64,
    /// When the table last changed.
    pub changed: i64,
    /// When the game begins.
    pub at: i64,
    /// The title.
    pub title: &'a str,
    /// What it is about.
    pub description: &'a str,
    /// The address of the table.
    pub link: &'a str,
}

/// How long a game takes about, in minutes.
const MINUTES: u32 = 90;
/// How long before the beginning a calendar reminds, in minutes.
const REMINDER: u32 = 15;
/// The most octets of a line, without its end.
const LONGEST_LINE: usize = 75;

impl CalendarEvent<'_> {
    /// The content of the file.
    pub fn file(&self) -> String {
        let description = format!("{}\n{}", self.description, self.link);
        let lines = [
            "BEGIN:VCALENDAR".to_owned(),
            "VERSION:2.0".to_owned(),
            "PRODID:-//Hamburgum//Hamburgum//EN".to_owned(),
            "METHOD:PUBLISH".to_owned(),
            "BEGIN:VEVENT".to_owned(),
            format!("UID:{}@{}", escaped(self.table), escaped(self.site)),
            format!("SEQUENCE:{}", self.version),
            format!("DTSTAMP:{}", stamp(self.changed)),
            format!("DTSTART:{}", stamp(self.at)),
            format!("DURATION:PT{MINUTES}M"),
            format!("SUMMARY:{}", escaped(self.title)),
            format!("DESCRIPTION:{}", escaped(&description)),
            format!("URL:{}", self.link),
            "STATUS:CONFIRMED".to_owned(),
            "BEGIN:VALARM".to_owned(),
            "ACTION:DISPLAY".to_owned(),
            format!("DESCRIPTION:{}", escaped(self.title)),
            format!("TRIGGER:-PT{REMINDER}M"),
            "END:VALARM".to_owned(),
            "END:VEVENT".to_owned(),
            "END:VCALENDAR".to_owned(),
        ];
        lines.iter().map(|line| folded(line)).collect()
    }
}

/// A moment in Coordinated Universal Time.
fn stamp(moment: i64) -> String {
    let UtcMinute { year, month, day, hour, minute } = UtcMinute::of(moment);
    format!("{year:04}{month:02}{day:02}T{hour:02}{minute:02}00Z")
}

/// A text without characters that have a meaning in the format.
fn escaped(text: &str) -> String {
    let mut escaped = String::new();
    for sign in text.chars() {
        match sign {
            '\n' => escaped.push_str("\\n"),
            '\\' | ';' | ',' => escaped.extend(['\\', sign]),
            sign if sign.is_control() => {}
            sign => escaped.push(sign),
        }
    }
    escaped
}

/// A line with its end. A long one continues on lines that begin with a space, and no character is divided.
fn folded(line: &str) -> String {
    let mut folded = String::new();
    let mut octets = 0;
    for sign in line.chars() {
        if octets + sign.len_utf8() > LONGEST_LINE {
            folded.push_str("\r\n ");
            octets = 1;
        }
        folded.push(sign);
        octets += sign.len_utf8();
    }
    write!(folded, "\r\n").expect("room for a text");
    folded
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_has_everything_that_a_calendar_needs() {
        let event = CalendarEvent {
            table: "k3x9",
            site: "play.example",
            version: 7,
            changed: 0,
            at: 1_795_204_800_000,
            title: "Hamburgum: Kehrwieder, am Fleet; \\o/",
            description: "Mit Anna und einem sehr langen Namen, der viele Umlaute hat: äöüäöüäöüäöüäöüäöüäöüäöüäöü",
            link: "https://play.example/de/table/k3x9",
        };
        let file = event.file();
        assert!(file.ends_with("END:VCALENDAR\r\n"));
        for line in file.split_terminator("\r\n") {
            assert!(line.len() <= LONGEST_LINE && !line.contains(['\r', '\n']), "{line}");
        }
        let unfolded = file.replace("\r\n ", "");
        for line in [
            "UID:k3x9@play.example",
            "SEQUENCE:7",
            "DTSTAMP:19700101T000000Z",
            "DTSTART:20261120T200000Z",
            "SUMMARY:Hamburgum: Kehrwieder\\, am Fleet\\; \\\\o/",
            "URL:https://play.example/de/table/k3x9",
        ] {
            assert!(
                unfolded.split("\r\n").any(|other| other == line),
                "{line} is not in {unfolded}"
            );
        }
        assert!(unfolded.contains("äöü\\nhttps://play.example/de/table/k3x9\r\n"));
    }

    #[test]
    fn a_name_cannot_add_lines() {
        assert_eq!(escaped("a\r\nEND:VEVENT\u{7}"), "a\\nEND:VEVENT");
    }
}
