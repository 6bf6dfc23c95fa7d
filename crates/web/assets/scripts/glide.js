// Animates pieces from their old place to the new one (FLIP: first, last, invert, play).

import { count, readFigures } from "./count.js";
import { straight, walk } from "./way.js";

const GLIDE = { duration: 320, easing: "cubic-bezier(.3, .1, .2, 1)" };
const APPEAR = { duration: 320, easing: "ease-out" };

const still = matchMedia("(prefers-reduced-motion: reduce)");
let running = [];

/** Remembers pieces and numbers; the returned function animates what has changed. */
export function rememberPieces(root) {
  if (still.matches) return () => {};
  // The visible position, even during an animation.
  const before = placesOf(root);
  running.forEach((animation) => animation.cancel());
  running = [];
  const figures = readFigures(root);
  return (root) => {
    glide(before, placesOf(root));
    count(root, figures);
  };
}

/** The visible position of each piece: a piece may be drawn twice, and only one of them is visible. */
function placesOf(root) {
  const places = new Map();
  for (const piece of root.querySelectorAll("[data-piece]")) {
    const box = piece.getBoundingClientRect();
    if (box.width || box.height) places.set(piece.dataset.piece, placeOf(piece, box));
  }
  return places;
}

function placeOf(piece, box) {
  if (!(piece instanceof SVGGraphicsElement)) return { piece, box };
  // A box changes when a drawing only grows; the matrix does not, and includes rotation and scale.
  const drawing = piece.ownerSVGElement;
  return { piece, box, matrix: piece.getScreenCTM(), drawing, frame: drawing.getScreenCTM() };
}

function glide(before, after) {
  // Measure everything before moving anything, to avoid repeated layout.
  const starts = [...after].map(([name, to]) => [to, way(before.get(name), to)]);
  for (const [{ piece }, keyframes] of starts) {
    if (keyframes) animate(piece, keyframes, GLIDE);
  }
  // On a newly loaded table no piece is new.
  if (!before.size) return;
  for (const [name, { piece }] of after) {
    if (!before.has(name)) animate(piece, [{ opacity: 0 }, {}], APPEAR);
  }
}

function way(from, to) {
  if (!from || !from.matrix !== !to.matrix) return undefined;
  if (!to.matrix) return slide(from.box, to.box);
  // Pieces that move with their whole drawing are not animated.
  const start = from.drawing === to.drawing ? to.frame.multiply(from.frame.inverse()).multiply(from.matrix) : from.matrix;
  return to.piece.hasAttribute("data-round") ? walk(start, to) : straight(start, to);
}

/** The path of a piece outside of drawings. */
function slide(from, to) {
  const [x, y] = [from.left - to.left, from.top - to.top];
  if (Math.hypot(x, y) < 1) return undefined;
  return [{ transform: `translate(${x}px, ${y}px)` }, {}];
}

function animate(piece, keyframes, timing) {
  const animation = piece.animate(keyframes, timing);
  running.push(animation);
}
