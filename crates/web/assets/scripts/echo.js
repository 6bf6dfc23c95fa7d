// A choice may have a button in the column and one on the map: pointing at one lights the other.

/** Listens until the page ends. */
export function echoChoices() {
  // A finger points at nothing: where it has pressed, the next choice lies by chance.
  document.addEventListener("pointerover", ({ target, pointerType }) => light(pointerType !== "touch" && target));
  // What a press has brought into focus is not pointed at by keys.
  document.addEventListener("focusin", ({ target }) => light(target.matches(":focus-visible") && target));
  document.documentElement.addEventListener("pointerleave", () => light());
}

function light(target) {
  document.querySelectorAll("[data-echo]").forEach((lit) => delete lit.dataset.echo);
  const choice = target && target.closest?.("[data-choice]");
  if (!choice) return;
  const twins = document.querySelectorAll(`[data-choice="${CSS.escape(choice.dataset.choice)}"]`);
  for (const twin of twins) {
    // What lies in a closed fold is shown by the fold.
    const seen = twin.closest("details:not([open])") ?? twin;
    if (twin !== choice) seen.dataset.echo = "";
  }
}
