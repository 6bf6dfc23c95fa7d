//! Invariants of the layout of the table, on every screen size and at every prompt.

pub(crate) mod positions;

use crate::at_table::{AtTable, RESTART, choice};
use crate::house::{House, StoryResult, tell};
use hamburgum_browser::{Page, Visitor};
use serde_json::Value;
use std::fmt::Write;

/// The screen sizes, from desktops down to phones, portrait and landscape.
const SIZES: [(u32, u32); 12] = [
    (1920, 1080),
    (1440, 900),
    (1366, 768),
    (1366, 650),
    (820, 1180),
    (430, 746),
    (390, 664),
    (375, 548),
    (360, 640),
    (320, 568),
    (844, 390),
    (667, 375),
];

/// Narrower screens are touch screens.
const NARROWEST_DESKTOP: u32 = 1200;

const LOOK: &str = include_str!("layout/look.js");

#[test]
fn fields_sales_purchases_and_ships() {
    play(
        positions::WEALTHY,
        &[
            "beer",
            RESTART,
            "trade-west",
            "sell cloth",
            "sell cloth",
            "sell beer",
            "#sell-all",
            RESTART,
            "trade-east",
            "buy brick",
            "buy timber",
            "buy timber",
            RESTART,
            "dockyard",
            "launch",
            "launch",
        ],
    );
}

#[test]
fn donations_and_scores() {
    play(
        positions::WEALTHY,
        &[
            "church",
            "donate mariendom.five",
            "donate mariendom.ships",
            "score mariendom.five",
            "score michaelis.five",
            RESTART,
            "church",
            "donate michaelis.building",
            "score michaelis.building",
        ],
    );
}

#[test]
fn buildings_until_nothing_can_be_built() {
    play(positions::WEALTHY, &["guildhall", "build M6", "build M3", "build N5", "build N2"]);
}

#[test]
fn officials_to_choose_and_the_canon() {
    play(positions::MAGISTRATE, &["guildhall", "build P1", "build P2=canon", "donate petri.ships"]);
}

#[test]
fn the_step_that_ends_the_game_and_its_end() {
    play(positions::LAST_DONATION, &["church", "donate jacobi.building", "done"]);
}

#[test]
fn a_vote_during_the_turn() {
    tell(async |house| {
        let (anna, berta) = crate::two_people::anna_and_berta(house).await?;
        berta.page.click("#menu summary").await?;
        berta.change("#menu button[value=end]").await?;
        anna.page.wait_for("#turn .proposal").await?;
        let mut layout = Layout::default();
        layout.look(&anna.page, "a vote").await?;
        layout.check();
        Ok(())
    });
}

#[test]
fn no_target_is_where_the_choices_were_while_others_play() {
    tell(async |house| {
        let (anna, _berta) = crate::two_people::anna_and_berta(house).await?;
        anna.play("trade-west").await?;
        let mut layout = Layout::default();
        layout.look(&anna.page, "the end of a turn").await?;
        anna.play("done").await?;
        layout.check_emptiness(&anna.page).await?;
        layout.check();
        Ok(())
    });
}

#[test]
fn the_tutor_holds_a_turn() {
    tell(async |house| {
        let me = crate::advice::before_the_blunder(house, &house.visitor().await?).await?;
        me.change("#tutor").await?;
        me.play("dockyard").await?;
        me.page.click(choice("done").as_str()).await?;
        me.page.wait_for("#warning .idea").await?;
        let mut layout = Layout::default();
        layout.look(&me.page, "a warning").await?;
        layout.check();
        Ok(())
    });
}

/// Presses these one after the other from a position on, and checks every screen size in between.
fn play(record: &str, presses: &[&str]) {
    tell(async |house| {
        let me = sit_down(house, &house.visitor().await?, record).await?;
        let mut layout = Layout::default();
        layout.look(&me.page, "the beginning").await?;
        for &press in presses {
            let is_selector = press.starts_with('#');
            let button = if is_selector { press.to_owned() } else { choice(press) };
            me.change(button.as_str()).await?;
            layout.look(&me.page, press).await?;
        }
        layout.check();
        Ok(())
    });
}

