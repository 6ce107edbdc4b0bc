// Makes the allocations and system calls of every command that writes fail, one at a time. By
// default a few of each kind, evenly spread; NONET_FAULT_CALLS=N: up to N of each kind of system
// call; NONET_FAULT_ALLOCATIONS=N: up to N allocations; scripts/campaign: all.
// NONET_FAULT_LASTING=N: for up to N of each kind all later calls fail as well.
#include <algorithm>
#include <catch2/catch.hpp>
#include <cstdio>
#include <cstdlib>
#include <fmt/format.h>
#include <map>
#include <memory>
#include <mutex>
#include <sstream>

#include "base/ordered_parallel.h"
#include "base/random_stream.h"
#include "tests/faults/forked_subject.h"
#include "tests/faults/trial.h"

namespace nonet::testing {
namespace {

constexpr std::array<std::string_view, 4> kKinds = {"allocation", "call", "interrupt", "short"};

std::map<std::string, std::uint64_t> counts_in(const std::string& report) {
  std::map<std::string, std::uint64_t> counts;
  std::istringstream stream(report);
  std::string kind;
  for (std::uint64_t count = 0; stream >> kind >> count;) counts[kind] = count;
  return counts;
}

// `wanted` places among `count`, one in each of `wanted` equal parts; all places if there are
// fewer.
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

// The faults to try on a subject: one call in its middle and, for calls, also all after it.
std::vector<std::string> faults_for(const Outcome& undisturbed, std::string_view name) {
  const auto counts = counts_in(undisturbed.report);
  std::vector<std::string> faults;
  for (const std::string_view kind : kKinds) {
    const auto count = counts.find(std::string(kind));
    REQUIRE(count != counts.end());
    const bool calls = kind != "allocation";
    const std::size_t wanted =
        trials_wanted(calls ? "NONET_FAULT_CALLS" : "NONET_FAULT_ALLOCATIONS", 5);
    const bool may_last = kind == "call" || kind == "allocation";
    const std::size_t lasting = may_last ? trials_wanted("NONET_FAULT_LASTING", wanted) : 0;
    RandomStream chance(trials_wanted("NONET_FAULT_SEED", 1), name);
    for (const std::uint64_t place : places_among(count->second, wanted, chance)) {
      faults.push_back(fmt::format("{}:{}", kind, place));
    }
    for (const std::uint64_t place : places_among(count->second, lasting, chance)) {
      faults.push_back(fmt::format("{}:{}+", kind, place));
    }
  }
  return faults;
}

// Several copies of the same subject, one per thread.
class ForkedSubjects {
 public:
  ForkedSubjects(const PreparedFolder& folder, std::string_view call, unsigned count) {
    for (unsigned i = 0; i < count; ++i) {
      idle_.push_back(std::make_unique<ForkedSubject>(folder, call));
    }
  }
  // REQUIRES: fewer callers at a time than there are subjects.
  Outcome run(const std::string& fault) {
    const auto give_back = [this](ForkedSubject* subject) {
      const std::lock_guard lock(mutex_);
      idle_.emplace_back(subject);
    };
    const std::unique_ptr<ForkedSubject, decltype(give_back)> subject(take().release(), give_back);
    return subject->run(fault);
  }

 private:
  std::unique_ptr<ForkedSubject> take() {
    const std::lock_guard lock(mutex_);
    std::unique_ptr<ForkedSubject> subject = std::move(idle_.back());
    idle_.pop_back();
    return subject;
  }

  std::mutex mutex_;
  std::vector<std::unique_ptr<ForkedSubject>> idle_;
};

void try_subject(const PreparedFolder& folder, const Subject& subject) {
  const auto threads = static_cast<unsigned>(trials_wanted("NONET_FAULT_THREADS", 2));
  ForkedSubjects forked(folder, subject.call, threads);
  const Outcome undisturbed = forked.run("none:0");
  INFO(subject.name << '\n' << undisturbed.messages);
  REQUIRE(undisturbed.exit_code == 0);
  REQUIRE(faults_of(undisturbed, undisturbed).empty());
  const auto faults = faults_for(undisturbed, subject.name);
  std::uint64_t survived = 0;
  ordered_parallel(
      {.threads = threads, .units = faults.size()}, {},
      [&](std::uint64_t i) { return forked.run(faults[i]); },
      [&](std::uint64_t i, const Outcome& outcome) {
        const auto wrong = faults_of(outcome, undisturbed);
        survived += wrong.empty() ? 1 : 0;
        if (wrong.empty()) return Flow::kContinue;
        INFO(faults[i] << ": exit code " << outcome.exit_code << '\n'
                       << outcome.messages << outcome.report);
        CHECK(wrong == std::vector<std::string>{});
        return Flow::kContinue;
      });
  CHECK(survived == faults.size());
  std::printf("%s: %llu of %zu faults survived\n", std::string(subject.name).c_str(),
              static_cast<unsigned long long>(survived), faults.size());
  std::fflush(stdout);
}

// Only the subjects whose names contain it.
std::string subjects_wanted() {
  const char* const part = std::getenv("NONET_FAULT_SUBJECT");  // NOLINT(concurrency-mt-unsafe)
  return part == nullptr ? "" : part;
}

TEST_CASE("Commands survive each failing allocation and system call", "[faults]") {
  const PreparedFolder folder;
  for (const Subject& subject : subjects()) {
    if (subject.name.find(subjects_wanted()) != subject.name.npos) try_subject(folder, subject);
  }
}

}  // namespace
}  // namespace nonet::testing
