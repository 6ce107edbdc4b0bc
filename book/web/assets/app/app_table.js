// A table of puzzles, made or rated: sorted, filtered, saved, printed; a click opens one on the board.
'use strict';

const MOST_ROWS = 300;  // in the page; sorting, filters and files take all
const COLUMNS = [
  { key: 'puzzle', name: () => says('puzzle'), of: row => row.puzzle },
  { key: 'rating', name: () => says('rating'), of: row => row.error || scoreText(row), order: row => row.score ?? -1 },
  { key: 'hardest', name: () => says('technique'), of: (row, name) => row.hardest ? name(row.hardest) : '' },
  { key: 'clues', name: () => says('clues'), of: row => row.puzzle ? [...row.puzzle].filter(ch => ch > '0').length : '' },
];

class PuzzleTable {
  // `open(line)` shows a puzzle, `rate(lines)` rates a list.
  constructor(nameOf, { open, rate }) {
    Object.assign(this, { nameOf, open, rows: [], sorted: { by: null, down: false }, pending: false });
    $('columns').replaceChildren(...COLUMNS.map(column => {
      const cell = element('th', { scope: 'col', of: [keyOf([column.name(), () => this.sort(column)])] });
      cell.dataset.column = column.key;
      return cell;
    }));
    for (const id of ['atleast', 'atmost', 'only']) $(id).addEventListener('input', () => this.draw());
    $('savecsv').addEventListener('click', () => this.save('nonet.csv', this.csv()));
    $('savelines').addEventListener('click', () => this.save('nonet.txt', this.lines()));
    $('ratethese').addEventListener('click', () => rate(this.lines()));
    $('printthese').addEventListener('click', () => this.print());
  }

  clear() {
    this.rows = [];
    this.draw();
  }
  // Many come in a moment: they are drawn together.
  add(row) {
    this.rows.push(row);
    if (this.pending) return;
    this.pending = true;
    setTimeout(() => { this.pending = false; this.draw(); }, 200);
  }

  sort(column) {
    this.sorted = { by: column, down: this.sorted.by === column && !this.sorted.down };
    this.draw();
  }
  // What the filters let pass, in the chosen order.
  get shown() {
    const low = parseFloat($('atleast').value), high = parseFloat($('atmost').value), only = $('only').value, { by, down } = this.sorted;
    const passes = row => !(row.score < low) && !(row.score > high) && (!only || row.hardest === only) && (isNaN(low) && isNaN(high) || row.score !== undefined);
    const list = this.rows.filter(passes);
    if (!by) return list;
    const order = by.order || (row => by.of(row, this.nameOf)), sign = down ? -1 : 1;
    return list.map((row, at) => [order(row), at, row]).sort(([a, i], [b, j]) => (a < b ? -sign : a > b ? sign : i - j)).map(([, , row]) => row);
  }

  draw() {
    const list = this.shown, name = this.nameOf;
    $('found').hidden = !this.rows.length;
    const used = [...new Set(this.rows.map(row => row.hardest).filter(key => key))], chosen = $('only').value;
    if ($('only').options.length !== used.length + 1) {
      $('only').replaceChildren(new Option(says('any'), ''), ...used.map(key => new Option(name(key), key)));
      $('only').value = chosen;
    }
    $('shown').textContent = says(list.length > MOST_ROWS ? 'shown-first' : 'shown', list.length, this.rows.length, MOST_ROWS);
    for (const cell of $('columns').children) {
      const { by, down } = this.sorted;
      if (by && by.key === cell.dataset.column) cell.setAttribute('aria-sort', down ? 'descending' : 'ascending');
      else cell.removeAttribute('aria-sort');
    }
    $('rows').replaceChildren(...list.slice(0, MOST_ROWS).map(row => this.line(row)));
  }
  line(row) {
    const first = row.puzzle ? keyOf([row.puzzle, () => this.open(row.puzzle)]) : '';
    return element('tr', { of: COLUMNS.map((column, i) => element('td', { of: [i ? String(column.of(row, this.nameOf)) : first] })) });
  }

  lines() { return this.shown.filter(row => row.puzzle).map(row => row.puzzle).join('\n') + '\n'; }
  csv() {
    const quoted = text => /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
    const values = [...new Set(this.rows.flatMap(row => Object.keys(row.values || {})))];
    const head = ['puzzle', 'score', ...values, 'hardest', 'level', 'error'];
    const line = row => [row.puzzle, row.score, ...values.map(key => (row.values || {})[key]), row.hardest, row.level, row.error];
    return [head, ...this.shown.map(line)].map(cells => cells.map(cell => quoted(String(cell ?? ''))).join(',')).join('\n') + '\n';
  }
  save(name, text) {
    const link = element('a', { href: URL.createObjectURL(new Blob([text], { type: 'text/plain' })), download: name });
    link.click();
    URL.revokeObjectURL(link.href);
  }
  print() {
    const puzzles = this.shown.filter(row => row.puzzle).map((row, i) => ({ g: row.puzzle, title: `${i + 1}${row.score === undefined ? '' : ` · ${scoreText(row)}`}`, solution: solutionsOf(valuesOf(row.puzzle), 1)[0] }));
    Sheets.build(puzzles, +$('persheet').value, true);
    print();
  }
}
