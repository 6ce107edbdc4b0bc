// The program as one page: it solves, rates and explains in the browser, with the library as a
// WebAssembly module (bindings/wasm). It needs no network. Its board is
// that of the page to play on; its scripts are in book/web/assets/app.
#pragma once

#include <string>
#include <string_view>

#include "book/words/words.h"

namespace nonet {

// Inside: the page needs no other file. Beside: it loads nonet.wasm from its own folder, which
// takes a server.
enum class ModulePlace : bool { kInside, kBeside };

// `module`: the bytes of nonet.wasm.
std::string app_page(std::string_view module, const BookWords& words,
                     ModulePlace place = ModulePlace::kInside);

}  // namespace nonet
