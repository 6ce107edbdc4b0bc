// Sudoku in a browser or in Node: the engine in a worker, typed functions around it.
//
//   import { load } from 'nonet';
//   const nonet = await load();
//   const rating = await nonet.rate('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79');
//   for await (const puzzle of nonet.generate({ level: 'hard', count: 10, seed: 7 })) console.log(puzzle.givens);

/** What is wrong with a text, a grid or a wish. */
export class NonetError extends Error {
  constructor({ kind, reason, line = 0, column = 0, solutions = [] }) {
    super(reason);
    this.name = 'NonetError';
    Object.assign(this, { kind, line, column, solutions });
  }
}

const inNode = typeof process !== 'undefined' && Boolean(process.versions?.node);

async function compiled(url) {
  if (inNode && url.protocol === 'file:') {
    const { readFile } = await import('node:fs/promises');
    return WebAssembly.compile(await readFile(url));
  }
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return WebAssembly.compile(await response.arrayBuffer());
}

async function started(take, make) {
  const url = new URL('./worker.js', import.meta.url);
  if (!inNode) {
    const worker = make ? make() : new Worker(url, { type: 'module' });
    worker.addEventListener('message', (event) => take(event.data));
    return { post: (message) => worker.postMessage(message), end: () => worker.terminate() };
  }
  const { Worker: Thread } = await import('node:worker_threads');
  const worker = new Thread(url);
  worker.on('message', take);
  return {
    post: (message) => worker.postMessage(message),
    end: () => worker.terminate(),
    keepsAlive: (does) => (does ? worker.ref() : worker.unref()),
  };
}

// A worker and the requests that it has not answered yet.
class Thread {
  #source;
  #worker;
  #waiting = new Map();
  #next = 0;

  // The compiled module, and what makes a worker if the page does that itself.
  constructor(source) {
    this.#source = source;
  }

  async request(request, take = () => {}) {
    this.#worker ??= this.#start();
    const worker = await this.#worker;
    return this.#ask(worker, { request }, take);
  }

  // Ends what runs: its requests fail with an AbortError. The next request takes a fresh worker.
  async stop() {
    const running = this.#worker;
    this.#worker = undefined; // before anything is awaited: a request may follow at once
    const worker = await running;
    worker?.end();
    for (const [id, { worker: at, reject }] of this.#waiting) {
      if (at !== worker) continue;
      this.#waiting.delete(id);
      reject(new DOMException('stopped', 'AbortError'));
    }
  }

  async #start() {
    const { module, worker: make } = this.#source;
    const worker = await started((message) => this.#take(message), make);
    await this.#ask(worker, { module }, () => {});
    return worker;
  }

  #ask(worker, message, take) {
    const id = ++this.#next;
    worker.keepsAlive?.(true);
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { worker, resolve, reject, take });
      worker.post({ id, ...message });
    });
  }

  #take({ id, result, answer, failure }) {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    if (result !== undefined) return void waiting.take(result);
    this.#waiting.delete(id);
    if (this.#waiting.size === 0) waiting.worker.keepsAlive?.(false);
    if (failure !== undefined) waiting.reject(new Error(failure));
    else if (answer.error) waiting.reject(new NonetError(answer.error));
    else waiting.resolve(answer);
  }
}

// The results of a request in order, as they come. Leaving the loop early, or the signal, ends the work.
async function* results(source, request, { signal, onProgress } = {}) {
  const thread = source.idle.pop() ?? new Thread(source);
  const ready = [];
  let wake = () => {};
  let end;
  const stop = () => void thread.stop();
  signal?.throwIfAborted();
  signal?.addEventListener('abort', stop);
  const done = thread
    .request(request, (result) => {
      ready.push(result);
      wake();
    })
    .then(
      (answer) => (end = { answer }),
      (failure) => (end = { failure }),
    )
    .then(() => wake());
  let count = 0;
  try {
    for (;;) {
      while (ready.length > 0) {
        onProgress?.(++count);
        yield ready.shift();
      }
      if (end) break;
      await new Promise((resolve) => (wake = resolve));
    }
    if (end.failure) throw end.failure;
  } finally {
    signal?.removeEventListener('abort', stop);
    // A worker that has answered serves the next request; starting one costs ten times a puzzle.
    if (end?.answer && source.idle.length === 0) source.idle.push(thread);
    else await thread.stop();
    await done;
  }
}

/**
 * Loads the module and starts a worker for it. `core`: the smaller module, for puzzles as lines. `url`: of the
 * module, if it is not beside this file. A page that brings both itself gives the compiled `module`, and as
 * `worker` a function that makes a Worker of worker.js.
 */
export async function load({ core = false, url, module, worker } = {}) {
  const beside = core ? new URL('./core.wasm', import.meta.url) : new URL('./nonet.wasm', import.meta.url);
  const source = { module: module ?? (await compiled(url ? new URL(url) : beside)), worker, idle: [] };
  const thread = new Thread(source);
  const one = (what) => (puzzle, options = {}) => thread.request({ do: what, puzzle, ...options });
  const many = (what) => (wish, options) => results(source, { do: what, ...wish }, options);
  return {
    read: one('read'),
    record: one('record'),
    sukaku: one('sukaku'),
    solve: one('solve'),
    rate: one('rate'),
    explain: one('explain'),
    hint: one('hint'),
    playPack: one('play-pack'),
    catalogs: () => thread.request({ do: 'catalogs' }),
    rateList: (text, options, watch) => results(source, { do: 'rate-list', text, ...options }, watch),
    generate: many('generate'),
    search: many('search'),
    hunt: many('hunt'),
    neighbours: (puzzle, options, watch) =>
      results(source, { do: 'neighbours', puzzle, ...options }, watch),
    close: () => Promise.all([thread, ...source.idle.splice(0)].map((each) => each.stop())),
  };
}
