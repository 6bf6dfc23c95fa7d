//! The page that creates a table.

use super::field::{Chip, Complaint, Limits, TextField, beside, complaint, summary};
use super::frame::{Frame, NavigationEntry, Reader};
use super::seat_row::{level, seat_row};
use crate::Address;
use crate::draw::{Icon, Label, icon};
use hamburgum_engine::Variant;
use hamburgum_table::{ClockPreset, EndOfTime, Experience, NewTableForm};
use maud::{Markup, html};

/// The view model of the page.
#[derive(Clone, Copy, Debug)]
pub struct NewTableView<'a> {
    /// The reader of the page.
    pub reader: Reader<'a>,
    /// The ids of the boards with their names.
    pub boards: &'a [(&'a str, &'a str)],
    /// A city that is generated for this table.
    pub city: OfferedCity<'a>,
    /// The ids and names of some boards that people drew.
    pub drawn: &'a [(&'a str, &'a str)],
    /// The words of the levels with their translated names, the weakest first.
    pub levels: &'a [(&'a str, &'a str)],
    /// The content of the form.
    pub form: &'a NewTableForm,
    /// Whether a table can be offered to everybody.
    pub may_be_public: bool,
    /// Form errors, by the names of the fields.
    pub complaints: &'a [Complaint<'a>],
}

/// A generated city.
#[derive(Clone, Copy, Debug)]
pub struct OfferedCity<'a> {
    /// The id of its board.
    pub word: &'a str,
    /// The seed that it is generated from.
    pub number: u32,
    /// Its name.
    pub name: &'a str,
    /// The id of another one.
    pub next: &'a str,
}

/// The page that sets up a table.
pub fn new_table(view: &NewTableView<'_>) -> Markup {
    let reader = view.reader;
    let title = reader.say("page-new-title");
    let frame = Frame {
        reader,
        title: &title,
        path: "/new",
        place: NavigationEntry::NewTable,
        class: "new-table",
    };
    let content = html! {
        h1 { (title) }
        p class="lead" { (reader.say("page-new-lead")) }
        (summary(reader, view.complaints))
        form method="post" action=(reader.address(Address::NewTable)) {
            // Enter in a field presses the first button of the form, which would be the one for another
            // city.
            button class="unseen" type="submit" tabindex="-1" aria-hidden="true" {}
            div class="columns" {
                section class="who" aria-labelledby="who-title" {
                    h2 id="who-title" { (reader.say("page-new-who")) }
                    (seats(view))
                    (level(view))
                    (rows(view))
                    @if view.may_be_public { (open_to(view)) }
                    (begins(view))
                    (start(view))
                    (table_name(view))
                }
                section class="what" aria-labelledby="what-title" {
                    h2 id="what-title" { (reader.say("page-new-what")) }
                    (boards(view))
                    (variants(view))
                    (clocks(view))
                }
            }
            div class="commands" {
                button class="button primary" type="submit" {
                    (icon(Icon::Check, Label::Decorative)) (reader.say("page-new-open"))
                }
                p class="note" { (reader.say("page-new-open-note")) }
            }
        }
    };
    frame.render_with(
        &["lobby.css"],
        &["scripts/seating.js", "scripts/names.js", "scripts/times.js"],
        &content,
    )
}

/// A question with several answers; one is selected.
fn question(view: &NewTableView<'_>, name: &str, legend: &str, answers: &Markup) -> Markup {
    let wrong = complaint(view.complaints, name);
    html! {
        fieldset id=(name) aria-describedby=[wrong.map(|_| format!("{name}-wrong"))] {
            legend { (legend) }
            (answers)
            @if let Some(message) = wrong { (beside(name, message)) }
        }
    }
}

fn seats(view: &NewTableView<'_>) -> Markup {
    let chip = |value| Chip { name: "seats", value, chosen: &view.form.seats };
    let answers = html! {
        div class="chips even" {
            @for number in ["2", "3", "4", "5"] { (chip(number).render("chip", &html! { (number) })) }
        }
    };
    question(view, "seats", &view.reader.say("page-new-seats"), &answers)
}

/// All five rows exist; the style sheet hides those above the number of seats.
fn rows(view: &NewTableView<'_>) -> Markup {
    html! { ol class="rows" { @for place in 0..5 { (seat_row(view, place)) } } }
}

