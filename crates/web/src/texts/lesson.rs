//! Texts of the lesson: explanations, instructions, and answers to other presses.

use super::Texts;
use hamburgum_engine::{Action, Board, Good, Material};
use hamburgum_table::{Awaited, Task};

impl Texts {
    /// The name of a table where the lesson is played.
    pub fn lesson_name(&self) -> String {
        self.say("tutorial-name").text()
    }

    /// The explanation of a step.
    pub(crate) fn lesson_story(&self, awaited: &Awaited) -> String {
        self.say(awaited.text).text()
    }

    /// The instruction of a step. To let others play there is only one button, which needs none.
    pub(crate) fn lesson_ask(&self, board: &Board, awaited: &Awaited) -> String {
        match &awaited.task {
            Task::Press(actions) => self.ask_for(board, actions),
            Task::Watch(..) => String::new(),
            Task::Choose => self.say("tutorial-ask-choose").text(),
        }
    }

    /// A friendly answer to a press that is not the next step.
    pub fn lesson_detour(&self, board: &Board, awaited: &Awaited, tried: Option<Action>) -> String {
        let ask = self.lesson_ask(board, awaited);
        let saying = match tried {
            Some(Action::Move(field)) => {
                self.say("tutorial-detour-move").with("field", field.word())
            }
            Some(Action::Done) => self.say("tutorial-detour-done"),
            _ => self.say("tutorial-detour-other"),
        };
        saying.with("ask", ask).text()
    }

    /// The actions of a step are of one kind; several are combined in one sentence.
    fn ask_for(&self, board: &Board, actions: &[Action]) -> String {
        match actions.first() {
            Some(Action::Move(field)) => {
                self.say("tutorial-ask-move").with("field", field.word()).text()
            }
            Some(Action::Sell(_)) => {
                self.say("tutorial-ask-sell").with("list", self.to_sell(actions)).text()
            }
            Some(Action::Buy(_)) => {
                self.say("tutorial-ask-buy").with("list", self.to_buy(actions)).text()
            }
            Some(Action::Donate(token)) => {
                self.say("tutorial-ask-donate").token(board, *token).text()
            }
            Some(Action::Score(_)) => self.say("tutorial-ask-score").text(),
            Some(Action::Build(_)) => {
                let sites: Vec<_> = actions.iter().filter_map(|one| site(board, *one)).collect();
                self.say("tutorial-ask-build").with("list", self.list(&sites)).text()
            }
            Some(Action::Done) => self.say("tutorial-ask-done").text(),
            Some(&other) => self.action(board, other),
            None => String::new(),
        }
    }

    fn to_sell(&self, actions: &[Action]) -> String {
        let of = |good| (count(actions, Action::Sell(good)), good);
        let goods = Good::ALL.map(of).into_iter().filter(|(units, _)| *units > 0);
        self.list(&goods.map(|(units, good)| self.goods(units, good)).collect::<Vec<_>>())
    }

    fn to_buy(&self, actions: &[Action]) -> String {
        let of = |material| (count(actions, Action::Buy(material)), material);
        let materials = Material::ALL.map(of).into_iter().filter(|(units, _)| *units > 0);
        let said = materials.map(|(units, material)| self.materials(units, material));
        self.list(&said.collect::<Vec<_>>())
    }
}

fn count(actions: &[Action], wanted: Action) -> u32 {
    actions.iter().filter(|&&action| action == wanted).count() as u32
}

fn site(board: &Board, action: Action) -> Option<String> {
    match action {
        Action::Build(site) => Some(board.site_info(site).id.clone()),
        _ => None,
    }
}
