//! Building in the parishes: a row for each kind of building, a chip for each site.

use super::closed::closed;
use super::deed::{Brought, Deed, deeds};
use super::form::arrow;
use super::scene::Scene;
use crate::draw::{Icon, Label, gable, icon};
use crate::rules::about;
use hamburgum_engine::{Action, Board, BuildingKind, Good, Official, Reason, Site};
use maud::{Markup, html};

/// The possible buildings with their sites, and why other sites are closed.
pub(super) fn guildhall(scene: &Scene<'_>) -> Markup {
    let rows = rows(scene);
    let hindrances: Vec<_> =
        hindrances(scene, rows.is_empty()).into_iter().map(|why| html! { (why) }).collect();
    let words = scene.texts.say("turn-sites-closed").with("number", closed_sites(scene)).text();
    html! {
        @if rows.is_empty() {
            @for why in &hindrances { p class="cause" { (why) } }
        } @else {
            ul class="choices" { @for row in &rows { li data-explain=(row.about(scene)) { (row.draw(scene)) } } }
            (closed(&words, &hindrances))
        }
    }
}

/// The number of free sites where nothing can be built now.
fn closed_sites(scene: &Scene<'_>) -> usize {
    let legal = scene.state.legal_actions();
    let is_closed = |site: &Site| !legal.iter().any(|&action| site_of(action) == Some(*site));
    scene.state.free_sites().iter().filter(is_closed).count()
}

/// Choices that differ only in their sites.
struct Row {
    kind: BuildingKind,
    /// The appointed official, if the player chooses (VAR-2).
    official: Option<Official>,
    actions: Vec<Action>,
    /// Actions that are not in their final order yet.
    new: Vec<Action>,
}

/// Everything that could be built when the list was first shown or became possible since: used-up
/// choices stay in place, and new rows come last.
fn rows(scene: &Scene<'_>) -> Vec<Row> {
    let mut rows = Vec::new();
    for state in scene.course() {
        let mut actions = state.legal_actions().to_vec();
        actions.sort_by_key(|&action| kind_of(scene.board(), action));
        for action in actions {
            add(&mut rows, scene.board(), action);
        }
        rows.iter_mut().for_each(Row::settle);
    }
    rows
}

fn add(rows: &mut Vec<Row>, board: &Board, action: Action) {
    let Some((kind, official)) = kind_of(board, action) else { return };
    let row = rows.iter_mut().find(|row| (row.kind, row.official) == (kind, official));
    match row {
        Some(row) if row.actions.contains(&action) => {}
        Some(row) => row.new.push(action),
        None => rows.push(Row { kind, official, actions: Vec::new(), new: vec![action] }),
    }
}

/// The building of an action, and the appointed official.
fn kind_of(board: &Board, action: Action) -> Option<(BuildingKind, Option<Official>)> {
    let official = match action {
        Action::Appoint(_, official) => Some(official),
        _ => None,
    };
    site_of(action).map(|site| (board.site_info(site).kind, official))
}

impl Row {
    /// Chips are right-aligned, so new ones go before the others and move none of them.
    fn settle(&mut self) {
        self.new.append(&mut self.actions);
        self.actions = std::mem::take(&mut self.new);
    }

    fn draw(&self, scene: &Scene<'_>) -> Markup {
        html! {
            @match self.official {
                Some(official) => span class="oi" { (icon(Icon::from(official), Label::Decorative)) },
                None => (gable(self.kind, Label::Decorative)),
            }
            span class="cw" {
                span class="ct cap" { (self.name(scene)) " " (self.new_price(scene)) }
                span class="ce" { (self.outlook(scene)) }
            }
            span class="cb" { @for &action in &self.actions { (chip(scene, action)) } }
        }
    }

