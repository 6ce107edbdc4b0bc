// Random puzzles are walked on the scales that know the wanted techniques; a step of one of these
// is a position for its lesson, since the walk takes what comes first in the scale's order. Rounds
// of puzzles become longer, and each looks only for what the rounds before left open: what is
// cheap is found in the first, and later ones pass over puzzles that are too easy.
#include "study/lessons/make_lessons.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <iterator>
#include <limits>
#include <optional>
#include <utility>

#include "base/keyed_rows.h"
#include "base/nearest_word.h"
#include "base/ordered_parallel.h"
#include "base/request_error.h"
#include "generator/thinning.h"
#include "rater/logic/steps/technique_catalog.h"
#include "rater/orders/catalog.h"
#include "rater/orders/hodoku/hodoku.h"
#include "rater/orders/scale/finder_catalog.h"
#include "study/lessons/first_step.h"

namespace nonet {

namespace {

constexpr std::uint64_t kUnit = 4;         // puzzles
constexpr std::uint64_t kFirstRound = 32;  // puzzles
constexpr std::uint64_t kSlowTries = 64;   // puzzles in which slow finders are asked

struct ScaleOrder {
  LessonOrder order;
  std::string_view scale;
};
constexpr std::array kScaleOrders = {ScaleOrder{LessonOrder::kExplainer, "explainer"},
                                     ScaleOrder{LessonOrder::kHodoku, "hodoku"}};

std::string words_of(LessonOrder order) {
  switch (order) {
    case LessonOrder::kExplainer:
      return "In each position nothing that Sudoku Explainer's order asks for earlier has a step.";
    case LessonOrder::kHodoku:
      return "Sudoku Explainer does not know this technique. In each position nothing that "
             "HoDoKu's order asks for earlier has a step.";
    case LessonOrder::kBasics:
      break;
  }
  return "Neither Sudoku Explainer nor HoDoKu's default order has this technique. In each position "
         "singles, locked candidates and subsets have no step; other techniques may have one.";
}

double price_of(TechniqueId technique) {
  const LessonOrder order = lesson_order_of(technique);
  for (const ScaleOrder& row : kScaleOrders) {
    if (row.order == order) return *find_scale(row.scale)->least_score_with(technique);
  }
  return 0;
}

// HoDoKu has rows that its default order passes over; Explainer has none.
bool is_off_by_default(TechniqueId technique) {
  const auto rows = hodoku_rows();
  const auto row = std::ranges::find(rows, technique, &HodokuRow::technique);
  return row != rows.end() && row->tried == Tried::kByName &&
         !find_scale("explainer")->least_score_with(technique);
}

bool is_basic(TechniqueId technique) {
  const std::string_view family = technique_row(technique).family;
  return family == "singles" || family == "locked" || family == "subsets";
}

struct LessonFind {
  TechniqueId technique;
  LessonPosition position;
};
using Finds = std::vector<LessonFind>;

bool has(const Finds& finds, TechniqueId technique) {
  return std::ranges::find(finds, technique, &LessonFind::technique) != finds.end();
}

// What is looked for in a round, by order.
class Wanted {
 public:
  explicit Wanted(const std::vector<TechniqueId>& techniques) {
    for (const TechniqueId technique : techniques)
      of(lesson_order_of(technique)).push_back(technique);
  }
  [[nodiscard]] const std::vector<TechniqueId>& of(LessonOrder order) const {
    return by_order_[static_cast<std::size_t>(order)];
  }

