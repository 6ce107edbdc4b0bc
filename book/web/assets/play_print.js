// Sheets for the printer: one, two, four or six puzzles each, empty or as far as the player has
// come, answers at the end.
'use strict';

const Sheets = {
  rules: '',  // HTML
  // `cellHtml(cell)` gives what stands in an empty cell.
  grid(puzzle, cellHtml) {
    // Thick lines around the boxes of another board, and its further houses in grey.
    const dress = cell => {
      if (EDGES === null) return '';
      const ends = ([, down, right]) => {
        const other = cellAt(rowOf(cell) + down, columnOf(cell) + right);
        return other < 0 ? hasGaps() : houseAt(cell, 'box') !== houseAt(other, 'box');
      };
      const names = [['ends-right', 0, 1], ['ends-below', 1, 0], ['ends-left', 0, -1], ['ends-above', -1, 0]].filter(ends).map(([name]) => name);
      return ` class="${[...names, ...(TINTS.has(cell) ? ['further'] : [])].join(' ')}"`;
    };
    const cells = row => [...Array(ACROSS).keys()].map(column => cellAt(row, column)).map(cell =>
      cell < 0 ? '<td class="gap"></td>' : valueOf(puzzle.g[cell]) ? `<td${dress(cell)}><b>${puzzle.g[cell]}</b></td>` : `<td${dress(cell)}>${cellHtml(cell)}</td>`);
    const rows = [...Array(DOWN).keys()].map(row => `<tr>${cells(row).join('')}</tr>`).join('');
    return `<table class="paper${EDGES === null ? ' boxes' : hasGaps() ? ' gaps' : ''}"><caption>${element('p', { text: puzzle.title }).innerHTML}</caption><tbody>${rows}</tbody></table>`;
  },

  puzzle: puzzle => Sheets.grid(puzzle, () => ''),
  answer(puzzle) {
    const solution = solutionOf(puzzle);
    return Sheets.grid(puzzle, cell => symbolOf(solution[cell]));
  },
  // Digits and marks of a game; `automatic` as on the page.
  progress(game, automatic) {
    return Sheets.grid({ ...game.puzzle, title: `${game.puzzle.title} · ${timeOf(game.seconds)}` }, cell => {
      if (game.values[cell]) return `<i>${symbolOf(game.values[cell])}</i>`;
      const marks = game.shownMarks(cell, automatic) | (automatic ? 0 : game.corner[cell]);
      return marks ? `<span class="small">${digitsOf(ALL).map(d => `<span>${marks >> d & 1 ? symbolOf(d) : ''}</span>`).join('')}</span>` : '';
    });
  },

  pages(grids, perSheet, rules = '') {
    return grids.map((_, i) => i).filter(i => i % perSheet === 0)
      .map(i => `<div class="sheet of${perSheet}">${rules}${grids.slice(i, i + perSheet).join('')}</div>`).join('');
  },

  // `games`: the grids of the games instead of empty ones.
  build(puzzles, perSheet, answers, games = null, automatic = false) {
    for (const [name, value] of [['--across', ACROSS], ['--marks', marksAcross()]]) $('sheets').style.setProperty(name, value);
    const grids = games ? games.map(game => Sheets.progress(game, automatic)) : puzzles.map(Sheets.puzzle);
    const answersPerSheet = Math.max(perSheet, Math.min(6, puzzles.length)) === 1 ? 1 : 6;
    $('sheets').innerHTML = Sheets.pages(grids, perSheet, Sheets.rules) + (answers ? Sheets.pages(puzzles.map(Sheets.answer), answersPerSheet) : '');
  },
};
