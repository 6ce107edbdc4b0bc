// The options of `book`, and the words that some of them take.
#pragma once

#include <array>
#include <span>

#include "book/book_plan.h"
#include "cli/command.h"
#include "cli/words.h"

namespace nonet {

inline constexpr std::array kSolutionsPlaces = {
    Word{"end", SolutionsPlace::kEnd},
    Word{"section", SolutionsPlace::kSection},
    Word{"next-page", SolutionsPlace::kNextPage},
    Word{"upside-down", SolutionsPlace::kUpsideDown},
    Word{"separate-file", SolutionsPlace::kSeparateFile},
    Word{"none", SolutionsPlace::kNone},
};

std::span<const OptionRow> book_options();
std::span<const Example> book_examples();

}  // namespace nonet
