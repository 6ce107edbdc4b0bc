// The positions of a puzzle on a board of useBoard(), played forward and drawn: its lines, houses of
// any shape, and as many marks in a cell as it has digits.
'use strict';

const EDGE = 22;
const NO_STEP = { p: -1, e: [], s: '' };
const WIDTH = ACROSS * SIDE, HEIGHT = DOWN * SIDE;

function place(position, cell, digit) {
  position.values[cell] = digit;
  position.marks[cell] = 0;
  ruleOut(cell, digit, (other, bits) => { position.marks[other] &= ~bits; });
}

function positionsOf({ givens, steps }) {
  const position = { values: Array(CELLS).fill(0), marks: Array(CELLS).fill(ALL) };
  [...givens].forEach((ch, cell) => { if (valueOf(ch)) place(position, cell, valueOf(ch)); });
  const list = [structuredClone(position)];
  for (const step of steps) {
    for (const c of step.e) position.marks[cellOf(c)] &= ~(1 << digitOf(c));
    if (step.p >= 0) place(position, cellOf(step.p), digitOf(step.p));
    list.push(structuredClone(position));
  }
  return list;
}

const cornerOf = cell => [columnOf(cell) * SIDE, rowOf(cell) * SIDE];

function linesSvg() {
  const across = y => `M0 ${y * SIDE}H${WIDTH}`, down = x => `M${x * SIDE} 0V${HEIGHT}`;
  const thin = [...Array(DOWN).keys()].map(across).join('') + [...Array(ACROSS).keys()].map(down).join('');
  const boxes = EDGES.replace(/\d+/g, n => n * SIDE);
  if (hasGaps()) return `<path class="thin" d="${squaresPath()}"/><path class="thick" d="${boxes}"/>`;
  return `<path class="thin" d="${thin}"/><path class="thick" d="${across(0)}${across(DOWN)}${down(0)}${down(ACROSS)}${boxes}"/>`;
}

// What is behind the lines. A single has its blockers found here.
function cellsSvg(step, view, { values }) {
  const rect = name => cell => `<rect class="${name}" x="${cornerOf(cell)[0]}" y="${cornerOf(cell)[1]}" width="${SIDE}" height="${SIDE}"/>`;
  const houses = (step.h || []).flatMap(h => HOUSES[h].map(rect('house'))), pattern = view ? [] : (step.c || []).map(rect('cell'));
  const placed = step.p >= 0 ? [rect('cellplace')(cellOf(step.p))] : [];
  const blockers = step.o ? blockersOf(values, { p: step.p, c: step.c, h: step.h || [] }) : [];
  return [...[...TINTS].map(rect('further')), ...houses, ...pattern, ...(step.x || []).map(rect('aid')), ...blockers.map(rect('blocker')), ...placed].join('');
}

// A dashed line around a house, whatever its shape is.
function coverSvg(house) {
  const inside = (row, column) => HOUSES[house].includes(cellAt(row, column));
  const path = HOUSES[house].map(cell => {
    const [x, y] = cornerOf(cell), row = rowOf(cell), column = columnOf(cell);
    const [left, right, top, bottom] = [x + 2, x + SIDE - 2, y + 2, y + SIDE - 2];
    return (inside(row - 1, column) ? '' : `M${left} ${top}H${right}`) + (inside(row + 1, column) ? '' : `M${left} ${bottom}H${right}`) +
      (inside(row, column - 1) ? '' : `M${left} ${top}V${bottom}`) + (inside(row, column + 1) ? '' : `M${right} ${top}V${bottom}`);
  });
  return `<path class="cover" d="${path.join('')}"/>`;
}

function axesSvg(letters) {
  const middle = i => (i + .5) * SIDE;
  return [...Array(DOWN).keys()].map(i => `<text class="axis" x="${-EDGE / 2}" y="${middle(i) + 5}">${letters ? String.fromCharCode(65 + i) : i + 1}</text>`).join('') +
    [...Array(ACROSS).keys()].map(i => `<text class="axis" x="${middle(i)}" y="${16 - EDGE}">${i + 1}</text>`).join('');
}

// A candidate; of many in a cell each is smaller.
function fittedSvg(candidate, kind) {
  const svg = candidateSvg(candidate, kind), wide = marksAcross();
  if (wide <= 3) return svg;
  const [x, y] = middleOf(candidate);
  return `<g transform="translate(${x} ${y}) scale(${3 / wide}) translate(${-x} ${-y})">${svg}</g>`;
}

function cellSvg(givens, { values, marks }, cell, kinds) {
  const [x, y] = cornerOf(cell);
  if (values[cell]) return `<text class="${valueOf(givens[cell]) ? 'given' : 'found'}" x="${x + SIDE / 2}" y="${y + SIDE / 2 + 13}">${symbolOf(values[cell])}</text>`;
  return digitsOf(marks[cell]).map(digit => fittedSvg(candidateOf(cell, digit), kinds.get(candidateOf(cell, digit)))).join('');
}

function positionSvg({ givens, letters }, position, { step = NO_STEP, view, line = 0, idea = false, label = step.s } = {}) {
  const drawn = marksOf(step, view, line, idea), cells = [...Array(CELLS).keys()];
  const parts = [cellsSvg(step, view, position), linesSvg(), ...(step.u || []).map(coverSvg), axesSvg(letters), ...cells.map(cell => cellSvg(givens, position, cell, drawn.kinds)), linksSvg(drawn, line)];
  const box = `${-EDGE} ${-EDGE} ${EDGE + WIDTH + 4} ${EDGE + HEIGHT + 4}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" class="${ACROSS > 9 ? 'large' : ''}" viewBox="${box}" role="img" aria-label="${label}">${parts.join('')}</svg>`;
}
