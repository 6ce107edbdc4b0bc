#include "book/editions/board_sections.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/format.h>
#include <iterator>
#include <utility>

#include "base/request_error.h"
#include "rater/orders/levels.h"
#include "variants/board/symmetry.h"
#include "variants/text/board_text.h"

namespace nonet {
namespace {

using variants::Geometry;

constexpr std::uint64_t kExampleSeed = 1;
// Tries for each puzzle wanted, and at least, of a round. Small boards have few minimal puzzles
// that are not isomorphic (4x4 has 36): where these do not suffice, the next rounds leave more
// clues.
constexpr std::uint64_t kTriesEach = 1'000;
constexpr std::uint64_t kFewestTries = 20'000;
constexpr std::array kCluesOfRounds = {0.0, 0.3, 0.35, 0.4, 0.45, 0.5};  // of the cells, at least

// Of levels that need hidden singles alone, the price of the dearest step says nothing: the fewer
// cells are open at a time, the harder. Beyond them the dearest step counts. Equal ones are told
// apart by the sum of all steps, in tenths.
constexpr int kHiddenSingles = 15;
double hardness_of(const variants::BoardPath& path, std::optional<int> openings) {
  double sum = 0;
  for (const variants::PricedBoardStep& step : path.steps) sum += step.price;
  const double tenths = path.rating.score * 10;
  const bool by_openings = openings && tenths < kHiddenSingles + 0.5;
  const double first = by_openings ? kHiddenSingles / (1.0 + *openings) : tenths;
  return first * 1e6 + std::min(sum, 1e6 - 1);
}

Symmetry usual_symmetry(const Geometry& board) {
  // 4x4 has two puzzles of level easy whose clues are rotational, and thousands without symmetry.
  const bool patterns = board.digits() > 4 && variants::orbits(board, Symmetry::kRotational).ok();
  return patterns ? Symmetry::kRotational : Symmetry::kNone;
}

}  // namespace

std::string printed_form(const Geometry& board, const variants::CanonicalBoards& canonical,
                         const variants::CellDigits& givens) {
  const auto form = canonical.form_of(givens);
  return board.key() + ' ' + variants::text_of(form ? *form : givens);
}

BoardPrintRater::BoardPrintRater(const Geometry& board)
    : solver_(board), levels_(variants::BoardLevels::of(board)) {
  if (auto rater = variants::BoardRater::of(board)) rater_ = *std::move(rater);
}

BoardPrintRater::Rated BoardPrintRater::rated(BoardDigits digits, const RunControl& control) const {
  Rated result;
  result.puzzle.effort = kBeyondMinutes;
  if (rater_) {
    const auto path =
        rater_->path(digits.givens, {.control = &control}, variants::BoardDetail::kRating);
    if (path.rating.solved()) {
      const bool small = rater_->board().digits() <= variants::kMostDigitsForChildren;
      const auto openings =
          small ? std::optional(solver_.openings_of(digits.givens)) : std::nullopt;
      result.puzzle.rating = fmt::format("ER {:.1f}", path.rating.score);
      result.puzzle.er = path.rating.score;
      result.puzzle.hardest = std::string(path.rating.hardest);
      result.puzzle.hardness = hardness_of(path, openings);
      result.level = levels_.key_of(path.rating, digits.givens);
    }
  } else {
    result.puzzle.hardness =
        static_cast<double>(digits.givens.size()) - variants::clue_count(digits.givens);
    result.level = levels_.key_by_singles(digits.givens);
  }
  result.puzzle.board = std::move(digits);
  return result;
}

BoardDigits board_example(const Geometry& board, const RunControl& control) {
  variants::BoardRecipe recipe;
  recipe.seed = kExampleSeed;
  recipe.symmetry = usual_symmetry(board);
  if (variants::BoardRater::of(board)) {
    recipe.level = std::string(variants::BoardLevels::of(board).keys().front());
  }
  recipe.max_tries = kFewestTries;
  BoardDigits example;
  make_boards(board, recipe, control, [&](const variants::BoardPuzzle& puzzle) {
    example = {puzzle.givens, puzzle.solution};
    return Flow::kStop;
  });
  return example;
}

Result<variants::BoardRecipe> board_recipe_of(const SectionRequest& request,
                                              std::optional<Symmetry> symmetry) {
  const Geometry& board = *request.board;
  variants::BoardRecipe recipe;
  recipe.symmetry = symmetry.value_or(usual_symmetry(board));
  recipe.level = request.board_level;
  recipe.max_tries = std::max(kFewestTries, kTriesEach * request.count);
  if (const Status possible = check(board, recipe); !possible) return possible.error();
  return recipe;
}

Result<std::vector<BookPuzzle>> make_board_puzzles(
    const Geometry& board, const BoardSectionPlan& plan, const RunControl& control,
    const std::function<Result<bool>(const variants::BoardPuzzle&)>& take,
    const std::function<void(std::size_t done)>& made) {
  const BoardPrintRater rater(board);
  const variants::CanonicalBoards canonical(board);
  std::vector<BookPuzzle> puzzles;
  Status taken;
  const auto accept = [&](const variants::BoardPuzzle& puzzle) -> Flow {
    if (!plan.printed.insert(printed_form(board, canonical, puzzle.givens)).second) {
      return Flow::kContinue;
    }
    const auto wanted = take(puzzle);
    if (!wanted) taken = wanted.error();
    if (!wanted) return Flow::kStop;
    if (*wanted) {
      puzzles.push_back(rater.rated({puzzle.givens, puzzle.solution}, control).puzzle);
    }
    return puzzles.size() < plan.count ? Flow::kContinue : Flow::kStop;
  };
  std::uint64_t tries = 0;
  for (const double share : kCluesOfRounds) {
    variants::BoardRecipe recipe = plan.recipe;
    recipe.clues.low = std::ceil(share * board.cells());
    const auto count = make_boards(board, recipe, control, accept,
                                   [&](const variants::BoardCount&) { made(puzzles.size()); });
    if (!taken) return taken.error();
    if (puzzles.size() == plan.count || control.should_stop()) return puzzles;
    if (count.no_full_board || count.none_filled) return no_board_error(board, count);
    tries += count.tries;
  }
  return request_error(fmt::format("--section {}{}{}:{}: {} different puzzles found in {} tries",
                                   board.key(), plan.recipe.level.empty() ? "" : ":",
                                   plan.recipe.level, plan.count, puzzles.size(), tries));
}

BookSection board_section(const SectionRequest& request, std::vector<BookPuzzle> puzzles,
                          const RunControl& control) {
  std::ranges::stable_sort(puzzles, {}, &BookPuzzle::hardness);
  BookSection section;
  section.level = request.board_level;
  section.puzzles = std::move(puzzles);
  section.board = request.board;
  section.example = board_example(*request.board, control);
  return section;
}

std::vector<BookSection> board_sections_of(const std::shared_ptr<const Geometry>& board,
                                           PuzzlesByKey puzzles, const RunControl& control) {
  std::vector<BookSection> sections;
  const auto add = [&](std::string_view level) {
    std::vector<BookPuzzle>& of_level = puzzles[std::string(level)];
    if (of_level.empty()) return;
    SectionRequest request;
    request.board = board;
    request.board_level = level;
    sections.push_back(board_section(request, std::move(of_level), control));
  };
  for (const LevelRow& level : level_catalog()) add(level.key);
  add("");
  return sections;
}

Result<std::vector<BookSection>> chosen_board_sections(PuzzlesByKey&& puzzles,
                                                       const std::vector<SectionRequest>& wanted,
                                                       const RunControl& control) {
  std::vector<BookSection> sections;
  for (const SectionRequest& request : wanted) {
    std::vector<BookPuzzle> taken;
    for (auto& [level, of_level] : puzzles) {
      if (!request.board_level.empty() && level != request.board_level) continue;
      const auto more = std::min(request.count - taken.size(), of_level.size());
      const auto end = of_level.begin() + static_cast<std::ptrdiff_t>(more);
      std::move(of_level.begin(), end, std::back_inserter(taken));
      of_level.erase(of_level.begin(), end);
    }
    if (taken.size() < request.count) {
      return request_error(fmt::format("only {} of {} puzzles of {}{}{} in the input", taken.size(),
                                       request.count, request.board->key(),
                                       request.board_level.empty() ? "" : ", level ",
                                       request.board_level));
    }
    sections.push_back(board_section(request, std::move(taken), control));
  }
  return sections;
}

}  // namespace nonet
