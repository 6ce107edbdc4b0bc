// Unpacks the steps of the pack (book/web/play_pack.cpp) and words them as rater/explain does. A test
// compares every sentence with `nonet hint`.
'use strict';

const FULL_HOUSE = 0, HIDDEN_IN_BOX = 1, HIDDEN_IN_LINE = 2, NAKED_SINGLE = 3;  // kinds of any pack
// Why a line of an argument holds: the values of Reason (rater/logic/steps/proof.h), one for lines
// whose text is in the pack, and two ends of its own.
const SUPPOSED = 0, TAKEN = 2, TOLD = 3, LAST_IN_CELL = 4, LAST_IN_HOUSE = 5, PATTERN = 6, NESTED = 7, NO_DIGIT = 8, NO_PLACE = 9;
const CONTRADICTION = 1, CYCLE = 2, EITHER = 3, CELL = 4;  // ProofKind

const namesOf = cells => cells.map(nameOf).join(', ');
const ratingText = ({ r }) => r ? r.toFixed(1) : '–';
const sentence = (candidate, on) => stepPhrase(on ? 'is' : 'is-not', nameOf(cellOf(candidate)), symbolOf(digitOf(candidate)));

// "4 from r3c1, r4c1; 7 from r3c1"
// The cells of each digit, both in order.
function cellsByDigit(candidates) {
  const cells = new Map();
  for (const c of [...candidates].sort((a, b) => digitOf(a) - digitOf(b) || a - b)) {
    cells.set(digitOf(c), [...(cells.get(digitOf(c)) || []), cellOf(c)]);
  }
  return cells;
}

function candidatesText(candidates) {
  return [...cellsByDigit(candidates)].map(([digit, list]) => stepPhrase('from', symbolOf(digit), namesOf(list))).join('; ');
}

function conclusionText({ p, e }) {
  const parts = [];
  if (e.length) parts.push(stepPhrase('remove', candidatesText(e)));
  if (p >= 0) parts.push(sentence(p, true));
  return parts.join('; ');
}

// What a proof concludes, as a sentence.
function provedText({ p, e }) {
  if (p >= 0) return sentence(p, true) + '.';
  return [...cellsByDigit(e)].map(([digit, list]) =>
    stepPhrase(list.length === 1 ? 'is-not' : 'are-not', listOf(list.map(nameOf)), symbolOf(digit))).join('; ') + '.';
}

// ---- Singles ----

function singleWords(kind, candidate, house) {
  const cell = nameOf(cellOf(candidate)), digit = symbolOf(digitOf(candidate));
  if (kind === NAKED_SINGLE) return [stepPhrase('only-candidate', digit, cell)];
  if (kind === FULL_HOUSE) return [stepPhrase('last-cell', cell, houseName(house)), stepPhrase('only-missing', digit)];
  return [stepPhrase('one-place', houseName(house), digit, cell)];
}

// p: candidate placed or -1, e: removed; c, d, h, u, x, b: the drawing of a pattern (add_drawing of
// page_indices.h; a single's blockers are found when it is drawn); n: name, r: rating; w, m, t: the
// rungs of its hint, the last without the argument a of a chain; what: m without the name.
function singleStep(kinds, kind, candidate, house) {
  const [n, r] = kinds[kind], cell = cellOf(candidate), naked = kind === NAKED_SINGLE;
  const step = { kind, n, r, p: candidate, e: [], c: [cell], d: [digitOf(candidate)], h: naked ? [] : [house], u: [], x: [] };
  step.w = stepPhrase('look-at', houseName(naked ? areaOfCell(cell) : house));
  step.what = naked ? stepPhrase('the-cell', nameOf(cell)) : stepPhrase('the-digit', symbolOf(digitOf(candidate)));
  step.m = stepPhrase('look-for', n, step.what);
  step.t = [stepPhrase('with', nameOf(cell), symbolOf(digitOf(candidate))), ...singleWords(kind, candidate, house), `=> ${conclusionText(step)}`];
  return step;
}

// ---- Steps of the pack ----

function patternText({ c, d }) {
  if (!d.length) return stepPhrase('the-cell', namesOf(c));
  return c.length ? stepPhrase('digits-in', listOf(d.map(symbolOf)), namesOf(c)) : stepPhrase('the-digit', listOf(d.map(symbolOf)));
}

