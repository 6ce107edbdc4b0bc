// The sums over the blocks of an atlas: all that its estimates need, however long it runs.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "study/atlas/atlas_block.h"
#include "study/statistics/interval.h"

namespace nonet {

class AtlasTally {
 public:
  void add(const AtlasBlock& block);
  // The blocks of another run, which must be others than these.
  void add(const AtlasTally& other);

  [[nodiscard]] std::uint64_t blocks() const { return blocks_; }

  // The number of minimal puzzles, with 95 % of chance error. REQUIRES: blocks() > 1.
  [[nodiscard]] Interval all() const { return mean_of(all_); }
  // The same of so many clues; nullopt: none was found.
  [[nodiscard]] std::optional<Interval> with_clues(int clues) const;
  // The share of minimal puzzles with each rated property, in per cent, as a ratio of two
  // estimates; by scale and value: "er\t7.2". REQUIRES: blocks() > 1.
  [[nodiscard]] std::map<std::string, Interval> shares() const;

  // For a checkpoint. nullopt: bytes of another version, or damaged ones.
  [[nodiscard]] std::vector<std::byte> bytes() const;
  static std::optional<AtlasTally> of_bytes(std::span<const std::byte> bytes);

 private:
  struct Sums {
    double value = 0;
    double square = 0;
    double with_all = 0;  // products with the estimate of all puzzles of the block

    Sums& operator+=(const Sums& other);
    void add(double estimate, double all);
  };
  [[nodiscard]] Interval mean_of(const Sums& sums) const;
  [[nodiscard]] Interval share_of(const Sums& sums) const;

  std::uint64_t blocks_ = 0;
  std::array<Sums, kCells + 1> puzzles_{};
  Sums all_;
  std::map<std::string, Sums> rated_;
};

}  // namespace nonet
