// The page: draws the game, listens to keys, fingers and pointers, and says what happens.
'use strict';

const $ = id => document.getElementById(id);
const RUNGS = ['Where to look', 'What to look for', 'The step'];
const MISTAKE_RUNGS = ['Where to look', 'What is wrong', 'Why'];
const timeOf = s => `${Math.floor(s / 60)}:${String(s % 60).padStart(2, '0')}`;
const plural = (n, word) => `${n} ${word}${n === 1 ? '' : 's'}`;

// What the panel says of a step, and a step of which the board draws nothing but its argument.
const blocksOf = step => step.a ? [step.a, step.t[step.t.length - 1]] : [step.t.join('\n')];
const NOTHING = { p: -1, e: [], c: [], d: [], h: [], u: [], x: [], b: [] };

class Page {
  constructor(pack) {
    this.pack = pack;
    this.panel = new Panel(() => this.draw());
    this.settings = Object.assign({ theme: '', auto: false, at: {} }, Kept.read('settings'));
    document.title = pack.title;
    document.querySelector('h1').textContent = pack.title;
    this.build();
    this.listen();
    this.dress();
    this.open(Math.min(this.settings.at[pack.title] || 0, pack.puzzles.length - 1));
    setInterval(() => this.tick(), 1000);
  }

  // ---- Once ----

  build() {
    this.cells = [];
    for (let row = 0; row < 9; ++row) {
      const line = document.createElement('div');
      line.setAttribute('role', 'row');
      for (let column = 0; column < 9; ++column) {
        const cell = document.createElement('div');
        cell.className = 'cell';
        cell.setAttribute('role', 'gridcell');
        cell.setAttribute('aria-rowindex', row + 1);
        cell.setAttribute('aria-colindex', column + 1);
        cell.tabIndex = -1;
        cell.dataset.cell = this.cells.length;
        this.cells.push(cell);
        line.append(cell);
      }
      $('board').append(line);
    }
    this.overlay = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    this.overlay.setAttribute('viewBox', `0 0 ${9 * SIDE} ${9 * SIDE}`);
    this.overlay.setAttribute('aria-hidden', 'true');
    $('board').append(this.overlay);
    this.keys = [];
    for (let digit = 1; digit <= 9; ++digit) {
      const key = document.createElement('button');
      key.type = 'button';
      key.addEventListener('click', () => this.digit(digit, this.pencil));
      this.keys.push(key);
      document.querySelector('.keypad').append(key);
    }
    this.pack.puzzles.forEach((puzzle, i) => {
      puzzle.title = puzzle.n || `${i + 1}. ${puzzle.l}`;
      $('puzzle').append(new Option(puzzle.title, i));
    });
  }

  listen() {
    $('board').addEventListener('pointerdown', event => {
      const cell = event.target.closest('.cell');
      if (cell) this.choose(+cell.dataset.cell);
    });
    $('board').addEventListener('focusin', event => {
      if (event.target.dataset.cell !== undefined) this.choose(+event.target.dataset.cell, false);
    });
    const press = (id, act) => $(id).addEventListener('click', act);
    press('previous', () => this.open(this.at - 1));
    press('following', () => this.open(this.at + 1));
    $('puzzle').addEventListener('change', () => this.open(+$('puzzle').value));
    press('pause', () => this.pause(!this.paused));
    press('notes', () => this.setPencil(!this.pencil));
    press('auto', () => this.setAuto(!this.settings.auto));
    press('erase', () => this.erase());
    press('undo', () => this.undo());
    press('redo', () => this.redo());
    press('check', () => this.check());
    press('why', () => this.why());
    press('hint', () => this.hint());
    press('restart', () => { this.game.restart(); this.leavePath(); this.say('Started again. Undo takes it back.'); });
    $('theme').addEventListener('change', () => {
      this.settings.theme = $('theme').value;
      this.keepSettings();
      this.dress();
    });
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => this.dress());
    $('printing').addEventListener('submit', event => { event.preventDefault(); this.print(); });
    addEventListener('beforeprint', () => { if (!$('sheets').childElementCount) Sheets.build([this.game.puzzle], 1, false); });
    addEventListener('afterprint', () => { $('sheets').innerHTML = ''; });
    addEventListener('pagehide', () => this.game.save());
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

