#include "base/ordered_parallel.h"

#include <catch2/catch.hpp>
#include <stdexcept>
#include <vector>

namespace nonet {
namespace {

std::vector<std::uint64_t> squares(unsigned threads, std::uint64_t units, std::uint64_t stop_at) {
  std::vector<std::uint64_t> out;
  ordered_parallel(
      {threads, units}, RunControl(), [](std::uint64_t i) { return i * i; },
      [&](std::uint64_t index, std::uint64_t square) {
        CHECK(square == index * index);
        out.push_back(square);
        return out.size() == stop_at ? Flow::kStop : Flow::kContinue;
      });
  return out;
}

TEST_CASE("Results come in index order for any number of threads", "[base]") {
  const auto expected = squares(1, 1000, 0);
  REQUIRE(expected.size() == 1000);
  for (const unsigned threads : {0U, 2U, 7U}) CHECK(squares(threads, 1000, 0) == expected);
}

TEST_CASE("Acceptance may end an endless sequence", "[base]") {
  for (const unsigned threads : {1U, 2U, 7U}) {
    CHECK(squares(threads, ParallelPlan{}.units, 100) == squares(1, 100, 0));
  }
}

TEST_CASE("A stop request leaves a prefix", "[base]") {
  for (const unsigned threads : {1U, 2U, 7U}) {
    std::stop_source stop;
    std::uint64_t seen = 0;
    const auto accepted = ordered_parallel(
        {threads}, RunControl(stop.get_token()), [](std::uint64_t i) { return i; },
        [&](std::uint64_t index, std::uint64_t item) {
          CHECK(index == item);
          if (++seen == 10) stop.request_stop();
          return Flow::kContinue;
        });
    CHECK(accepted == 10);
  }
}

TEST_CASE("An exception in a unit reaches the caller", "[base]") {
  for (const unsigned threads : {1U, 3U}) {
    CHECK_THROWS_AS(ordered_parallel(
                        {threads, 100}, RunControl(),
                        [](std::uint64_t i) {
                          if (i == 50) throw std::runtime_error("unit 50");
                          return i;
                        },
                        [](std::uint64_t, std::uint64_t) { return Flow::kContinue; }),
                    std::runtime_error);
  }
}

}  // namespace
}  // namespace nonet
