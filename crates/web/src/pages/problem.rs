//! Error pages: what happened, and what to do next.

use super::document::{Document, Refresh, Theme};
use super::frame::{Frame, NavigationEntry, Reader};
use crate::Address;
use crate::draw::{Icon, Label, church, icon, logo, ship, slip};
use crate::{Language, Texts};
use hamburgum_engine::{Board, Church, Ship};
use maud::{Markup, html};

/// The view model of an error page.
#[derive(Clone, Copy, Debug)]
pub struct ProblemView<'a> {
    /// The reader of the page.
    pub reader: Reader<'a>,
    /// The requested address without the language, for the links to other languages.
    pub path: &'a str,
    /// The error.
    pub problem: Problem<'a>,
}

/// Why a request failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Problem<'a> {
    /// Nothing is at this address.
    NotFound,
    /// Somebody else holds the seat.
    NotYourSeat {
        /// The address of the table.
        table: &'a str,
    },
    /// There is advice only if all people at the table agree.
    NoAdvice {
        /// The address of the table.
        table: &'a str,
    },
    /// It would help in a game that the reader still plays against people.
    RunningGame {
        /// The address of the table.
        table: &'a str,
    },
    /// The table has changed since the reader saw it.
    MovedOn {
        /// The address of the table.
        table: &'a str,
    },
    /// The rules do not allow it.
    NotLegal {
        /// The reason in the reader's language.
        reason: &'a str,
        /// The address of the table.
        table: &'a str,
    },
    /// The lesson waits for something else.
    OffLesson {
        /// The explanation, in the reader's language.
        reason: &'a str,
        /// The address of the table.
        table: &'a str,
    },
    /// The form is invalid or no longer applies.
    Senseless {
        /// The address of the table, or of the page to go back to.
        table: &'a str,
    },
    /// The form came from another site, or its session has expired.
    ForeignForm,
    /// The reader has as many open tables as one person may have.
    ManyTables,
    /// The moment is past, or too far away.
    WrongTime {
        /// The address of the table.
        table: &'a str,
    },
    /// The reader offers as many tables to everybody as one person may.
    ManyOffers {
        /// The address of the table.
        table: &'a str,
    },
    /// As many reviews of the reader run or wait as one person may have.
    ManyReviews,
    /// The reader waits for an answer of the analysis at another table.
    OneQuestion,
    /// Too many requests in a short time.
    TooMany,
    /// The request is too large.
    TooLarge,
    /// The request did not arrive completely in time.
    TooSlow,
    /// The server is busy or restarting.
    Busy,
    /// The database cannot be reached.
    DatabaseAway,
    /// The server cannot write to its disk.
    NotSaved,
    /// An internal error.
    Internal,
}

impl<'a> Problem<'a> {
    /// The HTTP status.
    ///
    /// ```
    /// use hamburgum_web::pages::Problem;
    ///
    /// assert_eq!(Problem::NotFound.status(), 404);
    /// assert_eq!(Problem::MovedOn { table: "/en/table/abc" }.status(), 409);
    /// ```
    pub const fn status(self) -> u16 {
        match self {
            Self::NotFound => 404,
            Self::NotYourSeat { .. }
            | Self::NoAdvice { .. }
            | Self::RunningGame { .. }
            | Self::ForeignForm => 403,
            Self::MovedOn { .. } => 409,
            Self::NotLegal { .. }
            | Self::OffLesson { .. }
            | Self::WrongTime { .. }
            | Self::Senseless { .. } => 422,
            Self::ManyTables
            | Self::ManyOffers { .. }
            | Self::ManyReviews
            | Self::OneQuestion
            | Self::TooMany => 429,
            Self::TooLarge => 413,
            Self::TooSlow => 408,
            Self::Busy | Self::DatabaseAway | Self::NotSaved => 503,
            Self::Internal => 500,
        }
    }

    /// The keys of the heading, the description and the next step.
    fn keys(self) -> [&'static str; 3] {
        match self {
            Self::NotFound => [
                "page-problem-not-found",
                "page-problem-not-found-why",
                "page-problem-not-found-next",
            ],
            Self::NotYourSeat { .. } => {
                ["page-problem-seat", "page-problem-seat-why", "page-problem-seat-next"]
            }
            Self::NoAdvice { .. } => {
                ["advice-refused", "advice-refused-why", "advice-refused-next"]
            }
            Self::RunningGame { .. } => {
                ["advice-running", "advice-running-why", "advice-running-next"]
            }
            Self::MovedOn { .. } => {
                ["page-problem-moved", "page-problem-moved-why", "page-problem-moved-next"]
            }
            Self::NotLegal { .. } => {
                ["page-problem-legal", "page-problem-legal-why", "page-problem-legal-next"]
            }
            Self::OffLesson { .. } => {
                ["tutorial-problem", "tutorial-problem-why", "tutorial-problem-next"]
            }
            Self::Senseless { .. } => {
                ["page-problem-sense", "page-problem-sense-why", "page-problem-sense-next"]
            }
            Self::ForeignForm => {
                ["page-problem-form", "page-problem-form-why", "page-problem-form-next"]
            }
            Self::ManyTables => {
                ["page-problem-tables", "page-problem-tables-why", "page-problem-tables-next"]
            }
            Self::WrongTime { .. } => {
                ["lobby-wrong-time-title", "lobby-wrong-time", "lobby-wrong-time-next"]
            }
            Self::ManyOffers { .. } => {
                ["lobby-many-offers", "lobby-many-offers-why", "lobby-many-offers-next"]
            }
            Self::ManyReviews => {
                ["page-problem-reviews", "page-problem-reviews-why", "page-problem-reviews-next"]
            }
            Self::OneQuestion => {
                ["page-problem-question", "page-problem-question-why", "page-problem-question-next"]
            }
            Self::TooMany => {
                ["page-problem-many", "page-problem-many-why", "page-problem-many-next"]
            }
            Self::TooLarge => {
                ["page-problem-large", "page-problem-large-why", "page-problem-large-next"]
            }
            Self::TooSlow => {
                ["page-problem-slow", "page-problem-slow-why", "page-problem-slow-next"]
            }
            Self::Busy => ["page-problem-busy", "page-problem-busy-why", "page-problem-busy-next"],
            Self::DatabaseAway => {
                ["page-problem-waiting", "page-problem-waiting-why", "page-problem-waiting-next"]
            }
            Self::NotSaved => {
                ["page-problem-unsaved", "page-problem-unsaved-why", "page-problem-unsaved-next"]
            }
            Self::Internal => {
                ["page-problem-internal", "page-problem-internal-why", "page-problem-internal-next"]
            }
        }
    }

