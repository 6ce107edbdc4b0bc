// The search starts from the positions without a single on the paths of HoDoKu and of Sudoku
// Explainer. From each, wrong candidates are removed at random, without opening a single. A
// technique with a step in the result is kept if no earlier technique removes its candidates,
// either at once or after the earlier steps that do are taken. Then further earlier steps are taken
// as long as the technique keeps its step, so that it comes next if possible. For large fish see
// planted_fish.h.
#include "tasks/lessons/partway_search.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "rater/logic/steps/technique_catalog.h"
#include "rater/orders/catalog.h"
#include "rater/orders/scale/finder_catalog.h"
#include "tasks/lessons/earlier_steps.h"
#include "tasks/lessons/first_step.h"
#include "tasks/lessons/lesson_order.h"
#include "tasks/lessons/path_places.h"
#include "tasks/lessons/planted_fish.h"
#include "tasks/lessons/planted_rectangles.h"

namespace nonet {

namespace {

class PartwaySearch {
 public:
  PartwaySearch(const Puzzle& puzzle, std::vector<TechniqueId> wanted, RandomStream& random,
                const RunControl& control)
      : puzzle_(puzzle), open_(std::move(wanted)), random_(random), control_(control) {}

  std::vector<FoundPosition> run() && {
    for (const char* scale : {"hodoku", "explainer"}) {
      RateRequest request;
      request.control = &control_;
      const Path path = find_scale(scale)->explain(puzzle_, request);
      for (const PathPlace& place : places_of(path)) {
        if (control_.should_stop() || open_.empty()) break;
        if (!has_open_single(place.position)) look_around(place.position);
      }
    }
    return std::move(found_);
  }

 private:
  void look_around(const Position& start) {
    constexpr std::array kRemoved = {0, 3, 8, 16, 30};  // candidates
    for (const int removed : kRemoved) {
      look(with_fewer(start, removed));
    }
    plant(start);
  }

  [[nodiscard]] Position with_fewer(Position position, int removed) {
    std::vector<Candidate> wrong = wrong_candidates(position, puzzle_.solution());
    random_.shuffle(std::span<Candidate>(wrong));
    for (const Candidate candidate : wrong) {
      if (removed == 0) break;
      Position next = position;
      next.eliminate(candidate);
      if (has_open_single(next)) continue;
      position = next;
      --removed;
    }
    return position;
  }

  void look(const Position& position) {
    for (const TechniqueId technique : std::vector(open_)) {
      if (control_.should_stop()) return;
      if (finder_row(technique).pace == Pace::kSlow || is_mirrored(technique)) continue;
      auto shown = lesson_position(technique, position, puzzle_.givens(), memory_);
      if (shown) try_to_keep(std::move(*shown));
    }
  }

  void plant(const Position& position) {
    for (const TechniqueId technique : std::vector(open_)) {
      if (control_.should_stop()) return;
      for (const Position& planted : planted_in(position, technique)) {
        auto shown = lesson_position(technique, planted, puzzle_.givens(), memory_);
        if (shown && try_to_keep(std::move(*shown))) break;
      }
    }
  }

  [[nodiscard]] std::vector<Position> planted_in(const Position& position, TechniqueId technique) {
    using enum TechniqueId;
    if (technique == kAvoidableRectangle1 || technique == kAvoidableRectangle2)
      return with_planted_rectangle(position, puzzle_);
    if (technique_row(technique).family != "fish") return {};
    return with_planted_fish(technique, position, puzzle_, random_);
  }

  bool try_to_keep(LessonPosition shown) {
    auto alone = after_shared_steps(std::move(shown), memory_);
    if (!alone) return false;
    const TechniqueId technique = alone->scene.step.step.technique;
    LessonPosition late = after_earlier_steps(*alone, memory_);
    late.standing = standing_of(late, memory_).standing;
    if (late.standing == Standing::kShared) late = std::move(*alone);
    found_.push_back({technique, std::move(late)});
    std::erase(open_, technique);
    return true;
  }

  const Puzzle& puzzle_;
  std::vector<TechniqueId> open_;
  RandomStream& random_;
  const RunControl& control_;
  WalkMemory memory_;
  std::vector<FoundPosition> found_;
};

}  // namespace

bool is_met_partway(TechniqueId technique) {
  constexpr std::array<std::string_view, 4> kElsewhere = {"singles", "chains", "classification",
                                                          "brute_force"};
  const TechniqueRow& row = technique_row(technique);
  if (std::ranges::find(kElsewhere, row.family) != kElsewhere.end()) return false;
  return !is_mirrored(technique) &&
         (row.family == "fish" || finder_row(technique).pace == Pace::kQuick);
}

std::vector<FoundPosition> positions_partway(const Puzzle& puzzle,
                                             const std::vector<TechniqueId>& wanted,
                                             RandomStream& random, const RunControl& control) {
  if (wanted.empty()) return {};
  return PartwaySearch(puzzle, wanted, random, control).run();
}

}  // namespace nonet