/// For whom the open seats are. The style sheet shows what concerns strangers if they can sit down.
fn open_to(view: &NewTableView<'_>) -> Markup {
    let reader = view.reader;
    let chip = |value| Chip { name: "open_to", value, chosen: &view.form.open_to };
    let wanted =
        |one: Experience| Chip { name: "wanted", value: one.word(), chosen: &view.form.wanted };
    let advised = |value| Chip { name: "advised", value, chosen: &view.form.advised };
    let answers = html! {
        div class="chips" {
            (chip("link").render("chip", &html! { (reader.say("lobby-open-to-link")) }))
            (chip("all").render("chip", &html! { (reader.say("lobby-open-to-all")) }))
        }
    };
    let experiences = html! {
        div class="chips" {
            @for one in Experience::ALL { (wanted(one).render("chip", &html! { (reader.texts().wanted(one)) })) }
        }
    };
    let advice = html! {
        div class="chips" {
            (advised("no").render("chip", &html! { (reader.say("lobby-not-advised")) }))
            (advised("yes").render("chip", &html! { (reader.say("lobby-advised")) }))
        }
    };
    html! {
        (question(view, "open_to", &reader.say("lobby-open-to"), &answers))
        div class="for-all" {
            p class="note" { (reader.say("lobby-open-note")) }
            (question(view, "wanted", &reader.say("lobby-whom"), &experiences))
            (question(view, "advised", &reader.say("lobby-advice"), &advice))
        }
    }
}

/// When the game begins. The style sheet shows what belongs to the choice.
fn begins(view: &NewTableView<'_>) -> Markup {
    let reader = view.reader;
    let chip = |value| Chip { name: "begins", value, chosen: &view.form.begins };
    let fill = |value| Chip { name: "fill", value, chosen: &view.form.fill };
    let ways = [
        ("full", "lobby-begins-full"),
        ("latest", "lobby-begins-latest"),
        ("appointment", "lobby-begins-appointment"),
    ];
    let answers = html! {
        div class="chips" {
            @for (word, key) in ways { (chip(word).render("chip", &html! { (reader.say(key)) })) }
        }
    };
    let fills = html! {
        div class="chips" {
            (fill("computers").render("chip", &html! { (reader.say("lobby-fill-computers")) }))
            (fill("close").render("chip", &html! { (reader.say("lobby-fill-close")) }))
        }
    };
    let wrong = complaint(view.complaints, "at");
    html! {
        (question(view, "begins", &reader.say("lobby-begins"), &answers))
        div class="for-time" {
            p class="field" {
                label for="at" { (reader.say("lobby-time")) " (" span data-zone="" { "UTC" } ")" }
                input id="at" type="datetime-local" name="at" value=(view.form.at) data-local-time=""
                    aria-invalid=[wrong.map(|_| "true")] aria-describedby=[wrong.map(|_| "at-wrong")];
                @if let Some(message) = wrong { (beside("at", message)) }
            }
            div class="for-appointment" { (question(view, "fill", &reader.say("lobby-fill-question"), &fills)) }
        }
    }
}

fn start(view: &NewTableView<'_>) -> Markup {
    let chip = |value| Chip { name: "start", value, chosen: &view.form.start };
    let answers = html! {
        div class="chips" {
            (chip("lot").render("chip", &html! { (view.reader.say("page-new-by-lot")) }))
            (chip("first").render("chip", &html! { (view.reader.say("page-new-first-seat")) }))
        }
    };
    question(view, "start", &view.reader.say("page-new-start"), &answers)
}

fn boards(view: &NewTableView<'_>) -> Markup {
    let city = view.city;
    let number = view.reader.texts().say("page-new-city").with("number", city.number.to_string());
    let answers = html! {
        div class="boards" {
            @for (id, name) in view.boards { (board(view, id, &html! { (name) })) }
            (board(view, city.word, &html! { (city.name) small { (number.text()) } }))
            button class="button" type="submit" name="another" value=(city.next) formmethod="get"
                formaction={ (view.reader.address(Address::NewTable)) "#board" } formnovalidate="" {
                (icon(Icon::Restart, Label::Decorative)) (view.reader.say("page-new-another-city"))
            }
        }
        (drawn(view))
        input type="hidden" name="city" value=(city.word);
    };
    question(view, "board", &view.reader.say("page-new-board"), &answers)
}

