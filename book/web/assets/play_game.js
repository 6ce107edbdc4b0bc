// The game: what stands in the cells, undo, what the browser keeps. It touches nothing of the page.
'use strict';

// Reading and writing what a browser keeps; it may refuse both, and the game goes on without.
const Kept = {
  read(key) {
    try { return JSON.parse(localStorage.getItem('nonet-play/' + key)); } catch { return null; }
  },
  write(key, value) {
    try { localStorage.setItem('nonet-play/' + key, JSON.stringify(value)); } catch { /* private */ }
  },
};

const CHANGES = 500;  // that undo takes back

// Of a puzzle as it came: the givens and all that the steps place.
function solutionOf(packed) {
  const values = [...packed.g].map(ch => ch > '0' ? +ch : 0);
  for (const step of packed.p) {
    const placed = Array.isArray(step) ? step[1] : step.p;
    if (placed >= 0) values[cellOf(placed)] = digitOf(placed);
  }
  return values;
}

class Game {
  constructor(pack, packed) {
    this.puzzle = { ...packed, p: packed.p.map(step => wholeStep(pack, step)) };
    this.givens = [...packed.g].map(ch => ch > '0' ? +ch : 0);
    this.solution = solutionOf(packed);
    this.clear();
    this.restore(Kept.read(packed.g));
  }

  clear() {
    this.values = [...this.givens];
    this.marks = Array(81).fill(0);  // written by hand
    this.gone = Array(81).fill(0);   // candidates struck out of the automatic marks
    this.seconds = 0;
    this.hints = 0;
    this.past = [];  // changes, each a list of [place in state, before, after]
    this.future = [];
  }

  restore(kept) {
    if (!kept || !kept.v || kept.v.length !== 81) return;
    this.values = this.givens.map((given, cell) => given || +kept.v[cell]);
    this.marks = kept.m;
    this.gone = kept.x;
    this.seconds = kept.t;
    this.hints = kept.h;
    this.past = kept.u || [];
    this.future = kept.r || [];
  }
  save() {
    const { values, marks, gone, seconds, hints, past, future } = this;
    Kept.write(this.puzzle.g, { v: values.join(''), m: marks, x: gone, t: seconds, h: hints, u: past, r: future });
  }

  get full() { return this.values.every(v => v); }
  get solved() { return this.values.every((v, cell) => v === this.solution[cell]); }
  get started() { return this.values.some((v, cell) => v !== this.givens[cell]); }

  // ---- Changes, each of which undo takes back ----

  get state() { return [...this.values, ...this.marks, ...this.gone]; }
  set state(list) { [this.values, this.marks, this.gone] = [0, 81, 162].map(from => list.slice(from, from + 81)); }

  change(act) {
    const before = this.state;
    act();
    const changed = this.state.flatMap((value, i) => value === before[i] ? [] : [[i, before[i], value]]);
    if (!changed.length) return;
    this.past.push(changed);
    if (this.past.length > CHANGES) this.past.shift();
    this.future = [];
    this.save();
  }
  travel(from, to, side) {
    if (!from.length) return false;
    const change = from.pop(), state = this.state;
    for (const one of change) state[one[0]] = one[side];
    this.state = state;
    to.push(change);
    this.save();
    return true;
  }
  undo() { return this.travel(this.past, this.future, 1); }
  redo() { return this.travel(this.future, this.past, 2); }

  // The same digit again takes it away.
  enter(cell, digit) {
    if (this.givens[cell]) return;
    this.change(() => this.put(cell, this.values[cell] === digit ? 0 : digit));
  }
  put(cell, digit) {
    this.values[cell] = digit;
    if (!digit) return;
    this.marks[cell] = 0;
    for (const peer of PEERS[cell]) this.marks[peer] &= ~(1 << digit);
  }
  toggleMark(cell, digit, automatic) {
    if (this.values[cell]) return;
    this.change(() => { (automatic ? this.gone : this.marks)[cell] ^= 1 << digit; });
  }
  erase(cell) {
    if (this.givens[cell]) return;
    this.change(() => {
      if (this.values[cell]) this.values[cell] = 0;
      else this.marks[cell] = this.gone[cell] = 0;
    });
  }
  restart() {
    this.change(() => { this.state = [...this.givens, ...Array(162).fill(0)]; });
  }

  // ---- What the page shows ----

  shownMarks(cell, automatic) {
    return automatic ? possibleIn(this.values, cell) & ~this.gone[cell] : this.marks[cell];
  }
  clashes(cell) {
    const digit = this.values[cell];
    return digit > 0 && PEERS[cell].some(peer => this.values[peer] === digit);
  }
}
