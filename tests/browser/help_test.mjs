// The scripts of the play page without a browser: node help_test.mjs NONET. Every step is told in
// the words of `nonet explain`, in each language; and wherever a player stands, what the page says of the position is
// true, and is what `nonet hint` says where both look for singles.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createContext, runInContext } from 'node:vm';
import { inflateSync } from 'node:zlib';

const nonet = process.argv[2];
const project = join(dirname(fileURLToPath(import.meta.url)), '../..');
const page = createContext({ URLSearchParams, localStorage: { getItem: () => null, setItem: () => {} } });
for (const name of ['phrases', 'sudoku', 'board_drawing', 'play_words', 'play_logic', 'solver', 'play_patterns', 'play_game', 'play_help', 'play_link', 'play_record']) {
  runInContext(readFileSync(join(project, 'book/web/assets', `${name}.js`), 'utf8'), page, { filename: `${name}.js` });
}
const names = 'Phrases, Game, Coach, Link, Record, PEERS, HOUSES, stepText, argumentLines, viewOf, positionOf, solutionsOf, stepsOf, dayBefore';
const { Phrases, Game, Coach, Link, Record, PEERS, HOUSES, stepText, argumentLines, viewOf, positionOf, solutionsOf, stepsOf, dayBefore } = runInContext(`({ ${names} })`, page);

const ask = (...words) => execFileSync(nonet, words, { maxBuffer: 1 << 28 }).toString();
// Of puzzles, or of a file on standard input.
function packOf(puzzles, input, language = 'en') {
  const html = input ? execFileSync(nonet, ['play', '-q', '-'], { input }).toString() : ask('play', '-q', '--language', language, ...puzzles), [, text] = /id="pack"[^>]*>([^<]*)</.exec(html);
  return JSON.parse(inflateSync(Buffer.from(text, 'base64')));
}

// Puzzles up to chains of every kind: of the levels, and a few of the hardest that are made quickly.
const puzzles = [
  ...['easy', 'hard', 'very-hard', 'expert', 'diabolical'].flatMap(level => ask('generate', '--level', level, '-n', '3', '--seed', '4', '-q').trim().split('\n')),
  ...readFileSync(join(project, 'tests/data/chains/ratings.tsv'), 'utf8').split('\n').filter(line => /^[.1-9]{81}\t/.test(line)).filter((_, i) => i % 5 === 0).map(line => line.slice(0, 81)),
];
const pack = packOf(puzzles), german = packOf(puzzles, null, 'de');
const speak = of => Object.assign(Phrases, of.phrases);
speak(pack);

// A small stream of numbers below a bound.
let state = 20240607;
const below = bound => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor(state / 4294967296 * bound);
};

const cellOf = c => Math.floor(c / 9), digitOf = c => c % 9 + 1;
const sees = (a, b) => a !== b && (cellOf(a) === cellOf(b) || (digitOf(a) === digitOf(b) && PEERS[cellOf(a)].includes(cellOf(b))));

// An argument by contradiction from a position, each line by the rules of Sudoku alone.
function checkRefutation(position, argument, claim) {
  const lines = argument.branches[0].lines, has = c => position.marks[cellOf(c)] >> digitOf(c) & 1;
  lines.forEach((line, i) => {
    for (const [c, source] of line.from) {
      assert.ok(source >= 1 && source <= i, 'from an earlier line');
      const [target] = lines[source - 1].targets;
      assert.ok(lines[source - 1].on ? sees(target, c) : target === c, line.text);
    }
    const off = new Set(line.from.map(([c]) => c)), group = line.house !== undefined
      ? HOUSES[line.house].map(cell => 9 * cell + (line.digit || digitOf(line.targets[0])) - 1)
      : [...Array(9).keys()].map(d => 9 * (line.cell ?? cellOf(line.targets[0])) + d);
    if (i === 0) assert.deepEqual([...line.targets, line.on], [claim.candidate, claim.on]);
    else assert.deepEqual([...group.filter(c => has(c) && !off.has(c))], [...line.targets], line.text);
    if (i > 0) assert.equal(line.targets.length === 0, i === lines.length - 1, 'ends where nothing is left');
  });
}

function checkStep(game, step) {
  for (const c of step.e) assert.notEqual(game.solution[cellOf(c)], digitOf(c), step.n);
  if (step.p >= 0) assert.equal(game.solution[cellOf(step.p)], digitOf(step.p), step.n);
}

// The whole step, without its chains in Eureka notation: a page with a hundred hard puzzles has no room for them.
function withoutNotation({ hints, proof }) {
  // The member has English names in every language.
  const chains = proof?.notation ? proof.notation.split('; ').flatMap(chain => [chain, chain.replace(/r(\d+)c(\d+)/g, 'Z$1S$2')]) : [];
  return hints[2].trimEnd().split('\n').filter(line => !chains.includes(line.trim())).join('\n');
}

