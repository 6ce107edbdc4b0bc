// The ratings of a puzzle on every scale, side by side. Each scale has a moment; one that takes longer
// waits until it is asked for, and can be ended.
'use strict';

const MOMENT = 1500;  // milliseconds

// "7.2" as the scale prints it.
const numberText = (value, decimals = 0) => value.toFixed(decimals);
// "ER 7.2, EP 7.2, ED 2.6": the first values, which say most.
function valuesText({ values = {}, decimals = {} }) {
  const name = key => key.length < 3 ? key.toUpperCase() : key.replaceAll('_', ' ');
  return Object.entries(values).slice(0, 3).map(([key, value]) => `${name(key)} ${numberText(value, decimals[key])}`).join(', ');
}
function scoreText({ end, score, values = {}, decimals = {}, cellsLeft }) {
  if (end === 'stuck') return `stuck, ${cellsLeft} cells left`;
  if (end !== 'solved') return end;
  const key = Object.keys(values).find(each => values[each] === score);
  return key ? numberText(score, decimals[key]) : String(score);
}

class Ratings {
  constructor(engines) {
    this.engines = engines;
    this.rows = engines.catalogs.scales.map(scale => this.row(scale));
    $('scales').replaceChildren(...this.rows.map(row => row.line));
    this.turn = 0;
  }

  row(scale) {
    const cell = element('td'), hardest = element('td'), name = element('th', { text: scale.name, title: scale.about, scope: 'row' });
    return { scale, cell, hardest, line: element('tr', { of: [name, cell, hardest] }) };
  }

  // All scales in turn; those that take longer than a moment get a key.
  async show(puzzle) {
    const turn = ++this.turn;
    this.engines.rater.close();
    for (const row of this.rows) this.say(row, '…');
    for (const row of this.rows) {
      await this.rate(row, puzzle, MOMENT, turn);
      if (turn !== this.turn) return;
    }
  }
  clear() {
    ++this.turn;
    this.engines.rater.close();
  }

  // `most`: milliseconds.
  async rate(row, puzzle, most, turn) {
    const { rater } = this.engines, clock = setTimeout(() => rater.close(), most);
    try {
      const rating = await rater.rate(puzzle, { scale: row.scale.key });
      if (turn === this.turn) this.tell(row, rating);
    } catch (error) {
      if (turn !== this.turn) return;
      if (wasEnded(error)) this.offer(row, puzzle);
      else this.say(row, error.message);
    } finally {
      clearTimeout(clock);
    }
  }

  say(row, text) {
    row.cell.textContent = text;
    row.hardest.textContent = '';
  }
  tell(row, rating) {
    const values = valuesText(rating), one = Object.keys(rating.values || {}).length < 2;
    row.cell.replaceChildren(scoreText(rating), ...(one ? [] : [element('small', { text: values })]));
    row.hardest.textContent = rating.hardest ? this.engines.nameOf(rating.hardest) : '';
  }
  // A key that rates without a limit, and one that ends it.
  offer(row, puzzle) {
    const ask = keyOf(['Rate', async () => {
      const turn = this.turn, end = keyOf(['Cancel', () => this.engines.rater.close()]);
      row.cell.replaceChildren('rating … ', end);
      await this.rate(row, puzzle, 2 ** 31 - 1, turn);
    }]);
    ask.setAttribute('aria-label', `Rate on the scale ${row.scale.name}`);
    row.cell.replaceChildren('takes longer ', ask);
    row.hardest.textContent = '';
  }
}
