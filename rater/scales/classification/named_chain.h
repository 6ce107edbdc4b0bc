// A whip or braid in Berthier's words: CSP variables, left-links and right-links.
//
//   whip[3]: r1n5{c3 c7} - c7n2{r5 r8} - r8c4{n2 .} ==> r5c3 ≠ 5
//
// Suppose the target. In row 1 the place c3 of 5 goes (left-link) and c7 is what remains
// (right-link); that takes r5 from 2 in column 7, and so on, until r8c4 has nothing left. A
// right-link may be a group of places, "c789"; then it is a g-whip or g-braid.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "board/cell_set.h"
#include "rater/techniques/position.h"

namespace nonet {

// A cell, or a digit in a house.
struct CspVariable {
  std::optional<House> house;
  Cell cell;    // without a house
  Digit digit;  // with one

  bool operator==(const CspVariable&) const = default;
};

// One of the cells has the digit.
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
  std::optional<RightLink> right;  // not of the last
};

enum class ChainKind : std::uint8_t { kWhip, kBraid };

struct NamedChain {
  ChainKind kind = ChainKind::kWhip;
  Candidate target;
  std::vector<ChainElement> elements;  // as many as the chain is long; none: it is not such a chain
};

// What the position leaves of the variable.
std::vector<Candidate> candidates_of(const CspVariable& variable, const Position& position);

// Names the variables and left-links of right-links, of a braid without those that it does not
// need. The left-links of a whip all differ. REQUIRES: the position has no single.
NamedChain named_chain(ChainKind kind, const Position& position, Candidate target,
                       std::span<const RightLink> right_links);

// As above, "whip[3]: ...".
std::string notation_of(const NamedChain& chain);
// "r5c3 ≠ 5"
std::string conclusion_of(Candidate target);

}  // namespace nonet
