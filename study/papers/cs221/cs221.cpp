#include "study/papers/cs221/cs221.h"

#include <fmt/format.h>
#include <iterator>
#include <utility>

#include "study/papers/cs221/genetic_table.h"
#include "study/papers/cs221/hardest_puzzles.h"
#include "study/papers/cs221/model_one.h"
#include "study/papers/cs221/ranking_table.h"
#include "study/papers/cs221/readings.h"
#include "study/papers/cs221/search_table.h"

namespace nonet {
namespace {

// Sets of hardest puzzles, each from as many fresh random ones; every reading is tried on the first
// ones only.
constexpr std::uint64_t kSets = 4;
constexpr std::size_t kSetsForReadings = 2;

template <typename T>
void append(std::vector<T>& to, std::vector<T> from) {
  std::move(from.begin(), from.end(), std::back_inserter(to));
}

std::vector<std::string> notes_on_the_report() {
  return {
      "The report's example puzzle (17 clues) has more than five million solutions; the two "
      "outputs it prints differ and both are valid. Its one-line form has lost dots; the grid is "
      "used.",
      fmt::format("Generalised twins are read as {} and no hidden ones. The report does not give "
                  "the size; this reading was chosen among those of the table of readings by their "
                  "numbers, on other sets of puzzles than these.",
                  cs221::name_of(cs221::kAdoptedReading)),
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

void add_searches(Experiment& experiment, const std::vector<std::vector<Grid>>& sets,
                  bool comparable, const ExperimentRequest& request) {
  cs221::SearchTables search = cs221::search_tables(sets, comparable, request);
  append(experiment.tables, std::move(search.tables));
  append(experiment.notes, std::move(search.notes));
  if (!search.curves.charts.empty()) experiment.charts.push_back(std::move(search.curves));
  const std::size_t few = std::min(sets.size(), kSetsForReadings);
  cs221::ReadingsTable readings = cs221::readings_table(
      {sets.begin(), sets.begin() + static_cast<std::ptrdiff_t>(few)}, request);
  experiment.tables.push_back(std::move(readings.table));
  append(experiment.notes, std::move(readings.notes));
  experiment.tables.push_back(cs221::dear_orders_table(sets.front(), request));
}

}  // namespace

Experiment reproduce_cs221(const ExperimentRequest& request) {
  Experiment experiment;
  experiment.title = "Sudoku as a constraint satisfaction problem";
  experiment.source = "A. Scorza, Q. Vohra, CS221 project report, Stanford";
  const bool given = !request.puzzles.empty();
  const std::uint64_t made = request.sample == 0 ? cs221::kRandomPuzzles : request.sample;
  const std::vector<Grid> puzzles = even_sample(request.puzzles, request.sample);
  const auto sets = given ? std::vector<std::vector<Grid>>{puzzles} : random_sets(made, request);
  const bool comparable = !given && made == cs221::kRandomPuzzles;
  if (given) {
    experiment.puzzles = fmt::format("Run on {} of the {} puzzles given, at an even stride.",
                                     puzzles.size(), request.puzzles.size());
  } else if (!sets.empty()) {
    experiment.puzzles = fmt::format(
        "Search tables: {} sets, each the {} hardest (by the baseline) of {} random puzzles after "
        "Norvig, as the report's 1,683 of a million.",
        sets.size(), sets.front().size(), made);
  }
  if (!comparable) {
    experiment.warnings.emplace_back(
        "These are not the hardest of a million random puzzles: the counts cannot be held against "
        "the report's.");
  }
  if (!sets.empty()) add_searches(experiment, sets, comparable, request);
  experiment.tables.push_back(cs221::model_one_table(request));
  cs221::RankingTables ranking = cs221::ranking_tables(puzzles, request);
  append(experiment.tables, std::move(ranking.tables));
  append(experiment.notes, std::move(ranking.notes));
  cs221::GeneticTable genetic = cs221::genetic_table(request);
  experiment.tables.push_back(std::move(genetic.table));
  if (!genetic.fitness.charts.empty()) experiment.charts.push_back(std::move(genetic.fitness));
  append(experiment.notes, std::move(genetic.notes));
  append(experiment.notes, notes_on_the_report());
  experiment.stopped = request.control.should_stop();
  return experiment;
}

}  // namespace nonet
