#include "tasks/lessons/kept_positions.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <functional>
#include <set>
#include <string>
#include <utility>

#include "formats/reader.h"
#include "rater/explain/available_steps.h"
#include "rater/logic/steps/technique_catalog.h"
#include "rater/logic/trials/kernel.h"
#include "rater/orders/hodoku/hodoku.h"
#include "rater/orders/scale/finder_catalog.h"
#include "solvers/exact/certify.h"
#include "tasks/lessons/examples.h"
#include "tasks/lessons/first_step.h"
#include "tasks/lessons/lesson_order.h"
#include "tests/tasks/lessons/leaves_solution.h"

namespace nonet {
namespace {

using enum TechniqueId;

// Calls the finder until a step fits.
class UntilFits final : public StepSink {
 public:
  explicit UntilFits(std::function<bool(const Step&)> fits) : fits_(std::move(fits)) {}
  Demand offer(const Step& step) override {
    if (!fits_(step)) return Demand::kMore;
    found = step.technique;
    return Demand::kEnough;
  }
  std::optional<TechniqueId> found;

 private:
  std::function<bool(const Step&)> fits_;
};

// The key of the first technique that fits; empty: no technique fits.
std::string first_fitting(const Producer& producer, const LessonPosition& example,
                          const std::function<bool(const Step&)>& fits) {
  UntilFits sink(fits);
  WalkMemory memory;
  producer.find({example.scene.before, sink, memory, producer.size, example.givens.filled()});
  return sink.found ? std::string(technique_row(*sink.found).key) : "";
}

// The candidates that the step removes; a placement removes the others of its cell.
CandidateSet said_by(const Step& step, const Position& position) {
  CandidateSet gone = step.eliminations;
  if (step.placement) {
    DigitSet others = position.candidates(step.placement->cell);
    others.erase(step.placement->digit);
    gone.insert(step.placement->cell, others);
  }
  return gone;
}

bool say_the_same(const Step& a, const Step& b, const Position& position) {
  const CandidateSet of_a = said_by(a, position);
  const CandidateSet of_b = said_by(b, position);
  for (const Digit digit : DigitSet::all()) {
    if (of_a[digit].intersects(of_b[digit])) return true;
  }
  return false;
}

bool is_of_singles(TechniqueId technique) { return technique_row(technique).family == "singles"; }

// Whether earlier steps remove candidates of the example exactly as its standing says.
bool disproves(const Step& earlier, const LessonPosition& example) {
  return example.standing == Standing::kNext ||
         say_the_same(earlier, example.scene.step.step, example.scene.before);
}

// Of Sudoku Explainer: a row before the technique's that disproves the standing, or a cheaper step
// of its own row with the same conclusion.
std::string easier_in_explainer(TechniqueId technique, const LessonPosition& example) {
  const LadderRow& own = explainer_row_of(technique).front();
  const Step& step = example.scene.step.step;
  const double price = *explainer_price(step);
  for (const Producer& producer : explainer_producers()) {
    const bool is_own = producer.technique == own.producer;
    const std::string found = first_fitting(producer, example, [&](const Step& other) {
      const auto other_price = explainer_price(other);
      if (!other_price) return false;
      if (is_own) return *other_price < price && say_the_same(other, step, example.scene.before);
      return disproves(other, example);
    });
    if (!found.empty() || is_own) return found;
  }
  return "";
}

std::size_t index_in_hodoku(TechniqueId technique) {
  const auto rows = hodoku_rows();
  const auto row = std::ranges::find_if(rows, [&](const HodokuRow& one) {
    const FinderRow& own = finder_row(technique);
    return one.technique == technique || (one.find == own.find && one.size == own.size);
  });
  return static_cast<std::size_t>(row - rows.begin());
}

bool is_fish_by_name(const HodokuRow& row) {
  return row.tried == Tried::kByName && technique_row(row.technique).family == "fish";
}

// Of HoDoKu: one of the first rows that disproves the standing.
std::string easier_in_hodoku(std::size_t index, const LessonPosition& example) {
  const auto rows = hodoku_rows();
  for (std::size_t i = 0; i < index; ++i) {
    if (rows[i].tried == Tried::kByName) continue;
    const std::string found = first_fitting(
        {rows[i].technique, rows[i].find, rows[i].size}, example, [&](const Step& other) {
          return index_in_hodoku(other.technique) < index && disproves(other, example);
        });
    if (!found.empty()) return found;
  }
  return "";
}

// A smaller fish, tried by name, with the same conclusion.
std::string smaller_fish(TechniqueId technique, const LessonPosition& example) {
  const Step& step = example.scene.step.step;
  for (const HodokuRow& row : hodoku_rows()) {
    if (!is_fish_by_name(row) || row.size >= finder_row(technique).size) continue;
    const std::string found =
        first_fitting({row.technique, row.find, row.size}, example, [&](const Step& other) {
          return other.technique == row.technique &&
                 say_the_same(other, step, example.scene.before);
        });
    if (!found.empty()) return found;
  }
  return "";
}

// Of the classification: anything before chains that has a step.
std::string easier_than_chains(const LessonPosition& example) {
  for (const Producer& producer : explainer_producers()) {
    const std::string found = first_fitting(producer, example, [](const Step& step) {
      const auto price = explainer_price(step);
      return price && *price < kLeastChainPrice;
    });
    if (!found.empty()) return found;
    if (producer.technique == kAlignedPairExclusion) return "";
  }
  return "";
}

// Fish of five lines and more take seconds on the full position.
bool is_quick(TechniqueId technique) { return finder_row(technique).pace == Pace::kQuick; }

void require_true_step(const LessonPosition& position, const Grid& solution) {
  const Step& step = position.scene.step.step;
  REQUIRE((step.placement || !step.eliminations.empty()));
  if (step.placement) CHECK(solution.digit(step.placement->cell) == step.placement->digit);
  for (const Digit digit : DigitSet::all()) {
    for (const Cell cell : step.eliminations[digit]) {
      CHECK(position.scene.before.has({cell, digit}));
      CHECK(solution.digit(cell) != digit);
    }
  }
}

// The length of the shortest chain of the kind that excludes the targets; of a trial, the most that
// chains have.
int shortest_exclusion(TechniqueId technique, const PencilMarks& left, const PencilMarks& targets) {
  const trials::Kernel& kernel = trials::best_kernel();
  const auto chains = technique == kBraid   ? kernel.excluded_by_braids
                      : technique == kGWhip ? kernel.excluded_by_g_whips
                                            : kernel.excluded_by_g_braids;
  int length = 1;
  while (length < trials::kMostLength && chains({left, targets, length}).empty()) ++length;
  return technique == kTrial ? trials::kMostLength : length;
}

}  // namespace

TEST_CASE("Every technique has kept positions, and no two are the same", "[lessons]") {
  std::set<std::string> lines;
  for (const TechniqueRow& row : technique_catalog()) {
    INFO(row.key);
    const auto kept = kept_positions(row.id);
    CHECK(!kept.empty());
    for (const KeptPosition& one : kept) CHECK(lines.insert(one.line).second);
  }
  CHECK(lines.size() == kept_lines().size());
}

TEST_CASE("Kept positions hold their puzzle's only solution and no open single", "[lessons]") {
  for (const TechniqueRow& row : technique_catalog()) {
    for (const KeptPosition& kept : kept_positions(row.id)) {
      INFO(row.key << " " << kept.line);
      REQUIRE(parse_puzzle(kept.line).ok());
      const ReadPosition read = read_position(kept.line);
      const auto puzzle = certify(read.givens).puzzle;
      REQUIRE(puzzle.has_value());
      CHECK(testing::leaves_solution(read.position, puzzle->solution()));
      if (!is_of_singles(row.id)) CHECK_FALSE(has_single(read.position));
    }
  }
}

TEST_CASE("The technique of an example is found there, and its conclusion is true", "[lessons]") {
  for (const TechniqueRow& row : technique_catalog()) {
    INFO(row.key);
    const auto example = example_of(row.id);
    REQUIRE(example.has_value());
    CHECK(example->scene.step.step.technique == row.id);
    require_true_step(*example, certify(example->givens).puzzle->solution());
  }
}

TEST_CASE("No easier technique has the conclusion of an example", "[lessons]") {
  for (const TechniqueRow& row : technique_catalog()) {
    INFO(row.key);
    const LessonPosition example = example_of(row.id).value();
    if (example.standing == Standing::kShared) continue;
    switch (lesson_order_of(row.id)) {
      case LessonOrder::kExplainer:
        CHECK(easier_in_explainer(row.id, example).empty());
        break;
      case LessonOrder::kHodokuByName:
        if (row.family == "fish" && finder_row(row.id).size < 5)
          CHECK(smaller_fish(row.id, example).empty());
        [[fallthrough]];
      case LessonOrder::kHodoku:
        CHECK(easier_in_hodoku(index_in_hodoku(row.id), example).empty());
        break;
      case LessonOrder::kBeforeForcing:
        CHECK(easier_in_hodoku(index_in_hodoku(kForcingChainVerity), example).empty());
        break;
      case LessonOrder::kClassification:
      case LessonOrder::kCount:
        CHECK(easier_than_chains(example).empty());
        break;
    }
  }
}

TEST_CASE("An example that something easier can do names it", "[lessons]") {
  for (const TechniqueRow& row : technique_catalog()) {
    const LessonPosition example = example_of(row.id).value();
    if (is_mirrored(row.id)) CHECK(example.standing == Standing::kShared);
    if (example.standing != Standing::kShared) continue;
    INFO(row.key);
    REQUIRE(example.easier.has_value());
    const TechniqueId easier = *example.easier;
    const FinderRow& finder = finder_row(easier);
    const Producer producer{easier, finder.find, finder.size};
    const std::string found = first_fitting(producer, example, [&](const Step& other) {
      return other.technique == easier &&
             say_the_same(other, example.scene.step.step, example.scene.before);
    });
    CHECK(found == technique_row(easier).key);
  }
}

TEST_CASE("No simpler chain excludes the candidate of an example", "[lessons]") {
  const trials::Kernel& kernel = trials::best_kernel();
  for (const TechniqueId technique : {kBraid, kGWhip, kGBraid, kTrial}) {
    INFO(technique_row(technique).key);
    const LessonPosition example = example_of(technique).value();
    const PencilMarks left = example.scene.before.pencil_marks();
    PencilMarks targets = left;
    for (const Cell cell : all_cells())
      targets[cell] = example.scene.step.step.eliminations.digits_in(cell);
    const int length = shortest_exclusion(technique, left, targets);
    CHECK(kernel.excluded_by_whips({left, targets, length}).empty());
    if (technique != kBraid) CHECK(kernel.excluded_by_braids({left, targets, length}).empty());
    if (technique == kTrial) CHECK(kernel.excluded_by_g_braids({left, targets, length}).empty());
  }
}

TEST_CASE("explain --technique finds the step of an example", "[lessons]") {
  for (const TechniqueRow& row : technique_catalog()) {
    if (!is_quick(row.id) || row.family == "chains") continue;
    INFO(row.key);
    const LessonPosition example = example_of(row.id).value();
    const auto steps = available_steps(
        example.scene.before,
        {.givens = example.givens.filled(), .scale = find_scale("explainer"), .only = row.id});
    CHECK(std::ranges::any_of(steps, [&](const AvailableStep& one) {
      return one.step.eliminations == example.scene.step.step.eliminations &&
             one.step.placement == example.scene.step.step.placement;
    }));
  }
}

}  // namespace nonet
