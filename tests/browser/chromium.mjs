// Chromium without a window, driven over the pipe that its DevTools protocol offers: no network, no
// port, no package. Messages are JSON, each ended by a zero byte.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathOfAny } from './browser_path.mjs';

export const chromiumPath = () => pathOfAny(['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']);

export class Chromium {
  constructor(path) {
    this.isChromium = true;
    this.profile = mkdtempSync(join(tmpdir(), 'nonet-chromium-'));
    this.child = spawn(path, ['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run',
      '--disable-dev-shm-usage', '--disable-background-networking', '--remote-debugging-pipe',
      `--user-data-dir=${this.profile}`, 'about:blank'], { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] });
    this.waiting = new Map();
    this.listeners = new Set();
    this.last = 0;
    let text = '';
    this.child.stdio[4].setEncoding('utf8');
    this.child.stdio[4].on('data', chunk => {
      const messages = (text + chunk).split('\0');
      text = messages.pop();
      messages.forEach(message => this.receive(JSON.parse(message)));
    });
  }

  receive(message) {
    const waiting = this.waiting.get(message.id);
    if (!waiting) {
      this.listeners.forEach(listener => listener(message));
      return;
    }
    this.waiting.delete(message.id);
    if (message.error) waiting.reject(new Error(message.error.message));
    else waiting.resolve(message.result);
  }

  send(method, params = {}, sessionId = this.session) {
    const id = ++this.last;
    this.child.stdio[3].write(JSON.stringify({ id, method, params, sessionId }) + '\0');
    return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
  }

  event(method) {
    return new Promise(resolve => {
      const listener = message => {
        if (message.method !== method) return;
        this.listeners.delete(listener);
        resolve(message.params);
      };
      this.listeners.add(listener);
    });
  }

  async open() {
    const { targetId } = await this.send('Target.createTarget', { url: 'about:blank' }, undefined);
    this.session = (await this.send('Target.attachToTarget', { targetId, flatten: true }, undefined)).sessionId;
    this.requests = [];
    this.faults = [];
    this.listeners.add(message => {
      if (message.method === 'Network.requestWillBeSent') this.requests.push(message.params.request.url);
      if (message.method === 'Runtime.exceptionThrown') {
        const { exceptionDetails } = message.params;
        this.faults.push(exceptionDetails.exception ? exceptionDetails.exception.description : exceptionDetails.text);
      }
    });
    for (const domain of ['Page', 'Runtime', 'Network', 'Accessibility']) await this.send(`${domain}.enable`);
  }

  async load(url) {
    const loaded = this.event('Page.loadEventFired');
    await this.send('Page.navigate', { url });
    await loaded;
  }
  async reload() {
    const loaded = this.event('Page.loadEventFired');
    await this.send('Page.reload');
    await loaded;
  }

  // The value of an expression in the page; promises are awaited.
  async value(expression) {
    const { result, exceptionDetails } = await this.send('Runtime.evaluate', { expression, returnByValue: true, awaitPromise: true });
    if (exceptionDetails) throw new Error(`${expression}: ${exceptionDetails.exception?.description ?? exceptionDetails.text}`);
    return result.value;
  }

  async until(expression, what = expression) {
    for (let i = 0; i < 400; ++i) {
      if (await this.value(expression)) return;
      await new Promise(resolve => setTimeout(resolve, 25));
    }
    throw new Error(`never came true: ${what}`);
  }

  // A key as a keyboard gives it; `code` tells the key itself, as for Shift and a digit.
  async press(key, { code, shift = false, control = false } = {}) {
    const digit = /^[0-9]$/.test(key);
    const event = { key: shift && digit ? '!' : key, code: code ?? (digit ? `Digit${key}` : key), modifiers: (shift ? 8 : 0) + (control ? 2 : 0) };
    const codes = { Tab: 9, Enter: 13, ArrowLeft: 37, ArrowUp: 38, ArrowRight: 39, ArrowDown: 40, Escape: 27, Delete: 46, ' ': 32 };
    const windowsVirtualKeyCode = codes[key] ?? key.toUpperCase().charCodeAt(0);
    const text = key === 'Enter' ? '\r' : key.length === 1 && !control ? key : undefined;
    await this.send('Input.dispatchKeyEvent', { type: text ? 'keyDown' : 'rawKeyDown', ...event, windowsVirtualKeyCode, text });
    await this.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event, windowsVirtualKeyCode });
  }

  // The middle of the element, brought into the window.
  middleOf(selector) {
    return this.value(`(() => { const e = document.querySelector(${JSON.stringify(selector)}); e.scrollIntoView({ block: 'center' }); const b = e.getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2]; })()`);
  }
  async mouse(type, [x, y], { control = false, count = 1 } = {}) {
    const button = type === 'mouseMoved' ? 'none' : 'left', buttons = type === 'mouseReleased' ? 0 : 1;
    await this.send('Input.dispatchMouseEvent', { type, x, y, button, buttons, clickCount: count, modifiers: control ? 2 : 0 });
  }
  async click(selector, { control = false, count = 1 } = {}) {
    const point = await this.middleOf(selector);
    for (let i = 1; i <= count; ++i) {
      for (const type of ['mousePressed', 'mouseReleased']) await this.mouse(type, point, { control, count: i });
    }
  }
  // Pressed on the first element, over all to the last.
  async drag(selectors) {
    await this.mouse('mousePressed', await this.middleOf(selectors[0]));
    for (const selector of selectors.slice(1)) await this.mouse('mouseMoved', await this.middleOf(selector));
    await this.mouse('mouseReleased', await this.middleOf(selectors[selectors.length - 1]));
  }
  async tap(selector) {
    const [x, y] = await this.middleOf(selector);
    await this.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await this.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  async screen(width, height, scale = 1) {
    await this.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: scale, mobile: width < 600 });
  }
  async scheme(value) {
    await this.send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value }] });
  }
  async picture() { return Buffer.from((await this.send('Page.captureScreenshot', { format: 'png', captureBeyondViewport: true })).data, 'base64'); }
  async pdf() { return Buffer.from((await this.send('Page.printToPDF', { preferCSSPageSize: true, printBackground: false })).data, 'base64'); }

  async close() {
    const ended = new Promise(resolve => this.child.once('exit', resolve));
    this.send('Browser.close', {}, undefined).catch(() => {});
    await ended;
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
