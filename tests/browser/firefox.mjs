// Firefox without a window, driven by Marionette, the protocol that it listens with itself: messages
// are JSON behind their length, over a local port. No package. The same face as chromium.mjs; what
// only DevTools can tell (names for a screen reader, requests) is not here: `isChromium` is false.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathOfAny } from './browser_path.mjs';

export const firefoxPath = () => pathOfAny(['firefox-esr', 'firefox']);

const KEYS = { ArrowLeft: '\uE012', ArrowUp: '\uE013', ArrowRight: '\uE014', ArrowDown: '\uE015', Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C', Delete: '\uE017', PageUp: '\uE00E', PageDown: '\uE00F', Shift: '\uE008', Control: '\uE009' };

const freePort = () => new Promise(resolve => {
  const server = createServer().listen(0, '127.0.0.1', () => {
    const { port } = server.address();
    server.close(() => resolve(port));
  });
});
const pause = time => new Promise(resolve => setTimeout(resolve, time));

export class Firefox {
  constructor(path) {
    this.isChromium = false;
    this.requests = [];
    this.faults = [];
    this.profile = mkdtempSync(join(tmpdir(), 'nonet-firefox-'));
    this.ready = freePort().then(port => {
      this.port = port;
      const settings = { 'marionette.port': port, 'datareporting.policy.dataSubmissionEnabled': false, 'browser.shell.checkDefaultBrowser': false, 'app.update.enabled': false };
      writeFileSync(join(this.profile, 'user.js'), Object.entries(settings).map(([key, value]) => `user_pref(${JSON.stringify(key)}, ${JSON.stringify(value)});\n`).join(''));
      this.child = spawn(path, ['--headless', '--marionette', '--remote-allow-system-access', '--no-remote', '--profile', this.profile, 'about:blank'], { stdio: 'ignore' });
    });
  }

  async connect() {
    await this.ready;
    for (let i = 0; i < 600; ++i) {
      const socket = await new Promise(resolve => {
        const made = connect(this.port, '127.0.0.1', () => resolve(made)).on('error', () => resolve(null));
      });
      if (socket) return socket;
      await pause(100);
    }
    throw new Error('Firefox does not listen');
  }

  async open() {
    this.waiting = new Map();
    this.last = 0;
    this.socket = await this.connect();
    let bytes = Buffer.alloc(0);
    this.socket.on('data', chunk => {
      bytes = Buffer.concat([bytes, chunk]);
      for (;;) {
        const colon = bytes.indexOf(':'), size = +bytes.subarray(0, colon);
        if (colon < 0 || bytes.length < colon + 1 + size) return;
        this.receive(JSON.parse(bytes.subarray(colon + 1, colon + 1 + size)));
        bytes = bytes.subarray(colon + 1 + size);
      }
    });
    await this.send('WebDriver:NewSession', { capabilities: { alwaysMatch: { acceptInsecureCerts: false } } });
  }

  receive(message) {
    if (!Array.isArray(message)) return;  // the greeting
    const [, id, error, result] = message, waiting = this.waiting.get(id);
    this.waiting.delete(id);
    if (error) waiting.reject(new Error(error.message));
    else waiting.resolve(result);
  }

  send(name, params = {}) {
    const id = ++this.last, text = JSON.stringify([0, id, name, params]);
    this.socket.write(`${Buffer.byteLength(text)}:${text}`);
    return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
  }

  load(url) { return this.send('WebDriver:Navigate', { url }); }
  reload() { return this.send('WebDriver:Refresh'); }

  // By a script of the page's own, which sees its names as its other scripts do.
  async value(expression) {
    const source = `window.answered = (async () => (${expression}))().then(v => JSON.stringify({ v }), e => JSON.stringify({ e: String(e) }))`;
    const script = `const made = document.createElement('script');
      made.textContent = ${JSON.stringify(source)};
      document.documentElement.append(made);
      made.remove();
      window.answered.then(arguments[0], fault => arguments[0](JSON.stringify({ e: String(fault) })));`;
    const { value } = await this.send('WebDriver:ExecuteAsyncScript', { script, args: [], sandbox: null });
    const { v, e } = JSON.parse(value);
    if (e) throw new Error(`${expression}: ${e}`);
    return v;
  }
  async until(expression, what = expression) {
    for (let i = 0; i < 400; ++i) {
      if (await this.value(expression)) return;
      await pause(25);
    }
    throw new Error(`never came true: ${what}`);
  }

  async keys(values) {
    const actions = [...values.map(value => ({ type: 'keyDown', value })), ...values.map(value => ({ type: 'keyUp', value })).reverse()];
    await this.send('WebDriver:PerformActions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }
  press(key, { shift = false, control = false } = {}) {
    return this.keys([...(shift ? [KEYS.Shift] : []), ...(control ? [KEYS.Control] : []), KEYS[key] ?? key]);
  }

  // The middle of the element, brought into the window.
  middleOf(selector) {
    return this.value(`(() => { const e = document.querySelector(${JSON.stringify(selector)}); e.scrollIntoView({ block: 'center' }); const b = e.getBoundingClientRect(); return [Math.round(b.x + b.width / 2), Math.round(b.y + b.height / 2)]; })()`);
  }
  point(actions, pointerType, control = false) {
    const pause = { type: 'pause' }, keys = [{ type: 'keyDown', value: KEYS.Control }, ...actions.map(() => pause), { type: 'keyUp', value: KEYS.Control }];
    const pointer = { type: 'pointer', id: pointerType, parameters: { pointerType }, actions: control ? [pause, ...actions] : actions };
    return this.send('WebDriver:PerformActions', { actions: control ? [{ type: 'key', id: 'keyboard', actions: keys }, pointer] : [pointer] });
  }
  async pressAt(selector, pointerType, { control = false, count = 1 } = {}) {
    const [x, y] = await this.middleOf(selector), once = [{ type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }];
    await this.point([{ type: 'pointerMove', x, y, duration: 0 }, ...Array(count).fill(once).flat()], pointerType, control);
  }
  click(selector, how) { return this.pressAt(selector, 'mouse', how); }
  tap(selector) { return this.pressAt(selector, 'touch'); }
  // Pressed on the first element, over all to the last.
  async drag(selectors) {
    const actions = [];
    for (const selector of selectors) {
      const [x, y] = await this.middleOf(selector);
      actions.push({ type: 'pointerMove', x, y, duration: 0 });
      if (actions.length === 1) actions.push({ type: 'pointerDown', button: 0 });
    }
    await this.point([...actions, { type: 'pointerUp', button: 0 }], 'mouse');
  }

  // The window's own frame comes on top; Firefox makes no window narrower than about 450.
  async screen(width, height) {
    await this.send('WebDriver:SetWindowRect', { width, height: height + 90 });
  }
  async scheme(value) {
    await this.send('Marionette:SetContext', { value: 'chrome' });
    await this.send('WebDriver:ExecuteScript', { script: `Services.prefs.setIntPref('layout.css.prefers-color-scheme.content-override', ${value === 'dark' ? 0 : 1})`, args: [] });
    await this.send('Marionette:SetContext', { value: 'content' });
  }
  async picture() { return Buffer.from((await this.send('WebDriver:TakeScreenshot', { full: true })).value, 'base64'); }
  async pdf() { return Buffer.from((await this.send('WebDriver:Print', { background: false })).value, 'base64'); }

  async close() {
    if (!this.child) return;
    const ended = new Promise(resolve => this.child.once('exit', resolve));
    if (this.socket) this.send('Marionette:Quit', { flags: ['eForceQuit'] }).catch(() => {});
    else this.child.kill();
    await ended;
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
