#include "study/genetic/genetic_page.h"

#include <cstdint>
#include <fmt/format.h>

#include "charts/chart.h"
#include "study/statistics/interval.h"

namespace nonet {
namespace {

std::string share(std::uint64_t part, std::uint64_t of) {
  return of == 0 ? "-" : text_of(share_interval(part, of)) + " %";
}

}  // namespace

std::vector<Fact> genetic_facts(const genetic::GeneticPlan& plan, const genetic::GeneticRun& run) {
  const auto& [population, tally, rounds] = run;
  return {
      {"seed", fmt::format("{}", plan.seed)},
      {"individuals", fmt::format("{}", population.individuals.size())},
      {"attempts of forward checking that succeed",
       share(population.individuals.size(), population.attempts)},
      {"mutations", fmt::format("{}", tally.mutations)},
      {"ported to a puzzle", share(tally.ported, tally.mutations)},
      {"harder than the parent, of those", share(tally.better, tally.ported)},
      {"as hard, of those", share(tally.equal, tally.ported)},
      {"mean difficulty", fmt::format("{:.1f} -> {:.1f}", rounds.front().mean, rounds.back().mean)},
      {"hardest", fmt::format("{} -> {}", rounds.front().hardest, rounds.back().hardest)}};
}

std::string genetic_page(const genetic::GeneticPlan& plan, const genetic::GeneticRun& run,
                         const std::vector<Fact>& settings) {
  HtmlPage page("Genetic generation", "nonet evolve --objective bridi");
  page.facts(genetic_facts(plan, run));
  LineChart chart;
  chart.frame.title = "Difficulty of the population";
  chart.frame.x.label = "mutations";
  chart.frame.y.label = "difficulty";
  chart.series = {{"mean", {}}, {"hardest", {}}};
  Table rounds{"Rounds", {{"mutations"}, {"mean"}, {"hardest"}}, {}};
  for (const genetic::RoundSummary& round : run.rounds) {
    const auto x = static_cast<double>(round.mutations);
    chart.series[0].points.push_back({x, round.mean});
    chart.series[1].points.push_back({x, static_cast<double>(round.hardest)});
    rounds.rows.push_back({fmt::format("{}", round.mutations), fmt::format("{:.2f}", round.mean),
                           fmt::format("{}", round.hardest)});
  }
  page.section("Convergence");
  page.figure({chart_svg(chart), "", Ground::kPage});
  page.table(rounds);
  page.section("Settings");
  page.facts(settings);
  return page.html();
}

}  // namespace nonet
