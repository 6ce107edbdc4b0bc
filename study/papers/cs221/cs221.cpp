#include "study/papers/cs221/cs221.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <fmt/format.h>
#include <iterator>
#include <utility>

#include "study/papers/cs221/genetic_table.h"
#include "study/papers/cs221/hardest_puzzles.h"
#include "study/papers/cs221/model_one.h"
#include "study/papers/cs221/ranking_table.h"
#include "study/papers/cs221/readings.h"
#include "study/papers/cs221/search_table.h"
#include "study/papers/parts.h"

namespace nonet {
namespace {

// Sets of hardest puzzles, each from as many fresh random ones; every reading is tried on the first
// set only.
constexpr std::uint64_t kSets = 4;
constexpr std::size_t kSetsForReadings = 1;

template <typename T>
void append(std::vector<T>& to, std::vector<T> from) {
  std::move(from.begin(), from.end(), std::back_inserter(to));
}

std::vector<std::string> notes_on_the_report() {
  return {
      "The report's example puzzle (17 clues) has more than five million solutions; the two "
      "outputs it prints differ and both are valid. Its one-line form has lost dots; the grid is "
      "used.",
      "Generalised twins are sets of n < 9 numbers, naked and hidden, as the report states them: "
      "that is full all-different consistency. The tables of the fitted reading, naked sets of at "
      "most three squares, show the program that its numbers look like.",
      "The potential T of Model 1 as printed is weaker than all-different; the corrected reading "
      "is exactly as strong.",
      "The report does not say what makes one move better than another. Label fewer options: the "
      "move below which fewer options are explored, which rewards a contradiction met at once. "
      "Label solving first: a move below which there is a solution, of equals the cheaper. An "
      "accuracy of one label says nothing of the report's 59 per cent."};
}

std::vector<std::vector<Grid>> random_sets(std::uint64_t made, const ExperimentRequest& request) {
  std::vector<std::vector<Grid>> sets;
  for (std::uint64_t set = 0; set < kSets && !request.control.should_stop(); ++set) {
    sets.push_back(cs221::hardest_puzzles({set * made, made}, request));
  }
  return sets;
}

// The data that the parts of the experiment share.
struct SearchPuzzles {
  std::vector<Grid> given;              // sampled
  std::vector<std::vector<Grid>> sets;  // each the hardest of many
  bool comparable = false;              // drawn like the report's
};

// False after a stop.
bool draw_sets(SearchPuzzles& puzzles, Experiment& to, const ExperimentRequest& request) {
  const std::uint64_t made = request.sample == 0 ? cs221::kRandomPuzzles : request.sample;
  const bool own = puzzles.given.empty();
  if (own) {
    puzzles.sets = random_sets(made, request);
  } else {
    puzzles.sets.push_back(cs221::hardest_of(puzzles.given, request));
  }
  puzzles.comparable = own && made == cs221::kRandomPuzzles;
  if (request.control.should_stop() || puzzles.sets.empty()) return false;
  to.puzzles =
      fmt::format("Search tables: {} set{}, each the {} hardest (by the baseline) of {} {}.",
                  puzzles.sets.size(), puzzles.sets.size() == 1 ? "" : "s",
                  puzzles.sets.front().size(), own ? made : puzzles.given.size(),
                  own ? "random puzzles after Norvig; the report's are 1,683 of a million"
                      : "of the puzzles given, at an even stride");
  if (!puzzles.comparable) {
    to.warnings.emplace_back(
        "These are not the hardest of a million random puzzles: nothing is found about the "
        "report's counts.");
  }
  return true;
}

bool add_searches(Experiment& to, const SearchPuzzles& puzzles, const ExperimentRequest& request) {
  cs221::SearchTables search = cs221::search_tables(puzzles.sets, puzzles.comparable, request);
  append(to.tables, std::move(search.tables));
  append(to.notes, std::move(search.notes));
  append(to.charts, std::move(search.curves));
  return !request.control.should_stop();
}

bool add_readings(Experiment& to, const SearchPuzzles& puzzles, const ExperimentRequest& request) {
  const std::size_t few = std::min(puzzles.sets.size(), kSetsForReadings);
  cs221::ReadingsTable readings = cs221::readings_table(
      {puzzles.sets.begin(), puzzles.sets.begin() + static_cast<std::ptrdiff_t>(few)}, request);
  to.tables.push_back(std::move(readings.table));
  append(to.notes, std::move(readings.notes));
  return !request.control.should_stop();
}

bool add_ranking(Experiment& to, const SearchPuzzles& puzzles, const ExperimentRequest& request) {
  cs221::RankingTables ranking = cs221::ranking_tables(puzzles.given, request);
  append(to.tables, std::move(ranking.tables));
  append(to.notes, std::move(ranking.notes));
  return !request.control.should_stop();
}

bool add_genetic(Experiment& to, const ExperimentRequest& request) {
  cs221::GeneticTable genetic = cs221::genetic_table(request);
  to.tables.push_back(std::move(genetic.table));
  if (!genetic.fitness.charts.empty()) to.charts.push_back(std::move(genetic.fitness));
  append(to.notes, std::move(genetic.notes));
  return !request.control.should_stop();
}

}  // namespace

Experiment reproduce_cs221(const ExperimentRequest& request) {
  Experiment experiment{.title = "Sudoku as a constraint satisfaction problem",
                        .source = "A. Scorza, Q. Vohra, CS221 project report, Stanford",
                        .notes = notes_on_the_report()};
  SearchPuzzles puzzles{even_sample(request.puzzles, request.sample), {}, false};
  const std::array parts = {
      ExperimentPart{"the sets of hardest puzzles",
                     [&](Experiment& to) { return draw_sets(puzzles, to, request); }},
      ExperimentPart{"the report's table",
                     [&](Experiment& to) { return add_searches(to, puzzles, request); }},
      ExperimentPart{"the readings of generalised twins",
                     [&](Experiment& to) { return add_readings(to, puzzles, request); }},
      ExperimentPart{"further orders",
                     [&](Experiment& to) {
                       to.tables.push_back(cs221::dear_orders_table(puzzles.sets.front(), request));
                       return !request.control.should_stop();
                     }},
      ExperimentPart{"Model 1",
                     [&](Experiment& to) {
                       to.tables.push_back(cs221::model_one_table(request));
                       return true;
                     }},
      ExperimentPart{"the learned ranking",
                     [&](Experiment& to) { return add_ranking(to, puzzles, request); }},
      ExperimentPart{"the genetic solver",
                     [&](Experiment& to) { return add_genetic(to, request); }}};
  add_parts(experiment, parts, request.control);
  return experiment;
}

}  // namespace nonet
