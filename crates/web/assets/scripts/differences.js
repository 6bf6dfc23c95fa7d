// Shows the difference beside each number that changes: "+2", "+\u00a3200", "80 \u2192 70".

const FIGURE = /[-\u2212]?\d+/u;
let tags = [];

/** The numbers that differ in another state, with both values. */
export function differences(root, state) {
  const before = figuresOf(root);
  return [...figuresOf(state)].filter(([name, to]) => before.has(name) && before.get(name).value !== to.value)
    .map(([name, to]) => ({ name, from: before.get(name).value, to: to.value, unit: to.unit }));
}

function figuresOf(root) {
  const figures = [...root.querySelectorAll("[data-count]")];
  return new Map(figures.map((figure) => [figure.dataset.count, { value: valueOf(figure), unit: figure.dataset.unit }]));
}

const valueOf = ({ textContent }) => Number((FIGURE.exec(textContent)?.[0] ?? "0").replace("\u2212", "-"));

/** Shows them beside their numbers until they are cleared. */
export function showDifferences(changed, root) {
  clearDifferences();
  // Measure everything before adding anything, to avoid repeated layout.
  const places = changed.map((change) => [change, root.querySelector(`[data-count="${change.name}"]`).getBoundingClientRect()]);
  tags = places.filter(([, box]) => box.width).map(([change, box]) => tag(change, box));
  document.body.append(...tags);
}

/** Removes them. */
export function clearDifferences() {
  tags.forEach((tag) => tag.remove());
  tags = [];
}

function tag(change, box) {
  const tag = document.createElement("span");
  tag.className = change.to > change.from ? "difference more" : "difference";
  tag.setAttribute("aria-hidden", "true");
  tag.textContent = words(change);
  tag.style.left = `${box.left + box.width / 2}px`;
  tag.style.top = `${box.top}px`;
  return tag;
}

/** Prices show both values, everything else the difference; `#` stands for the number. */
function words({ from, to, unit }) {
  if (unit === "\u2192") return `${from} \u2192 ${to}`;
  const units = String(Math.abs(to - from));
  return (to > from ? "+" : "\u2212") + (unit?.replace("#", units) ?? units);
}
