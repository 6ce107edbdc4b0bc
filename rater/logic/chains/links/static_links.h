// Links of a fixed grid, on sets: the removals of rows 21 and 24, without the chains themselves.
//
// Row 21 removes x if x on leads to x off. Such a chain passes a strong link a - b (the only two in
// a cell or house): x on leads to a off and, read from its end, to b off. So x goes exactly if some
// strong link has both ends turning x off. Cycles remove nothing that forcing chains would not.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "rater/logic/chains/links/candidate_board.h"
#include "rater/logic/chains/links/reach_table.h"

namespace nonet::chains {

// Keeps the reach table of the last board and continues it on subsets of that board. On a board
// with singles left the results may be too large.
class StaticLinks {
 public:
  // Announces that the next boards will be subsets of this one.
  void expect_subsets_of(const CandidateBoard& board);
  // Announces that boards given to expect_subsets_of() will be subsets of this one.
  void expect_bases_in(const CandidateBoard& board);

  // Removes the candidates that chains from one source remove; false if there are none.
  bool remove_implied(CandidateBoard& left);

  // The results of row 24: cells with three or more candidates, and houses, all of whose candidates
  // turn the same one off.
  struct Multiple {
    CandidateBoard removed{};
    Bands cells{};                     // cells that remove something
    PerHouse<std::uint16_t> houses{};  // digits of houses that remove something

    [[nodiscard]] bool empty() const { return same(removed, CandidateBoard{}); }
  };
  // REQUIRES: chains from one source remove nothing.
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
  bool base_is_loaded_ = true;       // false: expected_ is not loaded yet
  CandidateBoard outer_expected_{};  // the board of expect_bases_in()
  State all_;
  State base_;
  State now_;
};

}  // namespace nonet::chains
