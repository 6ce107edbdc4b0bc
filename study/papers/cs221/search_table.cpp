#include "study/papers/cs221/search_table.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "base/range.h"
#include "solvers/constraint/constraint_solvers.h"
#include "study/papers/cs221/readings.h"
#include "study/papers/cs221/report_rows.h"
#include "study/papers/cs221/search_cost.h"

namespace nonet::cs221 {
namespace {

using constraint::SearchSettings;
using constraint::SquareOrder;
using constraint::ValueOrder;

// The cost on each set, for one row of the report under a reading of its rules.
using RowCosts = std::vector<SearchCost>;

// Whether the numbers of a reading are compared with claims. The rules as stated are compared; a
// reading that was chosen by its numbers, or other puzzles, are not.
enum class Held : bool { kToNothing, kToClaims };

struct Measured {
  constraint::SetSizes reading;
  std::string_view name;
  Held held = Held::kToNothing;
  std::vector<RowCosts> rows = {};  // by ReportRowIndex
  std::uint64_t puzzles = 0;
};

std::string title_under(std::string_view quantity, const Measured& measured) {
  return fmt::format("{}, {}", quantity, measured.name);
}

// The prediction from the values of the sets, if they are compared with claims.
std::optional<Prediction> expected_of(const std::vector<double>& values, Held held) {
  return held == Held::kToClaims ? prediction_of_factor(values) : std::nullopt;
}

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

ComparisonTable quantity_table(const Quantity& quantity, const Measured& measured,
                               const ExperimentRequest& request) {
  ComparisonTable table{title_under(quantity.title, measured)};
  for (std::size_t i = 0; i < measured.rows.size(); ++i) {
    const std::vector<double> values = over_sets(measured.rows[i], quantity.ours);
    const std::string claim = quantity.claim(kReportRows[i]);
    table.rows.push_back(
        row_of({.label = std::string(kReportRows[i].label),
                .claim = claim,
                .ours = geometric_mean_interval(values),
                .expected = quantity.comparable ? expected_of(values, measured.held) : std::nullopt,
                .digits = quantity.digits,
                .sample = measured.puzzles,
                .seed = request.seed,
                .note = values.size() > 1 ? fmt::format("mean of {} sets", values.size()) : ""}));
  }
  return table;
}

std::vector<double> ratios(const RowCosts& above, const RowCosts& below,
                           double (*quantity)(const SearchCost&)) {
  std::vector<double> values;
  for (std::size_t i = 0; i < above.size(); ++i) {
    values.push_back(std::max(1e-9, quantity(above[i])) / std::max(1e-9, quantity(below[i])));
  }
  return values;
}

// Ratios vary less than the counts but restate them, so that they have no finding.
ComparisonTable ratio_table(const Measured& measured, const ExperimentRequest& request) {
  ComparisonTable table{title_under("Baseline's options divided by the row's", measured)};
  for (std::size_t i = kSubregion; i < measured.rows.size(); ++i) {
    const std::string claim = fmt::format("{:.2f}", published_ratio(kReportRows[i]));
    table.rows.push_back(row_of({.label = std::string(kReportRows[i].label),
                                 .claim = claim,
                                 .ours = geometric_mean_interval(ratios(
                                     measured.rows[kBaseline], measured.rows[i], options_of)),
                                 .sample = measured.puzzles,
                                 .seed = request.seed}));
  }
  return table;
}

// A conclusion of the report: one of two rows costs less.
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

// The options of the more expensive row divided by those of the cheaper.
ComparisonRow direction_row(const Direction& direction, const Measured& measured,
                            const ExperimentRequest& request) {
  const std::vector<double> found =
      ratios(measured.rows[direction.dearer], measured.rows[direction.cheaper], options_of);
  const auto right = std::ranges::count_if(found, [](double r) { return r > 1; });
  const double claim = static_cast<double>(kReportRows[direction.dearer].options) /
                       static_cast<double>(kReportRows[direction.cheaper].options);
  const std::string claim_text = fmt::format("{:.2f}", claim);
  const Interval ours = geometric_mean_interval(found);
  const auto expected = expected_of(found, measured.held);
  ComparisonRow row = row_of({.label = std::string(direction.label),
                              .claim = claim_text,
                              .ours = ours,
                              .expected = expected,
                              .sample = measured.puzzles,
                              .seed = request.seed,
                              .note = fmt::format("so in {} of {} sets", right, found.size())});
  row.finding = expected ? finding_of_direction(ours, expected) : Finding::kNone;
  return row;
}

// "Run times for our best combination ... are 6-7 times faster than baseline and we explore 40
// times less search space."
ComparisonRow best_row(std::string label, const Range& claim, const std::vector<double>& found,
                       const Measured& measured, const ExperimentRequest& request) {
  const auto expected = expected_of(found, measured.held);
  ComparisonRow row = row_of({.label = std::move(label),
                              .claim = "",
                              .ours = geometric_mean_interval(found),
                              .sample = measured.puzzles,
                              .seed = request.seed});
  row.claim = claim.low < claim.high ? fmt::format("{:.0f}-{:.0f}", claim.low, claim.high)
                                     : fmt::format("{:.0f}", claim.low);
  if (!expected) return row;
  constexpr double kPrecision = 0.5;  // both are printed as whole numbers
  const bool inside =
      claim.high + kPrecision >= expected->low && claim.low - kPrecision <= expected->high;
  row.expected = range_text(*expected);
  row.finding = inside ? Finding::kAgrees : Finding::kDiffers;
  return row;
}

ComparisonTable conclusions_table(const Measured& measured, const ExperimentRequest& request) {
  ComparisonTable table{
      title_under("What the report concludes: the dearer by the cheaper", measured)};
  for (const Direction& direction : kDirections) {
    table.rows.push_back(direction_row(direction, measured, request));
  }
  const RowCosts& baseline = measured.rows[kBaseline];
  const RowCosts& best = measured.rows[kOpportunistic];
  table.rows.push_back(best_row("the best combination explores so many times fewer options",
                                {40, 40}, ratios(baseline, best, options_of), measured, request));
  if (request.clock) {
    table.rows.push_back(best_row("the best combination is so many times faster", {6, 7},
                                  ratios(baseline, best, seconds_of), measured, request));
  }
  return table;
}

constexpr std::size_t kShown = 500;  // as in the report's plots

// Costs of the hardest puzzles, the most expensive first.
Series curve_of(const ReportRow& row, std::vector<double> costs) {
  std::ranges::sort(costs, std::greater<>());
  Series series{std::string(row.label), {}};
  for (std::size_t i = 0; i < costs.size() && i < kShown; ++i) {
    series.points.push_back({static_cast<double>(i + 1), costs[i]});
  }
  return series;
}

struct Panel {
  std::string_view title;
  std::vector<ReportRowIndex> rows;
};

// The four panels of the report's plots: two or three rows in each.
std::array<Panel, 4> panels() {
  return {Panel{"Subregion exclusion", {kBaseline, kSubregion}},
          Panel{"Generalised twins", {kBaseline, kTwins}},
          Panel{"Least constraining value", {kTwins, kTwinsLcv}},
          Panel{"Without MCV, and opportunistic", {kTwinsLcv, kTwinsNoMcv, kOpportunistic}}};
}

// One group of four: `costs` by ReportRowIndex.
ChartGroup panels_of(const std::vector<std::vector<double>>& costs, std::string_view unit,
                     double least) {
  ChartGroup group;
  for (const Panel& panel : panels()) {
    LineChart chart;
    chart.frame.title = std::string(panel.title);
    chart.frame.x.label = "puzzles, hardest first";
    chart.frame.y = {
        .label = std::string(unit), .scale = AxisScale::kLog, .low = least, .high = {}};
    chart.frame.width = 520;
    chart.frame.height = 340;
    for (const ReportRowIndex row : panel.rows) {
      chart.series.push_back(curve_of(kReportRows[row], costs[row]));
    }
    group.charts.emplace_back(std::move(chart));
  }
  return group;
}

std::string caption_of(std::string_view quantity, const Measured& measured, std::size_t shown) {
  return fmt::format(
      "{} on the {} hardest puzzles of the first set, each setting sorted for itself, as in the "
      "report's plots; {}.",
      quantity, shown, measured.name);
}

ChartGroup option_curves(const Measured& measured) {
  std::vector<std::vector<double>> options;
  for (const RowCosts& row : measured.rows) {
    auto& costs = options.emplace_back();
    for (const std::uint64_t one : row.front().per_puzzle) {
      costs.push_back(static_cast<double>(std::max<std::uint64_t>(1, one)));
    }
  }
  ChartGroup group = panels_of(options, "options", 1);
  group.caption =
      caption_of("Options explored", measured, std::min(kShown, options.front().size()));
  return group;
}

// Only with a clock. The first puzzles are used, which cost the baseline most.
ChartGroup time_curves(const Measured& measured, const std::vector<Grid>& set,
                       const ExperimentRequest& request) {
  const std::vector<Grid> shown(
      set.begin(), set.begin() + static_cast<std::ptrdiff_t>(std::min(kShown, set.size())));
  constexpr double kLeast = 1e-3;
  std::vector<std::vector<double>> milliseconds;
  for (const ReportRow& row : kReportRows) {
    auto& costs = milliseconds.emplace_back();
    for (const double s : seconds_of_each(under(row.settings, measured.reading), shown, request)) {
      costs.push_back(std::max(kLeast, 1000 * s));
    }
  }
  ChartGroup group = panels_of(milliseconds, "milliseconds", kLeast);
  group.caption = caption_of("Processor time", measured, shown.size());
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

// The rows of the report on each set. Rows without twins are the same under every reading and taken
// from `known`, if given. No rows after a stop.
void measure_rows(Measured& measured, const std::vector<std::vector<Grid>>& sets,
                  const Measured* known, const ExperimentRequest& request) {
  for (const auto& set : sets) measured.puzzles += set.size();
  for (std::size_t i = 0; i < kReportRows.size(); ++i) {
    if (known != nullptr && i < kTwins) {
      measured.rows.push_back(known->rows[i]);
      continue;
    }
    RowCosts& costs = measured.rows.emplace_back();
    for (const auto& set : sets) {
      costs.push_back(cost_of(under(kReportRows[i].settings, measured.reading), set, request,
                              kReportRows[i].label));
    }
    if (request.control.should_stop()) return measured.rows.clear();
  }
}

void add_tables(SearchTables& result, const Measured& measured, const ExperimentRequest& request) {
  for (const Quantity& quantity : kQuantities) {
    if (!quantity.comparable && !request.clock) continue;
    result.tables.push_back(quantity_table(quantity, measured, request));
  }
  result.tables.push_back(ratio_table(measured, request));
  result.tables.push_back(conclusions_table(measured, request));
}

// How many of the report's twelve counts agree with the reading.
std::size_t agreeing(const Measured& measured) {
  std::size_t count = 0;
  for (const Quantity& quantity : kQuantities) {
    if (!quantity.comparable) continue;
    for (std::size_t i = 0; i < measured.rows.size(); ++i) {
      const auto expected = prediction_of_factor(over_sets(measured.rows[i], quantity.ours));
      const std::string claim = quantity.claim(kReportRows[i]);
      count += finding_of(claim, expected) == Finding::kAgrees ? 1U : 0U;
    }
  }
  return count;
}

std::string readings_note(const Measured& stated, const Measured& fitted) {
  return fmt::format(
      "Of the report's twelve counts {} are what the rules as stated give ({}), and {} what the "
      "fitted reading gives ({}, no hidden ones). The table does not follow from the stated rules; "
      "it fits a weaker program. That reading was chosen by its numbers, so it finds nothing.",
      agreeing(stated), name_of(stated.reading), agreeing(fitted), name_of(fitted.reading));
}

}  // namespace

SearchTables search_tables(const std::vector<std::vector<Grid>>& sets, bool comparable,
                           const ExperimentRequest& request) {
  SearchTables result;
  Measured stated{kStatedReading, "rules as stated",
                  comparable ? Held::kToClaims : Held::kToNothing};
  measure_rows(stated, sets, nullptr, request);
  if (stated.rows.empty()) return result;
  add_tables(result, stated, request);
  result.notes.push_back(share_note(stated.rows[kBaseline]));
  Measured fitted{kFittedReading, "the fitted reading"};
  measure_rows(fitted, sets, &stated, request);
  if (fitted.rows.empty()) return result;
  add_tables(result, fitted, request);
  if (comparable) result.notes.push_back(readings_note(stated, fitted));
  if (sets.front().size() < kFewestOnChart) return result;
  for (const Measured* measured : {&stated, &fitted}) {
    result.curves.push_back(option_curves(*measured));
  }
  if (request.clock) result.curves.push_back(time_curves(fitted, sets.front(), request));
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
      Row{"SE + GT + LCV", under(constraint::kTwinsLeastConstraining, kFittedReading)},
      Row{"SE + GT + LCV, most promising square (worst value)",
          under(constraint::kMostPromising, kFittedReading)},
      Row{"SE + GT + LCV, most promising square (sum)",
          under(
              {constraint::kTwins, SquareOrder::kMostPromisingSum, ValueOrder::kLeastConstraining},
              kFittedReading)},
      Row{"SE + GT with sets of every size", constraint::kTwinsSearch},
      Row{"Model 1 (all_different)", constraint::kModelOne}};
  ComparisonTable table{"Further orders and rules, options explored on every twentieth puzzle"};
  const std::vector<Grid> few =
      even_sample(puzzles, std::max<std::uint64_t>(1, puzzles.size() / kStride));
  for (const Row& row : rows) {
    const SearchCost cost = cost_of(row.settings, few, request, row.label);
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
