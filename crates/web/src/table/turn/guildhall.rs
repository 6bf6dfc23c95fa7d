//! Building in the parishes: a row for each kind of building, a chip for each site.

use super::deed::{Deed, deeds};
use super::form::arrow;
use super::scene::Scene;
use crate::draw::{Icon, Label, gable, icon};
use crate::rules::about;
use hamburgum_engine::{Action, BuildingKind, Official, Reason, Site};
use maud::{Markup, html};

/// What can be built where, and why nothing else can.
pub(super) fn guildhall(scene: &Scene<'_>) -> Markup {
    let rows = rows(scene);
    html! {
        @if !rows.is_empty() {
            ul class="choices" { @for row in &rows { li data-explain=(row.about(scene)) { (row.draw(scene)) } } }
        }
        @for why in hindrances(scene, rows.is_empty()) { p class="cause" { (why) } }
    }
}

/// Choices that differ only in their sites.
struct Row {
    kind: BuildingKind,
    /// Who is appointed, where the player chooses (VAR-2).
    official: Option<Official>,
    actions: Vec<Action>,
}

fn rows(scene: &Scene<'_>) -> Vec<Row> {
    let mut rows: Vec<Row> = Vec::new();
    for &action in &scene.state.legal_actions() {
        let (site, official) = match action {
            Action::Build(site) => (site, None),
            Action::Appoint(site, official) => (site, Some(official)),
            _ => continue,
        };
        let kind = scene.board().site_info(site).kind;
        let row = rows.iter_mut().find(|row| (row.kind, row.official) == (kind, official));
        match row {
            Some(row) => row.actions.push(action),
            None => rows.push(Row { kind, official, actions: vec![action] }),
        }
    }
    rows.sort_by_key(|row| (row.kind, row.official));
    rows
}

impl Row {
    fn draw(&self, scene: &Scene<'_>) -> Markup {
        html! {
            @match self.official {
                Some(official) => span class="oi" { (icon(Icon::from(official), Label::Decorative)) },
                None => (gable(self.kind, Label::Decorative)),
            }
            span class="cw" {
                span class="ct cap" { (self.name(scene)) } " "
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

    /// What the first of the choices would do.
    fn first(&self, scene: &Scene<'_>) -> Option<Deed> {
        deeds(scene.state, &self.actions[..1]).first().copied()
    }

    /// What the building brings: a lower price, money or ships. Money can depend on the site.
    fn outlook(&self, scene: &Scene<'_>) -> Markup {
        let Some(Deed::Built { brought, official, .. }) = self.first(scene) else {
            return html! {};
        };
        if let Some((good, before, now)) = brought.price {
            return html! {
                (scene.texts.good(good)) " " (before) (arrow(scene.texts)) b { (now) }
            };
        }
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
        let incomes: Vec<_> = self.actions.iter().map(income).collect();
        let least = incomes.iter().copied().min().unwrap_or(0);
        let most = incomes.iter().copied().max().unwrap_or(0);
        if least == most {
            return scene.texts.say("turn-plus").with("list", scene.texts.money(most)).text();
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

/// Why open sites cannot be built on: what is missing, or that one official was built already. Where
/// there is no other reason, no site is open.
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

/// Ways to build on a site: as it is, and with an official that is left.
fn attempts(scene: &Scene<'_>, site: Site) -> impl Iterator<Item = Action> {
    let official = scene.state.officials_left().next();
    let appoint = official.map(|official| Action::Appoint(site, official));
    [Action::Build(site)].into_iter().chain(appoint)
}
