// Findings about any record, proper puzzle or not: whether it has exactly one solution, whether
// each of its givens is needed, and the pattern of its givens.
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
  std::string line;            // a row with the columns of kFindingsHeader
  std::optional<Error> fault;  // the reason why it is not a proper puzzle
};

inline constexpr std::string_view kFindingsHeader =
    "puzzle\tvalid\tunique\tminimal\tsymmetry\tclues\n";

// The findings for each text, in order. For a sukaku, the candidates count.
std::vector<Findings> examine(std::span<const PuzzleText> texts);

}  // namespace nonet
