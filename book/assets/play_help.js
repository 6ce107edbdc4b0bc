// Help from where the player stands: what is wrong, why, and what to do next. Singles are looked
// for in the position itself; harder steps are those that came with the puzzle, wherever they
// still hold.
'use strict';

// What a step costs that an argument needs first, in lines of an argument.
const SINGLE_COST = 2, STEP_COST = 10;

class Coach {
  constructor(game, kinds) {
    this.game = game;
    this.kinds = kinds;
    const position = positionOf(game.givens);
    this.before = this.steps.map(step => {
      const then = { values: [...position.values], marks: [...position.marks] };
      applyTo(position, step);
      return then;
    });
  }
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

  // The givens and the player's right digits.
  sound() { return positionOf(this.game.values.map((v, cell) => v === this.game.solution[cell] ? v : 0)); }

  // The same with what the player has struck out, or noted by hand.
  noted(automatic) {
    const { values, gone, marks } = this.game, position = positionOf(values, gone);
    if (!automatic) position.marks.forEach((bits, cell) => { if (marks[cell]) position.marks[cell] = bits & marks[cell]; });
    return position;
  }

  // ---- What to do next ----

  // The candidates that a step looks at, as bits of each cell; null: all of the grid.
  areaOf(step) {
    const area = Array(81).fill(0);
    const cell = at => { area[at] = ALL; };
    const house = (at, digits) => HOUSES[at].forEach(c => digits.forEach(d => { area[c] |= 1 << d; }));
    if (step.a) return this.argumentArea(step.a, cell, house) ? area : null;
    if (!step.local) return null;
    step.c.forEach(cell);
    step.h.forEach(h => house(h, step.d));
    return area;
  }
  argumentArea(argument, cell, house) {
    if (argument.k === CELL) cell(argument.at);
    else if (argument.at !== undefined) house(argument.at, [argument.d]);
    return argument.branches.every(({ lines }) => lines.every(line => {
      if (line.r === PATTERN || line.r === TOLD) return false;
      if (line.r === LAST_IN_CELL) cell(cellOf(line.targets[0]));
      if (line.r === LAST_IN_HOUSE) house(line.house, [digitOf(line.targets[0])]);
      return !line.nested || this.argumentArea(line.nested, cell, house);
    }));
  }

  // A step holds where nothing is possible, of what it looks at, that was not when it was found.
  holds(at, position) {
    const then = this.before[at].marks, area = this.areaOf(this.steps[at]);
    return position.marks.every((bits, cell) => !(bits & ~then[cell] & (area ? area[cell] : ALL)));
  }

  // The easiest step from a position in which nothing is wrong, and its place on the way to the
  // solution (-1: it is a single that the position offers): singles, then locked candidates and sets,
  // then the rest by rating. There is one until the grid is full:
  // the first step of the way that has something left to do always holds.
  next(position) {
    const single = easiestSingle(this.kinds, position);
    if (single) return { step: single, at: -1 };
    let best = -1;
    const trouble = ({ kind, r }) => (this.kinds[kind][2] ? 0 : 100) + r;
    this.steps.forEach((step, at) => {
      if (best >= 0 && trouble(step) >= trouble(this.steps[best])) return;
      if (hasWork(position, step) && this.holds(at, position)) best = at;
    });
    return best < 0 ? null : { step: this.steps[best], at: best };
  }

  take(step) {
    this.game.change(() => {
      for (const c of step.e) {
        this.game.gone[cellOf(c)] |= 1 << digitOf(c);
        this.game.marks[cellOf(c)] &= ~(1 << digitOf(c));
      }
      if (step.p >= 0) this.game.put(cellOf(step.p), digitOf(step.p));
    });
  }

  // ---- What is wrong ----

  // Why an assertion is false: steps that come first, then the cell that shows it or an argument.
  // Of all the steps that one could take first, as many as make the whole shortest.
  why(candidate, on) {
    const position = this.sound(), steps = [];
    let spent = 0, best = null;
    for (;;) {
      const told = this.seenAtOnce(position, candidate, on), argument = told === null && refutation(position, candidate, on);
      const length = spent + (argument ? argument.s : 0);
      if ((argument || told !== null) && (!best || length < best.length)) {
        const then = { values: [...position.values], marks: [...position.marks] };
        best = { length, steps: [...steps], text: told || '', argument: argument || null, position: then };
      }
      const next = this.next(position);
      if (told !== null || !next || (best && spent >= best.length)) return best || { length, steps, text: '', argument: null, position };
      steps.push(next.step);
      spent += next.at < 0 ? SINGLE_COST : STEP_COST;
      applyTo(position, next.step);
    }
  }

  // What the position itself says against the assertion; null: nothing yet.
  seenAtOnce({ values, marks }, candidate, on) {
    const cell = cellOf(candidate), digit = digitOf(candidate);
    if (!on) return values[cell] === digit ? '' : null;
    if (marks[cell] >> digit & 1) return null;
    const holder = PEERS[cell].find(peer => values[peer] === digit);
    if (holder !== undefined) return `${nameOf(holder)} is ${digit} already.`;
    return values[cell] ? `${nameOf(cell)} is ${values[cell]}.` : '';
  }

  // The mistake with the shortest reason, with that reason.
  plainest({ wrong, lost }) {
    const { values, solution } = this.game;
    const claims = [...wrong.map(cell => [cell, values[cell], true]), ...lost.map(cell => [cell, solution[cell], false])];
    return claims.map(([cell, digit, on]) => ({ cell, digit, on, why: this.why(candidateOf(cell, digit), on) }))
      .reduce((a, b) => b.why.length < a.why.length ? b : a);
  }

  // Steps that come first, told as `nonet hint` does: a few, many only counted.
  preamble(steps) {
    if (!steps.length) return [];
    const told = steps.map(step => `${step.n}: ${conclusionText(step)}`);
    const count = `After ${steps.length} more step${steps.length === 1 ? '' : 's'}`;
    if (steps.length > 5) return [`${count}, the last of them ${told[told.length - 1]}:`];
    return [[`${count}:`, ...told.map(text => `  ${text}`)].join('\n')];
  }

  // Values and candidates before a step of the way.
  positionBefore(at) {
    return { values: [...this.before[at].values], gone: goneOf(this.before[at]) };
  }
}
