//! A message as a mail: plain text, and the same as a small page.

use super::address::MailAddress;
use crate::message::Message;
use lettre::message::header::{HeaderName, HeaderValue};
use lettre::message::{Mailbox, MultiPart};

/// The mail, or nothing if a text cannot be in one.
pub(super) fn letter(
    from: &Mailbox,
    to: &MailAddress,
    message: &Message,
) -> Option<lettre::Message> {
    let mut builder = lettre::Message::builder()
        .from(from.clone())
        .to(Mailbox::new(None, to.inner().clone()))
        .subject(one_line(&message.title))
        .message_id(Some(format!("<{}@{}>", message.id.as_str(), from.email.domain())))
        .raw_header(header("Auto-Submitted", "auto-generated"))
        .raw_header(header("Content-Language", &one_line(&message.language)));
    if let Some(unsubscribe) = &message.unsubscribe {
        let link = format!("<{}>", one_line(&unsubscribe.link));
        builder = builder
            .raw_header(header("List-Unsubscribe", &link))
            .raw_header(header("List-Unsubscribe-Post", "List-Unsubscribe=One-Click"));
    }
    builder.multipart(MultiPart::alternative_plain_html(plain(message), page(message))).ok()
}

fn header(name: &'static str, value: &str) -> HeaderValue {
    HeaderValue::new(HeaderName::new_from_ascii_str(name), value.to_owned())
}

/// A line break in a header would begin another header.
fn one_line(text: &str) -> String {
    text.split(char::is_control).collect::<Vec<_>>().join(" ")
}

fn plain(message: &Message) -> String {
    let Message { body, link, link_label, .. } = message;
    let end =
        message.unsubscribe.as_ref().map(|end| format!("\n-- \n{}: {}\n", end.label, end.link));
    format!("{body}\n\n{link_label}: {link}\n{}", end.unwrap_or_default())
}

/// Without pictures, colours and fonts: mail programs show it as their reader wants it.
fn page(message: &Message) -> String {
    let paragraphs = escaped(&message.body).replace('\n', "</p>\n<p>");
    let end = message
        .unsubscribe
        .as_ref()
        .map(|end| format!("<hr>\n<p><small>{}</small></p>\n", anchor(&end.link, &end.label)));
    format!(
        "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n<title>{}</title>\n</head>\n\
         <body>\n<p>{paragraphs}</p>\n<p><strong>{}</strong></p>\n{}</body>\n</html>\n",
        escaped(&message.language),
        escaped(&message.title),
        anchor(&message.link, &message.link_label),
        end.unwrap_or_default(),
    )
}

fn anchor(link: &str, label: &str) -> String {
    format!("<a href=\"{}\">{}</a>", escaped(link), escaped(label))
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
