// The pages of `nonet lesson` and `nonet explain`: node pages_test.mjs NONET [firefox].
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { faintTexts, nameless, pagesIn, tooWide } from './page_checks.mjs';
import { browser, folder, nonet, runCases } from './page_tests.mjs';

const lesson = join(folder, 'lesson.html'), explained = join(folder, 'explained.html');
execFileSync(nonet, ['lesson', 'xy-wing', 'forcing-chain', '--count', '2', '--seed', '1', '-q', '-o', lesson]);
// Forcing chains by cells and houses, dynamic ones: ER 9.0.
const puzzle = '5.84..2.......8..6...31..58.......7..47.8....9.5...4....4..7...69...1......26.5..';
execFileSync(nonet, ['explain', '-q', '-o', explained, '--to', 'html', puzzle]);

// What holds of both.
async function soundPage() {
  assert.deepEqual(browser.requests.filter(url => !/^(file|blob|about):/.test(url)), []);
  assert.deepEqual(await nameless(browser), []);
  await browser.value(`document.querySelectorAll('details').forEach(d => { d.open = true; })`);
  for (const scheme of ['light', 'dark']) {
    await browser.scheme(scheme);
    assert.deepEqual(await faintTexts(browser), [], scheme);
  }
  await browser.scheme('light');
  for (const width of [320, 390, 640]) {
    await browser.screen(width, 640);
    assert.deepEqual(await tooWide(browser), [], `${width} pixels`);
  }
  await browser.screen(1280, 900);
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
};

await runCases(tests, { file: lesson });
