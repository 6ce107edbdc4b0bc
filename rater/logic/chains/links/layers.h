// Breadth-first layers of on-nodes as sets: the nodes reached from one candidate by links of a
// grid, two links at a time, without order.
#pragma once

#include "rater/logic/chains/links/link_matrix.h"

namespace nonet::chains {

inline bool intersects(const BitRow& a, const BitRow& b, std::size_t words) {
  for (std::size_t w = 0; w < words; ++w) {
    if ((a[w] & b[w]) != 0) return true;
  }
  return false;
}

class Layers {
 public:
  Layers(const LinkMatrix& links, LinkKinds kinds) : links_(links), kinds_(kinds) {}

  void start(DenseId x) {
    layer_ = {};
    set_bit(layer_, x);
    visited_ = layer_;
  }
  void start(const BitRow& all) {
    layer_ = all;
    visited_ = all;
  }
  // Visits only candidates of `within`.
  void start_within(DenseId x, const BitRow& within) {
    start(x);
    for (std::size_t w = 0; w < links_.words(); ++w) visited_[w] |= ~within[w];
  }
  void start_with_strong(DenseId x) {
    layer_ = {};
    for (const Link link : links_.strong(x, kinds_)) set_bit(layer_, link.to);
    visited_ = layer_;
  }
  // False if nothing new is reached.
  bool advance() {
    switch (links_.words()) {
      case 2:
        return advance_in<2>();
      case 4:
        return advance_in<4>();
      default:
        return advance_in<kRowWords>();
    }
  }
  [[nodiscard]] const BitRow& layer() const { return layer_; }

 private:
  template <std::size_t kWords>
  bool advance_in() {
    std::array<std::uint64_t, kWords> next{};
    for_each_bit(layer_, kWords, [&](DenseId x) {
      const BitRow& row = links_.step_row(x, kinds_);
      for (std::size_t w = 0; w < kWords; ++w) next[w] |= row[w];
    });
    std::uint64_t any = 0;
    for (std::size_t w = 0; w < kWords; ++w) {
      layer_[w] = next[w] & ~visited_[w];
      visited_[w] |= layer_[w];
      any |= layer_[w];
    }
    return any != 0;
  }

  const LinkMatrix& links_;
  LinkKinds kinds_;
  BitRow layer_;
  BitRow visited_;
};

// The on-nodes one layer before `layer`: they turn off a candidate which turns on a node of it.
inline BitRow layer_before(const LinkMatrix& links, LinkKinds kinds, const BitRow& layer) {
  const std::size_t words = links.words();
  BitRow before{};
  for_each_bit(layer, words, [&](DenseId on) {
    for (const Link off : links.strong(on, kinds)) {
      const BitRow& row = links.weak_row(off.to, kinds);
      for (std::size_t w = 0; w < words; ++w) before[w] |= row[w];
    }
  });
  return before;
}

}  // namespace nonet::chains
