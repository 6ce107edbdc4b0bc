// Steps that the page finds itself, for a puzzle that came without any: singles, locked candidates,
// sets, and short contradictions, in the words of rater/explain.
'use strict';

// Kinds of any pack behind the singles, in the order in which people look for them.
const LOCKED_KINDS = { pointing: 4, claiming: 5 };
const SET_KINDS = [[2, true, 6], [2, false, 7], [3, true, 8], [3, false, 9], [4, true, 10], [4, false, 11]];  // size, naked
const SUPPOSING = 12;

function patternStep(kinds, kind, { cells, digits, houses, cover = [], removed, where, reasons }) {
  const [n, r] = kinds[kind];
  const step = { kind, n, r, local: 1, p: -1, e: removed, c: cells, d: digits, h: houses, u: cover, x: [], b: [] };
  step.what = stepPhrase('digits-in', listOf(digits.map(symbolOf)), namesOf(cells));
  return { ...step, w: stepPhrase('look-at', where), m: stepPhrase('look-for', n, step.what),
    t: [stepPhrase('with', namesOf(cells), listOf(digits.map(symbolOf))), ...reasons, `=> ${conclusionText(step)}`] };
}

const removedFrom = (marks, cells, bits) => cells.flatMap(cell => digitsOf(marks[cell] & bits).map(digit => candidateOf(cell, digit)))
  .sort((a, b) => digitOf(a) - digitOf(b) || a - b);

// A digit whose places in one house all lie in another, too.
function lockedStep(kinds, { values, marks }, pointing) {
  const isBox = house => NAMES[house][0] === 'box';
  for (const house of HOUSES.keys()) {
    for (let digit = 1; digit <= DIGITS && isBox(house) === pointing; ++digit) {
      const cells = HOUSES[house].filter(cell => !values[cell] && marks[cell] >> digit & 1);
      const cover = HOUSES.findIndex((other, at) => at !== house && isBox(at) !== pointing && cells.every(cell => other.includes(cell)));
      if (cells.length < 2 || cover < 0) continue;
      const removed = removedFrom(marks, HOUSES[cover].filter(cell => !cells.includes(cell)), 1 << digit);
      if (!removed.length) continue;
      const reasons = [stepPhrase('places-only', houseName(house), symbolOf(digit), namesOf(cells)), stepPhrase('all-lie-in', houseName(cover), symbolOf(digit))];
      return patternStep(kinds, pointing ? LOCKED_KINDS.pointing : LOCKED_KINDS.claiming,
        { cells, digits: [digit], houses: [house], cover: [cover], removed, where: houseName(house), reasons });
    }
  }
  return null;
}

// The choices of `size` of the items.
function choicesOf(items, size) {
  if (size === 0) return [[]];
  return items.flatMap((item, i) => choicesOf(items.slice(i + 1), size - 1).map(rest => [item, ...rest]));
}
const countOf = bits => digitsOf(bits).length;

// As many cells as digits in a house.
function setStep(kinds, { values, marks }, [size, naked, kind]) {
  for (const house of boxesFirst()) {
    const open = HOUSES[house].filter(cell => !values[cell]);
    if (open.length <= size) continue;
    const placesOf = digit => open.filter(cell => marks[cell] >> digit & 1);
    const items = naked ? open.filter(cell => countOf(marks[cell]) <= size) : digitsOf(ALL).filter(digit => placesOf(digit).length > 0 && placesOf(digit).length <= size);
    for (const choice of choicesOf(items, size)) {
      const cells = naked ? choice : open.filter(cell => choice.some(digit => marks[cell] >> digit & 1));
      const bits = naked ? choice.reduce((sum, cell) => sum | marks[cell], 0) : choice.reduce((sum, digit) => sum | 1 << digit, 0);
      if (cells.length !== size || countOf(bits) !== size) continue;
      const removed = naked ? removedFrom(marks, open.filter(cell => !cells.includes(cell)), bits) : removedFrom(marks, cells, ALL & ~bits);
      if (!removed.length) continue;
      const name = houseName(house), digits = digitsOf(bits), written = listOf(digits.map(symbolOf));
      const reasons = naked ? [stepPhrase('hold-only', name, namesOf(cells), written), stepPhrase('fill-cells', name)]
        : [stepPhrase('digits-only', name, written, namesOf(cells)), stepPhrase('cells-taken')];
      return patternStep(kinds, kind, { cells, digits, houses: [house], removed, where: name, reasons });
    }
  }
  return null;
}

// A candidate that is refuted by the fewest singles, among all of the position. `budget.tries` is
// what may be spent on it.
function refutedStep(kinds, position, solution, budget) {
  for (let singles = 1; singles <= FEW_SINGLES; ++singles) {
    for (let cell = 0; cell < CELLS; ++cell) {
      for (const digit of digitsOf(position.marks[cell])) {
        if (digit === solution[cell]) continue;
        if (budget.tries <= 0) return null;
        const candidate = candidateOf(cell, digit), search = new ShortRefutation(position, candidate, true, Math.min(MOST_TRIES, budget.tries));
        const lines = search.run(singles);
        budget.tries -= search.tries + 1;
        if (lines) return refutationStep(kinds, candidate, argumentAgainst(lines, candidate, true));
      }
    }
  }
  return null;
}
function refutationStep(kinds, candidate, argument) {
  const [n, r] = kinds[SUPPOSING], cell = cellOf(candidate), step = { kind: SUPPOSING, n, r, p: -1, e: [candidate], c: [cell], d: [digitOf(candidate)], h: [], u: [], x: [], b: [], a: argument };
  step.what = stepPhrase('try-suppose', stepPhrase('is', nameOf(cell), symbolOf(digitOf(candidate))));
  return { ...step, w: stepPhrase('look-at', nameOf(cell)), m: stepPhrase('look-for', n, step.what), t: [`=> ${conclusionText(step)}`] };
}

const TRIES_OF_A_PATH = 60000;

// The way from the givens as far as these steps lead.
function stepsOf(kinds, values) {
  const position = positionOf(values), [solution] = solutionsOf(values, 1), steps = [], budget = { tries: TRIES_OF_A_PATH };
  while (position.values.some(v => !v)) {
    const step = easiestSingle(kinds, position, []) || lockedStep(kinds, position, true) || lockedStep(kinds, position, false) ||
      SET_KINDS.reduce((found, row) => found || setStep(kinds, position, row), null) || refutedStep(kinds, position, solution, budget);
    if (!step) break;
    applyTo(position, step);
    steps.push(step);
  }
  return steps;
}
