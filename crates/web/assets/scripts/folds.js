// Folds over the page close on a press elsewhere and on Escape.

const OPEN = "details[data-fold][open]";

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
