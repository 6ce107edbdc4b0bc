// Solutions of a grid, by trying the cell with the fewest digits.
'use strict';

// The cell with the fewest digits left; null: all are filled.
function tightestCell(values) {
  let best = null;
  for (let cell = 0; cell < CELLS; ++cell) {
    if (values[cell]) continue;
    const digits = digitsOf(possibleIn(values, cell));
    if (!best || digits.length < best.digits.length) best = { cell, digits };
    if (best.digits.length < 2) break;
  }
  return best;
}

// At most `limit` solutions, each as values.
function solutionsOf(values, limit) {
  const clashes = (v, cell) => PEERS[cell].some(peer => values[peer] === v) || FAR[cell].some(other => values[other] && Math.abs(values[other] - v) < 2);
  if (values.some((v, cell) => v && clashes(v, cell))) return [];
  const found = [], work = [...values];
  const fill = () => {
    const next = tightestCell(work);
    if (!next) found.push([...work]);
    for (const digit of next ? next.digits : []) {
      work[next.cell] = digit;
      fill();
      work[next.cell] = 0;
      if (found.length >= limit) return;
    }
  };
  fill();
  return found;
}
