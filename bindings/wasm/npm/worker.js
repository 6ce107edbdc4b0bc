// Runs the engine on a thread of its own: in a browser a Worker, in Node a worker thread.
import { Engine } from './engine.js';

const inNode = typeof process !== 'undefined' && Boolean(process.versions?.node);
const port = inNode ? (await import('node:worker_threads')).parentPort : globalThis;
const listen = (take) =>
  inNode ? port.on('message', take) : port.addEventListener('message', (event) => take(event.data));

let engine;
listen(async ({ id, module, request }) => {
  try {
    if (module) {
      engine = await Engine.from(module);
      port.postMessage({ id, answer: {} });
      return;
    }
    const emit = (result) => {
      port.postMessage({ id, result });
      return true;
    };
    port.postMessage({ id, answer: engine.call(request, emit) });
  } catch (failure) {
    port.postMessage({ id, failure: String(failure?.message ?? failure) });
  }
});
