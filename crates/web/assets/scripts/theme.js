// The theme button. The choice is stored in a cookie, which the server writes into the page, so that
// the next page has the right colours before any script runs.

const root = document.documentElement;
const system = matchMedia("(prefers-color-scheme: dark)");
const YEAR = 365 * 24 * 60 * 60;

// Shows elements that need scripts.
root.classList.add("js");

// Every page has this module, and nothing on a page waits for the app.
addEventListener("load", () => import("./app.js"));

function shown() {
  return root.dataset.theme ?? (system.matches ? "dark" : "light");
}

document.addEventListener("click", (event) => {
  if (!event.target.closest("[data-theme-toggle]")) return;
  const theme = shown() === "dark" ? "light" : "dark";
  root.dataset.theme = theme;
  document.cookie = `theme=${theme}; Path=/; Max-Age=${YEAR}; SameSite=Lax`;
});
