// Puzzles to a wish, and the neighbours of one, into the table.
'use strict';

const optionsOf = (rows, nameOf = row => row.name) => rows.map(row => new Option(nameOf(row), row.key));

class Make {
  constructor(engines, catalogs, table) {
    Object.assign(this, { engines, table, end: null });
    const { levels, scales, techniques, symmetries } = catalogs, { level, scale, require, symmetry } = $('wish');
    level.append(...optionsOf(levels, ({ key }) => AppWords.levels[key]));
    scale.append(...optionsOf(scales));
    require.append(...optionsOf(techniques, ({ key }) => engines.nameOf(key)));
    symmetry.append(...optionsOf(symmetries, ({ key }) => says(`symmetry-${key}`)));
    this.pattern = new Cells($('pattern'), { label: says('pattern-cells'), digits: false, changed: () => {} });
    $('nopattern').addEventListener('click', () => { this.pattern.text = '.'.repeat(81); });
    $('wish').addEventListener('submit', event => { event.preventDefault(); this.make(); });
    $('endmake').addEventListener('click', () => this.end.abort());
  }

  // What the form asks for, as the engine takes it.
  get wish() {
    const { level, scale, low, high, require, symmetry, fewest, most, count, seed, minimal } = $('wish');
    const number = field => field.value === '' ? null : +field.value, range = (a, b) => a.value === '' && b.value === '' ? undefined : [number(a), number(b)];
    const pattern = this.pattern.text;
    return {
      level: level.value || undefined, scale: scale.value, rating: range(low, high), require: require.value || undefined, symmetry: symmetry.value,
      clues: range(fewest, most), minimal: minimal.checked, pattern: pattern.includes('x') ? pattern : undefined, count: +count.value || 1,
      seed: number(seed) ?? Math.floor(Math.random() * 2 ** 32),
    };
  }

  make() {
    const { wish } = this, { quick } = this.engines, kind = $('wish').breed.checked ? 'search' : 'generate';
    return this.fill(watch => quick[kind](wish, watch), says('of-seed', wish.seed), wish.scale);
  }
  neighbours(puzzle) { return this.fill(watch => this.engines.quick.neighbours(puzzle, { minimal: true }, watch), says('of-neighbours'), null); }

  // Puzzles come into the table, each with its rating on the scale.
  async fill(source, note, scale) {
    if (this.end) this.end.abort();
    const end = this.end = new AbortController(), { table } = this, rater = await this.engines.another();
    table.clear();
    $('endmake').disabled = false;
    const say = (key, ...args) => { $('made').textContent = says(key, table.rows.length, note, ...args); };
    say('found-now');
    try {
      for await (const { givens } of source({ signal: end.signal, onProgress: () => say('found-now') })) {
        table.add({ puzzle: givens, ...(scale ? await rater.rate(givens, { scale }) : {}) });
      }
      say('found');
    } catch (error) {
      if (this.end !== end) return;
      if (wasEnded(error)) say('found-stopped'); else say('found-failed', error.message);
    }
    rater.close();
    table.draw();
    if (this.end === end) $('endmake').disabled = true;
  }
}
