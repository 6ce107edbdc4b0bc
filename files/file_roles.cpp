#include "files/file_roles.h"

#include <algorithm>
#include <fmt/format.h>

#include "base/request_error.h"

namespace nonet {
namespace {

// Whether one file may have both roles. Reading it twice does no harm, and puzzles may replace a
// stream of puzzles that is read to its end.
bool may_meet(FileRole a, FileRole b, OwnInput own_input) {
  const auto is_read = [](FileRole role) {
    return role == FileRole::kPuzzles || role == FileRole::kRead;
  };
  const auto either = [&](FileRole role) { return a == role || b == role; };
  if (either(FileRole::kDatabase)) return is_read(a) || is_read(b);
  if (is_read(a) && is_read(b)) return true;
  if (a == FileRole::kOpen && b == FileRole::kOpen) return true;
  return own_input == OwnInput::kMayBeReplaced && either(FileRole::kPuzzles) &&
         either(FileRole::kResults);
}

}  // namespace

Status check_roles(std::span<const NamedFile> files, OwnInput own_input) {
  for (std::size_t i = 0; i < files.size(); ++i) {
    for (std::size_t j = i + 1; j < files.size(); ++j) {
      if (files[i].identity != files[j].identity ||
          may_meet(files[i].role, files[j].role, own_input)) {
        continue;
      }
      return request_error(fmt::format("{} and {} are the same file: nothing is read or written",
                                       files[i].name, files[j].name));
    }
  }
  return {};
}

bool replaces_input(std::span<const NamedFile> files) {
  return std::ranges::any_of(files, [&](const NamedFile& results) {
    return results.role == FileRole::kResults &&
           std::ranges::any_of(files, [&](const NamedFile& input) {
             return input.role == FileRole::kPuzzles && input.identity == results.identity;
           });
  });
}

}  // namespace nonet
