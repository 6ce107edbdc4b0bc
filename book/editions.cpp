#include "book/editions.h"

#include <algorithm>
#include <fmt/format.h>
#include <set>
#include <utility>

#include "base/random_stream.h"
#include "base/request_error.h"
#include "generator/recipe.h"
#include "rater/scales/catalog.h"

namespace nonet {
namespace {

BookSection section_of(const LevelRow& level, std::vector<BookPuzzle> puzzles) {
  std::ranges::stable_sort(puzzles, {}, &BookPuzzle::effort);
  return {.level = std::string(level.key), .name = {}, .puzzles = std::move(puzzles)};
}

class SectionMaker {
 public:
  SectionMaker(const EditionPlan& plan, const RunControl& control,
               const EditionCallbacks& callbacks)
      : plan_(plan), control_(control), callbacks_(callbacks) {
    for (const SectionRequest& request : plan.sections) total_ += request.count;
  }

  // Of the section with this number. Fewer than asked for only after a stop.
  Result<std::vector<BookPuzzle>> puzzles_of(std::size_t section) {
    const SectionRequest& request = plan_.sections[section];
    Recipe recipe;
    recipe.wishes.level = request.level;
    recipe.wishes.symmetry = plan_.symmetry;
    recipe.seed = RandomStream(plan_.seed, "book-section", section).bits();
    recipe.threads = plan_.threads;
    std::vector<BookPuzzle> puzzles;
    Status taken;
    generate(
        recipe, control_,
        [&](const HarvestedPuzzle& generated) {
          taken = take(generated, puzzles);
          return taken.ok() && puzzles.size() < request.count ? Flow::kContinue : Flow::kStop;
        },
        [&](const GenerationCount&) { report(*request.level); });
    if (!taken) return taken.error();
    return puzzles;
  }

 private:
  Status take(const HarvestedPuzzle& generated, std::vector<BookPuzzle>& puzzles) {
    if (!seen_.insert(generated.canonical).second) return {};
    LeveledPuzzle made = leveled(generated.puzzle);
    if (callbacks_.take) {
      const auto wanted = callbacks_.take(made, generated.puzzle, generated.canonical);
      if (!wanted) return wanted.error();
      if (!*wanted) return {};
    }
    puzzles.push_back(std::move(made.puzzle));
    ++done_;
    return {};
  }

  void report(const LevelRow& level) const {
    if (callbacks_.progress) {
      callbacks_.progress({.done = done_, .total = total_, .note = level.name});
    }
  }

  const EditionPlan& plan_;
  const RunControl& control_;
  const EditionCallbacks& callbacks_;
  std::set<Grid> seen_;  // canonical forms
  std::uint64_t done_ = 0;
  std::uint64_t total_ = 0;
};

}  // namespace

LeveledPuzzle leveled(const Puzzle& puzzle) {
  return leveled(puzzle, find_scale("explainer")->rate(puzzle, {}));
}

LeveledPuzzle leveled(const Puzzle& puzzle, Rating rating) {
  LeveledPuzzle made;
  made.level = level_of(rating);
  made.puzzle = {.givens = puzzle.givens(),
                 .solution = puzzle.solution(),
                 .effort = rating.score,
                 .rating = fmt::format("ER {:.1f}", rating.score),
                 .id = {}};
  made.rating = std::move(rating);
  return made;
}

std::vector<BookSection> sections_of(PuzzlesByLevel puzzles) {
  std::vector<BookSection> sections;
  for (const LevelRow& level : level_catalog()) {
    std::vector<BookPuzzle>& of_level = puzzles[level.code];
    if (!of_level.empty()) sections.push_back(section_of(level, std::move(of_level)));
  }
  return sections;
}

Result<std::vector<BookSection>> chosen_sections(PuzzlesByLevel puzzles,
                                                 const std::vector<SectionRequest>& wanted) {
  std::vector<BookSection> sections;
  for (const SectionRequest& request : wanted) {
    std::vector<BookPuzzle>& of_level = puzzles[request.level->code];
    if (of_level.size() < request.count) {
      return request_error(fmt::format("only {} of {} puzzles of level {} in the input",
                                       of_level.size(), request.count, request.level->key));
    }
    const auto end = of_level.begin() + static_cast<std::ptrdiff_t>(request.count);
    sections.push_back(section_of(*request.level, {of_level.begin(), end}));
    of_level.erase(of_level.begin(), end);
  }
  return sections;
}

Result<std::vector<BookSection>> make_sections(const EditionPlan& plan, const RunControl& control,
                                               const EditionCallbacks& callbacks) {
  SectionMaker maker(plan, control, callbacks);
  std::vector<BookSection> sections;
  for (std::size_t i = 0; i < plan.sections.size(); ++i) {
    auto puzzles = maker.puzzles_of(i);
    if (!puzzles) return puzzles.error();
    if (control.should_stop()) return std::vector<BookSection>();
    sections.push_back(section_of(*plan.sections[i].level, std::move(*puzzles)));
  }
  return sections;
}

}  // namespace nonet
