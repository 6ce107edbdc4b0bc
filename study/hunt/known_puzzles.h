// Puzzles that are known already, such as a public list, up to isomorphism: what of a hunt's finds
// is new.
#pragma once

#include <set>
#include <span>

#include "board/canonical.h"
#include "board/puzzle.h"

namespace nonet {

class KnownPuzzles {
 public:
  explicit KnownPuzzles(std::span<const Puzzle> puzzles);

  // REQUIRES: the fingerprint of a canonical form.
  [[nodiscard]] bool contains(const Fingerprint& form) const { return forms_.contains(form); }

 private:
  std::set<Fingerprint> forms_;
};

}  // namespace nonet
