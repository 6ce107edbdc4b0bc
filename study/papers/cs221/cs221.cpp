#include "study/papers/cs221/cs221.h"

#include <iterator>
#include <utility>

#include "study/papers/cs221/genetic_table.h"
#include "study/papers/cs221/model_one.h"
#include "study/papers/cs221/ranking_table.h"
#include "study/papers/cs221/search_table.h"

namespace nonet {
namespace {

void append(std::vector<ComparisonTable>& to, std::vector<ComparisonTable> from) {
  to.insert(to.end(), std::make_move_iterator(from.begin()), std::make_move_iterator(from.end()));
}

std::vector<std::string> notes_on_the_report() {
  return {
      "The report's example puzzle (17 clues) has more than five million solutions; the two "
      "outputs it prints differ and both are valid. Its one-line form has lost dots; the grid is "
      "used.",
      "Totals are dominated by a few puzzles without a solution or nearly empty, so only ratios to "
      "the baseline can be compared.",
      "Generalised twins reproduce several times stronger than published: with them the search "
      "hardly backtracks. That LCV helps, that leaving out MCV hurts, and that opportunistic MCV "
      "wins do not reproduce: with full all-different consistency its threshold of 50 options is "
      "hardly ever reached.",
      "The potential T of Model 1 as printed is weaker than all-different; the corrected reading "
      "is exactly as strong.",
      "The fitness follows Mantere and Koljonen, whose product term is under a square root; the "
      "printed linear product lets one house outweigh all else, and we have not seen it solve the "
      "report's puzzle.",
      "The report does not say what makes one move better than another; ours counts the options "
      "explored below it."};
}

}  // namespace

Experiment reproduce_cs221(const ExperimentRequest& request) {
  Experiment experiment;
  experiment.title = "Sudoku as a constraint satisfaction problem";
  experiment.source = "A. Scorza, Q. Vohra, CS221 project report, Stanford";
  experiment.notes = notes_on_the_report();
  const bool given = !request.puzzles.empty();
  const std::uint64_t made = request.sample == 0 ? cs221::kRandomPuzzles : request.sample;
  const std::vector<Grid> hardest = given ? even_sample(request.puzzles, request.sample)
                                          : cs221::hardest_puzzles({0, made}, request);
  cs221::SearchTable search = cs221::search_table(hardest, request);
  append(experiment.tables, std::move(search.tables));
  if (!given) experiment.tables.push_back(cs221::spread_table(made, request));
  for (Plot& plot : search.costs) experiment.plots.push_back(std::move(plot));
  experiment.tables.push_back(cs221::model_one_table(request));
  append(experiment.tables,
         cs221::ranking_tables(given ? hardest : cs221::training_puzzles(request), request));
  cs221::GeneticTable genetic = cs221::genetic_table(request);
  experiment.tables.push_back(std::move(genetic.table));
  for (Plot& plot : genetic.fitness) experiment.plots.push_back(std::move(plot));
  experiment.stopped = request.control.should_stop();
  return experiment;
}

}  // namespace nonet
