// The overnight hunt: islands that climb from random puzzles to the hardest ones, an archive they
// share, and the order that makes it repeatable.
//
//   round:  every island works one epoch, on any thread, reading the archive as the round began
//           reports are accepted in the order of the islands: new finds go to the caller at once
//           end of the round: finds enter the archive, every kMigration rounds the best migrate
//
// The number of islands is a setting, not the number of threads: threads only take turns at
// islands. Limits are looked at between rounds, so a hunt of N evaluations is the beginning of a
// longer one, and everything depends on the seed and the settings only. A hunt is always in the
// state of its last whole round: one that is stopped inside a round forgets that round's work, and
// does it again when it goes on from a checkpoint, with the same finds under the same ordinals.
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
  std::uint64_t seed = 0;
  std::size_t islands = 4;
  std::size_t population = 300;     // puzzles in an island's pool until these are rated
  std::uint64_t epoch_work = 4000;  // about a second: a child bred counts 1, a rating 1000
  HuntObjective objective = HuntObjective::kHarder;
};

struct HuntCallbacks {
  // Puzzles rated for the first time in this hunt, about once a second for each thread, in a fixed
  // order.
  std::function<Flow(std::span<const HuntFind>)> found;
  // After every whole round.
  std::function<Flow()> round_done;
  // After that: is the hunt's checkpoint wanted now? Then keep() is called, and may ask for it.
  std::function<bool()> wants_checkpoint = {};
  std::function<Flow()> keep = {};
};

// How long, and by how many threads of this process.
struct HuntLimits {
  std::uint64_t evaluations = RunControl::kNoLimit;
  unsigned threads = 1;
};

class Hunt {
 public:
  static constexpr std::size_t kMostIslands = 1024;
  static constexpr std::size_t kLeastPopulation = 10;
  static constexpr std::size_t kMostPopulation = 10'000;

  // From random puzzles, or from these. REQUIRES: settings within the bounds above.
  explicit Hunt(const HuntSettings& settings, std::span<const Puzzle> seeds = {});
  // nullopt where the bytes are no checkpoint of this version.
  static std::optional<Hunt> from_checkpoint(std::span<const std::byte> bytes);

  // The control is told of each island that has done its part of a round, but with other ranks.
  // Works whole rounds until `evaluations` children are bred (those before a resume included), a
  // callback says stop, or the control asks to stop.
  void run(std::uint64_t evaluations, unsigned threads, const RunControl& control,
           const HuntCallbacks& callbacks);

  // The same in several processes, each of which has the hunt as it stands and calls this: the
  // islands are dealt out to the ranks, and what they find comes to all. Rank 0 alone has callbacks
  // and limits. What becomes of the hunt is the same for any number of ranks. Where a rank stops,
  // or is gone, all stop.
  void run(const HuntLimits& limits, const RunControl& control, const HuntCallbacks& callbacks,
           Exchange& exchange);

  // Does this process know the state of all islands? Without other ranks always; else while keep()
  // is called and after run(), if the ranks did not lose each other.
  [[nodiscard]] bool whole() const { return whole_; }
  // REQUIRES: whole().
  [[nodiscard]] std::vector<std::byte> checkpoint() const;
  [[nodiscard]] HuntProgress progress() const;
  [[nodiscard]] const Archive& archive() const { return archive_; }
  // Each better than all before.
  [[nodiscard]] const std::vector<RecordFind>& records() const { return counts_.records; }
  [[nodiscard]] std::uint64_t evaluations() const { return counts_.evaluations; }
  [[nodiscard]] std::uint64_t rounds() const { return counts_.rounds; }
  [[nodiscard]] std::uint64_t seed() const { return settings_.seed; }
  [[nodiscard]] HuntObjective objective() const { return settings_.objective; }
  // Puzzles of classes that nobody knows, in the order in which they came.
  [[nodiscard]] const std::vector<RecordFind>& discoveries() const { return counts_.discoveries; }

 private:
  // kLost: the other ranks are gone.
  enum class Outcome : std::uint8_t { kWhole, kUnfinished, kRefused, kLost };
  class Round;
  struct Workers;

  Outcome run_round(const Workers& workers, const HuntCallbacks& callbacks);
  // The epochs of all islands in this process, or in all; true where all were told to the round.
  // hunt_ranks.cpp has what concerns several.
  bool run_here(std::vector<Island>& islands, const Workers& workers, Round& round) const;
  std::optional<bool> run_on_ranks(std::vector<Island>& islands, const Workers& workers,
                                   Round& round) const;
  [[nodiscard]] IslandNews run_epoch(Island& island, const RunControl& control) const;
  // Brings the states of all islands to all ranks.
  void gather_islands(Exchange& exchange);
  Flow keep_where_wanted(const HuntCallbacks& callbacks, Outcome outcome, Exchange& exchange);

  void end_round(const Round& round);
  [[nodiscard]] RecordFind as_record(const HuntFind& find) const;
  void note_record(const HuntFind& find);
  void note_discovery(const HuntFind& find);
  void note_time(const std::vector<HuntFind>& finds);
  void migrate(const std::vector<IslandNews>& news);

  HuntSettings settings_;
  std::vector<Island> islands_;
  Archive archive_;
  HuntProgress counts_;           // what the archive and the islands do not know
  std::vector<IslandNews> seen_;  // of the last round, without its finds; none before the first
  std::uint64_t finds_ = 0;
  bool whole_ = true;
};

}  // namespace nonet
