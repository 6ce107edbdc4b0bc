// A search for each order (lesson_order.h). The techniques of an order are found on its
// own path, which takes a step only if nothing earlier has one. Techniques that HoDoKu has only by
// name are searched at the positions of its path that reach a later row of the table; fish among
// them only if no smaller fish by name does the same. A fish concludes no more than the ways to
// place its digit do, so digits without such conclusions are skipped.
#include "tasks/lessons/position_search.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <limits>
#include <utility>

#include "rater/logic/patterns/last_resort/templates.h"
#include "rater/logic/steps/technique_catalog.h"
#include "rater/orders/catalog.h"
#include "rater/orders/hodoku/hodoku.h"
#include "rater/orders/scale/finder_catalog.h"
#include "tasks/lessons/earlier_steps.h"
#include "tasks/lessons/first_step.h"
#include "tasks/lessons/kept_positions.h"
#include "tasks/lessons/lesson_order.h"
#include "tasks/lessons/path_places.h"

namespace nonet {

namespace {

using FoundPositions = std::vector<FoundPosition>;
using WantedTechniques = std::vector<TechniqueId>;

constexpr std::size_t kSlowPlaces = 2;   // of a path, for slow finders
constexpr std::size_t kChainPlaces = 3;  // for finders of the classification

bool is_wanted(const WantedTechniques& techniques, TechniqueId technique) {
  return std::ranges::find(techniques, technique) != techniques.end();
}

bool has_found(const FoundPositions& found, TechniqueId technique) {
  return std::ranges::find(found, technique, &FoundPosition::technique) != found.end();
}

WantedTechniques of_order(const WantedTechniques& wanted, LessonOrder order) {
  WantedTechniques found;
  std::ranges::copy_if(wanted, std::back_inserter(found),
                       [&](TechniqueId technique) { return lesson_order_of(technique) == order; });
  return found;
}

// Direct pointing comes before the naked single, but its lesson must not show one.
bool shows_single(const Position& position, TechniqueId technique) {
  return technique_row(technique).family != "singles" && !position.naked_singles().empty();
}

// Adds the position, or replaces one with more candidates.
void keep_easiest(FoundPositions& found, FoundPosition one) {
  const auto same = std::ranges::find(found, one.technique, &FoundPosition::technique);
  if (same == found.end()) {
    found.push_back(std::move(one));
  } else if (candidates_left(one.position.scene.before) <
             candidates_left(same->position.scene.before)) {
    *same = std::move(one);
  }
}

void look_on_path(const Puzzle& puzzle, const ScaleRow& scale, const WantedTechniques& wanted,
                  const RunControl& control, FoundPositions& found) {
  double least = std::numeric_limits<double>::max();
  for (const TechniqueId technique : wanted)
    least = std::min(least, *scale.least_score_with(technique));
  RateRequest request;
  request.control = &control;
  const Rating rating = scale.rate(puzzle, request);
  if (rating.solved() && rating.score < least) return;
  const Path path = scale.explain(puzzle, request);
  for (const PathPlace& place : places_of(path)) {
    const TechniqueId technique = place.taken->step.technique;
    if (!is_wanted(wanted, technique) || shows_single(place.position, technique)) continue;
    keep_easiest(found,
                 {technique, {path.start, scene_of(place.position, *place.taken, scale.key)}});
  }
}

// All steps of one technique, for their eliminations only.
class StepsOf final : public StepSink {
 public:
  explicit StepsOf(TechniqueId technique) : technique_(technique) {}
  Demand offer(const Step& step) override {
    if (step.technique == technique_) steps.push_back(step);
    return Demand::kMore;
  }

  std::vector<Step> steps;

 private:
  TechniqueId technique_;
};

// Searches one puzzle for techniques that HoDoKu has only by name.
class NamedSearch {
 public:
  NamedSearch(const Puzzle& puzzle, const WantedTechniques& wanted, SlowFinders slow,
              const RunControl& control, FoundPositions& found)
      : givens_(puzzle.givens()), wanted_(wanted), slow_(slow), control_(control), found_(found) {
    RateRequest request;
    request.control = &control;
    path_ = find_scale("hodoku")->explain(puzzle, request);
  }

  void look() {
    const std::vector<PathPlace> places = places_of(path_);
    for (auto place = places.rbegin(); place != places.rend(); ++place) {
      if (control_.should_stop()) return;
      const std::size_t row = hodoku_row_index(place->taken->step.technique);
      if (row == hodoku_rows().size()) continue;
      look_for_mirrors(*place);
      look_for_fish(place->position, row);
      look_for_others(place->position, row);
    }
  }

 private:
  [[nodiscard]] bool is_open(TechniqueId technique) const {
    return is_wanted(wanted_, technique) && !has_found(found_, technique);
  }

  // Searches for large basic fish with the same effect as the path's fish.
  void look_for_mirrors(const PathPlace& place) {
    const Step& taken = place.taken->step;
    if (!is_fish(taken.technique)) return;
    for (const TechniqueId technique : wanted_) {
      if (!is_mirrored(technique) || !is_open(technique)) continue;
      auto shown = lesson_position(technique, place.position, givens_, memory_);
      if (!shown || shown->scene.step.step.eliminations != taken.eliminations) continue;
      shown->standing = Standing::kShared;
      shown->easier = taken.technique;
      found_.push_back({technique, std::move(*shown)});
    }
  }

  // The conclusions from the ways to place a digit, for all digits.
  CandidateSet said_by_templates(const Position& position) {
    StepsOf sink(TechniqueId::kTemplateDelete);
    find_templates({position, sink, memory_, 0, {}});
    CandidateSet all;
    for (const Step& step : sink.steps) all |= step.eliminations;
    return all;
  }

