// The page: the actions of its keys and buttons, and its texts.
'use strict';

// What a digit does, by the key that chooses it; the colors are digits, too.
const MODES = { z: 'digit', x: 'corner', c: 'centre', v: 'color' };
const LAYER_OF = { digit: 'values', corner: 'corner', centre: 'marks', color: 'colors' };
const RUNGS = ['rung-where', 'rung-what', 'rung-step'];
const MISTAKE_RUNGS = ['rung-where', 'rung-wrong', 'rung-why'];

// The texts of a step in the panel, and a step for which the board draws only its argument.
const blocksOf = step => step.a ? [step.a, step.t[step.t.length - 1]] : [step.t.join('\n')];
const COLORS = 9;
const NOTHING = { p: -1, e: [], c: [], d: [], h: [], u: [], x: [], b: [] };

class Page {
  constructor(pack) {
    Object.assign(Phrases, pack.phrases);
    if (pack.board) useBoard(pack.board);
    if (pack.rules) this.rules(pack.rules);
    this.settings = Object.assign({ theme: '', auto: false, solver: '', at: {} }, Kept.read('settings'));
    this.panel = new Panel(() => this.draw());
    this.board = new Board($('board'), { changed: cell => this.chose(cell), alike: cell => this.game.like(cell) });
    this.way = new Way({ show: at => this.showStep(at), opened: () => { this.game.waySeen = true; this.game.save(); } });
    document.title = document.querySelector('h1').textContent = pack.title;
    this.build();
    this.listen();
    this.dress();
    this.take(pack);
    if (!this.openLink()) this.open(Math.min(this.settings.at[pack.title] || 0, pack.puzzles.length - 1));
    setInterval(() => this.tick(), 1000);
  }

  // ---- Once ----

  rules({ fold, sheet, room }) {
    $('letters').parentNode.insertAdjacentHTML('beforebegin', fold);
    Sheets.rules = sheet;
    $('sheets').style.setProperty('--room', room);
  }

  build() {
    this.keys = [...Array(DIGITS).keys()].map(i => keyOf(['', () => this.digit(i + 1, this.mode)]));
    document.querySelector('.keypad').prepend(...this.keys);
    $('letters').hidden = DIGITS < 10;
    $('saving').solver.value = this.settings.solver;
    Times.draw();
  }

