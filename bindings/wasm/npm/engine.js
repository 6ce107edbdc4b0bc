// The module and its memory: a request goes in as JSON, results come out as JSON. Used in a worker, or
// directly where blocking does no harm (a command-line program, a test).

const text = new TextEncoder();
const utf8 = new TextDecoder();

// What the module needs of a host: output for messages, no files, no arguments.
function host(memory) {
  const none = () => 0;
  const unsupported = () => 52;
  return {
    proc_exit(code) {
      throw new Error(`nonet stopped (${code})`);
    },
    fd_write(_file, vectors, count, written) {
      const view = new DataView(memory().buffer);
      let bytes = 0;
      for (let i = 0; i < count; ++i) bytes += view.getUint32(vectors + 8 * i + 4, true);
      view.setUint32(written, bytes, true);
      return 0;
    },
    environ_sizes_get(count, size) {
      const view = new DataView(memory().buffer);
      view.setUint32(count, 0, true);
      view.setUint32(size, 0, true);
      return 0;
    },
    environ_get: none,
    fd_close: none,
    fd_prestat_get: () => 8,
    fd_prestat_dir_name: () => 8,
    fd_fdstat_get: unsupported,
    fd_seek: unsupported,
    fd_read: unsupported,
    clock_time_get(_clock, _precision, time) {
      new DataView(memory().buffer).setBigUint64(time, 0n, true);
      return 0;
    },
  };
}

/** The engine over a compiled module; `call` blocks until the request is answered. */
export class Engine {
  #exports;
  #emit = () => true;

  static async from(module) {
    const engine = new Engine();
    const wasi = host(() => engine.#exports.memory);
    const imports = {
      wasi_snapshot_preview1: new Proxy(wasi, { get: (known, name) => known[name] ?? (() => 52) }),
      nonet: { emit: (at, size) => (engine.#emit(engine.#read(at, size)) ? 1 : 0) },
    };
    const instance = await WebAssembly.instantiate(module, imports);
    engine.#exports = instance.exports;
    engine.#exports._initialize();
    return engine;
  }

  #read(at, size) {
    return utf8.decode(new Uint8Array(this.#exports.memory.buffer, at, size));
  }

  /** The answer to a request; `emit` takes each result of one that has many, and ends it with false. */
  call(request, emit = () => true) {
    return JSON.parse(this.callText(request, (result) => emit(JSON.parse(result))));
  }

  /** The same with answer and results as JSON. */
  callText(request, emit) {
    const bytes = text.encode(JSON.stringify(request));
    const given = this.#exports.nonet_alloc(bytes.length);
    const sizeAt = this.#exports.nonet_alloc(4);
    new Uint8Array(this.#exports.memory.buffer, given, bytes.length).set(bytes);
    this.#emit = emit;
    const answerAt = this.#exports.nonet_call(given, bytes.length, sizeAt);
    const size = new DataView(this.#exports.memory.buffer).getUint32(sizeAt, true);
    const answer = this.#read(answerAt, size);
    this.#exports.nonet_free(given);
    this.#exports.nonet_free(sizeAt);
    return answer;
  }
}
