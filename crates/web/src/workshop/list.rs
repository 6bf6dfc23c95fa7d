//! The list of all things with their coordinates: everything that the canvas can do, as fields.

use super::tools::known;
use super::{Examined, messages};
use crate::draw::{Icon, Label, icon};
use crate::pages::Reader;
use hamburgum_engine::{BoardDraft, BoardPart, BuildingKind, ChurchDraft, ParishColour, SiteDraft};
use maud::{Markup, html};

/// The list.
pub(super) fn list(reader: Reader<'_>, examined: &Examined) -> Markup {
    let Some(draft) = examined.draft() else { return html! { section id="list" class="part" {} } };
    let page = ListPage { reader, examined, draft };
    html! {
        section id="list" class="part" aria-label=(reader.say("workshop-tab-list")) {
            (page.city())
            h2 id="the-churches" { (reader.say("workshop-churches")) }
            (messages::at(reader, examined, BoardPart::Churches))
            div { @for (number, church) in draft.churches.iter().enumerate() { (page.church(number, church)) } }
            (page.add("add-church", "workshop-add-church"))
            h2 id="the-sites" { (reader.say("workshop-sites")) }
            @for kind in BuildingKind::ALL { (messages::at(reader, examined, BoardPart::Sites(kind))) }
            div { @for (number, site) in draft.sites.iter().enumerate() { (page.site(number, site)) } }
            (page.add("add-site", "workshop-add-site"))
            (page.surroundings())
        }
    }
}

#[derive(Clone, Copy)]
struct ListPage<'a> {
    reader: Reader<'a>,
    examined: &'a Examined,
    draft: &'a BoardDraft,
}

/// A church or site in the list.
struct ListedThing<'a> {
    /// The name of its list in the document.
    list: &'a str,
    number: usize,
    id: &'a str,
    name: &'a str,
    colour: &'a str,
}

/// A field of the list.
struct ListField<'a> {
    /// Its thing, as an element id: `sites-3`.
    of: &'a str,
    field: &'a str,
    label: String,
}

impl ListField<'_> {
    fn id(&self) -> String {
        format!("{}-{}", self.of, self.field)
    }

    fn around(&self, class: &str, input: &Markup) -> Markup {
        html! { span class=(class) { label for=(self.id()) { (self.label) } (input) } }
    }

    fn text(&self, value: &str) -> Markup {
        self.around("wide", &html! {
            input id=(self.id()) type="text" data-field=(self.field) value=(value) autocomplete="off" maxlength="200";
        })
    }

    fn number(&self, value: u32, most: u32) -> Markup {
        self.around("number", &html! {
            input id=(self.id()) type="number" data-field=(self.field) value=(value) min="0" max=(most) step="1"
                inputmode="numeric";
        })
    }

    /// A choice of words with their names. A value that is none of them stays visible.
    fn choice(&self, value: &str, choices: &[(String, String)]) -> Markup {
        let is_known = choices.iter().any(|(word, _)| word == value);
        self.around("choice", &html! {
            select id=(self.id()) data-field=(self.field) autocomplete="off" {
                @if !is_known { option value=(value) selected { (value) } }
                @for (word, name) in choices { option value=(word) selected[word == value] { (name) } }
            }
        })
    }
}