  listen() {
    const press = (id, act) => $(id).addEventListener('click', act);
    const submit = (id, act) => $(id).addEventListener('submit', event => { event.preventDefault(); act(event.target); });
    press('previous', () => this.open(this.at - 1));
    press('following', () => this.open(this.at + 1));
    $('puzzle').addEventListener('change', () => this.open(+$('puzzle').value));
    press('howhard', () => { this.rated = true; this.draw(); });
    press('pause', () => this.pause(!this.paused));
    for (const key of document.querySelectorAll('[data-mode]')) key.addEventListener('click', () => this.setMode(key.dataset.mode));
    for (const [id, act] of Object.entries(this.tools)) press(id, act);
    press('restart', () => { this.game.restart(); this.leavePath(); this.say(phrase('restarted')); });
    $('theme').addEventListener('change', () => {
      this.settings.theme = $('theme').value;
      this.keepSettings();
      this.dress();
    });
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => this.dress());
    submit('printing', form => this.print(form));
    submit('sharing', form => this.share(form));
    submit('saving', form => { this.settings.solver = form.solver.value; this.keepSettings(); Times.save(form.solver.value); });
    addEventListener('beforeprint', () => { if (!$('sheets').childElementCount) Sheets.build([this.game.puzzle], 1, false, [this.game], this.settings.auto); });
    addEventListener('afterprint', () => { $('sheets').innerHTML = ''; });
    addEventListener('pagehide', () => this.game.save());
    addEventListener('hashchange', () => this.openLink());
    addEventListener('keydown', event => this.key(event));
  }

  dress() {
    const dark = matchMedia('(prefers-color-scheme: dark)').matches;
    document.documentElement.dataset.theme = this.settings.theme || (dark ? 'dark' : 'light');
    $('theme').value = this.settings.theme;
  }
  keepSettings() { Kept.write('settings', this.settings); }
  say(text) { $('status').textContent = text; }

  // ---- A puzzle ----

  // These puzzles instead of those before; open() then shows one.
  take(pack) {
    if (this.game) this.game.save();
    this.pack = pack;
    this.game = null;
    pack.puzzles.forEach((puzzle, i) => { puzzle.title = puzzle.n || `${i + 1}. ${puzzle.l}`; });
    $('puzzle').replaceChildren(...pack.puzzles.map((_, i) => new Option('', i)));
    pack.puzzles.forEach((_, i) => this.nameInList(i));
  }

  open(at) {
    if (at < 0 || at >= this.pack.puzzles.length) return;
    if (this.game) this.game.save();
    this.at = at;
    if (!this.pack.puzzles[at].solution) {
      this.settings.at[this.pack.title] = at;
      this.keepSettings();
    }
    this.game = new Game(this.pack, this.pack.puzzles[at]);
    this.coach = new Coach(this.game, this.pack.kinds);
    this.mode = 'digit';
    this.lit = 0;
    this.wrong = new Set();
    this.paused = this.rated = false;
    this.pathAt = -1;
    this.closeHelp();
    this.board.choose(Math.max(0, this.game.values.indexOf(0)), { focus: false });
    $('puzzle').value = at;
    $('previous').disabled = at === 0;
    $('following').disabled = at + 1 === this.pack.puzzles.length;
    this.way.build(this.game.puzzle.p, this.game.solved || this.game.waySeen, this.coach.isWhole);
    this.draw();
    this.say(this.game.solved ? phrase('solved-in', timeOf(this.game.seconds)) : '');
  }

  // The puzzle of the address. Whether it has one.
  openLink() {
    const link = Link.read(location.hash);
    if (!link) return false;
    const places = this.pack.puzzles.map(puzzle => puzzle.g.replaceAll('0', '.'));
    const puzzle = typeof link === 'string' ? link : places.includes(link.givens) ? null : Link.puzzle(this.pack, link.givens);
    if (typeof puzzle === 'string') {
      this.open(this.at || 0);
      this.say(phrase(puzzle, CELLS));
      return true;
    }
    if (puzzle) {
      this.pack.puzzles.push({ ...puzzle, title: puzzle.n });
      $('puzzle').append(new Option('', this.pack.puzzles.length - 1));
    }
    this.open(puzzle ? this.pack.puzzles.length - 1 : places.indexOf(link.givens));
    if (link.have) {
      this.game.change(() => { this.game.values = this.game.givens.map((given, cell) => given || valueOf(link.have[cell])); });
      this.say(phrase('link-position'));
      this.draw();
    }
    return true;
  }

  share(form) {
    const link = Link.of(location.href, this.game.puzzle.g, form.digits.checked ? this.game.values : null);
    form.link.value = link;
    form.link.closest('label').hidden = false;
    form.link.select();
    const copied = navigator.clipboard ? navigator.clipboard.writeText(link) : Promise.reject();
    copied.then(() => this.say(phrase('link-copied')), () => this.say(phrase('link-here')));
  }

  // Number, level, target and state.
  nameInList(at) {
    const puzzle = this.pack.puzzles[at], now = this.game && at === this.at;
    const { seconds, begun, solved } = now ? { seconds: this.game.seconds, begun: this.game.started, solved: this.game.solved } : stateOf(puzzle);
    const state = solved ? `✓ ${phrase('solved-in', timeOf(seconds))}` : begun ? phrase('begun') : '';
    const text = [puzzle.title, puzzle.s ? phrase('target', timeOf(puzzle.s)) : '', state].filter(part => part).join(' · ');
    const option = $('puzzle').options[at];
    if (option.textContent !== text) option.textContent = text;
  }

  tick() {
    if (this.paused || document.hidden || this.game.solved || this.pathAt >= 0) return;
    ++this.game.seconds;
    if (this.game.seconds % 10 === 0 && this.game.started) this.game.save();
    $('clock').textContent = timeOf(this.game.seconds);
  }

  pause(on) {
    this.paused = on;
    this.draw();
    this.say(on ? phrase('paused') : '');
  }

  // ---- Moves ----

  get playing() {
    if (this.pathAt < 0 && this.scene) this.closeHelp();
    if (this.pathAt >= 0) this.say(phrase('on-way'));
    else if (this.paused) this.say(phrase('paused'));
    return this.pathAt < 0 && !this.paused;
  }
  get cells() { return this.board.list; }
  // The chosen cells as the page speaks of them, and a sentence about them.
  get cellsName() { return this.cells.length === 1 ? nameOf(this.cells[0]) : counted('cell', this.cells.length); }
  sayOfCells(key, ...args) { this.say(phrase(this.cells.length === 1 ? key : `${key}-many`, this.cellsName, ...args)); }

  digit(digit, mode) {
    if (!this.playing) return;
    if (mode === 'color') this.paint(digit);
    else {
      this.lit = digit;
      if (this.cells.every(cell => this.game.givens[cell])) this.sayOfCells('is-given', symbolOf(digit));
      else if (mode === 'digit') this.enter(digit);
      else this.note(digit, mode);
    }
    this.draw();
  }

  enter(digit) {
    this.game.enter(this.cells, digit);
    this.cells.forEach(cell => this.wrong.delete(cell));
    const { game } = this, open = this.cells.filter(cell => !game.givens[cell]), [cell] = open;
    if (!game.values[cell]) this.sayOfCells('is-empty');
    else if (game.solved) this.finish();
    else if (open.some(each => game.clashes(each))) this.sayOfCells('clashes', symbolOf(digit));
    else if (game.full) this.say(phrase('full-but-wrong'));
    else this.sayOfCells('entered', symbolOf(digit));
  }

  note(digit, mode) {
    const open = this.cells.filter(cell => !this.game.values[cell]);
    if (!open.length) return;
    const on = mode === 'corner' ? this.game.toggle('corner', open, digit) : this.game.toggleCandidate(open, digit, this.settings.auto);
    this.say(phrase(on ? 'mark-set' : 'mark-removed', symbolOf(digit), this.cellsName));
    if (mode === 'corner' && this.settings.auto) this.say(phrase('corner-hidden'));
  }

  paint(color) {
    const on = this.game.toggle('colors', this.cells, color);
    this.say(phrase(on ? 'painted' : 'unpainted', this.cellsName, phrase(`color-${color}`)));
  }

  finish() {
    const { game } = this, isNew = Record.add(game, dayOf(new Date()));
    this.closeHelp();
    this.way.open(true);
    this.say(phrase(game.hints || game.waySeen ? 'done-with-help' : 'done-alone', timeOf(game.seconds), counted('hint', game.hints)));
    game.save();
    if (isNew) Times.draw();
  }

  erase() {
    if (!this.playing) return;
    this.game.erase(this.cells, LAYER_OF[this.mode]);
    this.cells.forEach(cell => this.wrong.delete(cell));
    this.say(phrase('erased', this.cellsName));
    this.draw();
  }
  undo() { this.travelled(this.playing && this.game.undo(), 'undone'); }
  redo() { this.travelled(this.playing && this.game.redo(), 'redone'); }
  travelled(moved, text) {
    if (!this.playing) return;
    this.wrong.clear();
    this.say(phrase(moved ? text : 'nothing-more'));
    this.draw();
  }
  setMode(mode) {
    this.mode = mode;
    this.say(phrase(`entering-${mode}`));
    this.draw();
  }
  setAuto(on) {
    this.settings.auto = on;
    this.keepSettings();
    this.say(phrase(on ? 'auto-on' : 'auto-off'));
    this.draw();
  }
  setSeveral(on) {
    this.board.several = on;
    this.say(phrase(on ? 'several-on' : 'several-off'));
    this.draw();
  }

  // Other cells were chosen.
  chose(cell) {
    const digit = this.game.values[cell];
    if (digit && this.board.chosen.size === 1) this.lit = digit;
    if (this.board.chosen.size > 1) this.say(phrase('chosen', this.board.chosen.size));
    this.draw();
  }

  // ---- Help ----

  // Shows texts in the panel. `drawn`: the step that the board draws; `scene`: the position in which
  // the step holds, if that is not the game's.
  showHelp(title, blocks, keys, { drawn = null, scene = null } = {}) {
    [this.drawn, this.scene] = [drawn, scene];
    this.blockers = !drawn ? [] : drawn.b && drawn.b.length ? drawn.b : blockersOf((scene || this.game).values, drawn);
    const away = this.pathAt >= 0 ? [phrase('my-game'), () => this.leavePath()] : [phrase('close'), () => this.dismiss()];
    this.panel.show(title, blocks, [...keys, away]);
    this.draw();
  }
  dismiss() {
    this.closeHelp();
    this.draw();
  }
  closeHelp() {
    this.panel.close();
    this.drawn = this.scene = null;
    this.blockers = [];
    this.rung = 0;
  }

  check() {
    if (!this.playing) return;
    const { wrong, lost } = this.coach.mistakes(this.settings.auto), parts = [];
    this.wrong = new Set([...wrong, ...lost]);
    this.closeHelp();
    if (wrong.length) parts.push(`${counted('wrong', wrong.length)}: ${namesOf(wrong)}.`);
    if (lost.length) parts.push(phrase('mark-missing', namesOf(lost)));
    this.say(parts.join(' ') || phrase(this.game.full ? 'all-right' : 'right-so-far'));
    this.draw();
  }

  why() {
    if (!this.playing) return;
    const { game, coach } = this, cell = this.board.cursor, digit = game.values[cell];
    if (game.givens[cell] || !digit) {
      this.say(phrase('choose-wrong'));
      return;
    }
    if (digit === game.solution[cell]) {
      this.say(phrase('nothing-against', nameOf(cell), symbolOf(digit)));
      return;
    }
    this.rung = RUNGS.length;
    this.tellMistake({ cell, digit, on: true, why: coach.why(candidateOf(cell, digit), true) });
  }

  // A wrong digit, or a right one that was struck out (not `on`), as far as the rung goes. The first
  // does not say which cell it is.
  tellMistake(mistake) {
    const { cell, digit, on, why: { argument, position } } = mistake, whole = this.rung === RUNGS.length;
    const rungs = this.coach.rungsOf(mistake, this.settings.auto);
    const mend = [phrase(on ? 'take-away' : 'put-back'), () => this.mend(cell, digit, on)];
    const keys = whole ? [mend] : [[phrase(MISTAKE_RUNGS[this.rung]), () => this.hint()]];
    if (this.rung > 1) {
      if (this.board.cursor !== cell) this.board.choose(cell, { focus: false });
      this.wrong.add(cell);
    }
    const title = !whole ? phrase('hint-title', phrase(MISTAKE_RUNGS[this.rung - 1])) : on ? phrase('why-title', symbolOf(digit), nameOf(cell)) : phrase('missing-title', nameOf(cell));
    this.showHelp(title, whole ? rungs[2] : rungs.slice(0, this.rung), keys,
      whole && argument ? { drawn: NOTHING, scene: { values: position.values, gone: goneOf(position) } } : {});
    this.say(whole ? rungs[2][0] : rungs[this.rung - 1]);
  }

  mend(cell, digit, on) {
    this.closeHelp();
    this.wrong.delete(cell);
    this.game.change(() => {
      if (on) this.game.values[cell] = 0;
      else {
        this.game.gone[cell] &= ~(1 << digit);
        if (this.game.marks[cell]) this.game.marks[cell] |= 1 << digit;
      }
    });
    this.say(on ? phrase('is-empty', nameOf(cell)) : phrase('mark-set', symbolOf(digit), nameOf(cell)));
    this.draw();
  }

  hint() {
    if (!this.playing) return;
    const auto = this.settings.auto, mistakes = this.coach.mistakes(auto);
    if (mistakes.wrong.length || mistakes.lost.length) {
      const mistake = this.coach.plainest(mistakes);
      this.climb(JSON.stringify([mistake.cell, mistake.digit, mistake.on]));
      this.tellMistake(mistake);
      return;
    }
    const next = this.coach.next(this.coach.noted(auto), this.coach.singleMarks(auto));
    if (!next) {
      this.say(this.game.solved ? stepPhrase('puzzle-solved') : phrase('no-short-step'));
      return;
    }
    const { n, p, e } = next.step;
    this.hinted = next;
    this.climb(JSON.stringify([n, p, e]));
    this.tellHint();
  }

  // To the next rung of the same hint, or the first of another.
  climb(name) {
    if (this.hintName !== name || !this.panel.isOpen) {
      this.rung = 0;
      this.named = false;
    }
    this.hintName = name;
    if (this.rung === 0) ++this.game.hints;
    this.rung = Math.min(this.rung + 1, RUNGS.length);
  }

  // The technique has its name only when the player asks for it.
  tellHint() {
    const { step, at } = this.hinted, rungs = [step.w, capital(step.what)].slice(0, this.rung), whole = this.rung === RUNGS.length;
    if (whole) rungs.push(...blocksOf(step));
    if (this.named) rungs.push(phrase('technique-is', step.n, ratingText(step)));
    const name = this.rung > 1 && !this.named ? [[phrase('name-it'), () => { this.named = true; this.tellHint(); }]] : [];
    const onWay = at >= 0 && this.way.isOpen ? [[phrase('show-on-way'), () => this.showStep(at)]] : [];
    const keys = whole ? [[phrase('do-it'), () => this.doHint()], ...onWay] : [[phrase(RUNGS[this.rung]), () => this.hint()]];
    this.showHelp(phrase('hint-title', phrase(RUNGS[this.rung - 1])), rungs, [...keys, ...name], { drawn: whole ? step : null });
    this.say(this.named ? rungs[rungs.length - 1] : whole ? conclusionText(step) : rungs[this.rung - 1]);
  }

  doHint() {
    const { step } = this.hinted;
    this.coach.take(step);
    this.closeHelp();
    if (this.game.solved) this.finish();
    else this.say(phrase(step.e.length && !this.settings.auto ? 'noted' : 'done'));
    this.draw();
  }

  // ---- The way to the solution ----

  showStep(at) {
    if (at < 0 || at >= this.way.bars.length) return;
    this.pathAt = at;
    const step = this.game.puzzle.p[at];
    const keys = [
      [`← ${phrase('back')}`, () => this.showStep(at - 1)], [`${phrase('next')} →`, () => this.showStep(at + 1)],
      [phrase('continue-here'), () => this.continueHere()],
    ];
    const title = phrase('step-title', at + 1, this.way.bars.length, step.n, ratingText(step));
    this.showHelp(title, blocksOf(step), keys, { drawn: step, scene: this.coach.positionBefore(at) });
    this.say(title);
  }

  continueHere() {
    const { values, gone } = this.coach.positionBefore(this.pathAt);
    this.game.change(() => {
      [this.game.values, this.game.gone] = [values, gone];
      this.game.marks = Array(CELLS).fill(0);
    });
    this.setAuto(true);
    this.leavePath();
    this.say(phrase('continued'));
  }

  leavePath() {
    this.pathAt = -1;
    this.wrong.clear();
    this.closeHelp();
    this.draw();
  }

  // ---- Drawing ----

  draw() {
    if (!this.game || !this.coach) return;
    const { game, panel, board } = this, { view, line } = panel;
    board.draw({
      game, shown: this.scene || game, scene: this.scene !== null, automatic: this.settings.auto, drawn: this.drawn,
      blockers: this.blockers, view, line, wrong: this.wrong, lit: this.lit, covered: this.paused,
    });
    this.way.mark(this.pathAt);
    this.drawKeys();
    $('undo').disabled = !game.past.length;
    $('redo').disabled = !game.future.length;
    $('pause').textContent = phrase(this.paused ? 'go-on' : 'pause');
    const { f, r } = game.puzzle;
    $('facts').textContent = this.rated ? `${f} · ${r}` : f;
    $('howhard').disabled = this.rated || !r;
    $('clock').textContent = timeOf(game.seconds);
    this.nameInList(this.at);
  }

  drawKeys() {
    this.keys.forEach((key, i) => {
      const left = Math.max(0, CELLS / DIGITS - this.game.values.filter(v => v === i + 1).length), paint = this.mode === 'color';
      key.hidden = paint && i >= COLORS;
      key.innerHTML = paint ? `${i + 1}<small class="swatch"></small>` : `${symbolOf(i + 1)} <small>${left}</small>`;
      key.append(element('span', { className: 'unseen', text: paint ? i < COLORS ? phrase(`color-${i + 1}`) : '' : phrase('left') }));
      key.style.setProperty('--paint', paint ? `var(--color${i + 1})` : '');
      key.setAttribute('aria-pressed', !paint && this.lit === i + 1);
    });
    for (const key of document.querySelectorAll('[data-mode]')) key.setAttribute('aria-pressed', this.mode === key.dataset.mode);
    for (const [id, on] of [['several', this.board.several], ['auto', this.settings.auto], ['pause', this.paused]]) $(id).setAttribute('aria-pressed', on);
  }

  print(form) {
    const puzzles = form.which.value === 'all' ? this.pack.puzzles : [this.game.puzzle];
    this.game.save();
    const games = form.progress.checked ? puzzles.map(puzzle => puzzle.g === this.game.puzzle.g ? this.game : new Game(this.pack, puzzle)) : null;
    Sheets.build(puzzles, +form.per.value, form.answers.checked, games, this.settings.auto);
    print();
  }

  // ---- Keys ----

  key(event) {
    const typing = event.target.closest('select, input, textarea, summary');
    if (event.altKey || typing || !$('board').offsetParent) return;
    const code = /^(?:Digit|Numpad)([0-9])$/.exec(event.code), digit = code ? +code[1] : 0, held = event.ctrlKey || event.metaKey;
    const letter = !held && event.shiftKey && /^[A-P]$/.test(event.key) ? valueOf(event.key) : 0;  // digits beyond 9
    if (digit > (this.mode === 'color' ? COLORS : DIGITS)) return;
    if (letter && letter <= DIGITS) this.digit(letter, this.mode === 'color' ? 'digit' : this.mode);
    else if (digit) this.digit(digit, held && event.shiftKey ? 'color' : event.shiftKey ? 'corner' : held ? 'centre' : this.mode);
    else if (event.key in this.moves) this.arrow(event, held || event.shiftKey);
    else if (held) {
      const undo = event.key === 'z' && !event.shiftKey, redo = event.key === 'y' || event.key === 'Z';
      if (!undo && !redo) return;
      if (undo) this.undo(); else this.redo();
    } else if (event.key === 'Enter' && event.target.closest('.cell')) this.board.chooseAlike();
    else if (event.key in this.commands) this.commands[event.key]();
    else return;
    event.preventDefault();
  }

  // On the bar from step to step, else from cell to cell.
  arrow(event, adds) {
    const [down, right] = this.moves[event.key];
    if (!$('bar').contains(event.target) || !right) {
      this.board.move(down, right, adds);
      return;
    }
    this.showStep(Math.max(0, this.pathAt) + right);
    if (this.pathAt >= 0) this.way.bars[this.pathAt].focus();
  }

  get moves() { return { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }; }
  get tools() {
    return {
      several: () => this.setSeveral(!this.board.several), auto: () => this.setAuto(!this.settings.auto), erase: () => this.erase(), undo: () => this.undo(),
      redo: () => this.redo(), check: () => this.check(), why: () => this.why(), hint: () => this.hint(),
    };
  }
  get commands() {
    const { several, auto, erase, undo, redo, check, why, hint } = this.tools, modes = Object.fromEntries(Object.entries(MODES).map(([key, mode]) => [key, () => this.setMode(mode)]));
    return {
      ...modes, n: () => this.setMode(this.mode === 'digit' ? 'centre' : 'digit'),
      0: erase, Delete: erase, Backspace: erase, m: several, a: auto, u: undo, r: redo, k: check, w: why, h: hint,
      p: () => this.pause(!this.paused), ',': () => this.panel.step(-1), '.': () => this.panel.step(1), Escape: () => this.escape(),
      PageUp: () => this.open(this.at - 1), PageDown: () => this.open(this.at + 1),
    };
  }
  // Closes every panel, and keeps one chosen cell.
  escape() {
    this.leavePath();
    this.board.choose(this.board.cursor, { focus: false });
  }
}
