//! The page that creates a table.

use super::field::{Chip, Complaint, Limits, TextField, beside, complaint, summary};
use super::frame::{Frame, NavigationEntry, Reader};
use super::seat_row::{level, seat_row};
use crate::Address;
use crate::draw::{Icon, Label, icon};
use hamburgum_engine::Variant;
use hamburgum_table::NewTableForm;
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
    /// The words of the levels with their translated names, the weakest first.
    pub levels: &'a [(&'a str, &'a str)],
    /// The content of the form.
    pub form: &'a NewTableForm,
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
                    (start(view))
                    (table_name(view))
                }
                section class="what" aria-labelledby="what-title" {
                    h2 id="what-title" { (reader.say("page-new-what")) }
                    (boards(view))
                    (variants(view))
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
    frame.render_with(&[], &["scripts/seating.js", "scripts/names.js"], &content)
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
        input type="hidden" name="city" value=(city.word);
    };
    question(view, "board", &view.reader.say("page-new-board"), &answers)
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
