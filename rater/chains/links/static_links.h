// Links of a grid as it stands, on sets: what rows 21 and 24 remove, without the chains themselves.
//
// Row 21 removes x if x on leads to x off. Such a chain passes a strong link a - b (the only two in
// a cell or house): x on leads to a off and, read from its end, to b off. So x goes exactly if it
// is off both when a is on and when b is on, for some strong link. Cycles remove nothing that
// forcing chains would not.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "rater/chains/links/candidate_board.h"
#include "rater/chains/links/reach_table.h"

namespace nonet::chains {

// Asked about boards that are parts of one another it continues what it knows. Of a board in which
// singles have something left to say the answers may be too large.
class StaticLinks {
 public:
  // Many boards will be asked about, all parts of this one.
  void expect_parts_of(const CandidateBoard& board);
  // Boards that parts are expected of will themselves be parts of this one.
  void expect_grounds_in(const CandidateBoard& board);

  // Takes away what chains from one source remove; false where that is nothing.
  bool remove_implied(CandidateBoard& left);

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
  struct State {
    CandidateBoard board{};
    ReachTable reach;
  };

  void load(const CandidateBoard& left);
  void load_base();
  void number(const CandidateBoard& board, State& state);
  void advance(State& state, const CandidateBoard& left);
  void remove_gone(State& state, const CandidateBoard& left) const;
  void add_house_links(State& state, Digit digit, const CandidateBoard& left) const;
  void add_cell_links(State& state, const CandidateBoard& left) const;

  template <std::size_t kParts>
  Multiple multiple_in(const CandidateBoard& left) const;

  CandidateNumbers numbers_;
  CandidateBoard expected_{};
  bool base_is_expected_ = true;   // false: expected_ is not looked at yet
  CandidateBoard all_expected_{};  // what grounds are expected in
  State all_;
  State base_;
  State now_;
};

}  // namespace nonet::chains
