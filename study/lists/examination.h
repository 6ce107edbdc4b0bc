// What can be said of any record, a proper puzzle or not: whether it has a solution, and one only,
// whether each of its givens is needed, and what it looks like.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "formats/puzzle_text.h"

namespace nonet {

struct Findings {
  std::string line;            // of a table with the columns of kFindingsHeader
  std::optional<Error> fault;  // why it is no proper puzzle
};

inline constexpr std::string_view kFindingsHeader =
    "puzzle\tvalid\tunique\tminimal\tsymmetry\tclues\n";

// Of each text, in order. Of a sukaku the candidates are what counts.
std::vector<Findings> examine(std::span<const PuzzleText> texts);

}  // namespace nonet
