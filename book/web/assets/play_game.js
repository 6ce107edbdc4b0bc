// The game: the contents of the cells, undo, and the data that the browser keeps. It does not touch
// the page.
'use strict';

// Reads and writes the data that the browser keeps. The browser may refuse both; the game continues
// without.
const Kept = {
  read(key) {
    try { return JSON.parse(localStorage.getItem('nonet-play/' + key)); } catch { return null; }
  },
  write(key, value) {
    try { localStorage.setItem('nonet-play/' + key, JSON.stringify(value)); } catch { /* private */ }
  },
};

const CHANGES = 500;  // that undo takes back

// What a cell has: a digit; as bits centre marks, candidates struck out of the automatic marks,
// corner marks, colors. Undo counts places in this order, also those that a browser has kept.
const LAYERS = ['values', 'marks', 'gone', 'corner', 'colors'];

const valuesOf = givens => [...givens].map(valueOf);

// As a browser keeps them: the classic digits as ever, 0 for an empty cell.
const lineOf = values => values.map(symbolOf).join('');

// Of a puzzle as it came: its solution, or the givens and all that the steps place.
function solutionOf(packed) {
  if (packed.solution) return packed.solution;
  if (packed.o) return valuesOf(packed.o);
  const values = valuesOf(packed.g);
  for (const step of packed.p) {
    const placed = Array.isArray(step) ? step[1] : step.p;
    if (placed >= 0) values[cellOf(placed)] = digitOf(placed);
  }
  return values;
}

class Game {
  constructor(pack, packed) {
    this.puzzle = { ...packed, p: packed.solution ? packed.p : packed.p.map(step => wholeStep(pack, step)) };
    this.givens = valuesOf(packed.g);
    this.solution = solutionOf(packed);
    this.clear();
    this.restore(Kept.read(packed.g));
  }

  clear() {
    this.state = [...this.givens, ...Array(CELLS * (LAYERS.length - 1)).fill(0)];
    this.seconds = 0;
    this.hints = 0;
    this.mistakes = 0;     // wrong digits entered
    this.waySeen = false;  // the player has looked at the way to the solution
    this.past = [];        // changes, each a list of [place in state, before, after]
    this.future = [];
  }

  restore(kept) {
    if (!kept || !kept.v || kept.v.length !== CELLS) return;
    const none = Array(CELLS).fill(0);
    this.values = this.givens.map((given, cell) => given || valueOf(kept.v[cell]));
    [this.marks, this.gone, this.corner, this.colors] = [kept.m, kept.x, kept.k || none, kept.c || [...none]];
    [this.seconds, this.hints, this.mistakes, this.waySeen] = [kept.t, kept.h, kept.e || 0, !!kept.w];
    [this.past, this.future] = [kept.u || [], kept.r || []];
  }
  save() {
    const { values, marks, gone, corner, colors, seconds, hints, mistakes, waySeen, past, future } = this;
    Kept.write(this.puzzle.g, { v: lineOf(values), m: marks, x: gone, k: corner, c: colors, t: seconds, h: hints, e: mistakes, w: waySeen ? 1 : 0, u: past, r: future });
  }

  get full() { return this.values.every(v => v); }
  get solved() { return this.values.every((v, cell) => v === this.solution[cell]); }
  get started() { return this.values.some((v, cell) => v !== this.givens[cell]); }

  // ---- Changes; undo takes each of them back ----

  get state() { return LAYERS.flatMap(layer => this[layer]); }
  set state(list) { LAYERS.forEach((layer, i) => { this[layer] = list.slice(CELLS * i, CELLS * i + CELLS); }); }

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

  // Writes the digit into all cells that are not given; removes it if all of them have it.
  enter(cells, digit) {
    const open = cells.filter(cell => !this.givens[cell]);
    const there = open.every(cell => this.values[cell] === digit);
    if (!there) this.mistakes += open.filter(cell => this.values[cell] !== digit && this.solution[cell] !== digit).length;
    this.change(() => open.forEach(cell => this.put(cell, there ? 0 : digit)));
  }
  put(cell, digit) {
    this.values[cell] = digit;
    if (!digit) return;
    this.marks[cell] = this.corner[cell] = 0;
    ruleOut(cell, digit, (other, bits) => {
      this.marks[other] &= ~bits;
      this.corner[other] &= ~bits;
    });
  }

  // A mark or a color of all of the cells, or where all have it of none. Returns whether they have it.
  toggle(layer, cells, digit) {
    const open = layer === 'colors' ? cells : cells.filter(cell => !this.values[cell]);
    const on = !open.every(cell => this[layer][cell] >> digit & 1);
    this.change(() => open.forEach(cell => { if (on) this[layer][cell] |= 1 << digit; else this[layer][cell] &= ~(1 << digit); }));
    return on;
  }
  // The same for centre marks, which may be the automatic ones: then it is struck out, or comes back.
  toggleCandidate(cells, digit, automatic) {
    if (!automatic) return this.toggle('marks', cells, digit);
    return !this.toggle('gone', cells.filter(cell => possibleIn(this.values, cell) >> digit & 1), digit);
  }

  // All of one kind goes: of `first`, else of the next in which a cell has something.
  erase(cells, first = 'values') {
    const open = cells.filter(cell => !this.givens[cell]);
    const of = layer => layer === 'colors' ? cells : open;
    const layer = [first, ...LAYERS].find(each => of(each).some(cell => this[each][cell]));
    if (layer) this.change(() => of(layer).forEach(cell => { this[layer][cell] = 0; }));
  }
  restart() {
    if (this.solved) this.seconds = this.hints = this.mistakes = 0;
    this.change(() => { this.state = [...this.givens, ...Array(CELLS * (LAYERS.length - 1)).fill(0)]; });
  }

  // ---- What the page shows ----

  shownMarks(cell, automatic) {
    return automatic ? possibleIn(this.values, cell) & ~this.gone[cell] : this.marks[cell];
  }
  clashes(cell) {
    const digit = this.values[cell];
    return digit > 0 && (PEERS[cell].some(peer => this.values[peer] === digit) ||
      FAR[cell].some(other => this.values[other] && Math.abs(this.values[other] - digit) < 2));
  }

  // The cells that are like one: with its digit, else with the same marks, else of its color.
  like(cell) {
    const layer = ['values', 'marks', 'corner', 'colors'].find(each => this[each][cell]);
    if (!layer) return [cell];
    return [...Array(CELLS).keys()].filter(other => this[layer][other] === this[layer][cell] && (layer === 'values' || layer === 'colors' || !this.values[other]));
  }
}

// How far a puzzle is, as the browser keeps it.
function stateOf(packed) {
  const kept = Kept.read(packed.g), seconds = kept ? kept.t : 0;
  if (!kept || !kept.v) return { seconds, begun: false, solved: false };
  return { seconds, begun: kept.v !== lineOf(valuesOf(packed.g)), solved: kept.v === lineOf(solutionOf(packed)) };
}