  open(at) {
    if (at < 0 || at >= this.pack.puzzles.length) return;
    if (this.game) this.game.save();
    this.at = at;
    this.settings.at[this.pack.title] = at;
    this.keepSettings();
    this.game = new Game(this.pack, this.pack.puzzles[at]);
    this.coach = new Coach(this.game, this.pack.kinds);
    this.chosen = this.game.values.indexOf(0) < 0 ? 40 : this.game.values.indexOf(0);
    this.lit = 0;
    this.wrong = new Set();
    this.pencil = this.paused = false;
    this.pathAt = -1;
    this.closeHelp();
    $('puzzle').value = at;
    $('previous').disabled = at === 0;
    $('following').disabled = at + 1 === this.pack.puzzles.length;
    this.drawBar();
    this.draw();
    this.say(this.game.solved ? `Solved in ${timeOf(this.game.seconds)}.` : '');
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
    this.say(on ? 'Paused.' : '');
  }

  // ---- Moves ----

  get playing() {
    if (this.pathAt < 0 && this.scene) this.closeHelp();
    if (this.pathAt >= 0) this.say('This is a position of the way to the solution. Continue from here, or go back to your game.');
    else if (this.paused) this.say('Paused.');
    return this.pathAt < 0 && !this.paused;
  }

  digit(digit, pencil) {
    if (!this.playing) return;
    this.lit = digit;
    const cell = this.chosen;
    if (this.game.givens[cell]) {
      this.say(`${nameOf(cell)} is given. Every ${digit} is highlighted.`);
    } else if (pencil) {
      if (!this.game.values[cell]) {
        this.game.toggleMark(cell, digit, this.settings.auto);
        const there = this.game.shownMarks(cell, this.settings.auto) >> digit & 1;
        this.say(`Pencil mark ${digit} ${there ? 'set' : 'removed'} in ${nameOf(cell)}.`);
      }
    } else {
      this.game.enter(cell, digit);
      this.entered(cell);
    }
    this.draw();
  }

  entered(cell) {
    this.wrong.delete(cell);
    const { game } = this, digit = game.values[cell];
    if (!digit) this.say(`${nameOf(cell)} is empty.`);
    else if (game.clashes(cell)) this.say(`${nameOf(cell)} is ${digit}, which stands in a cell that it sees.`);
    else if (game.solved) this.finish();
    else if (game.full) this.say('The grid is full, but something is wrong. Check shows where.');
    else this.say(`${nameOf(cell)} is ${digit}.`);
  }

  finish() {
    const help = this.game.hints ? `with ${plural(this.game.hints, 'hint')}` : 'without hints';
    this.closeHelp();
    this.say(`Solved in ${timeOf(this.game.seconds)}, ${help}. Well done!`);
    this.game.save();
  }

  erase() {
    if (!this.playing) return;
    this.game.erase(this.chosen);
    this.wrong.delete(this.chosen);
    this.say(`${nameOf(this.chosen)} erased.`);
    this.draw();
  }
  undo() { this.travelled(this.playing && this.game.undo(), 'Undone.'); }
  redo() { this.travelled(this.playing && this.game.redo(), 'Done again.'); }
  travelled(moved, text) {
    if (!this.playing) return;
    this.wrong.clear();
    this.say(moved ? text : 'Nothing more.');
    this.draw();
  }
  setPencil(on) {
    this.pencil = on;
    this.say(on ? 'Digits are pencil marks now.' : 'Digits are entered now.');
    this.draw();
  }
  setAuto(on) {
    this.settings.auto = on;
    this.keepSettings();
    this.say(on ? 'Every possible digit is marked.' : 'Your own pencil marks.');
    this.draw();
  }

  choose(cell, focus = true) {
    this.chosen = cell;
    const digit = this.game.values[cell];
    if (digit) this.lit = digit;
    this.draw();
    if (focus) this.cells[cell].focus({ preventScroll: true });
  }

  // ---- Help ----

  // What the panel says, what of a step the board draws, and the position in which it holds, if that
  // is not the game's.
  showHelp(title, blocks, keys, { drawn = null, scene = null } = {}) {
    [this.drawn, this.scene] = [drawn, scene];
    this.blockers = !drawn ? [] : drawn.b || blockersOf((scene || this.game).values, drawn);
    const away = this.pathAt >= 0 ? ['My game', () => this.leavePath()] : ['Close', () => this.dismiss()];
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
    this.rung = 0;
  }