  [[nodiscard]] bool wants_fish_before(std::size_t row) const {
    return std::ranges::any_of(wanted_, [&](TechniqueId technique) {
      return is_fish(technique) && is_open(technique) && hodoku_row_index(technique) < row;
    });
  }

  void look_for_fish(const Position& position, std::size_t row) {
    if (!wants_fish_before(row)) return;
    const CandidateSet news = said_by_templates(position);
    const Position part = only_digits(position, news.digits());
    CandidateSet known;
    for (const HodokuRow* one : fish_by_name(row)) {
      const bool slow = finder_row(one->technique).pace == Pace::kSlow;
      if (known == news || (slow && slow_ == SlowFinders::kLeftOut)) return;
      look_for_one_fish(*one, position, part, known);
    }
  }

  // The fish of the first rows, the smallest first.
  static std::vector<const HodokuRow*> fish_by_name(std::size_t rows) {
    std::vector<const HodokuRow*> fish;
    for (const HodokuRow& row : hodoku_rows().first(rows)) {
      if (is_fish(row.technique) && row.tried == Tried::kByName) fish.push_back(&row);
    }
    std::ranges::stable_sort(fish, {}, &HodokuRow::size);
    return fish;
  }

  // `known`: the conclusions of smaller fish; those of this one are added.
  void look_for_one_fish(const HodokuRow& row, const Position& position, const Position& part,
                         CandidateSet& known) {
    StepsOf sink(row.technique);
    row.find({part, sink, memory_, row.size, givens_.filled()});
    const bool has_news = std::ranges::any_of(
        sink.steps, [&](const Step& step) { return !share_any(step.eliminations, known); });
    if (has_news && is_open(row.technique)) {
      auto shown = lesson_position(row.technique, position, givens_, memory_);
      if (shown && !share_any(shown->scene.step.step.eliminations, known))
        found_.push_back({row.technique, std::move(*shown)});
    }
    for (const Step& step : sink.steps) known |= step.eliminations;
  }

  void look_for_others(const Position& position, std::size_t row) {
    bool asked_slow = false;
    for (const TechniqueId technique : wanted_) {
      if (is_fish(technique) || !is_open(technique) || hodoku_rows_before(technique) > row)
        continue;
      if (finder_row(technique).pace == Pace::kSlow) {
        if (slow_ == SlowFinders::kLeftOut || slow_places_ == kSlowPlaces) continue;
        asked_slow = true;
      }
      auto shown = lesson_position(technique, position, givens_, memory_);
      if (shown) found_.push_back({technique, std::move(*shown)});
    }
    if (asked_slow) ++slow_places_;
  }

  const Grid& givens_;
  const WantedTechniques& wanted_;
  SlowFinders slow_;
  const RunControl& control_;
  FoundPositions& found_;
  Path path_;
  WalkMemory memory_;
  std::size_t slow_places_ = 0;
};

enum class PathEnd : bool { kStart, kEnd };

void look_at_chain_places(TechniqueId technique, const std::vector<PathPlace>& places, PathEnd from,
                          const Grid& givens, const RunControl& control, FoundPositions& found) {
  WalkMemory memory;
  const std::size_t count = places.size();
  for (std::size_t i = 0; i < std::min(count, kChainPlaces) && !control.should_stop(); ++i) {
    const PathPlace& place = places[from == PathEnd::kStart ? i : count - 1 - i];
    auto shown = lesson_position(technique, place.position, givens, memory);
    if (!shown) continue;
    found.push_back({technique, std::move(*shown)});
    return;
  }
}

// The classification's chains, at the positions where Sudoku Explainer comes to chains. Trials are
// needed early on the path if anywhere, chains late, where fewer candidates are left.
void look_among_chains(const Puzzle& puzzle, const WantedTechniques& wanted,
                       const RunControl& control, FoundPositions& found) {
  RateRequest request;
  request.control = &control;
  const ScaleRow& explainer = *find_scale("explainer");
  const Rating rating = explainer.rate(puzzle, request);
  if (rating.solved() && rating.score < kLeastChainPrice) return;
  const Path path = explainer.explain(puzzle, request);
  std::vector<PathPlace> places = places_of(path);
  std::erase_if(places,
                [](const PathPlace& place) { return place.taken->price < kLeastChainPrice; });
  for (const TechniqueId technique : wanted) {
    const bool trial = technique == TechniqueId::kTrial;
    if (trial && find_scale("te-depth")->rate(puzzle, request).score < 2) continue;
    look_at_chain_places(technique, places, trial ? PathEnd::kStart : PathEnd::kEnd, path.start,
                         control, found);
  }
}

}  // namespace

std::vector<FoundPosition> positions_in(const Puzzle& puzzle,
                                        const std::vector<TechniqueId>& wanted, SlowFinders slow,
                                        const RunControl& control) {
  FoundPositions found;
  const auto of_explainer = of_order(wanted, LessonOrder::kExplainer);
  const auto of_hodoku = of_order(wanted, LessonOrder::kHodoku);
  auto by_name = of_order(wanted, LessonOrder::kHodokuByName);
  std::ranges::copy(of_order(wanted, LessonOrder::kBeforeForcing), std::back_inserter(by_name));
  const auto chains = of_order(wanted, LessonOrder::kClassification);
  if (!of_explainer.empty())
    look_on_path(puzzle, *find_scale("explainer"), of_explainer, control, found);
  if (!of_hodoku.empty()) look_on_path(puzzle, *find_scale("hodoku"), of_hodoku, control, found);
  if (!by_name.empty()) NamedSearch(puzzle, by_name, slow, control, found).look();
  if (!chains.empty()) look_among_chains(puzzle, chains, control, found);
  return found;
}

}  // namespace nonet
