// Help in the player's position: mistakes, their reasons, and the next step. Singles are searched in
// the position itself. Harder steps come with the puzzle; one is offered while it still holds.
'use strict';

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
    this.isWhole = position.values.every(v => v);  // the way leads to the solution
  }
  get steps() { return this.game.puzzle.p; }

  // Cells with a wrong digit, and empty ones in which the right digit was struck out.
  mistakes(automatic) {
    const { values, solution, gone, marks } = this.game, wrong = [], lost = [];
    for (let cell = 0; cell < CELLS; ++cell) {
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

  // The same, without the candidates that the player has removed or left out of the notes.
  noted(automatic) {
    const { values, gone, marks } = this.game, position = positionOf(values, gone);
    if (!automatic) position.marks.forEach((bits, cell) => { if (marks[cell]) position.marks[cell] = bits & marks[cell]; });
    return position;
  }

  // The cells in which one mark alone is to be seen.
  singleMarks(automatic) {
    const one = bits => bits && !(bits & bits - 1);
    return this.game.values.map((_, cell) => cell).filter(cell => !this.game.values[cell] && one(this.game.shownMarks(cell, automatic)));
  }

  // ---- What to do next ----

  // The candidates that a step looks at, as bits of each cell; null: all of the grid.
  areaOf(step) {
    const area = Array(CELLS).fill(0);
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

  // A step holds if, in the area that it depends on, every candidate was also there when the step was
  // found.
  holds(at, position) {
    const then = this.before[at].marks, area = this.areaOf(this.steps[at]);
    return position.marks.every((bits, cell) => !(bits & ~then[cell] & (area ? area[cell] : ALL)));
  }

  // The easiest step from a position in which nothing is wrong, and its place on the way to the
  // solution (-1: it is a single that the position offers): singles, then locked candidates and sets,
  // then the rest by rating. There is one until the grid is full, if the way is whole:
  // the first step of it that has something left to do always holds.
  next(position, withSingleMark = []) {
    const single = easiestSingle(this.kinds, position, withSingleMark);
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

  // Why an assertion is false, in the words of rater/explain/mistake: one sentence, or an argument of a
  // few lines, or nothing if no argument is short. `lines` is the number of lines.
  why(candidate, on) {
    const position = this.sound();
    if (!(position.marks[cellOf(candidate)] >> digitOf(candidate) & 1)) return { lines: 1, text: this.seenAtOnce(position, candidate), argument: null, position };
    const argument = refutation(position, candidate, on);
    if (!argument) return { lines: Infinity, text: '', argument, position };
    const [lines] = argument.branches, told = lines.lines;
    if (told.length > 2) return { lines: told.length, text: '', argument, position };
    return { lines: 1, text: this.endText(position, candidate, told[1]), argument: null, position };
  }

  // A peer that holds the digit.
  seenAtOnce({ values }, candidate) {
    const cell = cellOf(candidate), digit = digitOf(candidate), holder = values.findIndex((value, at) => value === digit && PEERS[cell].includes(at));
    const houses = ['box', 'row', 'column', null].flatMap(kind => [...HOUSES.keys()].filter(at => NAMES[at][0] === kind));
    const house = houses.find(at => HOUSES[at].includes(cell) && HOUSES[at].includes(holder));
    if (house === undefined) return phrase('kept-apart', nameOf(holder < 0 ? FAR[cell].find(at => Math.abs(values[at] - digit) < 2 && values[at]) : holder));
    return stepPhrase('is-already', nameOf(holder), houseName(house), symbolOf(digit));
  }

  // What a supposition leaves nothing at once.
  endText({ marks }, candidate, { r, house, cell, digit, from }) {
    if (r === NO_DIGIT) return cell === cellOf(candidate) ? stepPhrase('no-other-digit') : stepPhrase('sees-only-digit', nameOf(cell), symbolOf(digitOf(from[0][0])));
    const places = HOUSES[house].filter(at => marks[at] >> digit & 1);
    if (places.length === 1 && places[0] === cellOf(candidate)) return stepPhrase('no-other-place', symbolOf(digit), houseName(house));
    return stepPhrase(places.length === 1 ? 'sees-only-place' : 'sees-only-places', listOf(places.map(nameOf)), symbolOf(digit), houseName(house));
  }

  // The mistake with the shortest reason, with that reason.
  plainest({ wrong, lost }) {
    const { values, solution } = this.game;
    const claims = [...wrong.map(cell => [cell, values[cell], true]), ...lost.map(cell => [cell, solution[cell], false])];
    return claims.map(([cell, digit, on]) => ({ cell, digit, on, why: this.why(candidateOf(cell, digit), on) }))
      .reduce((a, b) => b.why.lines < a.why.lines ? b : a);
  }

  // The mistake in three rungs, as `nonet hint` has them; the last is a list of texts and arguments.
  rungsOf({ cell, digit, on, why }, automatic) {
    const name = nameOf(cell), box = houseName(areaOfCell(cell));
    const bare = on ? `${sentence(candidateOf(cell, digit), false)}.` : stepPhrase('lacks-mark', name, symbolOf(digit));
    const where = stepPhrase(on ? 'wrong-in' : 'wrong-marks', box);
    const what = on ? bare : stepPhrase(this.game.shownMarks(cell, automatic) ? 'lacks-a-mark' : 'no-mark-left', name);
    if (why.text) return [where, what, [stepPhrase(on ? 'cannot-be' : 'lacks-mark-because', name, symbolOf(digit), why.text)]];
    if (why.argument) return [where, what, [bare, why.argument]];
    const mend = `${stepPhrase('no-short-reason', FEW_SINGLES)} ${stepPhrase(on ? 'take-away' : 'put-back')}`;
    return [where, what, [bare, mend, ...this.stepWithoutMistakes(automatic)]];
  }

  stepWithoutMistakes(automatic) {
    const { values, solution, gone, marks } = this.game;
    const position = positionOf(values.map((v, cell) => v === solution[cell] ? v : 0), gone.map((bits, cell) => bits & ~(1 << solution[cell])));
    if (!automatic) position.marks.forEach((bits, cell) => { if (marks[cell] >> solution[cell] & 1) position.marks[cell] = bits & marks[cell]; });
    const next = this.next(position, this.singleMarks(automatic));
    return next ? [stepPhrase('after-that', next.step.w, capital(next.step.what)), `=> ${conclusionText(next.step)}`] : [];
  }

  // Values and candidates before a step of the way.
  positionBefore(at) {
    return { values: [...this.before[at].values], gone: goneOf(this.before[at]) };
  }
}
