// --names: the names of cells in texts.
#pragma once

#include <array>

#include "cli/options.h"
#include "rater/explain/names.h"

namespace nonet {

inline constexpr std::array kCellNames = {
    Word{"rc", CellNames::kRowColumn},
    Word{"a1", CellNames::kLetters},
};

inline constexpr OptionRow kCellNamesOption =
    option::choice("--names HOW", "cell names: r1c1 (rc) or A1 (a1) [rc]", choices_of<kCellNames>);

inline CellNames cell_names_of(const Options& options) {
  return meaning_in(kCellNames, options.text("names"));
}

}  // namespace nonet
