#include "tasks/hunt/hunt_panel.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "base/number_text.h"
#include "generator/hunt/island.h"
#include "tasks/hunt/hunt_text.h"

namespace nonet {
namespace {

using Lines = std::vector<std::string>;

constexpr std::size_t kGap = 3;  // columns between two blocks side by side
constexpr int kClassTenths = 5;  // width of a class of the histogram

double per_second(std::uint64_t count, double seconds) {
  return seconds > 0 ? static_cast<double>(count) / seconds : 0;
}

std::uint64_t deep_puzzles(const HuntProgress& progress) {
  std::uint64_t count = 0;
  for (std::size_t depth = 3; depth < progress.classes.size(); ++depth) {
    for (const std::uint64_t puzzles : progress.classes[depth]) count += puzzles;
  }
  return count;
}

std::string panel_count_text(std::uint64_t count) {
  return short_number(static_cast<double>(count));
}

std::string bar(double share_of_width, std::size_t width) {
  const double cells = std::clamp(share_of_width, 0.0, 1.0) * static_cast<double>(width);
  const auto full = static_cast<std::size_t>(std::lround(cells));
  return std::string(full, '#') + std::string(width - full, ' ');
}

std::string title(const HuntProgress& progress, const HuntTimes& times) {
  std::string line =
      fmt::format("nonet evolve --seed {}   {}   {} bred   {}/s", progress.seed,
                  duration_text(times.seconds), panel_count_text(progress.evaluations),
                  short_number(per_second(times.session_evaluations, times.session_seconds)));
  if (progress.rounds == 0 || times.islands_done > 0) {
    line += fmt::format("   round {}: {} of {} islands", progress.rounds + 1, times.islands_done,
                        progress.islands.size());
  }
  if (times.seconds_left) line += fmt::format("   {} left", duration_text(*times.seconds_left));
  return line;
}

Lines records(const HuntProgress& progress, const PanelSize& size) {
  constexpr std::size_t kShown = 3;
  Lines lines;
  const auto& all = progress.records;
  for (std::size_t i = 0; i < std::min(kShown, all.size()); ++i) {
    const Milestone& record = all[all.size() - 1 - i];
    std::string line =
        fmt::format("{:6}{}  EP {}  ED {}  {} clues", i == 0 ? "best" : "",
                    record_text(progress.objective, record), er_text(record.rating.ep),
                    er_text(record.rating.ed), record.givens.clue_count());
    const bool fits = line.size() + kGap + kCells <= size.columns;
    line += std::string(kGap, ' ');
    line += fits ? record.givens.line()
                 : fmt::format("after {} bred", panel_count_text(record.evaluation));
    lines.push_back(std::move(line));
  }
  if (lines.empty()) lines.emplace_back("best  nothing rated yet: the islands fill first");
  return lines;
}

// Classes of half an ER from the best down. Bars are logarithmic, because the classes differ by
// orders of magnitude.
Lines histogram(const HuntProgress& progress, std::size_t rows) {
  constexpr std::size_t kBar = 16;
  Lines lines = {"rated, by ER"};
  int top = static_cast<int>(kTenths) - 1;
  while (top > 0 && progress.histogram[static_cast<std::size_t>(top)] == 0) --top;
  const auto count_of = [&](int low) {
    std::uint64_t count = 0;
    for (int er = low; er < low + kClassTenths && er < static_cast<int>(kTenths); ++er) {
      count += progress.histogram[static_cast<std::size_t>(er)];
    }
    return count;
  };
  std::uint64_t most = 1;
  for (int low = 0; low <= top; low += kClassTenths) most = std::max(most, count_of(low));
  for (int low = top - top % kClassTenths; low >= 10 && lines.size() < rows; low -= kClassTenths) {
    const std::uint64_t count = count_of(low);
    const double height = count == 0 ? 0
                                     : (1 + std::log(static_cast<double>(count))) /
                                           (1 + std::log(static_cast<double>(most)));
    lines.push_back(fmt::format("{:>4}-{:<4} {} {}", er_text(low), er_text(low + kClassTenths - 1),
                                bar(height, kBar), panel_count_text(count)));
  }
  return lines;
}

Lines stages(const HuntProgress& progress, const HuntTimes& times) {
  Lines lines = {fmt::format("{:<10}{:>8}{:>8}{:>9}", "stage", "in", "in/s", "passed")};
  // Rates over the whole hunt: the counts are not kept by session.
  for (const StageRow& row : kStageTable) {
    const StageCount& count = progress.stages[row.id];
    lines.push_back(fmt::format("{:<10}{:>8}{:>8}{:>9}", row.key, panel_count_text(count.in),
                                short_number(per_second(count.in, times.seconds)),
                                passed_text(count)));
  }
  Recall recall;
  for (const Recall& stage : progress.recall) add_counts(recall, stage);
  lines.push_back(
      fmt::format("rejects above ER 9.9: {} of {} rated", recall.missed, recall.sampled));
  return lines;
}

Lines operators(const HuntProgress& progress) {
  Lines lines = {
      fmt::format("{:<20}{:>8}{:>8}{:>8}{:>7}", "operator", "bred", "rated", "kept", "share")};
  for (const OperatorRow& row : operator_catalog()) {
    const OperatorCount& count = progress.operators[row.id];
    lines.push_back(fmt::format("{:<20}{:>8}{:>8}{:>8}{:>5.0f} %", row.key,
                                panel_count_text(count.children), panel_count_text(count.rated),
                                panel_count_text(count.improved), 100 * count.share));
  }
  return lines;
}

Lines yields(const HuntProgress& progress, const HuntTimes& times) {
  Lines lines = {fmt::format("{:<8}{:>7}{:>9}{:>7}", "ER from", "found", "per hour", "grids")};
  for (std::size_t i = 0; i < kYieldClasses.size(); ++i) {
    lines.push_back(fmt::format("{:<8}{:>7}{:>9}{:>7}", er_text(kYieldClasses[i]),
                                panel_count_text(progress.yield[i]),
                                short_number(3600 * per_second(progress.yield[i], times.seconds)),
                                panel_count_text(progress.grids[i])));
  }
  return lines;
}

// The yields of a hunt for classes, the deepest first.
Lines class_yields(const HuntProgress& progress, const HuntTimes& times) {
  Lines lines = {fmt::format("{:<16}{:>7}{:>9}", "class", "found", "per hour")};
  for (const ClassCount& found : found_by_class(progress)) {
    if (lines.size() > kYieldClasses.size()) break;
    lines.push_back(fmt::format("{:<16}{:>7}{:>9}", found.name, panel_count_text(found.count),
                                short_number(3600 * per_second(found.count, times.seconds))));
  }
  return lines;
}

// The mean of the value that the phase increases, with its name.
std::string mean_text(const IslandView& view) {
  switch (view.phase) {
    case IslandPhase::kClimb:
      return fmt::format("weight {:.0f}", view.mean);
    case IslandPhase::kTrials:
    case IslandPhase::kPlanting:
      return fmt::format("{:.1f} refuted", view.mean);
    case IslandPhase::kClasses:
      return fmt::format("depth {:.1f}", view.mean);
    case IslandPhase::kRated:
      break;
  }
  return fmt::format("ER {:.1f}", view.mean / 10);
}

Lines islands(const HuntProgress& progress) {
  Lines lines = {
      fmt::format("{:<7}{:<8}{:>5}{:>7}{:>14}", "island", "phase", "pool", "grids", "mean")};
  for (std::size_t i = 0; i < progress.islands.size(); ++i) {
    const IslandView& view = progress.islands[i];
    lines.push_back(fmt::format("{:<7}{:<8}{:>5}{:>7}{:>14}", i + 1, kPhaseKeys[view.phase],
                                view.pool, view.grids, mean_text(view)));
  }
  return lines;
}

std::size_t width_of(const Lines& lines) {
  std::size_t width = 0;
  for (const std::string& line : lines) width = std::max(width, line.size());
  return width;
}

// The two blocks side by side.
Lines beside(Lines left, const Lines& right) {
  const std::size_t width = width_of(left) + kGap;
  left.resize(std::max(left.size(), right.size()));
  for (std::size_t i = 0; i < right.size(); ++i) {
    left[i].resize(width, ' ');
    left[i] += right[i];
  }
  return left;
}

// Appends a block if there is room, two blocks side by side if they fit. The caller passes the most
// important first.
void append_block(Lines& panel, Lines block, const PanelSize& size) {
  if (panel.size() + 1 + block.size() > size.lines) return;
  panel.emplace_back();
  for (std::string& line : block) panel.push_back(std::move(line));
}

}  // namespace

std::vector<std::string> hunt_panel(const HuntProgress& progress, const HuntTimes& times,
                                    const PanelSize& size) {
  Lines panel = {title(progress, times)};
  append_block(panel, records(progress, size), size);
  const Lines screens = stages(progress, times);
  append_block(panel, beside(screens, histogram(progress, screens.size())), size);
  const Lines bred = operators(progress);
  const bool by_rating = progress.objective == HuntObjective::kHarder;
  const Lines small = by_rating ? yields(progress, times) : class_yields(progress, times);
  if (bred.front().size() + kGap + small.front().size() <= size.columns) {
    append_block(panel, beside(bred, small), size);
  } else {
    append_block(panel, small, size);
    append_block(panel, bred, size);
  }
  append_block(panel, islands(progress), size);
  for (std::string& line : panel) {
    line.resize(std::min(line.size(), size.columns));
    line.erase(line.find_last_not_of(' ') + 1);
  }
  return panel;
}

std::string hunt_line(const HuntProgress& progress) {
  if (progress.records.empty()) {
    return fmt::format("round {}, nothing rated yet", progress.rounds + 1);
  }
  if (progress.objective != HuntObjective::kHarder) {
    return fmt::format("best {}, {} found, {} of depth 3 on {} grids{}",
                       record_text(progress.objective, progress.records.back()),
                       at_least(progress.histogram, 0), deep_puzzles(progress), progress.deep_grids,
                       progress.discoveries.empty() ? "" : ", A DISCOVERY AMONG THEM");
  }
  return fmt::format("best ER {}, {} rated, {} of ER 9+, {} of ER 10+, {} of ER 11+",
                     er_text(progress.records.back().rating.er), at_least(progress.histogram, 0),
                     at_least(progress.histogram, 90), at_least(progress.histogram, 100),
                     at_least(progress.histogram, 110));
}

std::string hunt_json(const HuntProgress& progress, const HuntTimes& times) {
  const double rate = per_second(times.session_evaluations, times.session_seconds);
  nlohmann::ordered_json object = {{"done", progress.evaluations},
                                   {"seconds", std::round(times.seconds * 1000) / 1000},
                                   {"rate", std::round(rate * 10) / 10},
                                   {"note", hunt_line(progress)},
                                   {"seed", progress.seed},
                                   {"rounds", progress.rounds},
                                   {"rated", at_least(progress.histogram, 0)}};
  if (times.seconds_left) object["seconds_left"] = std::round(*times.seconds_left);
  if (!progress.records.empty()) {
    const Milestone& best = progress.records.back();
    object["best"] = {{"er", best.rating.er / 10.0},
                      {"ep", best.rating.ep / 10.0},
                      {"ed", best.rating.ed / 10.0},
                      {"puzzle", best.givens.line()}};
  }
  for (std::size_t i = 0; i < kYieldClasses.size(); ++i) {
    object["yield"][er_text(kYieldClasses[i])] = progress.yield[i];
  }
  object["classes"] = {{"depth_3", deep_puzzles(progress)},
                       {"depth_3_grids", progress.deep_grids},
                       {"depth_3_expansions", progress.deep_expansions},
                       {"discoveries", progress.discoveries.size()}};
  for (const StageRow& row : kStageTable) {
    const StageCount& count = progress.stages[row.id];
    object["stages"][std::string(row.key)] = {{"in", count.in}, {"out", count.out}};
  }
  for (const OperatorRow& row : operator_catalog()) {
    const OperatorCount& count = progress.operators[row.id];
    object["operators"][std::string(row.key)] = {
        {"children", count.children}, {"rated", count.rated}, {"improved", count.improved}};
  }
  return object.dump();
}

}  // namespace nonet
