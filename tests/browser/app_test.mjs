// The page of `nonet app`: node app_test.mjs NONET [firefox]. Its module is that of NONET_APP_MODULE, or of
// the preset wasm; without either there is nothing to test.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { axeFaults, faintTexts, nameless, pagesIn, passesPageChecks, tooWide } from './page_checks.mjs';
import { browser, folder, nonet, runCases, skip } from './page_tests.mjs';

const module = process.env.NONET_APP_MODULE || 'build/wasm/npm/nonet.wasm';
if (!existsSync(module)) skip(`no WebAssembly module ${module}: cmake --preset wasm && cmake --build --preset wasm`);
const file = join(folder, 'nonet.html'), page = pathToFileURL(file).href;
execFileSync(nonet, ['app', '--module', module, '-q', '-o', file]);

const ready = () => browser.until(`window.page && !document.querySelector('#app').hidden`, 'the board is there');
// The page, with another text in its field, typed by a person.
async function type(text) {
  await browser.click('#text');
  await browser.value(`document.querySelector('#text').select()`);
  await browser.value(`document.execCommand('insertText', false, ${JSON.stringify(text)})`);
}
const textOf = selector => browser.value(`document.querySelector(${JSON.stringify(selector)}).textContent`);
const says = pattern => browser.until(`${pattern}.test(document.querySelector('#verdict').textContent)`, `the verdict says ${pattern}`);
const rowOf = scale => `[...document.querySelectorAll('#scales tr')].find(row => row.firstChild.textContent === ${JSON.stringify(scale)})`;
const rated = scale => browser.until(`/\\d/.test(${rowOf(scale)}.children[1].textContent)`, `rated: ${scale}`);
const told = command => execFileSync(nonet, command, { encoding: 'utf8' });

const solutionOf = puzzle => told(['solve', '-q', puzzle]).trim().split('\t').pop();

const xWing = told(['generate', '--level', 'very-hard', '--seed', '3', '-q']).trim();
const several = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8....';

