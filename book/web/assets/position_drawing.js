// A position with its candidates as an SVG picture, and of a step its cells, houses and candidates.
'use strict';

const EDGE = 22;
const NO_STEP = { p: -1, e: [], s: '' };

const cornerOf = cell => [(cell % 9) * SIDE, Math.floor(cell / 9) * SIDE];

function linesSvg() {
  const path = places => places.map(i => `M0 ${i * SIDE}H${9 * SIDE}M${i * SIDE} 0V${9 * SIDE}`).join('');
  return `<path class="thin" d="${path([1, 2, 4, 5, 7, 8])}"/><path class="thick" d="${path([0, 3, 6, 9])}"/>`;
}

// What is behind the lines, and the frames of cover houses before them.
function cellsSvg(step, view) {
  const rect = name => cell => `<rect class="${name}" x="${cornerOf(cell)[0]}" y="${cornerOf(cell)[1]}" width="${SIDE}" height="${SIDE}"/>`;
  const houses = (step.h || []).flatMap(h => HOUSES[h].map(rect('house'))), pattern = view ? [] : (step.c || []).map(rect('cell'));
  const placed = step.p >= 0 ? [rect('cellplace')(cellOf(step.p))] : [];
  return [...houses, ...pattern, ...(step.x || []).map(rect('aid')), ...(step.b || []).map(rect('blocker')), ...placed].join('');
}
function coverSvg(house) {
  const [x, y] = cornerOf(HOUSES[house][0]), [right, bottom] = cornerOf(HOUSES[house][8]);
  return `<rect class="cover" x="${x + 2}" y="${y + 2}" width="${right + SIDE - x - 4}" height="${bottom + SIDE - y - 4}"/>`;
}

function axesSvg(letters) {
  return [...Array(9).keys()].map(i => {
    const at = (i + .5) * SIDE, row = letters ? 'ABCDEFGHI'[i] : i + 1;
    return `<text class="axis" x="${-EDGE / 2}" y="${at + 5}">${row}</text><text class="axis" x="${at}" y="${16 - EDGE}">${i + 1}</text>`;
  }).join('');
}

function cellSvg(givens, { values, marks }, cell, kinds) {
  const [x, y] = cornerOf(cell);
  if (values[cell]) return `<text class="${givens[cell] > '0' ? 'given' : 'found'}" x="${x + SIDE / 2}" y="${y + SIDE / 2 + 13}">${values[cell]}</text>`;
  return digitsOf(marks[cell]).map(digit => candidateSvg(candidateOf(cell, digit), kinds.get(candidateOf(cell, digit)))).join('');
}

// A puzzle has givens, and letters if rows are named so. `step` is drawn with a view of its argument
// up to a line (board_drawing.js), `front` before all else.
function positionSvg({ givens, letters }, position, { step = NO_STEP, view, line = 0, idea = false, front = '', label = step.s } = {}) {
  const drawn = marksOf(step, view, line, idea), size = EDGE + 9 * SIDE + 4, cells = [...Array(81).keys()];
  const parts = [cellsSvg(step, view), linesSvg(), ...(step.u || []).map(coverSvg), axesSvg(letters), ...cells.map(cell => cellSvg(givens, position, cell, drawn.kinds)), linksSvg(drawn, line), front];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-EDGE} ${-EDGE} ${size} ${size}" role="img" aria-label="${label}">${parts.join('')}</svg>`;
}
