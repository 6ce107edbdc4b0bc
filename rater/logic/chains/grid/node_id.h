// A node of a chain as one number: a candidate that is true ("on") or false ("off").
#pragma once

#include <cstdint>

#include "rater/logic/chains/grid/chain_grid.h"

namespace nonet::chains {

// 2 * candidate, plus 1 for on: 0 to 1457. The tables continue with groups of candidates.
using NodeId = std::uint16_t;
inline constexpr NodeId kCandidateNodes = 2 * kCandidates;

constexpr NodeId node_id(CandidateId candidate, bool on) {
  return static_cast<NodeId>(2 * candidate + (on ? 1 : 0));
}
constexpr NodeId node_of(Candidate candidate, bool on) {
  return node_id(static_cast<CandidateId>(candidate.index()), on);
}
constexpr CandidateId candidate_in(NodeId node) { return static_cast<CandidateId>(node / 2); }
constexpr bool is_on(NodeId node) { return node % 2 == 1; }
// The same candidate or group with the other truth value.
constexpr NodeId opposite(NodeId node) { return static_cast<NodeId>(node ^ 1U); }

}  // namespace nonet::chains
