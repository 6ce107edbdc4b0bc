// Plays on a page of `nonet play` as people do: node play_test.mjs NONET [firefox].
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { faintTexts, nameless, pagesIn, tooWide } from './page_checks.mjs';
import { browser, folder, nonet, runCases } from './page_tests.mjs';

const file = join(folder, 'pack.html');
const chains = join(folder, 'chains.html');
execFileSync(nonet, ['play', '-q', '-o', chains, '5.84..2.......8..6...31..58.......7..47.8....9.5...4....4..7...69...1......26.5..']);
execFileSync(nonet, ['play', '--level', 'hard', '-n', '3', '--seed', '5', '-q', '-o', file]);
const solve = givens => execFileSync(nonet, ['solve'], { input: givens + '\n' }).toString().split('\n')
  .map(line => line.split('\t')).find(fields => fields[0] === givens)[2];

const status = () => browser.value(`document.getElementById('status').textContent`);
const shown = cell => browser.value(`document.querySelectorAll('.cell')[${cell}].innerText.trim()`);
const label = cell => browser.value(`document.querySelectorAll('.cell')[${cell}].getAttribute('aria-label')`);
const cellAt = cell => `.cell[data-cell="${cell}"]`;
const ready = () => browser.until('window.page !== undefined && page.cells.length === 81', 'the page is there');
const givens = () => browser.value('page.game.puzzle.g');

const key = name => browser.value(`[...document.querySelectorAll('#helpkeys button')].find(b => b.textContent === ${JSON.stringify(name)}).click()`);

