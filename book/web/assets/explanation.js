// Draws the step, branch or line in view. Everything it shows comes from the data beside each
// puzzle: positions are played forward (explanation_positions.js, board_positions.js), arguments are
// lists of assertions.

// ---- Drawing ----

function svgOf(puzzle, stepIndex, view, line, idea) {
  const step = puzzle.steps[stepIndex];
  return positionSvg(puzzle, puzzle.positions[stepIndex], { step, view, line, idea });
}

// What a step draws in cells.
const DRAWN = '.c-on, .c-sup, .c-off, .c-pat, .c-gone, .c-place, .cellplace';

// ---- One puzzle ----

class Explanation {
  constructor(section) {
    this.section = section;
    const data = JSON.parse(section.querySelector('script.data').textContent);
    this.puzzle = { ...data, positions: positionsOf(data) };
    this.articles = [...section.querySelectorAll('.steps > article')];
    this.bars = [...section.querySelectorAll('.bar button')];
    this.board = section.querySelector('.board');
    const press = (name, act) => section.querySelector('.' + name).addEventListener('click', act);
    press('back', () => this.back());
    press('on', () => this.on());
    press('hard', () => this.show(this.articles.findIndex(a => a.hasAttribute('data-hardest'))));
    press('line-back', () => this.line(-1));
    press('line-on', () => this.line(1));
    press('text', toggleText);
    this.bars.forEach((bar, i) => bar.addEventListener('click', () => this.show(i)));
    section.addEventListener('click', event => this.clicked(event));
    section.addEventListener('focusin', () => { Explanation.current = this; });
    section.addEventListener('toggle', event => this.toggled(event), true);
    section.classList.add('scripted');
    this.show(0);
  }

  get isRun() { return this.article.hasAttribute('data-run'); }
  get isWhole() { return this.article.classList.contains('whole'); }
  get article() { return this.articles[this.at]; }
  get first() { return +this.article.dataset.step; }

  // A run of singles is played one by one.
  on() {
    if (this.isRun && this.atLine < this.lines()) this.line(1);
    else this.show(this.at + 1);
  }
  back() {
    if (this.isRun && this.atLine > 1) {
      this.line(-1);
      return;
    }
    this.show(this.at - 1);
    if (this.isRun) this.view(-1, this.lines());
  }

  show(at) {
    if (at < 0 || at >= this.articles.length) return;
    this.at = at;
    this.articles.forEach((a, i) => a.classList.toggle('live', i === at));
    // One bar is a stop of the Tab key: the step that is shown.
    if (this.bars.includes(document.activeElement)) this.bars[at].focus();
    this.bars.forEach((b, i) => {
      b.tabIndex = i === at ? 0 : -1;
      i === at ? b.setAttribute('aria-current', 'step') : b.removeAttribute('aria-current');
    });
    this.section.querySelector('.count').textContent = this.article.querySelector('h3').textContent;
    const branch = this.article.querySelector('[data-view]');
    this.view(branch ? +branch.dataset.view : -1, this.isRun ? 1 : 0);
  }

  // Line 0: the whole branch, or its idea; of a run of singles the single of that number.
  view(view, line) {
    this.inView = view;
    this.atLine = line;
    const step = this.puzzle.steps[this.first], branch = view >= 0 ? step.v[view] : undefined;
    const idea = branch && branch.k && !line && !this.isWhole;
    const svg = this.isRun ? svgOf(this.puzzle, this.first + line - 1, undefined, 0)
      : svgOf(this.puzzle, this.first, branch, line, idea);
    const { words } = this.puzzle, caption = branch ? branch.s + (line ? `, ${words.line.replace('{0}', line).replace('{1}', branch.l)}` : idea ? ` ${words.idea}` : '') : '';
    this.board.innerHTML = svg + `<figcaption>${caption}</figcaption>`;
    this.showDrawn();
    this.article.querySelectorAll('li.now').forEach(li => li.classList.remove('now'));
    const li = line ? this.lineItem(view, line) : null;
    if (li) {
      li.classList.add('now');
      li.scrollIntoView({ block: 'nearest' });
    }
    const lines = this.lines();
    const first = this.isRun ? 1 : 0, last = this.at + 1 === this.articles.length;
    this.section.querySelector('.line-back').disabled = lines === 0 || line <= first;
    this.section.querySelector('.line-on').disabled = lines === 0 || line >= lines;
    this.section.querySelector('.back').disabled = this.at === 0 && (!this.isRun || line <= 1);
    this.section.querySelector('.on').disabled = last && (!this.isRun || line >= lines);
  }

  // Of a board wider than the window, the part with the line or the whole drawing.
  showDrawn() {
    if (this.board.scrollWidth <= this.board.clientWidth) return;
    const now = this.board.querySelectorAll('.n.now'), drawn = now.length ? now : this.board.querySelectorAll(DRAWN);
    const boxes = [...drawn].map(mark => mark.getBoundingClientRect()), seen = this.board.getBoundingClientRect();
    if (!boxes.length) return;
    const middle = (Math.min(...boxes.map(box => box.left)) + Math.max(...boxes.map(box => box.right))) / 2;
    this.board.scrollLeft += middle - (seen.left + seen.right) / 2;
  }

  lineItem(view, line) { return this.article.querySelector(`li[data-view="${view}"][data-line="${line}"]`); }
  lines() {
    if (this.isRun) return +this.article.dataset.run;
    return this.inView >= 0 ? this.puzzle.steps[this.first].v[this.inView].l : 0;
  }

  line(by) {
    const to = this.atLine + by;
    if (to >= (this.isRun ? 1 : 0) && to <= this.lines()) this.view(this.inView, to);
  }

  clicked(event) {
    const all = event.target.closest('button.all');
    if (all) {
      all.setAttribute('aria-pressed', this.article.classList.toggle('whole'));
      this.view(this.inView, 0);
      return;
    }
    const li = event.target.closest('li[data-line]');
    if (!li || event.target.closest('summary')) return;
    this.view(+li.dataset.view, +li.dataset.line);
  }

  toggled(event) {
    // Views that are open from the start send this event, too.
    const { target } = event, ours = target.open && target.dataset.view && this.article.contains(target);
    if (ours && !Explanation.printing && +target.dataset.view !== this.inView) this.view(+target.dataset.view, 0);
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

// The board alone, as large as the window lets it be: one step a screen, the text on request.
function toggleText() {
  const alone = document.body.classList.toggle('alone');
  document.querySelectorAll('button.text').forEach(key => key.setAttribute('aria-pressed', !alone));
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
    ArrowLeft: () => e.back(), ArrowRight: () => e.on(), Home: () => e.show(0),
    End: () => e.show(last), ArrowUp: () => e.line(-1), ArrowDown: () => e.line(1),
    t: toggleText, h: () => e.show(e.articles.findIndex(a => a.hasAttribute('data-hardest'))),
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
