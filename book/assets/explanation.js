// Draws the step, branch or line in view. Everything it shows comes from the data beside each
// puzzle: positions are played forward from the givens, arguments are lists of assertions.
'use strict';

const SIDE = 60, EDGE = 22, MARK = 9.2;
const HOUSES = [];
for (let i = 0; i < 9; ++i) HOUSES.push([...Array(9).keys()].map(j => 9 * i + j));
for (let i = 0; i < 9; ++i) HOUSES.push([...Array(9).keys()].map(j => 9 * j + i));
for (let i = 0; i < 9; ++i) {
  HOUSES.push([...Array(9).keys()].map(
    j => 9 * (3 * Math.floor(i / 3) + Math.floor(j / 3)) + 3 * (i % 3) + j % 3));
}
const PEERS = [...Array(81).keys()].map(
  c => [...new Set(HOUSES.filter(h => h.includes(c)).flat())].filter(x => x !== c));

// ---- Positions ----

function place(position, cell, digit) {
  position.values[cell] = digit;
  position.marks[cell] = 0;
  for (const peer of PEERS[cell]) position.marks[peer] &= ~(1 << digit);
}

function positionsOf(givens, steps) {
  const position = { values: Array(81).fill(0), marks: Array(81).fill(0x3FE) };
  [...givens].forEach((ch, cell) => { if (ch > '0') place(position, cell, +ch); });
  const list = [structuredClone(position)];
  for (const step of steps) {
    for (const c of step.e) position.marks[Math.floor(c / 9)] &= ~(2 << (c % 9));
    if (step.p >= 0) place(position, Math.floor(step.p / 9), step.p % 9 + 1);
    list.push(structuredClone(position));
  }
  return list;
}

// ---- Drawing ----

const cornerOf = cell => [EDGE + (cell % 9) * SIDE, EDGE + Math.floor(cell / 9) * SIDE];
function middleOf(candidate) {
  const [x, y] = cornerOf(Math.floor(candidate / 9)), d = candidate % 9;
  return [x + SIDE / 2 + (d % 3 - 1) * 18, y + SIDE / 2 + (Math.floor(d / 3) - 1) * 18];
}

// A curve that bulges to its left, from rim to rim.
function arrow(from, to, classes) {
  const [ax, ay] = middleOf(from), [bx, by] = middleOf(to);
  const dx = bx - ax, dy = by - ay, length = Math.hypot(dx, dy);
  if (length < 1) return '';
  const ux = dx / length, uy = dy / length, bulge = Math.min(length * .16, 34);
  const cx = (ax + bx) / 2 + uy * bulge, cy = (ay + by) / 2 - ux * bulge;
  const rim = Math.min(MARK + 1.5, length * .32);
  const toward = (x, y) => { const l = Math.hypot(cx - x, cy - y); return [(cx - x) / l, (cy - y) / l]; };
  const [sx, sy] = toward(ax, ay), [ex, ey] = toward(bx, by);
  const tx = bx + ex * rim, ty = by + ey * rim, hx = tx + ex * 7, hy = ty + ey * 7;
  const f = v => v.toFixed(1);
  return `<path class="arrow ${classes}" d="M${f(ax + sx * rim)} ${f(ay + sy * rim)}Q${f(cx)} ${f(cy)} ${f(hx)} ${f(hy)}"/>` +
    `<path class="head ${classes}" d="M${f(tx)} ${f(ty)}L${f(hx - ey * 3.6)} ${f(hy + ex * 3.6)}L${f(hx + ey * 3.6)} ${f(hy - ex * 3.6)}Z"/>`;
}

function mark(candidate, kind) {
  const [x, y] = middleOf(candidate);
  switch (kind) {
    case 'on': return `<circle class="c-on" cx="${x}" cy="${y}" r="${MARK}"/>`;
    case 'sup': return `<circle class="c-sup" cx="${x}" cy="${y}" r="${MARK}"/>`;
    case 'pat': return `<circle class="c-pat" cx="${x}" cy="${y}" r="${MARK}"/>`;
    case 'gone': return `<circle class="c-gone" cx="${x}" cy="${y}" r="${MARK}"/>`;
    case 'place': return `<rect class="c-place" x="${x - MARK}" y="${y - MARK}" width="${2 * MARK}" height="${2 * MARK}" rx="2"/>`;
    default: return `<rect class="c-off" x="${x - MARK + 1}" y="${y - MARK + 1}" width="${2 * MARK - 2}" height="${2 * MARK - 2}"/>`;
  }
}

const TEXT_CLASS = { on: 'inv', sup: 'off', off: 'off', pat: 'pat', gone: 'gone', place: 'inv' };