const tests = {
  async 'one file of at most 1.5 MB loads nothing else'() {
    assert.ok(statSync(file).size < 1.5e6, `${statSync(file).size} bytes`);
    assert.deepEqual(browser.requests.filter(url => !/^(file|blob|data|about):/.test(url)), []);
  },

  async 'a typed puzzle is certified, rated on every scale as by the program, and solved step by step'() {
    await type(xWing);
    await says(/Exactly one solution/);
    await browser.until(`location.hash === '#puzzle=${xWing}'`);
    const [, er, ep, ed] = told(['rate', '-q', xWing]).trim().split('\n')[1].split('\t');
    await rated('Sudoku Explainer');
    assert.equal(await browser.value(`${rowOf('Sudoku Explainer')}.querySelector('small').textContent`), `ER ${er}, EP ${ep}, ED ${ed}`);
    const [, , score] = told(['rate', '--scale', 'hodoku', '-q', xWing]).trim().split('\n')[1].split('\t');
    await rated('HoDoKu');
    assert.ok((await browser.value(`${rowOf('HoDoKu')}.children[1].textContent`)).startsWith(score));
    await browser.until(`[...document.querySelectorAll('#scales tr')].every(row => row.children[1].textContent !== '…')`);
    const bars = await browser.value(`document.querySelectorAll('#bar button').length`);
    const steps = told(['explain', '--to', 'jsonl', '-q', xWing]).match(/"technique"/g).length;
    assert.ok(bars > 20 && bars <= steps, `${bars} bars, ${steps} steps`);
    await browser.click('#bar button.hard');
    assert.match(await textOf('#helptitle'), /^Step \d+ of/);
    assert.match(await textOf('#helptext'), /=>|⇒|remove/);
  },

  async 'a hint comes in rungs from the position on the board'() {
    await type(xWing);
    await says(/Exactly one solution/);
    await browser.until(`document.querySelector('#help').hidden`, 'the board is fresh');
    await browser.click('#hint');
    assert.match(await textOf('#helptext'), /Look at/);
    await browser.click('#helpkeys button');
    await browser.click('#helpkeys button');
    assert.match(await textOf('#helptext'), /=>/);
  },

  async 'the steps of another scale are those that the program writes'() {
    await type(xWing);
    await rated('HoDoKu');
    await browser.until(`${rowOf('HoDoKu')}.querySelector('button')`);
    await browser.value(`${rowOf('HoDoKu')}.querySelector('button').click()`);
    await browser.until(`document.querySelector('#stepstext').textContent.length > 100`);
    assert.equal(await textOf('#stepstext'), told(['explain', '--scale', 'hodoku', '-q', xWing]));
    await browser.click('#closesteps');
  },

  async 'a sukaku is rated from its candidates'() {
    const rows = readFileSync(new URL('../data/sukaku/rated.txt', import.meta.url), 'utf8'), marks = rows.match(/^[1-9.]{729}/m)[0];
    await type(marks);
    await says(/a sukaku: exactly one solution/);
    await rated('Sudoku Explainer');
    const [, er] = told(['rate', '-q', marks]).trim().split('\n')[1].split('\t');
    assert.ok((await browser.value(`${rowOf('Sudoku Explainer')}.children[1].textContent`)).startsWith(er));
    assert.ok(await browser.value(`document.querySelector('#app').hidden && document.querySelector('#ratings').checkVisibility()`));
    await type(xWing);
    await says(/^Exactly one solution/);
    assert.ok(await browser.value(`document.querySelector('#app').contains(document.querySelector('#ratings'))`));
  },

  async 'a grid with several solutions shows two of them'() {
    await type(several.replace('53', '..').replace('419', '...'));
    await says(/More than one solution/);
    assert.equal(await browser.value(`document.querySelectorAll('#pictures .small-grid').length`), 2);
    assert.ok(await browser.value(`document.querySelectorAll('#pictures .other').length`) >= 4);
    assert.ok(await browser.value(`document.querySelector('#app').hidden`));
  },

  async 'a grid without a solution says why, and so does a text that is none'() {
    await type('12345678.........9'.padEnd(81, '.'));
    await says(/No solution: row 1, column 9 has no digit left/);
    await type('11'.padEnd(81, '.'));
    await says(/Line 1, column 2: r1c1 and r1c2 both hold 1/);
    assert.ok(await browser.value(`document.querySelector('#verdict').classList.contains('fault')`));
    await type('12345');
    await says(/Line 1/);
  },

  async 'a puzzle is typed on a grid by keys'() {
    await type('.'.repeat(81));
    await says(/More than one solution/);
    await browser.click('#typekey');
    for (const key of '5.3') await browser.press(key);
    assert.ok((await browser.value(`document.querySelector('#text').value`)).startsWith('5.3'));
    await browser.press('ArrowLeft');
    await browser.press('Delete');
    assert.ok((await browser.value(`document.querySelector('#text').value`)).startsWith('5....'));
    await browser.click('#typekey');
  },

  async 'a link opens its puzzle with the digits of its reader'() {
    const first = xWing.indexOf('.'), solution = solutionOf(xWing);
    const have = xWing.slice(0, first) + solution[first] + xWing.slice(first + 1);
    await browser.value(`void (location.hash = '#puzzle=${xWing}&have=${have}')`);
    await browser.until(`window.page && window.page.game && window.page.game.values[${first}] === ${solution[first]}`);
    await browser.value(`window.nonet.solve.write('https://example.org/nonet.html#puzzle=${xWing}')`);
    await says(/Exactly one solution/);
  },

  async 'redundant clues go, and the canonical form opens'() {
    await type(solutionOf(xWing).slice(0, 27) + xWing.slice(27));
    await says(/Exactly one solution/);
    await browser.until(`/no:/.test(document.querySelector('#factlist').textContent)`);
    await browser.click('#minimal');
    await browser.until(`/yes: each/.test(document.querySelector('#factlist').textContent)`, 'it is minimal');
    const canonical = await browser.value(`document.querySelector('#factlist .line').textContent`);
    await browser.click('#canonical');
    await browser.until(`document.querySelector('#text').value === '${canonical}'`);
  },

  async 'puzzles are made to a wish as by the program, in the cells of a painted pattern, too'() {
    await browser.click('nav [data-part=make]');
    await browser.value(`(() => { const form = document.querySelector('#wish'); form.level.value = 'hard'; form.seed.value = 7; form.count.value = 5; })()`);
    await browser.click('#wish [type=submit]');
    const made = n => browser.until(`document.querySelector('#endmake').disabled && document.querySelectorAll('#rows tr').length === ${n}`, `${n} made`);
    await made(5);
    assert.equal(await browser.value('nonet.table.lines()'), told(['generate', '--level', 'hard', '--seed', '7', '-n', '5', '-q']));
    await browser.value(`document.querySelector('#make details').open = true`);
    await browser.drag([0, 1, 2].map(cell => `#pattern [data-cell="${cell}"]`));
    assert.equal(await browser.value('nonet.make.pattern.text'), 'xxx'.padEnd(81, '.'));
    await browser.click('#wish [type=submit]');
    await browser.until(`/clue|pattern/.test(document.querySelector('#made').textContent)`, 'three clues are refused');
    await browser.click('#nopattern');
  },

  async 'a list is rated, sorted, filtered and saved; a click opens a puzzle'() {
    const lines = told(['generate', '-n', '60', '--seed', '2', '-q']);
    await browser.click('nav [data-part=list]');
    await browser.value(`document.querySelector('#lines').value = ${JSON.stringify(lines)}`);
    await browser.click('#rating [type=submit]');
    await browser.until(`document.querySelector('#endlist').disabled && document.querySelectorAll('#rows tr').length === 60`, 'all are rated');
    const ers = told(['rate', '-q', ...lines.trim().split('\n')]).trim().split('\n').slice(1).map(line => +line.split('\t')[1]);
    assert.deepEqual(await browser.value('nonet.table.rows.map(row => row.score)'), ers);
    for (let i = 0; i < 2; ++i) await browser.click('#columns [data-column=rating] button');
    assert.deepEqual(await browser.value('nonet.table.shown.map(row => row.score)'), [...ers].sort((a, b) => b - a));
    await browser.value(`(() => { const field = document.querySelector('#atleast'); field.value = 2; field.dispatchEvent(new Event('input')); })()`);
    assert.equal(await browser.value('nonet.table.shown.length'), ers.filter(er => er >= 2).length);
    assert.match(await browser.value('nonet.table.csv()'), /^puzzle,score,er,ep,ed,hardest,level,error\n/);
    const first = await textOf('#rows button');
    await browser.click('#rows button');
    await browser.until(`document.querySelector('#text').value === '${first}' && !document.querySelector('#app').hidden`);
  },

  async 'the neighbours of a puzzle come into the table'() {
    await browser.until(`document.querySelector('#atleast').value === '2'`);
    await browser.value(`(() => { const field = document.querySelector('#atleast'); field.value = ''; field.dispatchEvent(new Event('input')); })()`);
    await type(xWing);
    await browser.until(`nonet.solve.facts && nonet.solve.facts.givens === '${xWing}'`);
    await browser.click('#neighbours');
    await browser.until(`nonet.table.rows.length > 0 && document.querySelector('#endmake').disabled`);
    const lines = told(['neighbours', '--minimal', '-q', xWing]).trim().split('\n').sort();
    assert.deepEqual((await browser.value('nonet.table.rows.map(row => row.puzzle)')).sort(), lines);
    for (const part of ['list', 'make']) {
      await browser.click(`nav [data-part=${part}]`);
      assert.deepEqual(await nameless(browser), []);
      assert.deepEqual(await faintTexts(browser), []);
      assert.deepEqual(await axeFaults(browser), []);
      for (const width of [320, 390]) {
        await browser.screen(width, 640);
        assert.deepEqual(await tooWide(browser), [], `${part}, ${width} pixels`);
      }
      await browser.screen(1280, 900);
    }
    await browser.click('nav [data-part=solve]');
  },

  async 'served as a folder, it takes the module beside it'() {
    const site = join(folder, 'site'), types = { html: 'text/html', wasm: 'application/wasm' };
    mkdirSync(site);
    execFileSync(nonet, ['app', '--module', module, '--beside', '-q', '-o', join(site, 'index.html')]);
    const server = createServer((request, answer) => {
      const name = request.url === '/' ? 'index.html' : request.url.slice(1);
      if (!existsSync(join(site, name))) return void answer.writeHead(404).end();
      answer.writeHead(200, { 'content-type': types[name.split('.').pop()] }).end(readFileSync(join(site, name)));
    });
    await new Promise(listens => server.listen(0, '127.0.0.1', listens));
    await browser.load(`http://127.0.0.1:${server.address().port}/`);
    await ready();
    await type(xWing);
    await says(/Exactly one solution/);
    await rated('Sudoku Explainer');
    assert.ok(statSync(join(site, 'index.html')).size < 300e3);
    server.closeAllConnections();
    server.close();
    await browser.load(page);
    await ready();
  },

  // Every small letter of the words becomes x: a text with another one was left in English.
  async 'all words can be translated'() {
    const words = told(['book', '--words']).replace(/ = .*/g, text => text.replace(/\{.*?\}|[a-z]/g, part => part.length > 1 ? part : 'x'));
    const file = join(folder, 'words.txt'), other = join(folder, 'x.html');
    writeFileSync(file, words);
    execFileSync(nonet, ['app', '--module', module, '--language', file, '-q', '-o', other]);
    await browser.load(pathToFileURL(other).href);
    await ready();
    await browser.until(`[...document.querySelectorAll('#scales tr')].every(row => row.children[1].textContent !== '…')`);
    const english = () => browser.value(`(() => {
      const own = '#scales th, #scales small, select[name=scale], h1, .line, #stepstext, script, style, noscript, title, input';
      const texts = [...document.querySelectorAll('*')].filter(each => !each.closest(own)).flatMap(each =>
        [...each.childNodes].filter(node => node.nodeType === 3).map(node => node.data).concat((each.getAttribute('aria-label') || '').replace(/Sudoku Explainer|HoDoKu|Minutes of an average solver|The whole catalog/, '')));
      return texts.filter(text => /[a-wyz]/.test(text) && text !== 'Sudoku');
    })()`);
    assert.deepEqual(await english(), []);
    await browser.click('#hint');
    assert.deepEqual(await english(), []);
    await browser.click('#bar button.hard');
    assert.deepEqual(await english(), []);
    for (const text of [several, '12345678.........9'.padEnd(81, '.'), '11'.padEnd(81, '.'), several.replace('53', '..').replace('419', '...')]) {
      await browser.value(`nonet.solve.write(${JSON.stringify(text)})`);
      assert.deepEqual((await english()).filter(text => !/^Lxxx 1, xxxxxx 2: r1c1/.test(text)), []);
    }
    await browser.load(pathToFileURL(join(folder, 'nonet.html')).href);
    await ready();
  },

  async 'it stands the checks that every page does'() {
    await type(xWing);
    await browser.until(`[...document.querySelectorAll('#scales tr')].every(row => row.children[1].textContent !== '…')`);
    await passesPageChecks(browser);
    assert.ok(pagesIn(await browser.pdf()) >= 1);
  },
};

await runCases(tests, { file, ready });
