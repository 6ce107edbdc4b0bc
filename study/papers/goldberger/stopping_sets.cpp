#include "study/papers/goldberger/stopping_sets.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <optional>
#include <utility>

namespace nonet::goldberger {
namespace {

constexpr int kFewest = 15;  // revealed; no puzzle has fewer clues than 17
constexpr int kBinWidth = 5;
constexpr int kBins = (kCells - kFewest + kBinWidth - 1) / kBinWidth;

// His "near 17" and "relatively large"; he does not say where large sets begin, so there are two
// limits.
constexpr int kNearSeventeen = 19;
constexpr int kMiddling = 25;
constexpr int kLarge = 50;

struct Bin {
  std::uint64_t stopped = 0;   // MP stops here
  std::uint64_t finished = 0;  // and MP+C1+C2 finishes
  std::uint64_t left = 0;      // MP+C1+C2 stops here
};

struct Share {
  std::uint64_t finished = 0;
  std::uint64_t stopped = 0;
};

template <typename Within>
Share share_where(const std::vector<Outcome>& plain, const std::vector<Outcome>& constrained,
                  Within within) {
  Share share;
  for (std::size_t i = 0; i < plain.size(); ++i) {
    if (plain[i].revealed == kCells || !within(plain[i].revealed)) continue;
    ++share.stopped;
    share.finished += constrained[i].revealed == kCells ? 1U : 0U;
  }
  return share;
}

std::size_t bin_of(int revealed) {
  return static_cast<std::size_t>(std::max(0, revealed - kFewest) / kBinWidth);
}

// "The additional rules can help where the size is relatively large" and "near 17 don't contribute
// much": so the rules may help with the middling sets, the large ones, both, or neither.
Finding finding_of_sizes(const Interval& near_17, const Interval& middling, const Interval& large) {
  const auto more = [&](const Interval& sizes) { return sizes.low > near_17.high; };
  const auto fewer = [&](const Interval& sizes) { return sizes.high < near_17.low; };
  if (more(middling) && more(large)) return Finding::kAgrees;
  if (more(middling) || more(large)) return Finding::kPartly;
  return fewer(middling) && fewer(large) ? Finding::kContradicts : Finding::kOpen;
}

// nullopt if there are no sets of one of the sizes.
std::optional<ComparisonRow> his_conclusion(const Share& near_17, const Share& middling,
                                            const Share& large) {
  if (near_17.stopped == 0 || middling.stopped == 0 || large.stopped == 0) return std::nullopt;
  ComparisonRow row{.label = "the constraints help in large stopping sets, hardly near 17",
                    .claim = "more in large ones",
                    .sample = near_17.stopped + middling.stopped + large.stopped,
                    .of = "failures of MP"};
  const auto interval = [](const Share& share) {
    return share_interval(share.finished, share.stopped);
  };
  const Interval of_near = interval(near_17);
  const Interval of_middling = interval(middling);
  const Interval of_large = interval(large);
  row.ours = fmt::format("{:.1f} % near 17, {:.1f} % of {} to {}, {:.1f} % from {}", of_near.value,
                         of_middling.value, kMiddling, kLarge - 1, of_large.value, kLarge);
  row.interval = fmt::format("{}; {}; {}", range_text(of_near, 1), range_text(of_middling, 1),
                             range_text(of_large, 1));
  row.finding = finding_of_sizes(of_near, of_middling, of_large);
  row.note = "what is finished first rises and then falls with the cells revealed";
  return row;
}

BinnedSeries bars_of(std::string name, const std::vector<Outcome>& outcomes) {
  BinnedSeries series{std::move(name), {}};
  std::array<double, kCells> counts{};
  for (const Outcome& outcome : outcomes) {
    if (outcome.revealed < kCells) ++counts[static_cast<std::size_t>(outcome.revealed)];
  }
  for (int revealed = kFewest; revealed < kCells; ++revealed) {
    series.bins.push_back(
        {revealed - 0.5, revealed + 0.5, counts[static_cast<std::size_t>(revealed)]});
  }
  return series;
}

std::array<Bin, kBins> binned(const std::vector<Outcome>& plain,
                              const std::vector<Outcome>& constrained) {
  std::array<Bin, kBins> bins{};
  for (std::size_t i = 0; i < plain.size(); ++i) {
    if (constrained[i].revealed < kCells) ++bins[bin_of(constrained[i].revealed)].left;
    if (plain[i].revealed == kCells) continue;
    Bin& bin = bins[bin_of(plain[i].revealed)];
    ++bin.stopped;
    bin.finished += constrained[i].revealed == kCells ? 1U : 0U;
  }
  return bins;
}

}  // namespace

ComparisonTable stopping_set_table(const std::vector<Outcome>& plain,
                                   const std::vector<Outcome>& constrained) {
  const std::array<Bin, kBins> bins = binned(plain, constrained);
  ComparisonTable table{"Figure 2: failures of MP that MP+C1+C2 finishes, per cent"};
  for (std::size_t i = 0; i < bins.size(); ++i) {
    if (bins[i].stopped == 0) continue;
    const int first = kFewest + static_cast<int>(i) * kBinWidth;
    table.rows.push_back(
        row_of({.label = fmt::format("{} to {} revealed by MP", first,
                                     std::min(first + kBinWidth - 1, kCells - 1)),
                .claim = "",
                .ours = share_interval(bins[i].finished, bins[i].stopped),
                .digits = 1,
                .sample = bins[i].stopped,
                .of = "failures of MP",
                .note = fmt::format("MP+C1+C2 stops with as many {} times", bins[i].left)}));
  }
  const auto share_from = [&](int first, int last) {
    return share_where(plain, constrained,
                       [&](int revealed) { return revealed >= first && revealed <= last; });
  };
  auto conclusion = his_conclusion(share_from(0, kNearSeventeen), share_from(kMiddling, kLarge - 1),
                                   share_from(kLarge, kCells));
  if (conclusion) table.rows.push_back(std::move(*conclusion));
  return table;
}

LineChart finished_chart(const std::vector<Outcome>& plain,
                         const std::vector<Outcome>& constrained) {
  LineChart chart;
  chart.frame.title = "Failures of MP that MP+C1+C2 finishes";
  chart.frame.x.label = "cells revealed by MP";
  chart.frame.y = {
      .label = "finished, per cent", .scale = AxisScale::kLinear, .low = 0.0, .high = 100.0};
  chart.markers = Markers::kShown;
  chart.series = {{"finished", {}}, {"at least", {}}, {"at most", {}}};
  const std::array<Bin, kBins> bins = binned(plain, constrained);
  for (std::size_t i = 0; i < bins.size(); ++i) {
    if (bins[i].stopped == 0) continue;
    const double middle = kFewest + (static_cast<double>(i) + 0.5) * kBinWidth - 0.5;
    const Interval share = share_interval(bins[i].finished, bins[i].stopped);
    chart.series[0].points.push_back({middle, share.value});
    chart.series[1].points.push_back({middle, share.low});
    chart.series[2].points.push_back({middle, share.high});
  }
  return chart;
}

Histogram stopping_set_chart(const std::vector<Outcome>& plain,
                             const std::vector<Outcome>& constrained) {
  Histogram chart;
  chart.frame.title = "Stopping sets";
  chart.frame.x.label = "cells revealed";
  chart.frame.y.label = "puzzles";
  chart.frame.width = 860;
  chart.series = {bars_of("MP", plain), bars_of("MP+C1+C2", constrained)};
  return chart;
}

}  // namespace nonet::goldberger
