// The pages of `nonet lesson` and `nonet explain` in a browser: node pages_test.mjs NONET. Exit 77,
// "skipped" for CTest, where there is no Chromium.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Chromium, chromiumPath } from './chromium.mjs';
import { faintTexts, nameless, tooWide } from './page_checks.mjs';

const nonet = process.argv[2], path = chromiumPath();
if (!path) {
  console.log('skipped: no Chromium on this machine');
  process.exit(77);
}
const folder = mkdtempSync(join(tmpdir(), 'nonet-pages-'));
const lesson = join(folder, 'lesson.html'), explained = join(folder, 'explained.html');
execFileSync(nonet, ['lesson', 'xy-wing', 'forcing-chain', '--count', '2', '--seed', '1', '-q', '-o', lesson]);
const puzzle = execFileSync(nonet, ['generate', '--rating', '6.6:7.2', '--seed', '2', '-q']);
execFileSync(nonet, ['explain', '-q', '-o', explained, '--to', 'html'], { input: puzzle });

const browser = new Chromium(path);
const watchdog = setTimeout(() => { console.error('the browser hangs'); browser.child.kill('SIGKILL'); process.exit(1); }, 240e3);

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
    assert.ok((await browser.pdf()).toString('latin1').match(/\/Type \/Page\b/g).length >= 2);
  },

  async 'an explanation goes from step to step by key and click'() {
    await browser.load(pathToFileURL(explained).href);
    const heading = () => browser.value(`document.querySelector('article.live h3').textContent`);
    const first = await heading();
    await browser.press('ArrowRight');
    const second = await heading();
    assert.notEqual(second, first);
    await browser.press('ArrowLeft');
    assert.equal(await heading(), first);
    await browser.press('h');
    assert.ok(await browser.value(`document.querySelector('article.live').hasAttribute('data-hardest')`));
    await browser.click('.bar button:nth-child(2)');
    assert.equal(await heading(), second);
    await soundPage();
  },
};

let failed = 0;
try {
  await browser.open();
  await browser.screen(1280, 900);
  for (const [name, test] of Object.entries(tests)) {
    try {
      await test();
      console.log(`ok      ${name}`);
    } catch (error) {
      ++failed;
      console.log(`FAILED  ${name}\n        ${error.message.replaceAll('\n', '\n        ')}`);
    }
  }
  if (browser.faults.length) {
    ++failed;
    console.log('FAILED  the scripts throw nothing\n' + browser.faults.join('\n'));
  }
} finally {
  clearTimeout(watchdog);
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(failed ? 1 : 0);
