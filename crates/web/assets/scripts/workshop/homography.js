// The projection that maps four points to four others, as a CSS transform.

// Solves a system of linear equations by Gaussian elimination. Each row ends with its right side.
function solve(rows) {
  const size = rows.length;
  for (let column = 0; column < size; column += 1) {
    const best = rows.slice(column).reduce((a, b) => (Math.abs(b[column]) > Math.abs(a[column]) ? b : a));
    if (Math.abs(best[column]) < 1e-12) return undefined;
    rows.splice(rows.indexOf(best), 1);
    rows.splice(column, 0, best.map((value) => value / best[column]));
    rows = rows.map((row, index) =>
      index === column ? row : row.map((value, i) => value - row[column] * rows[column][i]));
  }
  return rows.map((row) => row[size]);
}

// The eight numbers of the projection from the points `from` to the points `to`; `undefined` if three
// of the points are on one line.
export function projection(from, to) {
  const rows = from.flatMap(([x, y], index) => {
    const [u, v] = to[index];
    return [
      [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
      [0, 0, 0, x, y, 1, -v * x, -v * y, v],
    ];
  });
  return solve(rows);
}

export function apply([a, b, c, d, e, f, g, h], [x, y]) {
  const depth = g * x + h * y + 1;
  return [(a * x + b * y + c) / depth, (d * x + e * y + f) / depth];
}

export function asTransform([a, b, c, d, e, f, g, h]) {
  return `matrix3d(${[a, d, 0, g, b, e, 0, h, 0, 0, 1, 0, c, f, 0, 1].join(",")})`;
}
