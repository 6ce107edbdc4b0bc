// The conclusions from a position that need no step of the pack: singles, and the consequences of a
// supposition by a few singles. A position has values (0: empty) and marks (candidates of empty cells as bits).
'use strict';

function positionOf(values, gone = null) {
  const marks = values.map((value, cell) => value ? 0 : possibleIn(values, cell) & (gone ? ~gone[cell] : ALL));
  return { values: [...values], marks };
}

// What is struck out beyond what peers say.
const goneOf = ({ values, marks }) => values.map((value, cell) => value ? 0 : possibleIn(values, cell) & ~marks[cell]);

function applyTo(position, step) {
  for (const c of step.e) position.marks[cellOf(c)] &= ~(1 << digitOf(c));
  if (step.p < 0) return;
  const cell = cellOf(step.p), digit = digitOf(step.p);
  position.values[cell] = digit;
  position.marks[cell] = 0;
  ruleOut(cell, digit, (other, bits) => { position.marks[other] &= ~bits; });
}

const hasWork = (position, step) => step.e.some(c => position.marks[cellOf(c)] >> digitOf(c) & 1) ||
  (step.p >= 0 && !position.values[cellOf(step.p)]);

// The single that people see first, as easiest_single of rater/explain: full houses, then boxes,
// lines, cells; among them where the house has the fewest empty cells; but first of all the cells
// with a single mark. null: there is none.
function easiestSingle(kinds, { values, marks }, withSingleMark) {
  let best = null;
  const offer = (kind, empty, candidate, house) => {
    const first = kind === NAKED_SINGLE && withSingleMark.includes(cellOf(candidate));
    const patience = 10000 * (first ? -1 : kind) + 1000 * empty + candidate;
    if (!best || patience < best.patience) best = { patience, kind, candidate, house };
  };
  for (const kind of ['box', 'column', 'row', null]) {
    HOUSES.forEach((cells, house) => {
      if (NAMES[house][0] !== kind) return;
      const empty = cells.filter(cell => !values[cell]);
      for (let digit = 1; digit <= DIGITS; ++digit) {
        const places = empty.filter(cell => marks[cell] >> digit & 1);
        if (places.length !== 1 || cells.some(cell => values[cell] === digit)) continue;
        offer(empty.length === 1 ? FULL_HOUSE : kind === 'box' ? HIDDEN_IN_BOX : HIDDEN_IN_LINE, empty.length, candidateOf(places[0], digit), house);
      }
    });
  }
  marks.forEach((bits, cell) => {
    if (bits && !(bits & bits - 1)) offer(NAKED_SINGLE, 0, candidateOf(cell, digitsOf(bits)[0]), -1);
  });
  return best && singleStep(kinds, best.kind, best.candidate, best.house);
}

// The numbers of the houses, boxes first.
const boxesFirst = () => [...HOUSES.keys()].sort((a, b) => (NAMES[b][0] === 'box') - (NAMES[a][0] === 'box') || a - b);

// ---- Suppositions ----

// As rater/logic/chains/proofs/short_refutation: the contradiction that follows from an assertion by
// the fewest singles; among equals, the one that names the fewest excluded candidates.
const FEW_SINGLES = 4;     // played after the supposition
const MOST_TRIES = 20000;  // singles, on any way
const NEVER = 255;         // no candidate of the position

class ShortRefutation {
  constructor({ marks }, candidate, on, mostTries = MOST_TRIES) {
    this.mostTries = mostTries;
    const there = c => marks[cellOf(c)] >> digitOf(c) & 1;
    this.choices = [];  // of the members of each one is true
    const add = (choice, members) => { if (members.length) this.choices.push({ ...choice, members }); };
    for (const house of boxesFirst()) {
      for (const digit of digitsOf(ALL)) add({ r: LAST_IN_HOUSE, house, digit }, HOUSES[house].map(cell => candidateOf(cell, digit)).filter(there));
    }
    marks.forEach((bits, cell) => add({ r: LAST_IN_CELL, cell }, digitsOf(bits).map(digit => candidateOf(cell, digit))));
    this.start = new Uint8Array(CELLS * DIGITS).map((_, c) => there(c) ? 0 : NEVER);  // the line that takes each away; 0: it is left
    if (on) this.place(this.start, candidate, 1);
    else this.start[candidate] = 1;
    this.supposed = { r: SUPPOSED, targets: [candidate], on, from: [] };
    this.lines = [];
    this.best = null;
    this.tries = 0;
  }