impl ListPage<'_> {
    fn city(self) -> Markup {
        let (reader, draft) = (self.reader, self.draft);
        let field = |field, key| self.field("city", field, key);
        let note = draft.note.as_deref().unwrap_or_default();
        html! {
            h2 id="the-city" { (reader.say("workshop-city")) }
            div class="fields" {
                (field("name", "workshop-city-name").text(&draft.name))
                (field("note", "workshop-city-note").text(note))
                (field("width", "workshop-width").number(draft.map.width, 10_000))
                (field("height", "workshop-height").number(draft.map.height, 10_000))
            }
            (messages::at(reader, self.examined, BoardPart::City))
        }
    }

    /// A thing with its fields and messages.
    fn thing(self, thing: &ListedThing<'_>, fields: &Markup) -> Markup {
        let &ListedThing { list, number, id, name, colour } = thing;
        let part = match list {
            "churches" => BoardPart::Church(number),
            "sites" => BoardPart::Site(number),
            "wall" => BoardPart::Corner(number),
            _ => BoardPart::Harbour,
        };
        let remove =
            self.reader.texts().say("workshop-remove").with("name", name.to_owned()).text();
        let wrong = if messages::is_wrong(self.examined, part, id) { " wrong" } else { "" };
        html! {
            div id={ (list) "-" (number) } class={ "thing k-" (known(colour)) (wrong) }
                data-thing={ (list) "." (number) } role="group" aria-label=(name) {
                (fields)
                button type="button" class="remove" data-remove="thing" aria-label=(remove) title=(remove) {
                    (icon(Icon::Close, Label::Decorative))
                }
                (messages::at_place(self.reader, self.examined, part, id))
            }
        }
    }

    fn church(self, number: usize, church: &ChurchDraft) -> Markup {
        let of = format!("churches-{number}");
        let field = |field, label| self.field(&of, field, label);
        let (name, token) = (field("name", "workshop-name"), field("token", "workshop-token"));
        let prestige = field("prestige", "workshop-prestige");
        let citizen = field("citizen", "workshop-citizen");
        let points = |all: &[u8]| {
            all.iter().map(|one| (one.to_string(), one.to_string())).collect::<Vec<_>>()
        };
        let citizens = if church.cathedral { points(&[1]) } else { points(&[3, 4]) };
        let fields = html! {
            (name.text(&church.name))
            (self.position(&of, church.at))
            details {
                summary { (self.reader.say("workshop-more")) }
                div class="fields" {
                    (field("colour", "workshop-colour").choice(&church.colour, &self.colours()))
                    (token.choice(&church.building.kind, &self.kinds()))
                    (prestige.choice(&church.building.prestige.to_string(), &points(&[4, 5])))
                    (citizen.choice(&church.citizen.to_string(), &citizens))
                    (self.lines(&of, &church.id))
                    @if church.cathedral { span { (self.reader.say("workshop-is-cathedral")) } }
                    @else {
                        button type="button" class="button small" data-field="cathedral" {
                            (self.reader.say("workshop-cathedral"))
                        }
                    }
                }
            }
        };
        let (id, name, colour) = (&church.id, &church.name, &church.colour);
        self.thing(&ListedThing { list: "churches", number, id, name, colour }, &fields)
    }

    fn site(self, number: usize, site: &SiteDraft) -> Markup {
        let of = format!("sites-{number}");
        let church = self.draft.churches.iter().find(|church| church.id == site.parish);
        let colour = church.map_or("nobody", |church| &church.colour);
        let fields = html! {
            b class="id" { (site.id) }
            (self.field(&of, "kind", "workshop-kind").choice(&site.kind, &self.kinds()))
            (self.field(&of, "parish", "workshop-parish").choice(&site.parish, &self.parishes()))
            (self.position(&of, site.at))
            (self.lines(&of, &site.id))
        };
        let (id, name) = (&site.id, &site.id);
        self.thing(&ListedThing { list: "sites", number, id, name, colour }, &fields)
    }

    /// The harbour and the corners of the wall, which only have a position.
    fn surroundings(self) -> Markup {
        let (reader, draft) = (self.reader, self.draft);
        let corner = |number| reader.texts().say("workshop-corner").with("number", number).text();
        html! {
            h2 id="the-surroundings" { (reader.say("workshop-surroundings")) }
            (messages::at(reader, self.examined, BoardPart::Wall))
            div {
                @for (number, &at) in draft.wall.iter().enumerate() {
                    (self.positioned("wall", number, &corner(number + 1), at))
                }
                @if let Some(at) = draft.harbour {
                    (self.positioned("harbour", 0, &reader.say("workshop-the-harbour"), at))
                }
            }
            div class="commands" {
                (self.add("add-wall", "workshop-add-corner"))
                @if draft.harbour.is_none() { (self.add("add-harbour", "workshop-add-harbour")) }
            }
        }
    }

    fn positioned(self, list: &str, number: usize, name: &str, at: [u32; 2]) -> Markup {
        let fields = html! {
            b class="id" { (name) }
            (self.position(&format!("{list}-{number}"), at))
        };
        // No place has an empty id, so there are no lines and no warnings.
        self.thing(&ListedThing { list, number, id: "", name, colour: "nobody" }, &fields)
    }

    fn position(self, of: &str, at: [u32; 2]) -> Markup {
        let map = self.draft.map;
        html! {
            (self.field(of, "x", "workshop-x").number(at[0], map.width))
            (self.field(of, "y", "workshop-y").number(at[1], map.height))
        }
    }

    /// The ids at the other ends of the lines of a place.
    fn lines(self, of: &str, id: &str) -> Markup {
        let ends = self.draft.lines.iter().filter_map(|[a, b]| match (a == id, b == id) {
            (true, _) => Some(b.as_str()),
            (_, true) => Some(a.as_str()),
            _ => None,
        });
        let mut ends: Vec<&str> = ends.collect();
        ends.sort_unstable();
        self.field(of, "lines", "workshop-lines-to").text(&ends.join(" "))
    }

    fn field<'f>(self, of: &'f str, field: &'f str, key: &str) -> ListField<'f> {
        ListField { of, field, label: self.reader.say(key) }
    }

    fn kinds(self) -> Vec<(String, String)> {
        let name = |kind| self.reader.texts().building(kind);
        BuildingKind::ALL.into_iter().map(|kind| (kind.to_string(), name(kind))).collect()
    }

    fn colours(self) -> Vec<(String, String)> {
        let name = |colour: ParishColour| {
            self.reader.texts().say("parish-colour").with("parish-colour", colour.word()).text()
        };
        ParishColour::ALL.into_iter().map(|colour| (colour.to_string(), name(colour))).collect()
    }

    fn parishes(self) -> Vec<(String, String)> {
        let churches = self.draft.churches.iter().filter(|church| !church.cathedral);
        let none = [(String::new(), self.reader.say("workshop-no-parish"))];
        none.into_iter()
            .chain(churches.map(|church| (church.id.clone(), church.name.clone())))
            .collect()
    }

    fn add(self, command: &str, key: &str) -> Markup {
        html! {
            button type="button" class="button small" data-do=(command) {
                (icon(Icon::Plus, Label::Decorative)) (self.reader.say(key))
            }
        }
    }
}
