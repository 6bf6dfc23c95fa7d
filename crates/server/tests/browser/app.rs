//! The installed app: what it keeps without a connection, its notifications, and what waits.

use crate::at_table::AtTable;
use crate::house::{StoryResult, tell, tell_with_phones};
use crate::two_people::anna_and_berta;
use hamburgum_browser::{Page, button};
use serde_json::Value;
use std::time::{Duration, Instant};

/// Waits until the service worker has its files and serves this page.
async fn wait_for_worker(page: &Page) -> StoryResult {
    until(page, "navigator.serviceWorker.controller").await
}

/// Waits for a condition in the page.
async fn until(page: &Page, condition: &str) -> StoryResult {
    let pause = "new Promise((resolve) => setTimeout(resolve, 20))";
    let script = format!("(async () => {{ while (!(await ({condition}))) await {pause}; }})()");
    page.evaluate(&script).await.map(drop)
}

/// Waits until a script has this result.
async fn wait_for_result(page: &Page, script: &str, expected: impl Into<Value>) -> StoryResult {
    let (begun, expected) = (Instant::now(), expected.into());
    loop {
        let found = page.evaluate(script).await?;
        if found == expected {
            return Ok(());
        }
        assert!(begun.elapsed() < Duration::from_mins(1), "{found} instead of {expected}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// Pushes a message until it is shown. On a busy machine a push was once not shown within a minute, for an
/// unknown reason; one that comes twice replaces the first.
async fn push_until_shown(page: &Page, message: &Value) -> StoryResult {
    let words = ["title", "body"].map(|key| message[key].as_str().expect("words"));
    let (begun, words) = (Instant::now(), words.join(": "));
    loop {
        page.push(&message.to_string()).await?;
        for _ in 0..40 {
            tokio::time::sleep(Duration::from_millis(50)).await;
            if page.evaluate(SHOWN).await? == words.as_str() {
                return Ok(());
            }
        }
        assert!(begun.elapsed() < Duration::from_mins(1), "{words} is not shown");
    }
}

/// Counts the sounds and keeps the badge of a page. A bell has five partials.
const LISTENING: &str = "
    window.rung = 0;
    window.badge = undefined;
    navigator.setAppBadge = async (number) => { window.badge = number; };
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function () { window.rung += 1; start.call(this); };
    0";

/// A browser that can install the app, and a person who does.
const INSTALLING: &str = "
    window.asked = 0;
    dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: () => { window.asked += 1; },
      userChoice: Promise.resolve({ outcome: 'accepted' }),
    }))";

/// The number of stored pages.
const STORED: &str =
    "caches.open('pages').then((pages) => pages.keys()).then(({ length }) => length)";

/// The titles of the shown notifications.
const SHOWN: &str = "navigator.serviceWorker.ready.then((one) => one.getNotifications())\
    .then((all) => all.map(({ title, body }) => `${title}: ${body}`).join())";

#[test]
fn own_pages_stay_readable_without_a_connection() {
    tell(async |house| {
        let me = AtTable::set_up(house, &house.owner_of_the_app().await?, &["me", "here"]).await?;
        let (page, table) = (&me.page, me.page.address().await?);
        wait_for_worker(page).await?;
        page.open(&house.address_of("/en")).await?;
        page.open(&table).await?;
        wait_for_result(page, STORED, 2).await?;
        page.wait_for("#connection[data-state=live]").await?;
        me.play("beer").await?;
        let is_newest = "caches.match(location.pathname).then((one) => one.text())\
            .then((text) => text.includes(`data-version=\"${table.dataset.version}\"`))";
        until(page, is_newest).await?;
        let steps = me.steps().await?;
        house.stop_serving().await;
        page.reload().await?;
        page.wait_for_text("#stored", "You’re offline. Last updated:").await?;
        assert_eq!(me.steps().await?, steps, "the last state is there");
        page.open(&house.address_of("/en")).await?;
        page.wait_for_text("#stored", "Last updated").await?;
        page.wait_for_text(".games", "Your turn").await?;
        page.open(&house.address_of("/de/statistics")).await?;
        page.wait_for_text("h1", "Du bist offline").await
    });
}

/// Presses the shown notification, as the system does: headless windows have none to press. The result is the
/// address that the worker opens.
const PRESS: &str = "(async () => {
    let opened, done;
    clients.openWindow = (address) => (opened = address);
    const [notification] = await registration.getNotifications();
    const press = new NotificationEvent('notificationclick', { notification });
    press.waitUntil = (work) => (done = work);
    dispatchEvent(press);
    await done;
    return opened;
})()";

