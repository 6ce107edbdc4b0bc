#include "study/papers/goldberger/stopping_sets.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace nonet::goldberger {
namespace {

constexpr int kFewest = 15;  // revealed; no puzzle has fewer clues than 17
constexpr int kBinWidth = 5;
constexpr int kBins = (kCells - kFewest + kBinWidth - 1) / kBinWidth;

// "Near 17" and "relatively large", as he says.
constexpr int kNearSeventeen = 19;
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
// much": they contradict us where the small sets are finished surely more often.
ComparisonRow his_conclusion(const Share& small, const Share& large) {
  ComparisonRow row{
      .label = fmt::format("constraints help large sets (from {} revealed) more than those near 17",
                           kLarge),
      .claim = "more",
      .sample = small.stopped + large.stopped,
      .of = "failures of MP"};
  if (small.stopped == 0 || large.stopped == 0) {
    row.ours = "no such sets here";
    return row;
  }
  const Interval near_17 = share_interval(small.finished, small.stopped);
  const Interval from_50 = share_interval(large.finished, large.stopped);
  row.ours = fmt::format("{:.1f} % of large, {:.1f} % near 17", from_50.value, near_17.value);
  row.interval = range_text(from_50, 1) + "; " + range_text(near_17, 1);
  row.finding = from_50.low > near_17.high   ? Finding::kAgrees
                : from_50.high < near_17.low ? Finding::kContradicts
                                             : Finding::kDiffers;
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

}  // namespace

ComparisonTable stopping_set_table(const std::vector<Outcome>& plain,
                                   const std::vector<Outcome>& constrained) {
  std::array<Bin, kBins> bins{};
  for (std::size_t i = 0; i < plain.size(); ++i) {
    if (constrained[i].revealed < kCells) ++bins[bin_of(constrained[i].revealed)].left;
    if (plain[i].revealed == kCells) continue;
    Bin& bin = bins[bin_of(plain[i].revealed)];
    ++bin.stopped;
    bin.finished += constrained[i].revealed == kCells ? 1U : 0U;
  }
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
  const auto near_17 = [](int revealed) { return revealed <= kNearSeventeen; };
  const auto large = [](int revealed) { return revealed >= kLarge; };
  table.rows.push_back(his_conclusion(share_where(plain, constrained, near_17),
                                      share_where(plain, constrained, large)));
  return table;
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
