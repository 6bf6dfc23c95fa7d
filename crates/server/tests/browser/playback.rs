//! Playback of others' turns, one after another, without blocking the viewer's own.

use crate::at_table::{AtTable, choice};
use crate::house::{House, StoryResult, tell};
use crate::layout::{positions, sit_down};
use crate::motion::WATCH;
use hamburgum_browser::Visitor;

/// Records captions and announcements, because both disappear after a moment.
const LISTEN: &str = "
    const note = (name, element) => {
        window[name] = [];
        new MutationObserver(() => {
            const text = element.hidden ? '' : element.textContent.trim();
            if (text && text !== window[name].at(-1)) window[name].push(text);
            document.body.dataset[name] = window[name].length;
        }).observe(element, { attributes: true, childList: true, subtree: true, characterData: true });
    };
    note('told', document.getElementById('caption'));
    note('spoken', document.querySelector('body > [role=status][aria-live=polite]'));
    window.moments = [];
    new MutationObserver(() => {
        const caption = document.getElementById('caption');
        if (caption.hidden) return;
        const seen = [caption, document.querySelector('.player.acts'), document.querySelector('.order [aria-current]')];
        const players = seen.map((one) => one?.className.match(/p-[a-z]+/)[0]);
        const heading = document.getElementById('heading-of-turn').textContent;
        window.moments.push([...players, heading, document.querySelector('.round-number').textContent].join(' '));
    }).observe(document.getElementById('caption'), { childList: true });
    0";

async fn noted(at: &AtTable<'_>, name: &str) -> StoryResult<Vec<String>> {
    let noted = at.page.evaluate(&format!("window.{name}")).await?;
    let noted = noted.as_array().cloned().unwrap_or_default();
    Ok(noted.iter().filter_map(|one| one.as_str().map(str::to_owned)).collect())
}

/// The visitor is Red and begins, against two computers.
async fn against_two<'h>(house: &'h House, visitor: &Visitor) -> StoryResult<AtTable<'h>> {
    let computers = ["me", "computer-apprentice", "computer-apprentice"];
    let me = AtTable::set_up(house, visitor, &computers).await?;
    me.wait_for_my_turn().await?;
    me.page.evaluate(LISTEN).await?;
    Ok(me)
}

#[test]
fn each_turn_is_captioned_and_announced_once() {
    tell(async |house| {
        let me = against_two(house, &house.visitor().await?).await?;
        me.play_all(&["trade-west", "done"]).await?;
        me.page.wait_for("body[data-told=\"2\"]").await?;
        me.page.wait_until_gone("#caption:not([hidden])").await?;
        let captions = noted(&me, "told").await?;
        assert!(
            captions[0].starts_with("Blue, ") && captions[1].starts_with("Green, "),
            "{captions:?}"
        );
        let spoken = noted(&me, "spoken").await?;
        for player in ["Blue: ", "Green: "] {
            let times = spoken.iter().filter(|text| text.starts_with(player)).count();
            assert_eq!(times, 1, "{spoken:?}");
        }
        assert!(spoken.last().is_some_and(|text| text.contains("our turn")), "{spoken:?}");
        // Caption, strip, order, panel and round refer to the same turn.
        let moments = noted(&me, "moments").await?;
        let moment = |player: &str, name: &str| {
            let colour = format!("p-{player}");
            format!("{colour} {colour} {colour} {name}’s turn Round 1")
        };
        assert_eq!(moments, [moment("blue", "Blue"), moment("green", "Green")]);
        // After a reload nothing is played back again.
        me.reload().await?;
        assert_eq!(me.page.count("#caption:not([hidden])").await?, 0);
        Ok(())
    });
}

