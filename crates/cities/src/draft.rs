//! A city before it is written as a file: retries until an attempt meets all constraints.

use crate::chance::Chance;
use crate::ground::Ground;
use crate::kinds::{Kinds, Town};
use crate::layout::{Layout, lay_out};
use crate::lines::{CityLine, possible};
use crate::names::Names;
use crate::parishes::{Parishes, divide};
use crate::waterfront::waterfront;
use crate::web_of_lines::Choice;

/// A city with everything that its board file contains.
#[derive(Clone, Debug)]
pub(crate) struct Draft {
    pub(crate) names: Names,
    pub(crate) layout: Layout,
    pub(crate) parishes: Parishes,
    pub(crate) lines: Vec<CityLine>,
    pub(crate) kinds: Kinds,
}

impl Draft {
    /// The city of a seed: its first successful attempt. About one in five succeeds.
    pub(crate) fn of(seed: u32) -> Self {
        let mut attempts = (0..).map(|attempt| Self::attempt(Chance::for_attempt(seed, attempt)));
        attempts.find_map(|draft| draft).expect("an end of the attempts")
    }

    fn attempt(mut chance: Chance) -> Option<Self> {
        let ground = Ground::new(&mut chance);
        let layout = lay_out(&ground, &mut chance)?;
        let parishes = divide(&layout, &mut chance);
        let choice = Choice { layout: &layout, parishes: &parishes };
        let lines = choice.choose(&possible(&layout, &parishes), &mut chance)?;
        let waterfront = waterfront(&layout);
        let town = Town { parishes: &parishes, lines: &lines, waterfront: &waterfront };
        let kinds = town.deal(&mut chance)?;
        let names = Names::draw(&mut chance);
        Some(Self { names, layout, parishes, lines, kinds })
    }
}
