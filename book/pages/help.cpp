// A puzzle's path is walked once; the most expensive of its steps beyond singles are kept, in path
// order. Lessons teach the techniques that the next puzzles need, with positions made for them or,
// if too few, from these steps.

#include "book/pages/help.h"

#include <algorithm>
#include <fmt/format.h>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "base/request_error.h"
#include "book/boards/puzzle_board.h"
#include "book/drawings/board_explain.h"
#include "book/spec/board_name.h"
#include "rater/logic/steps/technique_catalog.h"
#include "rater/orders/catalog.h"
#include "rater/orders/levels.h"
#include "variants/explain/board_scene.h"
#include "variants/making/board_levels.h"

namespace nonet {
namespace {

constexpr std::size_t kLessonPositions = 11;
constexpr int kFirstLevelWithHelp = 4;  // Hard

constexpr int kFirstChildrensLevelWithHelp = 3;  // Medium
constexpr std::size_t kMostKeySingles = 3;

bool is_single(TechniqueId technique) { return technique_row(technique).family == "singles"; }

// The steps of the path to show: the most expensive beyond singles. If there is only one, the
// single that it opens is shown beside it.
template <typename Steps>
std::vector<std::size_t> key_steps(const Steps& steps) {
  std::vector<std::size_t> chosen;
  for (std::size_t i = 0; i < steps.size(); ++i) {
    if (!is_single(steps[i].step.technique)) chosen.push_back(i);
  }
  if (chosen.size() == 1 && chosen.front() + 1 < steps.size()) {
    chosen.push_back(chosen.front() + 1);
  }
  if (chosen.size() > kMostKeySteps) {
    // The first step stays in any case: the hint is about it.
    std::stable_sort(chosen.begin() + 1, chosen.end(),
                     [&](std::size_t a, std::size_t b) { return steps[a].price > steps[b].price; });
    chosen.resize(kMostKeySteps);
    std::ranges::sort(chosen);
  }
  return chosen;
}

// The first of the most expensive steps, for puzzles that singles solve.
template <typename Steps>
std::vector<std::size_t> key_singles(const Steps& steps) {
  std::vector<std::size_t> chosen;
  if (steps.empty()) return chosen;
  const auto dearest = std::ranges::max_element(
      steps, [](const auto& one, const auto& other) { return one.price < other.price; });
  for (std::size_t i = 0; i < steps.size() && chosen.size() < kMostKeySingles; ++i) {
    if (steps[i].price == dearest->price) chosen.push_back(i);
  }
  return chosen;
}

// Goes through a path and has each of its chosen steps shown in the position before it.
template <typename Steps, typename Position, typename Show, typename Apply>
PuzzleHelp shown_steps(const Steps& steps, const std::vector<std::size_t>& chosen,
                       Position position, Show show, Apply apply_to) {
  PuzzleHelp help;
  std::size_t beyond_singles = 0;
  for (std::size_t i = 0; i < steps.size(); ++i) {
    beyond_singles += is_single(steps[i].step.technique) ? 0 : 1;
    if (std::ranges::find(chosen, i) != chosen.end()) show(help, position, steps[i]);
    apply_to(position, steps[i].step);
  }
  help.left_out = beyond_singles - std::min(beyond_singles, help.steps.size());
  return help;
}

// REQUIRES: the puzzle is classic.
std::optional<PuzzleHelp> classic_help(const BookPuzzle& printed, const StepWords& words) {
  const auto puzzle = Puzzle::with_proven_solution(printed.givens, printed.solution);
  if (!puzzle) return std::nullopt;
  const ScaleRow& scale = *find_scale("explainer");
  const Path path = scale.explain(*puzzle, {});
  const std::vector<std::size_t> chosen = key_steps(path.steps);
  if (chosen.empty()) return std::nullopt;
  const auto show = [&](PuzzleHelp& help, const Position& position, const PathStep& taken) {
    Scene scene = scene_of(position, taken, scale.key, words);
    if (help.steps.empty()) help.hint = hint_of(scene, words);
    help.steps.emplace_back(std::move(scene));
  };
  return shown_steps(path.steps, chosen, Position(path.start), show,
                     [](Position& position, const Step& step) { apply(position, step); });
}

// With puzzles of one other board.
class HelpOnBoard {
 public:
  HelpOnBoard(const variants::Geometry& geometry, variants::BoardRater rater)
      : geometry_(&geometry), rater_(std::move(rater)) {}

