// What the WebAssembly module costs beside the same code compiled for the processor: processor time of the
// same requests, in turns, medians.
//   node bench/wasm_bench.mjs build/wasm/npm build/release/bench/bench_answers [ROUNDS]
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

const [npm, native, rounds = '5'] = process.argv.slice(2);
const { Engine } = await import(pathToFileURL(resolve(npm, 'engine.js')));
const bytes = readFileSync(join(npm, 'nonet.wasm'));
const engine = await Engine.from(await WebAssembly.compile(bytes));
const folder = mkdtempSync(join(tmpdir(), 'nonet-bench-'));

function results(request) {
  const list = [];
  engine.call(request, (result) => list.push(result));
  return list.map(({ givens }) => givens);
}

const random = results({ do: 'generate', count: 2000, seed: 1 });
const hard = results({ do: 'generate', level: 'diabolical', count: 200, seed: 2 });
const rated = (puzzles, scale) => puzzles.map((puzzle) => ({ do: 'rate', puzzle, scale }));

// Name, goal, requests of about a second natively.
const subjects = [
  ['ER', 1.5, [...rated(random, 'explainer'), ...rated(hard, 'explainer')]],
  ['HoDoKu', 1.5, [...rated(random, 'hodoku'), ...rated(hard, 'hodoku')]],
  ['generate', 1.8, [{ do: 'generate', count: 20000, seed: 3 }, { do: 'generate', level: 'hard', count: 400, seed: 4 }]],
  ['classes', 2.2, ['b', 'gw', 'te-depth'].flatMap((scale) => rated(hard, scale))],
  ['single', 2.5, [{ do: 'solve', puzzle: '.'.repeat(81), limit: 1500000 }]],
];

const seconds = ({ user, system }) => (user + system) / 1e6;

function secondsHere(requests) {
  const before = process.cpuUsage();
  for (const request of requests) engine.callText(request, () => true);
  return seconds(process.cpuUsage(before));
}

// The shell's own clock of its children.
function secondsNatively(requests) {
  const file = join(folder, 'requests');
  writeFileSync(file, requests.map((request) => JSON.stringify(request) + '\n').join(''));
  const timed = 'TIMEFORMAT="%U %S"; time "$0" <"$1" >/dev/null';
  const { stderr } = spawnSync('bash', ['-c', timed, resolve(native), file], { encoding: 'utf8' });
  return stderr.trim().split(' ').reduce((sum, part) => sum + Number(part), 0);
}

const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];

console.log(`module ${bytes.length} bytes, ${brotliCompressSync(bytes).length} after brotli`);
console.log('subject\tnative s\tmodule s\tratio\tgoal');
for (const [name, goal, requests] of subjects) {
  const times = { native: [], module: [] };
  secondsHere(requests);  // the browser's compiler warms up
  for (let round = 0; round < Number(rounds); ++round) {
    times.native.push(secondsNatively(requests));
    times.module.push(secondsHere(requests));
  }
  const [there, here] = [median(times.native), median(times.module)];
  console.log([name, there.toFixed(2), here.toFixed(2), (here / there).toFixed(2), goal].join('\t'));
}
const medium = { do: 'generate', level: 'medium', count: 1 };
const each = Array.from({ length: 101 }, (_, seed) => {
  const begin = performance.now();
  const made = results({ ...medium, seed });
  engine.call({ do: 'rate', puzzle: made[0] });
  return performance.now() - begin;
});
console.log(`a medium puzzle made and rated: ${median(each).toFixed(2)} ms, at most ${Math.max(...each).toFixed(2)} ms`);
rmSync(folder, { recursive: true });
