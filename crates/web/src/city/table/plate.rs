//! The plate under a church: its name, its five tokens, and the bonus when it is complete.

use super::part::{CityPart, PartsOfCity};
use super::view::CityView;
use crate::draw::{TokenState, chip};
use crate::geometry::{Area, Spot, number, spot};
use crate::lettering::{Lettering, without_saint};
use crate::shape::{at, block};
use hamburgum_engine::{Church, ChurchInfo, State, Token, TokenKind};
use maud::{Markup, html};

const TOP: f64 = 1.0;
/// The distance from one token to the next.
const STEP: f64 = 24.5;
/// The height of the row of tokens.
const ROW: f64 = 27.0;
/// The maximum width of a name in one line.
const NAME: f64 = 126.0;
/// The width of the bonus beside the name.
const BONUS: f64 = 20.0;

/// The plate of a church.
pub(in super::super) struct Plate<'b> {
    info: &'b ChurchInfo,
    name: Lettering,
}

impl<'b> Plate<'b> {
    pub(in super::super) fn of(info: &'b ChurchInfo) -> Self {
        Self { info, name: Lettering::fit(&info.name, 17.0, NAME) }
    }

    /// Its area below the church.
    pub(in super::super) fn area(&self) -> Area {
        let name = self.name.width().min(NAME) / 2.0 + BONUS / 2.0 + 6.0;
        let half = name.max(STEP * 2.5 + 2.8);
        Area::new(-half, TOP, half, TOP + self.head() + ROW)
    }

    /// The height of the part with the name.
    fn head(&self) -> f64 {
        self.name.height() + 4.4
    }

    /// The plate of a church in a position.
    pub(super) fn draw(
        state: &State<'b>,
        view: &CityView<'_>,
        church: Church,
        name_on_phone: f64,
        parts: &PartsOfCity,
    ) -> Markup {
        let board = state.board();
        let plate = || Self::of(board.church_info(church));
        let bonus = state.bonus(church);
        html! {
            g class="plate-all" {
                (parts.get(CityPart::Plate(church, bonus), || plate().without_tokens(bonus)))
                @for kind in TokenKind::ALL {
                    @let token = Token::new(church, kind);
                    @let (condition, marks) = (TokenState::of(state, token), marks(view, token));
                    (parts.get(CityPart::Chip(token, condition, marks), || {
                        chip(board, token, condition, marks, plate().token_at(kind))
                    }))
                }
            }
            (parts.get(CityPart::ShortName(church), || plate().short_name(name_on_phone)))
        }
    }

    fn without_tokens(&self, bonus: Option<u16>) -> Markup {
        let area = self.area();
        let name_at = if bonus.is_some() { -BONUS / 2.0 } else { 0.0 };
        let foot = TOP + self.name.size * 0.95 + 1.6;
        html! {
            (block("shade", area.moved(spot(2.0, 3.0)), 5.0))
            (block("plate", area, 5.0))
            path class="plate-head" d=(self.head_path()) {}
            (block("plate-edge", area, 5.0))
            (self.name.draw("name", name_at, foot))
            @if let Some(bonus) = bonus { (self.bonus(bonus)) }
        }
    }

    /// The position of a token, relative to the base of the church.
    pub(super) fn token_at(&self, kind: TokenKind) -> Spot {
        let place = f64::from(kind.index() as u8) - 2.0;
        spot(STEP * place, TOP + self.head() + ROW / 2.0)
    }

    /// The coloured part behind the name; only its upper corners are round.
    fn head_path(&self) -> String {
        let Area { low, high } = self.area();
        let [left, right] = [low.x, high.x - 5.0].map(number);
        let [foot, side] = [low.y + self.head(), self.head() - 5.0].map(number);
        format!("M{left} {foot}v-{side}a5 5 0 0 1 5-5H{right}a5 5 0 0 1 5 5v{side}z")
    }

    fn bonus(&self, bonus: u16) -> Markup {
        let middle = spot(self.area().high.x - 11.5, TOP + self.head() / 2.0);
        html! {
            g class="bonus" transform=(at(middle)) {
                circle r="8.6" {}
                text y="5.2" { (bonus) }
            }
        }
    }

    /// The name without "St." in large letters, for small screens where plates have no room.
    fn short_name(&self, room: f64) -> Markup {
        let name = short_name(self.info, room);
        name.draw("short-name", 0.0, short_name_foot(&name))
    }
}

/// A name that would be small in one line has two.
fn short_name(info: &ChurchInfo, room: f64) -> Lettering {
    const ONE_LINE: f64 = 29.0;
    const TWO_LINES: f64 = 23.0;
    let name = without_saint(&info.name);
    let one = Lettering::in_one_line(name, ONE_LINE, room);
    if one.size < TWO_LINES { Lettering::fit(name, TWO_LINES, room) } else { one }
}

/// The baseline of its first line.
fn short_name_foot(name: &Lettering) -> f64 {
    if name.lines.len() > 1 { name.size * 0.86 + 2.0 } else { 27.0 }
}

/// The area of the short name below its church.
pub(in super::super) fn short_name_area(info: &ChurchInfo, room: f64) -> Area {
    let name = short_name(info, room);
    let (half, foot) = (name.drawn_width() / 2.0, short_name_foot(&name));
    let bottom = foot + name.height() - name.size * 0.88;
    Area::new(-half, foot - name.size * 0.75, half, bottom)
}

fn marks(view: &CityView<'_>, token: Token) -> &'static str {
    match (view.legal_tokens.contains(token), view.new_tokens.contains(token)) {
        (_, true) => " new",
        (true, false) => " legal",
        (false, false) => "",
    }
}
