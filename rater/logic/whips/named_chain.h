// A whip or braid in Berthier's notation: CSP variables, left-links and right-links.
//
//   whip[3]: r1n5{c3 c7} - c7n2{r5 r8} - r8c4{n2 .} ==> r5c3 ≠ 5
//
// Suppose the target. In row 1 digit 5 loses the place c3 (left-link) and only c7 remains
// (right-link); that removes r5 from the places of 2 in column 7, and so on, until r8c4 has nothing
// left. A right-link may be a group of places, "c789"; then it is a g-whip or g-braid.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "board/cell_set.h"
#include "rater/logic/position/position.h"

namespace nonet {

// A cell, or a digit in a house.
struct CspVariable {
  std::optional<House> house;
  Cell cell;    // without a house
  Digit digit;  // only with a house

  bool operator==(const CspVariable&) const = default;
};

// One of the cells holds the digit.
struct RightLink {
  CellSet cells;
  Digit digit;

  bool operator==(const RightLink&) const = default;
};

inline bool is_group(const RightLink& link) { return link.cells.size() > 1; }
// Whether the candidate is false if the link holds.
bool excludes(const RightLink& link, Candidate candidate);

struct ChainElement {
  CspVariable variable;
  Candidate left;
  std::optional<RightLink> right;  // all but the last have one
};

enum class ChainKind : std::uint8_t { kWhip, kBraid };

struct NamedChain {
  ChainKind kind = ChainKind::kWhip;
  Candidate target;
  std::vector<ChainElement> elements;  // one per unit of length; empty: there is no such chain
};

// The variable's candidates in the position.
std::vector<Candidate> candidates_of(const CspVariable& variable, const Position& position);

// Finds the variables and left-links of a chain with these right-links; a braid loses those it does
// not need. The left-links of a whip all differ. REQUIRES: the position has no single.
NamedChain named_chain(ChainKind kind, const Position& position, Candidate target,
                       std::span<const RightLink> right_links);

// In the notation above, "whip[3]: ...".
std::string notation_of(const NamedChain& chain);
// "r5c3 ≠ 5"
std::string conclusion_of(Candidate target);

}  // namespace nonet
