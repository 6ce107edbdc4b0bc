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
    if (nothing) return singles ? says(singles === 1 ? 'after-one' : 'after', nothing, singles) : nothing;
    const single = forcedCandidate(position);
    if (single < 0) return null;
    applyTo(position, { p: single, e: [] });
  }
}

const placesOf = ({ values, marks }, house, digit) => house.filter(cell => !values[cell] && marks[cell] >> digit & 1);

function emptyPlaceOf(position) {
  const { values, marks } = position;
  const cell = values.findIndex((value, at) => !value && !marks[at]);
  if (cell >= 0) return says('no-digit', Math.floor(cell / 9) + 1, cell % 9 + 1);
  for (const [at, house] of HOUSES.entries()) {
    const digit = digitsOf(ALL).find(d => house.every(c => values[c] !== d) && !placesOf(position, house, d).length);
    if (digit) return says('no-place', says(['row', 'column', 'box'][Math.floor(at / 9)]), at % 9 + 1, digit);
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

// { facts } of a puzzle, { sukaku } of candidates that make one, or { error } and, if the text has a grid, its givens. `placed`: digits that the
// text has beside the givens; null: none.
async function verdictOf(nonet, text) {
  const record = await nonet.record(text).catch(() => null);
  const placed = record && /[1-9]/.test(record.placed) ? record.placed : null;
  try {
    return { facts: await nonet.read(text), placed };
  } catch (error) {
    if (!(error instanceof NonetError)) throw error;
    const sukaku = record && record.ownCandidates ? await nonet.sukaku(text).catch(() => null) : null;
    return sukaku ? { sukaku } : { error, givens: record && record.givens };
  }
}

// A fault in a text, with its place.
function faultText({ message, line, column }) {
  if (!line) return `${message}.`;
  return column ? says('place-column', line, column, message) : says('place', line, message);
}

// The verdict in a sentence, and whether it is a fault.
function sentenceOf({ facts, sukaku, error, givens }) {
  if (facts) return [says('unique'), false];
  if (sukaku) return [says('sukaku'), false];
  if (error.kind === 'several-solutions') return [says('several'), true];
  if (error.kind !== 'no-solution') return [faultText(error), true];
  const why = givens && contradictionOf(valuesOf(givens));
  return [says('none', why || says('none-hidden')), true];
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