const tests = {
  async 'nothing is loaded and the source shows no solution'() {
    const text = readFileSync(file, 'utf8'), puzzle = await givens();
    assert.equal(await browser.value('page.game.solution.join("")'), solve(puzzle));
    assert.ok(!text.includes(solve(puzzle)) && !text.includes(puzzle));
    assert.doesNotMatch(text, /(src|href)="?https?:/);
    assert.deepEqual(browser.requests.filter(url => !url.startsWith('file:') && !url.startsWith('blob:') && !url.startsWith('about:')), []);
  },

  async 'a click and a key enter a digit, conflicts show, undo and redo'() {
    const puzzle = await givens(), cell = [...puzzle].indexOf('.'), right = solve(puzzle)[cell];
    await browser.click(cellAt(cell));
    await browser.press(right);
    assert.equal(await shown(cell), right);
    assert.match(await status(), new RegExp(`is ${right}`));
    await browser.press('u');
    assert.equal(await shown(cell), '');
    await browser.press('z', { control: true });
    assert.equal(await shown(cell), '');
    await browser.press('r');
    assert.equal(await shown(cell), right);
    const peer = [...puzzle.slice(Math.floor(cell / 9) * 9, Math.floor(cell / 9) * 9 + 9)].find(ch => ch > '0');
    await browser.press(peer);
    assert.match(await label(cell), /conflict/);
    assert.equal(await browser.value(`getComputedStyle(document.querySelectorAll('.cell')[${cell}], '::after').content`), '""');
    await browser.press('Delete');
    assert.equal(await shown(cell), '');
  },

  async 'a tap and the keypad enter a digit'() {
    const puzzle = await givens(), cell = [...puzzle].lastIndexOf('.'), right = solve(puzzle)[cell];
    await browser.tap(cellAt(cell));
    await browser.click(`.keypad button:nth-child(${right})`);
    assert.equal(await shown(cell), right);
    assert.ok(await browser.value(`document.querySelectorAll('.cell.same').length`) > 0);
    await browser.click('#undo');
    assert.equal(await shown(cell), '');
  },

  async 'pencil marks by hand and automatic'() {
    const puzzle = await givens(), cell = [...puzzle].indexOf('.');
    await browser.click(cellAt(cell));
    await browser.press('3', { shift: true });
    await browser.press('n');
    await browser.press('7');
    assert.match(await label(cell), /marks 3 7/);
    await browser.press('3');
    assert.match(await label(cell), /marks 7$/);
    await browser.press('n');
    await browser.click('#auto');
    const row = Math.floor(cell / 9), column = cell % 9;
    const seen = new Set([...puzzle].filter((_, i) => Math.floor(i / 9) === row || i % 9 === column ||
      (Math.floor(i / 27) === Math.floor(row / 3) && Math.floor(i % 9 / 3) === Math.floor(column / 3))));
    const left = [...'123456789'].filter(d => !seen.has(d)).join(' ');
    assert.match(await label(cell), new RegExp(`marks ${left}$`));
    await browser.click('#auto');
    await browser.press('u');
    await browser.press('u');
    await browser.press('u');
  },

  async 'check and why not tell of a wrong digit'() {
    const puzzle = await givens(), cell = await browser.value(`page.game.puzzle.p.map(s => s.p).filter(p => p >= 0).map(p => Math.floor(p / 9))[20]`);
    const right = solve(puzzle)[cell];
    const wrong = await browser.value(`digitsOf(possibleIn(page.game.values, ${cell})).find(d => d !== ${right})`);
    await browser.click(cellAt(cell));
    await browser.press(String(wrong));
    await browser.click('#check');
    assert.match(await status(), /1 digit wrong/);
    assert.match(await label(cell), /wrong/);
    await browser.click('#why');
    const name = `r${Math.floor(cell / 9) + 1}c${cell % 9 + 1}`;
    assert.match(await browser.value(`document.querySelector('#helptext p').textContent`), new RegExp(`^${name} (is not ${wrong}\\.|cannot be ${wrong}: )`));
    assert.equal(await browser.value(`document.querySelectorAll('#helptext .line').length > 0`), await browser.value(`document.querySelectorAll('#board > svg .arrow').length > 0`));
    await browser.press('Escape');
    const rungs = [];
    for (let rung = 0; rung < 3; ++rung) {
      await browser.press('h');
      rungs.push(await browser.value(`document.getElementById('helptext').textContent`));
    }
    assert.match(rungs[0], /^Something is wrong in box [1-9]\.$/);
    assert.ok(rungs[1].endsWith(`${name} is not ${wrong}.`), rungs[1]);
    assert.match(rungs[2], new RegExp(`^${name} `));
    await key('Take it away');
    assert.equal(await shown(cell), '');
    await browser.press('u');
    assert.equal(await shown(cell), String(wrong));
    await browser.press('u');
    await browser.press('c');
    assert.match(await status(), /Nothing is wrong/);
  },

  async 'hints come in three rungs and can be done'() {
    const title = () => browser.value(`document.getElementById('helptitle').textContent`);
    await browser.press('h');
    assert.match(await title(), /where to look/);
    const first = await browser.value(`document.getElementById('helptext').textContent`);
    assert.match(first, /^Look at /);
    await browser.press('h');
    assert.match(await title(), /what to look for/);
    await browser.press('h');
    assert.match(await title(), /the step/);
    const empty = () => browser.value('page.game.values.filter(v => !v).length + page.game.gone.reduce((a, b) => a - b, 0)');
    const before = await empty();
    await key('Do it');
    assert.ok(await empty() < before);
  },

  async 'a bar shows a step, and the game goes on from there'() {
    const count = await browser.value(`document.querySelectorAll('#bar button').length`);
    assert.equal(count, await browser.value('page.game.puzzle.p.length'));
    await browser.value(`document.querySelectorAll('#bar button')[12].click()`);
    assert.match(await browser.value(`document.getElementById('helptitle').textContent`), /^Step 13 of/);
    const values = await browser.value('page.coach.positionBefore(12).values.join("")');
    await key('Continue from here');
    assert.equal(await browser.value('page.game.values.join("")'), values);
    await browser.press('u');
    await browser.press('a');
  },

  async 'the game is there after a reload'() {
    const cell = await browser.value('page.game.values.lastIndexOf(0)');
    await browser.click(cellAt(cell));
    await browser.press('4');
    const before = await browser.value('page.game.values.join("")');
    await browser.reload();
    await ready();
    assert.equal(await browser.value('page.game.values.join("")'), before);
    await browser.press('u');
    assert.equal(await browser.value(`page.game.values[${cell}]`), 0, 'undo, too');
  },

  async 'a puzzle is solved with the keyboard alone'() {
    await browser.press('PageDown');
    assert.equal(await browser.value('page.at'), 1);
    const solution = solve(await givens());
    for (let i = 0; i < 60 && !await browser.value(`document.activeElement.classList.contains('cell')`); ++i) await browser.press('Tab');
    assert.ok(await browser.value(`document.activeElement.classList.contains('cell')`), 'Tab reaches the board');
    for (let i = 0; i < 81; ++i) {
      const cell = await browser.value('page.chosen');
      if (!await browser.value(`page.game.values[${cell}]`)) await browser.press(solution[cell]);
      await browser.press('ArrowRight');
      if (i % 9 === 8) await browser.press('ArrowDown');
    }
    assert.match(await status(), /^Solved in \d+:\d\d, without hints/);
    assert.match(await browser.value(`document.getElementById('puzzle').selectedOptions[0].textContent`), /✓/);
    await browser.press('PageUp');
  },

  async 'every control has a name, and news are announced'() {
    assert.deepEqual(await nameless(browser), []);
    assert.equal(await browser.value(`document.querySelectorAll('[aria-live=polite]').length`), 1);
    assert.equal(await browser.value(`document.querySelectorAll('[role=grid] [role=row] [role=gridcell]').length`), 81);
  },

  async 'texts stand out in light and dark'() {
    for (const scheme of ['light', 'dark']) {
      await browser.scheme(scheme);
      await browser.until(`document.documentElement.dataset.theme === '${scheme}'`);
      assert.deepEqual(await faintTexts(browser), [], scheme);
    }
    await browser.scheme('light');
  },

  async 'a narrow telephone and twice the size fit'() {
    for (const [width, height] of [[320, 640], [390, 844], [640, 450]]) {
      await browser.screen(width, height);
      assert.deepEqual(await tooWide(browser), [], `${width} pixels`);
      const small = await browser.value(`[...document.querySelectorAll('.keypad button, .tools button')].filter(b => { const r = b.getBoundingClientRect(); return r.width < 32 || r.height < 40; }).length`);
      assert.equal(small, 0, `keys at ${width} pixels`);
    }
    await browser.screen(1280, 900);
  },

  async 'a chain is drawn branch by branch and line by line'() {
    await browser.load(pathToFileURL(chains).href);
    await ready();
    await browser.value(`page.showStep(page.game.puzzle.p.findIndex(step => step.a && step.a.branches.length > 1))`);
    const arrows = () => browser.value(`document.querySelectorAll('#board > svg .arrow').length`);
    const whole = await arrows(), lines = await browser.value(`document.querySelectorAll('#helptext .line').length`);
    assert.ok(whole > 2 && lines > 4, `${whole} arrows, ${lines} lines`);
    await browser.press('.');
    assert.equal(await arrows(), 0, 'the assumption alone');
    await browser.press('.');
    assert.ok(await arrows() > 0);
    assert.equal(await browser.value(`document.querySelectorAll('li.now').length`), 1);
    await browser.value(`document.querySelectorAll('#helptext details.branch')[1].open = true`);
    await browser.until('page.panel.at === 1');
    await key('Line ↓');
    assert.equal(await browser.value('page.panel.line'), 1);
    assert.deepEqual(await nameless(browser), []);
    for (const scheme of ['light', 'dark']) {
      await browser.scheme(scheme);
      await browser.until(`document.documentElement.dataset.theme === '${scheme}'`);
      assert.deepEqual(await faintTexts(browser), [], scheme);
    }
    await browser.scheme('light');
    await browser.screen(320, 640);
    assert.deepEqual(await tooWide(browser), []);
    await browser.screen(1280, 900);
    await browser.press('Escape');
    assert.equal(await arrows(), 0);
    await browser.load(pathToFileURL(file).href);
    await ready();
  },

  async 'sheets of one, two, four and six go to paper'() {
    // Twelve puzzles, and their answers six a sheet.
    for (const [per, pages] of [[1, 14], [2, 8], [4, 5], [6, 4]]) {
      await browser.value(`Sheets.build(Array(4).fill(page.pack.puzzles).flat(), ${per}, true)`);
      assert.equal(pagesIn(await browser.pdf()), pages, `${per} a sheet`);
    }
  },
};

await runCases(tests, { file, ready });
