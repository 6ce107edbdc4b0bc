// The overnight hunt: islands that climb from random puzzles to the hardest ones, a shared archive,
// and the order that makes a hunt repeatable.
//
//   round:  every island works one epoch, on any thread, reading the archive of the round's start
//           reports are accepted in the order of the islands: new finds go to the caller at once
//           end of the round: finds enter the archive, every kMigration rounds the best migrate
//
// The number of islands is a setting, not the number of threads: threads only take turns at
// islands. Limits are checked between rounds, so a hunt of N evaluations is the beginning of a
// longer one, and everything depends on the seed and the settings only. A hunt is always in the
// state after its last whole round: a hunt stopped inside a round drops that round's work, and
// repeats it when it resumes from a checkpoint, with the same finds under the same ordinals.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "base/exchange.h"
#include "base/ordered_parallel.h"
#include "base/run_control.h"
#include "generator/hunt/archive.h"
#include "generator/hunt/hunt_progress.h"
#include "generator/hunt/island.h"
#include "generator/hunt/island_news.h"

namespace nonet {

struct HuntSettings {
  static constexpr std::size_t kMostIslands = 1024;
  static constexpr std::size_t kLeastPopulation = 10;
  static constexpr std::size_t kMostPopulation = 10'000;

  std::uint64_t seed = 0;
  std::size_t islands = 4;
  std::size_t population = 300;     // puzzles in an island's pool until it is rated
  std::uint64_t epoch_work = 4000;  // about a second: a bred child counts 1, a rating 1000
  HuntObjective objective = HuntObjective::kHarder;
};
template <>
inline constexpr auto kFields<HuntSettings> = std::tuple{
    field(&HuntSettings::seed), field(&HuntSettings::islands, HuntSettings::kMostIslands),
    field(&HuntSettings::population, HuntSettings::kMostPopulation),
    field(&HuntSettings::epoch_work), field(&HuntSettings::objective)};

struct HuntCallbacks {
  // Receives the puzzles rated for the first time in this hunt, about once a second per thread, in
  // a fixed order.
  std::function<Flow(std::span<const Find>)> found;
  // Called after every whole round.
  std::function<Flow()> round_done;
  // Called next: true if a checkpoint should be saved now. Then keep() is called, and may use
  // checkpoint().
  std::function<bool()> wants_checkpoint = {};
  std::function<Flow()> keep = {};
};

// The length of a run, and the number of threads in this process.
struct HuntLimits {
  std::uint64_t evaluations = RunControl::kNoLimit;
  unsigned threads = 1;
};

class Hunt {
 public:
  // Starts from random puzzles, or from the seeds. REQUIRES: settings within their bounds.
  explicit Hunt(const HuntSettings& settings, std::span<const Puzzle> seeds = {});
  // nullopt if the bytes are not a checkpoint of this version.
  static std::optional<Hunt> from_checkpoint(std::span<const std::byte> bytes);

  // Works whole rounds until `evaluations` children are bred (including those before a resume), a
  // callback returns kStop, or the control requests a stop. Except with other ranks, the control
  // gets progress for each island that finishes its part of a round.
  void run(std::uint64_t evaluations, unsigned threads, const RunControl& control,
           const HuntCallbacks& callbacks);

  // The same in several processes, each of which has the whole hunt and calls this: the islands are
  // dealt out to the ranks, and their finds go to all. Only rank 0 has callbacks and limits. The
  // result is the same for any number of ranks. If a rank stops or is gone, all stop.
  void run(const HuntLimits& limits, const RunControl& control, const HuntCallbacks& callbacks,
           Exchange& exchange);

  // Whether this process knows the state of all islands. Always without other ranks; else while
  // keep() is called and after run(), if the ranks did not lose each other.
  [[nodiscard]] bool whole() const { return whole_; }
  // REQUIRES: whole().
  [[nodiscard]] std::vector<std::byte> checkpoint() const;
  [[nodiscard]] HuntProgress progress() const;
  [[nodiscard]] const Archive& archive() const { return archive_; }
  // The finds of a round that a stop cut short: the caller has had them, the archive has not, and
  // they come again when the hunt goes on.
  [[nodiscard]] std::span<const Find> unfinished_finds() const { return unfinished_finds_; }
  // Each better than all earlier ones.
  [[nodiscard]] const std::vector<Milestone>& records() const { return counts_.records; }
  [[nodiscard]] std::uint64_t evaluations() const { return counts_.evaluations; }
  [[nodiscard]] std::uint64_t rounds() const { return counts_.rounds; }
  [[nodiscard]] std::uint64_t seed() const { return settings_.seed; }
  [[nodiscard]] HuntObjective objective() const { return settings_.objective; }
  // Puzzles of classes not known before, in the order of their discovery.
  [[nodiscard]] const std::vector<Milestone>& discoveries() const { return counts_.discoveries; }

 private:
  // kLost: the other ranks are gone.
  enum class Outcome : std::uint8_t { kWhole, kUnfinished, kRefused, kLost };
  class Round;
  struct Workers;

  Outcome run_round(const Workers& workers, const HuntCallbacks& callbacks);
  // Runs the epochs of all islands in this process, or on all ranks; true if the round received all
  // of them. hunt_ranks.cpp implements the second.
  bool run_here(std::vector<Island>& islands, const Workers& workers, Round& round) const;
  std::optional<bool> run_on_ranks(std::vector<Island>& islands, const Workers& workers,
                                   Round& round) const;
  [[nodiscard]] IslandNews run_epoch(Island& island, const RunControl& control) const;
  // Sends the states of all islands to all ranks.
  void gather_islands(Exchange& exchange);
  Flow keep_where_wanted(const HuntCallbacks& callbacks, Outcome outcome, Exchange& exchange);

  void end_round(const Round& round);
  [[nodiscard]] Milestone milestone(const ArchivedPuzzle& found) const;
  void note_record(const ArchivedPuzzle& found);
  void note_discovery(const ArchivedPuzzle& found);
  void note_time(const std::vector<Find>& finds);
  void migrate(const std::vector<IslandNews>& news);

  HuntSettings settings_;
  std::vector<Island> islands_;
  Archive archive_;
  HuntProgress counts_;           // all but the counts of the archive and the islands
  std::vector<IslandNews> seen_;  // of the last round, without its finds; empty before the first
  std::uint64_t finds_ = 0;
  std::vector<Find> unfinished_finds_;
  bool whole_ = true;
};

}  // namespace nonet