function wholeStep(pack, packed) {
  if (Array.isArray(packed)) return singleStep(pack.kinds, ...packed);
  const [n, r, local] = pack.kinds[packed.k];
  const step = { kind: packed.k, n, r, p: -1, e: [], c: [], d: [], h: [], u: [], x: [], b: [], ...packed, w: pack.texts[packed.w] };
  const cells = !step.c.length || packed.m !== undefined && !packed.a ? [] : [step.d.length ? stepPhrase('with', namesOf(step.c), listOf(step.d.map(symbolOf))) : namesOf(step.c)];
  const end = `=> ${conclusionText(step)}`, what = packed.m !== undefined ? pack.texts[packed.m] : patternText(step), m = stepPhrase('look-for', n, what);
  if (packed.a) return { ...step, a: wholeArgument(pack, packed.a, step), what, m, t: [...cells, end] };
  return { ...step, local: local && step.p < 0, what, m, t: [...cells, ...packed.t.split('\n'), end] };
}

// ---- Arguments ----

const pairsOf = flat => flat.flatMap((v, i) => i % 2 ? [] : [[v, flat[i + 1]]]);

// A line: r: why it holds, targets: candidates it is about, on: whether they are true, from: [off
// candidate, number of the line that turned it off; 0: known before].
function wholeLine(pack, [r, ...rest]) {
  switch (r) {
    case SUPPOSED: return { r, targets: [rest[0] >> 1], on: rest[0] % 2 === 1, from: [] };
    case TAKEN: return { r, targets: [rest[0]], on: false, from: [], by: rest[1] };
    case TOLD: return { r, targets: rest[0], on: rest[1] === 1, words: pack.texts[rest[2]], from: pairsOf(rest[3]) };
    case LAST_IN_CELL: return { r, targets: [rest[0]], on: true, from: pairsOf(rest[1]) };
    case LAST_IN_HOUSE: return { r, targets: [rest[0]], on: true, house: rest[1], from: pairsOf(rest[2]) };
    case PATTERN: return { r, targets: rest[0], on: false, words: pack.texts[rest[1]], from: pairsOf(rest[2]) };
    default: return { r, targets: rest[0], on: false, nested: wholeArgument(pack, rest[1], rest[1]), from: pairsOf(rest[2]) };
  }
}

// `concluded` has p and e of the proof.
function wholeArgument(pack, packed, concluded) {
  const argument = {
    k: CONTRADICTION, z: -1, ...packed, name: pack.kinds[packed.t] && pack.kinds[packed.t][0], p: concluded.p ?? -1, e: concluded.e || [],
    branches: packed.b.map(lines => lines.map(line => wholeLine(pack, line))),
  };
  return tellArgument(argument);
}

const sourceText = line => line ? stepPhrase('by', line) : stepPhrase('as-known');

// "not 4 by 2 and not 5 by 3": why the others are out.
function fromText(line) {
  const byCell = ([c, source]) => stepPhrase('not-by', symbolOf(digitOf(c)), sourceText(source)), byHouse = ([c, source]) => stepPhrase('not-by', nameOf(cellOf(c)), sourceText(source));
  const way = { [LAST_IN_CELL]: byCell, [NO_DIGIT]: byCell, [LAST_IN_HOUSE]: byHouse, [NO_PLACE]: byHouse }[line.r] ||
    (([c, source]) => stepPhrase('false-by', nameOf(cellOf(c)), symbolOf(digitOf(c)), sourceText(source)));
  return listOf(line.from.map(way));
}

function removedText(targets) {
  const digit = digitOf(targets[0]);
  if (targets.length === 1 || targets.some(c => digitOf(c) !== digit)) return listOf(targets.map(c => sentence(c, false)));
  return stepPhrase('are-not', listOf(targets.map(c => nameOf(cellOf(c)))), symbolOf(digit));
}

function lineText(line) {
  const [target] = line.targets, why = fromText(line);
  switch (line.r) {
    case SUPPOSED: return stepPhrase('suppose', sentence(target, line.on));
    case TAKEN: return stepPhrase('therefore', sentence(target, false), stepPhrase('by', line.by));
    case TOLD: return line.words;
    case LAST_IN_CELL: return why ? stepPhrase('last-digit', sentence(target, true), why) : stepPhrase('only-digit', sentence(target, true));
    case LAST_IN_HOUSE: return why ? stepPhrase('last-place', sentence(target, true), houseName(line.house), why) : stepPhrase('only-place', sentence(target, true), houseName(line.house));
    case PATTERN: return why ? stepPhrase('as-pattern', removedText(line.targets), line.words, why) : stepPhrase('as-pattern-alone', removedText(line.targets), line.words);
    case NESTED: return why ? stepPhrase('by-proof', removedText(line.targets), line.nested.name, line.nested.s, why) : stepPhrase('by-proof-alone', removedText(line.targets), line.nested.name, line.nested.s);
    case NO_DIGIT: return stepPhrase('no-digit-left', nameOf(line.cell), why);
    default: return stepPhrase('no-place-left', houseName(line.house), symbolOf(line.digit), why);
  }
}

