// The game: what stands in the cells, undo, what the browser keeps. It touches nothing of the page.
'use strict';

const HOUSES = [];
for (let i = 0; i < 9; ++i) HOUSES.push([...Array(9).keys()].map(j => 9 * i + j));
for (let i = 0; i < 9; ++i) HOUSES.push([...Array(9).keys()].map(j => 9 * j + i));
for (let i = 0; i < 9; ++i) {
  HOUSES.push([...Array(9).keys()].map(
    j => 9 * (3 * Math.floor(i / 3) + Math.floor(j / 3)) + 3 * (i % 3) + j % 3));
}
const PEERS = [...Array(81).keys()].map(
  c => [...new Set(HOUSES.filter(h => h.includes(c)).flat())].filter(x => x !== c));
const ALL = 0x3FE;  // the digits 1 to 9 as bits
const nameOf = cell => `r${Math.floor(cell / 9) + 1}c${cell % 9 + 1}`;
const digitsOf = bits => [1, 2, 3, 4, 5, 6, 7, 8, 9].filter(d => bits >> d & 1);

// Reading and writing what a browser keeps; it may refuse both, and the game goes on without.
const Kept = {
  read(key) {
    try { return JSON.parse(localStorage.getItem('nonet-play/' + key)); } catch { return null; }
  },
  write(key, value) {
    try { localStorage.setItem('nonet-play/' + key, JSON.stringify(value)); } catch { /* private */ }
  },
};

// A digit that stands in the cell's way, by peers only.
function possibleIn(values, cell) {
  let bits = ALL;
  for (const peer of PEERS[cell]) bits &= ~(1 << values[peer]);
  return bits & ALL;
}

// A step as it came, with what was left out of it: lists that are empty, and of a single what its
// placement says.
function whole(step) {
  const full = { p: -1, e: [], c: [], d: [], h: [], ...step };
  full.x = `${step.n}: ${step.x}`;
  if (!step.e) {
    const cell = Math.floor(step.p / 9), digit = step.p % 9 + 1;
    Object.assign(full, { c: [cell], d: [digit], t: `${step.t}\n=> ${nameOf(cell)} is ${digit}` });
  }
  return full;
}

class Game {
  constructor(packed) {
    const puzzle = { ...packed, p: packed.p.map(whole) };
    this.puzzle = puzzle;
    this.givens = [...puzzle.g].map(ch => ch > '0' ? +ch : 0);
    this.solution = [...puzzle.s].map(Number);
    this.clear();
    const kept = Kept.read(puzzle.g);
    if (kept && kept.v && kept.v.length === 81) {
      this.values = this.givens.map((given, cell) => given || +kept.v[cell]);
      this.marks = kept.m;
      this.gone = kept.x;
      this.seconds = kept.t;
      this.hints = kept.h;
    }
  }

  clear() {
    this.values = [...this.givens];
    this.marks = Array(81).fill(0);  // written by hand
    this.gone = Array(81).fill(0);   // candidates struck out of the automatic marks
    this.seconds = 0;
    this.hints = 0;
    this.past = [];
    this.future = [];
  }

  save() {
    const { values, marks, gone, seconds, hints } = this;
    Kept.write(this.puzzle.g, { v: values.join(''), m: marks, x: gone, t: seconds, h: hints });
  }

  get full() { return this.values.every(v => v); }
  get solved() { return this.values.every((v, cell) => v === this.solution[cell]); }
  get started() { return this.values.some((v, cell) => v !== this.givens[cell]); }

  // ---- Changes, each of which undo takes back ----

  snapshot() { return [this.values, this.marks, this.gone].map(list => [...list]); }
  change(act) {
    this.past.push(this.snapshot());
    if (this.past.length > 500) this.past.shift();
    this.future = [];
    act();
    this.save();
  }
  travel(from, to) {
    if (!from.length) return false;
    to.push(this.snapshot());
    [this.values, this.marks, this.gone] = from.pop();
    this.save();
    return true;
  }
  undo() { return this.travel(this.past, this.future); }
  redo() { return this.travel(this.future, this.past); }

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
  restart() { this.change(() => { [this.values, this.marks, this.gone] = [[...this.givens], Array(81).fill(0), Array(81).fill(0)]; }); }

  // ---- What the page shows ----

  shownMarks(cell, automatic) {
    return automatic ? possibleIn(this.values, cell) & ~this.gone[cell] : this.marks[cell];
  }
  clashes(cell) {
    const digit = this.values[cell];
    return digit > 0 && PEERS[cell].some(peer => this.values[peer] === digit);
  }
}