/// Boards that people drew, open if one of them is chosen.
fn drawn(view: &NewTableView<'_>) -> Markup {
    let reader = view.reader;
    let is_chosen = view.drawn.iter().any(|(id, _)| *id == view.form.board);
    let all = html! {
        p class="all-drawn" { a href=(reader.address(Address::Boards)) { (reader.say("boards-all")) } }
    };
    html! {
        @if view.drawn.is_empty() {
            (all)
        } @else {
            details class="drawn" open[is_chosen] {
                summary { (reader.say("boards-choose")) }
                div class="boards" {
                    @for (id, name) in view.drawn { (board(view, id, &html! { (name) })) }
                }
                (all)
            }
        }
    }
}

/// A city with its picture.
fn board(view: &NewTableView<'_>, id: &str, name: &Markup) -> Markup {
    let chip = Chip { name: "board", value: id, chosen: &view.form.board };
    chip.render(
        "board",
        &html! {
            img src={ "/boards/" (id) ".svg" } alt="" width="1081" height="882" loading="lazy";
            span { (icon(Icon::Check, Label::Decorative)) (name) }
        },
    )
}

fn variants(view: &NewTableView<'_>) -> Markup {
    let answers = html! {
        div class="options" {
            @for variant in Variant::ALL {
                @let chip =
                    Chip { name: "variant", value: variant.word(), chosen: &view.form.variant };
                (chip.render("option", &html! {
                    b { (view.reader.texts().variant(variant)) }
                    span { (view.reader.say(explanation(variant))) }
                }))
            }
        }
    };
    question(view, "variant", &view.reader.say("page-new-variant"), &answers)
}

fn explanation(variant: Variant) -> &'static str {
    match variant {
        Variant::Base => "page-new-variant-base",
        Variant::One => "page-new-variant-one",
        Variant::Two => "page-new-variant-two",
    }
}

/// The clock, for games with people who play by link.
fn clocks(view: &NewTableView<'_>) -> Markup {
    let reader = view.reader;
    let answers = html! {
        div class="options" {
            @for preset in ClockPreset::ALL {
                @let chip = Chip { name: "clock", value: preset.word(), chosen: &view.form.clock };
                @let (name, means) = words_of(preset);
                (chip.render("option", &html! { b { (reader.say(name)) } span { (reader.say(means)) } }))
            }
        }
        p class="note" { (reader.say("clock-choice-note")) }
        label class="sure" for="weekend" {
            input id="weekend" name="weekend" type="checkbox" value="pauses"
                checked[view.form.weekend == "pauses"];
            span { (reader.say("clock-weekend")) }
        }
        p class="field" {
            label for="at_end" { (reader.say("clock-at-end")) }
            span class="select" {
                select id="at_end" name="at_end" {
                    @for end in EndOfTime::ALL {
                        option value=(end.word()) selected[end.word() == view.form.at_end] {
                            (reader.say(name_of(end)))
                        }
                    }
                }
                (icon(Icon::Chevron, Label::Decorative))
            }
        }
    };
    question(view, "clock", &reader.say("clock-choice"), &answers)
}

/// The key of what happens at the end of somebody's time.
fn name_of(end: EndOfTime) -> &'static str {
    match end {
        EndOfTime::StandIn => "clock-end-stand-in",
        EndOfTime::OthersDecide => "clock-end-others-decide",
        EndOfTime::Loss => "clock-end-loss",
    }
}

/// The keys of the name and the explanation of a clock.
fn words_of(preset: ClockPreset) -> (&'static str, &'static str) {
    match preset {
        ClockPreset::OneSitting => ("clock-sitting", "clock-sitting-means"),
        ClockPreset::SeveralTurns => ("clock-several", "clock-several-means"),
        ClockPreset::DailyTurn => ("clock-daily", "clock-daily-means"),
        ClockPreset::NoClock => ("clock-none", "clock-none-means"),
    }
}

fn table_name(view: &NewTableView<'_>) -> Markup {
    let field = TextField {
        id: "table_name",
        name: "table_name",
        label: &view.reader.say("page-new-name"),
        value: &view.form.table_name,
        autocomplete: "off",
        limits: Limits::OptionalName,
        cut: "",
    };
    field.render(view.complaints)
}