 private:
  std::vector<TechniqueId>& of(LessonOrder order) {
    return by_order_[static_cast<std::size_t>(order)];
  }
  std::array<std::vector<TechniqueId>, 3> by_order_;
};

void look_on_scale(const Puzzle& puzzle, const ScaleRow& scale,
                   const std::vector<TechniqueId>& wanted, const RunControl& control,
                   Finds& finds) {
  double least = std::numeric_limits<double>::max();
  for (const TechniqueId technique : wanted)
    least = std::min(least, *scale.least_score_with(technique));
  RateRequest request;
  request.control = &control;
  const Rating rating = scale.rate(puzzle, request);
  if (rating.solved() && rating.score < least) return;
  const Path path = scale.explain(puzzle, request);
  Position position(path.start);
  for (const PathStep& taken : path.steps) {
    const TechniqueId technique = taken.step.technique;
    if (std::ranges::find(wanted, technique) != wanted.end() && !has(finds, technique)) {
      finds.push_back({technique, {path.start, scene_of(position, taken, scale.key)}});
    }
    apply(position, taken.step);
  }
}

// The position after the basics, and after each harder step that the explainer takes from there.
void look_beyond_basics(const Puzzle& puzzle, std::uint64_t index,
                        const std::vector<TechniqueId>& wanted, const RunControl& control,
                        Finds& finds) {
  RateRequest request;
  request.control = &control;
  const Path path = find_scale("explainer")->explain(puzzle, request);
  Position position(path.start);
  WalkMemory memory;
  bool first = true;
  for (const PathStep& taken : path.steps) {
    if (!is_basic(taken.step.technique)) {
      for (const TechniqueId technique : wanted) {
        const bool slow = finder_row(technique).pace == Pace::kSlow;
        if (has(finds, technique) || control.should_stop()) continue;
        if (slow && (!first || index >= kSlowTries)) continue;
        auto lesson = first_step_of(technique, position, path.start, memory);
        if (lesson) finds.push_back({technique, std::move(*lesson)});
      }
      first = false;
    }
    apply(position, taken.step);
  }
}

// One position of each technique at most, so that those of a lesson are out of different puzzles.
Finds look_at(const Puzzle& puzzle, std::uint64_t index, const Wanted& wanted,
              const RunControl& control) {
  Finds finds;
  for (const ScaleOrder& row : kScaleOrders) {
    const auto& of_scale = wanted.of(row.order);
    if (!of_scale.empty()) look_on_scale(puzzle, *find_scale(row.scale), of_scale, control, finds);
  }
  const auto& beyond = wanted.of(LessonOrder::kBasics);
  if (!beyond.empty()) look_beyond_basics(puzzle, index, beyond, control, finds);
  return finds;
}

Finds look_through(const LessonRequest& request, const Wanted& wanted, std::uint64_t first,
                   std::uint64_t count, const FullGrids& grids, const RunControl& control) {
  Finds all;
  const auto puzzles = thinned({request.seed, first, count, {}}, grids, control);
  for (std::size_t i = 0; i < puzzles.size() && !control.should_stop(); ++i) {
    std::ranges::move(look_at(puzzles[i], first + i, wanted, control), std::back_inserter(all));
  }
  return all;
}

// Why a position may never be met.
std::string rarity_of(TechniqueId technique) {
  if (technique >= TechniqueId::kSquirmbag && technique <= TechniqueId::kLeviathan) {
    return "; where it is, a smaller fish of the other direction is, too, and mostly taken first";
  }
  if (technique >= TechniqueId::kNestedForcingChains &&
      technique <= TechniqueId::kNestedDynamicForcingChainsPlus) {
    return "; few puzzles need it: `nonet evolve` breeds such, and --puzzles takes them";
  }
  return "";
}

class LessonMaker {
 public:
  LessonMaker(const LessonRequest& request, const RunControl& control)
      : request_(request), control_(control) {
    for (const TechniqueId technique : request.techniques) {
      Lesson lesson;
      lesson.technique = technique;
      lesson.text = lesson_text_of(technique);
      lesson.order = words_of(lesson_order_of(technique));
      lessons_.push_back(std::move(lesson));
    }
  }

  std::vector<Lesson> make() && {
    search_given();
    std::uint64_t round = kFirstRound;
    while (tries_ < request_.max_tries && !control_.should_stop() && !open_techniques().empty()) {
      search(std::min(round, request_.max_tries - tries_));
      round *= 2;
    }
    for (Lesson& lesson : lessons_) {
      if (lesson.positions.size() < request_.positions) lesson.shortage = shortage_of(lesson);
    }
    return std::move(lessons_);
  }

