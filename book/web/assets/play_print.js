// Sheets for the printer: one, two, four or six puzzles each, answers at the end.
'use strict';

const Sheets = {
  grid(puzzle, answers) {
    const solution = solutionOf(puzzle);
    let html = `<table class="paper"><caption>${puzzle.title}</caption><tbody>`;
    for (let row = 0; row < 9; ++row) {
      html += '<tr>';
      for (let cell = 9 * row; cell < 9 * row + 9; ++cell) {
        const given = puzzle.g[cell] > '0';
        html += given ? `<td><b>${puzzle.g[cell]}</b></td>` : `<td>${answers ? solution[cell] : ''}</td>`;
      }
      html += '</tr>';
    }
    return html + '</tbody></table>';
  },

  pages(puzzles, perSheet, answers) {
    let html = '';
    for (let i = 0; i < puzzles.length; i += perSheet) {
      html += `<div class="sheet of${perSheet}">` +
        puzzles.slice(i, i + perSheet).map(p => Sheets.grid(p, answers)).join('') + '</div>';
    }
    return html;
  },

  build(puzzles, perSheet, answers) {
    const answersPerSheet = Math.max(perSheet, Math.min(6, puzzles.length));
    document.getElementById('sheets').innerHTML = Sheets.pages(puzzles, perSheet, false) +
      (answers ? Sheets.pages(puzzles, answersPerSheet === 1 ? 1 : 6, true) : '');
  },
};
