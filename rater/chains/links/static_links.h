// Links of a grid as it stands, on sets: what rows 21 and 24 remove, without the chains themselves.
//
// Row 21 removes x if x on leads to x off. Such a chain passes a strong link a - b (the only two in
// a cell or house): x on leads to a off and, read from its end, to b off. So x goes exactly if it
// is off both when a is on and when b is on, for some strong link; and links that were there when
// nothing was found need not be looked at again. Cycles remove nothing that forcing chains would
// not.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "rater/chains/links/candidate_board.h"

namespace nonet::chains {

class StaticLinks {
 public:
  // Takes away what chains from one source remove; false where that is nothing, then `quiet` is
  // made equal to `left`. REQUIRES: such chains find nothing in `quiet`, and left is a part of it.
  bool remove_implied(CandidateBoard& left, CandidateBoard& quiet);

  // What row 24 finds: cells with three or more candidates and houses, all of whose candidates turn
  // the same one off.
  struct Multiple {
    CandidateBoard removed{};
    Bands cells{};                     // that remove something
    PerHouse<std::uint16_t> houses{};  // digits of houses that do

    [[nodiscard]] bool empty() const { return same(removed, CandidateBoard{}); }
  };
  // REQUIRES: chains from one source find nothing.
  Multiple multiple(const CandidateBoard& left);

 private:
  // What follows when a candidate is on.
  struct Reach {
    CandidateBoard off{};
    std::array<std::uint64_t, (kCandidates + 63) / 64> on{};  // by CandidateId
  };
  struct Link {
    CandidateId a;
    CandidateId b;
  };

  void load(const CandidateBoard& left, const CandidateBoard& quiet);
  void load_houses(Digit digit, const CandidateBoard& left, const CandidateBoard& quiet);
  void load_cells(const CandidateBoard& left, const CandidateBoard& quiet);
  void add_link(CandidateId a, CandidateId b, bool fresh);
  // What is off when the candidate is on.
  const CandidateBoard& off_when_on(CandidateId source);

  CandidateBoard left_{};
  CandidateBoard ends_{};                           // candidates with strong links
  PerCell<std::uint16_t> end_digits_{};             // the same by cell
  std::array<std::uint8_t, kCandidates> degree_{};  // strong links of a candidate
  std::array<std::array<CandidateId, 4>, kCandidates> linked_{};
  std::vector<Link> fresh_;
  std::vector<Reach> reach_;
  std::array<std::uint16_t, kCandidates> reach_slot_{};  // 1 + index into reach_
};

}  // namespace nonet::chains
