//! Updates that are lost, late, repeated or out of order: the page ends as a fresh load shows it.

use crate::at_table::AtTable;
use crate::house::{StoryResult, tell};
use crate::two_people::anna_and_berta;

/// Makes the stream unreliable: a message passes through `treat`, which scripts of a story replace. What it
/// holds back is in `held`.
const UNRELIABLE: &str = "
    window.held = [];
    window.treat = (message, deliver) => deliver(message);
    window.EventSource = class extends EventSource {
      set onmessage(deliver) {
        this.addEventListener('message', (message) => window.treat(message, deliver));
      }
    }";

/// Each treatment of messages, and what happens afterwards.
const TREATMENTS: [(&str, &str, &str); 5] = [
    ("reliable", "(message, deliver) => deliver(message)", ""),
    ("lost", "() => {}", ""),
    ("repeated", "(message, deliver) => { deliver(message); deliver(message); }", ""),
    (
        "late",
        "(message, deliver) => held.push(() => deliver(message))",
        "held.splice(0).forEach((deliver) => deliver())",
    ),
    (
        "reordered",
        "(message, deliver) => held.unshift(() => deliver(message))",
        "held.splice(0).forEach((deliver) => deliver())",
    ),
];

/// The state of the page and that of a fresh load, without what belongs to the scripts; equal texts are left
/// out.
const DIFFERENCE: &str = "(async () => {
    const answer = await fetch(document.getElementById('table').dataset.live);
    const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html').getElementById('table');
    const text = (element) => {
      const copy = element.cloneNode(true);
      copy.querySelector('#connection')?.replaceChildren();
      // Every second a script writes the time that is left into the clocks. It follows from the moments in
      // their attributes, which are compared, and from the moment of the comparison, which differs.
      copy.querySelectorAll('time[data-clock]').forEach((time) => time.replaceChildren());
      const all = [copy, ...copy.querySelectorAll('*')];
      const ours = ({ name }) => ['tabindex', 'data-pending', 'data-state', 'open'].includes(name);
      for (const one of all) {
        const attributes = [...one.attributes].filter((attribute) => !ours(attribute));
        [...one.attributes].forEach(({ name }) => one.removeAttribute(name));
        attributes.sort((a, b) => (a.name < b.name ? -1 : 1));
        attributes.forEach(({ name, value }) => one.setAttribute(name, value));
      }
      return copy.outerHTML;
    };
    const [shown, expected] = [text(document.getElementById('table')), text(fresh)];
    if (shown === expected) return '';
    let at = [...shown].findIndex((sign, place) => sign !== expected[place]);
    return `shown ${shown.slice(at - 80, at + 120)} expected ${expected.slice(at - 80, at + 120)}`;
  })()";

/// Waits until the page shows what a fresh load has.
async fn ends_as_a_fresh_load(at: &AtTable<'_>, case: &str) -> StoryResult {
    let mut difference = at.page.evaluate(DIFFERENCE).await?;
    for _ in 0..100 {
        if difference == "" {
            return Ok(());
        }
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
        difference = at.page.evaluate(DIFFERENCE).await?;
    }
    panic!("{case}: {difference}");
}

#[test]
fn the_page_ends_as_a_fresh_load_whatever_happens_to_updates() {
    tell(async |house| {
        let (anna, berta) = anna_and_berta(house).await?;
        berta.page.evaluate(UNRELIABLE).await?;
        // The next stream is the unreliable one.
        berta.page.go_offline().await?;
        berta.page.wait_for("#connection:not([data-state=live])").await?;
        berta.page.go_online().await?;
        berta.page.wait_for("#connection[data-state=live]").await?;
        for (number, (case, treat, after)) in TREATMENTS.into_iter().enumerate() {
            berta.page.evaluate(&format!("window.treat = {treat}; 0")).await?;
            for word in ["Moin", "Hummel, Hummel"] {
                anna.page.fill("#say", &format!("{word} {number}")).await?;
                anna.page.press("Enter").await?;
                anna.page.wait_for_text("#talk .said", &format!("{word} {number}")).await?;
            }
            berta.page.evaluate(&format!("{after}; window.treat = {}; 0", TREATMENTS[0].1)).await?;
            // The next message shows that some were missed.
            anna.page.fill("#say", &format!("Mors {number}")).await?;
            anna.page.press("Enter").await?;
            berta.page.wait_for_text("#talk .said", &format!("Mors {number}")).await?;
            ends_as_a_fresh_load(&berta, case).await?;
        }
        ends_as_a_fresh_load(&anna, "the page of the sender").await
    });
}

#[test]
fn a_page_that_slept_catches_up() {
    tell(async |house| {
        let (anna, berta) = anna_and_berta(house).await?;
        // No stream while the page is away, as in a tab that the browser has frozen.
        berta.page.evaluate("dispatchEvent(new Event('pagehide')); 0").await?;
        anna.play_all(&["beer", "done"]).await?;
        berta.page.evaluate("dispatchEvent(new Event('pageshow')); 0").await?;
        berta.wait_for_my_turn().await?;
        ends_as_a_fresh_load(&berta, "after a nap").await?;
        berta.play_all(&["sugar", "done"]).await?;
        anna.wait_for_my_turn().await?;
        for (at, case) in [(&anna, "Anna"), (&berta, "Berta")] {
            ends_as_a_fresh_load(at, case).await?;
        }
        Ok(())
    });
}
