#include "study/papers/catalog.h"

#include <algorithm>
#include <array>

#include "study/papers/bridi/bridi.h"
#include "study/papers/classification/classification.h"
#include "study/papers/coghlan/coghlan.h"
#include "study/papers/cs221/cs221.h"
#include "study/papers/difference_map/difference_map.h"
#include "study/papers/goldberger/goldberger.h"
#include "study/papers/larger_grids/larger_grids.h"
#include "study/people/people.h"

namespace nonet {
namespace {

constexpr std::array kRows = {
    ExperimentRow{
        .key = "goldberger",
        .name = "Combined message passing",
        .source = "J. Goldberger, Solving Sudoku Using Combined Message Passing Algorithms",
        .run = reproduce_goldberger},
    ExperimentRow{.key = "coghlan",
                  .name = "Log-linear learning",
                  .source = "V. Coghlan, Log-Linear Learning Over Large Iterations in Sudoku "
                            "Puzzles, 2014",
                  .run = reproduce_coghlan},
    ExperimentRow{.key = "cs221",
                  .name = "Constraint satisfaction, learned moves and a genetic solver",
                  .source = "A. Scorza, Q. Vohra, CS221 project report, Stanford",
                  .run = reproduce_cs221},
    ExperimentRow{.key = "difference-map",
                  .name = "Difference map",
                  .source = "anlak.com, A different kind of Sudoku solver, 2016",
                  .run = reproduce_difference_map},
    ExperimentRow{.key = "bridi",
                  .name = "Genetic generation",
                  .source = "T. Bridi, Behind the scenes of Sudoku: application of genetic "
                            "algorithms for the optimal fun, 2012",
                  .run = reproduce_bridi},
    ExperimentRow{.key = "larger-grids",
                  .name = "Larger grids",
                  .source = "The question that J. Goldberger, section 6, leaves open",
                  .run = study_larger_grids},
    ExperimentRow{.key = "people",
                  .name = "Minutes of people",
                  .source = "S.-W. Wang, A Dataset of Sudoku Puzzles With Difficulty Metrics "
                            "Experienced by Human Players, 2024",
                  .run = reproduce_people},
    ExperimentRow{.key = "classification",
                  .name = "Classification by trial and error",
                  .source = "D. Berthier, Pattern-Based Constraint Satisfaction and Logic Puzzles",
                  .run = reproduce_classification},
};

}  // namespace

std::span<const ExperimentRow> experiment_catalog() { return kRows; }

const ExperimentRow* find_experiment(std::string_view key) {
  const auto row = std::ranges::find(kRows, key, &ExperimentRow::key);
  return row == kRows.end() ? nullptr : &*row;
}

std::vector<const ExperimentRow*> experiments_named(std::string_view word) {
  std::vector<const ExperimentRow*> rows;
  for (const ExperimentRow& row : kRows) {
    if (word == "all" || word == row.key) rows.push_back(&row);
  }
  return rows;
}

}  // namespace nonet
