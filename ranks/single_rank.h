// A process started alone.
#pragma once

#include "ranks/ranks.h"

namespace nonet {

class SingleRank : public Ranks {
 public:
  [[nodiscard]] std::size_t rank() const override { return local_.rank(); }
  [[nodiscard]] std::size_t ranks() const override { return local_.ranks(); }
  std::optional<std::vector<Bytes>> gather(std::span<const std::byte> own) override {
    return local_.gather(own);
  }
  std::optional<Bytes> from_first(std::span<const std::byte> own) override {
    return local_.from_first(own);
  }
  [[nodiscard]] Traffic traffic() const override { return {}; }

 private:
  LocalExchange local_;
};

}  // namespace nonet
