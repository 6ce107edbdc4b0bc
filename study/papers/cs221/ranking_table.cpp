#include "study/papers/cs221/ranking_table.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <functional>
#include <string_view>

#include "base/ordered_parallel.h"
#include "base/random_stream.h"
#include "solvers/constraint/constraint_solvers.h"
#include "study/papers/cs221/random_puzzles.h"

namespace nonet::cs221 {
namespace {

using constraint::Label;
using constraint::NodeSample;
using constraint::RankingModel;
using constraint::SearchSettings;
using constraint::SquareOrder;
using constraint::TriedMove;
using constraint::ValueOrder;

constexpr std::uint64_t kRankingSets = 8;

struct LabelRow {
  std::string_view name;
  Label label;
};
constexpr std::array kLabels = {LabelRow{"fewer options", Label::kFewerOptions},
                                LabelRow{"solving first", Label::kSolvingFirst}};

// One set of puzzles with the models of each label.
struct Learned {
  RankingData data;
  std::array<LearnedRanking, kLabels.size()> models;
};

// A row of one number for each set.
struct OverSets {
  std::string label;
  std::string_view claim;
  std::vector<double> values;
  std::uint64_t sample;
  std::string of;
  std::string note;
};

ComparisonRow row_over(OverSets row, const ExperimentRequest& request) {
  ComparisonRow result = row_of({.label = std::move(row.label),
                                 .claim = row.claim,
                                 .ours = mean_interval(row.values),
                                 .digits = 1,
                                 .sample = row.sample,
                                 .of = std::move(row.of),
                                 .seed = request.seed,
                                 .note = std::move(row.note)});
  result.finding = Finding::kNone;  // the report does not describe its pairs
  return result;
}

void add_accuracy(ComparisonTable& table, const std::vector<Learned>& sets, std::size_t label,
                  const ExperimentRequest& request) {
  using Pick = std::function<const RankingModel&(const LearnedRanking&)>;
  const std::array<std::pair<std::string_view, Pick>, 2> learners = {
      std::pair<std::string_view, Pick>{
          "ranking SVM", [](const LearnedRanking& l) -> const RankingModel& { return l.svm; }},
      {"linear regression",
       [](const LearnedRanking& l) -> const RankingModel& { return l.regression; }}};
  for (const auto& [name, pick] : learners) {
    for (const bool held_out : {false, true}) {
      OverSets row{fmt::format("{}, label {}, {}", name, kLabels[label].name,
                               held_out ? "held-out puzzles" : "training"),
                   "59",
                   {},
                   0,
                   "pairs",
                   ""};
      for (const Learned& set : sets) {
        const auto accuracy =
            accuracy_of(pick(set.models[label]), held_out ? set.data.held_out : set.data.train,
                        kLabels[label].label);
        row.values.push_back(accuracy.percent());
        row.sample += accuracy.pairs;
      }
      table.rows.push_back(row_over(std::move(row), request));
    }
  }
}

// Counts the better moves of the held-out pairs, and a model's success if one move is right.
struct PairTally {
  std::uint64_t pairs = 0;
  std::uint64_t better_fails_at_once = 0;
  std::uint64_t one_solves = 0;
  std::uint64_t solver_preferred = 0;
};

PairTally tally_of(const Learned& set, std::size_t label) {
  PairTally tally;
  for_each_pair(set.data.held_out, kLabels[label].label,
                [&](const TriedMove& better, const TriedMove& worse) {
                  ++tally.pairs;
                  tally.better_fails_at_once += better.options == 0 && !better.solves ? 1U : 0U;
                  if (better.solves == worse.solves) return;
                  ++tally.one_solves;
                  const TriedMove& right = better.solves ? better : worse;
                  const TriedMove& wrong = better.solves ? worse : better;
                  const RankingModel& model = set.models[label].svm;
                  tally.solver_preferred +=
                      model.score(right.features) > model.score(wrong.features) ? 1U : 0U;
                });
  return tally;
}

ComparisonTable pairs_table(const std::vector<Learned>& sets, const ExperimentRequest& request) {
  ComparisonTable table{"What the labels reward, per cent of held-out pairs"};
  for (std::size_t label = 0; label < kLabels.size(); ++label) {
    OverSets fails{
        fmt::format("label {}: the better move is a contradiction at once", kLabels[label].name),
        "",
        {},
        0,
        "pairs",
        ""};
    OverSets prefers{fmt::format("label {}: of two moves of which one solves, the SVM prefers it",
                                 kLabels[label].name),
                     "",
                     {},
                     0,
                     "pairs",
                     ""};
    for (const Learned& set : sets) {
      const PairTally tally = tally_of(set, label);
      if (tally.pairs == 0 || tally.one_solves == 0) continue;
      const auto share = [](std::uint64_t part, std::uint64_t of) {
        return 100.0 * static_cast<double>(part) / static_cast<double>(of);
      };
      fails.values.push_back(share(tally.better_fails_at_once, tally.pairs));
      fails.sample += tally.pairs;
      prefers.values.push_back(share(tally.solver_preferred, tally.one_solves));
      prefers.sample += tally.one_solves;
    }
    if (fails.values.empty()) continue;
    table.rows.push_back(row_over(std::move(fails), request));
    table.rows.push_back(row_over(std::move(prefers), request));
  }
  return table;
}

std::uint64_t ranking_options_of(const std::vector<Grid>& puzzles, const SearchSettings& settings,
                                 const ExperimentRequest& request) {
  std::uint64_t options = 0;
  const auto search_one = [&](std::uint64_t i) {
    return search(puzzles[static_cast<std::size_t>(i)], settings, {1, 1'000'000}, request.control)
        .options;
  };
  const auto add = [&](std::uint64_t, std::uint64_t one) {
    options += one;
    return Flow::kContinue;
  };
  ordered_parallel({request.threads, puzzles.size()}, request.control, search_one, add);
  return options;
}

// An order of moves in a search.
struct Order {
  std::string label;
  std::function<SearchSettings(const Learned&)> settings;
};

// The report's own value order, and the models learned from each label: for the order of a square's
// values, and for the choice of the square as well.
std::vector<Order> orders_of_moves() {
  const auto values_by = [](ValueOrder order) {
    return [order](const Learned&) {
      return SearchSettings{constraint::kSingles, SquareOrder::kMostConstrained, order};
    };
  };
  std::vector<Order> orders = {
      {"MCV, least constraining value", values_by(ValueOrder::kLeastConstraining)}};
  for (std::size_t i = 0; i < kLabels.size(); ++i) {
    for (const auto square : {SquareOrder::kMostConstrained, SquareOrder::kLearned}) {
      orders.push_back(
          {fmt::format("{}, SVM with label {}",
                       square == SquareOrder::kLearned ? "square and value" : "MCV, value",
                       kLabels[i].name),
           [i, square](const Learned& set) {
             return SearchSettings{constraint::kSingles, square, ValueOrder::kLearned,
                                   &set.models[i].svm};
           }});
    }
  }
  return orders;
}

// The orders that save options, judged by their intervals.
class Savings {
 public:
  void add(const std::string& order, const Interval& per_cent) {
    std::string& list = per_cent.high < 100 ? saving_ : per_cent.low > 100 ? costing_ : open_;
    list += fmt::format("{}{} ({:.1f} %)", list.empty() ? "" : "; ", order, per_cent.value);
  }
  [[nodiscard]] std::string text() const {
    const auto or_none = [](const std::string& list) { return list.empty() ? "none" : list; };
    return fmt::format(
        "Does following what was learned save options against MCV with ascending digits? It saves: "
        "{}. It costs: {}. Not told apart by these puzzles: {}.",
        or_none(saving_), or_none(costing_), or_none(open_));
  }

