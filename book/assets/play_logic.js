// What follows from a position without any step of the pack: singles, and what a supposition leads
// to by links alone. A position has values (0: empty) and marks (candidates of empty cells as bits).
'use strict';

function positionOf(values, gone = null) {
  const marks = values.map((value, cell) => value ? 0 : possibleIn(values, cell) & (gone ? ~gone[cell] : ALL));
  return { values: [...values], marks };
}

// What is struck out beyond what peers say.
const goneOf = ({ values, marks }) => values.map((value, cell) => value ? 0 : possibleIn(values, cell) & ~marks[cell]);

// The digits that no peer has.
function possibleIn(values, cell) {
  let bits = ALL;
  for (const peer of PEERS[cell]) bits &= ~(1 << values[peer]);
  return bits & ALL;
}

function applyTo(position, step) {
  for (const c of step.e) position.marks[cellOf(c)] &= ~(1 << digitOf(c));
  if (step.p < 0) return;
  const cell = cellOf(step.p), digit = digitOf(step.p);
  position.values[cell] = digit;
  position.marks[cell] = 0;
  for (const peer of PEERS[cell]) position.marks[peer] &= ~(1 << digit);
}

const hasWork = (position, step) => step.e.some(c => position.marks[cellOf(c)] >> digitOf(c) & 1) ||
  (step.p >= 0 && !position.values[cellOf(step.p)]);

// The single that people see first, as easiest_single of rater/explain: full houses, then boxes,
// lines, cells; among them where the house has the fewest empty cells. null: there is none.
function easiestSingle(kinds, { values, marks }) {
  let best = null;
  const offer = (kind, empty, candidate, house) => {
    const patience = 10000 * kind + 1000 * empty + candidate;
    if (!best || patience < best.patience) best = { patience, kind, candidate, house };
  };
  for (const kind of [2, 1, 0]) {
    for (let number = 0; number < 9; ++number) {
      const house = 9 * kind + number, empty = HOUSES[house].filter(cell => !values[cell]);
      for (let digit = 1; digit <= 9; ++digit) {
        const places = empty.filter(cell => marks[cell] >> digit & 1);
        if (places.length !== 1 || HOUSES[house].some(cell => values[cell] === digit)) continue;
        offer(empty.length === 1 ? FULL_HOUSE : kind === 2 ? HIDDEN_IN_BOX : HIDDEN_IN_LINE, empty.length, candidateOf(places[0], digit), house);
      }
    }
  }
  marks.forEach((bits, cell) => {
    if (bits && !(bits & bits - 1)) offer(NAKED_SINGLE, 0, candidateOf(cell, digitsOf(bits)[0]), -1);
  });
  return best && singleStep(kinds, best.kind, best.candidate, best.house);
}

// ---- Suppositions ----

// Plays a supposition forward, round by round, until a cell has no digit or a digit no place.
class Supposition {
  constructor(position, candidate, on) {
    this.position = position;
    this.off = new Map();  // candidate: number of the line that turned it off
    this.placed = new Set();
    this.lines = [{ r: SUPPOSED, targets: [candidate], on, from: [] }];
    if (on) this.turnOn(candidate);
    else this.off.set(candidate, 1);
  }

  has(cell, digit) { return this.position.marks[cell] >> digit & 1; }
  isLeft(cell, digit) { return this.has(cell, digit) && !this.off.has(candidateOf(cell, digit)); }

  turnOn(candidate) {
    const cell = cellOf(candidate), digit = digitOf(candidate), line = this.lines.length;
    this.placed.add(candidate);
    const turnOff = (c, d) => {
      if (this.isLeft(c, d)) this.off.set(candidateOf(c, d), line);
    };
    for (const other of digitsOf(ALL)) if (other !== digit) turnOff(cell, other);
    for (const peer of PEERS[cell]) turnOff(peer, digit);
  }

  // All that could stand there: [off candidates, the one left or -1 or null where more are].
  count(candidates) {
    const left = candidates.filter(c => !this.off.has(c));
    return left.length > 1 ? null : { left: left.length ? left[0] : -1, from: candidates.filter(c => this.off.has(c)) };
  }

  *groups() {
    const { values } = this.position;
    for (let house = 26; house >= 0; --house) {
      for (const digit of digitsOf(ALL)) {
        const places = HOUSES[house].filter(cell => this.has(cell, digit)).map(cell => candidateOf(cell, digit));
        if (places.length) yield { r: LAST_IN_HOUSE, house, digit, candidates: places };
      }
    }
    for (let cell = 0; cell < 81; ++cell) {
      if (!values[cell]) yield { r: LAST_IN_CELL, cell, candidates: digitsOf(this.position.marks[cell]).map(d => candidateOf(cell, d)) };
    }
  }

  lineOf(group, { left, from }) {
    const sources = from.map(c => [c, this.off.get(c)]), { r, house, cell, digit } = group;
    if (left >= 0) return { r, house, targets: [left], on: true, from: sources };
    return { r: r === LAST_IN_CELL ? NO_DIGIT : NO_PLACE, house, cell, digit, targets: [], on: false, from: sources };
  }

  // The lines that lead to a dead end, the fewest that a round offers; null: there is none.
  refute() {
    for (;;) {
      const found = [], ends = [];
      for (const group of this.groups()) {
        const count = this.count(group.candidates);
        if (!count) continue;
        if (count.left < 0) ends.push(this.lineOf(group, count));
        else if (!this.placed.has(count.left)) found.push(group);
      }
      if (ends.length) {
        return ends.map(end => this.needed(end)).reduce((a, b) => b.length < a.length ? b : a);
      }
      const before = this.lines.length;
      for (const group of found) {
        const count = this.count(group.candidates);
        if (count.left < 0 || this.placed.has(count.left)) continue;
        this.lines.push(this.lineOf(group, count));
        this.turnOn(count.left);
      }
      if (this.lines.length === before) return null;
    }
  }

  // What the end rests on, in order and numbered anew.
  needed(end) {
    const all = [...this.lines, end], wanted = new Set([all.length]), todo = [all.length];
    while (todo.length) {
      for (const [, source] of all[todo.pop() - 1].from) {
        if (wanted.has(source)) continue;
        wanted.add(source);
        todo.push(source);
      }
    }
    const order = [...wanted].sort((a, b) => a - b), number = new Map(order.map((old, i) => [old, i + 1]));
    return order.map(old => ({ ...all[old - 1], from: all[old - 1].from.map(([c, source]) => [c, number.get(source)]) }));
  }
}

// The argument that the assertion is false; null where links alone do not show it.
function refutation(position, candidate, on) {
  const lines = new Supposition(position, candidate, on).refute();
  if (!lines) return null;
  const concluded = on ? { p: -1, e: [candidate] } : { p: candidate, e: [] };
  return tellArgument({ k: CONTRADICTION, ...concluded, s: lines.length, branches: [lines], closing: `So ${provedText(concluded)}` });
}
