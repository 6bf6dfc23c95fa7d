//! The frame of every page.

use crate::{Language, Texts, asset_address};
use maud::{DOCTYPE, Markup, html};

/// The colours that a reader has chosen; without a choice the page follows the system.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theme {
    /// Ink on paper.
    Light,
    /// The harbour at night.
    Dark,
}

impl Theme {
    /// The word in the cookie `theme` and in the page's `data-theme`.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }

    /// The theme with this word.
    ///
    /// ```
    /// use hamburgum_web::pages::Theme;
    ///
    /// assert_eq!(Theme::from_word("dark"), Some(Theme::Dark));
    /// assert_eq!(Theme::from_word("sepia"), None);
    /// ```
    pub fn from_word(word: &str) -> Option<Self> {
        [Self::Light, Self::Dark].into_iter().find(|theme| theme.word() == word)
    }
}

/// Whether a page loads itself anew where no script does it better.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refresh {
    /// The reader has something to do, or nothing will change.
    Never,
    /// The page waits for others.
    WhileWaiting,
}

/// Seconds until a page that waits is loaded anew: soon enough to play, long enough to read.
const PAUSE: u32 = 10;

/// A page before it is written.
#[derive(Clone, Copy, Debug)]
pub struct Document<'a> {
    /// The reader's language.
    pub language: Language,
    /// The reader's colours.
    pub theme: Option<Theme>,
    /// What the window is called, before the name of the game.
    pub title: &'a str,
    /// What is told of it to those who only see a link; what the program is, if there is nothing else.
    pub summary: Option<&'a str>,
    /// What stands before a path in an address that others follow, like <https://play.example>. Without
    /// it there is no picture beside a link to the page.
    pub site: Option<&'a str>,
    /// The address without the language: "/table/abc". Links to the other languages are made of it.
    pub path: &'a str,
    /// The style sheets beside the palette and what holds everywhere, by the names of their assets; one that is no asset, by
    /// its address from the root.
    pub styles: &'a [&'a str],
    /// The modules that run in the page, by the names of their assets.
    pub scripts: &'a [&'a str],
    /// Whether it is loaded anew without them.
    pub refresh: Refresh,
}

impl Document<'_> {
    /// The page with this body.
    pub fn render(&self, body: &Markup) -> Markup {
        html! {
            (DOCTYPE)
            html lang=(self.language.code()) data-theme=[self.theme.map(Theme::word)] {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    meta name="color-scheme" content="light dark";
                    @let summary = self.summary();
                    meta name="description" content=(summary);
                    // Where a link is handed on, these are shown of it.
                    meta property="og:title" content={ (self.title) " · Hamburgum" };
                    meta property="og:description" content=(summary);
                    @if let Some(site) = self.site {
                        meta property="og:image" content={ (site) (asset_address("card.png")) };
                        meta name="twitter:card" content="summary_large_image";
                    }
                    title { (self.title) " · Hamburgum" }
                    link rel="icon" type="image/svg+xml" href=(asset_address("icon.svg"));
                    @for language in Language::ALL {
                        link rel="alternate" hreflang=(language.code()) href=(self.in_language(language));
                    }
                    @for name in ["tokens.css", "base.css"].iter().chain(self.styles) {
                        link rel="stylesheet" href=(style_address(name));
                    }
                    @if self.refresh == Refresh::WhileWaiting {
                        // By its address: with a fragment, browsers would only scroll.
                        noscript {
                            meta http-equiv="refresh" content={ (PAUSE) "; url=" (self.in_language(self.language)) };
                        }
                    }
                    @for name in self.scripts {
                        script type="module" src=(asset_address(name)) {}
                    }
                }
                body { (body) }
            }
        }
    }

    fn summary(&self) -> String {
        let program = || Texts::of(self.language).say("page-description").text();
        self.summary.map_or_else(program, str::to_owned)
    }

    /// The address of this page in another language.
    pub fn in_language(&self, language: Language) -> String {
        format!("/{}{}", language.code(), self.path)
    }
}

fn style_address(name: &str) -> String {
    if name.starts_with('/') { name.to_owned() } else { asset_address(name) }
}
