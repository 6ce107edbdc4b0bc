// Solutions of a grid, by trying the cell with the fewest digits.
'use strict';

// The cell with the fewest digits left; null: all are filled.
function tightestCell(values) {
  let best = null;
  for (let cell = 0; cell < 81; ++cell) {
    if (values[cell]) continue;
    const digits = digitsOf(possibleIn(values, cell));
    if (!best || digits.length < best.digits.length) best = { cell, digits };
    if (best.digits.length < 2) break;
  }
  return best;
}

// At most `limit` solutions, each as values.
function solutionsOf(values, limit) {
  if (values.some((v, cell) => v && PEERS[cell].some(peer => values[peer] === v))) return [];
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
