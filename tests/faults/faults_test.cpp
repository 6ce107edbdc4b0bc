// Every allocation and every system call of every command that writes, made to fail one at a time.
// A quick look takes a few of each, evenly spread; with NONET_FAULT_CALLS=N as many as N of each
// kind of system call, with NONET_FAULT_ALLOCATIONS=N as many allocations, and scripts/campaign
// all.
#include <algorithm>
#include <catch2/catch.hpp>
#include <cstdio>
#include <map>
#include <sstream>

#include "base/ordered_parallel.h"
#include "base/random_stream.h"
#include "tests/faults/trial.h"

namespace nonet::testing {
namespace {

constexpr std::array<std::string_view, 4> kKinds = {"allocation", "call", "interrupt", "short"};

// A lock that fails for ever looks like one of another program, which is waited for: a second,
// here.
std::string script_with(const std::string& fault, std::string_view call) {
  const bool stores = call.find("--db") != call.npos;
  return "timeout 60 env NONET_FAULT=" + fault +
         " NONET_FAULT_REPORT=report LD_PRELOAD=" NONET_INJECTOR " nonet " + std::string(call) +
         (stores ? " --lock-wait 1s" : "");
}

std::map<std::string, std::uint64_t> counts_in(const std::string& report) {
  std::map<std::string, std::uint64_t> counts;
  std::istringstream stream(report);
  std::string kind;
  for (std::uint64_t count = 0; stream >> kind >> count;) counts[kind] = count;
  return counts;
}

// `wanted` places among `count`, or all of them: one of each of as many equal parts.
std::vector<std::uint64_t> places_among(std::uint64_t count, std::uint64_t wanted,
                                        RandomStream& chance) {
  std::vector<std::uint64_t> places;
  const std::uint64_t parts = std::min(count, wanted);
  for (std::uint64_t part = 0; part < parts; ++part) {
    const std::uint64_t begin = part * count / parts;
    const std::uint64_t size = (part + 1) * count / parts - begin;
    places.push_back(begin + 1 + chance.below(static_cast<std::uint32_t>(size)));
  }
  return places;
}

// The faults to try on a subject: one call in its middle, and, of calls, all behind it too.
std::vector<std::string> faults_for(const Outcome& undisturbed, std::string_view name) {
  const auto counts = counts_in(undisturbed.report);
  std::vector<std::string> faults;
  for (const std::string_view kind : kKinds) {
    const auto count = counts.find(std::string(kind));
    REQUIRE(count != counts.end());
    const char* const how_many =
        kind == "allocation" ? "NONET_FAULT_ALLOCATIONS" : "NONET_FAULT_CALLS";
    const std::size_t wanted = trials_wanted(how_many, 5);
    RandomStream chance(trials_wanted("NONET_FAULT_SEED", 1), name);
    for (const std::uint64_t place : places_among(count->second, wanted, chance)) {
      const std::string fault = std::string(kind) + ':' + std::to_string(place);
      faults.push_back(fault);
      if (kind == "call" || kind == "allocation") faults.push_back(fault + '+');
    }
  }
  return faults;
}

void try_subject(const PreparedFolder& folder, const Subject& subject) {
  const Outcome undisturbed = folder.run(script_with("none:0", subject.call));
  INFO(subject.name << '\n' << undisturbed.messages);
  REQUIRE(undisturbed.exit_code == 0);
  REQUIRE(faults_of(undisturbed, undisturbed).empty());
  const auto faults = faults_for(undisturbed, subject.name);
  std::uint64_t survived = 0;
  ordered_parallel(
      {.threads = 2, .units = faults.size()}, {},
      [&](std::uint64_t i) { return folder.run(script_with(faults[i], subject.call)); },
      [&](std::uint64_t i, const Outcome& outcome) {
        const auto wrong = faults_of(outcome, undisturbed);
        INFO(faults[i] << ": exit code " << outcome.exit_code << '\n'
                       << outcome.messages << outcome.report);
        CHECK(wrong == std::vector<std::string>{});
        survived += wrong.empty() ? 1 : 0;
        return Flow::kContinue;
      });
  std::printf("%s: %llu of %zu faults survived\n", std::string(subject.name).c_str(),
              static_cast<unsigned long long>(survived), faults.size());
}

TEST_CASE("Commands survive each failing allocation and system call", "[faults]") {
  const PreparedFolder folder;
  for (const Subject& subject : subjects()) try_subject(folder, subject);
}

}  // namespace
}  // namespace nonet::testing