  [[nodiscard]] std::optional<PuzzleHelp> help_with(const BookPuzzle& printed,
                                                    const StepWords& words) const {
    const variants::BoardWords names(rater_.board(), words);
    const variants::BoardPath path = rater_.path(printed.board.givens);
    std::vector<std::size_t> chosen = key_steps(path.steps);
    const bool singles_only = chosen.empty() && variants::has_childrens_levels(*geometry_);
    if (singles_only) chosen = key_singles(path.steps);
    if (chosen.empty()) return std::nullopt;
    const auto show = [&](PuzzleHelp& help, const variants::BoardPosition& position,
                          const variants::PricedBoardStep& taken) {
      variants::BoardScene scene = variants::scene_of(position, taken, names);
      if (help.steps.empty()) help.hint = variants::hint_of(scene, names);
      help.steps.emplace_back(
          BoardHelpStep{picture_of(*geometry_, printed.board.givens, scene, names),
                        std::move(scene.text), std::move(scene.chain), taken.step.technique});
    };
    PuzzleHelp help = shown_steps(
        path.steps, chosen, variants::BoardPosition(rater_.board(), printed.board.givens), show,
        [](variants::BoardPosition& position, const variants::BoardStep& step) {
          variants::apply_step(position, step);
        });
    help.singles_only = singles_only;
    return help;
  }

