#include "db/hunt_recorder.h"

#include <algorithm>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "base/parse_number.h"
#include "base/request_error.h"
#include "db/find_rows.h"

namespace nonet {
namespace {

constexpr std::string_view kPrefix = "hunt/";
constexpr std::string_view kRunSuffix = "/run";
constexpr double kSecondsBetweenCheckpoints = 20;
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
  return parse_number<std::uint64_t>(name);
}

std::string json_of(const HuntClock& clock) {
  return nlohmann::json{
      {"run", clock.run_key}, {"seconds", clock.seconds}, {"rounds", clock.rounds}}
      .dump();
}

bool is_round(const nlohmann::json& round) {
  return round.is_array() && round.size() == 2 && round[0].is_number_unsigned() &&
         round[1].is_number();
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
    if (!is_round(round)) return std::nullopt;
    clock.rounds.emplace_back(round[0], round[1]);
  }
  return clock;
}

Result<std::uint64_t> latest_hunt_in(const Store& store) {
  const auto seeds = hunts_in(store);
  if (!seeds) return seeds.error();
  if (seeds->empty()) return database_error(store, "holds no hunt");
  return seeds->back();
}

Result<std::string> saved_at(const Store& store, const std::string& name) {
  std::string saved;
  const Status visited = store.visit_checkpoints([&](const StoredCheckpoint& checkpoint) {
    if (checkpoint.name == name) saved = checkpoint.saved;
    return Flow::kContinue;
  });
  if (!visited) return visited.error();
  return saved;
}

Result<HuntCheckpoint> checkpoint_of(const Store& store, std::uint64_t seed) {
  auto state = store.checkpoint(state_name(seed));
  if (!state) return state.error();
  const auto run = store.checkpoint(run_name(seed));
  if (!run) return run.error();
  if (!*state || !*run) {
    return database_error(store, fmt::format("holds no hunt with --seed {}", seed));
  }
  auto clock = clock_of(**run);
  if (!clock) {
    return database_error(store, fmt::format("the times of the hunt with --seed {} are damaged, or "
                                             "of another version of nonet",
                                             seed));
  }
  const auto saved = saved_at(store, state_name(seed));
  if (!saved) return saved.error();
  return HuntCheckpoint{
      .seed = seed, .state = std::move(**state), .clock = std::move(*clock), .saved = *saved};
}

// Another process may have continued the hunt since its checkpoint was read.
Status check_unchanged(const Store& store, const HuntClock& read, std::uint64_t seed) {
  const auto run = store.checkpoint(run_name(seed));
  if (!run) return run.error();
  if (*run && clock_of(**run) == read) return {};
  return database_error(
      store, fmt::format("the hunt with --seed {} has gone on meanwhile; try again", seed));
}

// Holds the hunt within the transaction, unless another process does.
Status claim(const Store& store, Writer& writer, const HuntRecording& recording,
             std::uint64_t seed) {
  const std::string now = recording.clock.utc_now();
  const auto holder = holder_of_hunt(store, seed, now);
  if (!holder) return holder.error();
  if (const Status free = check_claim(recording.claim, *holder, seed); !free) {
    return database_error(store, free.error().reason);
  }
  const Status fits = recording.resumed ? check_unchanged(store, *recording.resumed, seed)
                                        : check_unused(store, seed);
  if (!fits) return fits;
  return writer.hold_hunt(state_name(seed), recording.claim.process, now);
}

// The run of a resumed hunt; a new one if the store lacks it.
Result<StartedRun> run_of(const Store& store, Writer& writer, const HuntRecording& recording) {
  if (recording.resumed) {
    const auto known = store.run(recording.resumed->run_key);
    if (!known) return known.error();
    if (*known) return StartedRun{(*known)->id, (*known)->key};
  }
  return writer.start_run(recording.run);
}

}  // namespace

Result<std::optional<HuntHolder>> holder_of_hunt(const Store& store, std::uint64_t seed,
                                                 std::string_view now) {
  return store.hunt_holder(state_name(seed), now);
}

