#include "tasks/boards/board_lessons.h"

#include <algorithm>
#include <bit>
#include <optional>
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

// The level whose puzzles are likely to have a step of this price; empty: any.
std::string level_for(const Geometry& geometry, int price) {
  if (price <= kPriceOfSingles) return {};
  Rating rating;
  rating.score = price / 10.0;
  const variants::CellDigits empty(static_cast<std::size_t>(geometry.cells()), 0);
  return std::string(variants::BoardLevels::of(geometry).key_of(rating, empty));
}

int candidates_in(const BoardPosition& position) {
  int candidates = 0;
  for (std::size_t i = 0; i < position.fill().digits.size(); ++i) {
    if (position.fill().digits[i] != 0) continue;
    candidates += std::popcount(position.marks().of(static_cast<CellIndex>(i)));
  }
  return candidates;
}

class BoardLessonMaker {
 public:
  BoardLessonMaker(const Geometry& geometry, const variants::BoardRater& rater,
                   const variants::BoardWords& names, const BoardLessonRequest& request,
                   const RunControl& control)
      : geometry_(geometry), rater_(rater), names_(names), request_(request), control_(control) {}

  [[nodiscard]] BoardLesson lesson(BoardTechnique technique, LessonText text) const {
    BoardLesson made{technique, std::move(text)};
    const variants::BoardRecipe recipe{
        .level = level_for(geometry_, variants::board_row(technique).price),
        .seed = request_.seed,
        .threads = request_.threads,
        .max_tries = request_.max_tries};
    const auto count =
        make_boards(geometry_, recipe, control_, [&](const variants::BoardPuzzle& puzzle) {
          if (auto position = first_position(puzzle.givens, technique)) {
            made.positions.push_back(*std::move(position));
          }
          control_.report({.done = made.positions.size(), .total = request_.positions, .note = ""});
          const bool enough = made.positions.size() >= request_.positions;
          return enough || control_.should_stop() ? Flow::kStop : Flow::kContinue;
        });
    std::ranges::stable_sort(made.positions, {}, [](const BoardLessonPosition& position) {
      return candidates_in(position.scene.before);
    });
    if (made.positions.size() < request_.positions) {
      made.shortage = names_.words().say(StepPhrase::kPositionsFound, made.positions.size(),
                                         request_.positions, count.tries);
    }
    return made;
  }

 private:
  // On the path of the puzzle, so that nothing cheaper has a step.
  [[nodiscard]] std::optional<BoardLessonPosition> first_position(
      const variants::CellDigits& givens, BoardTechnique technique) const {
    const auto path = rater_.path(givens, {.control = &control_}, variants::BoardDetail::kRating);
    const auto met = std::ranges::find(path.steps, technique,
                                       [](const auto& taken) { return taken.step.technique; });
    if (met == path.steps.end()) return std::nullopt;
    BoardPosition position(rater_.board(), givens);
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
    return BoardLessonPosition{givens, variants::scene_of(position, *same, names_)};
  }

  const Geometry& geometry_;
  const variants::BoardRater& rater_;
  const variants::BoardWords& names_;
  const BoardLessonRequest& request_;
  const RunControl& control_;
};

}  // namespace

Result<std::vector<BoardLesson>> make_board_lessons(const Geometry& geometry,
                                                    const variants::BoardRater& rater,
                                                    const variants::BoardWords& names,
                                                    const BoardLessonRequest& request,
                                                    const RunControl& control) {
  const BoardLessonMaker maker(geometry, rater, names, request, control);
  std::vector<BoardLesson> lessons;
  for (const BoardTechnique technique : request.techniques) {
    auto text = variants::lesson_text_of(technique, names.words());
    if (!text) return text.error();
    lessons.push_back(maker.lesson(technique, *std::move(text)));
  }
  return lessons;
}

}  // namespace nonet
