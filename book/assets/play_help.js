// Help out of the steps that came with the puzzle: what is wrong, why, and what to do next.
'use strict';

const placed = step => step.p < 0 ? null : [Math.floor(step.p / 9), step.p % 9 + 1];
const removed = step => step.e.map(c => [Math.floor(c / 9), c % 9 + 1]);

class Coach {
  constructor(game) { this.game = game; }
  get steps() { return this.game.puzzle.p; }

  // Cells with a wrong digit, and empty ones in which the right digit was struck out.
  mistakes(automatic) {
    const { values, solution, gone, marks } = this.game, wrong = [], lost = [];
    for (let cell = 0; cell < 81; ++cell) {
      const right = 1 << solution[cell];
      if (values[cell]) {
        if (values[cell] !== solution[cell]) wrong.push(cell);
      } else if (automatic ? gone[cell] & right : marks[cell] && !(marks[cell] & right)) {
        lost.push(cell);
      }
    }
    return { wrong, lost };
  }

  knows(cell, digit, automatic) {
    const { values, gone, marks } = this.game;
    if (values[cell] || !(possibleIn(values, cell) >> digit & 1) || gone[cell] >> digit & 1) return true;
    return !automatic && marks[cell] > 0 && !(marks[cell] >> digit & 1);
  }

  // The first step of the path that has something left to do; -1: none.
  next(automatic) {
    return this.steps.findIndex(step => {
      const place = placed(step);
      if (place && this.game.values[place[0]] !== place[1]) return true;
      return removed(step).some(([cell, digit]) => !this.knows(cell, digit, automatic));
    });
  }

  take(step) {
    this.game.change(() => {
      for (const [cell, digit] of removed(step)) {
        this.game.gone[cell] |= 1 << digit;
        this.game.marks[cell] &= ~(1 << digit);
      }
      const place = placed(step);
      if (place) this.game.put(...place);
    });
  }

  // Why the digit is not in the cell, and the step that says so (-1: the grid does).
  why(cell, digit) {
    const holder = PEERS[cell].find(peer => this.game.givens[peer] === digit);
    const claim = `${nameOf(cell)} is not ${digit}`;
    if (holder !== undefined) {
      return { text: `${claim}: ${nameOf(holder)}, which it sees, is given as ${digit}.`, step: -1 };
    }
    const at = this.steps.findIndex(step => {
      const place = placed(step);
      if (removed(step).some(([c, d]) => c === cell && d === digit)) return true;
      return place && (place[0] === cell || (place[1] === digit && PEERS[cell].includes(place[0])));
    });
    if (at < 0) return { text: `${claim}: the solution says so.`, step: -1 };
    const step = this.steps[at], place = placed(step);
    const says = place && place[0] === cell ? `places ${place[1]} there`
      : place && PEERS[cell].includes(place[0]) && place[1] === digit
        ? `places ${digit} in ${nameOf(place[0])}, which it sees` : 'removes it';
    return { text: `${claim}: step ${at + 1} of the way to the solution (${step.n}) ${says}.\n${step.t}`, step: at };
  }

  // Values and candidates before a step of the path; after the last: the solution.
  positionBefore(count) {
    const values = [...this.game.givens], gone = Array(81).fill(0);
    for (const step of this.steps.slice(0, count)) {
      for (const [cell, digit] of removed(step)) gone[cell] |= 1 << digit;
      const place = placed(step);
      if (place) values[place[0]] = place[1];
    }
    return { values, gone };
  }
}
