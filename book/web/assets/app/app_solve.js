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
    this.typed = new Cells($('typed'), { label: says('clues'), digits: true, changed: line => { $('text').value = line; this.read(line); } });
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
    const { levels } = await this.engines.catalogs, level = levels[Math.floor(Math.random() * (levels.length - 2))];
    const seed = Math.floor(Math.random() * 2 ** 32);
    for await (const { givens } of this.engines.quick.generate({ level: level.key, seed })) await this.write(givens);
  }

  async read(given) {
    const turn = ++this.turn, { text, have } = textOfLink(given);
    this.engines.study.close();
    this.ratings.clear();
    const pack = this.packOf(text), verdict = text.trim() ? await verdictOf(this.engines.quick, text) : null;
    if (turn !== this.turn) return;
    this.tell(verdict);
    if (verdict && verdict.facts) await this.open(verdict.facts, have || verdict.placed, pack, turn);
    if (verdict && verdict.sukaku) await this.ratings.show(text);
  }

  tell(verdict) {
    const [text, fault] = verdict ? sentenceOf(verdict) : ['', false];
    $('verdict').textContent = text;
    $('verdict').classList.toggle('fault', fault);
    const { facts = null, error = null, givens = null } = verdict || {}, line = facts ? facts.givens : givens;
    if (line && line !== this.typed.text) this.typed.text = line;
    const [first, second] = error ? error.solutions : [];
    $('pictures').hidden = !second;
    $('pictures').replaceChildren(...(second ? [pictureOf(first, givens, second, says('solution-1')), pictureOf(second, givens, first, says('solution-2'))] : []));
    $('app').hidden = !facts;
    // A sukaku has no board to play on; its ratings stand below its verdict.
    (verdict && verdict.sukaku ? $('pictures') : $('facts-of-puzzle')).after($('ratings'));
    this.facts = facts;
  }

  // The way to the solution is looked for beside the verdict; without a puzzle there is none: { error }.
  packOf(text) { return this.engines.study.playPack(text, { title: 'nonet', words: this.engines.words }).catch(error => ({ error })); }

  // The puzzle on the board, with digits that the reader already has.
  async open(facts, have, packing, turn) {
    this.showFacts(facts);
    const pack = await packing;
    if (turn !== this.turn) return;
    if (pack.error) throw pack.error;
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
    const rows = [[says('clues'), clues], [says('minimal'), says(minimal ? 'minimal-yes' : 'minimal-no')], [says('symmetry'), says(`symmetry-${symmetry}`)], [says('canonical'), canonical]];
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