 private:
  const variants::Geometry* geometry_;
  variants::BoardRater rater_;
};

// An error if the steps of the board cannot be told.
Result<HelpOnBoard> help_on(const variants::Geometry& board, const BookSpec& spec) {
  if (!symbols_on(board, spec.symbols).are_digits()) {
    return request_error(
        fmt::format("{}: steps are told with digits, and its symbols are others", board.key()));
  }
  auto rater = variants::BoardRater::of(board);
  if (!rater) return rater.error();
  return HelpOnBoard(board, *std::move(rater));
}

bool is_hard_enough(const BookSection& section) {
  const int stars = section_stars(section);
  const bool for_children =
      section.board != nullptr && variants::has_childrens_levels(*section.board);
  return stars == 0 || stars >= (for_children ? kFirstChildrensLevelWithHelp : kFirstLevelWithHelp);
}

// The help with each puzzle of a section that has some.
void add_section_help(const BookSpec& spec, const BookSection& section, int first, BookHelp& help) {
  if (!is_hard_enough(section)) return;
  std::optional<HelpOnBoard> other;
  if (section.board != nullptr) {
    auto told = help_on(*section.board, spec);
    if (!told) return;
    other = *std::move(told);
  }
  const StepWords& words = spec.words.steps();
  for (std::size_t i = 0; i < section.puzzles.size(); ++i) {
    const BookPuzzle& puzzle = section.puzzles[i];
    auto with = other ? other->help_with(puzzle, words) : classic_help(puzzle, words);
    if (!with) continue;
    with->puzzle = first + static_cast<int>(i);
    help.puzzles.push_back(std::move(*with));
  }
}

std::string_view technique_key(const HelpStep& step) {
  if (const auto* scene = std::get_if<Scene>(&step)) {
    return technique_row(scene->step.step.technique).key;
  }
  return variants::board_row(std::get<BoardHelpStep>(step).technique).key;
}

// The lesson without positions; nullopt for a single.
std::optional<BookLesson> lesson_on(const Scene& scene, const BookWords& words) {
  const TechniqueId technique = scene.step.step.technique;
  if (is_single(technique)) return std::nullopt;
  const std::string key(technique_row(technique).key);
  return BookLesson{.key = key,
                    .title = words.technique(key),
                    .text = lesson_text_of(technique, words.steps()),
                    .price = find_scale("explainer")->least_score_with(technique).value_or(0)};
}
std::optional<BookLesson> lesson_on(const BoardHelpStep& step, const BookWords& words) {
  if (is_single(step.technique)) return std::nullopt;
  const variants::BoardTechniqueRow& row = variants::board_row(step.technique);
  return BookLesson{.key = std::string(row.key),
                    .title = step.text.technique,
                    .text = variants::lesson_text_of(step.technique, words.steps()),
                    .price = row.price / 10.0};
}

// A lesson belongs to the first section of its board that needs its technique.
std::vector<BookLesson> lessons_needed(const BookSpec& spec, const BookHelp& help) {
  const std::vector<NumberedPuzzle> puzzles = numbered_puzzles(spec);
  std::vector<BookLesson> lessons;
  std::set<std::pair<std::string, std::string>> met;  // board and technique
  for (const PuzzleHelp& puzzle : help.puzzles) {
    const int index = puzzles[static_cast<std::size_t>(puzzle.puzzle)].section;
    const BookSection& section = spec.sections[static_cast<std::size_t>(index)];
    const std::string board = section.board == nullptr ? "" : section.board->key();
    for (const HelpStep& step : puzzle.steps) {
      if (!met.insert({board, std::string(technique_key(step))}).second) continue;
      auto lesson = std::visit([&](const auto& each) { return lesson_on(each, spec.words); }, step);
      if (!lesson) continue;
      lesson->section = index;
      lesson->board = section.board;
      if (section.board != nullptr && section.among_boards) {
        lesson->title += ", " + board_name(*section.board, spec.words);
      }
      lessons.push_back(*std::move(lesson));
    }
  }
  std::ranges::stable_sort(lessons, {}, [](const BookLesson& lesson) {
    return std::pair(lesson.section, lesson.price);
  });
  return lessons;
}

// Positions made for the lesson give away no puzzle of the book.
void add_made_classic(const BookSpec& spec, BookLesson& lesson) {
  const TechniqueId technique = find_technique(lesson.key)->id;
  const auto made = std::ranges::find(spec.practice, technique, &Lesson::technique);
  if (made == spec.practice.end() || made->positions.size() < 2) return;
  for (const LessonPosition& position : made->positions) {
    lesson.positions.push_back(
        {std::nullopt, position.givens,
         scene_of(position.scene.before, position.scene.step, "explainer", spec.words.steps())});
  }
}

void add_made_on_board(const BookSpec& spec, BookLesson& lesson) {
  const auto of_board =
      std::ranges::find(spec.board_practice, lesson.board->key(), &BoardPractice::board);
  if (of_board == spec.board_practice.end()) return;
  const auto technique = variants::find_board_technique(lesson.key)->technique;
  const auto made =
      std::ranges::find(of_board->lessons, technique, &variants::BoardLesson::technique);
  if (made == of_board->lessons.end() || made->positions.size() < 2) return;
  const variants::BoardWords names(of_board->rater->board(), spec.words.steps());
  for (const auto& [givens, scene] : made->positions) {
    lesson.positions.push_back({std::nullopt,
                                {},
                                BoardHelpStep{picture_of(*lesson.board, givens, scene, names),
                                              scene.text, scene.chain, technique}});
  }
}

// Adds positions from as many puzzles of the book as possible.
void add_positions_met(const BookSpec& spec, const BookHelp& help, BookLesson& lesson) {
  const std::vector<NumberedPuzzle> puzzles = numbered_puzzles(spec);
  const auto is_of_board = [&](const NumberedPuzzle& puzzle) {
    const BookSection& section = spec.sections[static_cast<std::size_t>(puzzle.section)];
    if (section.board == nullptr || lesson.board == nullptr) return section.board == lesson.board;
    return section.board->key() == lesson.board->key();
  };
  for (const PuzzleHelp& puzzle : help.puzzles) {
    if (lesson.positions.size() == kLessonPositions) break;
    const NumberedPuzzle& numbered = puzzles[static_cast<std::size_t>(puzzle.puzzle)];
    if (!is_of_board(numbered)) continue;
    const auto step = std::ranges::find(puzzle.steps, std::string_view(lesson.key), technique_key);
    if (step == puzzle.steps.end()) continue;
    lesson.positions.push_back({puzzle.puzzle, numbered.puzzle->givens, *step});
  }
}

void add_lessons(const BookSpec& spec, BookHelp& help) {
  help.lessons = lessons_needed(spec, help);
  for (BookLesson& lesson : help.lessons) {
    if (lesson.board == nullptr) {
      add_made_classic(spec, lesson);
    } else {
      add_made_on_board(spec, lesson);
    }
    if (lesson.positions.empty()) add_positions_met(spec, help, lesson);
  }
}

}  // namespace

const PuzzleHelp* BookHelp::of(int puzzle) const {
  const auto found = std::ranges::lower_bound(puzzles, puzzle, {}, &PuzzleHelp::puzzle);
  return found != puzzles.end() && found->puzzle == puzzle ? &*found : nullptr;
}

bool BookHelp::has_singles_only() const {
  return std::ranges::any_of(puzzles, &PuzzleHelp::singles_only);
}

BookHelp help_of(const BookSpec& spec) {
  BookHelp help;
  if (!spec.hints && !spec.explained && !spec.lessons) return help;
  int first = 0;
  for (const BookSection& section : spec.sections) {
    add_section_help(spec, section, first, help);
    first += static_cast<int>(section.puzzles.size());
  }
  if (spec.lessons) add_lessons(spec, help);
  return help;
}

Status check_help(const BookSpec& spec) {
  if (!spec.hints && !spec.explained && !spec.lessons) return {};
  std::optional<std::string> reason;
  for (const BookSection& section : spec.sections) {
    if (section.board == nullptr) return {};
    const auto told = help_on(*section.board, spec);
    if (told) return {};
    reason = told.error().reason;
  }
  if (!reason) return {};
  return request_error(fmt::format("{}: no step of this book is known: {}",
                                   spec.hints       ? "--hints"
                                   : spec.explained ? "--explained"
                                                    : "--lessons",
                                   *reason));
}

TaughtTechniques taught_in(const BookSpec& spec) {
  TaughtTechniques taught;
  for (const BookLesson& lesson : help_of(spec).lessons) {
    if (lesson.board == nullptr) {
      taught.classic.push_back(find_technique(lesson.key)->id);
      continue;
    }
    auto of_board = std::ranges::find_if(
        taught.others, [&](const auto& each) { return each.board->key() == lesson.board->key(); });
    if (of_board == taught.others.end()) {
      of_board = taught.others.insert(of_board, {lesson.board, {}});
    }
    of_board->techniques.push_back(variants::find_board_technique(lesson.key)->technique);
  }
  return taught;
}

}  // namespace nonet
