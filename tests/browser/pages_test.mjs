// The pages of `nonet lesson`, `nonet explain` and `nonet book`: node pages_test.mjs NONET [firefox].
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pagesIn, passesPageChecks } from './page_checks.mjs';
import { browser, folder, nonet, runCases } from './page_tests.mjs';

const lesson = join(folder, 'lesson.html'), explained = join(folder, 'explained.html'), book = join(folder, 'book.html');
execFileSync(nonet, ['lesson', 'xy-wing', 'forcing-chain', '--count', '2', '--seed', '1', '-q', '-o', lesson]);
// Forcing chains by cells and houses, dynamic ones: ER 9.0.
const puzzle = '5.84..2.......8..6...31..58.......7..47.8....9.5...4....4..7...69...1......26.5..';
execFileSync(nonet, ['explain', '-q', '-o', explained, '--to', 'html', puzzle]);
// Other boards: a jigsaw of 143 steps up to ER 9.0, and 16x16 with forcing chains.
const regions = join(folder, 'regions'), jigsaw = join(folder, 'jigsaw.html'), giant = join(folder, 'giant.html');
writeFileSync(regions, ['aaaaacccc', 'aaeeebbbc', 'aaebbbffc', 'geeebbffc', 'gdeebffcc', 'gdddhffii', 'gdhhhhfii', 'gddddhhii', 'gggghhiii'].join('\n'));
execFileSync(nonet, ['explain', '-q', '--board', `jigsaw:${regions}`, '-o', jigsaw, '..9.....5.............9.8....5.........7.5........245.71...3....62....3.8........']);
const giantPuzzle = 'F....C4...D1.3..13..2.D.....F.9.2..E6..1.9..A.8..DA4...F.82.6G.......8....E..4.6.8.54.C3.F.G2..7G.3...9A..C5......4...7.9.A...D.' +
  '...G1....4.7.B..7..8.5F..D.29.4..B...A...C..8....4DA.92.E........G6C...5B.34....8..F3..E...C..B...1.C..2..F..A.........GD16..F58';
execFileSync(nonet, ['explain', '-q', '--board', '16x16', '-o', giant, giantPuzzle]);
execFileSync(nonet, ['book', '--section', 'easy:2', '--section', 'hard:2', '--seed', '1', '--hints', '--explained', '-q', '-o', book]);

// What holds of all.
async function soundPage() {
  assert.deepEqual(browser.requests.filter(url => !/^(file|blob|about):/.test(url)), []);
  await passesPageChecks(browser);
}

