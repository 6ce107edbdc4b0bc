// Entries found by the fingerprint of a grid, for runs of many millions. One table with open
// addressing (linear probing), at most seven eighths full: an entry that is a fingerprint alone
// takes 18 to 37 bytes, 55 while the table grows (std::unordered_set: 48 and more), and a lookup
// one cache miss. Fingerprints are random bits already, so they are their own hash.
#pragma once

#include <cstddef>
#include <utility>
#include <vector>

#include "board/canonical.h"

namespace nonet {

// Entry has a member `print`, its fingerprint.
template <typename Entry>
class FingerprintTable {
 public:
  // Adds the entry unless there is one with its fingerprint; whether it did.
  bool insert(const Entry& entry) {
    if (entry.print == kNone) {
      if (has_none_) return false;
      none_ = entry;
      return has_none_ = true;
    }
    if (count_ >= slots_.size() / 8 * 7) grow();
    Entry& slot = slots_[slot_of(entry.print)];
    if (slot.print == entry.print) return false;
    slot = entry;
    ++count_;
    return true;
  }
  // nullptr: there is none.
  [[nodiscard]] const Entry* find(const Fingerprint& print) const {
    if (print == kNone) return has_none_ ? &none_ : nullptr;
    if (slots_.empty()) return nullptr;
    const Entry& slot = slots_[slot_of(print)];
    return slot.print == print ? &slot : nullptr;
  }
  [[nodiscard]] std::size_t size() const { return count_ + (has_none_ ? 1 : 0); }

 private:
  static constexpr Fingerprint kNone{};  // marks a free slot; its entry is none_
  static constexpr std::size_t kFirstSlots = 16;

  // Where the fingerprint is, or else the free slot where it belongs.
  [[nodiscard]] std::size_t slot_of(const Fingerprint& print) const {
    std::size_t slot = print.low & (slots_.size() - 1);
    while (slots_[slot].print != kNone && slots_[slot].print != print) {
      slot = (slot + 1) & (slots_.size() - 1);
    }
    return slot;
  }

  void grow() {
    std::vector<Entry> old(slots_.empty() ? kFirstSlots : 2 * slots_.size());
    old.swap(slots_);
    for (const Entry& entry : old) {
      if (entry.print != kNone) slots_[slot_of(entry.print)] = entry;
    }
  }

  std::vector<Entry> slots_;  // a power of two of them, or none
  std::size_t count_ = 0;
  Entry none_{};
  bool has_none_ = false;
};

}  // namespace nonet