#[test]
fn a_turn_is_pushed_to_a_phone_and_shown_until_its_table_is_seen() {
    tell_with_phones(async |house, service| {
        let visitor = house.owner_of_the_app().await?;
        visitor.allow_notifications().await?;
        let anna = AtTable::set_up(house, &visitor, &["me", "link"]).await?;
        let berta = anna.join(&house.visitor().await?, "Berta").await?;
        anna.play_all(&["beer", "done"]).await?;
        let (page, id) = (&anna.page, anna.id().await?);
        wait_for_worker(page).await?;
        page.open(&house.address_of("/en/account/notifications")).await?;
        let key = page.attribute("#push", "data-push-key").await?.expect("a key");
        let phone = service.subscribe(&key);
        let (endpoint, p256dh, auth) = (phone.endpoint(), phone.p256dh(), phone.auth());
        // A headless browser has no push service.
        page.evaluate(&format!(
            "PushManager.prototype.subscribe = async () => ({{ toJSON: () => ({{ endpoint: '{endpoint}',\
             keys: {{ p256dh: '{p256dh}', auth: '{auth}' }} }}) }})"
        ))
        .await?;
        page.follow(button("Turn on for this device")).await?;
        page.wait_for_text("#push", "Notifications are on for this device").await?;
        berta.play_all(&["cloth", "done"]).await?;
        let begun = Instant::now();
        while service.received().is_empty() {
            assert!(begun.elapsed() < Duration::from_mins(1), "{:?}", service.violations());
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        let message = service.received().remove(0).payload;
        push_until_shown(page, &message).await?;
        let worker = visitor.worker().await?.expect("a worker");
        assert_eq!(worker.evaluate(PRESS).await?, format!("/en/table/{id}"));
        wait_for_result(page, SHOWN, "").await?;
        // One that is not pressed goes when the table is seen.
        push_until_shown(page, &message).await?;
        page.open(&house.address_of(&format!("/de/table/{id}"))).await?;
        wait_for_result(page, SHOWN, "").await
    });
}

#[test]
fn signing_out_forgets_the_stored_pages() {
    tell(async |house| {
        let me = AtTable::set_up(house, &house.owner_of_the_app().await?, &["me", "here"]).await?;
        let table = me.id().await?;
        let page = &me.page;
        wait_for_worker(page).await?;
        page.open(&house.address_of("/en/account")).await?;
        page.fill("#register-login", "anna").await?;
        for field in ["#register-password", "#register-again"] {
            page.fill(field, "a ship in the harbour").await?;
        }
        page.follow(button("Create account")).await?;
        page.open(&house.address_of(&format!("/en/table/{table}"))).await?;
        wait_for_result(page, STORED, 1).await?;
        page.open(&house.address_of("/en/account")).await?;
        page.follow(button("Sign out")).await?;
        wait_for_result(page, STORED, 0).await?;
        house.stop_serving().await;
        page.open(&house.address_of("/en")).await?;
        page.wait_for_text("h1", "You’re offline").await
    });
}

#[test]
fn the_app_is_installed_with_a_button() {
    tell(async |house| {
        let page = house.visit(&house.owner_of_the_app().await?, "/en").await?;
        wait_for_worker(&page).await?;
        assert_eq!(page.count("#install:not([hidden])").await?, 0, "nobody has offered it yet");
        let goes_on = page.evaluate(INSTALLING).await?;
        assert_eq!(goes_on, false, "the banner of the browser would cover the page");
        page.click("#install button").await?;
        page.wait_until_gone("#install").await?;
        assert_eq!(page.evaluate("asked").await?, 1);
        Ok(())
    });
}

#[test]
fn after_a_turn_a_link_leads_to_the_next_table() {
    tell(async |house| {
        let visitor = house.visitor().await?;
        let first = AtTable::set_up(house, &visitor, &["me", "here"]).await?;
        let waiting = first.id().await?;
        let anna = AtTable::set_up(house, &visitor, &["me", "link"]).await?;
        let berta = anna.join(&house.visitor().await?, "Berta").await?;
        anna.wait_for_my_turn().await?;
        until(&anna.page, "document.title.startsWith('(2) ')").await?;
        anna.page.evaluate(LISTENING).await?;
        anna.page.evaluate("document.querySelector('[data-sound]').click()").await?;
        assert_eq!(anna.page.evaluate("rung").await?, 5, "choosing it lets one hear it");
        anna.play_all(&["beer", "done"]).await?;
        anna.page.wait_for_text("#next-table a", "Next table").await?;
        until(&anna.page, "document.title.startsWith('(1) ')").await?;
        until(&anna.page, "badge === 1").await?;
        berta.play_all(&["cloth", "done"]).await?;
        anna.wait_for_my_turn().await?;
        until(&anna.page, "rung === 10 && badge === 2").await?;
        anna.page.wait_until_gone("#next-table a").await?;
        anna.play_all(&["dockyard", "done"]).await?;
        anna.page.follow("#next-table a").await?;
        assert_eq!(anna.id().await?, waiting);
        Ok(())
    });
}

#[test]
fn the_turns_since_the_last_own_one_are_shown_again() {
    tell(async |house| {
        let (anna, berta) = anna_and_berta(house).await?;
        anna.play_all(&["beer", "done"]).await?;
        berta.play_all(&["cloth", "done"]).await?;
        anna.wait_for_my_turn().await?;
        anna.page.wait_until_gone("#caption").await?;
        anna.page.click("#log .retell").await?;
        anna.page.wait_for_text("#caption", "Cloth").await?;
        anna.page.press("Escape").await?;
        anna.page.wait_until_gone("#caption").await?;
        anna.wait_for_my_turn().await
    });
}
