// The program as one page: it solves, rates and explains in the browser, with the library as a
// WebAssembly module (bindings/wasm). The file needs no other file and no network. Its board is
// that of the page to play on; its scripts are in book/web/assets/app.
#pragma once

#include <string>
#include <string_view>

#include "book/words/words.h"

namespace nonet {

// `module`: the bytes of nonet.wasm.
std::string app_page(std::string_view module, const BookWords& words);

}  // namespace nonet
