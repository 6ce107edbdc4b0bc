// The positions of a puzzle of the classic board, played forward from its givens (of a sukaku from
// its candidates).
'use strict';

function place(position, cell, digit) {
  position.values[cell] = digit;
  position.marks[cell] = 0;
  for (const peer of PEERS[cell]) position.marks[peer] &= ~(1 << digit);
}

function positionsOf({ givens, marks, steps }) {
  const position = { values: Array(81).fill(0), marks: Array(81).fill(0x3FE) };
  [...(marks || '')].forEach((ch, c) => {
    if (ch === '.') position.marks[Math.floor(c / 9)] &= ~(2 << (c % 9));
  });
  [...givens].forEach((ch, cell) => { if (ch > '0') place(position, cell, +ch); });
  const list = [structuredClone(position)];
  for (const step of steps) {
    for (const c of step.e) position.marks[cellOf(c)] &= ~(1 << digitOf(c));
    if (step.p >= 0) place(position, cellOf(step.p), digitOf(step.p));
    list.push(structuredClone(position));
  }
  return list;
}
