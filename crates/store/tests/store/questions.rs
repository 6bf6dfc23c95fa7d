//! Questions are there for every process, and everybody asks at one table at a time.

use crate::database::{TestDatabase, tests_on};
use crate::guest;
use hamburgum_store::{AskLimit, AskedQuestions, Asking, PersonId};

tests_on!(
    file, postgres:
    questions_are_found_by_table_and_replaced,
    everybody_waits_at_one_table_at_a_time,
);

fn asked(table: &str, person: PersonId, questions: &str) -> AskedQuestions {
    AskedQuestions { table: table.to_owned(), person, questions: questions.to_owned() }
}

async fn questions_are_found_by_table_and_replaced(database: TestDatabase) {
    let store = database.open().await;
    let (anna, bert) = (guest(&store, 1).await, guest(&store, 2).await);
    let all = [asked("a", anna, "hint"), asked("a", bert, "why"), asked("ab", bert, "hint")];
    for one in &all {
        let asking = store.ask(one, AskLimit::None).await.expect("an answer");
        assert_eq!(asking, Asking::Accepted);
    }
    let tables = ["a", "b"].map(String::from);
    let mut found = store.questions(&tables).await.expect("questions");
    found.sort_by_key(|one| one.person != anna);
    assert_eq!(found, all[..2]);
    store.ask(&asked("a", anna, "check"), AskLimit::OneTable).await.expect("an answer");
    store.keep_questions(&asked("a", bert, "")).await.expect("an answer");
    let found = store.questions(&tables).await.expect("questions");
    assert!(found.contains(&asked("a", anna, "check")) && found.contains(&asked("a", bert, "")));
    assert_eq!(found.len(), 2);
}

async fn everybody_waits_at_one_table_at_a_time(database: TestDatabase) {
    let store = database.open().await;
    let (anna, bert) = (guest(&store, 1).await, guest(&store, 2).await);
    let ask = async |table: &str, person: PersonId, limit: AskLimit| {
        store.ask(&asked(table, person, "hint"), limit).await.expect("an answer")
    };
    assert_eq!(ask("a", anna, AskLimit::OneTable).await, Asking::Accepted);
    assert_eq!(ask("a", anna, AskLimit::OneTable).await, Asking::Accepted, "it is replaced");
    assert_eq!(ask("b", anna, AskLimit::OneTable).await, Asking::WaitsElsewhere);
    assert_eq!(ask("c", anna, AskLimit::None).await, Asking::Accepted, "the tutor");
    assert_eq!(ask("b", bert, AskLimit::OneTable).await, Asking::Accepted, "others may ask");
    for table in ["a", "c"] {
        assert_eq!(ask("b", anna, AskLimit::OneTable).await, Asking::WaitsElsewhere, "{table}");
        store.answered(table, anna).await.expect("an answer");
    }
    assert_eq!(ask("b", anna, AskLimit::OneTable).await, Asking::Accepted);
}
