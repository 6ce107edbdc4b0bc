// The names of a board's cells, houses and digits in the words of a language.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "rater/explain/named_proof.h"
#include "rater/explain/step_words.h"
#include "variants/ladder/board_marks.h"
#include "variants/ladder/board_technique.h"
#include "variants/ladder/chains/board_proof.h"

namespace nonet::variants {

class BoardWords {
 public:
  // Borrows both.
  BoardWords(const LadderBoard& board, const StepWords& words) : board_(board), words_(words) {}

  [[nodiscard]] const LadderBoard& board() const { return board_; }
  [[nodiscard]] const StepWords& words() const { return words_; }

  [[nodiscard]] std::string cell(CellIndex cell) const;
  [[nodiscard]] std::string spot(Spot spot) const;
  [[nodiscard]] std::string house(HouseIndex house) const;
  // `digit`: from 0.
  [[nodiscard]] static std::string digit(std::size_t digit);
  // "r1c1 and r2c3 are a knight's move apart".
  [[nodiscard]] std::string pair(CellIndex a, CellIndex b) const;
  [[nodiscard]] std::string technique(BoardTechnique technique) const;

  // "r1c2, r1c5"; in reading order.
  [[nodiscard]] std::string cells(std::vector<CellIndex> cells) const;
  // "2, 5 and 7"; with kOr: "2, 5 or 7".
  [[nodiscard]] std::string digits(Bits digits, StepPhrase last_word = StepPhrase::kAnd) const;
  // "row 3", "rows 3 and 7", "row 3 and box 2"; where grids overlap "row 3 of grid 1".
  [[nodiscard]] std::string houses(const std::vector<HouseIndex>& houses) const;
  // "4 from r3c1, r4c1; 7 from r3c1".
  [[nodiscard]] std::string candidates(const std::vector<BoardCandidate>& candidates) const;
  // The boxes of the cells, or their rows where there are no boxes: the eye goes there first.
  [[nodiscard]] std::string places(std::span<const CellIndex> cells) const;

  [[nodiscard]] NamedProof proof(const BoardProof& proof) const;

 private:
  // With the grid of the house, where several overlap and it is no box.
  [[nodiscard]] std::string in_grid(std::string name, HouseIndex house) const;

  const LadderBoard& board_;
  const StepWords& words_;
};

}  // namespace nonet::variants