  check() {
    if (!this.playing) return;
    const { wrong, lost } = this.coach.mistakes(this.settings.auto);
    this.wrong = new Set([...wrong, ...lost]);
    this.closeHelp();
    if (!this.wrong.size) {
      this.say(this.game.full ? 'Everything is right.' : 'Nothing is wrong so far.');
    } else {
      const parts = [];
      if (wrong.length) parts.push(`${plural(wrong.length, 'digit')} wrong: ${wrong.map(nameOf).join(', ')}`);
      if (lost.length) parts.push(`the right mark is missing in ${lost.map(nameOf).join(', ')}`);
      this.say(parts.join('; ') + '.');
    }
    this.draw();
  }

  why() {
    if (!this.playing) return;
    const { game, coach } = this, cell = this.chosen, digit = game.values[cell];
    if (game.givens[cell] || !digit) {
      this.say('Choose a cell with a digit of yours, then ask why not.');
      return;
    }
    if (digit === game.solution[cell]) {
      this.say(`${nameOf(cell)} is ${digit}: nothing speaks against it.`);
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
    const mend = [on ? 'Take it away' : 'Put it back', () => this.mend(cell, digit, on)];
    const keys = whole ? [mend] : [[MISTAKE_RUNGS[this.rung], () => this.hint()]];
    if (this.rung > 1) {
      if (this.chosen !== cell) this.choose(cell, false);
      this.wrong.add(cell);
    }
    const title = !whole ? `Hint: ${MISTAKE_RUNGS[this.rung - 1].toLowerCase()}` : on ? `Why not ${digit} in ${nameOf(cell)}?` : `A mark is missing in ${nameOf(cell)}`;
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
    this.say(on ? `${nameOf(cell)} is empty.` : `Pencil mark ${digit} set in ${nameOf(cell)}.`);
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
      this.say('The puzzle is solved.');
      return;
    }
    const { n, p, e } = next.step;
    this.hinted = next;
    this.climb(JSON.stringify([n, p, e]));
    this.tellHint();
  }

  // To the next rung of the same hint, or the first of another.
  climb(name) {
    if (this.hintName !== name || !this.panel.isOpen) this.rung = 0;
    this.hintName = name;
    if (this.rung === 0) ++this.game.hints;
    this.rung = Math.min(this.rung + 1, RUNGS.length);
  }

  tellHint() {
    const { step, at } = this.hinted, rungs = [step.w, step.m].slice(0, this.rung);
    if (this.rung === 3) rungs.push(...blocksOf(step));
    const onWay = at >= 0 ? [['Show it on the way', () => this.showStep(at)]] : [];
    const keys = this.rung < 3 ? [[RUNGS[this.rung], () => this.hint()]] : [['Do it', () => this.doHint()], ...onWay];
    this.showHelp(`Hint: ${RUNGS[this.rung - 1].toLowerCase()}`, rungs, keys, { drawn: this.rung === 3 ? step : null });
    this.say(this.rung === 3 ? step.t[step.t.length - 1].replace('=> ', '') : rungs[this.rung - 1]);
  }

  doHint() {
    const { step } = this.hinted;
    this.coach.take(step);
    this.closeHelp();
    if (this.game.solved) this.finish();
    else this.say(step.e.length && !this.settings.auto ? 'Noted. Auto marks show what is left.' : 'Done.');
    this.draw();
  }

  // ---- The way to the solution ----

  drawBar() {
    const steps = this.game.puzzle.p, most = Math.max(1, ...steps.map(step => step.r));
    this.bars = steps.map((step, i) => {
      const bar = document.createElement('button');
      bar.type = 'button';
      bar.style.setProperty('--h', `${12 + 88 * step.r / most}%`);
      if (step.r === most) bar.className = 'hard';
      bar.setAttribute('aria-label', `Step ${i + 1}: ${step.n}, ${step.r.toFixed(1)}`);
      bar.title = `${i + 1}. ${step.n}, ${step.r.toFixed(1)}`;
      bar.tabIndex = i === 0 ? 0 : -1;
      bar.addEventListener('click', () => this.showStep(i));
      return bar;
    });
    $('bar').replaceChildren(...this.bars);
  }

