// Says beside each figure that changes by how much: "+2", "+\u00a3200", "80 \u2192 70".

const FIGURE = /[-\u2212]?\d+/u;
let tags = [];

/** The figures that say something else in another state, with what they said and will say. */
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

/** Shows them beside their figures, until they are cleared. */
export function showDifferences(changed, root) {
  clearDifferences();
  // All that is measured is measured before anything is added.
  const places = changed.map((change) => [change, root.querySelector(`[data-count="${change.name}"]`).getBoundingClientRect()]);
  tags = places.filter(([, box]) => box.width).map(([change, box]) => tag(change, box));
  document.body.append(...tags);
}

/** Takes them away again. */
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

/** What has a price shows both, everything else how much came or went; `#` stands for the number. */
function words({ from, to, unit }) {
  if (unit === "\u2192") return `${from} \u2192 ${to}`;
  const units = String(Math.abs(to - from));
  return (to > from ? "+" : "\u2212") + (unit?.replace("#", units) ?? units);
}