#[test]
fn the_viewers_own_choice_skips_the_rest() {
    tell(async |house| {
        let me = against_two(house, &house.visitor().await?).await?;
        me.play_all(&["trade-west", "done"]).await?;
        me.wait_for_my_turn().await?;
        me.page.wait_for(choice("dockyard").as_str()).await?;
        me.play("dockyard").await?;
        assert_eq!(me.page.count("#caption:not([hidden]), .difference").await?, 0);
        let markers = "[...document.querySelectorAll('#rondel [data-piece^=marker]')].length";
        assert_eq!(me.page.evaluate(markers).await?, 3, "the newest state is shown");
        Ok(())
    });
}

/// Marks the page if the finale covers a turn that is still being played back.
const NOTE_HASTE: &str = "
    new MutationObserver(() => {
        const isTelling = !document.getElementById('caption').hidden;
        if (isTelling && document.getElementById('finale')) document.body.dataset.haste = '';
    }).observe(document.body, { attributes: true, childList: true, subtree: true });
    0";

#[test]
fn the_finale_waits_until_the_last_turn_was_played_back() {
    tell(async |house| {
        let me = sit_down(house, &house.visitor().await?, positions::LAST_DONATION).await?;
        let spectator = me.in_another_window(&house.visitor().await?).await?;
        spectator.page.wait_for("#connection[data-state=live]").await?;
        spectator.page.evaluate(LISTEN).await?;
        spectator.page.evaluate(NOTE_HASTE).await?;
        me.play_all(&["church", "donate jacobi.building", "done"]).await?;
        spectator.page.wait_for("dialog#finale[open]").await?;
        let captions = noted(&spectator, "told").await?;
        assert!(captions.len() == 1 && captions[0].starts_with("Red, Church"), "{captions:?}");
        assert_eq!(spectator.page.count("body[data-haste]").await?, 0);
        Ok(())
    });
}

#[test]
fn a_key_skips_too_and_the_speed_is_remembered() {
    tell(async |house| {
        let me = against_two(house, &house.visitor().await?).await?;
        me.page.evaluate("document.querySelector('[data-speed][value=slow]').click(); 0").await?;
        me.play_all(&["trade-west", "done"]).await?;
        me.page.wait_for("#caption:not([hidden])").await?;
        me.wait_for_my_turn().await?;
        me.page.press("Escape").await?;
        me.page.wait_until_gone("#caption:not([hidden])").await?;
        me.page
            .evaluate("document.querySelector('[data-speed][value=instant]').click(); 0")
            .await?;
        me.reload().await?;
        let speed = "document.querySelector('[data-speed]:checked').value";
        assert_eq!(me.page.evaluate(speed).await?, "instant");
        me.page.evaluate(LISTEN).await?;
        me.play_all(&["dockyard", "done"]).await?;
        me.wait_for_my_turn().await?;
        me.page.wait_for_text("#round", "Round 3").await?;
        assert_eq!(noted(&me, "told").await?, [""; 0]);
        Ok(())
    });
}

#[test]
fn numbers_show_their_difference() {
    tell(async |house| {
        let anna = AtTable::set_up(house, &house.visitor().await?, &["me", "link"]).await?;
        let berta = anna.join(&house.visitor().await?, "Berta").await?;
        anna.wait_for_my_turn().await?;
        anna.play_all(&["trade-west", "sell beer", "done"]).await?;
        berta.page.wait_for_text(".difference.more", "+£100").await?;
        berta.page.wait_for_text("#caption", "Red, Trade").await
    });
}

#[test]
fn pieces_of_others_move_turn_by_turn() {
    tell(async |house| {
        let me = against_two(house, &house.lively_visitor().await?).await?;
        me.page.evaluate(WATCH).await?;
        me.play_all(&["trade-west", "done"]).await?;
        me.page.wait_for("body[data-told=\"2\"]").await?;
        let moved = noted(&me, "glides").await?;
        let place = |piece| moved.iter().position(|one| one == piece);
        assert!(place("marker-blue").is_some(), "{moved:?}");
        assert!(place("marker-blue") < place("marker-green"), "{moved:?}");
        Ok(())
    });
}
