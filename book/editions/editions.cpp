#include "book/editions/editions.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <iterator>
#include <set>
#include <utility>

#include "base/random_stream.h"
#include "base/request_error.h"
#include "board/geometry.h"
#include "book/editions/board_sections.h"
#include "book/editions/section_targets.h"
#include "generator/recipe.h"
#include "rater/logic/steps/technique_catalog.h"
#include "rater/orders/catalog.h"
#include "rater/orders/minutes/person_level.h"

namespace nonet {
namespace {

std::optional<SectionTopic> topic_of(const SectionRequest& request) {
  using Kind = SectionTopic::Kind;
  if (request.technique) {
    return SectionTopic{.kind = Kind::kTechnique,
                        .technique = std::string(technique_row(*request.technique).key)};
  }
  if (request.rating) {
    return SectionTopic{
        .kind = Kind::kRating, .low = request.rating->low, .high = request.rating->high};
  }
  if (!request.minutes) return std::nullopt;
  return SectionTopic{
      .kind = Kind::kMinutes, .low = request.minutes->low, .high = request.minutes->high};
}

BookSection section_of(const SectionRequest& request, std::vector<BookPuzzle> puzzles) {
  std::ranges::stable_sort(puzzles, {}, &BookPuzzle::effort);
  return {.level = request.level != nullptr ? std::string(request.level->key) : "",
          .name = {},
          .puzzles = std::move(puzzles),
          .topic = topic_of(request)};
}

// Moves the first `count` puzzles that fit out of the list; fewer if there are not enough.
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

bool within(const std::optional<Wishes::Ratings>& range, double value) {
  constexpr double kRounding = 1e-6;  // ratings are tenths, written in binary
  return !range || (range->low - kRounding <= value && value <= range->high + kRounding);
}

// Whether a puzzle of a list suits the section; its level is not checked.
bool fits(const SectionRequest& request, const BookPuzzle& puzzle) {
  const int clues = puzzle.givens.clue_count();
  if (request.clues && (clues < request.clues->fewest || clues > request.clues->most)) return false;
  if (request.technique && technique_row(*request.technique).key != puzzle.hardest) return false;
  return within(request.minutes, puzzle.effort) && within(request.rating, puzzle.er);
}

std::vector<BookPuzzle> take_fitting(PuzzlesByLevel& puzzles, const SectionRequest& request) {
  std::vector<BookPuzzle> taken;
  for (auto& [code, of_level] : puzzles) {
    if (request.level != nullptr && code != request.level->code) continue;
    auto more = take_first(of_level, request.count - taken.size(),
                           [&](const BookPuzzle& puzzle) { return fits(request, puzzle); });
    std::ranges::move(more, std::back_inserter(taken));
  }
  return taken;
}

// Habit of publishers: the easier a puzzle, the more clues. From the easiest level on; harder
// levels have no usual number.
constexpr std::array kUsualClues{ClueRange{32, 36}, ClueRange{30, 34}, ClueRange{27, 32},
                                 ClueRange{25, 30}, ClueRange{23, 28}, ClueRange{21, 26}};

// Of the classic board; the puzzles of others have no targets.
const BookSection* last_of_level(const std::vector<BookSection>& sections) {
  const auto last =
      std::find_if(sections.rbegin(), sections.rend(), [](const BookSection& section) {
        return section.board == nullptr && find_level(section.level) != nullptr;
      });
  return last == sections.rend() ? nullptr : &*last;
}

class SectionMaker {
 public:
  SectionMaker(const EditionPlan& plan, const RunControl& control,
               const EditionCallbacks& callbacks)
      : plan_(plan), control_(control), callbacks_(callbacks), boards_seen_(plan.boards_before) {
    for (const SectionRequest& request : plan.sections) total_ += request.count;
  }

