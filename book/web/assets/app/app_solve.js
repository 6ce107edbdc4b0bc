// A text becomes a puzzle on the board: its verdict, its facts, its ratings, and its way to the solution.
'use strict';

// The page to play on, whose puzzles come from the engine.
class AppPage extends Page {
  openLink() { return this.asked ? this.asked() : super.openLink(); }
  showLink() { return super.openLink(); }
}

class Solve {
  constructor(engines) {
    this.engines = engines;
    this.turn = 0;
    this.page = null;
    $('way').after($('study').content);
    this.ratings = new Ratings(engines);
    this.typed = new Cells($('typed'), { label: 'Clues', digits: true, changed: line => { $('text').value = line; this.read(line); } });
    this.listen();
  }

  listen() {
    const press = (id, act) => $(id).addEventListener('click', act);
    $('text').addEventListener('input', () => this.read($('text').value));
    $('file').addEventListener('change', async () => this.write(await $('file').files[0].text()));
    press('typekey', () => {
      $('typing').hidden = !$('typing').hidden;
      $('typekey').setAttribute('aria-expanded', !$('typing').hidden);
      if (!$('typing').hidden) this.typed.go(0);
    });
    press('another', () => this.another());
    press('minimal', () => this.minimise());
    press('canonical', () => this.write(this.facts.canonical));
  }

  write(text) {
    $('text').value = text.trim();
    return this.read(text);
  }

  // A random puzzle of a random level; the hardest levels take too long to make.
  async another() {
    const { levels } = this.engines.catalogs, level = levels[Math.floor(Math.random() * (levels.length - 2))];
    const seed = Math.floor(Math.random() * 2 ** 32);
    for await (const { givens } of this.engines.quick.generate({ level: level.key, seed })) await this.write(givens);
  }

  async read(given) {
    const turn = ++this.turn, { text, have } = textOfLink(given);
    this.engines.study.close();
    this.ratings.clear();
    const verdict = text.trim() ? await verdictOf(this.engines.quick, text) : null;
    if (turn !== this.turn) return;
    this.tell(verdict);
    if (verdict && verdict.facts) await this.open(verdict.facts, have || verdict.placed, turn);
  }

  tell(verdict) {
    const [text, fault] = verdict ? sentenceOf(verdict) : ['', false];
    $('verdict').textContent = text;
    $('verdict').classList.toggle('fault', fault);
    const { facts = null, error = null, givens = null } = verdict || {}, line = facts ? facts.givens : givens;
    if (line && line !== this.typed.text) this.typed.text = line;
    const [first, second] = error ? error.solutions : [];
    $('pictures').hidden = !second;
    $('pictures').replaceChildren(...(second ? [pictureOf(first, givens, second, 'One solution'), pictureOf(second, givens, first, 'Another solution')] : []));
    $('app').hidden = !facts;
    this.facts = facts;
  }

  // The puzzle on the board, with digits that the reader already has.
  async open(facts, have, turn) {
    this.showFacts(facts);
    const pack = await this.engines.study.playPack(facts.givens, { title: 'nonet' }).catch(error => { if (!wasEnded(error)) throw error; });
    if (turn !== this.turn) return;
    history.replaceState(null, '', `#puzzle=${facts.givens}${have ? `&have=${have}` : ''}`);
    if (this.page) {
      this.page.take(pack);
      this.page.showLink();
    } else {
      this.page = new AppPage(pack);
      this.page.asked = () => { this.write(location.hash); return true; };
      window.page = this.page;
    }
    this.page.way.open(true);
    await this.ratings.show(facts.givens);
  }

  showFacts({ clues, minimal, symmetry, canonical }) {
    const rows = [['Clues', clues], ['Minimal', minimal ? 'yes: each clue is needed' : 'no: some clue can go'], ['Symmetry', symmetry], ['Canonical form', canonical]];
    $('factlist').replaceChildren(...rows.flatMap(([name, value]) => [element('dt', { text: name }), element('dd', { text: String(value), className: String(value).length > 80 ? 'line' : '' })]));
    $('minimal').disabled = minimal;
  }

  // Clue after clue goes that the puzzle does not need.
  async minimise() {
    let line = this.facts.givens;
    for (let cell = 0; cell < 81; ++cell) {
      if (line[cell] === '.') continue;
      const without = `${line.slice(0, cell)}.${line.slice(cell + 1)}`;
      if ((await this.engines.quick.solve(without)).count === 1) line = without;
    }
    await this.write(line);
  }
}
