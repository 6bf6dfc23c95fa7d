// A choice may have a button in the column and one on the map: pointing at one highlights the other.

export function echoChoices() {
  // Touch has no hover: the next choice under the finger is there by chance.
  document.addEventListener("pointerover", ({ target, pointerType }) => light(pointerType !== "touch" && target));
  // Focus after a press is not keyboard focus.
  document.addEventListener("focusin", ({ target }) => light(target.matches(":focus-visible") && target));
  document.documentElement.addEventListener("pointerleave", () => light());
}

function light(target) {
  document.querySelectorAll("[data-echo]").forEach((lit) => delete lit.dataset.echo);
  const choice = target && target.closest?.("[data-choice]");
  if (!choice) return;
  const twins = document.querySelectorAll(`[data-choice="${CSS.escape(choice.dataset.choice)}"]`);
  for (const twin of twins) {
    // Inside a closed fold, highlight the fold.
    const seen = twin.closest("details:not([open])") ?? twin;
    if (twin !== choice) seen.dataset.echo = "";
  }
}
