//! The parameters of an opponent's strength.

/// How much a player searches and how often it is careless.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Skill {
    /// The node budget for the choice of a rondel field, per other player at the table.
    pub nodes: u32,
    /// How much worse, in utility, an action may be that is sometimes played instead of the best, per
    /// other player at the table.
    pub laxity: f32,
}

/// A skill for each number of players. More nodes gain much with two players and little with five, so
/// no single skill keeps the levels equally far apart.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Skills([Skill; 4]);

impl Skills {
    /// The skills with two, three, four and five players, each as nodes and laxity.
    pub(crate) const fn by_players(skills: [(u32, f32); 4]) -> Self {
        const fn skill((nodes, laxity): (u32, f32)) -> Skill {
            Skill { nodes, laxity }
        }
        let [two, three, four, five] = skills;
        Self([skill(two), skill(three), skill(four), skill(five)])
    }

    /// The skill with this number of players.
    pub const fn with_players(self, players: usize) -> Skill {
        let last = self.0.len() - 1;
        let place = players.saturating_sub(2);
        self.0[if place < last { place } else { last }]
    }
}

impl From<Skill> for Skills {
    /// The same skill with any number of players.
    fn from(skill: Skill) -> Self {
        Self([skill; 4])
    }
}
