// Practice on the page of a lesson: the reader clicks the candidates that a step removes, or the
// digit that it enters, and is told why it is so or why not.
'use strict';

class Practice {
  constructor(figure, position) {
    Object.assign(this, { position, found: new Set(), missed: new Set(), cursor: 40 });
    this.goals = new Set(position.step.p >= 0 ? [position.step.p, ...position.step.e] : position.step.e);
    this.board = element('div', { className: 'try', tabIndex: 0 });
    this.board.setAttribute('role', 'application');
    this.board.setAttribute('aria-label', `${figure.querySelector('figcaption').textContent}. ${phrase('lesson-keys')}`);
    this.says = element('p', { className: 'says' });
    this.says.setAttribute('role', 'status');
    figure.querySelector('svg').replaceWith(this.board);
    figure.append(this.says);
    this.board.addEventListener('click', event => this.clicked(event));
    this.board.addEventListener('keydown', event => this.key(event));
    this.board.addEventListener('focus', () => this.draw());
    this.board.addEventListener('blur', () => this.draw());
    this.draw();
  }

  get solved() { return [...this.goals].every(candidate => this.found.has(candidate)); }
  name(cell) { return this.position.letters ? 'ABCDEFGHI'[Math.floor(cell / 9)] + (cell % 9 + 1) : nameOf(cell); }
  names(cells) { return listOf(cells.map(cell => this.name(cell))); }

  // ---- What the reader does ----

  clicked(event) {
    const box = this.board.firstChild.getBoundingClientRect(), scale = (EDGE + 9 * SIDE + 4) / box.width;
    const [x, y] = [(event.clientX - box.left) * scale - EDGE, (event.clientY - box.top) * scale - EDGE];
    if (x < 0 || y < 0 || x >= 9 * SIDE || y >= 9 * SIDE) return;
    const third = at => Math.floor(at % SIDE / (SIDE / 3));
    this.cursor = 9 * Math.floor(y / SIDE) + Math.floor(x / SIDE);
    this.judge(candidateOf(this.cursor, 3 * third(y) + third(x) + 1));
  }

  key(event) {
    const moves = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };
    if (event.key in moves) {
      const [down, right] = moves[event.key];
      this.cursor = 9 * ((Math.floor(this.cursor / 9) + down + 9) % 9) + (this.cursor % 9 + right + 9) % 9;
      const digits = digitsOf(this.position.marks[this.cursor]).join(' ');
      this.say(`${this.name(this.cursor)}: ${this.position.values[this.cursor] || digits}`);
    } else if (/^[1-9]$/.test(event.key)) this.judge(candidateOf(this.cursor, +event.key));
    else return;
    event.preventDefault();
  }

  judge(candidate) {
    const right = this.goals.has(candidate), there = this.position.marks[cellOf(candidate)] >> digitOf(candidate) & 1;
    if (right) this.found.add(candidate);
    else if (there) this.missed.add(candidate);
    if (this.solved) this.missed.clear();
    if (!right) this.say(this.against(candidate));
    else if (this.solved) this.say([phrase('lesson-all'), ...this.position.t].join('\n'));
    else this.say(phrase('lesson-right', this.name(cellOf(candidate)), digitOf(candidate)) + ' ' + counted('left', this.goals.size - this.found.size));
  }

  // ---- Why not ----

  against(candidate) {
    const { step, marks, values } = this.position, cell = cellOf(candidate), digit = digitOf(candidate), name = this.name(cell);
    if (values[cell] || !(marks[cell] >> digit & 1)) return phrase('lesson-no-candidate', name, digit);
    if (step.p >= 0) return phrase('lesson-not-forced', name, this.others(candidate));
    if (this.solution[cell] === digit) return phrase('lesson-solution', name, digit);
    if (!step.argument && step.c.includes(cell) && step.d.includes(digit)) return phrase('lesson-of-pattern', name, digit);
    const digits = [...new Set(step.e.map(digitOf))];
    if (!digits.includes(digit)) return phrase('lesson-other-digit', listOf(digits, 'or'), digit);
    const houses = step.u && step.u.length ? step.u : step.h || [];
    if (!step.argument && houses.length && !houses.some(house => HOUSES[house].includes(cell))) return phrase('lesson-outside', name, listOf(houses.map(houseName), 'or'));
    const unseen = step.argument ? [] : step.c.filter(other => marks[other] >> digit & 1 && !PEERS[cell].includes(other));
    return unseen.length ? phrase('lesson-unseen', name, this.names(unseen)) : phrase('lesson-not-shown', name, digit);
  }

  // What else the cell or the digit's houses allow.
  others(candidate) {
    const cell = cellOf(candidate), digit = digitOf(candidate), { marks } = this.position;
    const digits = digitsOf(marks[cell] & ~(1 << digit)), places = PEERS[cell].filter(peer => marks[peer] >> digit & 1);
    return phrase('lesson-others', listOf(digits.map(String)) || '-', digit, this.names(places) || '-');
  }

  get solution() { return this.answer || (this.answer = solutionsOf([...this.position.givens].map(ch => ch > '0' ? +ch : 0), 1)[0]); }

  // ---- What the page shows ----

  say(text) {
    this.says.textContent = text;
    this.draw();
  }

  draw() {
    const { position } = this, { step } = position, at = [...this.found], here = document.activeElement === this.board;
    const shown = this.solved ? step : { ...NO_STEP, p: at.find(c => c === step.p) ?? -1, e: at.filter(c => c !== step.p) };
    const [x, y] = cornerOf(this.cursor), frame = here ? `<rect class="cursor" x="${x + 2}" y="${y + 2}" width="${SIDE - 4}" height="${SIDE - 4}"/>` : '';
    const missed = [...this.missed].map(c => [c, ...middleOf(c)]).map(([, mx, my]) => `<path class="missed" d="M${mx - 8} ${my - 8}L${mx + 8} ${my + 8}M${mx - 8} ${my + 8}L${mx + 8} ${my - 8}"/>`);
    this.board.innerHTML = positionSvg(position, position, { step: shown, front: missed.join('') + frame, label: '' });
    this.board.firstChild.setAttribute('aria-hidden', 'true');
  }
}

Object.assign(Phrases, JSON.parse($('phrases').textContent));
const practices = [];
for (const section of document.querySelectorAll('section.lesson')) {
  const data = section.querySelector('script.data');
  if (!data) continue;
  const { positions } = JSON.parse(data.textContent);
  section.querySelectorAll('figure.practice').forEach((figure, i) => practices.push(new Practice(figure, positions[i])));
}

// On paper the answers are open.
addEventListener('beforeprint', () => document.querySelectorAll('details').forEach(answer => { answer.open = true; }));
