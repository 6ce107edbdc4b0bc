#include "tasks/boards/board_lessons.h"

#include <algorithm>
#include <bit>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "variants/making/board_levels.h"
#include "variants/making/board_recipe.h"

namespace nonet {
namespace {

using variants::BoardLesson;
using variants::BoardLessonPosition;
using variants::BoardPosition;
using variants::BoardTechnique;
using variants::CellIndex;
using variants::Geometry;

// Up to this price, in tenths, every puzzle has such steps.
constexpr int kPriceOfSingles = 15;
// Singles alone solve the puzzles that are made for naked singles: what is a little dearer is in
// those for locked candidates.
constexpr int kPriceOfNakedSingles = 23;
constexpr int kPriceOfLocked = 26;

// The level whose puzzles are likely to have a step of this price; empty: any.
std::string level_for(const Geometry& geometry, int price) {
  if (price <= kPriceOfSingles) return {};
  Rating rating;
  rating.score = (price > kPriceOfNakedSingles ? std::max(price, kPriceOfLocked) : price) / 10.0;
  const variants::CellDigits empty(static_cast<std::size_t>(geometry.cells()), 0);
  return std::string(variants::BoardLevels::of(geometry).key_of(rating, empty));
}

// Puzzles are made for each technique. Those of the two highest levels cost about half a second
// each on boards of more than six digits.
constexpr std::uint64_t kUsualTries = 4096;
constexpr std::uint64_t kDiabolicalTries = 512;
constexpr std::uint64_t kExtremeTries = 128;
std::uint64_t tries_for(const Geometry& geometry, std::string_view level) {
  if (geometry.digits() <= variants::kMostDigitsForChildren) return kUsualTries;
  if (level == "diabolical") return kDiabolicalTries;
  return level == "extreme" ? kExtremeTries : kUsualTries;
}

int candidates_in(const BoardPosition& position) {
  int candidates = 0;
  for (std::size_t i = 0; i < position.fill().digits.size(); ++i) {
    if (position.fill().digits[i] != 0) continue;
    candidates += std::popcount(position.marks().of(static_cast<CellIndex>(i)));
  }
  return candidates;
}

// Lessons whose positions come out of the same puzzles are filled together: a puzzle is walked
// once.
class BoardLessonMaker {
 public:
  BoardLessonMaker(const Geometry& geometry, const variants::BoardRater& rater,
                   const variants::BoardWords& names, const BoardLessonRequest& request,
                   const RunControl& control)
      : geometry_(geometry), rater_(rater), names_(names), request_(request), control_(control) {
    for (const BoardTechnique technique : request.techniques) {
      lessons_.push_back({technique, variants::lesson_text_of(technique, names.words())});
    }
  }

  std::vector<BoardLesson> made() && {
    search_given();
    for (const auto& [level, lessons] : by_level()) search_made(level, lessons);
    for (BoardLesson& lesson : lessons_) {
      std::ranges::stable_sort(lesson.positions, {}, [](const BoardLessonPosition& position) {
        return candidates_in(position.scene.before);
      });
    }
    return std::move(lessons_);
  }

 private:
  using Lessons = std::vector<BoardLesson*>;

  [[nodiscard]] bool is_full(const BoardLesson& lesson) const {
    return lesson.positions.size() >= request_.positions;
  }
  [[nodiscard]] bool are_full(const Lessons& lessons) const {
    return std::ranges::all_of(lessons, [&](const BoardLesson* each) { return is_full(*each); });
  }

  // In the order in which the levels are first asked for.
  [[nodiscard]] std::vector<std::pair<std::string, Lessons>> by_level() {
    std::vector<std::pair<std::string, Lessons>> levels;
    for (BoardLesson& lesson : lessons_) {
      std::string level = level_for(geometry_, variants::board_row(lesson.technique).price);
      auto at = std::ranges::find(levels, level, &std::pair<std::string, Lessons>::first);
      if (at == levels.end()) at = levels.emplace(at, std::move(level), Lessons());
      at->second.push_back(&lesson);
    }
    return levels;
  }

  void search_given() {
    Lessons all;
    for (BoardLesson& lesson : lessons_) all.push_back(&lesson);
    for (const variants::CellDigits& givens : request_.puzzles) {
      if (control_.should_stop() || are_full(all)) return;
      take_positions(givens, all);
    }
  }

  void search_made(const std::string& level, const Lessons& lessons) {
    if (control_.should_stop() || are_full(lessons)) return;
    const variants::BoardRecipe recipe{
        .level = level,
        .seed = request_.seed,
        .threads = request_.threads,
        .max_tries = request_.max_tries.value_or(tries_for(geometry_, level))};
    const auto count =
        make_boards(geometry_, recipe, control_, [&](const variants::BoardPuzzle& puzzle) {
          take_positions(puzzle.givens, lessons);
          return are_full(lessons) || control_.should_stop() ? Flow::kStop : Flow::kContinue;
        });
    for (BoardLesson* lesson : lessons) {
      if (is_full(*lesson)) continue;
      lesson->shortage = names_.words().say(StepPhrase::kPositionsFound, lesson->positions.size(),
                                            request_.positions, count.tries);
    }
  }

  // The first position of the puzzle's path for each lesson that needs one.
  void take_positions(const variants::CellDigits& givens, const Lessons& lessons) {
    const auto path = rater_.path(givens, {.control = &control_}, variants::BoardDetail::kRating);
    for (BoardLesson* lesson : lessons) {
      if (is_full(*lesson)) continue;
      if (auto position = first_position(path, lesson->technique)) {
        lesson->positions.push_back(*std::move(position));
        ++found_;
      }
    }
    control_.report({.done = found_, .total = request_.positions * lessons_.size(), .note = ""});
  }

  // Nothing cheaper has a step there.
  [[nodiscard]] std::optional<BoardLessonPosition> first_position(const variants::BoardPath& path,
                                                                  BoardTechnique technique) const {
    const auto met = std::ranges::find(path.steps, technique,
                                       [](const auto& taken) { return taken.step.technique; });
    if (met == path.steps.end()) return std::nullopt;
    BoardPosition position(rater_.board(), path.givens);
    for (auto step = path.steps.begin(); step != met; ++step) {
      variants::apply_step(position, step->step);
    }
    const auto steps = rater_.steps_in(position, technique, control_);
    // The step of the path, with its proof.
    const auto same = std::ranges::find_if(steps, [&](const variants::PricedBoardStep& each) {
      return each.step.placement == met->step.placement &&
             each.step.eliminations == met->step.eliminations;
    });
    if (same == steps.end()) return std::nullopt;
    return BoardLessonPosition{path.givens, variants::scene_of(position, *same, names_)};
  }

  const Geometry& geometry_;
  const variants::BoardRater& rater_;
  const variants::BoardWords& names_;
  const BoardLessonRequest& request_;
  const RunControl& control_;
  std::vector<BoardLesson> lessons_;
  std::uint64_t found_ = 0;  // positions of all lessons
};

}  // namespace

std::vector<BoardLesson> make_board_lessons(const Geometry& geometry,
                                            const variants::BoardRater& rater,
                                            const variants::BoardWords& names,
                                            const BoardLessonRequest& request,
                                            const RunControl& control) {
  return BoardLessonMaker(geometry, rater, names, request, control).made();
}

}  // namespace nonet
