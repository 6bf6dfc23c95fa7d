//! Options of commands that send notifications.

use crate::failure::Fault;
use clap::Args;
use hamburgum_server::Outgoing;
use std::path::Path;

/// What may leave the server.
#[derive(Args, Debug)]
pub(crate) struct OutgoingOptions {
    /// Allow notifications to leave this server: push messages and webhooks
    ///
    /// Without it nothing is sent anywhere. Links in notifications need --public.
    #[arg(long, requires = "public")]
    outgoing: bool,

    /// Send mails over this server: <smtps://user:password@mail.example>, or @FILE with that
    #[arg(long, value_name = "URL", requires = "outgoing", requires = "mail_from")]
    smtp: Option<String>,

    /// The sender of mails, like "Hamburgum <games@play.example>"
    #[arg(long, value_name = "SENDER", requires = "smtp")]
    mail_from: Option<String>,

    /// A push or chat service of your own, which may be in a private network; can be repeated
    #[arg(long, value_name = "ORIGIN", requires = "outgoing")]
    push_host: Vec<String>,
}

impl OutgoingOptions {
    /// What may be sent; `None` for nothing.
    pub(crate) fn outgoing(&self, public: Option<&str>) -> anyhow::Result<Option<Outgoing>> {
        let Some(public) = public.filter(|_| self.outgoing) else { return Ok(None) };
        let mut outgoing = Outgoing::without_mail(public.to_owned());
        for origin in &self.push_host {
            outgoing = outgoing
                .with_trusted(origin)
                .map_err(|error| Fault::Option(format!("--push-host: {error}")))?;
        }
        if let (Some(server), Some(from)) = (&self.smtp, &self.mail_from) {
            outgoing = outgoing
                .with_mail(&read_address(server)?, from)
                .map_err(|error| Fault::Option(format!("--smtp, --mail-from: {error}")))?;
        }
        Ok(Some(outgoing))
    }
}

/// The address itself, or the first line of the file that is named. Other users of the machine can see the
/// options of a program, so a password is better kept in a file.
fn read_address(text: &str) -> anyhow::Result<String> {
    let Some(file) = text.strip_prefix('@') else { return Ok(text.to_owned()) };
    let content = std::fs::read_to_string(Path::new(file))
        .map_err(|error| Fault::File(format!("{file} cannot be read: {error}")))?;
    Ok(content.lines().next().unwrap_or_default().trim().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Parser;

    #[derive(Parser)]
    struct Command {
        #[arg(long)]
        public: Option<String>,
        #[command(flatten)]
        options: OutgoingOptions,
    }

    fn parse(words: &[&str]) -> Result<Option<Outgoing>, String> {
        let words = [&["hamburgum"], words].concat();
        let command = Command::try_parse_from(words).map_err(|error| error.to_string())?;
        let outgoing = command.options.outgoing(command.public.as_deref());
        outgoing.map_err(|error| error.to_string())
    }

    #[test]
    fn nothing_is_sent_unless_it_is_allowed() {
        const PUBLIC: [&str; 2] = ["--public", "https://play.example"];
        assert!(parse(&[]).expect("options").is_none());
        assert!(parse(&PUBLIC).expect("options").is_none());
        let outgoing = parse(&[&PUBLIC[..], &["--outgoing"]].concat()).expect("options");
        assert!(outgoing.expect("outgoing").mail.is_none());
        let mail = ["--smtp", "smtps://a:b@mail.example", "--mail-from", "Games <g@play.example>"];
        let all = [&PUBLIC[..], &["--outgoing"], &mail].concat();
        assert!(parse(&all).expect("options").expect("outgoing").mail.is_some());
        for (wrong, named) in [
            (vec!["--outgoing"], "--public"),
            ([&PUBLIC[..], &mail].concat(), "--outgoing"),
            ([&PUBLIC[..], &["--outgoing"], &mail[..2]].concat(), "--mail-from"),
            ([&PUBLIC[..], &["--outgoing", "--push-host", "x"]].concat(), "--push-host"),
            (
                [&PUBLIC[..], &["--outgoing", "--smtp", "http://a", "--mail-from", "b"]].concat(),
                "--smtp",
            ),
            (
                [&PUBLIC[..], &["--outgoing", "--smtp", "@/no/such", "--mail-from", "b"]].concat(),
                "/no/such",
            ),
        ] {
            let refusal = parse(&wrong).expect_err("a refusal");
            assert!(refusal.contains(named), "{wrong:?}: {refusal}");
        }
    }
}