 private:
  [[nodiscard]] std::vector<TechniqueId> open_techniques() const {
    std::vector<TechniqueId> open;
    for (const Lesson& lesson : lessons_) {
      const bool over = finder_row(lesson.technique).pace == Pace::kSlow && tries_ >= kSlowTries;
      if (lesson.positions.size() < request_.positions && !over) open.push_back(lesson.technique);
    }
    return open;
  }

  void search_given() {
    const Wanted wanted(open_techniques());
    ordered_parallel(
        {.threads = request_.threads, .units = request_.puzzles.size()}, control_,
        [&](std::uint64_t unit) {
          return look_at(request_.puzzles[static_cast<std::size_t>(unit)], unit, wanted, control_);
        },
        [&](std::uint64_t, const Finds& finds) { return keep_all(finds); });
  }

  void search(std::uint64_t count) {
    const Wanted wanted(open_techniques());
    const std::uint64_t units = (count + kUnit - 1) / kUnit;
    ordered_parallel(
        {.threads = request_.threads, .units = units}, control_,
        [&](std::uint64_t unit) {
          const std::uint64_t first = unit * kUnit;
          return look_through(request_, wanted, tries_ + first, std::min(kUnit, count - first),
                              grids_, control_);
        },
        [&](std::uint64_t unit, const Finds& finds) {
          control_.report(
              {std::min(tries_ + (unit + 1) * kUnit, request_.max_tries), request_.max_tries, {}});
          return keep_all(finds);
        });
    tries_ += count;
  }

  Flow keep_all(const Finds& finds) {
    for (const LessonFind& find : finds) keep(find);
    return open_techniques().empty() ? Flow::kStop : Flow::kContinue;
  }

  void keep(const LessonFind& find) {
    for (Lesson& lesson : lessons_) {
      if (lesson.technique == find.technique && lesson.positions.size() < request_.positions) {
        lesson.positions.push_back(find.position);
      }
    }
  }

  [[nodiscard]] std::string shortage_of(const Lesson& lesson) const {
    const bool slow = finder_row(lesson.technique).pace == Pace::kSlow;
    const std::string given =
        request_.puzzles.empty() ? "" : fmt::format("{} given and ", request_.puzzles.size());
    return fmt::format("{} of {} positions found in {}{} random puzzles{}{}",
                       lesson.positions.size(), request_.positions, given,
                       slow ? std::min(tries_, kSlowTries) : tries_,
                       slow ? "; to look for this technique takes long, so no more were asked" : "",
                       rarity_of(lesson.technique));
  }

  const LessonRequest& request_;
  const RunControl& control_;
  FullGrids grids_;
  std::vector<Lesson> lessons_;
  std::uint64_t tries_ = 0;
};

}  // namespace

LessonOrder lesson_order_of(TechniqueId technique) {
  if (is_off_by_default(technique)) return LessonOrder::kBasics;
  for (const ScaleOrder& row : kScaleOrders) {
    if (find_scale(row.scale)->least_score_with(technique)) return row.order;
  }
  return LessonOrder::kBasics;
}

std::vector<TechniqueId> course() {
  std::vector<TechniqueId> techniques;
  for (const TechniqueRow& row : technique_catalog()) {
    if (row.family != "classification") techniques.push_back(row.id);
  }
  std::ranges::stable_sort(techniques, {}, [](TechniqueId technique) {
    return std::pair(lesson_order_of(technique), price_of(technique));
  });
  return techniques;
}

std::vector<Lesson> make_lessons(const LessonRequest& request, const RunControl& control) {
  return LessonMaker(request, control).make();
}

Result<std::vector<TechniqueId>> techniques_named(std::span<const std::string> keys) {
  std::vector<TechniqueId> techniques;
  for (const std::string& key : keys) {
    const TechniqueRow* row = find_technique(key);
    if (row == nullptr) {
      return request_error(fmt::format("unknown technique '{}'{}", key,
                                       did_you_mean(key, keys_of(technique_catalog()))));
    }
    techniques.push_back(row->id);
  }
  return techniques;
}

}  // namespace nonet
