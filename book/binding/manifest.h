// A book's list of puzzles for programs.
#pragma once

#include <string>
#include <string_view>

#include "book/pages/book_plan.h"
#include "book/spec/book_spec.h"

namespace nonet {

// The page of each puzzle, a JSON line per puzzle. It begins with kManifestStart, unlike anything
// else that nonet writes.
inline constexpr std::string_view kManifestStart = R"({"schema":1,"number":1,"page":)";
std::string book_manifest(const BookSpec& spec, const BookPlan& plan);

}  // namespace nonet
