//! The map: the city with harbour and rondel on its water, and the buttons over them.

mod buttons;
mod words;

use super::moment::Moment;
use super::turn::marks;
use crate::draw::{HarbourView, Icon, Label, RondelView, harbour, icon, rondel};
use crate::rules::about;
use crate::{City, CityView};
use buttons::{fields, sites, tokens};
use hamburgum_engine::{ByField, SiteSet, State, TokenSet};
use maud::{Markup, html};

/// The city with everything on it.
pub(super) fn map(moment: &Moment<'_>) -> Markup {
    let Moment { state, texts, .. } = moment;
    let city = City::kept(moment.board()).draw(state, &city_view(moment));
    let ideas = marks(moment.view.advice);
    let zoom = texts.say("table-zoom").text();
    html! {
        section id="city" class="city" data-explain=(about::CITY) aria-label=(texts.say("table-city").text()) {
            label class="zoom" for="zoom" {
                span class="unseen" { (zoom) }
                span class="when-small" { (icon(Icon::Zoom, Label::Decorative)) }
                span class="when-large" { (icon(Icon::ZoomOut, Label::Decorative)) }
            }
            div id="scroller" class="scroller" { div class="stage" {
                (city)
                (words::sites(moment))
                div id="harbour" class="laid harbour-slot slot-harbour" data-explain=(about::BERTH) {
                    (harbour_drawing(moment))
                    (words::berths(moment))
                }
                div class="plots" { (tokens(moment)) (sites(moment)) (ideas.on_the_city) }
                div id="rondel" class="laid rondel-slot slot-rondel" data-explain=(about::RONDEL) {
                    (rondel_drawing(moment))
                    (words::markers(moment))
                    (fields(moment))
                    (ideas.on_the_rondel)
                }
            } }
        }
    }
}

/// The parts that a turn can change: the rondel, the harbour, and each church and house.
pub(super) fn parts(moment: &Moment<'_>) -> MapParts {
    MapParts {
        drawings: [rondel_drawing(moment), harbour_drawing(moment)],
        places: City::kept(moment.board()).places(moment.state, &city_view(moment)),
    }
}

/// Separate drawings, and places within the drawing of the city.
pub(super) struct MapParts {
    pub(super) drawings: [Markup; 2],
    pub(super) places: Vec<Markup>,
}

/// The text beside the drawing has the same content, so the drawing is hidden from screen readers.
fn city_view(moment: &Moment<'_>) -> CityView<'static> {
    let (state, seen) = (moment.state, &moment.past.seen);
    let view = CityView {
        new_sites: seen.free_sites().without(state.free_sites()),
        new_tokens: taken(state).without(taken(seen)).or(scored_since(state, seen)),
        ..CityView::plain(Label::Decorative)
    };
    view.with_choices(&moment.choices)
}

fn taken(state: &State<'_>) -> TokenSet {
    let players = state.players().iter();
    players.map(|&player| state.tokens(player)).fold(TokenSet::EMPTY, TokenSet::or)
}

fn scored_since(state: &State<'_>, seen: &State<'_>) -> TokenSet {
    state.scored_tokens().without(seen.scored_tokens())
}

fn harbour_drawing(moment: &Moment<'_>) -> Markup {
    let past = &moment.past;
    let view = HarbourView {
        label: Label::Decorative,
        new_ships: past.new_ships,
        departed: past.departed,
    };
    harbour(moment.state, &view)
}

fn rondel_drawing(moment: &Moment<'_>) -> Markup {
    let names = ByField::from_fn(|field| moment.texts.field(field));
    let has_moved = !moment.view.game.draft().is_empty();
    let view = RondelView {
        label: Label::Decorative,
        names: Some(&names),
        start: has_moved.then_some(&moment.start),
        told: moment.told_player(),
    };
    rondel(moment.state, &view)
}

/// The free sites where nothing may be built now, while the viewer builds.
fn closed_sites(moment: &Moment<'_>) -> SiteSet {
    let open = city_view(moment).legal_sites;
    moment.state.free_sites().without(open)
}
