// Lets pieces glide from where they were to where they are: first, last, invert, play.

import { count, readFigures } from "./count.js";
import { straight, walk } from "./way.js";

const GLIDE = { duration: 320, easing: "cubic-bezier(.3, .1, .2, 1)" };
const APPEAR = { duration: 320, easing: "ease-out" };

const still = matchMedia("(prefers-reduced-motion: reduce)");
let running = [];

/** Remembers where pieces are and what figures say; the answer animates what has changed. */
export function rememberPieces(root) {
  if (still.matches) return () => {};
  // Where they are is where they are seen, also in the midst of a glide.
  const before = placesOf(root);
  running.forEach((animation) => animation.cancel());
  running = [];
  const figures = readFigures(root);
  return (root) => {
    glide(before, placesOf(root));
    count(root, figures);
  };
}

/** Where each piece is seen: a piece may be drawn twice, and is paired with the one that is seen. */
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
  // A box would move when a drawing only grows; the matrix does not, and knows of turns and sizes.
  const drawing = piece.ownerSVGElement;
  return { piece, box, matrix: piece.getScreenCTM(), drawing, frame: drawing.getScreenCTM() };
}

function glide(before, after) {
  // All that is measured is measured before anything moves.
  const starts = [...after].map(([name, to]) => [to, way(before.get(name), to)]);
  for (const [{ piece }, keyframes] of starts) {
    if (keyframes) animate(piece, keyframes, GLIDE);
  }
  // A table that is all new was not there before to have new pieces.
  if (!before.size) return;
  for (const [name, { piece }] of after) {
    if (!before.has(name)) animate(piece, [{ opacity: 0 }, {}], APPEAR);
  }
}

function way(from, to) {
  if (!from || !from.matrix !== !to.matrix) return undefined;
  if (!to.matrix) return slide(from.box, to.box);
  // What moves with all of its drawing stays where it is in it.
  const start = from.drawing === to.drawing ? to.frame.multiply(from.frame.inverse()).multiply(from.matrix) : from.matrix;
  return to.piece.hasAttribute("data-round") ? walk(start, to) : straight(start, to);
}

/** The way of a piece that is no drawing. */
function slide(from, to) {
  const [x, y] = [from.left - to.left, from.top - to.top];
  if (Math.hypot(x, y) < 1) return undefined;
  return [{ transform: `translate(${x}px, ${y}px)` }, {}];
}

function animate(piece, keyframes, timing) {
  const animation = piece.animate(keyframes, timing);
  running.push(animation);
}
