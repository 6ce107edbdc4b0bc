// A whip or braid in Berthier's words: CSP variables, left-links and right-links.
//
//   whip[3]: r1n5{c3 c7} - c7n2{r5 r8} - r8c4{n2 .} ==> r5c3 ≠ 5
//
// Suppose the target. In row 1 the place c3 of 5 goes (left-link) and c7 is what remains
// (right-link); that takes r5 from 2 in column 7, and so on, until r8c4 has nothing left.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rater/techniques/position.h"
#include "rater/techniques/proof.h"

namespace nonet {

// A cell, or a digit in a house.
struct CspVariable {
  std::optional<House> house;
  Cell cell;    // without a house
  Digit digit;  // with one

  bool operator==(const CspVariable&) const = default;
};

struct ChainElement {
  CspVariable variable;
  Candidate left;
  std::optional<Candidate> right;  // not of the last
};

enum class ChainKind : std::uint8_t { kWhip, kBraid };

struct NamedChain {
  ChainKind kind = ChainKind::kWhip;
  Candidate target;
  std::vector<ChainElement> elements;  // as many as the chain is long; none: it is not such a chain
};

// Names the variables and left-links of right-links, of a braid without those that it does not
// need. REQUIRES: the position has no single.
NamedChain named_chain(ChainKind kind, const Position& position, Candidate target,
                       std::span<const Candidate> right_links);

// As above, "whip[3]: ...".
std::string notation_of(const NamedChain& chain);

// The target supposed, all that the right-links exclude, and the variable that has nothing left.
// REQUIRES: the chain has elements.
std::shared_ptr<const Proof> proof_of(const Position& position, const NamedChain& chain);

}  // namespace nonet