  // The puzzles of the section with this index, behind these sections. Fewer than requested only
  // after a stop.
  Result<std::vector<BookPuzzle>> puzzles_of(std::size_t section,
                                             const std::vector<BookSection>& before) {
    const SectionRequest& request = plan_.sections[section];
    if (request.board != nullptr) return board_puzzles_of(section);
    begin_targets(request, before);
    Recipe recipe{.wishes = wishes_of(request)};
    recipe.seed = RandomStream(plan_.seed, "book-section", section).bits();
    recipe.threads = plan_.threads;
    if (const Status possible = check(recipe); !possible) return possible.error();
    const std::string name = name_of(request);
    std::vector<BookPuzzle> puzzles;
    Status taken;
    generate(
        recipe, control_,
        [&](const Find& generated) {
          taken = take(request, generated, puzzles);
          return taken.ok() && puzzles.size() < request.count ? Flow::kContinue : Flow::kStop;
        },
        [&](const GenerationCount&) { report(name); });
    if (!taken) return taken.error();
    return puzzles;
  }

 private:
  Result<std::vector<BookPuzzle>> board_puzzles_of(std::size_t section) {
    const SectionRequest& request = plan_.sections[section];
    auto recipe = board_recipe_of(request, plan_.board_symmetry);
    if (!recipe) return recipe.error();
    recipe->seed = RandomStream(plan_.seed, "book-section", section).bits();
    recipe->threads = plan_.threads;
    const std::string name = name_of(request);
    const std::uint64_t before = done_;
    const auto take = [&](const variants::BoardPuzzle& puzzle) -> Result<bool> {
      return callbacks_.take_board ? callbacks_.take_board(*request.board, puzzle) : true;
    };
    return make_board_puzzles(*request.board, {*recipe, request.count, boards_seen_}, control_,
                              take, [&](std::size_t done) {
                                done_ = before + done;
                                report(name);
                              });
  }

  // Puzzles skipped per puzzle requested, so that no two of a section have the same target. Long
  // sections of a narrow level use them up: then targets repeat, and the book does not claim
  // otherwise.
  static constexpr std::size_t kChancesEach = 2;
  // Puzzles of the level skipped in a row for their targets. The usual ones are taken after ten.
  static constexpr std::size_t kMostSkipped = 2'000;

  void begin_targets(const SectionRequest& request, const std::vector<BookSection>& before) {
    targets_.clear();
    chances_left_ = kChancesEach * request.count;
    skipped_ = 0;
    rise_.reset();
    if (request.level == nullptr || plan_.consent == Consent::kExplainerAlone) return;
    rise_.emplace(*request.level, request.count, last_of_level(before));
  }

  // Whether the puzzle is not of the section's level for a person, or its target of none wanted.
  Result<bool> is_borderline(const SectionRequest& request, const LeveledPuzzle& made) {
    if (!rise_) return false;
    if (made.for_person == request.level && rise_->wants(made.puzzle)) {
      skipped_ = 0;
      return false;
    }
    if (++skipped_ < kMostSkipped) return true;
    return request_error(
        fmt::format("--section {}:{}: of {} puzzles in a row none has one of the targets left to "
                    "the level, {}; "
                    "--borderline takes any",
                    request.level->key, request.count, kMostSkipped, rise_->range_text()));
  }

  [[nodiscard]] Wishes wishes_of(const SectionRequest& request) const {
    Wishes wishes;
    wishes.level = request.level;
    wishes.consent = plan_.consent;
    wishes.symmetry = plan_.symmetry;
    if (request.rating || request.technique) wishes.scale = find_scale("explainer");
    if (request.rating) wishes.ratings.push_back({wishes.scale, *request.rating});
    if (request.minutes) wishes.ratings.push_back({find_scale("minutes"), *request.minutes});
    if (request.technique) {
      wishes.required.push_back(*request.technique);
      wishes.hardest.push_back(*request.technique);
    }
    const ClueRange clues = request.clues              ? *request.clues
                            : request.level != nullptr ? usual_clues(*request.level)
                                                       : ClueRange{};
    wishes.fewest_clues = clues.fewest;
    wishes.most_clues = clues.most;
    return wishes;
  }

