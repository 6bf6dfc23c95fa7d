// Warns while a name is typed that a full table cannot show all of it.

document.addEventListener("input", ({ target }) => tell(target));
document.querySelectorAll("[data-fits]").forEach(tell);

function tell(field) {
  const note = field.dataset.fits && field.parentElement.querySelector(".name-cut");
  if (note) note.textContent = field.value.length > Number(field.dataset.fits) ? note.dataset.words : "";
}
