// What the WebAssembly module exports: memory for a request, the call, and memory given back. The
// host gives it one function, which takes each result of a request that has many.
#include <cstdlib>
#include <string>

#include "bindings/wasm/requests.h"

extern "C" {

// Of the host: nonzero goes on.
__attribute__((import_module("nonet"), import_name("emit"))) int nonet_emit(const char* text,
                                                                            std::size_t size);

__attribute__((export_name("nonet_alloc"))) void* nonet_alloc(std::size_t size) {
  return std::malloc(size);
}

__attribute__((export_name("nonet_free"))) void nonet_free(void* memory) { std::free(memory); }

// The answer stays until the next call; its size is at `size`.
__attribute__((export_name("nonet_call"))) const char* nonet_call(const char* request,
                                                                  std::size_t length,
                                                                  std::size_t* size) {
  static std::string given;
  given = nonet::wasm::answer({request, length}, [](const std::string& text) {
    return nonet_emit(text.data(), text.size()) != 0;
  });
  *size = given.size();
  return given.data();
}
}

// Debian's libc++abi for WebAssembly has no exceptions. What the library throws is a want of memory
// or a mistake in it: the module stops, and the host takes a fresh one.
extern "C" {
void* __cxa_allocate_exception(std::size_t) { std::abort(); }
void __cxa_throw(void*, void*, void (*)(void*)) { std::abort(); }
void __cxa_rethrow() { std::abort(); }
void* __cxa_begin_catch(void*) { std::abort(); }
void __cxa_end_catch() { std::abort(); }
}
