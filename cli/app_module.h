// The WebAssembly module of the page that `nonet app` writes, as the build put it into the program.
#pragma once

#include <string_view>

namespace nonet {

// Empty if the program was built without NONET_APP_MODULE.
std::string_view app_module();

}  // namespace nonet
