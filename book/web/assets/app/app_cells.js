// A grid to fill: digits of a puzzle, or the cells of a pattern. By mouse, touch and keyboard.
'use strict';

class Cells {
  // `digits`: else a cell is on or off. `changed` is called after each change by the user.
  constructor(root, { label, digits, changed }) {
    Object.assign(this, { root, digits, changed, values: Array(81).fill(0), at: 0, painting: null });
    root.setAttribute('role', 'grid');
    root.setAttribute('aria-label', label);
    this.squares = [...Array(81).keys()].map(cell => this.square(cell));
    for (let row = 0; row < 9; ++row) {
      const line = element('div', { of: this.squares.slice(9 * row, 9 * row + 9) });
      line.setAttribute('role', 'row');
      root.append(line);
    }
    root.addEventListener('keydown', event => this.key(event));
    root.addEventListener('pointerdown', event => this.press(event));
    root.addEventListener('pointermove', event => this.drag(event));
    for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => { this.painting = null; });
    this.draw();
  }

  square(cell) {
    const made = element('div', { className: 'square', tabIndex: cell ? -1 : 0 });
    made.setAttribute('role', 'gridcell');
    made.dataset.cell = cell;
    return made;
  }

  // 81 characters: digits, or x, and dots.
  get text() { return this.values.map(value => !value ? '.' : this.digits ? value : 'x').join(''); }
  set text(line) {
    this.values = [...line].map(ch => this.digits ? (ch >= '1' && ch <= '9' ? +ch : 0) : ch === 'x' ? 1 : 0);
    this.draw();
  }

  set(cell, value) {
    if (this.values[cell] === value) return;
    this.values[cell] = value;
    this.draw();
    this.changed(this.text);
  }
  draw() {
    this.squares.forEach((made, cell) => {
      const value = this.values[cell], holds = !value ? says('empty') : this.digits ? value : says('clue');
      made.textContent = value && this.digits ? value : '';
      made.classList.toggle('on', !this.digits && value > 0);
      made.setAttribute('aria-label', says('cell', Math.floor(cell / 9) + 1, cell % 9 + 1, holds));
    });
  }

  go(cell) {
    this.squares[this.at].tabIndex = -1;
    this.at = cell;
    this.squares[cell].tabIndex = 0;
    this.squares[cell].focus({ preventScroll: true });
  }
  key(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const moves = { ArrowUp: 72, ArrowDown: 9, ArrowLeft: 80, ArrowRight: 1 }, { key } = event;
    const clears = ['0', '.', 'Delete', 'Backspace'].includes(key);
    if (key in moves) this.go((this.at + moves[key]) % 81);
    else if (this.digits && (/^[1-9]$/.test(key) || clears)) {
      this.set(this.at, clears ? 0 : +key);
      if (key !== 'Backspace') this.go((this.at + 1) % 81);
    } else if (!this.digits && (key === ' ' || key === 'Enter')) this.set(this.at, 1 - this.values[this.at]);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  // Over which cell the pointer is; -1: none.
  under(event) {
    const at = document.elementFromPoint(event.clientX, event.clientY), square = at && at.closest('.square');
    return square && this.root.contains(square) ? +square.dataset.cell : -1;
  }
  // A pattern is painted, or wiped, from the first cell on.
  press(event) {
    const cell = this.under(event);
    if (cell < 0 || event.button > 0) return;
    this.go(cell);
    event.preventDefault();
    if (this.digits) return;
    this.painting = 1 - this.values[cell];
    this.set(cell, this.painting);
  }
  drag(event) {
    if (this.painting === null) return;
    const cell = this.under(event);
    if (cell >= 0) this.set(cell, this.painting);
  }
}
