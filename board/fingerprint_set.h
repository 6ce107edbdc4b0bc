// A set of grids by their fingerprints, to find duplicates in runs of many millions. One table with
// open addressing (linear probing), at most seven eighths full: 18 to 37 bytes per grid, 55 while
// it grows (std::unordered_set: 48 and more), and one cache miss per lookup. Fingerprints are
// random bits already, so they are their own hash.
#pragma once

#include <cstddef>
#include <utility>
#include <vector>

#include "board/canonical.h"

namespace nonet {

class FingerprintSet {
 public:
  // False where the fingerprint was there already.
  bool insert(const Fingerprint& print) {
    if (print == kNone) return !std::exchange(has_none_, true);
    if (count_ >= slots_.size() / 8 * 7) grow();
    Fingerprint& slot = slots_[slot_of(print)];
    if (slot == print) return false;
    slot = print;
    ++count_;
    return true;
  }
  [[nodiscard]] bool contains(const Fingerprint& print) const {
    if (print == kNone) return has_none_;
    return !slots_.empty() && slots_[slot_of(print)] == print;
  }
  [[nodiscard]] std::size_t size() const { return count_ + (has_none_ ? 1 : 0); }

 private:
  static constexpr Fingerprint kNone{};  // marks a free slot; has_none_ tells whether it is a
                                         // member
  static constexpr std::size_t kFirstSlots = 16;

  // Where the fingerprint is, or else the free slot where it belongs.
  [[nodiscard]] std::size_t slot_of(const Fingerprint& print) const {
    std::size_t slot = print.low & (slots_.size() - 1);
    while (slots_[slot] != kNone && slots_[slot] != print) slot = (slot + 1) & (slots_.size() - 1);
    return slot;
  }

  void grow() {
    std::vector<Fingerprint> old(slots_.empty() ? kFirstSlots : 2 * slots_.size());
    old.swap(slots_);
    for (const Fingerprint& print : old) {
      if (print != kNone) slots_[slot_of(print)] = print;
    }
  }

  std::vector<Fingerprint> slots_;  // a power of two of them, or none
  std::size_t count_ = 0;
  bool has_none_ = false;
};

}  // namespace nonet
