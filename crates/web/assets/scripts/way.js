// The paths of pieces in drawings, in the units of the drawing.

const STEPS = 16;
// Markers go clockwise; a longer arc is an undone move, or makes room on the field.
const FARTHEST_FORWARD = (200 / 180) * Math.PI;
const UNMOVED = 0.05;

/** The straight path from the old place. Rotations work because browsers decompose matrices. */
export function straight(before, { piece, matrix }) {
  const { from, to } = inItsDrawing(before, piece, matrix);
  return isSame(from, to) ? undefined : [{ transform: text(from) }, { transform: text(to) }];
}

/** The path around the centre of the drawing, as on a rondel. */
export function walk(before, { piece, matrix }) {
  const { from, to } = inItsDrawing(before, piece, matrix);
  if (isSame(from, to)) return undefined;
  const box = piece.getBBox();
  const own = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2);
  const [first, last] = [from, to].map((matrix) => polar(own.matrixTransform(matrix), matrix.a));
  const turn = shortest(last.angle - first.angle);
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const part = step / STEPS;
    const angle = first.angle + turn * part;
    const distance = first.distance + (last.distance - first.distance) * part;
    const size = first.size + (last.size - first.size) * part;
    const x = Math.cos(angle) * distance - own.x * size;
    const y = Math.sin(angle) * distance - own.y * size;
    return { transform: `matrix(${size}, 0, 0, ${size}, ${x}, ${y})` };
  });
}

/** Both places as transforms of the piece, which may come from another drawing. */
function inItsDrawing(before, piece, after) {
  const parent = piece.parentNode.getScreenCTM().inverse();
  return { from: parent.multiply(before), to: parent.multiply(after) };
}

const polar = ({ x, y }, size) => ({ angle: Math.atan2(y, x), distance: Math.hypot(x, y), size });

function shortest(turn) {
  const clockwise = (turn + 4 * Math.PI) % (2 * Math.PI);
  return clockwise > FARTHEST_FORWARD ? clockwise - 2 * Math.PI : clockwise;
}

const PARTS = ["a", "b", "c", "d", "e", "f"];

const isSame = (one, other) => PARTS.every((part) => Math.abs(one[part] - other[part]) < UNMOVED);

const text = (matrix) => `matrix(${PARTS.map((part) => matrix[part]).join(", ")})`;
