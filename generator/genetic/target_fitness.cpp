#include "generator/genetic/target_fitness.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

#include "base/request_error.h"
#include "generator/recipe.h"
#include "generator/target/target.h"

namespace nonet::genetic {
namespace {

constexpr double kFitnessAtTarget = 1'000'000;  // so large that distant individuals still have
                                                // different fitness
constexpr double kHalfAway = 0.1;
constexpr double kRounding = 1e-6;

const TechniqueSet& set_of(Strongest strongest) {
  return *std::ranges::find(technique_sets(), strongest, &TechniqueSet::strongest);
}

}  // namespace

int fitness_at(double distance) {
  return static_cast<int>(std::lround(kFitnessAtTarget / (1 + distance / kHalfAway)));
}

void judge(Individual& individual, const GeneticPlan& plan, const RunControl& control) {
  if (!plan.target) return;
  individual.distance = distance(*plan.target, individual.puzzle, control, FarRating::kInFull);
  individual.fitness = fitness_at(individual.distance);
}

bool techniques_may_meet(const Wishes& wishes, Strongest strongest) {
  const auto tells = [](const ScaleRow* scale) {
    return scale == find_scale("bridi") || scale == find_scale("explainer");
  };
  if (wishes.about_techniques() && !tells(wishes.scale)) return false;
  for (const Wishes::RatingOn& wanted : wishes.ratings) {
    if (!tells(wanted.scale)) return false;
  }
  return wishes.explainer_bounds().low <= set_of(strongest).highest_er + kRounding;
}

GeneticPlan towards(const Wishes& wishes, GeneticPlan plan) {
  plan.target = wishes;
  plan.rules.symmetry = wishes.symmetry;
  plan.rules.fewest_clues = wishes.fewest_clues;
  return plan;
}

Status check(const GeneticPlan& plan) {
  if (!plan.target) return {};
  if (const Status possible = check(Recipe{.wishes = *plan.target}); !possible) return possible;
  if (plan.target->pattern) {
    return request_error("a genotype chooses the cells itself: it takes no pattern");
  }
  const RegenerationRules& rules = plan.rules;
  if (rules.backtracking != Backtracking::kNone && rules.symmetry != Symmetry::kNone) {
    return request_error("backtracking goes back cell by cell and so keeps no symmetry");
  }
  const TechniqueSet& set = set_of(rules.strongest);
  const double least = plan.target->explainer_bounds().low;
  if (rules.stop == Stop::kLogic && least > set.highest_er + kRounding) {
    return request_error(
        fmt::format("the wishes need a rating of {} or more by Sudoku Explainer; puzzles that {} "
                    "solve are rated up to {}",
                    least, set.name, set.highest_er));
  }
  return {};
}

}  // namespace nonet::genetic
