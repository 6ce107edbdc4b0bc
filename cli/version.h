// Which nonet this is: stored with every run, since other versions may give other bytes.
#pragma once

#include <string_view>

namespace nonet {

inline constexpr std::string_view kVersion = NONET_VERSION;
inline constexpr std::string_view kCompiler = NONET_COMPILER;

// The abbreviated commit the program was built from, "+" behind it where files were changed;
// "unknown" where it was built without a git history.
std::string_view build_commit();

}  // namespace nonet
