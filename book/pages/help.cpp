// A puzzle's path is walked once; the most expensive of its steps beyond singles are kept, in path
// order. Lessons teach the techniques that the next puzzles need, with positions made for them or,
// if too few, from these steps.

#include "book/pages/help.h"

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <utility>

#include "rater/logic/steps/technique_catalog.h"
#include "rater/orders/catalog.h"
#include "rater/orders/levels.h"

namespace nonet {
namespace {

constexpr std::size_t kLessonPositions = 11;
constexpr int kFirstLevelWithHelp = 4;  // Hard

bool is_single(TechniqueId technique) { return technique_row(technique).family == "singles"; }

// The steps of the path to show: the most expensive beyond singles. If there is only one, the
// single that it opens is shown beside it.
std::vector<std::size_t> key_steps(const Path& path) {
  std::vector<std::size_t> chosen;
  for (std::size_t i = 0; i < path.steps.size(); ++i) {
    if (!is_single(path.steps[i].step.technique)) chosen.push_back(i);
  }
  if (chosen.size() == 1 && chosen.front() + 1 < path.steps.size()) {
    chosen.push_back(chosen.front() + 1);
  }
  if (chosen.size() > kMostKeySteps) {
    // The first step stays in any case: the hint is about it.
    std::stable_sort(chosen.begin() + 1, chosen.end(), [&](std::size_t a, std::size_t b) {
      return path.steps[a].price > path.steps[b].price;
    });
    chosen.resize(kMostKeySteps);
    std::ranges::sort(chosen);
  }
  return chosen;
}

// REQUIRES: the puzzle is classic.
std::optional<PuzzleHelp> help_with(const BookPuzzle& printed, int index, const StepWords& words) {
  const auto puzzle = Puzzle::with_proven_solution(printed.givens, printed.solution);
  if (!puzzle) return std::nullopt;
  const ScaleRow& scale = *find_scale("explainer");
  const Path path = scale.explain(*puzzle, {});
  const std::vector<std::size_t> chosen = key_steps(path);
  if (chosen.empty()) return std::nullopt;
  PuzzleHelp help;
  help.puzzle = index;
  Position position(path.start);
  std::size_t beyond_singles = 0;
  for (std::size_t i = 0; i < path.steps.size(); ++i) {
    beyond_singles += is_single(path.steps[i].step.technique) ? 0 : 1;
    if (std::ranges::find(chosen, i) != chosen.end()) {
      help.steps.push_back(scene_of(position, path.steps[i], scale.key, words));
    }
    apply(position, path.steps[i].step);
  }
  help.left_out = beyond_singles - std::min(beyond_singles, help.steps.size());
  help.hint = hint_of(help.steps.front(), words);
  return help;
}

// A lesson belongs to the first section that needs its technique.
std::vector<BookLesson> lessons_needed(const BookSpec& spec, const BookHelp& help) {
  const std::vector<NumberedPuzzle> puzzles = numbered_puzzles(spec);
  std::vector<BookLesson> lessons;
  std::set<TechniqueId> met;
  for (const PuzzleHelp& puzzle : help.puzzles) {
    for (const Scene& scene : puzzle.steps) {
      const TechniqueId technique = scene.step.step.technique;
      if (is_single(technique) || !met.insert(technique).second) continue;
      const int section = puzzles[static_cast<std::size_t>(puzzle.puzzle)].section;
      lessons.push_back({.technique = technique, .section = section, .positions = {}});
    }
  }
  std::ranges::stable_sort(lessons, {}, [](const BookLesson& lesson) {
    return std::pair(lesson.section,
                     find_scale("explainer")->least_score_with(lesson.technique).value_or(0));
  });
  return lessons;
}

// Adds positions made for the lesson, which give away no puzzle of the book.
void add_made_positions(const BookSpec& spec, BookLesson& lesson) {
  const auto made = std::ranges::find(spec.practice, lesson.technique, &Lesson::technique);
  if (made == spec.practice.end() || made->positions.size() < 2) return;
  for (const LessonPosition& position : made->positions) {
    lesson.positions.push_back(
        {std::nullopt, position.givens,
         scene_of(position.scene.before, position.scene.step, "explainer", spec.words.steps())});
  }
}

// Adds positions from as many puzzles of the book as possible.
void add_positions_met(const BookSpec& spec, const BookHelp& help, BookLesson& lesson) {
  const std::vector<NumberedPuzzle> puzzles = numbered_puzzles(spec);
  for (const PuzzleHelp& puzzle : help.puzzles) {
    if (lesson.positions.size() == kLessonPositions) break;
    const auto scene = std::ranges::find_if(puzzle.steps, [&](const Scene& each) {
      return each.step.step.technique == lesson.technique;
    });
    if (scene == puzzle.steps.end()) continue;
    const Grid& givens = puzzles[static_cast<std::size_t>(puzzle.puzzle)].puzzle->givens;
    lesson.positions.push_back({puzzle.puzzle, givens, *scene});
  }
}

void add_lessons(const BookSpec& spec, BookHelp& help) {
  help.lessons = lessons_needed(spec, help);
  for (BookLesson& lesson : help.lessons) {
    add_made_positions(spec, lesson);
    if (lesson.positions.empty()) add_positions_met(spec, help, lesson);
  }
}

}  // namespace

const PuzzleHelp* BookHelp::of(int puzzle) const {
  const auto found = std::ranges::lower_bound(puzzles, puzzle, {}, &PuzzleHelp::puzzle);
  return found != puzzles.end() && found->puzzle == puzzle ? &*found : nullptr;
}

BookHelp help_of(const BookSpec& spec) {
  BookHelp help;
  if (!spec.hints && !spec.explained && !spec.lessons) return help;
  const std::vector<NumberedPuzzle> puzzles = numbered_puzzles(spec);
  for (std::size_t i = 0; i < puzzles.size(); ++i) {
    const BookSection& section = spec.sections[static_cast<std::size_t>(puzzles[i].section)];
    const int stars = section_stars(section);
    if (section.board != nullptr) continue;
    if (stars != 0 && stars < kFirstLevelWithHelp) continue;
    auto with = help_with(*puzzles[i].puzzle, static_cast<int>(i), spec.words.steps());
    if (with) help.puzzles.push_back(std::move(*with));
  }
  if (spec.lessons) add_lessons(spec, help);
  return help;
}

std::vector<TechniqueId> taught_in(const BookSpec& spec) {
  std::vector<TechniqueId> techniques;
  for (const BookLesson& lesson : help_of(spec).lessons) techniques.push_back(lesson.technique);
  return techniques;
}

}  // namespace nonet
