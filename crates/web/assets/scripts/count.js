// Animates numbers from their old value to the new one.

const DURATION = 400;
// One whole number, with any text around it.
const FIGURE = /^(\D*?)([-\u2212]?\d+)(\D*)$/u;

let running = new Map();

/** The current text of each number. Running animations are finished first. */
export function readFigures(root) {
  for (const [element, end] of running) element.textContent = end;
  running = new Map();
  const figures = [...root.querySelectorAll("[data-count]")].filter(isPlain);
  return new Map(figures.map((element) => [element, valueOf(element.textContent)]));
}

/** Counts from these to the current numbers. */
export function count(root, before) {
  const start = performance.now();
  for (const [element, from] of before) {
    const to = element.isConnected ? valueOf(element.textContent) : undefined;
    if (from === undefined || to === undefined || from === to) continue;
    running.set(element, element.textContent);
    step(element, from, to, element.textContent, start);
  }
}

function step(element, from, to, end, start) {
  if (running.get(element) !== end) return;
  const part = Math.min(1, (performance.now() - start) / DURATION);
  if (part === 1) {
    element.textContent = end;
    running.delete(element);
    return;
  }
  const value = Math.round(from + (to - from) * part);
  element.textContent = end.replace(FIGURE, (_, head, figure, tail) => head + value + tail);
  requestAnimationFrame(() => step(element, from, to, end, start));
}

// Live regions do not count, because screen readers read every change.
const isPlain = (element) => !element.childElementCount && !element.closest("[aria-live]");

function valueOf(text) {
  const found = FIGURE.exec(text);
  return found ? Number(found[2].replace("\u2212", "-")) : undefined;
}
