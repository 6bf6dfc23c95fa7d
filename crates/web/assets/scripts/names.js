// Says of a name, while it is typed, that a full table has no room for all of it.

document.addEventListener("input", ({ target }) => tell(target));
document.querySelectorAll("[data-fits]").forEach(tell);

function tell(field) {
  const note = field.dataset.fits && field.parentElement.querySelector(".name-cut");
  if (note) note.textContent = field.value.length > Number(field.dataset.fits) ? note.dataset.words : "";
}
