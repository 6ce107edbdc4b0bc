// A puzzle for tests of deep trial and error.
#pragma once

namespace nonet::testing {

// Of this project (a hunt for harder ones), of trial-and-error depth 2.
inline constexpr const char* kDepthTwo =
    "8....4.....5.6...7.6.3...5.....1...2..7...16....4.6.3..98.2...6.2....9..5..8...2.";

}  // namespace nonet::testing