// What is marked in a view up to a line: candidates by kind, arrows, numbers.
function marksOf(step, view, line) {
  const kinds = new Map(), arrows = [], numbers = new Map();
  if (view) {
    const last = line || Infinity, many = view.n.length > 40;
    view.n.forEach(([candidate, on, at, parents], index) => {
      if (at > last) return;
      if (index === view.a) kinds.set(candidate, on ? 'on' : 'sup');
      else if (!kinds.has(candidate) || on) kinds.set(candidate, on ? 'on' : 'off');
      if (view.t.includes(index)) numbers.set(candidate, at);
      const past = line ? at !== line : many;
      for (const parent of parents) {
        arrows.push([view.n[parent][0], candidate, (on ? '' : 'weak') + (past ? ' past' : '')]);
      }
    });
  } else {
    for (const cell of step.c || []) {
      for (const digit of step.d || []) kinds.set(9 * cell + digit - 1, 'pat');
    }
  }
  for (const candidate of step.e) kinds.set(candidate, 'gone');
  if (step.p >= 0) kinds.set(step.p, 'place');
  return { kinds, arrows, numbers };
}

function svgOf(puzzle, stepIndex, view, line, upto) {
  const step = puzzle.steps[stepIndex], before = puzzle.positions[stepIndex];
  const { kinds, arrows, numbers } = marksOf(step, view, line);
  const size = EDGE + 9 * SIDE + 4, out = [];
  const rect = (cell, cls) => {
    const [x, y] = cornerOf(cell);
    out.push(`<rect class="${cls}" x="${x}" y="${y}" width="${SIDE}" height="${SIDE}"/>`);
  };
  const run = upto !== undefined;
  if (!run) {
    for (const h of step.h || []) HOUSES[h].forEach(cell => rect(cell, 'house'));
    if (!view) (step.c || []).forEach(cell => rect(cell, 'cell'));
    (step.x || []).forEach(cell => rect(cell, 'aid'));
    if (step.p >= 0) rect(Math.floor(step.p / 9), 'cellplace');
  }
  for (const pass of ['thin', 'thick']) {
    for (let i = 0; i <= 9; ++i) {
      if ((i % 3 === 0) !== (pass === 'thick')) continue;
      const at = EDGE + i * SIDE, end = EDGE + 9 * SIDE;
      out.push(`<path class="${pass}" d="M${EDGE} ${at}H${end}M${at} ${EDGE}V${end}"/>`);
    }
  }
  for (let i = 0; i < 9; ++i) {
    const at = EDGE + (i + .5) * SIDE, row = puzzle.letters ? 'ABCDEFGHI'[i] : i + 1;
    out.push(`<text class="axis" x="${EDGE / 2}" y="${at + 5}">${row}</text><text class="axis" x="${at}" y="16">${i + 1}</text>`);
  }
  const shown = run ? puzzle.positions[upto] : before;
  for (let cell = 0; cell < 81; ++cell) {
    const [x, y] = cornerOf(cell);
    if (shown.values[cell]) {
      const cls = puzzle.givens[cell] > '0' ? 'given' : before.values[cell] ? 'found' : 'new';
      out.push(`<text class="${cls}" x="${x + SIDE / 2}" y="${y + SIDE / 2 + 13}">${shown.values[cell]}</text>`);
      continue;
    }
    for (let digit = 1; digit <= 9; ++digit) {
      if (!(shown.marks[cell] >> digit & 1)) continue;
      const candidate = 9 * cell + digit - 1, kind = run ? undefined : kinds.get(candidate);
      const [mx, my] = middleOf(candidate);
      if (kind) out.push(mark(candidate, kind));
      out.push(`<text class="m ${kind ? TEXT_CLASS[kind] : 'aside'}" x="${mx}" y="${my + 5.3}">${digit}</text>`);
      if (kind === 'gone') out.push(`<path class="s-gone" d="M${mx - 8} ${my + 8}L${mx + 8} ${my - 8}"/>`);
    }
  }
  if (!run) {
    for (const [from, to, classes] of arrows) out.push(arrow(from, to, classes));
    for (const [candidate, number] of numbers) {
      const [x, y] = middleOf(candidate);
      out.push(`<text class="n${number === line ? ' now' : ''}" x="${x + 10.5}" y="${y - 5}">${number}</text>`);
    }
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" role="img" aria-label="${step.s}">${out.join('')}</svg>`;
}

// ---- One puzzle ----

class Explanation {
  constructor(section) {
    this.section = section;
    const data = JSON.parse(section.querySelector('script.data').textContent);
    this.puzzle = { ...data, positions: positionsOf(data.givens, data.steps) };
    this.articles = [...section.querySelectorAll('.steps > article')];
    this.bars = [...section.querySelectorAll('.bar button')];
    this.board = section.querySelector('.board');
    const press = (name, act) => section.querySelector('.' + name).addEventListener('click', act);
    press('back', () => this.show(this.at - 1));
    press('on', () => this.show(this.at + 1));
    press('hard', () => this.show(this.articles.findIndex(a => a.hasAttribute('data-hardest'))));
    press('line-back', () => this.line(-1));
    press('line-on', () => this.line(1));
    this.bars.forEach((bar, i) => bar.addEventListener('click', () => this.show(i)));
    section.addEventListener('click', event => this.clicked(event));
    section.addEventListener('focusin', () => { Explanation.current = this; });
    section.addEventListener('toggle', event => this.toggled(event), true);
    section.classList.add('scripted');
    this.show(0);
  }

  get article() { return this.articles[this.at]; }
  get first() { return +this.article.dataset.step; }

  show(at) {
    if (at < 0 || at >= this.articles.length) return;
    this.at = at;
    this.articles.forEach((a, i) => a.classList.toggle('live', i === at));
    this.bars.forEach((b, i) => i === at ? b.setAttribute('aria-current', 'step') : b.removeAttribute('aria-current'));
    this.section.querySelector('.back').disabled = at === 0;
    this.section.querySelector('.on').disabled = at + 1 === this.articles.length;
    this.section.querySelector('.count').textContent = this.article.querySelector('h3').textContent;
    const branch = this.article.querySelector('[data-view]');
    this.view(branch ? +branch.dataset.view : -1, 0);
  }

  // Line 0: the whole branch; for a run of singles the position after the step of that number.
  view(view, line) {
    this.inView = view;
    this.atLine = line;
    const step = this.puzzle.steps[this.first], branch = view >= 0 ? step.v[view] : undefined;
    const run = this.article.hasAttribute('data-run');
    const upto = run ? this.first + (line || +this.article.dataset.run) : undefined;
    const svg = svgOf(this.puzzle, this.first, branch, line, upto);
    const caption = branch ? branch.s + (line ? `, line ${line} of ${branch.l}` : '') : '';
    this.board.innerHTML = svg + `<figcaption>${caption}</figcaption>`;
    this.article.querySelectorAll('li.now').forEach(li => li.classList.remove('now'));
    const li = line ? this.lineItem(view, line) : null;
    if (li) {
      li.classList.add('now');
      li.scrollIntoView({ block: 'nearest' });
    }
    const lines = this.lines();
    this.section.querySelector('.line-back').disabled = lines === 0 || line <= 0;
    this.section.querySelector('.line-on').disabled = lines === 0 || line >= lines;
  }

  lineItem(view, line) { return this.article.querySelector(`li[data-view="${view}"][data-line="${line}"]`); }
  lines() {
    if (this.article.hasAttribute('data-run')) return +this.article.dataset.run;
    return this.inView >= 0 ? this.puzzle.steps[this.first].v[this.inView].l : 0;
  }

  line(by) {
    const to = this.atLine + by;
    if (to >= 0 && to <= this.lines()) this.view(this.inView, to);
  }

  clicked(event) {
    const li = event.target.closest('li[data-line]');
    if (!li || event.target.closest('summary')) return;
    this.view(+li.dataset.view, +li.dataset.line);
  }

  toggled(event) {
    if (event.target.open && event.target.dataset && event.target.dataset.view && !Explanation.printing) {
      this.view(+event.target.dataset.view, 0);
    }
  }

  // A figure for every step but runs of singles, one for each case.
  drawForPrint() {
    for (const article of this.articles) {
      const at = +article.dataset.step, step = this.puzzle.steps[at], prints = article.querySelector('.prints');
      if (article.hasAttribute('data-run') || !prints || prints.childElementCount) continue;
      const outer = (step.v || []).filter(v => v.o);
      const views = outer.length ? outer : [undefined];
      prints.innerHTML = views.map(v => `<figure>${svgOf(this.puzzle, at, v, 0)}<figcaption>${v ? v.s : ''}</figcaption></figure>`).join('');
    }
    this.section.querySelectorAll('details.branch').forEach(d => { d.open = true; });
  }
}

const explanations = [...document.querySelectorAll('section.puzzle')].map(s => new Explanation(s));
Explanation.current = explanations[0];

// A puzzle takes the keys when something in it has the focus, or when it is the one in view.
function inView() {
  const middle = innerHeight / 2;
  const seen = explanations.find(e => {
    const box = e.section.getBoundingClientRect();
    return box.top <= middle && box.bottom >= middle;
  });
  return Explanation.current && Explanation.current.section.contains(document.activeElement)
    ? Explanation.current : seen || Explanation.current;
}

addEventListener('keydown', event => {
  if (event.altKey || event.ctrlKey || event.metaKey || !explanations.length) return;
  const e = inView(), last = e.articles.length - 1;
  const moves = {
    ArrowLeft: () => e.show(e.at - 1), ArrowRight: () => e.show(e.at + 1), Home: () => e.show(0),
    End: () => e.show(last), ArrowUp: () => e.line(-1), ArrowDown: () => e.line(1),
    h: () => e.show(e.articles.findIndex(a => a.hasAttribute('data-hardest'))),
  };
  if (!(event.key in moves)) return;
  moves[event.key]();
  event.preventDefault();
});

addEventListener('beforeprint', () => {
  Explanation.printing = true;
  explanations.forEach(e => e.drawForPrint());
});
addEventListener('afterprint', () => { Explanation.printing = false; });
