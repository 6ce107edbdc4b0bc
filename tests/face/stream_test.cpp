#include "nonet/stream.h"

#include <catch2/catch.hpp>
#include <stdexcept>
#include <stop_token>
#include <vector>

namespace nonet::testing {
namespace {

// Counts from 0 until the reader, or a stop, ends it.
void count(const Stream<int>::Accept& accept, const RunControl& control) {
  for (int i = 0; !control.stop.stop_requested() && accept(i) == Flow::kContinue; ++i) {
  }
}

}  // namespace

TEST_CASE("a stream gives all values in order, and then none", "[face]") {
  Stream<int> stream([](const auto& accept, const RunControl&) {
    for (int i = 0; i < 100; ++i) CHECK(accept(i) == Flow::kContinue);
  });
  for (int i = 0; i < 100; ++i) REQUIRE(stream.next() == i);
  CHECK_FALSE(stream.next());
  CHECK_FALSE(stream.next());
  CHECK(stream.wait_for(std::chrono::milliseconds(0)));
}

TEST_CASE("a stream works ahead only up to its limit", "[face]") {
  std::vector<int> accepted;
  {
    Stream<int> stream(
        [&](const auto& accept, const RunControl&) {
          for (int i = 0; accept(i) == Flow::kContinue; ++i) accepted.push_back(i);
        },
        {}, 3);
    CHECK(stream.next() == 0);
  }
  CHECK(accepted.size() >= 1);
  CHECK(accepted.size() <= 4);
}

TEST_CASE("leaving a stream early, its own stop and the caller's stop end the work", "[face]") {
  { const Stream<int> never_read(count); }
  Stream<int> own(count);
  CHECK(own.next() == 0);
  own.request_stop();
  while (own.next()) {
  }
  std::stop_source stop;
  Stream<int> callers(count, stop.get_token());
  CHECK(callers.next() == 0);
  stop.request_stop();
  while (callers.next()) {
  }
}

TEST_CASE("an exception of the work is thrown after the values before it, once", "[face]") {
  Stream<int> stream([](const auto& accept, const RunControl&) {
    accept(1);
    throw std::runtime_error("no more");
  });
  CHECK(stream.next() == 1);
  CHECK_THROWS_WITH(stream.next(), "no more");
  CHECK_FALSE(stream.next());
}

}  // namespace nonet::testing
