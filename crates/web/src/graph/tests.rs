//! Scales, positions of labels, and the table for screen readers.

use super::*;
use crate::Language;

#[test]
fn scales_have_round_steps_and_include_the_value() {
    for (value, step, top) in [
        (0, 1, 1),
        (3, 1, 3),
        (7, 2, 8),
        (48, 10, 50),
        (51, 20, 60),
        (100, 20, 100),
        (960, 200, 1000),
    ] {
        assert_eq!(Scale::up_to(value), Scale { step, top }, "{value}");
    }
    assert!(Scale::up_to(i32::MAX).ticks().count() <= 6);
}

#[test]
fn numbers_at_the_ends_do_not_overlap() {
    for heights in [vec![10.0, 11.0, 12.0], vec![100.0, 126.0, 127.0, 128.0], vec![5.0]] {
        let placed = spread(heights.iter().copied(), 129.0);
        assert!(placed.windows(2).all(|two| two[1] - two[0] >= APART - 1e-9), "{placed:?}");
        assert!(placed.iter().all(|&height| height <= 129.0), "{placed:?}");
    }
}

#[test]
fn long_games_show_a_selection_with_both_ends() {
    assert_eq!(kept(0), [0; 0]);
    assert_eq!(kept(3), [0, 1, 2]);
    for count in [121, 500, 10_000] {
        let kept = kept(count);
        assert!(kept.len() <= MOST_STOPS + 1);
        assert_eq!((kept[0], kept.last()), (0, Some(&(count - 1))));
    }
}

fn drawn(stops: usize, current: Option<usize>) -> String {
    let stop = |at| Stop { name: format!("Turn {at}"), address: format!("?at={at}") };
    let stops: Vec<Stop> = (0..stops).map(stop).collect();
    let line = |player, height| GraphLine { player, values: vec![height; stops.len()] };
    Graph {
        id: "prestige",
        title: "Prestige",
        across: "Turn",
        stops: &stops,
        lines: &[line(Player::Red, 12), line(Player::Yellow, 40)],
        current,
        top: 0,
        size: Size::Column,
        figure: &|value| format!("{value} points"),
    }
    .render(Texts::of(Language::English))
    .into_string()
}

#[test]
fn each_moment_is_a_link_in_the_drawing_and_in_the_table() {
    let html = drawn(4, Some(2));
    assert_eq!(html.matches("href=\"?at=3\"").count(), 2);
    assert_eq!(html.matches("class=\"strip now\" href=\"?at=2\"").count(), 1);
    assert!(html.contains("href=\"?at=2\" aria-current=\"step\""));
    assert!(html.contains("<td>40 points</td>"));
    assert!(html.contains("stroke-dasharray=\"9 3 2 3\""), "yellow has a pattern");
    roxmltree::Document::parse(&html).expect("markup that is well formed");
}

#[test]
fn an_empty_graph_is_still_a_graph() {
    for stops in [0, 1] {
        assert!(!drawn(stops, None).contains("NaN"));
    }
}
