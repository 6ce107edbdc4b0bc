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
#include "study/papers/people/people.h"

namespace nonet {
namespace {

constexpr std::array kRows = {
    ExperimentRow{
        .key = "goldberger",
        .name = "Combined message passing",
        .source = "J. Goldberger, Solving Sudoku Using Combined Message Passing Algorithms",
        .list = "17-clue puzzles; without a list minimal ones are made",
        .sample = "puzzles [1000, or the whole list]",
        .run = reproduce_goldberger},
    ExperimentRow{.key = "coghlan",
                  .name = "Log-linear learning",
                  .source = "V. Coghlan, Log-Linear Learning Over Large Iterations in Sudoku "
                            "Puzzles, 2014",
                  .list = "other puzzles than his two",
                  .sample = "other puzzles [40, or the whole list]",
                  .run = reproduce_coghlan},
    ExperimentRow{.key = "cs221",
                  .name = "Constraint satisfaction, learned moves and a genetic solver",
                  .source = "A. Scorza, Q. Vohra, CS221 project report, Stanford",
                  .list = "puzzles of which the hardest are searched, and to learn from",
                  .sample = "random puzzles of a set, of which the hardest 0.1683 % are searched "
                            "[1000000, or the whole list]",
                  .run = reproduce_cs221},
    ExperimentRow{.key = "difference-map",
                  .name = "Difference map",
                  .source = "anlak.com, A different kind of Sudoku solver, 2016",
                  .list = "puzzles; without a list minimal ones are made",
                  .sample = "puzzles [200, or the whole list]",
                  .run = reproduce_difference_map},
    ExperimentRow{.key = "bridi",
                  .name = "Genetic generation",
                  .source = "T. Bridi, Behind the scenes of Sudoku: application of genetic "
                            "algorithms for the optimal fun, 2012",
                  .list = "",
                  .sample = "individuals of a population [40200]",
                  .run = reproduce_bridi},
    ExperimentRow{.key = "larger-grids",
                  .name = "Larger grids",
                  .source = "The question that J. Goldberger, section 6, leaves open",
                  .list = "",
                  .sample = "puzzles of each kind [12]",
                  .run = study_larger_grids},
    ExperimentRow{
        .key = "people",
        .name = "Minutes of people",
        .source = "S.-W. Wang, A Dataset of Sudoku Puzzles With Difficulty Metrics "
                  "Experienced by Human Players, 2024",
        .list = "a list with times of people or labels, without which nothing is measured",
        .sample = "puzzles [the whole list]",
        .run = reproduce_people},
    ExperimentRow{.key = "classification",
                  .name = "Classification by trial and error",
                  .source = "D. Berthier, Pattern-Based Constraint Satisfaction and Logic Puzzles",
                  .list = "a list with published classes, without which nothing is measured",
                  .sample = "classes of each scale [the whole list]",
                  .run = reproduce_classification},
};

}  // namespace

std::span<const ExperimentRow> experiment_catalog() { return kRows; }

bool takes_list(const ExperimentRow& row) { return !row.list.empty(); }

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
