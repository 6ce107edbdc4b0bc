// A set of grids by their fingerprints, to find duplicates.
#pragma once

#include <cstddef>

#include "board/fingerprint_table.h"

namespace nonet {

class FingerprintSet {
 public:
  // False where the fingerprint was there already.
  bool insert(const Fingerprint& print) { return table_.insert({print}); }
  [[nodiscard]] bool contains(const Fingerprint& print) const {
    return table_.find(print) != nullptr;
  }
  [[nodiscard]] std::size_t size() const { return table_.size(); }

 private:
  struct Member {
    Fingerprint print;
  };

  FingerprintTable<Member> table_;
};

}  // namespace nonet
