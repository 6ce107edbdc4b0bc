// Plays on pages of `nonet play --board` as people do: node boards_test.mjs NONET [firefox].
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { axeFaults, faintTexts, nameless, pagesIn, tooWide } from './page_checks.mjs';
import { browser, folder, nonet, runCases } from './page_tests.mjs';

const pageOf = (name, board, ...options) => {
  const file = join(folder, `${name}.html`);
  execFileSync(nonet, ['play', '-q', '--board', board, '--seed', '5', '-n', '2', ...options, '-o', file]);
  return file;
};
const files = {
  small: pageOf('small', '4x4', '--level', 'easy'), diagonal: pageOf('diagonal', '6x6+x', '--level', 'very-hard'),
  giant: pageOf('giant', '16x16', '--level', 'hard'), overlapping: pageOf('overlapping', 'samurai', '--level', 'very-hard'), apart: pageOf('apart', '6x6+non-consecutive', '--level', 'hard'), classic: pageOf('classic', 'windoku', '--level', 'hard'),
};
const ready = () => browser.until('window.page !== undefined && page.board.cells.length === CELLS', 'the page is there');
const open = async name => {
  await browser.load(pathToFileURL(files[name]).href);
  await ready();
};
// As a reader opens it for the first time: without what an earlier test has filled in.
const openNew = async name => {
  await open(name);
  await browser.value('localStorage.clear()');
  await open(name);
};
const solve = (board, givens) => execFileSync(nonet, ['solve', '--board', board], { input: givens + '\n' }).toString().split('\n')[0].split('\t')[2];
const status = () => browser.value(`document.getElementById('status').textContent`);
const shown = cell => browser.value(`document.querySelectorAll('.cell')[${cell}].lastChild.textContent.trim()`);
const label = cell => browser.value(`document.querySelectorAll('.cell')[${cell}].firstChild.textContent`);
const cellAt = cell => `.cell[data-cell="${cell}"]`;
const givens = () => browser.value('page.game.puzzle.g');

// Takes hint after hint until the puzzle is solved; returns the kinds of hints.
const solvedByHints = () => browser.value(`(() => {
  const names = new Set();
  for (let i = 0; i < 600 && !page.game.solved; ++i) {
    page.hint(); page.hint(); page.hint();
    if (!page.hinted) return null;
    names.add(page.hinted.step.n);
    if (!page.hinted.step.t.length || page.hinted.step.t.some(line => /undefined|NaN/.test(line))) return 'a hint without words: ' + page.hinted.step.t;
    page.doHint();
  }
  return page.game.solved ? [...names] : null;
})()`);

