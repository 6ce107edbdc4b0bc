// The board on the page: its cells, the chosen ones, and the drawing of a position.
'use strict';

// Of the places of a cell, for the first corner mark, the second, ...: the corners, then the sides.
function cornerPlaces() {
  const n = marksAcross(), last = n * n - 1, order = [0, n - 1, last - n + 1, last];
  if (n === 3) order.push(1, 7, 3, 5, 4);
  return [...new Set([...order, ...Array(n * n).keys()])];
}
const linesAt = (rows, columns) => [...rows.map(i => `M0 ${i * SIDE}H${ACROSS * SIDE}`), ...columns.map(i => `M${i * SIDE} 0V${DOWN * SIDE}`)].join('');
const between = count => [...Array(count - 1).keys()].map(i => i + 1);

// The colors of a cell, 1 to 9, as bits.
const colorsOf = bits => [1, 2, 3, 4, 5, 6, 7, 8, 9].filter(color => bits >> color & 1);

class Board {
  // `changed` is called when other cells are chosen, `alike(cell)` gives the cells like one.
  constructor(root, { changed, alike }) {
    Object.assign(this, { root, changed, alike, chosen: new Set([0]), cursor: 0, several: false, dragging: null });
    this.build();
    this.listen();
  }

  build() {
    this.places = cornerPlaces();
    this.root.style.setProperty('--across', ACROSS);
    this.root.style.setProperty('--marks', marksAcross());
    this.root.classList.toggle('gaps', hasGaps());
    this.root.setAttribute('aria-rowcount', DOWN);
    this.root.setAttribute('aria-colcount', ACROSS);
    this.cells = [...Array(CELLS).keys()].map(cell => {
      const made = element('div', { className: 'cell', tabIndex: -1, of: [element('span', { className: 'unseen' }), element('span', { className: 'shown' })] });
      made.lastChild.setAttribute('aria-hidden', 'true');
      made.setAttribute('role', 'gridcell');
      made.setAttribute('aria-rowindex', rowOf(cell) + 1);
      made.setAttribute('aria-colindex', columnOf(cell) + 1);
      made.dataset.cell = cell;
      if (hasGaps()) made.style.gridColumn = columnOf(cell) + 1;
      return made;
    });
    for (let row = 0; row < DOWN; ++row) {
      const line = element('div', { of: this.cells.filter((_, cell) => rowOf(cell) === row) });
      line.setAttribute('role', 'row');
      this.root.append(line);
    }
    if (EDGES === null) {
      this.layer(linesAt([1, 2, 4, 5, 7, 8], [1, 2, 4, 5, 7, 8]), 'thin');
      this.layer(linesAt([3, 6], [3, 6]), 'thick');
    } else {
      this.layer(hasGaps() ? squaresPath() : linesAt(between(DOWN), between(ACROSS)), 'thin');
      this.layer(EDGES.replace(/\d+/g, n => n * SIDE), 'thick');
    }
    this.overlay = this.layer();
  }
  // A drawing over the cells. The lines between cells are whole strokes, so that no rounding of a
  // cell's side makes them jog.
  layer(path = '', name = '') {
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    svg.setAttribute('viewBox', `0 0 ${ACROSS * SIDE} ${DOWN * SIDE}`);
    svg.setAttribute('aria-hidden', 'true');
    if (path) svg.innerHTML = `<path class="${name}" d="${path}"/>`;
    this.root.append(svg);
    return svg;
  }

  // ---- Which cells are chosen ----

  get list() { return [...this.chosen].sort((a, b) => a - b); }