// The steps of a pack against `explain` in its language. Returns how many are chains.
function toldAsExplained(of, language) {
  let chains = 0;
  for (const [i, packed] of of.puzzles.entries()) {
    const game = new Game(of, packed);
    assert.equal(game.solution.join(''), ask('solve', puzzles[i]).trim().split('\n').pop().split('\t')[2]);
    const told = ask('explain', '--to', 'jsonl', '--language', language, puzzles[i]).trim().split('\n').map(line => JSON.parse(line)).filter(line => line.step);
    assert.equal(told.length, game.puzzle.p.length);
    told.forEach((line, at) => {
      const step = game.puzzle.p[at];
      assert.deepEqual([step.w, step.m, stepText(step)], [line.hints[0], line.hints[1], withoutNotation(line)]);
      assert.equal(step.r, line.rating);
      assert.equal(step.n, line.name);
      if (!step.a) return;
      ++chains;
      for (const { lines } of step.a.branches) assert.ok(viewOf(lines).n.length >= lines.length);
    });
  }
  return chains;
}

const cases = {
  'every step is told as explain tells it'() { assert.ok(toldAsExplained(pack, 'en') > 50); },
  'every step is told in German'() {
    speak(german);
    try {
      assert.ok(toldAsExplained(german, 'de') > 50);
    } finally {
      speak(pack);
    }
  },

  'wherever a player stands the next step is true and the last fills the grid'() {
    let left = 0, others = 0;
    for (const packed of pack.puzzles) {
      const game = new Game(pack, packed), coach = new Coach(game, pack.kinds);
      // Right digits and eliminations that the way to the solution comes to later or never.
      for (let i = below(12); i > 0; --i) {
        const cell = below(81), digit = 1 + below(9);
        if (below(2)) game.values[cell] = game.solution[cell];
        else if (digit !== game.solution[cell]) game.gone[cell] |= 1 << digit;
      }
      for (let steps = 0; !game.solved; ++steps) {
        assert.ok(steps < 400, 'comes to an end');
        const next = coach.next(coach.noted(true));
        assert.ok(next, 'there is a step');
        checkStep(game, next.step);
        const before = game.state.join();
        coach.take(next.step);
        assert.notEqual(game.state.join(), before, 'it has something to do');
        if (next.at >= 0 && coach.steps.slice(0, next.at).some(step => step.p >= 0 && !game.values[cellOf(step.p)])) ++left;
        ++others;
      }
    }
    assert.ok(left > 0 && others > 1000, `${left} of ${others} steps off the way`);
  },

  'a wrong digit or a lost mark is refuted by a short argument that holds'() {
    let argued = 0, said = 0, untold = 0;
    for (const packed of pack.puzzles) {
      const game = new Game(pack, packed), coach = new Coach(game, pack.kinds);
      for (let i = 0; i < 12; ++i) {
        const cell = below(81);
        if (i % 3 === 0) game.values[cell] = game.solution[cell];
        const at = game.values.map((v, c) => v ? -1 : c).filter(c => c >= 0);
        if (!at.length) break;
        const open = at[below(at.length)], on = below(3) > 0, right = game.solution[open];
        const digit = on ? 1 + (right + below(8)) % 9 : right;
        const why = coach.why(9 * open + digit - 1, on);
        if (why.argument) {
          ++argued;
          checkRefutation(why.position, why.argument, { candidate: 9 * open + digit - 1, on });
          assert.ok(why.lines >= 3 && why.lines <= 6, `${why.lines} lines`);
        } else if (why.text) {
          ++said;
          assert.equal(why.lines, 1);
        } else {
          ++untold;
        }
      }
    }
    assert.ok(argued > 50 && said > 50 && untold > 5, `${argued} arguments, ${said} sentences, ${untold} untold`);
  },

  'a mistake has the rungs that hint has'() {
    let compared = 0;
    for (const packed of pack.puzzles) {
      const game = new Game(pack, packed), coach = new Coach(game, pack.kinds);
      for (let i = below(20); i > 0; --i) {
        const cell = below(81);
        game.values[cell] = game.solution[cell];
      }
      const open = game.values.findIndex((v, cell) => !v && cell >= 20);
      if (open < 0) continue;
      game.values[open] = 1 + (game.solution[open] + below(8)) % 9;
      const have = game.values.join('').replaceAll('0', '.');
      const [told] = JSON.parse(ask('hint', packed.g, '--have', have, '--to', 'jsonl')).mistakes;
      const rungs = coach.rungsOf(coach.plainest(coach.mistakes(true)), true);
      const text = rungs[2].map(block => typeof block === 'string' ? block : argumentLines(block).map(([depth, line]) => ' '.repeat(depth) + line).join('\n'));
      const whole = told.lines ? text : text.slice(0, 2);
      assert.deepEqual([rungs[0], rungs[1], whole.join('\n')], [told.hints[0], told.hints[1], told.hints[2].trimEnd()]);
      ++compared;
    }
    assert.ok(compared > 20, `${compared} compared`);
  },

  'singles are the ones that hint shows'() {
    for (const packed of pack.puzzles.slice(0, 12)) {
      const game = new Game(pack, packed), coach = new Coach(game, pack.kinds);
      for (let i = below(20); i > 0; --i) {
        const cell = below(81);
        game.values[cell] = game.solution[cell];
      }
      const next = coach.next(coach.noted(true));
      if (!next || next.at >= 0) continue;
      const have = game.values.join('').replaceAll('0', '.');
      const told = JSON.parse(ask('hint', packed.g, '--have', have, '--to', 'jsonl')).next;
      assert.deepEqual([next.step.w, next.step.m, stepText(next.step)], [told.hints[0], told.hints[1], told.hints[2].trimEnd()]);
    }
  },

  'a puzzle of a link is solved by steps that hold, in the words of explain'() {
    let whole = 0, told = 0;
    for (const line of puzzles) {
      const values = [...line].map(ch => ch > '0' ? +ch : 0), [solution] = solutionsOf(values, 2), position = positionOf(values);
      assert.equal(solution.join(''), ask('solve', line).trim().split('\n').pop().split('\t')[2]);
      for (const step of stepsOf(pack.kinds, values)) {
        checkStep({ solution }, step);
        if (step.a) checkRefutation({ marks: [...position.marks] }, step.a, { candidate: step.e[0], on: true });
        if (step.local && told < 12) {
          const have = position.values.map((v, cell) => v ? v : 0).join('').replaceAll('0', '.');
          const marks = position.marks.map((bits, cell) => position.values[cell] ? [position.values[cell]] : [1, 2, 3, 4, 5, 6, 7, 8, 9].filter(d => bits >> d & 1));
          const offered = ask('explain', '--all-steps', '--to', 'jsonl', marks.map(list => [1, 2, 3, 4, 5, 6, 7, 8, 9].map(d => list.includes(d) ? d : '.').join('')).join('')).trim().split('\n').map(text => JSON.parse(text));
          const same = offered.find(({ hints }) => hints && hints[2].trimEnd() === stepText(step));
          assert.ok(same, `${have}: ${stepText(step)}`);
          assert.deepEqual([step.w, step.m, step.n], [same.hints[0], same.hints[1], same.name]);
          ++told;
        }
        step.e.forEach(c => { position.marks[cellOf(c)] &= ~(1 << digitOf(c)); });
        if (step.p >= 0) {
          position.values[cellOf(step.p)] = digitOf(step.p);
          position.marks[cellOf(step.p)] = 0;
          PEERS[cellOf(step.p)].forEach(peer => { position.marks[peer] &= ~(1 << digitOf(step.p)); });
        }
      }
      if (position.values.every(v => v)) ++whole;
    }
    assert.ok(whole >= puzzles.length / 2 && told === 12, `${whole} of ${puzzles.length} to the end, ${told} compared`);
  },

  'a link carries a puzzle and the digits of a player'() {
    const [puzzle] = puzzles, values = [...puzzle].map(ch => ch > '0' ? +ch : 0);
    const link = Link.of('file:///a/pack.html#old', puzzle, values);
    assert.equal(link, `file:///a/pack.html#puzzle=${puzzle}&have=${puzzle}`);
    const kept = value => JSON.parse(JSON.stringify(value));
    assert.deepEqual(kept(Link.read(new URL(link).hash)), { givens: puzzle, have: puzzle });
    assert.deepEqual(kept(Link.read(`#puzzle=${puzzle.replaceAll('.', '0')}`)), { givens: puzzle, have: null });
    assert.equal(Link.read('#solutions'), null);
    for (const [hash, fault] of [['#puzzle=123', 'link-cells'], [`#puzzle=${puzzle}&have=1`, 'link-have']]) assert.equal(Link.read(hash), fault);
    assert.equal(Link.puzzle(pack, '11' + '.'.repeat(79)), 'link-none');
    assert.equal(Link.puzzle(pack, '.'.repeat(81)), 'link-several');
    const linked = new Game(pack, Link.puzzle(pack, puzzle)), own = new Game(pack, pack.puzzles[0]);
    assert.deepEqual([...linked.solution], [...own.solution]);
  },

  'several cells take a digit, marks and colors together'() {
    const game = new Game(pack, pack.puzzles[1]), open = game.values.map((v, cell) => v ? -1 : cell).filter(cell => cell >= 0), cells = open.slice(0, 3);
    const given = game.givens.findIndex(v => v), before = game.state.join();
    game.toggle('corner', [cells[0]], 4);
    assert.ok(game.toggle('corner', cells, 4), 'set where one lacks it');
    assert.ok(cells.every(cell => game.corner[cell] === 1 << 4));
    assert.ok(!game.toggle('corner', cells, 4), 'taken away where all have it');
    game.toggle('colors', [...cells, given], 2);
    assert.equal(game.colors[given], 1 << 2);
    assert.deepEqual([...game.like(given)].length >= 1, true);
    game.enter([...cells, given], 7);
    assert.ok(cells.every(cell => game.values[cell] === 7));
    assert.equal(game.values[given], game.givens[given]);
    assert.equal(game.mistakes, cells.filter(cell => game.solution[cell] !== 7).length);
    game.enter(cells, 7);
    assert.ok(cells.every(cell => game.values[cell] === 0));
    game.toggle('marks', cells, 5);
    game.erase(cells, 'marks');
    assert.ok(cells.every(cell => !game.marks[cell]));
    while (game.undo());
    assert.equal(game.state.join(), before);
  },

  'times are kept once a puzzle, by day and level, and written as a table'() {
    const kept = new Map();
    page.localStorage.getItem = key => kept.get(key) ?? null;
    page.localStorage.setItem = (key, value) => { kept.set(key, value); };
    const solved = (g, l, seconds, hints) => ({ puzzle: { g, l }, seconds, hints, mistakes: 1, waySeen: false });
    assert.ok(Record.add(solved(puzzles[0], 'Easy', 300, 0), '2026-02-28'));
    assert.ok(Record.add(solved(puzzles[1], 'Easy', 500, 2), '2026-03-01'));
    assert.ok(!Record.add(solved(puzzles[0], 'Easy', 10, 0), '2026-03-01'), 'the first solution counts');
    const entries = Record.all(), plain = value => JSON.parse(JSON.stringify(value));
    assert.deepEqual(plain(Record.levels(entries)), [{ level: 'Easy', solved: 2, median: 500, best: 300, alone: 1 }]);
    assert.equal(Record.streak(entries, '2026-03-02'), 2);
    assert.equal(Record.streak(entries, '2026-03-03'), 0);
    assert.equal(dayBefore('2024-03-01', 1), '2024-02-29');
    const days = Record.days(entries, '2026-03-01');
    assert.deepEqual(plain(days.slice(-2)), [{ day: '2026-02-28', solved: 1, seconds: 300 }, { day: '2026-03-01', solved: 1, seconds: 500 }]);
    const csv = Record.csv(entries, 'Ann "A", B');
    assert.equal(csv.split('\n')[1], `${puzzles[0]},300,0,1,0,2026-02-28,Easy,"Ann ""A"", B"`);
    page.localStorage.getItem = () => null;
    page.localStorage.setItem = () => {};
  },

  'the manifest of a book names its puzzles'() {
    const line = JSON.stringify({ schema: 1, number: 17, page: 9, level: 'Hard', puzzle: puzzles[0] });
    const [named] = packOf([], line + '\n' + JSON.stringify({ puzzle: puzzles[1] }) + '\n').puzzles;
    assert.equal(named.n, '17. Hard, page 9');
    assert.equal(pack.puzzles[0].n, undefined);
  },

  'undo and redo walk through what a browser keeps'() {
    const kept = new Map();
    page.localStorage.getItem = key => kept.get(key) ?? null;
    page.localStorage.setItem = (key, value) => { kept.set(key, value); };
    const open = () => new Game(pack, pack.puzzles[3]), first = open(), cells = first.values.map((v, c) => v ? -1 : c).filter(c => c >= 0);
    const states = [first.state.join()];
    for (let i = 0; i < 20; ++i) {
      if (i % 2) first.toggle(i % 4 === 1 ? 'gone' : 'marks', [cells[i]], 5);
      else first.enter([cells[i]], 1 + i % 9);
      states.push(first.state.join());
    }
    const second = open();
    for (let i = 19; i >= 0; --i) {
      assert.ok(second.undo());
      assert.equal(second.state.join(), states[i]);
    }
    assert.ok(!second.undo());
    const third = open();
    for (let i = 1; i <= 20; ++i) {
      assert.ok(third.redo());
      assert.equal(third.state.join(), states[i]);
    }
    third.restart();
    third.undo();
    assert.equal(third.state.join(), states[20]);
  },
};

let failed = 0;
for (const [name, test] of Object.entries(cases)) {
  try {
    test();
    console.log(`ok      ${name}`);
  } catch (error) {
    ++failed;
    console.log(`FAILED  ${name}\n        ${error.message.replaceAll('\n', '\n        ')}`);
  }
}
process.exit(failed ? 1 : 0);
