// The engine of the page: a module that came packed in it, in workers.
'use strict';

// The bytes of a text that is packed: deflated, as base64.
async function unpackedBytes(text) {
  const packed = await fetch(`data:application/octet-stream;base64,${text.trim()}`);
  return new Response(packed.body.pipeThrough(new DecompressionStream('deflate'))).arrayBuffer();
}

// The module beside the page. A server that does not know its type does not hinder it.
async function moduleBeside() {
  const answer = await fetch('nonet.wasm');
  if (!answer.ok) throw new Error(`nonet.wasm: ${answer.status}`);
  const typed = answer.headers.get('content-type') === 'application/wasm';
  return typed ? WebAssembly.compileStreaming(answer) : WebAssembly.compile(await answer.arrayBuffer());
}

// What load() of the npm package takes: the compiled module, and what makes a worker. A page on a disk has
// no origin; Chromium then refuses workers that are modules, so the worker's script runs inside a function.
async function engineSource() {
  const inside = $('module').textContent.trim(), module = await (inside ? unpackedBytes(inside).then(bytes => WebAssembly.compile(bytes)) : moduleBeside());
  const script = new Blob([`(async () => {${$('worker').textContent}})()`], { type: 'text/javascript' });
  const address = URL.createObjectURL(script);
  return { module, worker: () => new Worker(address) };
}

// The words of steps for the module; empty: its own, which are English.
async function stepWords() {
  const text = $('step-words').textContent.trim();
  return text && new TextDecoder().decode(await unpackedBytes(text));
}

// The module in workers of its own for short questions, for long studies of a puzzle, and for whatever
// else asks for one. close() of one ends what it does; it goes on with the next request.
class Engines {
  static async start() {
    const engines = new Engines();
    engines.source = await engineSource();
    engines.words = await stepWords();
    [engines.quick, engines.study, engines.rater] = await Promise.all([0, 1, 2].map(() => engines.another()));
    engines.catalogs = engines.rater.catalogs();  // while the other two see to the first puzzle
    return engines;
  }
  another() { return load(this.source); }

  nameOf(technique) { return AppWords.techniques[technique] || AppWords.page[`app-${technique}`] || technique; }
}

// Of a request that was ended: no fault.
const wasEnded = error => error.name === 'AbortError';
