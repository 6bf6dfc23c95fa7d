//! Forms that people send to a table.
//!
//! The first line is the number of the kind of table. Each line after it is a form: the number of the
//! person, the name of the form, and its fields as a browser sends them. `2 away` says that a person has
//! left, and `day` that an open vote is overdue; `new` and `copy` are the forms of other pages.

use crate::Depth;
use crate::table_player::{PEOPLE, TablePlayer, who};
use hamburgum_engine::Board;
use hamburgum_table::plan::PlanSeen;
use hamburgum_table::{
    Command, FieldPairs, FormName, NewTableForm, PersonId, PlayOnForm, Submission, Table, Wish,
};

pub(crate) fn run(text: &str) -> Depth {
    let mut lines = text.lines();
    let Some(kind) = lines.next().and_then(|line| line.trim().parse().ok()) else {
        return Depth::Refused;
    };
    let mut player = TablePlayer::new(kind);
    let mut depth = Depth::Refused;
    for line in lines {
        if form(&mut player, line) == Some(Depth::Beyond) {
            depth = Depth::Beyond;
        }
    }
    depth
}

/// A line with a form; `None` if it is none.
fn form(player: &mut TablePlayer, line: &str) -> Option<Depth> {
    let (person, rest) = line.split_once(' ')?;
    let person: PersonId = person.parse().ok().filter(|person| PEOPLE.contains(person))?;
    let (name, fields) = rest.split_once(' ').unwrap_or((rest, ""));
    let fields: Vec<(String, String)> =
        form_urlencoded::parse(fields.as_bytes()).into_owned().collect();
    match name {
        "away" => player.leave_alone(person),
        "day" => player.let_a_day_pass(),
        "play-on" => drop(player.send(person, None, &Command::PlayOn)),
        "sit" => return sit(player, person, &fields),
        "new" => return new_table(person, &fields),
        "copy" => return copy(player.table(), person, &fields),
        _ => return submission(player, person, name.parse().ok()?, &fields),
    }
    Some(Depth::Refused)
}

/// A form of the table page.
fn submission(
    player: &mut TablePlayer,
    person: PersonId,
    form: FormName,
    fields: &FieldPairs,
) -> Option<Depth> {
    let board = player.table().game().board();
    let Submission { seen, wish } = Submission::read(form, fields, board).ok()?;
    let (table, sender) = (player.table(), who(person));
    let version = seen.unwrap_or_else(|| table.version());
    match wish {
        Wish::Command(command) => {
            let _ = table.needs_tutor_check(&sender, version, &command);
            player.send(person, seen, &command).ok()?;
        }
        Wish::Hint => table.check_hint(&sender, version).ok()?,
        Wish::Why(_) => table.check_explaining(&sender).ok()?,
        Wish::Rematch => drop(table.seated_again()),
        Wish::Plan(wish, revision) => {
            player.plan(person, PlanSeen { version, revision }, &wish).ok()?;
        }
        Wish::StartFrom(rank) => player.start_from(person, rank)?,
        Wish::PlayHint(_) | Wish::ThinkAgain | Wish::Block(..) => {}
    }
    Some(Depth::Beyond)
}

/// The form of an invitation.
fn sit(player: &mut TablePlayer, person: PersonId, fields: &FieldPairs) -> Option<Depth> {
    let read = |name| fields.iter().find(|(other, _)| other == name)?.1.parse().ok();
    let (seat, colour) = (read("seat")?, read("colour")?);
    player.send(person, Some(0), &Command::SitAs { seat, colour }).ok()?;
    Some(Depth::Beyond)
}

/// The form of a new table. A generated city would take longer than all the rest.
fn new_table(person: PersonId, fields: &FieldPairs) -> Option<Depth> {
    let form = NewTableForm::of(fields);
    let is_built_in = Board::built_in().iter().any(|board| board.id() == form.board);
    let wanted = is_built_in.then(|| form.read("Alster").ok()).flatten()?;
    assert_eq!(wanted.seats.len().to_string(), form.seats);
    let language = "en".parse().expect("the code of a language");
    // The plan, the advice and the offer to everybody are three entries more.
    assert!(wanted.entries(&who(person), language).len() <= wanted.seats.len() + 3);
    Some(Depth::Beyond)
}

/// The form that copies a game.
fn copy(table: &Table, person: PersonId, fields: &FieldPairs) -> Option<Depth> {
    let form = PlayOnForm::read(fields).ok()?;
    let game = table.final_game().after_actions(form.at)?;
    for &seat in game.state().players() {
        let _ = form.sitter(seat, game.state(), &who(person));
    }
    Some(Depth::Beyond)
}

/// Forms of every kind, at tables of every kind.
pub(crate) fn seeds() -> Vec<Vec<u8>> {
    let all = || SCRIPTS.iter().chain(&EVERY_FORM);
    let seed = |kind: u8| all().map(move |script| format!("{kind}\n{script}\n").into_bytes());
    (0..TablePlayer::KINDS).flat_map(seed).collect()
}

const SCRIPTS: [&str; 6] = [
    "1 act version=9&act=beer\n1 act act=done\n2 act act=cloth\n2 act act=done\n1 act act=trade-west\n\
     1 act act=sell 1 beer 1 cloth\n1 act drop=sell+cloth\n1 act undo=1\n1 act redo=church\n\
     1 act act=donate+petri.five\n1 act act=score+petri.five\n1 act act=done&anyway=1\n1 take-back",
    "2 plan open=1&revision=0\n2 plan act=trade-west&revision=1\n2 plan act=sell+1+beer+1+cloth&revision=2\n\
     2 plan stop=donation&revision=3\n2 plan keep=1&revision=4\n2 plan open=2&revision=5\n2 plan act=beer&revision=6\n\
     2 plan undo=1&revision=7\n2 plan leave=1&revision=8\n2 plan prefer=2&revision=9\n1 act act=church\n\
     1 act act=done\n2 plan start-from=2\n2 plan withdraw-all=1&revision=10",
    "1 propose what=end\n2 vote vote=decline\n2 propose what=advice\n1 vote vote=agree\n1 hint\n1 why turn=1\n\
     1 take-back\n2 vote vote=agree\n1 tutor tutor=on\n1 act act=guildhall\n1 act act=done\n2 away\n1 day\n\
     1 propose what=stand-in:blue\n2 return seat=blue\n2 resign seat=blue\n1 rematch",
    "1 go-on\n1 act act=beer\n1 act act=done\n1 go-on\n1 go-on\n1 restart-lesson\n1 end-lesson seat=blue\n\
     1 act act=dockyard\n1 act act=launch\n1 act act=done",
    "1 act act=sugar\n1 act act=done\n1 play-on\n1 auto-end auto-end=on\n1 act act=cloth\n1 say text=Moin\n\
     1 copy at=2&with=computers&red=1&level=master\n2 copy at=1&with=screen",
    "1 sit seat=red&colour=grey\n2 sit seat=blue&colour=blue\n1 computer seat=green&level=apprentice\n\
     1 computer seat=yellow&level=senator\n3 sit seat=red&colour=yellow\n3 leave\n1 act act=church\n1 act act=done",
];

const EVERY_FORM: [&str; 2] = [
    "1 new table_name=A&seats=3&level=journeyman&board=hamburgum&variant=base&start=lot&seat1=me\
     &seat2=computer-master&seat3=here&name3=Bert&colour1=grey&colour2=red&colour3=blue",
    "1 new seats=5&board=londinium&variant=two&start=first&seat1=me&seat2=link&seat3=link&seat4=link&seat5=link",
];
