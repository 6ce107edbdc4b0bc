// The search starts from the positions without a single on the paths of HoDoKu and of Sudoku
// Explainer. From each, wrong candidates are removed at random, without opening a single. A
// technique with a step in the result is kept if no earlier technique removes its candidates,
// either at once or after the earlier steps that do are taken. Then further earlier steps are taken
// as long as the technique keeps its step, so that it comes next if possible. For large fish see
// planted_fish.h.
#include "tasks/lessons/partway_search.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <string_view>
#include <utility>

#include "rater/logic/chains/tables/table_chains.h"
#include "rater/logic/steps/technique_catalog.h"
#include "rater/orders/catalog.h"
#include "rater/orders/scale/finder_catalog.h"
#include "tasks/lessons/earlier_steps.h"
#include "tasks/lessons/first_step.h"
#include "tasks/lessons/lesson_order.h"
#include "tasks/lessons/path_places.h"
#include "tasks/lessons/planted_fish.h"
#include "tasks/lessons/planted_rectangles.h"
#include "tasks/lessons/planted_template.h"

namespace nonet {

namespace {

// Fish are searched digit by digit, so a fish of the first digit is shown.
constexpr Digit kPlanted(1);

// Fish that HoDoKu has only by name need many open lines, and some take long to find.
bool is_large_fish(TechniqueId technique) {
  return is_fish(technique) && lesson_order_of(technique) == LessonOrder::kHodokuByName;
}

// Loops with almost locked sets take milliseconds in the positions of paths.
bool is_quick(TechniqueId technique) {
  const FinderRow& row = finder_row(technique);
  return row.pace == Pace::kQuick || row.find == find_als_nice_loops;
}

// Dynamic chains with chains inside. Finding them takes seconds, so they are searched only if the
// path of a puzzle needs dynamic chains with patterns, or more expensive steps; chains with dynamic
// chains inside take minutes.
bool is_deep(TechniqueId technique) {
  return technique == TechniqueId::kNestedDynamicForcingChains;
}
constexpr double kLeastDeepPrice = 9.0;

class PartwaySearch {
 public:
  PartwaySearch(const Puzzle& puzzle, std::vector<TechniqueId> wanted, RandomStream& random,
                const RunControl& control)
      : puzzle_(puzzle), open_(std::move(wanted)), random_(random), control_(control) {}

  std::vector<FoundPosition> run() && {
    for (const char* scale : {"hodoku", "explainer"}) {
      for (const Position& position : places_on(scale)) {
        if (control_.should_stop() || open_.empty()) break;
        look_around(position);
      }
    }
    for (const TechniqueId technique : std::vector(open_)) {
      if (is_deep(technique)) look_deep(technique);
    }
    return std::move(found_);
  }

 private:
  // The positions without an open single whose step has at least this price.
  [[nodiscard]] std::vector<Position> places_on(const char* scale, double least_price = 0) const {
    RateRequest request;
    request.control = &control_;
    std::vector<Position> positions;
    const Path path = find_scale(scale)->explain(puzzle_, request);
    for (const PathPlace& place : places_of(path)) {
      if (!has_single(place.position) && place.taken->price >= least_price)
        positions.push_back(place.position);
    }
    return positions;
  }

  void look_deep(TechniqueId technique) {
    constexpr std::size_t kPlaces = 2;
    const auto places = places_on("explainer", kLeastDeepPrice);
    for (std::size_t i = 0; i < std::min(places.size(), kPlaces) && !control_.should_stop(); ++i) {
      auto shown = lesson_position(technique, places[i], puzzle_.givens(), memory_);
      auto alone = shown ? after_shared_steps(std::move(*shown), memory_) : std::nullopt;
      if (!alone) continue;
      keep(std::move(*alone));
      return;
    }
  }

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
      if (has_single(next)) continue;
      position = next;
      --removed;
    }
    return position;
  }

  void look(const Position& position) {
    for (const TechniqueId technique : std::vector(open_)) {
      if (control_.should_stop()) return;
      if (!is_quick(technique) || is_mirrored(technique) || is_deep(technique)) continue;
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
    if (technique == kTemplateSet) return with_planted_template(position, puzzle_, random_);
    if (technique_row(technique).family != "fish") return {};
    const DigitSet digits = is_large_fish(technique) ? DigitSet{kPlanted} : DigitSet::all();
    return with_planted_fish(technique, digits, position, puzzle_, random_);
  }

  bool try_to_keep(LessonPosition shown) {
    if (is_mirrored(shown.scene.step.step.technique)) return keep_mirrored(std::move(shown));
    auto alone = after_shared_steps(std::move(shown), memory_);
    if (!alone) return false;
    LessonPosition late = after_earlier_steps(*alone, memory_);
    late.standing = standing_of(late, memory_).standing;
    if (late.standing == Standing::kShared) late = std::move(*alone);
    keep(std::move(late));
    return true;
  }

  // The smaller fish with the same effect is its standing.
  bool keep_mirrored(LessonPosition shown) {
    const StandingFound found = standing_of(shown, memory_);
    if (!found.easier || !is_fish(*found.easier)) return false;
    shown.standing = found.standing;
    shown.easier = found.easier;
    keep(std::move(shown));
    return true;
  }

  void keep(LessonPosition position) {
    const TechniqueId technique = position.scene.step.step.technique;
    std::erase(open_, technique);
    found_.push_back({technique, std::move(position)});
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
  if (is_deep(technique)) return true;
  if (std::ranges::find(kElsewhere, row.family) != kElsewhere.end()) return false;
  return row.family == "fish" || is_quick(technique);
}

std::vector<FoundPosition> positions_partway(const Puzzle& puzzle,
                                             const std::vector<TechniqueId>& wanted,
                                             RandomStream& random, const RunControl& control) {
  std::vector<TechniqueId> large;
  std::vector<TechniqueId> others;
  std::ranges::partition_copy(wanted, std::back_inserter(large), std::back_inserter(others),
                              is_large_fish);
  std::vector<FoundPosition> found;
  if (!others.empty()) found = PartwaySearch(puzzle, others, random, control).run();
  if (large.empty()) return found;
  const Puzzle bare = without_clue_of(kPlanted, puzzle, random);
  std::ranges::move(PartwaySearch(bare, large, random, control).run(), std::back_inserter(found));
  return found;
}

}  // namespace nonet
