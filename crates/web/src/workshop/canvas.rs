//! The canvas with its picture below, and the commands above. Scripts draw on it.

use crate::draw::{Icon, Label, icon};
use crate::pages::Reader;
use maud::{Markup, html};

/// The commands: undo, redo, zoom.
pub(super) fn commands(reader: Reader<'_>) -> Markup {
    let command = |word, sign, key| {
        let name = reader.say(key);
        html! {
            button type="button" class="tool-icon" data-do=(word) title=(name) aria-label=(name) {
                (icon(sign, Label::Decorative))
            }
        }
    };
    html! {
        div class="toolbar" {
            (command("undo", Icon::Undo, "workshop-undo"))
            span class="mirrored" { (command("redo", Icon::Undo, "workshop-redo")) }
            (command("zoom-in", Icon::Zoom, "workshop-zoom-in"))
            (command("zoom-out", Icon::ZoomOut, "workshop-zoom-out"))
            (command("fit", Icon::Map, "workshop-fit"))
            span class="tick" {
                input id="snap" name="snap" type="checkbox" checked autocomplete="off";
                label for="snap" { (reader.say("workshop-snap")) }
            }
            (command("restart", Icon::Restart, "workshop-restart"))
        }
    }
}

/// The map: the picture, the marks, and the handles at the corners of the picture.
pub(super) fn canvas(reader: Reader<'_>) -> Markup {
    html! {
        div id="canvas" class="canvas" tabindex="0" role="application" aria-label=(reader.say("workshop-canvas")) {
            div class="world" {
                img alt="" hidden;
                svg class="art marks" viewBox="0 0 1000 720" aria-hidden="true" {}
                @for number in 1..=4 {
                    button type="button" class="corner" data-corner=(number) hidden
                        aria-label=(reader.texts().say("workshop-picture-corner").with("number", number).text()) {}
                }
            }
        }
    }
}

/// The settings of the picture.
pub(super) fn picture(reader: Reader<'_>) -> Markup {
    html! {
        details id="picture" class="picture" {
            summary { (reader.say("workshop-picture")) }
            p class="field" {
                label for="picture-file" { (reader.say("workshop-picture-choose")) }
                input id="picture-file" type="file" accept="image/*" autocomplete="off";
            }
            p class="note" { (reader.say("workshop-picture-note")) }
            div class="when-loaded" {
                p class="tick" {
                    input id="corners" name="corners" type="checkbox" autocomplete="off";
                    label for="corners" { (reader.say("workshop-picture-corners")) }
                }
                p class="note" { (reader.say("workshop-picture-corners-help")) }
                p class="slider" {
                    label for="fade" { (reader.say("workshop-picture-fade")) }
                    input id="fade" name="fade" type="range" min="10" max="100" value="70" autocomplete="off";
                }
                p class="tick" {
                    input id="shown" name="shown" type="checkbox" checked autocomplete="off";
                    label for="shown" { (reader.say("workshop-picture-shown")) }
                }
            }
        }
    }
}