Status check_unused(const Store& store, std::uint64_t seed) {
  const auto used = hunts_in(store);
  if (!used) return used.error();
  if (std::ranges::find(*used, seed) == used->end()) return {};
  return request_error(
      fmt::format(
          "holds a hunt with --seed {}: --resume continues it, another seed starts a new one",
          seed),
      {.source = store.path()});
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

Result<HuntCheckpoint> hunt_checkpoint(const Store& store, std::optional<std::uint64_t> seed) {
  if (seed) return checkpoint_of(store, *seed);
  const auto latest = latest_hunt_in(store);
  if (!latest) return latest.error();
  return checkpoint_of(store, *latest);
}

HuntRecorder::HuntRecorder(Store store, const HuntRecording& recording, std::uint64_t seed)
    : store_(std::move(store)),
      seed_(seed),
      process_(recording.claim.process),
      clock_(recording.resumed.value_or(HuntClock())),
      time_(recording.clock),
      started_(time_.seconds()) {}

Result<HuntRecorder> HuntRecorder::start(Store store, const HuntRecording& recording,
                                         const HuntState& state) {
  if (const Status kept = store.keep_log_short(); !kept) return kept.error();
  HuntRecorder recorder(std::move(store), recording, state.seed);
  if (const Status begun = recorder.begin(recording, state); !begun) return begun.error();
  return recorder;
}

// All in one transaction: there is no run without its hunt, and no two processes can claim a free
// hunt.
Status HuntRecorder::begin(const HuntRecording& recording, const HuntState& state) {
  auto writer = store_.write();
  if (!writer) return writer.error();
  if (const Status ours = claim(store_, *writer, recording, seed_); !ours) return ours;
  const auto run = run_of(store_, *writer, recording);
  if (!run) return run.error();
  run_ = run->id;
  if (clock_.run_key != run->key) {
    clock_.run_key = run->key;
    if (const Status saved = save_checkpoint(*writer, state); !saved) return saved;
  }
  return writer->commit();
}

Result<Writer> HuntRecorder::write() {
  auto writer = store_.write();
  if (!writer) return writer.error();
  const std::string now = time_.utc_now();
  const auto held = writer->renew_hunt(state_name(seed_), process_, now);
  if (!held) return held.error();
  if (*held) return writer;
  const auto holder = store_.hunt_holder(state_name(seed_), now);
  if (!holder) return holder.error();
  const std::string whom =
      *holder ? fmt::format("{} since {}", process_text((*holder)->process), (*holder)->since)
              : "another process";
  return database_error(
      store_,
      fmt::format("the hunt with --seed {} was taken over by {}: it ends here", seed_, whom));
}

Status HuntRecorder::save(std::span<const Find> finds) {
  auto writer = write();
  if (!writer) return writer.error();
  for (const Find& find : finds) {
    const auto saved = save_find(*writer, store_, find,
                                 {.run = run_, .ordinal = find.ordinal, .seconds = seconds()});
    if (!saved) return saved.error();
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

bool HuntRecorder::round_done(std::uint64_t rounds) {
  note_round(rounds);
  return !saved_ || time_.seconds() - *saved_ >= kSecondsBetweenCheckpoints;
}

Status HuntRecorder::save_checkpoint(Writer& writer, const HuntState& state) const {
  HuntClock clock = clock_;
  clock.seconds = seconds();
  const std::string json = json_of(clock);
  const std::string now = time_.utc_now();
  const Status saved = writer.save_checkpoint(state_name(state.seed), now, state.bytes);
  if (!saved) return saved;
  return writer.save_checkpoint(run_name(state.seed), now, std::as_bytes(std::span(json)));
}

Status HuntRecorder::save_checkpoint(const HuntState& state) {
  saved_ = time_.seconds();
  auto writer = write();
  if (!writer) return writer.error();
  if (const Status saved = save_checkpoint(*writer, state); !saved) return saved;
  return writer->commit();
}

Status HuntRecorder::finish(const HuntState& state) {
  auto writer = write();
  if (!writer) return writer.error();
  if (const Status saved = save_checkpoint(*writer, state); !saved) return saved;
  if (const Status ended = writer->finish_run(run_, time_.utc_now()); !ended) return ended;
  const Status released = writer->release_hunt(state_name(seed_), process_);
  return released ? writer->commit() : released;
}

Status HuntRecorder::release() {
  auto writer = write();
  if (!writer) return writer.error();
  const Status released = writer->release_hunt(state_name(seed_), process_);
  return released ? writer->commit() : released;
}

}  // namespace nonet
