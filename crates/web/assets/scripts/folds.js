// Folds that lie over the page close when somebody turns to something else.

const OPEN = "details[data-fold][open]";

/** Listens until the page ends. */
export function closeFolds() {
  document.addEventListener("click", ({ target }) => closeExcept(target.closest?.("details[data-fold]")));
  document.addEventListener("keydown", (event) => {
    const fold = document.querySelector(OPEN);
    if (event.key !== "Escape" || !fold || document.querySelector("dialog[open]")) return;
    fold.open = false;
    fold.querySelector("summary").focus();
  });
}

function closeExcept(kept) {
  document.querySelectorAll(OPEN).forEach((fold) => (fold.open = fold === kept));
}
