#include "cli/filter_options.h"

#include <algorithm>
#include <array>
#include <utility>

#include "base/result_chain.h"
#include "cli/puzzle_wishes.h"
#include "cli/puzzle_writing.h"
#include "cli/words.h"

namespace nonet {
namespace {

constexpr std::array kSortKeys = {
    Word{"rating", SortKey::kRating},       Word{"level", SortKey::kLevel},
    Word{"technique", SortKey::kTechnique}, Word{"clues", SortKey::kClues},
    Word{"symmetry", SortKey::kSymmetry},
};

constexpr std::array kSortOptions = {
    option::choice("--sort KEY", "the least first; what is equal stays in the order of the input",
                   choices_of<kSortKeys>),
    option::flag("--reverse", "with --sort the greatest first"),
};

Result<PuzzleFilter> filter_of(const Options& options) {
  return map(wishes_of(options), [&](Wishes wishes) {
    FilterPlan plan{.wishes = std::move(wishes), .filters = has_wishes(options), .sort = {}};
    if (options.has("sort")) plan.sort = meaning_in(kSortKeys, options.text("sort"));
    plan.reversed = options.has("reverse");
    return PuzzleFilter(std::move(plan));
  });
}

}  // namespace

std::span<const OptionRow> sort_options() { return kSortOptions; }

Result<PuzzleSelection> selection_of(Session& session, std::uint64_t most) {
  auto writer = puzzle_writing(session.options());
  if (!writer) return writer.error();
  return map(filter_of(session.options()), [&](PuzzleFilter filter) {
    return PuzzleSelection(*std::move(writer), std::move(filter), session.silent_control(), most);
  });
}

}  // namespace nonet
