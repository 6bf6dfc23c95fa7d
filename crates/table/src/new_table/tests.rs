//! Parsing the form for a new table.

use super::*;

fn form(fields: &[(&str, &str)]) -> NewTableForm {
    let mut pairs: Vec<(String, String)> = vec![
        ("seats".to_owned(), "2".to_owned()),
        ("level".to_owned(), "master".to_owned()),
        ("board".to_owned(), "hamburgum".to_owned()),
        ("variant".to_owned(), "base".to_owned()),
        ("start".to_owned(), "first".to_owned()),
        ("seat1".to_owned(), "me".to_owned()),
        ("seat2".to_owned(), "computer".to_owned()),
    ];
    for (name, value) in fields {
        pairs.retain(|(other, _)| other != name);
        pairs.push(((*name).to_owned(), (*value).to_owned()));
    }
    NewTableForm::of(&pairs)
}

#[test]
fn a_form_becomes_a_table() {
    let new = form(&[("colour1", "grey")]).read("Alster").expect("a table");
    assert_eq!(new.name, "Alster");
    assert_eq!(new.first, FirstSeat::Listed);
    let computer = SeatWish::Computer(Level::Master);
    assert_eq!(new.seats, [(Player::Grey, SeatWish::Me), (Player::Blue, computer)]);
}

#[test]
fn each_invalid_field_has_its_error() {
    let cases = [
        ("seats", "6", "seats", FieldError::Choice),
        ("board", "atlantis", "board", FieldError::Choice),
        ("variant", "nine", "variant", FieldError::Choice),
        ("start", "", "start", FieldError::Choice),
        ("table_name", "a name of more than 24 characters", "table_name", FieldError::Name),
        ("seat2", "computer-god", "seat2", FieldError::Choice),
        ("seat2", "here", "name2", FieldError::Name),
        ("seat2", "me", "seat1", FieldError::TwiceMe),
        ("seat1", "link", "seat1", FieldError::NotMe),
        ("colour2", "red", "colour2", FieldError::Colour),
        ("colour2", "pink", "colour2", FieldError::Choice),
        ("begins", "soon", "begins", FieldError::Choice),
        ("begins", "latest", "at", FieldError::Time),
        ("open_to", "nobody", "open_to", FieldError::Choice),
        ("open_to", "all", "wanted", FieldError::Choice),
    ];
    for (name, value, field, error) in cases {
        let wrong = form(&[(name, value)]).read("Alster").expect_err(value);
        assert_eq!(wrong, [(field.to_owned(), error)], "{name}={value}");
    }
}

#[test]
fn a_table_for_everybody_needs_an_open_seat() {
    let open = [("open_to", "all"), ("wanted", "newcomers"), ("advised", "yes")];
    let wrong = form(&open).read("Alster").expect_err("no open seat");
    assert_eq!(wrong, [("open_to".to_owned(), FieldError::NoOpenSeat)]);
    let new = form(&[&open[..], &[("seat2", "link")]].concat()).read("Alster").expect("a table");
    let offer = OfferWish { wanted: Experience::Newcomers, is_advised: true };
    assert_eq!(new.offer, Some(offer));
    let who = Who { id: 1, aliases: Vec::new(), name: "Anna".to_owned() };
    let language = "de".parse().expect("a code");
    let entries = new.entries(&who, language);
    assert_eq!(entries[1], Entry::AllowAdvice);
    assert_eq!(entries[2], Entry::Offer(PublicOffer { wanted: Experience::Newcomers, language }));
    let private = form(&[("wanted", "newcomers"), ("seat2", "link")]).read("Alster");
    assert_eq!(private.expect("a table").offer, None);
    let at = [("begins", "appointment"), ("at", "2026-11-20T20:00")];
    let wrong = form(&at).read("Alster").expect_err("no open seat");
    assert_eq!(wrong, [("begins".to_owned(), FieldError::NoOpenSeat)]);
    let new = form(&[&at[..], &[("seat2", "link")]].concat()).read("Alster").expect("a table");
    let plan = StartPlan::Appointment { at: 1_795_204_800_000, level: None };
    assert_eq!(new.plan, Some(plan));
    assert_eq!(new.entries(&who, language)[1], Entry::Schedule(plan));
}

#[test]
fn choices_are_remembered_while_they_are_available() {
    let mut chosen = form(&[("variant", "two"), ("board", "city1-7"), ("seat2", "computer-god")]);
    let words = chosen.choices();
    let again = NewTableForm::default().with_choices(&words);
    assert_eq!((again.level.as_str(), again.variant.as_str()), ("master", "two"));
    assert_eq!((again.board.as_str(), again.seat[1].as_str()), ("hamburgum", "computer"));
    assert_eq!(NewTableForm::default().with_choices(&["master"]), NewTableForm::default());
}
