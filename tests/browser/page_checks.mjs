import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { constants, inflateSync } from 'node:zlib';

// What holds of every page: controls have names, texts stand out from their ground, nothing is
// wider than the window.

// Controls that a screen reader could not name.
export async function nameless(browser) {
  if (!browser.isChromium) return [];
  const { nodes } = await browser.send('Accessibility.getFullAXTree');
  const roles = ['button', 'combobox', 'checkbox', 'link', 'gridcell', 'grid', 'img', 'textbox'];
  return nodes.filter(node => !node.ignored && node.role && roles.includes(node.role.value))
    .filter(node => !node.name || !node.name.value.trim()).map(node => node.role.value);
}

// What axe finds, if it is on this machine: NONET_AXE names its script (`npm install axe-core`, then
// node_modules/axe-core/axe.min.js). Without it nothing.
export async function axeFaults(browser) {
  const script = process.env.NONET_AXE;
  if (!script || !existsSync(script)) return [];
  await browser.value(`(() => { ${readFileSync(script, 'utf8')}; window.axe = axe; })()`);
  const rules = `{ 'label-content-name-mismatch': { enabled: true }, 'target-size': { enabled: true } }`;
  return browser.value(`axe.run(document, { resultTypes: ['violations'], rules: ${rules} })
    .then(found => found.violations.map(fault => [fault.id, fault.nodes.map(node => node.html.slice(0, 120))]))`);
}

// Texts with less contrast than WCAG 2.1 AA requires: 4.5, or 3 for large ones.
export function faintTexts(browser) {
  return browser.value(`(() => {
    const parts = color => (color.match(/[\\d.]+/g) || []).map(Number);
    const channel = v => (v /= 255) <= .03928 ? v / 12.92 : ((v + .055) / 1.055) ** 2.4;
    const light = ([r, g, b]) => .2126 * channel(r) + .7152 * channel(g) + .0722 * channel(b);
    const ground = e => { for (; e; e = e.parentElement) { const c = parts(getComputedStyle(e).backgroundColor); if (c.length === 3 || c[3] > .99) return c; } return [255, 255, 255]; };
    const faint = new Set();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const e = walker.currentNode.parentElement;
      if (!walker.currentNode.data.trim() || e.closest('script, style, noscript, svg, .unseen') || !e.checkVisibility() || e.closest(':disabled')) continue;
      const style = getComputedStyle(e), size = parseFloat(style.fontSize);
      const [a, b] = [light(parts(style.color)), light(ground(e))].sort((x, y) => y - x);
      const ratio = (a + .05) / (b + .05), large = size >= 24 || (size >= 18.66 && +style.fontWeight >= 700);
      if (ratio < (large ? 3 : 4.5)) faint.add(e.tagName + '.' + e.className + ' ' + ratio.toFixed(2));
    }
    return [...faint];
  })()`);
}

// Elements that stick out to the right of the window.
export function tooWide(browser) {
  return browser.value(`(() => {
    const width = document.documentElement.clientWidth;
    const wide = [...document.querySelectorAll('body *')].filter(e => e.checkVisibility() && !e.closest('.unseen') && e.getBoundingClientRect().right > width + 1).map(e => e.tagName + '.' + e.className);
    return document.documentElement.scrollWidth > width ? ['page', ...wide] : wide;
  })()`);
}

// Pages of a PDF, whose objects may lie in compressed streams.
export function pagesIn(pdf) {
  const parts = [pdf.toString('latin1')];
  for (let at = pdf.indexOf('stream'); at >= 0; at = pdf.indexOf('stream', at + 6)) {
    const from = at + (pdf[at + 6] === 13 ? 8 : 7);
    try {
      parts.push(inflateSync(pdf.subarray(from), { finishFlush: constants.Z_SYNC_FLUSH }).toString('latin1'));
    } catch { /* not compressed, or the word in another place */ }
  }
  return parts.join('\n').match(/\/Type\s*\/Page\b/g).length;
}

// All of them, with every part open, in light and dark, and on narrow screens.
export async function passesPageChecks(browser) {
  assert.deepEqual(await nameless(browser), []);
  await browser.value(`document.querySelectorAll('details').forEach(d => { d.open = true; })`);
  for (const scheme of ['light', 'dark']) {
    await browser.scheme(scheme);
    assert.deepEqual(await faintTexts(browser), [], scheme);
    assert.deepEqual(await axeFaults(browser), [], scheme);
  }
  await browser.scheme('light');
  for (const width of [320, 390, 640]) {
    await browser.screen(width, 640);
    assert.deepEqual(await tooWide(browser), [], `${width} pixels`);
  }
  await browser.screen(1280, 900);
}
