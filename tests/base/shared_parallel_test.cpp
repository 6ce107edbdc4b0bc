#include "base/shared_parallel.h"

#include <catch2/catch.hpp>
#include <cstring>
#include <map>
#include <mutex>
#include <stop_token>

#include "tests/base/rank_table.h"

namespace nonet {
namespace {

// A unit is its index; it is sent as bytes, and units differ in length.
Bytes saved(std::uint64_t unit) { return Bytes(unit % 5 + 1, static_cast<std::byte>(unit)); }

std::optional<std::uint64_t> restored(std::span<const std::byte> bytes) {
  if (bytes.empty()) return std::nullopt;
  return std::to_integer<std::uint64_t>(bytes[0]);
}

constexpr auto kItself = [](std::uint64_t unit) { return unit; };

// The results that each rank accepted, the answers it got, and the units it made.
struct Shared {
  std::map<std::size_t, std::vector<std::uint64_t>> accepted;
  std::map<std::size_t, Flow> flow;
  std::map<std::size_t, std::vector<std::uint64_t>> made;
  std::mutex mutex;
};

// Rank 0 stops at unit `last`; the others never do.
void share(Shared& shared, std::size_t ranks, const SharedPlan& plan,
           std::uint64_t last = RunControl::kNoLimit) {
  on_ranks(ranks, [&](std::size_t rank, Exchange& exchange) {
    SharedPlan own = plan;
    own.ranks = &exchange;
    std::vector<std::uint64_t> accepted;
    const auto make = [&](std::uint64_t unit) {
      const std::lock_guard lock(shared.mutex);
      shared.made[rank].push_back(unit);
      return unit;
    };
    const Flow flow = shared_parallel(
        own, {}, SharedUnits{make, saved, restored}, [&](std::uint64_t index, std::uint64_t unit) {
          if (index == unit) accepted.push_back(unit);
          return rank == 0 && unit == last ? Flow::kStop : Flow::kContinue;
        });
    const std::lock_guard lock(shared.mutex);
    shared.accepted[rank] = accepted;
    shared.flow[rank] = flow;
  });
}

TEST_CASE("Every rank accepts all units in order, and each is made once", "[base]") {
  std::vector<std::uint64_t> all(100);
  for (std::uint64_t i = 0; i < all.size(); ++i) all[i] = i;
  for (const std::size_t ranks : {1U, 2U, 3U, 7U}) {
    for (const unsigned threads : {1U, 3U}) {
      Shared shared;
      share(shared, ranks, {.threads = threads, .units = all.size(), .in_turn = 4});
      std::size_t made = 0;
      for (std::size_t rank = 0; rank < ranks; ++rank) {
        CHECK(shared.accepted[rank] == all);
        CHECK(shared.flow[rank] == Flow::kContinue);
        made += shared.made[rank].size();
      }
      CHECK(made == all.size());
      CHECK(shared.made[ranks - 1].size() >= all.size() / ranks);
    }
  }
}

TEST_CASE("Rank 0 ends the work of all, also in the last turn and without units", "[base]") {
  for (const std::uint64_t last : {0U, 7U, 19U}) {
    Shared shared;
    share(shared, 3, {.units = 20, .in_turn = 2}, last);
    CHECK(shared.accepted[0].size() == last + 1);
    for (std::size_t rank = 0; rank < 3; ++rank) {
      CHECK(shared.flow[rank] == Flow::kStop);
      CHECK(shared.accepted[rank].size() >= last + 1);
    }
  }
  Shared none;
  share(none, 2, {.units = 0});
  CHECK(none.flow[0] == Flow::kContinue);
  CHECK(none.flow[1] == Flow::kContinue);
}

TEST_CASE("Nothing is accepted after a unit in which a rank was stopped", "[base]") {
  std::mutex mutex;
  on_ranks(2, [&](std::size_t rank, Exchange& exchange) {
    std::stop_source stop;
    const auto make = [&](std::uint64_t unit) {
      if (unit == 5) stop.request_stop();  // rank 1's
      return unit;
    };
    std::vector<std::uint64_t> accepted;
    const Flow flow = shared_parallel(
        {.ranks = &exchange, .units = 40, .in_turn = 4}, RunControl(stop.get_token()),
        SharedUnits{make, saved, restored}, [&](std::uint64_t, std::uint64_t unit) {
          accepted.push_back(unit);
          return Flow::kContinue;
        });
    const std::lock_guard lock(mutex);
    INFO("rank " << rank);
    CHECK(flow == Flow::kStop);
    CHECK(accepted == std::vector<std::uint64_t>{0, 1, 2, 3, 4});
  });
}

TEST_CASE("A rank that leaves, or sends bytes that are no unit, ends the work", "[base]") {
  const bool leaves = GENERATE(true, false);
  Table table(2);
  std::jthread other([&] {
    Seat seat(table, 1);
    if (leaves) return table.leave();
    Bytes nonsense;
    ByteParts::append(nonsense, {});
    seat.gather(nonsense);
    seat.from_first({});  // the message of rank 0
  });
  Seat seat(table, 0);
  std::vector<std::uint64_t> accepted;
  const Flow flow =
      shared_parallel({.ranks = &seat, .units = 40}, {}, SharedUnits{kItself, saved, restored},
                      [&](std::uint64_t, std::uint64_t unit) {
                        accepted.push_back(unit);
                        return Flow::kContinue;
                      });
  CHECK(flow == Flow::kStop);
  CHECK(accepted.size() == (leaves ? 0 : 1));
}

TEST_CASE("Parts of bytes come back whole or not at all", "[base]") {
  Bytes all;
  ByteParts::append(all, saved(3));
  ByteParts::append(all, {});
  ByteParts parts(all);
  CHECK(parts.next()->size() == 4);
  CHECK(parts.next()->empty());
  CHECK_FALSE(parts.next());
  for (std::size_t size = 0; size < 12; ++size) {
    CHECK_FALSE(ByteParts(std::span(all).first(size)).next());
  }
  Bytes huge(8, std::byte{0xff});
  CHECK_FALSE(ByteParts(huge).next());
}

}  // namespace
}  // namespace nonet
