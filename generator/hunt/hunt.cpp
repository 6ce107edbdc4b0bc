#include "generator/hunt/hunt.h"

#include <algorithm>
#include <set>
#include <utility>

#include "board/canonical.h"
#include "board/every_key.h"
#include "generator/hunt/hunt_counts.h"
#include "generator/hunt/round.h"
#include "generator/hunt/workers.h"

namespace nonet {
namespace {

constexpr std::uint64_t kMigration = 64;  // rounds
constexpr std::size_t kEmigrants = 3;

constexpr std::uint64_t kCheckpointMark = 0x74656e6f'6e687500;  // last byte: version
constexpr std::uint64_t kCheckpointVersion = 6;
constexpr std::uint64_t kOldestVersion = 4;  // with ten operators

// Removes duplicates and deals the puzzles out to the islands.
std::vector<std::vector<Puzzle>> dealt(std::span<const Puzzle> seeds, std::size_t islands) {
  std::vector<std::vector<Puzzle>> hands(islands);
  std::set<Fingerprint> seen;
  Canonicalizer canonicalizer;
  for (const Puzzle& seed : seeds) {
    if (!seen.insert(fingerprint(canonicalizer.grid_of(seed.givens()))).second) continue;
    hands[(seen.size() - 1) % islands].push_back(seed);
  }
  return hands;
}

int median_er(const std::vector<Find>& finds) {
  if (finds.empty()) return 0;
  std::vector<int> ratings;
  ratings.reserve(finds.size());
  for (const Find& find : finds) ratings.push_back(explainer_tenths(find.ratings).er);
  std::ranges::sort(ratings);
  return ratings[ratings.size() / 2];
}

void add(HuntProgress& counts, const EpochReport& report) {
  counts.evaluations += report.evaluations;
  add_counts(counts.stages, report.stages);
  add_counts(counts.operators, report.operators);
  add_counts(counts.recall, report.recall);
}

}  // namespace

Hunt::Hunt(const HuntSettings& settings, std::span<const Puzzle> seeds) : settings_(settings) {
  std::vector<std::vector<Puzzle>> hands = dealt(seeds, settings.islands);
  for (std::size_t i = 0; i < settings.islands; ++i) {
    islands_.emplace_back(i, settings.population, std::move(hands[i]), settings.objective);
  }
  counts_.seed = settings.seed;
  counts_.objective = settings.objective;
}

void Hunt::run(std::uint64_t evaluations, unsigned threads, const RunControl& control,
               const HuntCallbacks& callbacks) {
  LocalExchange alone;
  run({.evaluations = evaluations, .threads = threads}, control, callbacks, alone);
}

Hunt::Outcome Hunt::run_round(const Workers& workers, const HuntCallbacks& callbacks) {
  std::vector<Island> islands = islands_;
  Round round(finds_, callbacks);
  std::optional<bool> all;
  if (workers.exchange.ranks() == 1) {
    all = run_here(islands, workers, round);
  } else {
    all = run_on_ranks(islands, workers, round);
    if (!all) return Outcome::kLost;
  }
  if (!*all) {
    if (round.refused) return Outcome::kRefused;
    unfinished_finds_ = std::move(round.finds);
    return Outcome::kUnfinished;
  }
  islands_ = std::move(islands);
  end_round(round);
  return Outcome::kWhole;
}

bool Hunt::run_here(std::vector<Island>& islands, const Workers& workers, Round& round) const {
  ordered_parallel(
      {.threads = workers.threads, .units = islands.size()}, workers.control,
      [&](std::uint64_t i) { return run_epoch(islands[i], workers.control); },
      [&](std::uint64_t, IslandNews news) {
        const Flow flow = round.accept(std::move(news));
        workers.control.report({round.news.size(), islands.size(), {}});
        return flow;
      });
  return round.news.size() == islands.size() && round.news.back().report.complete && !round.refused;
}

IslandNews Hunt::run_epoch(Island& island, const RunControl& control) const {
  const EpochWorld world{.seed = settings_.seed,
                         .epoch = counts_.rounds,
                         .work = settings_.epoch_work,
                         .objective = settings_.objective,
                         .archive = archive_,
                         .control = control};
  IslandNews news{.report = island.run_epoch(world), .view = {}, .emigrants = {}};
  news.view = island.view();
  news.shares = island.operator_shares();
  if ((counts_.rounds + 1) % kMigration == 0) news.emigrants = island.emigrants(kEmigrants);
  return news;
}

void Hunt::end_round(const Round& round) {
  for (const IslandNews& island : round.news) add(counts_, island.report);
  finds_ += round.finds.size();
  for (const Find& find : round.finds) {
    archive_.add(find);
    const ArchivedPuzzle found = archived(find);
    note_record(found);
    note_discovery(found);
  }
  ++counts_.rounds;
  if (counts_.rounds % kMigration == 0) migrate(round.news);
  note_time(round.finds);
  seen_ = round.news;
}

Milestone Hunt::milestone(const ArchivedPuzzle& found) const {
  return {.givens = found.puzzle.givens(),
          .rating = found.rating,
          .is = found.is,
          .evaluation = counts_.evaluations};
}

void Hunt::note_record(const ArchivedPuzzle& found) {
  auto& records = counts_.records;
  const auto rank = [&](const auto& puzzle) {
    return std::pair(class_rank(settings_.objective, puzzle.is),
                     settings_.objective == HuntObjective::kHarder ? puzzle.rating.er : 0);
  };
  if (records.empty() || rank(found) > rank(records.back())) records.push_back(milestone(found));
}

void Hunt::note_discovery(const ArchivedPuzzle& found) {
  if (discovery_in(found.is)) counts_.discoveries.push_back(milestone(found));
}

void Hunt::note_time(const std::vector<Find>& finds) {
  auto& points = counts_.timeline;
  const std::uint64_t distance = points.size() < 2 ? 1 : points[1].rounds - points[0].rounds;
  if (!points.empty() && counts_.rounds < points.back().rounds + distance) return;
  HuntProgress now;
  archive_.describe(now);
  points.push_back({.rounds = counts_.rounds,
                    .evaluations = counts_.evaluations,
                    .rated = archive_.rated(),
                    .best = counts_.records.empty() ? 0 : counts_.records.back().rating.er,
                    .median = median_er(finds),
                    .yield = now.yield});
  if (points.size() < kMostPoints) return;
  std::vector<TimelinePoint> fewer;
  for (std::size_t i = 0; i < points.size(); i += 2) fewer.push_back(points[i]);
  points = std::move(fewer);
}

void Hunt::migrate(const std::vector<IslandNews>& news) {
  for (std::size_t i = 0; i < islands_.size(); ++i) {
    islands_[(i + 1) % islands_.size()].welcome(news[i].emigrants);
  }
}

HuntProgress Hunt::progress() const {
  HuntProgress progress = counts_;
  archive_.describe(progress);
  for (std::size_t island = 0; island < islands_.size(); ++island) {
    // Islands of other ranks are known by their news only.
    const bool seen = !seen_.empty();
    progress.islands.push_back(seen ? seen_[island].view : islands_[island].view());
    const auto shares = seen ? seen_[island].shares : islands_[island].operator_shares();
    for (const OperatorId id : all_of<OperatorId>()) {
      progress.operators[id].share += shares[id] / static_cast<double>(islands_.size());
    }
  }
  return progress;
}

std::vector<std::byte> Hunt::checkpoint() const {
  StateWriter state;
  state.number(kCheckpointMark + kCheckpointVersion);
  save_state(settings_, state);
  for (const Island& island : islands_) island.save(state);
  archive_.save(state);
  state.number(finds_);
  save_counts(counts_, state);
  return state.bytes();
}

std::optional<Hunt> Hunt::from_checkpoint(std::span<const std::byte> bytes) {
  StateReader state(bytes);
  const std::uint64_t version = state.number() - kCheckpointMark;
  if (version < kOldestVersion || version > kCheckpointVersion) return std::nullopt;
  state.set_version(version);
  HuntSettings settings;
  restore_state(settings, state);
  if (settings.islands == 0 || settings.population < HuntSettings::kLeastPopulation) {
    return std::nullopt;
  }
  Hunt hunt(settings);
  for (Island& island : hunt.islands_) island.restore(state);
  hunt.archive_.restore(state);
  hunt.finds_ = state.number();
  restore_counts(hunt.counts_, state);
  if (!state.good() || !state.at_end()) return std::nullopt;
  return hunt;
}

}  // namespace nonet