/// A person plays Red from this position on.
pub(crate) async fn sit_down<'h>(
    house: &'h House,
    visitor: &Visitor,
    record: &str,
) -> StoryResult<AtTable<'h>> {
    let me = AtTable::set_up(house, visitor, &["me", "here"]).await?;
    let person = me.table().await?.seats()[0].owner().expect("the visitor");
    let (head, entries) = positions::table(record, person);
    let id = house.app().tables().create(head, entries).await.expect("a table");
    me.page.open(&house.address_of(&format!("/en/table/{id}"))).await?;
    me.wait_for_my_turn().await?;
    Ok(me)
}

/// The layout on each screen size, and the violations.
#[derive(Default)]
struct Layout {
    seen: Vec<Value>,
    problems: String,
}

impl Layout {
    /// Checks a page on every screen size.
    async fn look(&mut self, page: &Page, after: &str) -> StoryResult {
        let mut seen = Vec::new();
        for (place, (width, height)) in SIZES.into_iter().enumerate() {
            page.resize(width, height).await?;
            let touched = width < NARROWEST_DESKTOP;
            let rows = if height < 600 { 2 } else { 3 };
            let look = format!("{LOOK}({{ touched: {touched}, rows: {rows} }})");
            let now = page.evaluate(&look).await?;
            let screen = format!("{width} x {height} after {after}");
            self.blame(&screen, &now, self.seen.get(place).cloned().as_ref());
            self.check_spot(&screen, &format!("act {after}"), &now, self.seen.get(place).cloned());
            seen.push(now);
        }
        self.seen = seen;
        // The next press happens on a desktop.
        page.resize(1366, 768).await
    }

    fn blame(&mut self, screen: &str, now: &Value, before: Option<&Value>) {
        for problem in now["problems"].as_array().into_iter().flatten() {
            writeln!(self.problems, "{screen}: {problem}").expect("room for a text");
        }
        let Some(before) = before else { return };
        self.compare(screen, &now["commands"], &before["commands"]);
        if now["asks"] == before["asks"] {
            self.compare(screen, &now["choices"], &before["choices"]);
        }
    }

    /// A second press on the same spot must not hit something else.
    fn check_spot(&mut self, screen: &str, pressed: &str, now: &Value, before: Option<Value>) {
        let Some(before) = before.filter(|before| before["asks"] == now["asks"]) else { return };
        let Some([left, top, width, height]) = edges(&before["choices"][pressed]) else { return };
        let (x, y) = (left + width / 2, top + height / 2);
        for (target, place) in now["choices"].as_object().into_iter().flatten() {
            let is_hit = edges(place).is_some_and(|[left, top, width, height]| {
                (left..left + width).contains(&x) && (top..top + height).contains(&y)
            });
            if is_hit && target != pressed {
                writeln!(self.problems, "{screen}: {target} lies where {pressed} was pressed")
                    .expect("room for a text");
            }
        }
    }

    /// The second press of a double press on a choice or a command must hit nothing else.
    async fn check_emptiness(&mut self, page: &Page) -> StoryResult {
        for ((width, height), before) in SIZES.into_iter().zip(&self.seen) {
            page.resize(width, height).await?;
            let places = [&before["choices"], &before["commands"]];
            let places = places.map(|places| places.as_object().cloned().unwrap_or_default());
            for (target, place) in places.into_iter().flatten() {
                let Some([left, top, wide, high]) = edges(&place) else { continue };
                let (x, y) = (left + wide / 2, top + high / 2);
                let hit = format!(
                    "document.elementFromPoint({x}, {y})?.closest('#turn :is(button, summary, a)')?.className ?? ''"
                );
                let hit = page.evaluate(&hit).await?;
                if hit != "" {
                    writeln!(self.problems, "{width} x {height}: {hit} lies where {target} was")
                        .expect("room for a text");
                }
            }
        }
        Ok(())
    }

    /// Targets that exist before and after a press are in the same place.
    fn compare(&mut self, screen: &str, now: &Value, before: &Value) {
        for (target, place) in now.as_object().into_iter().flatten() {
            if before.get(target).is_some_and(|earlier| earlier != place) {
                let earlier = &before[target];
                writeln!(self.problems, "{screen}: {target} moved from {earlier} to {place}")
                    .expect("room for a text");
            }
        }
    }

    fn check(self) {
        assert!(self.problems.is_empty(), "\n{}", self.problems);
    }
}

/// Left, top, width and height of a target.
fn edges(place: &Value) -> Option<[i64; 4]> {
    let numbers: Vec<_> = place.as_array()?.iter().filter_map(Value::as_i64).collect();
    numbers.try_into().ok()
}