  *excluded(candidate) {
    const cell = cellOf(candidate), digit = digitOf(candidate);
    for (let d = 1; d <= DIGITS; ++d) if (d !== digit) yield candidateOf(cell, d);
    for (const peer of PEERS[cell]) yield candidateOf(peer, digit);
    for (const other of FAR[cell]) for (const d of digitsOf(besides(digit) & ALL)) yield candidateOf(other, d);
  }
  place(by, candidate, line) {
    for (const c of this.excluded(candidate)) if (by[c] === 0) by[c] = line;
  }
  hasEffect(by, candidate) {
    for (const c of this.excluded(candidate)) if (by[c] === 0) return true;
    return false;
  }

  // The only member that is left: -1 where none is, null where several are.
  leftOf(by, { members }) {
    let left = -1;
    for (const c of members) {
      if (by[c] !== 0) continue;
      if (left >= 0) return null;
      left = c;
    }
    return left;
  }

  // Keeps the lines if the board has come to an end. False: it goes on.
  noteEnd(by) {
    let end = null;
    for (const choice of this.choices) {
      if ((!end || choice.members.length < end.members.length) && this.leftOf(by, choice) === -1) end = choice;
    }
    if (!end) return false;
    const named = this.lines.reduce((sum, { choice }) => sum + choice.members.length - 1, end.members.length);
    if (!this.best || named < this.best.named) this.best = { named, by, end, lines: [...this.lines] };
    return true;
  }

  // Each as the last of the choice that names the fewest.
  singlesOf(by) {
    const singles = new Map();
    for (const choice of this.choices) {
      const candidate = this.leftOf(by, choice);
      if (candidate === null || !this.hasEffect(by, candidate)) continue;
      const known = singles.get(candidate);
      if (!known) singles.set(candidate, { candidate, choice });
      else if (choice.members.length < known.choice.members.length) known.choice = choice;
    }
    return [...singles.values()];
  }

  extend(by, singles, tried) {
    const gone = new Set(tried);
    for (const line of this.singlesOf(by)) {
      if (gone.has(line.candidate)) continue;
      if (++this.tries > this.mostTries) return;
      const next = by.slice();
      this.lines.push(line);
      this.place(next, line.candidate, this.lines.length + 1);
      if (!this.noteEnd(next) && singles > 1) this.extend(next, singles - 1, gone);
      this.lines.pop();
      gone.add(line.candidate);
    }
  }

  // The lines of the argument; null: none is so short.
  run(most = FEW_SINGLES) {
    this.noteEnd(this.start);
    for (let singles = 1; singles <= most && !this.best && this.tries < this.mostTries; ++singles) this.extend(this.start, singles, []);
    return this.best && this.told(this.best);
  }

  told({ by, end, lines }) {
    const from = members => members.map(c => [c, by[c]]), named = new Set();
    const told = lines.map(({ candidate, choice: { r, house, members } }) => {
      const others = members.filter(c => c !== candidate);
      others.forEach(c => named.add(c));
      return { r, house, targets: [candidate], on: true, from: from(others) };
    });
    // What no line names comes last.
    const fresh = end.members.filter(c => !named.has(c)), last = fresh.length ? fresh[fresh.length - 1] : end.members[end.members.length - 1];
    const out = [...end.members.filter(c => c !== last), last], { r, house, cell, digit } = end;
    return [this.supposed, ...told, { r: r === LAST_IN_CELL ? NO_DIGIT : NO_PLACE, house, cell, digit, targets: [], on: false, from: from(out) }];
  }
}

// The lines as an argument.
function argumentAgainst(lines, candidate, on) {
  const concluded = on ? { p: -1, e: [candidate] } : { p: candidate, e: [] };
  return tellArgument({ k: CONTRADICTION, ...concluded, branches: [lines], closing: stepPhrase('so-impossible', provedText(concluded)) });
}

// That the assertion is false; null where no short argument shows it.
function refutation(position, candidate, on) {
  const lines = new ShortRefutation(position, candidate, on).run();
  return lines && argumentAgainst(lines, candidate, on);
}
