#include <catch2/catch.hpp>
#include <set>
#include <stop_token>
#include <string>

#include "study/papers/bridi/convergence.h"
#include "study/papers/bridi/mutation_table.h"

namespace nonet::bridi {
namespace {

genetic::GeneticPlan small_plan() {
  genetic::GeneticPlan plan;
  plan.population = 300;
  return plan;
}

TEST_CASE("Every way to mutate differs from the others", "[experiments]") {
  const genetic::GeneticPlan adopted = small_plan();
  const auto genes = gene_rows(adopted);
  CHECK(genes.size() == 8);
  // The claims are read off the second row.
  CHECK(genes[1].plan.fewest_genes == 2);
  CHECK(genes[1].plan.most_genes == 2);
  CHECK(genes[1].plan.selection == genetic::Selection::kRoulette);
  for (const auto& rows : {genes, reading_rows(adopted), backtracking_rows(adopted)}) {
    std::set<std::string> labels;
    for (const MutationRow& row : rows) CHECK(labels.insert(row.label).second);
  }
}

TEST_CASE("A table of mutations has a row for each way and its interval", "[experiments]") {
  auto rows = gene_rows(small_plan());
  rows.resize(2);
  const auto population = generate_population(small_plan(), {}).individuals;
  const ExperimentRequest request;
  REQUIRE(measure(rows, population, request));
  for (const MutationRow& row : rows) CHECK(row.tally.mutations == kMutations);
  const auto tables = tables_of("Two genes", rows);
  REQUIRE(tables.size() == 6);
  CHECK(tables[0].rows[1].published == "8.24");
  CHECK(tables[0].rows[1].ours.find('[') != std::string::npos);
  CHECK(tables[0].rows[0].ours != tables[0].rows[1].ours);
}

TEST_CASE("Offspring in place of the worst make the population harder", "[experiments]") {
  auto runs = insertion_runs(small_plan());
  REQUIRE(runs.size() == 4);
  for (Convergence& one : runs) {
    one.plan.population = 200;
    one.rounds = 20;
  }
  ExperimentRequest request;
  REQUIRE(run(runs, request));
  for (const Convergence& one : runs) {
    CHECK(one.mean.size() == 21);
    CHECK(one.hardest >= one.mean.front());
    CHECK(one.distinct > 50);
  }
  CHECK(runs[1].asymptote() > runs[0].asymptote() + 5);
  const Plot plot = plot_of("Convergence", runs);
  CHECK(plot.series.size() == 4);
  CHECK(plot.series[0].x.size() == 21);

  std::stop_source stop;
  stop.request_stop();
  request.control = RunControl(stop.get_token());
  CHECK_FALSE(run(runs, request));
}

}  // namespace
}  // namespace nonet::bridi
