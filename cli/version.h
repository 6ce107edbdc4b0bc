// The version of nonet: stored with every run, since other versions may give other bytes.
#pragma once

#include <string_view>

namespace nonet {

inline constexpr std::string_view kVersion = NONET_VERSION;
inline constexpr std::string_view kCompiler = NONET_COMPILER;

// The abbreviated commit of the build, followed by "+" if files were changed; "unknown" if there
// was no git history.
std::string_view build_commit();

}  // namespace nonet
