#include "study/genetic/genetic_page.h"

#include <cstdint>
#include <fmt/format.h>
#include <string_view>

#include "charts/chart.h"
#include "study/statistics/interval.h"

namespace nonet {
namespace {

std::string share(std::uint64_t part, std::uint64_t of) {
  return of == 0 ? "-" : text_of(share_interval(part, of)) + " %";
}

// The name of the fitness that the rounds show.
std::string_view fitness_name(const genetic::GeneticPlan& plan) {
  return plan.target ? "nearness to the target (a million: met)" : "difficulty";
}

}  // namespace

std::vector<Fact> genetic_facts(const genetic::GeneticPlan& plan, const genetic::GeneticRun& run) {
  const auto& [population, tally, rounds, met] = run;
  const bool to_target = plan.target.has_value();
  const std::string_view fitter = to_target ? "nearer to the target" : "harder";
  std::vector<Fact> facts = {
      {"seed", fmt::format("{}", plan.seed)},
      {"individuals", fmt::format("{}", population.individuals.size())},
      {"attempts of forward checking that succeed",
       share(population.individuals.size(), population.attempts)},
      {"mutations", fmt::format("{}", tally.mutations)},
      {"ported to a puzzle", share(tally.ported, tally.mutations)},
      {fmt::format("{} than the parent, of those", fitter), share(tally.better, tally.ported)},
      {fmt::format("as {}, of those", to_target ? "near" : "hard"),
       share(tally.equal, tally.ported)},
      {fmt::format("mean {}", fitness_name(plan)),
       fmt::format("{:.1f} -> {:.1f}", rounds.front().mean, rounds.back().mean)}};
  if (to_target) {
    facts.push_back({"met the target", fmt::format("{}", met)});
  } else {
    facts.push_back(
        {"hardest", fmt::format("{} -> {}", rounds.front().fittest, rounds.back().fittest)});
  }
  return facts;
}

std::string genetic_page(const genetic::GeneticPlan& plan, const genetic::GeneticRun& run,
                         const std::vector<Fact>& settings) {
  HtmlPage page("Genetic generation", "nonet evolve --objective bridi");
  page.facts(genetic_facts(plan, run));
  LineChart chart;
  chart.frame.title = plan.target ? "Nearness of the population" : "Difficulty of the population";
  chart.frame.x.label = "mutations";
  chart.frame.y.label = std::string(fitness_name(plan));
  const std::string best = plan.target ? "nearest" : "hardest";
  chart.series = {{"mean", {}}, {best, {}}};
  Table rounds{"Rounds", {{"mutations"}, {"mean"}, {best}}, {}};
  for (const genetic::RoundSummary& round : run.rounds) {
    const auto x = static_cast<double>(round.mutations);
    chart.series[0].points.push_back({x, round.mean});
    chart.series[1].points.push_back({x, static_cast<double>(round.fittest)});
    rounds.rows.push_back({fmt::format("{}", round.mutations), fmt::format("{:.2f}", round.mean),
                           fmt::format("{}", round.fittest)});
  }
  page.section("Convergence");
  page.figure({chart_svg(chart), "", Ground::kPage});
  page.table(rounds);
  page.section("Settings");
  page.facts(settings);
  return page.html();
}

}  // namespace nonet
