#include "tasks/hunt/hunt_words.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

#include "base/number_text.h"
#include "generator/hunt/island.h"
#include "tasks/hunt/hunt_text.h"

namespace nonet {
namespace {

std::string bred_text(std::uint64_t count) {
  return short_number(static_cast<double>(count)) + " bred";
}

std::string work_text(const HuntProgress& progress, const HuntTimes& times) {
  return fmt::format("{}, {}, {} rated", duration_text(times.seconds),
                     bred_text(progress.evaluations), grouped(at_least(progress.histogram, 0)));
}

// "T&E 2, BxB 3: 1; T&E 2, BxB 2: 17; ...": the deepest classes of a hunt for classes.
std::string deepest_text(const HuntProgress& progress) {
  constexpr std::size_t kShown = 4;
  std::string text;
  const auto found = found_by_class(progress);
  for (std::size_t i = 0; i < std::min(kShown, found.size()); ++i) {
    text += fmt::format("{}{}: {}", i == 0 ? "" : "; ", found[i].name, grouped(found[i].count));
  }
  return found.size() > kShown ? text + "; ..." : text;
}

// "ER 9.0+ 1,500 on 200 grids, 10.0+ 3 on 2, ...": at most ten of a solution grid are counted.
std::string spoken_yield(const HuntProgress& progress) {
  std::string text = "ER ";
  for (std::size_t i = 0; i < kYieldClasses.size(); ++i) {
    text += fmt::format("{}{}+ {} on {}", i == 0 ? "" : ", ", er_text(kYieldClasses[i]),
                        grouped(progress.yield[i]),
                        i == 0 ? grids_text(progress.grids[i]) : grouped(progress.grids[i]));
  }
  return text;
}

// The counts of a hunt, by its objective.
std::string counts_text(const HuntProgress& progress) {
  if (progress.objective == HuntObjective::kHarder || found_by_class(progress).empty()) {
    return spoken_yield(progress);
  }
  return deepest_text(progress);
}

// The value of a record, by the hunt's objective.
std::string worth_text(HuntObjective objective, const Milestone& record) {
  return objective == HuntObjective::kHarder ? rating_text(record) : record_text(objective, record);
}

std::string_view best_word(HuntObjective objective) {
  return objective == HuntObjective::kHarder ? "hardest" : "best";
}

std::string minute_line(const HuntProgress& progress, const HuntTimes& times) {
  std::string best = progress.records.empty()
                         ? "nothing rated yet"
                         : "best " + record_text(progress.objective, progress.records.back());
  return fmt::format("{}; {}; {}", work_text(progress, times), best, counts_text(progress));
}

std::string record_line(HuntObjective objective, const Milestone& record) {
  return fmt::format("record {} with {} clues: {}", worth_text(objective, record),
                     record.givens.clue_count(), record.givens.line());
}

std::string hardest_text(const HuntProgress& progress) {
  if (progress.records.empty()) return "Nothing is rated yet.\n";
  const Milestone& best = progress.records.back();
  const bool hardest = progress.objective == HuntObjective::kHarder;
  return fmt::format("{}: {}{}, {} clues, after {}; {} since\n  {}\n", hardest ? "Hardest" : "Best",
                     worth_text(progress.objective, best),
                     hardest ? ", " + class_text(best.is) : "", best.givens.clue_count(),
                     bred_text(best.evaluation),
                     short_number(static_cast<double>(progress.evaluations - best.evaluation)),
                     best.givens.line());
}

// Deepest first; empty if the hunt is not for classes.
std::string deep_text(const HuntProgress& progress) {
  if (progress.objective == HuntObjective::kHarder) return "";
  std::string text = "Found by class:\n";
  for (const ClassCount& found : found_by_class(progress)) {
    text += fmt::format("  {:<16}{:>9}\n", found.name, grouped(found.count));
  }
  for (const Milestone& discovery : progress.discoveries) {
    text += "  " + discovery_text(discovery) + '\n';
  }
  return text + '\n';
}

// No pace is given for less than a minute.
std::string pace_text(std::uint64_t count, double seconds) {
  if (seconds < 60) return "";
  return fmt::format(", {} an hour", short_number(static_cast<double>(count) * 3600 / seconds));
}

std::string spoken_classes(const HuntProgress& progress, double seconds) {
  std::string text = "Found, counting at most ten of a solution grid:\n";
  for (std::size_t i = 0; i < kYieldClasses.size(); ++i) {
    text += fmt::format("  ER {:>4} and more  {:>9} on {}{}\n", er_text(kYieldClasses[i]),
                        grouped(progress.yield[i]), grids_text(progress.grids[i]),
                        pace_text(progress.yield[i], seconds));
  }
  return text;
}

std::string island_text(const IslandView& view) {
  switch (view.phase) {
    case IslandPhase::kClimb:
      return fmt::format("climbs from easy puzzles by their weight: {} of mean {:.0f}", view.pool,
                         view.mean);
    case IslandPhase::kTrials:
      return fmt::format("climbs by trial and error: {} puzzles, {:.1f} candidates refuted in each",
                         view.pool, view.mean);
    case IslandPhase::kClasses:
      return fmt::format("climbs by depth of trial and error: {} puzzles on {}", view.pool,
                         grids_text(view.grids));
    case IslandPhase::kPlanting:
      return fmt::format("looks for puzzles around planted tridagons: {} on {}", view.pool,
                         grids_text(view.grids));
    case IslandPhase::kRated:
      break;
  }
  return fmt::format("breeds by the rating: {} puzzles on {}, mean ER {:.1f}", view.pool,
                     grids_text(view.grids), view.mean / 10);
}

std::string spoken_islands(const HuntProgress& progress) {
  std::string text = "Islands:\n";
  for (std::size_t i = 0; i < progress.islands.size(); ++i) {
    const IslandView& view = progress.islands[i];
    text += fmt::format("  {}  {}", i + 1, island_text(view));
    if (view.generation > 0) text += fmt::format("; begun anew {} times", view.generation);
    text += '\n';
  }
  return text;
}

}  // namespace

std::string rating_text(const Milestone& record) {
  return fmt::format("ER {} EP {} ED {}", er_text(record.rating.er), er_text(record.rating.ep),
                     er_text(record.rating.ed));
}

std::vector<std::string> hunt_summary(const HuntProgress& progress, const HuntTimes& times) {
  std::vector<std::string> lines = {work_text(progress, times), spoken_yield(progress)};
  if (counts_text(progress) != lines.back()) lines.push_back(counts_text(progress));
  if (!progress.records.empty()) {
    const Milestone& best = progress.records.back();
    lines.push_back(fmt::format("{} {}: {}", best_word(progress.objective),
                                worth_text(progress.objective, best), best.givens.line()));
  }
  return lines;
}

std::string hunt_words(const StoredHunt& stored, std::string_view state) {
  const HuntProgress progress = stored.hunt.progress();
  const double seconds = stored.clock.seconds;
  HuntTimes times;
  times.seconds = seconds;
  return fmt::format("Hunt with --seed {}: {}; the state below was saved {}.\n{}.\n\n{}\n{}{}\n{}",
                     progress.seed, state, stored.saved, work_text(progress, times),
                     hardest_text(progress), deep_text(progress), spoken_classes(progress, seconds),
                     spoken_islands(progress));
}

std::vector<std::string> HuntLog::after_round(const HuntProgress& progress,
                                              const HuntTimes& times) {
  std::vector<std::string> lines;
  for (; records_ < progress.records.size(); ++records_) {
    lines.push_back(record_line(progress.objective, progress.records[records_]));
  }
  const double minutes = std::floor(times.session_seconds / 60);
  if (minutes > minutes_) lines.push_back(minute_line(progress, times));
  minutes_ = minutes;
  return lines;
}

std::optional<std::string> LongRounds::after_round(const HuntProgress& progress,
                                                   const HuntTimes& times) {
  const double took = times.session_seconds - last_;
  last_ = times.session_seconds;
  if (said_ || took <= kLong) return std::nullopt;
  said_ = true;
  return fmt::format(
      "a round of {} islands takes {}: killing the hunt loses that much search, but nothing that "
      "was stored; more ranks, fewer islands or a smaller --epoch make rounds shorter",
      progress.islands.size(), duration_text(took));
}

}  // namespace nonet