const tests = {
  async 'a small board: keys of its digits, entry, conflicts, undo, check'() {
    const puzzle = await givens(), answer = solve('4x4', puzzle), cell = [...puzzle].indexOf('.'), right = answer[cell];
    assert.equal(await browser.value('page.game.solution.join("")'), answer);
    assert.equal(await browser.value(`document.querySelectorAll('.cell').length`), 16);
    assert.equal(await browser.value(`document.querySelectorAll('.keypad button:not(#erase)').length`), 4);
    await browser.click(cellAt(cell));
    await browser.press('9');
    assert.equal(await shown(cell), '', 'there is no 9');
    await browser.press(right);
    assert.equal(await shown(cell), right);
    await browser.press('u');
    const peer = await browser.value(`page.game.values[PEERS[${cell}].find(at => page.game.values[at])]`);
    await browser.click(`.keypad button:nth-child(${peer})`);
    assert.match(await label(cell), /conflict/);
    await browser.click('#check');
    assert.match(await status(), /1 digit wrong/);
    await browser.click('#why');
    assert.match(await status(), /cannot be/);
    await browser.press('Escape');
    await browser.press('Delete');
    await browser.press('2', { control: true });
    assert.match(await label(cell), /marks 2/);
    await browser.press('u');
    await browser.press('ArrowUp');
    assert.ok(await browser.value(`page.board.cursor >= 0 && page.board.cursor < 16`));
  },

  async 'hints in three rungs lead to the end of every puzzle'() {
    for (const name of ['small', 'diagonal', 'classic', 'giant', 'apart', 'overlapping']) {
      await open(name);
      for (let at = 0; at < 2; ++at) {
        await browser.value(`page.open(${at})`);
        const kinds = await solvedByHints();
        assert.ok(Array.isArray(kinds), `${name}: ${kinds}`);
        if (name !== 'small') assert.ok(kinds.length > 2, `${name}: ${kinds}`);
      }
    }
  },

  async 'neighbours whose digits follow one another clash'() {
    await openNew('apart');
    const puzzle = await givens();
    assert.equal(await browser.value('page.game.solution.join("")'), solve('6x6+non-consecutive', puzzle));
    const clash = await browser.value(`(() => {
      const cell = page.game.values.findIndex((v, at) => !v && FAR[at].some(other => page.game.values[other] > 1));
      const other = FAR[cell].find(at => page.game.values[at] > 1), digit = page.game.values[other] - 1;
      page.game.enter([cell], digit);
      return page.game.clashes(cell) && page.game.clashes(other);
    })()`);
    assert.ok(clash, 'neighbours that follow one another clash');
    await browser.press('u');
  },

  async 'letters beyond 9 are typed with Shift, and shown'() {
    await openNew('giant');
    const puzzle = await givens(), answer = solve('16x16', puzzle), cell = [...puzzle].findIndex((ch, at) => ch === '.' && answer[at] >= 'A');
    await browser.click(cellAt(cell));
    await browser.press(answer[cell], { shift: true });
    assert.equal(await shown(cell), answer[cell]);
    assert.match(await status(), new RegExp(`is ${answer[cell]}`));
    await browser.press('u');
  },

  async 'further houses are grey, boxes have thick lines'() {
    await open('diagonal');
    assert.equal(await browser.value(`document.querySelectorAll('.cell.further').length`), 12);
    assert.ok((await browser.value(`document.querySelector('#board path.thick').getAttribute('d')`)).length > 20);
  },

  async 'grids that overlap: a cell in its place, keys pass over gaps, sheets leave them blank'() {
    await openNew('overlapping');
    const puzzle = await givens();
    assert.equal(puzzle.length, 369);
    assert.equal(await browser.value('page.game.solution.join("")'), solve('samurai', puzzle));
    const box = cell => browser.value(`(({ x, y, width }) => [x, y, width])(document.querySelector('${cellAt(cell)}').getBoundingClientRect())`);
    const [[x, y, side], [right], [, below]] = [await box(0), await box(9), await box(18)];
    assert.ok(Math.abs(right - x - 12 * side) < 2, 'the second grid begins in column 13');
    assert.ok(Math.abs(below - y - side) < 1, 'row 2 begins below row 1');
    await browser.click(cellAt(8));
    await browser.press('ArrowRight');
    assert.equal(await browser.value('page.board.cursor'), 9);
    await browser.press('ArrowLeft');
    await browser.press('ArrowDown');
    assert.equal(await browser.value('page.board.cursor'), 26);
    await browser.value(`Sheets.build(page.pack.puzzles, 1, false)`);
    assert.equal(await browser.value(`document.querySelectorAll('#sheets td').length`), 2 * 21 * 21);
    assert.equal(await browser.value(`document.querySelectorAll('#sheets td.gap').length`), 2 * (21 * 21 - 369));
    await browser.value(`document.getElementById('sheets').innerHTML = ''`);
  },

  async 'links, sheets and what is kept'() {
    await openNew('diagonal');
    const puzzle = await givens(), cell = [...puzzle].indexOf('.');
    await browser.click(cellAt(cell));
    await browser.press(await browser.value(`String(page.game.solution[${cell}])`));
    assert.ok((await browser.value(`Link.of('x', page.game.puzzle.g, page.game.values)`)).startsWith(`x#puzzle=${puzzle}&have=`));
    assert.equal(await browser.value(`Link.read('#puzzle=${puzzle}').givens`), puzzle);
    await open('diagonal');
    assert.equal(await shown(cell), await browser.value(`String(page.game.solution[${cell}])`));
    await browser.value(`Sheets.build(page.pack.puzzles, 2, true)`);
    assert.equal(await browser.value(`document.querySelectorAll('#sheets td').length`), 4 * 36);
    assert.ok(await browser.value(`document.querySelectorAll('#sheets td.ends-right').length`) > 0);
    await browser.value(`document.getElementById('sheets').innerHTML = ''`);
  },

  async 'sheets say the rules, stay whole on paper, and leave room for the puzzles'() {
    for (const [name, rule] of [['diagonal', /^6×6 X-Sudoku\. .*digits 1 to 6 once\. The same holds for both diagonals/], ['small', /^4×4\. .*digits 1 to 4 once\.$/], ['apart', /never follow one another/]]) {
      await open(name);
      for (const [per, pages] of [[1, 14], [2, 8], [4, 5], [6, 4]]) {
        await browser.value(`Sheets.build(Array(6).fill(page.pack.puzzles).flat(), ${per}, true)`);
        const rules = await browser.value(`[...document.querySelectorAll('#sheets .rules')].map(p => p.textContent)`);
        assert.equal(rules.length, 12 / per, 'on each sheet of puzzles');
        assert.match(rules[0], rule);
        if (browser.isChromium) assert.equal(pagesIn(await browser.pdf()), pages, `${name}, ${per} a sheet`);
      }
    }
    // As narrow as a sheet of paper. (Printing has taken the sheets away.)
    await browser.value(`Sheets.build(page.pack.puzzles, 2, true)`);
    await browser.screen(700, 900);
    assert.deepEqual(await browser.value(`[...new Set([...document.querySelectorAll('#sheets td')].map(cell => getComputedStyle(cell).display))]`), ['table-cell']);
    await browser.screen(1280, 900);
    await browser.value(`document.getElementById('sheets').innerHTML = ''`);
    assert.ok(await browser.value(`document.querySelector('#rules p').textContent.length > 40`));
  },

  async 'pages fit a telephone and pass the checks of all pages'() {
    for (const name of ['small', 'diagonal', 'giant', 'overlapping']) {
      await open(name);
      assert.deepEqual(await nameless(browser), [], name);
      assert.deepEqual(await axeFaults(browser), [], name);
      for (const width of [320, 390]) {
        await browser.screen(width, 740);
        assert.deepEqual(await tooWide(browser), [], `${name} at ${width}`);
      }
      for (const scheme of ['light', 'dark']) {
        await browser.scheme(scheme);
        await browser.until(`document.documentElement.dataset.theme === '${scheme}'`);
        assert.deepEqual(await faintTexts(browser), [], `${name} ${scheme}`);
      }
      await browser.scheme('light');
      await browser.screen(1280, 900);
    }
  },
};

await runCases(tests, { file: files.small, ready });
