//! Header, navigation and footer of every page except the table's.

use super::document::{Document, Refresh, Theme};
use crate::Address;
use crate::draw::{Icon, Label, icon, logo, sprite};
use crate::{Language, Texts};
use maud::{Markup, html};

/// The reader of a page, with preferences.
#[derive(Clone, Copy, Debug)]
pub struct Reader<'a> {
    /// The language of the page.
    pub language: Language,
    /// The chosen theme.
    pub theme: Option<Theme>,
    /// The reader's name, once given.
    pub name: Option<&'a str>,
    /// The base of absolute addresses, where it is known.
    pub site: Option<&'a str>,
}

impl Reader<'_> {
    pub(crate) fn texts(&self) -> &'static Texts {
        Texts::of(self.language)
    }

    /// The text with this key.
    pub(crate) fn say(&self, key: &str) -> String {
        self.texts().say(key).text()
    }

    /// An address in the reader's language.
    pub(crate) fn address(&self, address: Address<'_>) -> String {
        address.in_language(self.language)
    }
}

/// The links in the footer.
const FOOT: [(Address<'_>, &str); 5] = [
    (Address::Rules, "rules-nav"),
    (Address::Workshop, "workshop-title"),
    (Address::Boards, "boards-title"),
    (Address::Statistics, "statistics-link"),
    (Address::About, "page-foot-about"),
];

/// An entry of the navigation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NavigationEntry {
    Home,
    NewTable,
    Rules,
    Account,
    /// A page that is not in the navigation.
    Elsewhere,
}

/// A page without its content.
pub(crate) struct Frame<'a> {
    pub(crate) reader: Reader<'a>,
    /// The title of the window.
    pub(crate) title: &'a str,
    /// The address without the language.
    pub(crate) path: &'a str,
    pub(crate) place: NavigationEntry,
    /// The class of the main part, which determines its layout.
    pub(crate) class: &'a str,
}

impl Frame<'_> {
    /// The whole page with this content.
    pub(super) fn render(&self, content: &Markup) -> Markup {
        self.render_with(&[], &[], content)
    }

    /// The same with additional style sheets and modules.
    pub(crate) fn render_with(
        &self,
        styles: &[&str],
        scripts: &[&str],
        content: &Markup,
    ) -> Markup {
        let styles = [&["city.css", "drawings.css", "pages.css"], styles].concat();
        let scripts =
            [&["scripts/theme.js", "scripts/copy.js", "scripts/read-file.js"], scripts].concat();
        let document = Document {
            language: self.reader.language,
            theme: self.reader.theme,
            title: self.title,
            summary: None,
            site: self.reader.site,
            path: self.path,
            styles: &styles,
            scripts: &scripts,
            refresh: Refresh::Never,
        };
        document.render(&html! {
            a class="skip" href="#main" { (self.reader.say("page-skip")) }
            (sprite())
            (self.header(&document))
            main class={ "main " (self.class) } id="main" { (content) }
            (self.footer())
        })
    }

    fn header(&self, document: &Document<'_>) -> Markup {
        let reader = self.reader;
        html! {
            header class="bar" {
                a class="brand" href=(reader.address(Address::Home)) { (logo(Label::Decorative)) span { "Hamburgum" } }
                nav class="places" aria-label=(reader.say("page-nav")) {
                    (self.link(NavigationEntry::Home, Address::Home, Icon::Guildhall, &reader.say("page-nav-home")))
                    (self.link(NavigationEntry::NewTable, Address::NewTable, Icon::Plus, &reader.say("page-nav-new")))
                    (self.link(NavigationEntry::Rules, Address::Rules, Icon::Log, &reader.say("rules-nav")))
                    (self.account_link())
                }
                (languages(reader, document))
                (theme_switch(reader))
            }
        }
    }

    fn account_link(&self) -> Markup {
        let word = self.reader.say("page-nav-account");
        let name = self.reader.name.unwrap_or(&word);
        self.link(NavigationEntry::Account, Address::Account, Icon::People, name)
    }

    fn link(&self, place: NavigationEntry, address: Address<'_>, sign: Icon, name: &str) -> Markup {
        let current = (self.place == place).then_some("page");
        html! {
            a class="place" href=(self.reader.address(address)) aria-current=[current] {
                (icon(sign, Label::Decorative)) span class="word" { (name) }
            }
        }
    }

    fn footer(&self) -> Markup {
        let reader = self.reader;
        html! {
            footer class="foot" {
                p {
                    (reader.say("page-foot-unofficial")) " " (reader.say("page-foot-maps")) " "
                    (reader.say("page-foot-licence"))
                }
                ul {
                    @for (address, key) in FOOT { li { a href=(reader.address(address)) { (reader.say(key)) } } }
                }
            }
        }
    }
}

fn languages(reader: Reader<'_>, document: &Document<'_>) -> Markup {
    html! {
        nav class="languages" aria-label=(reader.say("page-languages")) {
            @for language in Language::ALL {
                a href=(document.in_language(language)) lang=(language.code()) hreflang=(language.code())
                    title=(language.own_name())
                    aria-current=[(language == reader.language).then_some("true")] {
                    (language.code().to_uppercase()) span class="unseen" { " " (language.own_name()) }
                }
            }
        }
    }
}

/// The theme button; hidden without scripts.
fn theme_switch(reader: Reader<'_>) -> Markup {
    html! {
        button class="tool" type="button" data-theme-toggle
            title=(reader.say("page-theme")) aria-label=(reader.say("page-theme")) {
            span class="by-day" { (icon(Icon::Moon, Label::Decorative)) }
            span class="by-night" { (icon(Icon::Sun, Label::Decorative)) }
        }
    }
}
