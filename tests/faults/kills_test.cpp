// SIGKILL at any moment of every command that writes: the files must be whole, the database sound,
// and everything printed must be in them. NONET_KILLS=N: N kills of each command.
#include <catch2/catch.hpp>
#include <chrono>
#include <cstdio>
#include <fmt/format.h>

#include "base/ordered_parallel.h"
#include "base/random_stream.h"
#include "tests/faults/trial.h"

namespace nonet::testing {
namespace {

using Clock = std::chrono::steady_clock;

double seconds_of(const PreparedFolder& folder, const std::string& call) {
  const auto start = Clock::now();
  [[maybe_unused]] const Outcome whole = folder.run("nonet " + call + " > /dev/null");
  return std::chrono::duration<double>(Clock::now() - start).count();
}

// The state of the folder is checked, not how the command ended.
std::vector<std::string> wrong_after_kill(const Outcome& outcome, const Outcome& whole) {
  Outcome killed = outcome;
  killed.exit_code = 137;
  return faults_of(killed, whole);
}

void kill_subject(const PreparedFolder& folder, const Subject& subject) {
  const std::string call(subject.long_call);
  const Outcome whole = folder.run("nonet " + call);
  const double seconds = seconds_of(folder, call);
  const std::size_t kills = trials_wanted("NONET_KILLS", 3);
  RandomStream chance(trials_wanted("NONET_FAULT_SEED", 1), subject.name);
  std::size_t survived = 0;
  for (std::size_t kill = 0; kill < kills; ++kill) {
    const double moment = seconds * chance.unit();
    const Outcome outcome = folder.run(
        fmt::format("nonet {} & pid=$!; sleep {:.3f}; kill -9 $pid; wait $pid", call, moment));
    const auto wrong = wrong_after_kill(outcome, whole);
    INFO(subject.name << ", killed after " << moment << " s\n" << outcome.messages);
    CHECK(wrong == std::vector<std::string>{});
    survived += wrong.empty() ? 1 : 0;
  }
  std::printf("%s: %zu of %zu kills survived\n", std::string(subject.name).c_str(), survived,
              kills);
}

TEST_CASE("Commands killed at any moment leave whole files and a sound database", "[kills]") {
  const PreparedFolder folder;
  for (const Subject& subject : subjects()) kill_subject(folder, subject);
}

}  // namespace
}  // namespace nonet::testing