const assumed = lines => lines.find(line => line.r === SUPPOSED);

function openingText(argument) {
  const starts = argument.branches.map(assumed), cases = listOf(starts.map(({ targets: [c] }) => argument.k === CELL ? String(digitOf(c)) : nameOf(cellOf(c))), 'or');
  switch (argument.k) {
    case CONTRADICTION: return lineText(starts[0]);
    case CYCLE: return stepPhrase('opening-cycle');
    case EITHER: return stepPhrase('or-not', sentence(starts[0].targets[0], starts[0].on));
    case CELL: return stepPhrase('end-sentence', nameOf(argument.at), cases);
    default: return stepPhrase('digit-is-in', houseName(argument.at), argument.d, cases);
  }
}

function closingText(argument) {
  const conclusion = provedText(argument);
  if (argument.k === CYCLE) return stepPhrase('so-cycle', conclusion);
  if (argument.k !== CONTRADICTION) return stepPhrase('in-every-case', conclusion);
  if (argument.z < 0) return stepPhrase('so-opposite', conclusion);
  return stepPhrase('so-clash', nameOf(cellOf(argument.z)), symbolOf(digitOf(argument.z)), conclusion);
}

// Adds the sentences: opening, length, title of each branch, text of each line, closing.
function tellArgument(argument) {
  const { branches, s, n } = argument;
  for (const lines of branches) for (const line of lines) line.text = lineText(line);
  return {
    ...argument,
    branches: branches.map((lines, i) => ({
      lines, title: branches.length > 1 ? stepPhrase('case-of', i + 1, branches.length, sentence(assumed(lines).targets[0], assumed(lines).on)) : '',
    })),
    opening: openingText(argument), closing: argument.closing || closingText(argument),
    length: n ? stepPhrase('length-counted', s, n) : s ? stepPhrase('length', s) : '',
  };
}

// The whole argument as lines of text, each with its depth.
function argumentLines(argument, depth = 0) {
  const { branches, opening, length, closing } = argument, cases = branches.length > 1, out = [];
  // As text_of of rater/explain/argument: an opening that the first line says again is left out, and
  // its length then stands there.
  const opensItself = branches[0].lines[0].text === opening;
  const counted = length ? ` (${length})` : '';
  if (!opensItself) out.push([depth, opening + counted]);
  for (const { title, lines } of branches) {
    lines.forEach((line, i) => {
      const opens = i === 0, at = depth + (cases && !opens ? 4 : 2);
      const behind = cases && opens ? '.' : opensItself && opens ? counted : '';
      out.push([at, `${i + 1}. ${cases && opens ? title : line.text}${behind}`]);
      if (line.nested) out.push(...argumentLines(line.nested, at + 4));
    });
  }
  return [...out, [depth, closing]];
}

// The third rung of a hint, as text.
function stepText(step) {
  if (!step.a) return step.t.join('\n');
  const told = argumentLines(step.a).map(([depth, text]) => ' '.repeat(depth) + text);
  return [...step.t.slice(0, -1), ...told, step.t[step.t.length - 1]].join('\n');
}

// A branch as board_drawing.js draws it.
function viewOf(lines) {
  const n = [], t = [], off = new Map(), told = [];
  let a = 0;
  const offNode = ([candidate, source], number) => {
    if (!off.has(candidate)) off.set(candidate, n.push([candidate, 0, number, source ? [told[source - 1][0]] : []]) - 1);
    return off.get(candidate);
  };
  lines.forEach((line, i) => {
    const number = i + 1, parents = line.from.map(pair => offNode(pair, number));
    if (line.by) parents.push(told[line.by - 1][0]);
    told.push(line.targets.map(candidate => {
      const at = n.push([candidate, line.on ? 1 : 0, number, parents]) - 1;
      if (!line.on) off.set(candidate, at);
      if (line.r === SUPPOSED) a = at;
      t.push(at);
      return at;
    }));
  });
  return { n, t, a };
}
