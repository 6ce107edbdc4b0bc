// ER, EP, ED and the hardest technique of a walk, updated step by step. The classic scale and the
// ladder of other boards both use it; they differ in the type that names a technique.
#pragma once

#include "rater/orders/explainer/explainer.h"

namespace nonet {

template <typename Technique>
class ExplainerSummary {
 public:
  // Prices in tenths.
  void add(Technique technique, int price, bool places) {
    if (price > er_) {
      er_ = price;
      hardest_ = technique;
    }
    if (!first_step_done_) ed_ = er_;
    first_step_done_ = true;
    if (places && !placed_) {
      ep_ = er_;
      placed_ = true;
    }
  }

  // key_of(technique) gives the technique's key.
  template <typename KeyOf>
  [[nodiscard]] Rating rating(RatingEnd end, int cells_left, KeyOf key_of) const {
    Rating rating;
    rating.scale = "explainer";
    rating.scale_version = 1;
    rating.end = end;
    rating.cells_left = cells_left;
    if (first_step_done_) rating.hardest = key_of(hardest_);
    if (end == RatingEnd::kSolved) rating.score = er_ / 10.0;
    rating.values = {{kExplainerColumns[0], er_ / 10.0, 1},
                     {kExplainerColumns[1], ep_ / 10.0, 1},
                     {kExplainerColumns[2], ed_ / 10.0, 1}};
    return rating;
  }

 private:
  int er_ = 0;
  int ep_ = 0;
  int ed_ = 0;
  bool placed_ = false;
  bool first_step_done_ = false;
  Technique hardest_{};
};

}  // namespace nonet