  // Whether another puzzle of the section has the same target.
  bool repeats_target(const BookPuzzle& puzzle) {
    if (targets_.insert(target_seconds(puzzle)).second || chances_left_ == 0) return false;
    --chances_left_;
    return true;
  }

  Status take(const SectionRequest& request, const Find& generated,
              std::vector<BookPuzzle>& puzzles) {
    if (looks_bare(generated.puzzle.givens())) return {};
    if (plan_.printed_before.contains(generated.canonical)) return {};
    if (!seen_.insert(generated.canonical).second) return {};
    LeveledPuzzle made = leveled(generated.puzzle);
    const auto borderline = is_borderline(request, made);
    if (!borderline) return borderline.error();
    if (*borderline) return {};
    if (repeats_target(made.puzzle)) return {};
    if (callbacks_.take) {
      const auto wanted = callbacks_.take(made, generated);
      if (!wanted) return wanted.error();
      if (!*wanted) return {};
    }
    if (rise_) rise_->take(made.puzzle);
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
  std::set<std::string> boards_seen_;
  std::set<int> targets_;  // of the section, in seconds
  std::size_t chances_left_ = 0;
  std::optional<SectionTargets> rise_;  // of a section of a level, without --borderline
  std::size_t skipped_ = 0;
  std::uint64_t done_ = 0;
  std::uint64_t total_ = 0;
};

}  // namespace

ClueRange usual_clues(const LevelRow& level) {
  const auto index = static_cast<std::size_t>(level.code - 1);
  return index < kUsualClues.size() ? kUsualClues[index] : ClueRange{};
}

bool looks_bare(const Grid& givens) {
  DigitSet digits;
  CellSet filled;
  for (const Cell cell : givens.filled()) {
    digits.insert(givens.digit(cell));
    filled.insert(cell);
  }
  if (digits.size() < kSize - 1) return true;
  return std::ranges::any_of(geometry_tables::kHouseSets,
                             [&](const CellSet& house) { return !filled.intersects(house); });
}

BookSection empty_section(const SectionRequest& section) {
  BookSection empty = section_of(section, {});
  empty.board = section.board;
  if (section.board != nullptr) empty.level = section.board_level;
  return empty;
}

std::string name_of(const SectionRequest& section) { return section_name(empty_section(section)); }

LeveledPuzzle leveled(const Puzzle& puzzle) {
  return leveled(puzzle, find_scale("explainer")->rate(puzzle, {}));
}

LeveledPuzzle leveled(const Puzzle& puzzle, Rating rating) {
  return leveled(puzzle, std::move(rating), find_scale("minutes")->rate(puzzle, {}));
}

LeveledPuzzle leveled(const Puzzle& puzzle, Rating rating, const Rating& minutes) {
  LeveledPuzzle made;
  made.level = level_of(rating);
  if (made.level != nullptr) made.for_person = &person_level(*made.level, minutes);
  made.puzzle = {.givens = puzzle.givens(),
                 .solution = puzzle.solution(),
                 .effort = minutes.solved() ? minutes.score : kBeyondMinutes,
                 .rating = fmt::format("ER {:.1f}", rating.score),
                 .er = rating.score,
                 .id = {},
                 .hardest = std::string(rating.hardest)};
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
    auto puzzles = maker.puzzles_of(i, sections);
    if (!puzzles) return puzzles.error();
    if (control.should_stop()) return std::vector<BookSection>();
    const SectionRequest& request = plan.sections[i];
    sections.push_back(request.board != nullptr
                           ? board_section(request, *std::move(puzzles), control)
                           : section_of(request, *std::move(puzzles)));
  }
  return sections;
}

}  // namespace nonet
