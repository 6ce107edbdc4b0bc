// The npm package as programs use it: in a worker, with progress and an end.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import test from 'node:test';

const { load, NonetError } = await import(pathToFileURL(`${process.env.NONET_NPM}/index.js`));
const nonet = await load();
test.after(() => nonet.close());

const hard = '.6..5...91....78....9..3..525.3......8......16.7.......4.56.9.8.7.....4.9...8....';

const sukaku = readFileSync(new URL('../data/sukaku/rated.txt', import.meta.url), 'utf8').match(/^([1-9.]{729}) (\S+)/m);

async function all(results) {
  const list = [];
  for await (const one of results) list.push(one);
  return list;
}

test('a puzzle is rated, explained and hinted', async () => {
  const rating = await nonet.rate(hard);
  assert.deepEqual(
    [rating.score, rating.hardest, rating.level],
    [3, 'naked-pair', 'hard'],
  );
  const { steps, text } = await nonet.explain(hard);
  assert.ok(steps.length > 10 && text.includes(steps.at(-1).conclusion));
  assert.ok((await nonet.hint(hard)).where);
  assert.equal((await nonet.solve('.'.repeat(81), { limit: 50 })).count, 50);
  assert.equal((await nonet.read(hard)).symmetry, 'none');
});

test('requests made at once are answered each in its turn', async () => {
  const [one, other] = await Promise.all([nonet.rate(hard), nonet.rate(hard, { scale: 'hodoku' })]);
  assert.deepEqual([one.scale, other.scale], ['explainer', 'hodoku']);
});

test('an error has kind, reason and place', async () => {
  await assert.rejects(nonet.rate('12345'), (error) => {
    assert.ok(error instanceof NonetError);
    assert.deepEqual([error.kind, error.line], ['text', 1]);
    return true;
  });
  await assert.rejects(all(nonet.generate({ level: 'harder' })), /harder/);
});

test('puzzles come one by one, the same for the same seed', async () => {
  const counts = [];
  const wish = { level: 'easy', count: 4, seed: 7 };
  const made = await all(nonet.generate(wish, { onProgress: (count) => counts.push(count) }));
  assert.deepEqual(counts, [1, 2, 3, 4]);
  assert.deepEqual(made, await all(nonet.generate(wish)));
});

test('a loop that is left ends the work, and a signal does', async () => {
  for await (const puzzle of nonet.generate({ count: 1e9, seed: 1 })) {
    assert.equal(puzzle.givens.length, 81);
    break;
  }
  for await (const find of nonet.hunt({ seed: 1, islands: 1, population: 10, seeds: [hard] })) {
    assert.deepEqual(await nonet.rate(find.givens), find.rating);
    break;
  }
  const end = new AbortController();
  setTimeout(() => end.abort(), 200);
  await assert.rejects(all(nonet.generate({ rating: [11.5, null] }, { signal: end.signal })), {
    name: 'AbortError',
  });
});

test('a list is rated line by line', async () => {
  const lines = await all(nonet.rateList(`${hard}\n12345\n`));
  assert.equal(lines[0].score, 3);
  assert.equal(lines[1].error.line, 2);
});

test('a request may follow the end of another at once', async () => {
  const ended = nonet.rate(hard);
  const refused = assert.rejects(ended, { name: 'AbortError' });
  nonet.close();
  assert.equal((await nonet.rate(hard)).score, 3);
  await refused;
});

test('a sukaku is certified, rated and explained from its candidates', async () => {
  const [, line, rating] = sukaku;
  assert.match((await nonet.sukaku(line)).solution, /^[1-9]{81}$/);
  assert.equal((await nonet.rate(line)).score, Number(rating.split('/')[0]));
  assert.ok((await nonet.explain(line)).steps.length > 5);
  await assert.rejects(nonet.rate(line, { scale: 'bridi' }), NonetError);
  await assert.rejects(nonet.sukaku(hard), NonetError);
});

test('a pack for pages comes in other words', async () => {
  const pack = await nonet.playPack(hard, { words: 'page-hint = Tipp' });
  assert.equal(pack.phrases.page.hint, 'Tipp');
  await assert.rejects(nonet.playPack(hard, { words: 'nothing = x' }), NonetError);
});

test('the core rates, explains, hints, generates and solves lines', async () => {
  const core = await load({ core: true });
  assert.deepEqual(await core.rate(hard), await nonet.rate(hard));
  assert.deepEqual(await core.explain(hard), await nonet.explain(hard));
  assert.deepEqual(await core.hint(hard), await nonet.hint(hard));
  assert.deepEqual(await core.solve(hard), await nonet.solve(hard));
  const wish = { level: 'medium', count: 3, seed: 5 };
  assert.deepEqual(await all(core.generate(wish)), await all(nonet.generate(wish)));
  await assert.rejects(core.rate('12345'), { kind: 'text', line: 1 });
  await assert.rejects(core.record(hard), /record: no such request/);
  await core.close();
});
