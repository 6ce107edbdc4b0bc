// Plays on a page of `nonet play` as people do: node play_test.mjs NONET [firefox].
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { axeFaults, faintTexts, nameless, pagesIn, tooWide } from './page_checks.mjs';
import { browser, folder, nonet, runCases } from './page_tests.mjs';

const file = join(folder, 'pack.html');
const chains = join(folder, 'chains.html');
execFileSync(nonet, ['play', '-q', '-o', chains, '5.84..2.......8..6...31..58.......7..47.8....9.5...4....4..7...69...1......26.5..']);
execFileSync(nonet, ['play', '--level', 'hard', '-n', '3', '--seed', '5', '-q', '-o', file]);
const solve = givens => execFileSync(nonet, ['solve'], { input: givens + '\n' }).toString().split('\n')
  .map(line => line.split('\t')).find(fields => fields[0] === givens)[2];

const status = () => browser.value(`document.getElementById('status').textContent`);
const shown = cell => browser.value(`document.querySelectorAll('.cell')[${cell}].lastChild.textContent.trim()`);
const label = cell => browser.value(`document.querySelectorAll('.cell')[${cell}].firstChild.textContent`);
const cellAt = cell => `.cell[data-cell="${cell}"]`;
const ready = () => browser.until('window.page !== undefined && page.board.cells.length === 81', 'the page is there');
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
    await browser.press('4', { shift: true });
    await browser.press('3', { control: true });
    await browser.press('c');
    await browser.press('7');
    assert.match(await label(cell), /empty, marks 3 7, corner marks 4$/);
    await browser.press('3');
    assert.match(await label(cell), /empty, marks 7, corner marks 4$/);
    await browser.click('[data-mode=digit]');
    await browser.click('#auto');
    const row = Math.floor(cell / 9), column = cell % 9;
    const seen = new Set([...puzzle].filter((_, i) => Math.floor(i / 9) === row || i % 9 === column ||
      (Math.floor(i / 27) === Math.floor(row / 3) && Math.floor(i % 9 / 3) === Math.floor(column / 3))));
    const left = [...'123456789'].filter(d => !seen.has(d)).join(' ');
    assert.match(await label(cell), new RegExp(`marks ${left}$`));
    await browser.click('#auto');
    for (let i = 0; i < 4; ++i) await browser.press('u');
    assert.match(await label(cell), /empty$/);
  },

  async 'several cells are chosen by dragging, with Ctrl, by a double click and by keys'() {
    const chosen = () => browser.value(`[...document.querySelectorAll('[aria-selected=true]')].map(e => +e.dataset.cell)`);
    await browser.drag([cellAt(0), cellAt(1), cellAt(10)]);
    assert.deepEqual(await chosen(), [0, 1, 10]);
    await browser.click(cellAt(40), { control: true });
    assert.deepEqual(await chosen(), [0, 1, 10, 40]);
    await browser.click(cellAt(10), { control: true });
    assert.deepEqual(await chosen(), [0, 1, 40]);
    await browser.press('6', { shift: true });
    const puzzle = await givens(), open = [0, 1, 40].filter(cell => puzzle[cell] === '.');
    for (const cell of open) assert.match(await label(cell), /corner marks 6/);
    await browser.press('v');
    await browser.press('3');
    for (const cell of [0, 1, 40]) assert.match(await label(cell), /red/);
    assert.match(await browser.value(`document.querySelector('.keypad button').textContent`), /yellow/);
    await browser.press('z');
    const given = [...puzzle].findIndex(ch => ch > '0');
    await browser.click(cellAt(given), { count: 2 });
    assert.deepEqual(await chosen(), [...puzzle].map((ch, cell) => ch === puzzle[given] ? cell : -1).filter(cell => cell >= 0));
    await browser.click(cellAt(50));
    assert.deepEqual(await chosen(), [50]);
    await browser.press('ArrowRight', { shift: true });
    assert.deepEqual(await chosen(), [50, 51]);
    await browser.press('Escape');
    assert.deepEqual(await chosen(), [51]);
    await browser.click('#several');
    await browser.tap(cellAt(60));
    assert.deepEqual(await chosen(), [51, 60]);
    await browser.click('#several');
    await browser.click(cellAt(60));
    for (let i = 0; i < 2; ++i) await browser.press('u');
    assert.doesNotMatch(await label(0), /red|corner/);
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
    await browser.press('k');
    assert.match(await status(), /Nothing is wrong/);
  },

  async 'hints come in three rungs and can be done'() {
    const title = () => browser.value(`document.getElementById('helptitle').textContent`);
    await browser.press('h');
    assert.match(await title(), /: Where to look$/);
    const first = await browser.value(`document.getElementById('helptext').textContent`);
    assert.match(first, /^Look at /);
    await browser.press('h');
    assert.match(await title(), /: What to look for$/);
    await browser.press('h');
    assert.match(await title(), /: The step$/);
    const empty = () => browser.value('page.game.values.filter(v => !v).length + page.game.gone.reduce((a, b) => a - b, 0)');
    const before = await empty();
    await key('Do it');
    assert.ok(await empty() < before);
  },

  async 'the name of a technique comes only when asked'() {
    await browser.press('Escape');
    assert.doesNotMatch(await browser.value(`document.getElementById('facts').textContent`), /ER/);
    await browser.click('#howhard');
    assert.match(await browser.value(`document.getElementById('facts').textContent`), /ER \d/);
    await browser.press('h');
    await browser.press('h');
    const name = await browser.value('page.hinted.step.n'), text = () => browser.value(`document.getElementById('helptext').textContent`);
    assert.ok(!(await text()).includes(name), await text());
    await key('What is it called?');
    assert.ok((await text()).includes(name), await text());
    await browser.press('Escape');
  },

  async 'a bar shows a step, and the game goes on from there'() {
    assert.equal(await browser.value(`document.getElementById('bar').checkVisibility()`), false, 'behind a question');
    await browser.click('#wayshow');
    assert.equal(await browser.value('page.game.waySeen'), true);
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
      const cell = await browser.value('page.board.cursor');
      if (!await browser.value(`page.game.values[${cell}]`)) await browser.press(solution[cell]);
      await browser.press('ArrowRight');
      if (i % 9 === 8) await browser.press('ArrowDown');
    }
    assert.match(await status(), /^Solved in \d+:\d\d, without hints/);
    assert.match(await browser.value(`document.getElementById('puzzle').selectedOptions[0].textContent`), /^2\. Hard · target \d+:\d\d · ✓ solved in \d+:\d\d$/);
    assert.match(await browser.value(`document.getElementById('timessum').textContent`), /1 puzzle solved · 1 day in a row/);
    assert.equal(await browser.value(`document.querySelectorAll('#days .played').length`), 1);
    // The table that the page gives away is what `rate --calibrate` reads.
    const table = await browser.value(`Record.csv(Record.all(), 'Ann')`), times = join(folder, 'times.csv');
    writeFileSync(times, table.replace(/,\d+,/, ',300,'));
    const note = spawnSync(nonet, ['rate', '--scale', 'minutes', '--calibrate', times, await givens()]);
    assert.match(note.stderr.toString(), /Ann: speed .* from 1 time/);
    await browser.value(`(() => { HTMLAnchorElement.prototype.click = function () { window.saved = [this.download, this.href]; }; })()`);
    await browser.value(`document.getElementById('saving').requestSubmit()`);
    assert.deepEqual([await browser.value('window.saved[0]'), await browser.value('window.saved[1].startsWith("blob:")')], ['times.csv', true]);
    await browser.press('PageUp');
  },

  async 'every control has a name, and news are announced'() {
    assert.deepEqual(await nameless(browser), []);
    await browser.value(`document.querySelectorAll('details').forEach(d => { d.open = true; })`);
    await browser.press('a');
    for (const scheme of ['light', 'dark']) {
      await browser.scheme(scheme);
      await browser.until(`document.documentElement.dataset.theme === '${scheme}'`);
      assert.deepEqual(await axeFaults(browser), [], scheme);
    }
    await browser.press('a');
    await browser.press('v');
    assert.deepEqual(await axeFaults(browser), [], 'colors');
    await browser.press('z');
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

  async 'a telephone on its side and a large screen show the whole board'() {
    const board = () => browser.value(`(() => { const b = document.getElementById('board').getBoundingClientRect(); return [b.width, b.top, b.bottom, innerHeight]; })()`);
    for (const [width, height] of [[844, 390], [740, 360], [667, 375]]) {
      await browser.screen(width, height);
      await browser.value('scrollTo(0, 0)');
      const [side, top, bottom, high] = await board();
      assert.ok(side > 280 && top >= 0 && bottom <= high + 1, `${width} x ${height}: ${side} wide, ${top} to ${bottom} of ${high}`);
      assert.deepEqual(await tooWide(browser), [], `${width} pixels`);
    }
    const sides = [];
    for (const [width, height] of [[1280, 900], [1920, 1200]]) {
      await browser.screen(width, height);
      sides.push((await board())[0]);
    }
    assert.ok(sides[1] > sides[0] + 150 && sides[0] > 650, sides.join());
    await browser.screen(1280, 900);
  },

  async 'a puzzle comes from a link and goes into one'() {
    const strange = '4.8.....1.1.....2....9.6..8.51..2.9.2.6.....5....6......28.........95....4...7..2';
    await browser.value(`location.hash = '#puzzle=${strange}'`);
    await browser.until(`page.game.puzzle.g === '${strange}'`);
    assert.match(await browser.value(`document.getElementById('puzzle').selectedOptions[0].textContent`), /From a link/);
    assert.equal(await browser.value('page.game.solution.join("")'), solve(strange));
    await browser.press('h');
    assert.match(await browser.value(`document.getElementById('helptext').textContent`), /^Look at /);
    const own = await browser.value('page.pack.puzzles[2].g'), have = solve(own).slice(0, 40).padEnd(81, '.');
    await browser.value(`location.hash = '#puzzle=${own}&have=${have}'`);
    await browser.until('page.at === 2');
    assert.equal(await browser.value('page.game.values.join("").slice(0, 40)'), solve(own).slice(0, 40));
    await browser.value(`document.getElementById('sharing').requestSubmit()`);
    assert.ok((await browser.value(`document.getElementById('sharing').link.value`)).endsWith(`#puzzle=${own}`));
    await browser.value(`location.hash = '#puzzle=123'`);
    await browser.until(`document.getElementById('status').textContent === 'The link has no puzzle of 81 cells.'`);
    await browser.press('u');
    await browser.value(`history.replaceState(null, '', location.pathname)`);
    await browser.press('PageUp');
    await browser.press('PageUp');
  },

  async 'a chain is drawn branch by branch and line by line'() {
    await browser.load(pathToFileURL(chains).href);
    await ready();
    await browser.click('#wayshow');
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
    await browser.value(`(() => { page.game.enter([page.game.values.indexOf(0)], 5); page.game.toggle('corner', [page.game.values.indexOf(0)], 8); window.print = () => {}; })()`);
    await browser.value(`(() => { const form = document.getElementById('printing'); form.progress.checked = true; form.requestSubmit(); })()`);
    assert.equal(await browser.value(`document.querySelectorAll('#sheets .paper i').length`), await browser.value('page.game.values.filter((v, cell) => v && !page.game.givens[cell]).length'));
    assert.ok(await browser.value(`document.querySelector('#sheets .small').textContent.includes('8')`));
  },
};

await runCases(tests, { file, ready });
