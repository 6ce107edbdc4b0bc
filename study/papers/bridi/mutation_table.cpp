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

std::string share(std::uint64_t part, std::uint64_t of) {
  return of == 0 ? "-" : text_of(share_interval(part, of));
}

std::string per_port(double sum, const MutationTally& tally) {
  return tally.ported == 0 ? "-" : fmt::format("{:.1f}", sum / static_cast<double>(tally.ported));
}

// What is told of a tally; `published` holds for the document's reading only, which is not known.
struct Quantity {
  std::string_view title;
  std::string_view published;
  std::string (*text)(const MutationTally&);
};

constexpr std::array kQuantities = {
    Quantity{"ports to a puzzle, per cent of mutations", "8.24",
             [](const MutationTally& t) { return share(t.ported, t.mutations); }},
    Quantity{"harder than the parent, per cent of ports", "35.88",
             [](const MutationTally& t) { return share(t.better, t.ported); }},
    Quantity{"as hard as the parent, per cent of ports", "",
             [](const MutationTally& t) { return share(t.equal, t.ported); }},
    Quantity{"harder, per cent of all mutations", "",
             [](const MutationTally& t) { return share(t.better, t.mutations); }},
    Quantity{"genes shared with the parent, per cent of its genes", "",
             [](const MutationTally& t) { return per_port(100 * t.genes_kept, t); }},
    Quantity{"givens of the ports, mean", "",
             [](const MutationTally& t) { return per_port(static_cast<double>(t.givens), t); }},
};

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

bool measure(std::vector<MutationRow>& rows, const std::vector<genetic::Individual>& population,
             const ExperimentRequest& request) {
  for (MutationRow& row : rows) {
    const double start = request.clock ? request.clock() : 0;
    row.tally = mutate_population(population, row.plan, {0, kMutations}, request.control).tally;
    row.seconds = request.clock ? request.clock() - start : 0;
    if (row.tally.mutations < kMutations) return false;
  }
  return true;
}

std::vector<ComparisonTable> tables_of(const std::string& title,
                                       const std::vector<MutationRow>& rows) {
  std::vector<ComparisonTable> tables;
  for (const Quantity& quantity : kQuantities) {
    ComparisonTable table{fmt::format("{}: {}", title, quantity.title)};
    for (const MutationRow& row : rows) {
      table.rows.push_back({.label = row.label,
                            .published = std::string(quantity.published),
                            .ours = quantity.text(row.tally),
                            .sample = row.tally.mutations,
                            .seed = row.plan.seed,
                            .note = ""});
    }
    tables.push_back(std::move(table));
  }
  return tables;
}

}  // namespace nonet::bridi
