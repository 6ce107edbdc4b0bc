#include "base/progress_text.h"

#include <catch2/catch.hpp>

#include "base/number_text.h"

namespace nonet {
namespace {

TEST_CASE("progress says rate, share and time left", "[base]") {
  CHECK(progress_line({.done = 250, .total = 1000, .note = "best 9.2"}, 10, 200) ==
        "[#####...............]  25%  250/1000  25/s  30 s left  best 9.2");
  CHECK(progress_line({.done = 5000000, .total = 0, .note = ""}, 2.5, 200) ==
        "5000000 done  2.00M/s  3 s");
  CHECK(progress_line({.done = 5000000, .total = 0, .note = ""}, 2.5, 10) == "5000000 do");
  CHECK(duration_text(59.4) == "59 s");
  CHECK(duration_text(250) == "4 min 10 s");
  CHECK(duration_text(7500) == "2 h 05 min");
}

TEST_CASE("the time left is computed from the finished work, if the work is known", "[base]") {
  CHECK(progress_line({.done = 250, .total = 1000, .note = ""}, 10, 200, 0.1) ==
        "[#####...............]  25%  250/1000  25/s  1 min 30 s left");
  CHECK(seconds_left({.done = 250, .total = 1000, .note = ""}, 10, {}) == 30);
  CHECK_FALSE(seconds_left({.done = 250, .total = 0, .note = ""}, 10, 0.5));
}

TEST_CASE("before any time has passed there is no rate", "[base]") {
  CHECK(rate_after({.done = 5, .total = 0, .note = ""}, 0) == 0);
  CHECK(progress_line({.done = 0, .total = 4, .note = ""}, 0, 80) ==
        "[....................]   0%  0/4  0/s  0 s");
}

}  // namespace
}  // namespace nonet