    fn about(&self, scene: &Scene<'_>) -> &'static str {
        let variant = scene.state.variant();
        self.official.map_or_else(|| about::building(self.kind, variant), about::official)
    }

    fn name(&self, scene: &Scene<'_>) -> String {
        let official = self.official.or_else(|| match self.first(scene)? {
            Deed::Built { official, .. } => official,
            _ => None,
        });
        official.map_or(scene.texts.building(self.kind), |one| scene.texts.official(one))
    }

    /// The effect of the first legal choice; if all are used up, that of the first one.
    fn first(&self, scene: &Scene<'_>) -> Option<Deed> {
        let legal = self.legal(scene).first().copied();
        let (state, action) = match legal {
            Some(action) => (*scene.state, action),
            None => (scene.arrival, self.actions[0]),
        };
        deeds(&state, &[action]).first().copied()
    }

    /// The choices that are still legal.
    fn legal(&self, scene: &Scene<'_>) -> Vec<Action> {
        self.actions.iter().copied().filter(|&action| scene.state.is_legal(action)).collect()
    }

    /// The price of a good after one more maker.
    fn new_price(&self, scene: &Scene<'_>) -> Markup {
        let Some(Deed::Built { brought: Brought { price: Some((_, before, now)), .. }, .. }) =
            self.first(scene).filter(|_| !self.legal(scene).is_empty())
        else {
            return html! {};
        };
        html! { span class="fall" { (before) (arrow(scene.texts)) b { (now) } } }
    }

    /// The benefit of the building: more of a good from now on, money or ships. Money can depend on the
    /// site.
    fn outlook(&self, scene: &Scene<'_>) -> Markup {
        if let Some(good) = Good::ALL.into_iter().find(|good| good.maker() == self.kind) {
            return html! { (scene.texts.say("turn-maker-makes").with("good", good.word()).text()) };
        }
        let legal = self.legal(scene);
        let Some(Deed::Built { brought, official, .. }) =
            self.first(scene).filter(|_| !legal.is_empty())
        else {
            return html! {};
        };
        if official == Some(Official::Canon) {
            return html! { (scene.texts.say("turn-canon-gives").text()) };
        }
        if brought.ships > 0 {
            return html! { (scene.texts.brought(&brought).unwrap_or_default()) };
        }
        html! { b { (self.income(scene)) } }
    }

    fn income(&self, scene: &Scene<'_>) -> String {
        let income = |action: &Action| match deeds(scene.state, &[*action])[..] {
            [Deed::Built { brought, .. }, ..] => brought.money,
            _ => 0,
        };
        let incomes: Vec<_> = self.legal(scene).iter().map(income).collect();
        let least = incomes.iter().copied().min().unwrap_or(0);
        let most = incomes.iter().copied().max().unwrap_or(0);
        if least == most {
            return scene.texts.say("turn-plus-money").with("amount", most).text();
        }
        scene.texts.say("turn-up-to").with("amount", most).text()
    }
}

fn chip(scene: &Scene<'_>, action: Action) -> Markup {
    let id = site_of(action).map(|site| scene.board().site_info(site).id.as_str());
    let content = html! { span aria-hidden="true" { (id.unwrap_or_default()) } };
    scene.button(action, "go", &content)
}

fn site_of(action: Action) -> Option<Site> {
    match action {
        Action::Build(site) | Action::Appoint(site, _) => Some(site),
        _ => None,
    }
}

/// Why nothing can be built on open sites: missing resources, or an official already built in this
/// turn. Without any other reason, no site is open.
fn hindrances(scene: &Scene<'_>, has_none: bool) -> Vec<String> {
    let mut reasons: Vec<Reason> = Vec::new();
    for site in Site::ALL {
        for action in attempts(scene, site) {
            if let Err(reason @ (Reason::Lacks { .. } | Reason::SecondOfficial)) =
                scene.state.check(action)
                && !reasons.contains(&reason)
            {
                reasons.push(reason);
            }
        }
    }
    let mut words: Vec<_> =
        reasons.into_iter().map(|reason| scene.texts.reason(scene.board(), reason)).collect();
    if has_none && words.is_empty() {
        words.push(scene.texts.say("turn-no-site").text());
    }
    words
}

/// All ways to build on a site: without a choice, and with each remaining official.
fn attempts(scene: &Scene<'_>, site: Site) -> impl Iterator<Item = Action> {
    let official = scene.state.officials_left().next();
    let appoint = official.map(|official| Action::Appoint(site, official));
    [Action::Build(site)].into_iter().chain(appoint)
}