  listen() {
    const cellOfEvent = event => {
      const at = document.elementFromPoint(event.clientX, event.clientY), cell = at && at.closest('#board .cell');
      return cell ? +cell.dataset.cell : -1;
    };
    this.root.addEventListener('pointerdown', event => {
      const cell = cellOfEvent(event), adds = event.ctrlKey || event.metaKey || event.shiftKey || this.several;
      if (cell < 0 || event.button > 0) return;
      const off = adds && this.chosen.has(cell) && this.chosen.size > 1;
      this.dragging = { off };
      if (off) this.drop(cell); else this.choose(cell, { adds });
    });
    this.root.addEventListener('pointermove', event => {
      if (!this.dragging) return;
      const cell = cellOfEvent(event);
      if (cell < 0 || this.chosen.has(cell) !== this.dragging.off) return;
      if (this.dragging.off) this.drop(cell); else this.choose(cell, { adds: true });
    });
    for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => { this.dragging = null; });
    // The focus goes where `choose` puts it, not where the mouse is.
    this.root.addEventListener('mousedown', event => event.preventDefault());
    this.root.addEventListener('dblclick', event => {
      const cell = cellOfEvent(event);
      if (cell >= 0) this.chooseAlike(cell);
    });
    this.root.addEventListener('focusin', event => {
      const cell = +event.target.dataset.cell;
      if (event.target.dataset.cell !== undefined && cell !== this.cursor) this.choose(cell, { focus: false });
    });
  }

  // The cell alone, or together with the chosen ones.
  choose(cell, { adds = false, focus = true } = {}) {
    if (!adds) this.chosen.clear();
    this.chosen.add(cell);
    this.cursor = cell;
    this.changed(cell);
    if (focus) this.cells[cell].focus({ preventScroll: true });
  }
  drop(cell) {
    if (this.chosen.size < 2) return;
    this.chosen.delete(cell);
    if (cell === this.cursor) this.cursor = this.list[0];
    this.changed(this.cursor);
    this.cells[this.cursor].focus({ preventScroll: true });
  }
  chooseAlike(cell = this.cursor) {
    for (const other of this.alike(cell)) this.chosen.add(other);
    this.changed(cell);
  }
  move(down, right, adds) {
    let row = rowOf(this.cursor), column = columnOf(this.cursor), cell;
    do {
      [row, column] = [(row + down + DOWN) % DOWN, (column + right + ACROSS) % ACROSS];
      cell = cellAt(row, column);
    } while (cell < 0);
    this.choose(cell, { adds });
  }

  // ---- Drawing ----

  // A look has: game; shown (values and gone, of the game or another position); scene: whether it is
  // another; automatic; drawn: a step, with blockers; view and line of its argument; wrong: cells;
  // lit: a digit; covered.
  draw(look) {
    this.root.classList.toggle('covered', look.covered);
    this.cells.forEach((_, cell) => this.drawCell(cell, look));
    this.drawLinks(look);
  }

  // A chain over the board; patterns are drawn in the cells.
  drawLinks({ drawn, view, line }) {
    const marks = view && drawn && marksOf(drawn, view, line);
    this.overlay.innerHTML = marks ? [...marks.kinds].map(([candidate, kind]) => candidateSvg(candidate, kind)).join('') + linksSvg(marks, line) : '';
  }

  drawCell(cell, look) {
    const { game, shown, scene, drawn } = look, made = this.cells[cell], value = shown.values[cell];
    const marks = value ? 0 : scene || drawn ? possibleIn(shown.values, cell) & ~shown.gone[cell] : game.shownMarks(cell, look.automatic);
    const clash = !scene && game.clashes(cell), wrong = !scene && look.wrong.has(cell), chosen = this.chosen.has(cell) && !scene;
    const names = [...this.roles(cell, value, look), ...(clash ? ['clash'] : []), ...(wrong ? ['wrong'] : []), ...(chosen ? ['chosen'] : [])];
    made.className = ['cell', ...names].join(' ');
    made.tabIndex = cell === this.cursor ? 0 : -1;
    made.setAttribute('aria-selected', chosen);
    made.firstChild.textContent = this.labelOf(cell, value, marks, { ...look, clash, wrong });
    made.style.backgroundImage = drawn ? '' : this.paintOf(game.colors[cell]);
    const html = value ? symbolOf(value) : drawn || look.automatic ? this.marksHtml(cell, marks, look) : this.writtenHtml(marks, game.corner[cell], look.lit);
    if (made.dataset.html === html) return;
    made.lastChild.innerHTML = html;
    made.dataset.html = html;
  }

  // What a cell is in the position, and in the step that is drawn.
  roles(cell, value, { game, drawn, blockers, view, lit }) {
    const roles = {
      given: game.givens[cell], further: TINTS.has(cell), peer: !drawn && this.chosen.size === 1 && PEERS[this.cursor].includes(cell), same: !drawn && value && value === lit,
      house: drawn && drawn.h.some(h => HOUSES[h].includes(cell)), cover: drawn && drawn.u.some(h => HOUSES[h].includes(cell)),
      aid: drawn && drawn.x.includes(cell), blocker: drawn && blockers.includes(cell), pattern: drawn && !view && drawn.c.includes(cell),
      target: drawn && drawn.p >= 0 && cellOf(drawn.p) === cell,
    };
    return Object.keys(roles).filter(name => roles[name]);
  }

  // A slice for each color.
  paintOf(bits) {
    const colors = colorsOf(bits), part = 360 / colors.length;
    return colors.length ? `conic-gradient(${colors.map((color, i) => `var(--color${color}) ${i * part}deg ${(i + 1) * part}deg`).join(', ')})` : '';
  }

  // All candidates, each in its place.
  marksHtml(cell, marks, look) {
    return marks ? `<span class="marks">${digitsOf(ALL).map(d => this.markHtml(cell, d, marks, look)).join('')}</span>` : '';
  }
  markHtml(cell, digit, marks, { drawn, view, lit }) {
    if (!(marks >> digit & 1)) return '<span></span>';
    const candidate = candidateOf(cell, digit);
    if (drawn && view) return `<span class="aside">${symbolOf(digit)}</span>`;
    if (!drawn) return `<span${digit === lit ? ' class="lit"' : ''}>${symbolOf(digit)}</span>`;
    const kind = drawn.e.includes(candidate) ? 'out' : drawn.p === candidate ? 'in'
      : drawn.c.includes(cell) && drawn.d.includes(digit) ? 'lit' : '';
    return `<span class="${kind}">${symbolOf(digit)}</span>`;
  }
  // What the player wrote: marks in the centre, and in the corners.
  writtenHtml(centre, corner, lit) {
    const one = digit => `<span${digit === lit ? ' class="lit"' : ''}>${symbolOf(digit)}</span>`, inCentre = digitsOf(centre), places = Array(marksAcross() ** 2).fill('<span></span>');
    digitsOf(corner).forEach((digit, i) => { places[this.places[i]] = one(digit); });
    return (corner ? `<span class="marks corner">${places.join('')}</span>` : '') +
      (centre ? `<span class="centre${inCentre.length > 4 ? ' many' : ''}">${inCentre.map(one).join('')}</span>` : '');
  }

  // What a screen reader says.
  labelOf(cell, value, marks, { game, scene, automatic, covered, clash, wrong }) {
    const where = phrase('cell-at', rowOf(cell) + 1, columnOf(cell) + 1);
    if (covered) return where;
    const own = !value && !scene, parts = [where, value ? symbolOf(value) : phrase('empty')];
    if (game.givens[cell]) parts.push(phrase('given'));
    if (marks) parts.push(phrase('has-marks', digitsOf(marks).map(symbolOf).join(' ')));
    if (own && !automatic && game.corner[cell]) parts.push(phrase('has-corners', digitsOf(game.corner[cell]).map(symbolOf).join(' ')));
    if (!scene && game.colors[cell]) parts.push(...colorsOf(game.colors[cell]).map(color => phrase(`color-${color}`)));
    if (clash) parts.push(phrase('conflict'));
    if (wrong) parts.push(phrase('wrong'));
    return parts.join(', ');
  }
}
