#include "study/papers/bridi/mutation_table.h"

#include <array>
#include <fmt/format.h>
#include <string_view>
#include <utility>

#include "study/statistics/interval.h"

namespace nonet::bridi {
namespace {

using genetic::Backtracking;
using genetic::GeneticPlan;
using genetic::Illegal;
using genetic::MutationTally;
using genetic::Selection;
using genetic::Stop;
using genetic::Tail;

constexpr std::array kSelections = {std::pair{Selection::kUniform, "uniform"},
                                    std::pair{Selection::kRoulette, "roulette"}};

GeneticPlan with_genes(GeneticPlan plan, unsigned fewest, unsigned most) {
  plan.fewest_genes = fewest;
  plan.most_genes = most;
  return plan;
}

GeneticPlan with_rules(GeneticPlan plan, const genetic::RegenerationRules& rules) {
  plan.rules = rules;
  return plan;
}

double percent(double part, std::uint64_t of) {
  return of == 0 ? 0 : 100.0 * part / static_cast<double>(of);
}

// A quantity of a tally. The claim is about Bridi's own reading, which is not known, so that the
// rows of a table beside his value are not findings.
struct MutationQuantity {
  std::string_view title;
  std::string_view claim;
  double (*value)(const MutationTally&);
  std::uint64_t MutationTally::*sample;
  std::string_view of;
};

constexpr MutationQuantity kPorts{
    "ports to a puzzle, per cent of mutations", "8.24",
    [](const MutationTally& t) { return percent(static_cast<double>(t.ported), t.mutations); },
    &MutationTally::mutations, "mutations"};
constexpr MutationQuantity kHarder{
    "harder than the parent, per cent of ports", "35.88",
    [](const MutationTally& t) { return percent(static_cast<double>(t.better), t.ported); },
    &MutationTally::ported, "ports"};

constexpr std::array kMutationQuantities = {
    kPorts,
    kHarder,
    MutationQuantity{
        "as hard as the parent, per cent of ports", "",
        [](const MutationTally& t) { return percent(static_cast<double>(t.equal), t.ported); },
        &MutationTally::ported, "ports"},
    MutationQuantity{
        "harder, per cent of all mutations", "",
        [](const MutationTally& t) { return percent(static_cast<double>(t.better), t.mutations); },
        &MutationTally::mutations, "mutations"},
    MutationQuantity{"genes shared with the parent, per cent of its genes", "",
                     [](const MutationTally& t) { return percent(t.genes_kept, t.ported); },
                     &MutationTally::ported, "ports"},
    MutationQuantity{"givens of the ports, mean", "",
                     [](const MutationTally& t) {
                       return percent(static_cast<double>(t.givens), t.ported) / 100;
                     },
                     &MutationTally::ported, "ports"},
};

ComparisonRow row_for(std::string label, std::string_view claim, const MutationQuantity& quantity,
                      const MutationRow& row) {
  std::vector<double> values;
  std::uint64_t sample = 0;
  for (const MutationTally& tally : row.tallies) {
    if (tally.*quantity.sample == 0) continue;
    values.push_back(quantity.value(tally));
    sample += tally.*quantity.sample;
  }
  if (values.empty())
    return {.label = std::move(label), .ours = "-", .of = std::string(quantity.of)};
  return row_of({.label = std::move(label),
                 .claim = claim,
                 .ours = mean_interval(values),
                 .expected = prediction_of_run(values),
                 .sample = sample,
                 .of = std::string(quantity.of),
                 .seed = row.plan.seed,
                 .note = fmt::format("{} seeds", values.size())});
}

}  // namespace

std::vector<MutationRow> gene_rows(const GeneticPlan& adopted) {
  std::vector<MutationRow> rows;
  for (const auto& [fewest, most] : {std::pair{2U, 2U}, {1U, 1U}, {3U, 3U}, {1U, 3U}}) {
    for (const auto& [selection, name] : kSelections) {
      GeneticPlan plan = with_genes(adopted, fewest, most);
      plan.selection = selection;
      const std::string genes =
          fewest == most ? fmt::format("{}", most) : fmt::format("{} to {}", fewest, most);
      rows.push_back({fmt::format("{} gene{}, {}", genes, most > 1 ? "s" : "", name), plan});
    }
  }
  return rows;
}

std::vector<MutationRow> reading_rows(const GeneticPlan& adopted) {
  std::vector<MutationRow> rows;
  genetic::RegenerationRules rules = adopted.rules;
  rules.tail = Tail::kFail;
  rows.push_back({"fails when the genes are used up", with_rules(adopted, rules)});
  rows.push_back({"the same, 1 to 3 genes", with_genes(with_rules(adopted, rules), 1, 3)});
  rules.illegal = Illegal::kSkip;
  rows.push_back({"the same, 1 to 3 genes, an impossible gene is skipped",
                  with_genes(with_rules(adopted, rules), 1, 3)});
  rules = adopted.rules;
  rules.illegal = Illegal::kSkip;
  rows.push_back({"an impossible gene is skipped", with_rules(adopted, rules)});
  rules.illegal = Illegal::kFail;
  rows.push_back({"an impossible gene fails", with_rules(adopted, rules)});
  rules = adopted.rules;
  rules.stop = Stop::kUnique;
  rows.push_back({"stops where the solution is unique", with_rules(adopted, rules)});
  return rows;
}

std::vector<MutationRow> backtracking_rows(const GeneticPlan& adopted) {
  std::vector<MutationRow> rows;
  for (const auto& [backtracking, name] :
       {std::pair{Backtracking::kNone, "no way back"},
        {Backtracking::kDeduction, "back from what singles refute"},
        {Backtracking::kSolvability, "back from what has no solution"}}) {
    genetic::RegenerationRules rules = adopted.rules;
    rules.backtracking = backtracking;
    rows.push_back({name, with_rules(adopted, rules)});
  }
  return rows;
}

std::vector<MutationRow> recombination_rows(const GeneticPlan& adopted) {
  std::vector<MutationRow> rows;
  for (const auto& [share, name] : {std::pair{0.0, "mutation"},
                                    {1.0, "recombination, against the fitter parent"},
                                    {0.5, "either, half and half"}}) {
    GeneticPlan plan = adopted;
    plan.recombination = share;
    rows.push_back({name, plan});
  }
  return rows;
}

bool measure(std::vector<MutationRow>& rows, const std::vector<Population>& populations,
             const ExperimentRequest& request) {
  for (MutationRow& row : rows) {
    const double start = request.seconds();
    for (std::size_t i = 0; i < populations.size(); ++i) {
      GeneticPlan plan = row.plan;
      plan.seed += i;
      const std::uint64_t count = populations[i].size();
      row.tallies.push_back(
          mutate_population(populations[i], plan, {0, count}, request.control).tally);
      if (row.tallies.back().mutations < count) {
        rows.erase(rows.begin() + (&row - rows.data()), rows.end());
        return false;
      }
    }
    row.seconds = request.seconds() - start;
    request.control.report(
        {static_cast<std::uint64_t>(&row - rows.data()) + 1, rows.size(), row.label});
  }
  return true;
}

ComparisonRow ports_row(std::string label, std::string_view claim, const MutationRow& row) {
  return row_for(std::move(label), claim, kPorts, row);
}

ComparisonRow harder_row(std::string label, std::string_view claim, const MutationRow& row) {
  return row_for(std::move(label), claim, kHarder, row);
}

std::vector<ComparisonTable> tables_of(const std::string& title,
                                       const std::vector<MutationRow>& rows) {
  std::vector<ComparisonTable> tables;
  for (const MutationQuantity& quantity : kMutationQuantities) {
    ComparisonTable table{fmt::format("{}: {}", title, quantity.title)};
    for (const MutationRow& row : rows) {
      table.rows.push_back(row_for(row.label, quantity.claim, quantity, row));
      table.rows.back().finding = Finding::kNone;
    }
    tables.push_back(std::move(table));
  }
  return tables;
}

}  // namespace nonet::bridi
