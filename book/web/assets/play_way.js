// The way to the solution: closed until the player asks for it, then a bar for each step.
'use strict';

class Way {
  // `show(at)` shows a step, `opened()` is called when the player opens the way.
  constructor({ show, opened }) {
    this.show = show;
    this.bars = [];
    $('wayshow').addEventListener('click', () => {
      opened();
      this.open(true);
      this.bars[0].focus();
    });
  }

  get isOpen() { return !$('wayshown').hidden; }
  open(on) {
    $('wayshown').hidden = !on;
    $('wayask').hidden = on;
  }

  // The steps of a puzzle; `whole`: they lead to its solution.
  build(steps, open, whole) {
    const most = Math.max(1, ...steps.map(step => step.r));
    this.bars = steps.map((step, i) => {
      const name = phrase('step-bar', i + 1, step.n, ratingText(step));
      const bar = element('button', { type: 'button', title: name, tabIndex: i === 0 ? 0 : -1, className: step.r === most ? 'hard' : '' });
      bar.style.setProperty('--h', `${12 + 88 * (step.r || most) / most}%`);
      bar.setAttribute('aria-label', name);
      bar.addEventListener('click', () => this.show(i));
      return bar;
    });
    $('bar').replaceChildren(...this.bars);
    $('wayends').hidden = whole;
    this.open(open);
  }

  mark(at) {
    this.bars.forEach((bar, i) => {
      if (i === at) bar.setAttribute('aria-current', 'step'); else bar.removeAttribute('aria-current');
      if (at >= 0) bar.tabIndex = i === at ? 0 : -1;
    });
  }
}