  showStep(at) {
    if (at < 0 || at >= this.bars.length) return;
    this.pathAt = at;
    const step = this.game.puzzle.p[at];
    const keys = [
      ['← Back', () => this.showStep(at - 1)], ['Next →', () => this.showStep(at + 1)],
      ['Continue from here', () => this.continueHere()],
    ];
    const title = `Step ${at + 1} of ${this.bars.length}: ${step.n}, ${step.r.toFixed(1)}`;
    this.showHelp(title, blocksOf(step), keys, { drawn: step, scene: this.coach.positionBefore(at) });
    this.say(title);
    this.bars.forEach((bar, i) => { bar.tabIndex = i === at ? 0 : -1; });
  }

  continueHere() {
    const { values, gone } = this.coach.positionBefore(this.pathAt);
    this.game.change(() => {
      [this.game.values, this.game.gone, this.game.marks] = [values, gone, Array(81).fill(0)];
    });
    this.setAuto(true);
    this.leavePath();
    this.say('You continue from here. Undo takes it back.');
  }

  leavePath() {
    this.pathAt = -1;
    this.wrong.clear();
    this.closeHelp();
    this.draw();
  }

  // ---- Drawing ----

  draw() {
    if (!this.game) return;
    const shown = this.scene || this.game, automatic = this.scene || this.drawn || this.settings.auto;
    this.cells.forEach((element, cell) => this.drawCell(element, cell, shown, automatic));
    this.drawLinks();
    this.keys.forEach((key, i) => {
      const left = 9 - this.game.values.filter(v => v === i + 1).length;
      key.innerHTML = `${i + 1}<small>${Math.max(left, 0)}</small>`;
      key.setAttribute('aria-label', `${i + 1}, ${Math.max(left, 0)} left`);
      key.setAttribute('aria-pressed', this.lit === i + 1);
    });
    this.bars.forEach((bar, i) => i === this.pathAt ? bar.setAttribute('aria-current', 'step') : bar.removeAttribute('aria-current'));
    for (const [id, on] of [['notes', this.pencil], ['auto', this.settings.auto], ['pause', this.paused]]) $(id).setAttribute('aria-pressed', on);
    $('undo').disabled = !this.game.past.length;
    $('redo').disabled = !this.game.future.length;
    $('pause').textContent = this.paused ? 'Go on' : 'Pause';
    $('board').classList.toggle('covered', this.paused);
    $('facts').textContent = this.game.puzzle.f;
    $('clock').textContent = timeOf(this.game.seconds);
    const option = $('puzzle').options[this.at];
    option.textContent = this.game.puzzle.title + (this.game.solved ? ' ✓' : this.game.started ? ' …' : '');
  }

  // A chain over the board; patterns are drawn in the cells.
  drawLinks() {
    const { view, line } = this.panel;
    if (!view || !this.drawn) {
      this.overlay.innerHTML = '';
      return;
    }
    const marks = marksOf(this.drawn, view, line);
    this.overlay.innerHTML = [...marks.kinds].map(([candidate, kind]) => candidateSvg(candidate, kind)).join('') + linksSvg(marks, line);
  }

  drawCell(element, cell, shown, automatic) {
    const { game } = this, path = this.scene !== null, value = shown.values[cell];
    const marks = value ? 0 : path || this.drawn ? possibleIn(shown.values, cell) & ~shown.gone[cell] : game.shownMarks(cell, automatic);
    const clash = !path && game.clashes(cell), wrong = !path && this.wrong.has(cell);
    const classes = ['cell'];
    const add = (name, on) => { if (on) classes.push(name); };
    add('given', game.givens[cell]);
    add('peer', !this.drawn && PEERS[this.chosen].includes(cell));
    add('same', !this.drawn && value && value === this.lit);
    if (this.drawn) {
      add('house', this.drawn.h.some(h => HOUSES[h].includes(cell)));
      add('cover', this.drawn.u.some(h => HOUSES[h].includes(cell)));
      add('aid', this.drawn.x.includes(cell));
      add('blocker', this.blockers.includes(cell));
      add('pattern', !this.panel.view && this.drawn.c.includes(cell));
      add('target', this.drawn.p >= 0 && cellOf(this.drawn.p) === cell);
    }
    add('clash', clash);
    add('wrong', wrong);
    add('chosen', cell === this.chosen && !path);
    element.className = classes.join(' ');
    element.tabIndex = cell === this.chosen ? 0 : -1;
    element.setAttribute('aria-selected', cell === this.chosen);
    element.setAttribute('aria-label', this.labelOf(cell, value, marks, clash, wrong));
    const html = value ? String(value) : marks ? `<span class="marks" aria-hidden="true">${[1, 2, 3, 4, 5, 6, 7, 8, 9].map(d => this.markHtml(cell, d, marks)).join('')}</span>` : '';
    if (element.dataset.html !== html) {
      element.innerHTML = html;
      element.dataset.html = html;
    }
  }