 private:
  std::string saving_;
  std::string costing_;
  std::string open_;
};

// Options of a search in one order divided by those of the baseline, on the held-out puzzles.
ComparisonTable price_table(const std::vector<Learned>& sets, Savings& savings,
                            const ExperimentRequest& request) {
  ComparisonTable table{
      "Options to the first solution of held-out puzzles, per cent of the baseline's (MCV, digits "
      "ascending)"};
  for (const Order& order : orders_of_moves()) {
    OverSets row{order.label, "", {}, 0, "puzzles", ""};
    for (const Learned& set : sets) {
      request.control.report({row.values.size(), sets.size(), order.label});
      const auto& puzzles = set.data.held_out_puzzles;
      const auto baseline =
          static_cast<double>(ranking_options_of(puzzles, constraint::kNorvig, request));
      row.values.push_back(
          100 * static_cast<double>(ranking_options_of(puzzles, order.settings(set), request)) /
          baseline);
      row.sample += puzzles.size();
    }
    if (request.control.should_stop()) break;
    savings.add(row.label, mean_interval(row.values));
    table.rows.push_back(row_over(std::move(row), request));
  }
  return table;
}

ComparisonTable weights_table(const Learned& set, const ExperimentRequest& request) {
  ComparisonTable table{
      "Weights of the ranking SVM (higher: try earlier), label fewer options / solving first"};
  for (std::size_t i = 0; i < constraint::kFeatures; ++i) {
    table.rows.push_back({.label = std::string(constraint::kFeatureNames[i]),
                          .ours = fmt::format("{:.4f} / {:.4f}", set.models[0].svm.weights[i],
                                              set.models[1].svm.weights[i]),
                          .sample = set.data.train.size(),
                          .of = "nodes",
                          .seed = request.seed});
  }
  return table;
}

}  // namespace

std::vector<Grid> training_puzzles(const ExperimentRequest& request, std::uint64_t set) {
  constexpr std::uint64_t kPuzzles = 5000;
  std::vector<Grid> puzzles;
  const auto make = [&](std::uint64_t i) {
    RandomStream random(request.seed, "cs221-training-puzzle", set * kPuzzles + i);
    return minimal_puzzle(random);
  };
  const auto keep = [&](std::uint64_t i, const Grid& puzzle) {
    puzzles.push_back(puzzle);
    request.control.report({i + 1, kPuzzles, "puzzles to learn from"});
    return Flow::kContinue;
  };
  ordered_parallel({request.threads, kPuzzles}, request.control, make, keep);
  return puzzles;
}

RankingData ranking_data(const std::vector<Grid>& puzzles, const ExperimentRequest& request) {
  RankingData data;
  const auto sample = [&](std::uint64_t i) {
    RandomStream random(request.seed, "cs221-ranking-samples", i);
    return constraint::sample_moves(puzzles[static_cast<std::size_t>(i)], i, {}, random);
  };
  const auto keep = [&](std::uint64_t i, const std::vector<NodeSample>& samples) {
    const bool held_out = i % 5 == 4;
    if (held_out) data.held_out_puzzles.push_back(puzzles[static_cast<std::size_t>(i)]);
    std::vector<NodeSample>& part = held_out ? data.held_out : data.train;
    part.insert(part.end(), samples.begin(), samples.end());
    request.control.report({i + 1, puzzles.size(), "moves to learn from"});
    return Flow::kContinue;
  };
  ordered_parallel({request.threads, puzzles.size()}, request.control, sample, keep);
  return data;
}

LearnedRanking learn_ranking(const RankingData& data, Label label,
                             const ExperimentRequest& request) {
  RandomStream random(request.seed, "cs221-ranking-svm");
  return {train_ranking_svm(data.train, random, label, request.control),
          train_linear_regression(data.train, label)};
}

RankingTables ranking_tables(const std::vector<Grid>& given, const ExperimentRequest& request) {
  std::vector<Learned> sets;
  for (std::uint64_t i = 0;
       i < (given.empty() ? kRankingSets : 1) && !request.control.should_stop(); ++i) {
    Learned& set = sets.emplace_back();
    set.data = ranking_data(given.empty() ? training_puzzles(request, i) : given, request);
    for (std::size_t label = 0; label < kLabels.size(); ++label) {
      set.models[label] = learn_ranking(set.data, kLabels[label].label, request);
    }
  }
  if (sets.empty() || request.control.should_stop()) return {};
  ComparisonTable accuracy{"Learned ranking of moves: pairs ordered rightly, per cent"};
  for (std::size_t label = 0; label < kLabels.size(); ++label) {
    add_accuracy(accuracy, sets, label, request);
  }
  Savings savings;
  RankingTables result;
  result.tables = {std::move(accuracy), pairs_table(sets, request),
                   price_table(sets, savings, request), weights_table(sets.front(), request)};
  if (sets.size() > 1) result.notes.push_back(savings.text());
  return result;
}

}  // namespace nonet::cs221
