#include "cli/hunt_recorder.h"

#include <algorithm>
#include <charconv>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "cli/run_recorder.h"

namespace nonet {
namespace {

constexpr std::string_view kPrefix = "hunt/";
constexpr std::string_view kRunSuffix = "/run";
constexpr auto kCheckpointEvery = std::chrono::seconds(20);
constexpr std::size_t kMostRounds = 1024;

std::string state_name(std::uint64_t seed) { return fmt::format("{}{}", kPrefix, seed); }
std::string run_name(std::uint64_t seed) { return state_name(seed).append(kRunSuffix); }

Error database_error(const Store& store, std::string reason) {
  return {
      .kind = ErrorKind::kDatabase, .reason = std::move(reason), .place = {.source = store.path()}};
}

std::optional<std::uint64_t> seed_of(std::string_view name) {
  if (!name.starts_with(kPrefix)) return std::nullopt;
  name.remove_prefix(kPrefix.size());
  std::uint64_t seed = 0;
  const auto [end, error] = std::from_chars(name.data(), name.data() + name.size(), seed);
  if (error != std::errc() || end != name.data() + name.size()) return std::nullopt;
  return seed;
}

std::string json_of(const HuntClock& clock) {
  return nlohmann::json{
      {"run", clock.run_key}, {"seconds", clock.seconds}, {"rounds", clock.rounds}}
      .dump();
}

std::optional<HuntClock> clock_of(std::span<const std::byte> bytes) {
  const auto* text = reinterpret_cast<const char*>(bytes.data());  // NOLINT: stored as text
  const auto json = nlohmann::json::parse(text, text + bytes.size(), nullptr, false);
  if (!json.is_object() || !json.contains("run") || !json["run"].is_string() ||
      !json.contains("seconds") || !json["seconds"].is_number() || !json.contains("rounds")) {
    return std::nullopt;
  }
  HuntClock clock{.run_key = json["run"], .seconds = json["seconds"], .rounds = {}};
  for (const auto& round : json["rounds"]) {
    if (!round.is_array() || round.size() != 2 || !round[0].is_number_unsigned() ||
        !round[1].is_number()) {
      return std::nullopt;
    }
    clock.rounds.emplace_back(round[0], round[1]);
  }
  return clock;
}

Result<std::string> key_of_run(const Store& store, RunId id) {
  std::string key;
  const Status visited = store.visit_runs([&](const StoredRun& run) {
    if (run.id != id) return Flow::kContinue;
    key = run.key;
    return Flow::kStop;
  });
  if (!visited) return visited.error();
  return key;
}

}  // namespace

Result<std::optional<StoredRun>> run_with_key(const Store& store, std::string_view key) {
  std::optional<StoredRun> found;
  const Status visited = store.visit_runs([&](const StoredRun& run) {
    if (run.key != key) return Flow::kContinue;
    found = run;
    return Flow::kStop;
  });
  if (!visited) return visited.error();
  return found;
}

Result<std::vector<std::uint64_t>> hunts_in(const Store& store) {
  std::vector<std::uint64_t> seeds;
  const Status visited = store.visit_checkpoints([&](const StoredCheckpoint& checkpoint) {
    if (const auto seed = seed_of(checkpoint.name)) seeds.push_back(*seed);
    return Flow::kContinue;
  });
  if (!visited) return visited.error();
  return seeds;
}

Result<StoredHunt> stored_hunt(const Store& store, std::uint64_t seed) {
  const auto state = store.checkpoint(state_name(seed));
  if (!state) return state.error();
  const auto run = store.checkpoint(run_name(seed));
  if (!run) return run.error();
  if (!*state || !*run) {
    return database_error(store, fmt::format("holds no hunt with --seed {}", seed));
  }
  auto hunt = Hunt::from_checkpoint(**state);
  const auto clock = clock_of(**run);
  if (!hunt || !clock) {
    return database_error(
        store, fmt::format("the hunt with --seed {} is of another version of nonet", seed));
  }
  std::string saved;
  const Status visited = store.visit_checkpoints([&](const StoredCheckpoint& checkpoint) {
    if (checkpoint.name == state_name(seed)) saved = checkpoint.saved;
    return Flow::kContinue;
  });
  if (!visited) return visited.error();
  return StoredHunt{.hunt = std::move(*hunt), .clock = *clock, .saved = std::move(saved)};
}

Result<StoredHunt> stored_hunt(const Store& store, std::optional<std::uint64_t> seed) {
  if (seed) return stored_hunt(store, *seed);
  const auto seeds = hunts_in(store);
  if (!seeds) return seeds.error();
  if (seeds->empty()) return database_error(store, "holds no hunt");
  return stored_hunt(store, seeds->back());
}

Result<HuntRecorder> HuntRecorder::start(Session& session, Store store,
                                         const std::optional<HuntClock>& resumed) {
  HuntClock clock = resumed.value_or(HuntClock());
  const auto known = run_with_key(store, clock.run_key);
  if (!known) return known.error();
  if (*known) return HuntRecorder(std::move(store), (*known)->id, std::move(clock));
  auto writer = store.write();
  if (!writer) return writer.error();
  const auto run = writer->start_run(run_record(session));
  if (!run) return run.error();
  if (const Status committed = writer->commit(); !committed) return committed.error();
  auto key = key_of_run(store, *run);
  if (!key) return key.error();
  clock.run_key = std::move(*key);
  return HuntRecorder(std::move(store), *run, std::move(clock));
}

double HuntRecorder::session_seconds() const {
  return std::chrono::duration<double>(Clock::now() - started_).count();
}

double HuntRecorder::seconds() const { return clock_.seconds + session_seconds(); }

Status HuntRecorder::save(Writer& writer, const HuntFind& find) {
  const auto saved = writer.save({.puzzle = find.archived.puzzle, .canonical = find.canonical});
  if (!saved) return saved.error();
  if (const Status rated = writer.save_rating(saved->id, find.rating); !rated) return rated;
  if (const Status noted = writer.save_find(
          {.run = run_, .ordinal = find.ordinal, .puzzle = saved->id, .seconds = seconds()});
      !noted) {
    return noted;
  }
  if (!saved->added || find.parents.empty()) return {};
  Descent descent{.parents = {}, .operation = std::string(find.operation), .change = find.change};
  for (const Grid& parent : find.parents) {
    const auto id = store_.find(parent);
    if (!id) return id.error();
    if (*id && **id != saved->id) descent.parents.push_back(**id);
  }
  return descent.parents.empty() ? Status() : writer.save_descent(saved->id, descent);
}

Status HuntRecorder::save(std::span<const HuntFind> finds) {
  auto writer = store_.write();
  if (!writer) return writer.error();
  for (const HuntFind& find : finds) {
    if (const Status saved = save(*writer, find); !saved) return saved;
  }
  return writer->commit();
}

void HuntRecorder::note_round(std::uint64_t rounds) {
  auto& noted = clock_.rounds;
  const std::uint64_t distance = noted.size() < 2 ? 1 : noted[1].first - noted[0].first;
  if (!noted.empty() && rounds < noted.back().first + distance) return;
  noted.emplace_back(rounds, seconds());
  if (noted.size() < kMostRounds) return;
  std::vector<std::pair<std::uint64_t, double>> fewer;
  for (std::size_t i = 0; i < noted.size(); i += 2) fewer.push_back(noted[i]);
  noted = std::move(fewer);
}

Status HuntRecorder::round_done(const Hunt& hunt) {
  note_round(hunt.rounds());
  const bool due = !saved_ || Clock::now() - *saved_ >= kCheckpointEvery;
  return due ? save_checkpoint(hunt) : Status();
}

Status HuntRecorder::save_checkpoint(const Hunt& hunt) {
  saved_ = Clock::now();
  HuntClock clock = clock_;
  clock.seconds = seconds();
  const std::string json = json_of(clock);
  const std::string now = utc_now();
  auto writer = store_.write();
  if (!writer) return writer.error();
  if (const Status saved = writer->save_checkpoint(state_name(hunt.seed()), now, hunt.checkpoint());
      !saved) {
    return saved;
  }
  if (const Status saved =
          writer->save_checkpoint(run_name(hunt.seed()), now, std::as_bytes(std::span(json)));
      !saved) {
    return saved;
  }
  return writer->commit();
}

Status HuntRecorder::finish(const Hunt& hunt) {
  if (const Status saved = save_checkpoint(hunt); !saved) return saved;
  auto writer = store_.write();
  if (!writer) return writer.error();
  if (const Status ended = writer->finish_run(run_, utc_now()); !ended) return ended;
  return writer->commit();
}

}  // namespace nonet
