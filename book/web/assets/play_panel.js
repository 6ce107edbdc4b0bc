// The panel beside the board: the text of a step, a hint or a mistake, and the choice of the lines
// that the board draws.
'use strict';

class Panel {
  // `changed` is called when another line is to be drawn.
  constructor(changed) {
    this.changed = changed;
    this.close();
  }

  get isOpen() { return !$('help').hidden; }
  get view() { return this.at < 0 ? null : this.views[this.at].view; }

  close() {
    $('help').hidden = true;
    this.views = [];
    this.at = -1;
    this.line = 0;
  }

  // Blocks are texts and arguments; keys are [text, act].
  show(title, blocks, keys) {
    this.close();
    $('help').hidden = false;
    $('helptitle').textContent = title;
    const text = $('helptext');
    text.replaceChildren(...blocks.map(block => typeof block === 'string' ? element('p', { text: block }) : this.argument(block)));
    text.scrollTop = 0;
    const steps = this.views.length ? [[`${phrase('line')} ↑`, () => this.step(-1)], [`${phrase('line')} ↓`, () => this.step(1)]] : [];
    $('helpkeys').replaceChildren(...[...steps, ...keys].map(keyOf));
    // A long argument is not drawn whole.
    if (this.views.length) this.look(0, this.views[0].items.length > 12 ? 1 : 0, false);
  }

  argument({ branches, opening, length, closing }, outer = true) {
    const cases = branches.length > 1;
    const told = branches.map(({ title, lines }, i) => {
      const at = this.views.push({ view: viewOf(lines), items: [] }) - 1;
      const list = element('ol', { className: 'lines', of: lines.map((line, j) => this.item(at, j + 1, line)) });
      if (!cases) return list;
      const branch = element('details', { className: 'branch', open: outer && i === 0, of: [element('summary', { text: title }), list] });
      branch.addEventListener('toggle', () => { if (branch.open && branch.isConnected && this.at !== at) this.look(at, 0, false); });
      return branch;
    });
    const head = element('p', { text: opening + ' ', of: length ? [element('small', { text: `(${length})` })] : [] });
    return element('div', { className: 'arg', of: [head, ...told, element('p', { text: closing })] });
  }

  item(at, number, line) {
    const says = element('button', { type: 'button', className: 'line', text: line.text });
    says.addEventListener('click', () => this.look(at, number));
    const item = element('li', { of: [says] });
    if (line.nested) {
      item.append(element('details', { of: [element('summary', { text: phrase('in-full', line.nested.name) }), this.argument(line.nested, false)] }));
    }
    this.views[at].items.push(item);
    return item;
  }

  // Line 0: all of the branch.
  look(at, line, scroll = true) {
    this.at = at;
    this.line = line;
    this.views.forEach(({ items }, i) => items.forEach((item, j) => {
      const now = i === at && j + 1 === line;
      item.classList.toggle('now', now);
      item.firstChild.toggleAttribute('aria-current', now);
      if (now && scroll) {
        for (let e = item.parentElement; e; e = e.parentElement) if (e.tagName === 'DETAILS') e.open = true;
        item.scrollIntoView({ block: 'nearest' });
      }
    }));
    this.changed();
  }

  // To the next line, or the next branch after the last.
  step(by) {
    if (this.at < 0) return;
    const to = this.line + by, at = this.at + by;
    if (to >= 0 && to <= this.views[this.at].items.length) this.look(this.at, to);
    else if (at >= 0 && at < this.views.length) this.look(at, by > 0 ? 1 : this.views[at].items.length);
  }
}
