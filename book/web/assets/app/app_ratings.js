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
  if (!end) return '';
  if (end === 'stuck') return says('stuck', cellsLeft);
  if (end !== 'solved') return says(end);
  const key = Object.keys(values).find(each => values[each] === score);
  return key ? numberText(score, decimals[key]) : String(score);
}

class Ratings {
  constructor(engines) {
    this.engines = engines;
    this.rows = engines.catalogs.then(({ scales }) => {
      const rows = scales.map(scale => this.row(scale));
      $('scales').replaceChildren(...rows.map(row => row.line));
      return rows;
    });
    this.turn = 0;
    $('closesteps').addEventListener('click', () => { $('scalesteps').hidden = true; });
  }

  row(scale) {
    const cell = element('td'), hardest = element('td'), name = element('th', { text: scale.name, title: scale.about, scope: 'row' });
    return { scale, cell, hardest, line: element('tr', { of: [name, cell, hardest] }) };
  }

  // All scales in turn; those that take longer than a moment get a key.
  async show(puzzle) {
    const turn = ++this.turn, rows = await this.rows;
    if (turn !== this.turn) return;
    for (const row of rows) {
      await this.rate(row, puzzle, MOMENT, turn);
      if (turn !== this.turn) return;
    }
  }
  // Before the first puzzle there is nothing to end.
  clear() {
    if (this.turn++) this.engines.rater.close();
    this.rows.then(rows => { for (const row of rows) this.say(row, '…'); });
    $('scalesteps').hidden = true;
  }

  // `most`: milliseconds.
  async rate(row, puzzle, most, turn) {
    const { rater } = this.engines, clock = setTimeout(() => rater.close(), most);
    try {
      const rating = await rater.rate(puzzle, { scale: row.scale.key });
      if (turn === this.turn) this.tell(row, rating, puzzle);
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
  tell(row, rating, puzzle) {
    const values = valuesText(rating), one = Object.keys(rating.values || {}).length < 2;
    row.cell.replaceChildren(scoreText(rating), ...(one ? [] : [element('small', { text: values })]));
    row.hardest.textContent = rating.hardest ? this.engines.nameOf(rating.hardest) : '';
    if (rating.end !== 'solved' || !rating.hardest) return;
    const key = keyOf([says('steps'), () => this.steps(row.scale, puzzle)]);
    key.setAttribute('aria-label', says('steps-on', row.scale.name));
    row.hardest.append(' ', key);
  }
  // The way to the solution on one scale, as `nonet explain --scale` writes it.
  async steps(scale, puzzle) {
    const { turn } = this, say = text => { if (turn === this.turn) $('stepstext').textContent = text; };
    $('stepstitle').textContent = scale.name;
    $('scalesteps').hidden = false;
    say(says('steps-now'));
    try {
      say((await this.engines.study.explain(puzzle, { scale: scale.key })).text);
    } catch (error) {
      if (!wasEnded(error)) say(error.message);
    }
  }
  // A key that rates without a limit, and one that ends it.
  offer(row, puzzle) {
    const ask = keyOf([says('rate'), async () => {
      const turn = this.turn, end = keyOf([says('cancel'), () => this.engines.rater.close()]);
      row.cell.replaceChildren(`${says('rating-now')} `, end);
      await this.rate(row, puzzle, 2 ** 31 - 1, turn);
    }]);
    ask.setAttribute('aria-label', says('rate-on', row.scale.name));
    row.cell.replaceChildren(`${says('longer')} `, ask);
    row.hardest.textContent = '';
  }
}
