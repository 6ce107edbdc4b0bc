// What a text holds: a puzzle, a grid with several solutions or none, or nothing that can be read.
'use strict';

// A text that is a link to a page of nonet, as the link's puzzle.
function textOfLink(text) {
  const at = text.indexOf('#puzzle='), link = at < 0 ? null : Link.read(text.slice(at).trim());
  return link && link.givens ? { text: link.givens, have: link.have } : { text, have: null };
}

// Why a grid without clashes has no solution, as far as singles show it: the place where nothing is
// left, after some of them; null: they do not show it.
function contradictionOf(values) {
  const position = positionOf(values);
  for (let singles = 0; ; ++singles) {
    const nothing = emptyPlaceOf(position);
    if (nothing) return singles ? `${nothing} after ${singles} forced ${singles === 1 ? 'digit' : 'digits'}` : nothing;
    const single = forcedCandidate(position);
    if (single < 0) return null;
    applyTo(position, { p: single, e: [] });
  }
}

const placesOf = ({ values, marks }, house, digit) => house.filter(cell => !values[cell] && marks[cell] >> digit & 1);

function emptyPlaceOf(position) {
  const { values, marks } = position, name = cell => `row ${Math.floor(cell / 9) + 1}, column ${cell % 9 + 1}`;
  const cell = values.findIndex((value, at) => !value && !marks[at]);
  if (cell >= 0) return `${name(cell)} has no digit left`;
  for (const [at, house] of HOUSES.entries()) {
    const digit = digitsOf(ALL).find(d => house.every(c => values[c] !== d) && !placesOf(position, house, d).length);
    if (digit) return `${['row', 'column', 'box'][Math.floor(at / 9)]} ${at % 9 + 1} has no place for ${digit}`;
  }
  return null;
}

function forcedCandidate(position) {
  const { values, marks } = position, cell = values.findIndex((value, at) => !value && digitsOf(marks[at]).length === 1);
  if (cell >= 0) return candidateOf(cell, digitsOf(marks[cell])[0]);
  for (const house of HOUSES) {
    for (const digit of digitsOf(ALL)) {
      const places = placesOf(position, house, digit);
      if (places.length === 1 && house.every(c => values[c] !== digit)) return candidateOf(places[0], digit);
    }
  }
  return -1;
}

// { facts } of a puzzle, or { error } and, if the text has a grid, its givens. `placed`: digits that the
// text has beside the givens; null: none.
async function verdictOf(nonet, text) {
  const record = await nonet.record(text).catch(() => null);
  const placed = record && /[1-9]/.test(record.placed) ? record.placed : null;
  try {
    return { facts: await nonet.read(text), placed };
  } catch (error) {
    if (!(error instanceof NonetError)) throw error;
    return { error, givens: record && record.givens };
  }
}

// The verdict in a sentence, and whether it is a fault.
function sentenceOf({ facts, error, givens }) {
  if (facts) return ['Exactly one solution.', false];
  const place = error.line ? `Line ${error.line}${error.column ? `, column ${error.column}` : ''}: ` : '';
  if (error.kind === 'several-solutions') return ['More than one solution. Here are two; the cells in which they differ are marked.', true];
  if (error.kind !== 'no-solution') return [`${place}${error.reason}.`, true];
  const why = givens && contradictionOf(valuesOf(givens));
  return [`No solution: ${why || 'every way to fill it ends in a contradiction, though no forced digit shows it'}.`, true];
}

// A solution as a picture; cells in which the other one differs are marked.
function pictureOf(line, givens, other, caption) {
  const square = at => element('span', { text: line[at], className: givens[at] > '0' ? 'own' : line[at] !== other[at] ? 'other' : '' });
  const rows = [...Array(9).keys()].map(row => element('div', { of: [...Array(9).keys()].map(column => square(9 * row + column)) }));
  const grid = element('div', { className: 'small-grid', of: rows });
  grid.setAttribute('role', 'img');
  grid.setAttribute('aria-label', `${caption}: ${line}`);
  return element('figure', { className: 'picture', of: [grid, element('figcaption', { text: caption })] });
}
