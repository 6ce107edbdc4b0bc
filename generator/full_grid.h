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

  // A uniformly random solution grid. Adds the number of proposals made to `proposals` (see the
  // source).
  [[nodiscard]] Grid random(QuickStream& stream, std::uint64_t& proposals) const;
  [[nodiscard]] Grid random(QuickStream& stream) const {
    std::uint64_t proposals = 0;
    return random(stream, proposals);
  }

  // The number of plain proposals, and the number of plans that replace the ways to complete each:
  // with the share of accepted proposals they give the number of grids.
  static constexpr double kProposals = 9.0 * 8 * 7 * 6 * 5 * 4 * 3 * 2 *  // box 1
                                       56 * 46656 *                       // the rest of band 1
                                       (56.0 * 46656) *                   // the rest of stack 1
                                       56;                                // rows of box 5
  static constexpr std::uint32_t kPlans = 776;

 private:
  static constexpr std::uint16_t kPartitions = 280;  // of nine into three times three
  static constexpr std::uint16_t kNoPartition = kPartitions;
  static constexpr std::size_t kTriples = 84;  // of nine
  static constexpr std::size_t kMostRare = 19;
  using Nine = std::array<std::uint8_t, kSize>;
  using Packed = std::uint64_t;  // nine numbers of four bits

  void fill_partitions();
  void fill_ways();
  void fill_splits();
  void fill_boxes();

  struct Proposal;
  // Adds the rows of boxes 8 and 9; false if the plan does not work out.
  [[nodiscard]] bool complete(Proposal& proposal) const;
  [[nodiscard]] bool works(const Proposal& proposal, std::size_t stack) const;
  [[nodiscard]] std::uint8_t rare_split(const Proposal& proposal) const;
  // A set of places in the top box of a stack: of the digits at these places of the box to the
  // left.
  [[nodiscard]] std::uint16_t partition(Packed places, Packed left, const Nine& taken) const;

  std::array<std::uint8_t, 512> rank_{};                                   // of the sets of three
  std::array<std::array<std::uint16_t, kTriples>, kTriples> partition_{};  // by two of its sets
  std::array<std::uint32_t, kPartitions> line_of_{};  // the set of each of the nine, in two bits
  std::vector<std::array<std::uint8_t, kPartitions>> ways_;  // [middle][bottom]
  // [middle]: the bottom with 8 ways and those with 4, then kNoPartition.
  std::array<std::array<std::uint16_t, kMostRare>, kPartitions> rare_{};
  // [stack][partition of the places in the left box]: the splits that give such rows.
  std::array<std::array<std::array<std::uint8_t, 2>, kPartitions>, 2> splits_with_{};
  std::array<std::vector<Packed>, 2> places_;  // in the top box of each stack, [split and order]
  std::vector<Packed> box4_;
  std::vector<Packed> box7_;
};

// One such grid; use FullGrids for many.
Grid random_full_grid(RandomStream& random);

}  // namespace nonet
