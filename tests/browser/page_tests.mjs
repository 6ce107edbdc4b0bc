// What the tests of pages share: the browser that is asked for, a folder of their own, a name for
// each case. A test program is called with the program under test and, if it is not to be Chromium,
// with `firefox`; where the browser is missing it says "skipped" and ends with 77 for CTest.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Chromium, chromiumPath } from './chromium.mjs';
import { Firefox, firefoxPath } from './firefox.mjs';

const BROWSERS = { chromium: [Chromium, chromiumPath], firefox: [Firefox, firefoxPath] };

export const nonet = process.argv[2];
const name = process.argv[3] || 'chromium', [Browser, pathOf] = BROWSERS[name], path = pathOf();
export function skip(reason) {
  console.log(`skipped: ${reason}`);
  process.exit(77);
}
if (!path) skip(`no ${name} on this machine`);
export const folder = mkdtempSync(join(tmpdir(), 'nonet-pages-'));
export const browser = new Browser(path);
const HANGS = 240e3;

// Cases by name, in order, in one window; `file` and `ready` are of the page that they begin with.
export async function runCases(cases, { file, ready = async () => {} }) {
  const watchdog = setTimeout(() => { console.error('the browser hangs'); browser.child.kill('SIGKILL'); process.exit(1); }, HANGS);
  let failed = 0;
  try {
    await browser.open();
    await browser.screen(1280, 900);
    await browser.load(pathToFileURL(file).href);
    await ready();
    for (const [title, test] of Object.entries(cases)) {
      try {
        await test();
        console.log(`ok      ${title}`);
      } catch (error) {
        ++failed;
        console.log(`FAILED  ${title}\n        ${error.message.replaceAll('\n', '\n        ')}`);
      }
    }
    if (browser.faults.length) {
      ++failed;
      console.log('FAILED  the scripts throw nothing\n' + browser.faults.join('\n'));
    }
  } finally {
    clearTimeout(watchdog);
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
  process.exit(failed ? 1 : 0);
}