    /// The reason specific to this request.
    fn reason(self) -> Option<&'a str> {
        match self {
            Self::NotLegal { reason, .. } | Self::OffLesson { reason, .. } => Some(reason),
            _ => None,
        }
    }

    fn table(self) -> Option<&'a str> {
        match self {
            Self::NotYourSeat { table }
            | Self::NoAdvice { table }
            | Self::RunningGame { table }
            | Self::MovedOn { table }
            | Self::ManyOffers { table }
            | Self::WrongTime { table }
            | Self::Senseless { table }
            | Self::NotLegal { table, .. }
            | Self::OffLesson { table, .. } => Some(table),
            _ => None,
        }
    }

    /// A departing ship, an empty slip, or an unfinished church.
    fn drawing(self) -> Markup {
        match self {
            Self::NotFound | Self::TooLarge | Self::TooSlow => afloat(&slip(Label::Decorative)),
            Self::NotYourSeat { .. } | Self::MovedOn { .. } | Self::ForeignForm => {
                afloat(&ship(Ship::Neutral, Label::Decorative))
            }
            Self::NotLegal { .. }
            | Self::NoAdvice { .. }
            | Self::RunningGame { .. }
            | Self::OffLesson { .. }
            | Self::Senseless { .. }
            | Self::ManyTables
            | Self::ManyOffers { .. }
            | Self::WrongTime { .. }
            | Self::ManyReviews
            | Self::OneQuestion
            | Self::TooMany => ashore(2),
            Self::Busy | Self::DatabaseAway | Self::NotSaved | Self::Internal => ashore(3),
        }
    }
}

fn afloat(drawing: &Markup) -> Markup {
    html! { div class="afloat" { (drawing) } }
}

/// A church after this many donations.
fn ashore(donations: u8) -> Markup {
    let info = Board::hamburgum().church_info(Church::ALL[2]);
    html! { div class="shore" { (church(info, donations, Label::Decorative)) } }
}

/// The error page.
pub fn problem(view: &ProblemView<'_>) -> Markup {
    let reader = view.reader;
    let [title, why, next] = view.problem.keys().map(|key| reader.say(key));
    let frame = Frame {
        reader,
        title: &title,
        path: view.path,
        place: NavigationEntry::Elsewhere,
        class: "problem",
    };
    frame.render(&html! {
        div class="opening" {
            div class="words" {
                h1 { (title) }
                p class="lead" { (why) }
            }
            div class="panorama" aria-hidden="true" { (view.problem.drawing()) }
        }
        div class="next" {
            @if let Some(reason) = view.problem.reason() { p class="reason" { (reason) } }
            p { (next) }
            (onward(view))
            p class="note" {
                (reader.texts().say("page-problem-status").with("status", status(view)).text())
            }
        }
    })
}

/// The error in one line, for a page that stays open.
pub fn problem_line(language: Language, problem: Problem<'_>) -> String {
    if let Some(reason) = problem.reason() {
        return reason.to_owned();
    }
    let [title, _, next] = problem.keys().map(|key| Texts::of(language).say(key).text());
    format!("{title}. {next}")
}

fn status(view: &ProblemView<'_>) -> String {
    view.problem.status().to_string()
}

/// Links back to the table, if there is one, and home.
fn onward(view: &ProblemView<'_>) -> Markup {
    let reader = view.reader;
    let home = reader.address(Address::Home);
    html! {
        p class="commands" {
            @if let Some(table) = view.problem.table() {
                a class="button primary" href=(table) {
                    (icon(Icon::Map, Label::Decorative)) (reader.say("page-problem-to-table"))
                }
                a class="button" href=(home) { (reader.say("page-problem-home")) }
            } @else {
                a class="button primary" href=(home) {
                    (icon(Icon::Guildhall, Label::Decorative)) (reader.say("page-problem-home"))
                }
            }
        }
    }
}

/// The page for an address in an unknown language: it offers the same page, by its address without the
/// language, in the existing ones.
pub fn no_such_language(language: Language, theme: Option<Theme>, path: &str) -> Markup {
    let title = Texts::of(language).say("page-no-language").text();
    let document = Document {
        language,
        theme,
        title: &title,
        summary: None,
        site: None,
        path,
        styles: &["city.css", "drawings.css", "pages.css"],
        scripts: &[],
        refresh: Refresh::Never,
    };
    document.render(&html! {
        main class="main narrow choose" id="main" {
            (logo(Label::Decorative))
            h1 { (title) }
            ul class="lines" {
                @for language in Language::ALL {
                    li lang=(language.code()) {
                        a href=(document.in_language(language)) hreflang=(language.code()) {
                            b { (language.own_name()) }
                        }
                        span { (Texts::of(language).say("page-home-lead").text()) }
                    }
                }
            }
        }
    })
}
