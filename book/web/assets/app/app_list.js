// A list rated in several workers. Lines of 81 cells are shared out; a text of another format is read by one.
'use strict';

const WORKERS = Math.max(1, Math.min(8, navigator.hardwareConcurrency || 2));

class List {
  constructor(engines, { scales }, table) {
    Object.assign(this, { engines, table, end: null });
    $('rating').scale.append(...optionsOf(scales));
    $('rating').addEventListener('submit', event => { event.preventDefault(); this.rate($('lines').value); });
    $('listfile').addEventListener('change', async () => { $('lines').value = await $('listfile').files[0].text(); });
    $('endlist').addEventListener('click', () => this.end.abort());
  }

  async rate(text) {
    if (this.end) this.end.abort();
    const end = this.end = new AbortController(), scale = $('rating').scale.value, lines = text.split('\n').map(line => line.trim()).filter(line => line);
    const plain = lines.every(line => /^[0-9._*-]{81}(\D|$)/.test(line)), begin = performance.now();
    this.table.clear();
    $('endlist').disabled = false;
    const progress = (done, total) => {
      $('done').max = total;
      $('done').value = done;
      $('rated').textContent = says('progress', done, total, ((performance.now() - begin) / 1000).toFixed(1));
    };
    await (plain ? this.share(lines, scale, end.signal, progress) : this.readAll(text, scale, end.signal, progress));
    this.table.draw();
    if (this.end === end) $('endlist').disabled = true;
  }

  // Results go into the table in the order of the list, as far as it is rated without a gap.
  async share(lines, scale, signal, progress) {
    const results = [];
    let next = 0, shown = 0, done = 0;
    const work = async () => {
      const engine = await this.engines.another();
      signal.addEventListener('abort', () => engine.close());
      while (next < lines.length && !signal.aborted) {
        const at = next++, puzzle = lines[at].slice(0, 81).replace(/[0*_-]/g, '.');
        try {
          results[at] = { puzzle, ...await engine.rate(puzzle, { scale }) };
        } catch (error) {
          if (wasEnded(error)) break;
          results[at] = { puzzle, error: error.message };
        }
        while (results[shown]) this.table.add(results[shown++]);
        if (++done % 20 === 0 || done === lines.length) progress(done, lines.length);
      }
      engine.close();
    };
    await Promise.all(Array.from({ length: Math.min(WORKERS, lines.length) }, work));
  }

  async readAll(text, scale, signal, progress) {
    try {
      for await (const row of this.engines.quick.rateList(text, { scale }, { signal })) {
        this.table.add({ ...row, error: row.error && row.error.reason });
        progress(row.number, row.number);
      }
    } catch (error) {
      if (!wasEnded(error)) $('rated').textContent = error.message;
    }
  }
}
