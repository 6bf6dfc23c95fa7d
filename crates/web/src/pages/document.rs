//! The HTML document around every page.

use crate::{Address, Language, Texts, asset_address};
use maud::{DOCTYPE, Markup, html};

/// The theme that a reader has chosen; without a choice the page follows the system.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theme {
    /// Ink on paper.
    Light,
    /// The harbour at night.
    Dark,
}

impl Theme {
    /// The value of the cookie `theme` and of `data-theme`.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }

    /// The colour of the paper, which is that of the token `--paper`.
    pub(crate) const fn paper(self) -> &'static str {
        match self {
            Self::Light => "#F4F0E6",
            Self::Dark => "#0E2334",
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

/// Whether a page reloads itself if no script runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refresh {
    /// The reader has something to do, or nothing will change.
    Never,
    /// The page waits for others.
    WhileWaiting,
}

/// Seconds until a waiting page reloads: soon enough to play, long enough to read.
const PAUSE: u32 = 10;

/// A document without its body.
#[derive(Clone, Copy, Debug)]
pub struct Document<'a> {
    /// The reader's language.
    pub language: Language,
    /// The reader's theme.
    pub theme: Option<Theme>,
    /// The title of the window, before the name of the game.
    pub title: &'a str,
    /// The description for link previews; by default that of the program.
    pub summary: Option<&'a str>,
    /// The base of absolute addresses, such as <https://play.example>. Without it link previews have no
    /// picture.
    pub site: Option<&'a str>,
    /// The address without the language: "/table/abc". Links to other languages are derived from it.
    pub path: &'a str,
    /// Additional style sheets by the names of their assets, or by their addresses from the root.
    pub styles: &'a [&'a str],
    /// The modules of the page, by the names of their assets.
    pub scripts: &'a [&'a str],
    /// Whether it reloads itself without scripts.
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
                    // For link previews.
                    meta property="og:title" content={ (self.title) " · Hamburgum" };
                    meta property="og:description" content=(summary);
                    @if let Some(site) = self.site {
                        meta property="og:image" content={ (site) (asset_address("card.png")) };
                        meta name="twitter:card" content="summary_large_image";
                    }
                    title { (self.title) " · Hamburgum" }
                    link rel="icon" type="image/svg+xml" href=(asset_address("icon.svg"));
                    link rel="apple-touch-icon" href=(asset_address("icons/touch-180.png"));
                    link rel="manifest" href=(Address::Manifest.in_language(self.language));
                    (self.colours_of_the_window())
                    @for language in Language::ALL {
                        link rel="alternate" hreflang=(language.code()) href=(self.in_language(language));
                    }
                    @for name in ["tokens.css", "base.css"].iter().chain(self.styles) {
                        link rel="stylesheet" href=(style_address(name));
                    }
                    @if self.refresh == Refresh::WhileWaiting {
                        // By its address, because browsers only scroll if it has a fragment.
                        noscript {
                            meta http-equiv="refresh" content={ (PAUSE) "; url=" (self.in_language(self.language)) };
                        }
                    }
                    @for name in self.scripts {
                        script type="module" src=(asset_address(name)) {}
                    }
                }
                body { (body) (stored_note(self.language)) }
            }
        }
    }

    /// The colour of the window's frame. Without a choice of the reader it follows the system.
    fn colours_of_the_window(&self) -> Markup {
        html! {
            @for theme in [Theme::Light, Theme::Dark] {
                @match self.theme {
                    None => {
                        meta name="theme-color" media={ "(prefers-color-scheme: " (theme.word()) ")" } content=(theme.paper());
                    }
                    Some(chosen) if chosen == theme => { meta name="theme-color" content=(theme.paper()); }
                    Some(_) => {}
                }
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

/// What a page says that the service worker has stored. A script adds the time and shows it.
fn stored_note(language: Language) -> Markup {
    html! {
        p id="stored" class="stored" role="status" hidden {
            (Texts::of(language).say("page-stored").text()) " " time {}
        }
    }
}

fn style_address(name: &str) -> String {
    if name.starts_with('/') { name.to_owned() } else { asset_address(name) }
}
