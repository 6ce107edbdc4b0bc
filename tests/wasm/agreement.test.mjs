// The module answers as the library does: the same bytes for every scale, level and seed. Run with the
// folder of the package and the native program: NONET_NPM, NONET_ANSWERS.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import test from 'node:test';
import { brotliCompressSync, constants } from 'node:zlib';

const npm = process.env.NONET_NPM;
const { Engine } = await import(pathToFileURL(`${npm}/engine.js`));
const modules = { whole: readFileSync(`${npm}/nonet.wasm`), core: readFileSync(`${npm}/core.wasm`) };
const engineOf = async (bytes) => Engine.from(await WebAssembly.compile(bytes));
const engines = { whole: await engineOf(modules.whole), core: await engineOf(modules.core) };

function native(requests) {
  const input = requests.map((request) => JSON.stringify(request) + '\n').join('');
  const run = spawnSync(process.env.NONET_ANSWERS, { input, encoding: 'utf8', maxBuffer: 1 << 28 });
  assert.equal(run.status, 0, run.stderr);
  return run.stdout.trimEnd().split('\n');
}

function here(requests, engine) {
  const lines = [];
  for (const request of requests) {
    const answer = engine.callText(request, (result) => lines.push(' ' + result));
    lines.push(answer);
  }
  return lines;
}

// The requests of both modules, or of the whole one.
function agree(requests, among = engines) {
  const expected = native(requests);
  assert.ok(expected.length >= requests.length);
  for (const engine of Object.values(among)) assert.deepEqual(here(requests, engine), expected);
  return expected;
}
const agreeWhole = (requests) => agree(requests, { whole: engines.whole });

const { scales, levels } = JSON.parse(agree([{ do: 'catalogs' }])[0]);
const wishes = levels
  .filter(({ key }) => key !== 'extreme')
  .map(({ key }, i) => ({ do: 'generate', level: key, count: 5, seed: 40 + i }));
const puzzles = agree(wishes)
  .filter((line) => line.startsWith(' '))
  .map((line) => JSON.parse(line).givens);

test('puzzles of every level are the same', () => assert.equal(puzzles.length, 35));

for (const { key } of scales) {
  test(`ratings on the scale ${key} are the same`, () => {
    agree(puzzles.map((puzzle) => ({ do: 'rate', puzzle, scale: key })));
  });
}

test('explanations, hints, solutions and forms are the same', () => {
  agree(puzzles.flatMap((puzzle) => ['explain', 'hint', 'read', 'solve'].map((what) => ({ do: what, puzzle }))));
  agree(puzzles.slice(0, 14).map((puzzle) => ({ do: 'explain', puzzle, scale: 'hodoku' })));
});

test('searches, neighbours and hunts are the same', () => {
  agreeWhole([
    { do: 'search', rating: [7.1, 7.4], clues: [0, 22], count: 2, seed: 4 },
    { do: 'neighbours', puzzle: puzzles[20], minimal: true },
    { do: 'hunt', seed: 3, islands: 2, population: 20, seeds: [puzzles[30], puzzles[31]], evaluations: 500 },
    { do: 'hunt', islands: 0 },
    { do: 'hunt', seeds: ['12345'] },
  ]);
});

test('other makings are the same', () => {
  agree([
    { do: 'generate', count: 300, seed: 1 },
    { do: 'generate', method: 'forward-checking', count: 3, seed: 1 },
    { do: 'generate', symmetry: 'rotational', count: 5, seed: 2 },
    { do: 'solve', puzzle: '.'.repeat(81), limit: 100000 },
  ]);
});

test('lists of any format are read in the same way, with the same errors', () => {
  agreeWhole([
    { do: 'rate-list', text: puzzles.join('\n') + '\n12345\n' },
    { do: 'rate-list', text: `puzzle,note\n${puzzles[0]},"a, b"\n${puzzles[1]}x,c\n` },
    { do: 'rate-list', text: puzzles[0].replace(/.{9}/g, '$&\n') },
    { do: 'rate', puzzle: '' },
    { do: 'rate', puzzle: puzzles[0], scale: 'harder' },
    { do: 'rate', puzzle: '.'.repeat(81) },
    { do: 'generate', level: 'harder' },
    { do: 'nothing' },
  ]);
});

test('a page loads them quickly: 400 kB the core, 600 kB the whole, after brotli', () => {
  const params = { [constants.BROTLI_PARAM_LGWIN]: 24 };
  const size = (bytes) => brotliCompressSync(bytes, { params }).length;
  assert.ok(size(modules.core) <= 400_000, `${size(modules.core)}`);
  assert.ok(size(modules.whole) <= 600_000, `${size(modules.whole)}`);
});
