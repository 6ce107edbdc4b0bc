#include "study/papers/cs221/search_table.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <functional>
#include <string>
#include <string_view>

#include "solvers/constraint/constraint_solvers.h"
#include "study/papers/cs221/readings.h"
#include "study/papers/cs221/report_rows.h"
#include "study/papers/cs221/search_cost.h"

namespace nonet::cs221 {
namespace {

using constraint::SearchSettings;
using constraint::SquareOrder;
using constraint::ValueOrder;

// Of one row of the report under the adopted reading, a cost for each set.
using RowCosts = std::vector<SearchCost>;

struct Measured {
  std::vector<RowCosts> rows;  // by ReportRowIndex
  std::uint64_t puzzles = 0;
};

std::vector<double> over_sets(const RowCosts& costs, double (*quantity)(const SearchCost&)) {
  std::vector<double> values;
  for (const SearchCost& cost : costs) values.push_back(std::max(1e-9, quantity(cost)));
  return values;
}

double options_of(const SearchCost& cost) { return static_cast<double>(cost.options); }
double squares_of(const SearchCost& cost) { return static_cast<double>(cost.squares); }
double seconds_of(const SearchCost& cost) { return cost.seconds; }
double hardest_of(const SearchCost& cost) { return cost.hardest_seconds; }

// A quantity of the report with its printed values.
struct Quantity {
  std::string_view title;
  double (*ours)(const SearchCost&);
  std::string (*claim)(const ReportRow&);
  int digits;
  bool comparable;  // counts are; seconds of other machines are not
};

constexpr std::array kQuantities = {
    Quantity{"Options explored (assignments tried)", options_of,
             [](const ReportRow& row) { return fmt::format("{}", row.options); }, 0, true},
    Quantity{"Squares explored", squares_of,
             [](const ReportRow& row) { return fmt::format("{}", row.squares); }, 0, true},
    Quantity{"Processor time of all puzzles, seconds", seconds_of,
             [](const ReportRow& row) { return std::string(row.seconds); }, 2, false},
    Quantity{"Processor time of the hardest puzzle, seconds", hardest_of,
             [](const ReportRow& row) { return std::string(row.hardest_seconds); }, 3, false},
};

ComparisonTable search_table_of(const Quantity& quantity, const Measured& measured, bool comparable,
                                const ExperimentRequest& request) {
  ComparisonTable table{std::string(quantity.title)};
  for (std::size_t i = 0; i < measured.rows.size(); ++i) {
    ComparisonRow row =
        row_of({.label = std::string(kReportRows[i].label),
                .claim = quantity.claim(kReportRows[i]),
                .ours = geometric_mean_interval(over_sets(measured.rows[i], quantity.ours)),
                .digits = quantity.digits,
                .sample = measured.puzzles,
                .seed = request.seed,
                .note = measured.rows[i].size() > 1
                            ? fmt::format("mean of {} sets", measured.rows[i].size())
                            : ""});
    if (!quantity.comparable) row.finding = Finding::kNone;
    if (quantity.comparable && !comparable) row.finding = Finding::kOtherInput;
    table.rows.push_back(std::move(row));
  }
  return table;
}

std::vector<double> ratios(const RowCosts& above, const RowCosts& below) {
  std::vector<double> values;
  for (std::size_t i = 0; i < above.size(); ++i) {
    values.push_back(options_of(above[i]) / std::max(1.0, options_of(below[i])));
  }
  return values;
}

ComparisonTable ratio_table(const Measured& measured, bool comparable,
                            const ExperimentRequest& request) {
  ComparisonTable table{"Baseline's options divided by the row's"};
  for (std::size_t i = kSubregion; i < measured.rows.size(); ++i) {
    const std::string claim = fmt::format("{:.2f}", published_ratio(kReportRows[i]));
    table.rows.push_back(
        row_of({.label = std::string(kReportRows[i].label),
                .claim = claim,
                .ours = geometric_mean_interval(ratios(measured.rows[kBaseline], measured.rows[i])),
                .sample = measured.puzzles,
                .seed = request.seed}));
    if (!comparable) table.rows.back().finding = Finding::kOtherInput;
  }
  return table;
}

// What the report concludes from its rows: one of two costs less.
struct Direction {
  std::string_view label;
  ReportRowIndex cheaper;
  ReportRowIndex dearer;
};
constexpr std::array kDirections = {
    Direction{"subregion exclusion saves options", kSubregion, kBaseline},
    Direction{"generalised twins save options", kTwins, kSubregion},
    Direction{"LCV saves options", kTwinsLcv, kTwins},
    Direction{"leaving out MCV costs options", kTwinsLcv, kTwinsNoMcv},
    Direction{"opportunistic MCV saves options against LCV with MCV", kOpportunistic, kTwinsLcv},
};

// The dearer one's options divided by the cheaper's; the finding counts sets, each of which is
// right or wrong on the direction.
ComparisonTable direction_table(const Measured& measured, bool comparable,
                                const ExperimentRequest& request) {
  ComparisonTable table{"What the report concludes: options of the dearer by those of the cheaper"};
  for (const Direction& direction : kDirections) {
    const std::vector<double> found =
        ratios(measured.rows[direction.dearer], measured.rows[direction.cheaper]);
    const auto right =
        static_cast<std::size_t>(std::ranges::count_if(found, [](double r) { return r > 1; }));
    const double claim = static_cast<double>(kReportRows[direction.dearer].options) /
                         static_cast<double>(kReportRows[direction.cheaper].options);
    ComparisonRow row = row_of({.label = std::string(direction.label),
                                .claim = fmt::format("{:.2f}", claim),
                                .ours = geometric_mean_interval(found),
                                .sample = measured.puzzles,
                                .seed = request.seed,
                                .note = fmt::format("so in {} of {} sets", right, found.size())});
    row.finding = right == found.size() ? Finding::kAgrees
                  : right == 0          ? Finding::kContradicts
                                        : Finding::kDiffers;
    if (!comparable) row.finding = Finding::kOtherInput;
    table.rows.push_back(std::move(row));
  }
  return table;
}

constexpr std::size_t kShown = 500;  // as in the report's plots

Series curve_of(const ReportRow& row, const SearchCost& cost) {
  std::vector<std::uint64_t> sorted = cost.per_puzzle;
  std::ranges::sort(sorted, std::greater<>());
  Series series{std::string(row.label), {}};
  for (std::size_t i = 0; i < sorted.size() && i < kShown; ++i) {
    series.points.push_back(
        {static_cast<double>(i + 1), static_cast<double>(std::max<std::uint64_t>(1, sorted[i]))});
  }
  return series;
}

// The four plots of the report: two or three rows in each.
ChartGroup curves_of(const Measured& measured) {
  struct Panel {
    std::string_view title;
    std::vector<ReportRowIndex> rows;
  };
  const std::array<Panel, 4> panels = {
      Panel{"Subregion exclusion", {kBaseline, kSubregion}},
      Panel{"Generalised twins", {kBaseline, kTwins}},
      Panel{"Least constraining value", {kTwins, kTwinsLcv}},
      Panel{"Without MCV, and opportunistic", {kTwinsLcv, kTwinsNoMcv, kOpportunistic}}};
  const std::size_t shown = std::min(kShown, measured.rows.front().front().per_puzzle.size());
  ChartGroup group{{},
                   fmt::format("Options explored on the {} hardest puzzles of the first set, each "
                               "setting sorted for itself, as in the report's plots.",
                               shown)};
  for (const Panel& panel : panels) {
    LineChart chart;
    chart.frame.title = panel.title;
    chart.frame.x.label = "puzzles, hardest first";
    chart.frame.y = {.label = "options", .scale = AxisScale::kLog, .low = 1.0, .high = {}};
    chart.frame.width = 520;
    chart.frame.height = 340;
    for (const ReportRowIndex row : panel.rows) {
      chart.series.push_back(curve_of(kReportRows[row], measured.rows[row].front()));
    }
    group.charts.emplace_back(std::move(chart));
  }
  return group;
}

std::string share_note(const RowCosts& baseline) {
  const SearchCost& first = baseline.front();
  const auto most = *std::ranges::max_element(first.per_puzzle);
  return fmt::format(
      "One puzzle of the first set makes up {:.0f} % of the baseline's {} options, so totals are "
      "known to a factor only; ratios within a set are steadier.",
      100.0 * static_cast<double>(most) /
          static_cast<double>(std::max<std::uint64_t>(1, first.options)),
      first.options);
}

}  // namespace

SearchTables search_tables(const std::vector<std::vector<Grid>>& sets, bool comparable,
                           const ExperimentRequest& request) {
  Measured measured;
  for (const auto& set : sets) measured.puzzles += set.size();
  SearchTables result;
  for (const ReportRow& row : kReportRows) {
    RowCosts& costs = measured.rows.emplace_back();
    for (const auto& set : sets) {
      costs.push_back(cost_of(under(row.settings, kAdoptedReading), set, request));
    }
    if (request.control.should_stop()) return result;
  }
  for (const Quantity& quantity : kQuantities) {
    if (!quantity.comparable && !request.clock) continue;
    result.tables.push_back(search_table_of(quantity, measured, comparable, request));
  }
  result.tables.push_back(ratio_table(measured, comparable, request));
  result.tables.push_back(direction_table(measured, comparable, request));
  result.curves = curves_of(measured);
  result.notes.push_back(share_note(measured.rows[kBaseline]));
  return result;
}

ComparisonTable dear_orders_table(const std::vector<Grid>& puzzles,
                                  const ExperimentRequest& request) {
  struct Row {
    std::string_view label;
    SearchSettings settings;
  };
  constexpr std::uint64_t kStride = 20;
  const std::array<Row, 7> rows = {
      Row{"baseline (singles, MCV)", constraint::kNorvig},
      Row{"learned ranking of moves (singles)", constraint::kLearnedRanking},
      Row{"SE + GT + LCV", under(constraint::kTwinsLeastConstraining, kAdoptedReading)},
      Row{"SE + GT + LCV, most promising square (worst value)",
          under(constraint::kMostPromising, kAdoptedReading)},
      Row{"SE + GT + LCV, most promising square (sum)",
          under(
              {constraint::kTwins, SquareOrder::kMostPromisingSum, ValueOrder::kLeastConstraining},
              kAdoptedReading)},
      Row{"SE + GT with sets of every size", constraint::kTwinsSearch},
      Row{"Model 1 (all_different)", constraint::kModelOne}};
  ComparisonTable table{"Further orders and rules, options explored on every twentieth puzzle"};
  const std::vector<Grid> few =
      even_sample(puzzles, std::max<std::uint64_t>(1, puzzles.size() / kStride));
  for (const Row& row : rows) {
    const SearchCost cost = cost_of(row.settings, few, request);
    if (request.control.should_stop()) break;
    std::string note = fmt::format("{} squares", cost.squares);
    if (request.clock) note += fmt::format(", {:.2f} s", cost.seconds);
    table.rows.push_back({.label = std::string(row.label),
                          .ours = fmt::format("{}", cost.options),
                          .sample = few.size(),
                          .seed = request.seed,
                          .note = std::move(note)});
  }
  return table;
}

}  // namespace nonet::cs221
