//! Six spires for six churches.

use super::seat::Facing;
use hamburgum_engine::ParishColour;
use maud::{Markup, html};

/// The y coordinate of the towers' tops, where the spires begin.
pub(super) const TOWER_TOP: i32 = -58;

/// A spire as its left and its right side; one is lit, the other is in the shade.
pub(super) struct Spire {
    left: &'static str,
    right: &'static str,
    ornament: Ornament,
    tip: i32,
}

enum Ornament {
    None,
    Crown,
    Columns,
}

impl Spire {
    /// Each colour has its own spire, so that churches can also be recognised by their shape.
    pub(super) const fn of(colour: ParishColour) -> Self {
        match colour {
            ParishColour::Green => NEEDLE,
            ParishColour::Blue => PINNACLES,
            ParishColour::White => ONION,
            ParishColour::Yellow => CROWN,
            ParishColour::Red => PERISTYLE,
            ParishColour::Violet => GABLETS,
        }
    }

    /// The height of its tip above the tower.
    pub(super) const fn tip(&self) -> i32 {
        self.tip
    }

    /// The spire on the middle of its tower.
    pub(super) fn draw(&self, facing: Facing) -> Markup {
        // The light comes from the left, also for a mirrored church.
        let (lit, in_shade) = match facing {
            Facing::Left => (self.left, self.right),
            Facing::Right => (self.right, self.left),
        };
        html! {
            path class="copper" d=(lit) {}
            path class="copper-in-shade" d=(in_shade) {}
            (self.ornament.draw())
            path class="stone" d="M-12.5-1h25V2h-25z" {}
            path class="finial" d={ "M0 " (self.tip) "v-7" } {}
            circle class="brass" cy=(self.tip - 7) r="2.3" {}
        }
    }
}

impl Ornament {
    fn draw(&self) -> Markup {
        html! {
            @match self {
                Self::None => {}
                Self::Crown => path class="brass" d="M-6.5-15l-1.5-6 4 2.5 4-5 4 5 4-2.5-1.5 6z" {},
                Self::Columns => {
                    path class="glass" d="M-9.5-3h19v-11h-19z" {}
                    path class="stone" d=(COLUMNS) {}
                }
            }
        }
    }
}

const COLUMNS: &str = "M-9.5-3h2.5v-11h-2.5zM-4-3h2.5v-11H-4zM1.5-3H4v-11H1.5zM7-3h2.5v-11H7z";

const NEEDLE: Spire =
    Spire { left: "M-12 0L0-44V0z", right: "M12 0L0-44V0z", ornament: Ornament::None, tip: -44 };
const PINNACLES: Spire = Spire {
    left: "M-8 0L0-44V0zM-13 0l2.5-13L-8 0z",
    right: "M8 0L0-44V0zM13 0l-2.5-13L8 0z",
    ornament: Ornament::None,
    tip: -44,
};
const ONION: Spire = Spire {
    left: "M-13 0c5-1 7-4 7.5-9H0V0zM-4.5-9H0v-8h-4.5zM0-17h-4.5c-4-3.5-2.5-8 2.2-10.5L0-47z",
    right: "M13 0C8-1 6-4 5.5-9H0V0zM4.5-9H0v-8h4.5zM0-17h4.5c4-3.5 2.5-8-2.2-10.5L0-47z",
    ornament: Ornament::None,
    tip: -47,
};
const CROWN: Spire = Spire {
    left: "M-13 0c6-2 8-7 8.5-15L0-44V0z",
    right: "M13 0C7-2 5-7 4.5-15L0-44V0z",
    ornament: Ornament::Crown,
    tip: -44,
};
const PERISTYLE: Spire = Spire {
    left: "M-14 0v-3H0v3zM-9.5-14h-1.5v-2.5H0v2.5zM-10-16.5c0-6.5 4-10 10-11v11z\
        M-3.5-27h3.5v-7h-3.5zM-4.5-34L0-43v9z",
    right: "M14 0v-3H0v3zM9.5-14h1.5v-2.5H0v2.5zM10-16.5c0-6.5-4-10-10-11v11z\
        M3.5-27H0v-7h3.5zM4.5-34L0-43v9z",
    ornament: Ornament::Columns,
    tip: -43,
};
const GABLETS: Spire = Spire {
    left: "M-12 0l4-10 3 5L0-46V0z",
    right: "M12 0l-4-10-3 5L0-46V0z",
    ornament: Ornament::None,
    tip: -46,
};
