// Random full grids, each of the 6,670,903,752,021,072,936,960 with the same probability.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "base/quick_stream.h"
#include "board/grid.h"

namespace nonet {

// Holds the tables of the sampler; safe to use from several threads at once.
class FullGrids {
 public:
  FullGrids();

  // A uniformly random solution grid. Adds the proposals it took to `proposals` (see the source).
  [[nodiscard]] Grid random(QuickStream& stream, std::uint64_t& proposals) const;
  [[nodiscard]] Grid random(QuickStream& stream) const {
    std::uint64_t proposals = 0;
    return random(stream, proposals);
  }

  // How many proposals there are, and for how many grids each stands at most: together with the
  // share of proposals accepted they give the number of grids.
  static constexpr double kProposals = 9.0 * 8 * 7 * 6 * 5 * 4 * 3 * 2 *  // box 1
                                       56 * 46656 *                       // the rest of band 1
                                       (56.0 * 46656) *                   // the rest of stack 1
                                       (56.0 * 56);                       // rows of boxes 5 and 8
  [[nodiscard]] double most_grids_of_proposal() const { return most_ways_ * most_ways_; }

 private:
  static constexpr std::size_t kPartitions = 280;  // of nine into three times three
  static constexpr std::size_t kTriples = 84;      // of nine
  using Packed = std::uint64_t;                    // nine numbers of four bits

  void fill_partitions();
  void fill_boxes();

  // Ways to complete a stack: `places` tells the place of each digit in its top box, and the rows
  // of the other two boxes are taken from places of their left neighbours.
  struct Rows {
    Packed neighbour;
    const std::array<std::uint8_t, kSize>& taken;
  };
  // A random one, or nullopt: each with a probability of one in most_ways_.
  [[nodiscard]] std::optional<std::uint32_t> way(Packed places, const Rows& middle,
                                                 const Rows& bottom, QuickStream& stream) const;
  [[nodiscard]] std::size_t partition(Packed places, const Rows& rows) const;

  std::array<std::uint8_t, 512> rank_{};                                   // of the sets of three
  std::array<std::array<std::uint16_t, kTriples>, kTriples> partition_{};  // by two of its sets
  std::vector<std::array<std::uint8_t, kPartitions>> ways_;                // [middle][bottom]
  std::array<std::uint8_t, kPartitions> most_ways_with_{};                 // [middle]
  std::uint32_t most_ways_ = 0;
  std::vector<Packed> places_in_box2_;  // [split and order]
  std::vector<Packed> places_in_box3_;
  std::vector<Packed> box4_;
  std::vector<Packed> box7_;
};

// One such grid; for many there is FullGrids.
Grid random_full_grid(RandomStream& random);

}  // namespace nonet
