// Starts the page: its parts, and the puzzle of its address or an example.
'use strict';

const EXAMPLE = '.6..5...91....78....9..3..525.3......8......16.7.......4.56.9.8.7.....4.9...8....';

// One part is shown; the table of puzzles belongs to two of them.
function showPart(name, table) {
  for (const id of ['solve', 'make', 'list']) $(id).hidden = id !== name;
  for (const key of document.querySelectorAll('nav [data-part]')) {
    if (key.dataset.part === name) key.setAttribute('aria-current', 'page'); else key.removeAttribute('aria-current');
  }
  $('app').hidden = name !== 'solve' || !nonet.solve.facts;
  $('found').hidden = name === 'solve' || !table.rows.length;
}

Engines.start().then(async engines => {
  const show = name => showPart(name, table);
  const table = new PuzzleTable(key => engines.nameOf(key), {
    open: line => { show('solve'); solve.write(line); },
    rate: lines => { show('list'); $('lines').value = lines; list.rate(lines); },
  });
  const solve = new Solve(engines), opened = solve.write(location.hash.startsWith('#puzzle=') ? location.hash : EXAMPLE);
  const catalogs = await engines.catalogs, make = new Make(engines, catalogs, table), list = new List(engines, catalogs, table);
  window.nonet = { engines, solve, make, list, table };
  for (const key of document.querySelectorAll('nav [data-part]')) key.addEventListener('click', () => show(key.dataset.part));
  $('neighbours').addEventListener('click', () => { show('make'); make.neighbours(solve.facts.givens); });
  await opened;
}).catch(error => {
  $('verdict').textContent = says('old-browser', error.message);
  $('verdict').classList.add('fault');
});