const tests = {
  async 'a lesson shows its example and hides its answers'() {
    await browser.load(pathToFileURL(lesson).href);
    assert.equal(await browser.value(`document.querySelectorAll('section.lesson').length`), 2);
    assert.equal(await browser.value(`document.querySelectorAll('details').length`), 4);
    assert.equal(await browser.value(`document.querySelectorAll('details[open]').length`), 0);
    assert.ok(await browser.value(`document.querySelectorAll('section.lesson svg').length`) >= 10);
    await soundPage();
    assert.ok(pagesIn(await browser.pdf()) >= 2);
  },

  async 'a practice position is answered by clicks and keys, and says why not'() {
    await browser.load(pathToFileURL(lesson).href);
    const { positions } = await browser.value(`JSON.parse(document.querySelector('script.data').textContent)`), [position] = positions;
    const says = () => browser.value(`document.querySelector('figure.practice .says').textContent`);
    // Where the picture has the candidate.
    const click = candidate => browser.value(`(() => {
      const svg = document.querySelector('figure.practice .try svg'), box = svg.getBoundingClientRect(), scale = box.width / (EDGE + 9 * SIDE + 4), [x, y] = middleOf(${candidate});
      document.querySelector('figure.practice .try').dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: box.left + (x + EDGE) * scale, clientY: box.top + (y + EDGE) * scale }));
    })()`);
    const of = (cell, digit) => 9 * cell + digit - 1, goals = position.step.e, pattern = position.step.c[0];
    const own = [1, 2, 3, 4, 5, 6, 7, 8, 9].find(d => position.marks[pattern] >> d & 1 && position.step.d.includes(d));
    await click(of(pattern, own));
    assert.match(await says(), /is part of the pattern|in the solution/);
    const filled = position.values.findIndex(v => v > 0);
    await click(of(filled, 5));
    assert.match(await says(), /has no candidate 5/);
    for (const candidate of goals.slice(0, -1)) await click(candidate);
    if (goals.length > 1) assert.match(await says(), /^Right: .* 1 more to find\.$/);
    // The last one by the keyboard.
    const last = goals[goals.length - 1], cell = Math.floor(last / 9);
    await browser.value(`document.querySelector('figure.practice .try').focus()`);
    for (let i = 0; i < 9 && await browser.value('practices[0].cursor % 9') !== cell % 9; ++i) await browser.press('ArrowRight');
    for (let i = 0; i < 9 && await browser.value('Math.floor(practices[0].cursor / 9)') !== Math.floor(cell / 9); ++i) await browser.press('ArrowDown');
    await browser.press(String(last % 9 + 1));
    assert.match(await says(), /^Right, that is all of it\./);
    assert.ok((await says()).includes(position.t[position.t.length - 1]));
    // Printed with its answers.
    await browser.value(`dispatchEvent(new Event('beforeprint'))`);
    assert.equal(await browser.value(`document.querySelectorAll('details:not([open])').length`), 0);
  },

  async 'an explanation goes from step to step by key and click'() {
    await browser.load(pathToFileURL(explained).href);
    const heading = () => browser.value(`document.querySelector('article.live h3').textContent`);
    const first = await heading();
    // Singles are played one by one.
    const singles = await browser.value(`+(document.querySelector('article.live').dataset.run || 1)`);
    for (let i = 0; i < singles; ++i) {
      assert.equal(await heading(), first);
      await browser.press('ArrowRight');
    }
    const second = await heading();
    assert.notEqual(second, first);
    await browser.press('ArrowLeft');
    assert.equal(await heading(), first);
    await browser.press('h');
    assert.ok(await browser.value(`document.querySelector('article.live').hasAttribute('data-hardest')`));
    await browser.click('.bar button:nth-child(2)');
    assert.equal(await heading(), second);
    const width = () => browser.value(`document.querySelector('.board').getBoundingClientRect().width`);
    const beside = await width();
    await browser.press('t');
    assert.equal(await browser.value(`getComputedStyle(document.querySelector('.steps')).display`), 'none');
    assert.ok(await width() > beside);
    await browser.press('t');
    assert.equal(await width(), beside);
    const cases = await browser.value(`[...document.querySelectorAll('.steps > article')].findIndex(a => a.querySelectorAll('details.branch').length > 1)`);
    await browser.value(`document.querySelectorAll('.bar button')[${cases}].click()`);
    await browser.value(`document.querySelectorAll('article.live details.branch')[1].open = true`);
    const caption = () => browser.value(`document.querySelector('.board figcaption').textContent`);
    await browser.until(`document.querySelector('.board figcaption').textContent.startsWith('Case 2')`);
    await browser.press('ArrowDown');
    assert.match(await caption(), /^Case 2 .*, line 1 of \d+$/);
    await soundPage();
    assert.ok(pagesIn(await browser.pdf()) >= 4);
  },

  async 'an explanation of another board has its regions and chains, and fits a telephone'() {
    await browser.load(pathToFileURL(jigsaw).href);
    await browser.press('h');
    assert.match(await browser.value(`document.querySelector('article.live').textContent`), /last place in region \d/);
    // A chain in one line, and a caption that goes on after it.
    const chain = await browser.value(`[...document.querySelectorAll('.steps > article')].findIndex(a => /^\\(\\d\\)r\\dc\\d/.test(a.querySelector('.prints + p')?.textContent))`);
    await browser.value(`document.querySelectorAll('.bar button')[${chain}].click()`);
    await browser.press('ArrowDown');
    assert.match(await browser.value(`document.querySelector('.board figcaption').textContent`), /[^.:], line 1 of \d+$/);
    await soundPage();
  },

  async 'a board wider than a telephone shows the part that the step is about'() {
    await browser.screen(390, 844);
    await browser.load(pathToFileURL(giant).href);
    await browser.press('h');
    for (let line = 0; line < 6; ++line) {
      const hidden = await browser.value(`(() => {
        const seen = document.querySelector('.board').getBoundingClientRect(), now = document.querySelectorAll('.board .n.now');
        return [...now].map(mark => mark.getBoundingClientRect()).filter(box => box.right < seen.left || box.left > seen.right).length;
      })()`);
      assert.equal(hidden, 0, `line ${line}`);
      await browser.press('ArrowDown');
    }
    assert.ok(await browser.value('document.documentElement.scrollWidth <= innerWidth && document.querySelector(".board").scrollLeft > 0'));
    await browser.screen(1280, 900);
    assert.ok(pagesIn(await browser.pdf()) > 20, 'two steps a page, each large enough to read');
  },

  async 'a book has its hints rung by rung, its lessons and its explained solutions'() {
    await browser.load(pathToFileURL(book).href);
    assert.ok(await browser.value(`document.querySelectorAll('details').length`) >= 6);
    assert.equal(await browser.value(`document.querySelectorAll('details[open]').length`), 0);
    assert.deepEqual(await browser.value(`[...document.querySelectorAll('a[href^="#"]')].filter(a => !document.getElementById(a.hash.slice(1))).map(a => a.hash)`), []);
    await soundPage();
    assert.ok(pagesIn(await browser.pdf()) >= 4);
  },
};

await runCases(tests, { file: lesson });