  markHtml(cell, digit, marks) {
    if (!(marks >> digit & 1)) return '<span></span>';
    const candidate = candidateOf(cell, digit), step = this.drawn;
    if (step && this.panel.view) return `<span class="aside">${digit}</span>`;
    if (!step) return `<span${digit === this.lit ? ' class="lit"' : ''}>${digit}</span>`;
    const kind = step.e.includes(candidate) ? 'out' : step.p === candidate ? 'in'
      : step.c.includes(cell) && step.d.includes(digit) ? 'lit' : '';
    return `<span class="${kind}">${digit}</span>`;
  }

  labelOf(cell, value, marks, clash, wrong) {
    const where = `row ${Math.floor(cell / 9) + 1} column ${cell % 9 + 1}`;
    if (this.paused) return where;
    const what = value ? `${value}${this.game.givens[cell] ? ', given' : ''}` : marks ? `empty, marks ${digitsOf(marks).join(' ')}` : 'empty';
    return `${where}, ${what}${clash ? ', conflict' : ''}${wrong ? ', wrong' : ''}`;
  }

  print() {
    const form = $('printing'), all = form.which.value === 'all';
    Sheets.build(all ? this.pack.puzzles : [this.game.puzzle], +form.per.value, form.answers.checked);
    print();
  }

  // ---- Keys ----

  key(event) {
    const typing = event.target.closest('select, input, summary');
    if (event.altKey || typing) return;
    if (event.ctrlKey || event.metaKey) {
      const undo = event.key === 'z' && !event.shiftKey, redo = event.key === 'y' || event.key === 'Z';
      if (undo || redo) { event.preventDefault(); undo ? this.undo() : this.redo(); }
      return;
    }
    const onBar = $('bar').contains(event.target), code = /^(?:Digit|Numpad)([0-9])$/.exec(event.code);
    if (onBar && ['ArrowLeft', 'ArrowRight'].includes(event.key)) {
      this.showStep(Math.max(0, this.pathAt) + (event.key === 'ArrowRight' ? 1 : -1));
      if (this.pathAt >= 0) this.bars[this.pathAt].focus();
    } else if (code && +code[1]) this.digit(+code[1], this.pencil !== event.shiftKey);
    else if (event.key in this.moves) this.step(...this.moves[event.key]);
    else if (event.key in this.commands) this.commands[event.key]();
    else return;
    event.preventDefault();
  }

  get moves() { return { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }; }
  step(down, right) {
    const row = (Math.floor(this.chosen / 9) + down + 9) % 9, column = (this.chosen % 9 + right + 9) % 9;
    this.choose(9 * row + column);
  }
  get commands() {
    return {
      0: () => this.erase(), Delete: () => this.erase(), Backspace: () => this.erase(),
      n: () => this.setPencil(!this.pencil), a: () => this.setAuto(!this.settings.auto), u: () => this.undo(),
      r: () => this.redo(), c: () => this.check(), w: () => this.why(), h: () => this.hint(),
      p: () => this.pause(!this.paused), ',': () => this.panel.step(-1), '.': () => this.panel.step(1), Escape: () => this.leavePath(), PageUp: () => this.open(this.at - 1),
      PageDown: () => this.open(this.at + 1),
    };
  }
}

// The puzzles come packed, so that no solution meets the eye of who looks at the source.
async function unpacked(text) {
  const bytes = Uint8Array.from(atob(text), ch => ch.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
  return JSON.parse(await new Response(stream).text());
}

unpacked($('pack').textContent.trim()).then(pack => { window.page = new Page(pack); }, () => {
  document.getElementById('status').textContent = 'This browser can not open the puzzles. A newer one can: Chromium from 80, Firefox from 113, Safari from 16.4.';
});
