// The scripts of the play page without a browser: node help_test.mjs NONET. Every step is told in
// the words of `nonet explain`; and wherever a player stands, what the page says of the position is
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
const page = createContext({ localStorage: { getItem: () => null, setItem: () => {} } });
for (const name of ['sudoku', 'board_drawing', 'play_words', 'play_logic', 'play_game', 'play_help']) {
  runInContext(readFileSync(join(project, 'book/web/assets', `${name}.js`), 'utf8'), page, { filename: `${name}.js` });
}
const { Game, Coach, PEERS, HOUSES, stepText, argumentLines, viewOf } = runInContext('({ Game, Coach, PEERS, HOUSES, stepText, argumentLines, viewOf })', page);

const ask = (...words) => execFileSync(nonet, words, { maxBuffer: 1 << 28 }).toString();
// Of puzzles, or of a file on standard input.
function packOf(puzzles, input) {
  const html = input ? execFileSync(nonet, ['play', '-q', '-'], { input }).toString() : ask('play', '-q', ...puzzles), [, text] = /id="pack">([^<]*)</.exec(html);
  return JSON.parse(inflateSync(Buffer.from(text, 'base64')));
}

// Puzzles up to chains of every kind: of the levels, and a few of the hardest that are made quickly.
const puzzles = [
  ...['easy', 'hard', 'very-hard', 'expert', 'diabolical'].flatMap(level => ask('generate', '--level', level, '-n', '3', '--seed', '4', '-q').trim().split('\n')),
  ...readFileSync(join(project, 'tests/data/chains/ratings.tsv'), 'utf8').split('\n').filter(line => /^[.1-9]{81}\t/.test(line)).filter((_, i) => i % 5 === 0).map(line => line.slice(0, 81)),
];
const pack = packOf(puzzles);

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

const cases = {
  'every step is told as explain tells it'() {
    let chains = 0;
    for (const [i, packed] of pack.puzzles.entries()) {
      const game = new Game(pack, packed);
      assert.equal(game.solution.join(''), ask('solve', puzzles[i]).trim().split('\n').pop().split('\t')[2]);
      const told = ask('explain', '--to', 'jsonl', puzzles[i]).trim().split('\n').map(line => JSON.parse(line)).filter(line => line.step);
      assert.equal(told.length, game.puzzle.p.length);
      told.forEach((line, at) => {
        const step = game.puzzle.p[at];
        assert.deepEqual([step.w, step.m, stepText(step)], [line.hints[0], line.hints[1], line.hints[2].trimEnd()]);
        assert.equal(step.r, line.rating);
        if (!step.a) return;
        ++chains;
        for (const { lines } of step.a.branches) assert.ok(viewOf(lines).n.length >= lines.length);
      });
    }
    assert.ok(chains > 50, `${chains} chains`);
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
      if (i % 2) first.toggleMark(cells[i], 5, i % 4 === 1);
      else first.enter(cells[i], 1 + i % 9);
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
