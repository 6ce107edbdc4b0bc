// Candidates and the links between them, in a grid whose cells have sides of SIDE and whose first
// corner is the origin.
'use strict';

const SIDE = 60, MARK = 9.2;
// The outlines of all cells, of a board with gaps.
const squaresPath = () => PLACES.map((_, cell) => `M${columnOf(cell) * SIDE} ${rowOf(cell) * SIDE}h${SIDE}v${SIDE}h${-SIDE}z`).join('');
// Marks in a row of a cell.
const marksAcross = () => Math.ceil(Math.sqrt(DIGITS));

function middleOf(candidate) {
  const cell = cellOf(candidate), d = candidate % DIGITS, wide = marksAcross(), middle = (wide - 1) / 2, step = 54 / wide;
  return [(columnOf(cell) + .5) * SIDE + (d % wide - middle) * step, (rowOf(cell) + .5) * SIDE + (Math.floor(d / wide) - middle) * step];
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

// The shape behind a candidate: true, supposed, false, of the pattern, removed, placed.
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

// A candidate with its shape; without a kind it plays no part.
function candidateSvg(candidate, kind) {
  const [x, y] = middleOf(candidate);
  return (kind ? mark(candidate, kind) : '') +
    `<text class="m ${kind ? TEXT_CLASS[kind] : 'aside'}" x="${x}" y="${y + 5.3}">${symbolOf(digitOf(candidate))}</text>` +
    (kind === 'gone' ? `<path class="s-gone" d="M${x - 8} ${y + 8}L${x + 8} ${y - 8}"/>` : '');
}

// Filled cells that leave a single no other place in its house, or no other digit in its cell: as
// blockers_of of rater/explain/step_drawing.
function blockersOf(values, { p, c, h }) {
  const digit = digitOf(p), blockers = [];
  if (!h.length) {
    for (let other = 1; other <= DIGITS; ++other) {
      const holder = other === digit ? undefined : [...PEERS[c[0]]].sort((a, b) => a - b).find(cell => values[cell] === other);
      if (holder !== undefined) blockers.push(holder);
    }
    return blockers;
  }
  let places = HOUSES[h[0]].filter(cell => !values[cell] && cell !== c[0]);
  const holders = [...values.keys()].filter(cell => values[cell] === digit);
  const seen = cell => places.filter(place => PEERS[cell].includes(place)).length;
  for (;;) {
    const best = holders.reduce((a, b) => a === undefined || seen(b) > seen(a) ? b : a, undefined);
    if (best === undefined || !seen(best)) return blockers;
    blockers.push(best);
    places = places.filter(place => !PEERS[best].includes(place));
  }
}

// The marks of a view up to a line (0: of the whole view; `idea`: of its key lines k, without arrows):
// candidates by kind, arrows, numbers. A step has p (candidate placed, or -1), e (removed), c and d
// (cells and digits of a pattern). A view has nodes n: [candidate, on, line, parents, the other places
// of a group], the index a of its assumption, and the indices t of its targets.
function marksOf(step, view, line, idea = false) {
  const kinds = new Map(), arrows = [], numbers = new Map();
  if (view) {
    const last = line || Infinity, many = view.n.length > 40;
    view.n.forEach(([candidate, on, at, parents, others = []], index) => {
      if (at > last || (idea && !(view.t.includes(index) && view.k.includes(at)))) return;
      if (index === view.a) kinds.set(candidate, on ? 'on' : 'sup');
      else if (!kinds.has(candidate) || on) kinds.set(candidate, on ? 'on' : 'off');
      for (const other of others) if (!kinds.has(other) || on) kinds.set(other, on ? 'on' : 'off');
      if (view.t.includes(index)) numbers.set(candidate, at);
      const past = line ? at !== line : many;
      for (const parent of idea ? [] : parents) {
        arrows.push([view.n[parent][0], candidate, (on ? '' : 'weak') + (past ? ' past' : '')]);
      }
    });
  } else {
    for (const cell of step.c || []) {
      for (const digit of step.d || []) kinds.set(candidateOf(cell, digit), 'pat');
    }
    for (const candidate of step.g || []) kinds.set(candidate, 'off');
  }
  for (const candidate of step.e) kinds.set(candidate, 'gone');
  if (step.p >= 0) kinds.set(step.p, 'place');
  return { kinds, arrows, numbers };
}

function linksSvg({ arrows, numbers }, line) {
  const out = arrows.map(([from, to, classes]) => arrow(from, to, classes));
  for (const [candidate, number] of numbers) {
    const [x, y] = middleOf(candidate);
    out.push(`<text class="n${number === line ? ' now' : ''}" x="${x + 10.5}" y="${y - 5}">${number}</text>`);
  }
  return out.join('');
}
