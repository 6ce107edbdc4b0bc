// The threshold from which a find is reported: "er=11", "depth=3", "bxb=7".
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "base/result.h"
#include "generator/hunt/archive.h"

namespace nonet {

struct FindThreshold {
  enum class Of : std::uint8_t { kEr, kDepth, kBxb, kBxbb };
  Of of = Of::kEr;
  double least = 0;  // an ER may have a decimal
};

// The error lists the known words.
Result<FindThreshold> parse_threshold(std::string_view text);
// "er=11".
std::string text_of(const FindThreshold& threshold);
// A BxB belongs to depth 2, a BxBB to depth 3; an unrated find reaches no ER.
bool reaches(const FindThreshold& threshold, const ArchivedPuzzle& find);

}  // namespace nonet
