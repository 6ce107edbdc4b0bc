// A puzzle in the address of the page: #puzzle=CELLS, and perhaps &have=CELLS, the digits that
// a player has.
'use strict';

const Link = {
  of(address, puzzle, values = null) {
    const have = values ? `&have=${values.map(v => v ? symbolOf(v) : '.').join('')}` : '';
    return `${address.split('#')[0]}#puzzle=${puzzle.replaceAll('0', '.')}${have}`;
  },

  // { givens, have } of an address; null without a puzzle; else the key of the phrase that says what
  // is wrong.
  read(hash) {
    const fields = new URLSearchParams(hash.replace(/^#/, '')), puzzle = fields.get('puzzle'), have = fields.get('have');
    if (puzzle === null) return null;
    const cells = text => text.length === CELLS && /^[0-9A-P._*-]*$/.test(text) ? [...text].map(ch => valueOf(ch) && valueOf(ch) <= DIGITS ? ch : '.').join('') : null;
    const givens = cells(puzzle), position = have === null ? null : cells(have);
    if (!givens) return 'link-cells';
    if (have !== null && !position) return 'link-have';
    return { givens, have: position };
  },

  // A puzzle for the game, with the steps that the page finds itself; or the key of a phrase.
  puzzle(pack, givens) {
    const values = valuesOf(givens), solutions = solutionsOf(values, 2);
    if (solutions.length !== 1) return solutions.length ? 'link-several' : 'link-none';
    return { g: givens, l: '', n: phrase('linked'), f: counted('clue', values.filter(v => v).length), solution: solutions[0], p: stepsOf(pack.kinds, values) };
  },
};
