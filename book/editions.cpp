#include "book/editions.h"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>
#include <set>
#include <utility>

#include "base/random_stream.h"
#include "base/request_error.h"
#include "generator/recipe.h"
#include "rater/scales/catalog.h"

namespace nonet {
namespace {

BookSection section_of(const SectionRequest& request, std::vector<BookPuzzle> puzzles) {
  std::ranges::stable_sort(puzzles, {}, &BookPuzzle::effort);
  return {.level = request.level != nullptr ? std::string(request.level->key) : "",
          .name = request.minutes ? name_of(request) : "",
          .puzzles = std::move(puzzles)};
}

// Moves the first `count` puzzles that fit out of the list; fewer where there are no more.
template <typename Fits>
std::vector<BookPuzzle> take_first(std::vector<BookPuzzle>& from, std::size_t count, Fits fits) {
  std::vector<BookPuzzle> taken;
  std::vector<BookPuzzle> left;
  for (BookPuzzle& puzzle : from) {
    const bool wanted = taken.size() < count && fits(puzzle);
    (wanted ? taken : left).push_back(std::move(puzzle));
  }
  from = std::move(left);
  return taken;
}

std::vector<BookPuzzle> take_fitting(PuzzlesByLevel& puzzles, const SectionRequest& request) {
  std::vector<BookPuzzle> taken;
  for (auto& [code, of_level] : puzzles) {
    if (request.level != nullptr && code != request.level->code) continue;
    auto more = take_first(of_level, request.count - taken.size(), [&](const BookPuzzle& puzzle) {
      return !request.minutes ||
             (request.minutes->low <= puzzle.effort && puzzle.effort <= request.minutes->high);
    });
    std::ranges::move(more, std::back_inserter(taken));
  }
  return taken;
}

// The effort of a puzzle that the techniques of the scale do not solve: after all others.
constexpr double kBeyondMinutes = 1e6;

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
    recipe.wishes.minutes = request.minutes;
    recipe.wishes.consent = plan_.consent;
    recipe.wishes.symmetry = plan_.symmetry;
    recipe.seed = RandomStream(plan_.seed, "book-section", section).bits();
    recipe.threads = plan_.threads;
    const std::string name = name_of(request);
    std::vector<BookPuzzle> puzzles;
    Status taken;
    generate(
        recipe, control_,
        [&](const HarvestedPuzzle& generated) {
          taken = take(generated, puzzles);
          return taken.ok() && puzzles.size() < request.count ? Flow::kContinue : Flow::kStop;
        },
        [&](const GenerationCount&) { report(name); });
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

  void report(std::string_view section) const {
    if (callbacks_.progress) {
      callbacks_.progress({.done = done_, .total = total_, .note = section});
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

std::string name_of(const SectionRequest& section) {
  if (!section.minutes) return std::string(section.level->name);
  const std::string minutes =
      fmt::format("{:g} to {:g} minutes", section.minutes->low, section.minutes->high);
  return section.level == nullptr ? minutes : fmt::format("{}, {}", section.level->name, minutes);
}

LeveledPuzzle leveled(const Puzzle& puzzle) {
  return leveled(puzzle, find_scale("explainer")->rate(puzzle, {}));
}

LeveledPuzzle leveled(const Puzzle& puzzle, Rating rating) {
  const Rating minutes = find_scale("minutes")->rate(puzzle, {});
  LeveledPuzzle made;
  made.level = level_of(rating);
  made.puzzle = {.givens = puzzle.givens(),
                 .solution = puzzle.solution(),
                 .effort = minutes.solved() ? minutes.score : kBeyondMinutes,
                 .rating = fmt::format("ER {:.1f}", rating.score),
                 .id = {}};
  made.rating = std::move(rating);
  return made;
}

std::vector<BookSection> sections_of(PuzzlesByLevel puzzles) {
  std::vector<BookSection> sections;
  for (const LevelRow& level : level_catalog()) {
    std::vector<BookPuzzle>& of_level = puzzles[level.code];
    if (!of_level.empty())
      sections.push_back(section_of({.level = &level, .minutes = {}}, std::move(of_level)));
  }
  return sections;
}

Result<std::vector<BookSection>> chosen_sections(PuzzlesByLevel puzzles,
                                                 const std::vector<SectionRequest>& wanted) {
  std::vector<BookSection> sections;
  for (const SectionRequest& request : wanted) {
    std::vector<BookPuzzle> taken = take_fitting(puzzles, request);
    if (taken.size() < request.count) {
      return request_error(
          fmt::format("only {} of {} puzzles {} in the input", taken.size(), request.count,
                      request.level != nullptr ? fmt::format("of level {}", request.level->key)
                                               : fmt::format("of {}", name_of(request))));
    }
    sections.push_back(section_of(request, std::move(taken)));
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
    sections.push_back(section_of(plan.sections[i], std::move(*puzzles)));
  }
  return sections;
}

}  // namespace nonet
