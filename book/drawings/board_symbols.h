// What stands for the digits of a board: the digits themselves, the letters of a word, or for
// children shapes, drawn as outlines so that every printer and screen shows them alike.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/result.h"
#include "charts/drawing.h"

namespace nonet {

class BoardSymbols {
 public:
  // "digits", "shapes", or a word of different letters A to Z.
  static Result<BoardSymbols> of(std::string_view text);

  BoardSymbols() = default;  // digits

  [[nodiscard]] bool are_digits() const { return kind_ == Kind::kDigits; }
  [[nodiscard]] bool are_shapes() const { return kind_ == Kind::kShapes; }
  // In capitals; empty without one.
  [[nodiscard]] const std::string& word() const { return word_; }
  // Whether they can stand for so many digits: shapes for up to six, a word for as many as it has
  // letters.
  [[nodiscard]] bool suit(int digits) const;

  // The character for a digit. REQUIRES: these are no shapes.
  [[nodiscard]] char letter_of(int digit) const;
  // The digit of a character; 0: none.
  [[nodiscard]] int digit_of(char letter) const;
  // The outline for a digit in a cell of this side. REQUIRES: these are shapes that suit it.
  [[nodiscard]] static Contour shape_of(int digit, Point center, double side);
  // The digit whose outline this is, as drawn in the cell or turned by half a turn; 0: none.
  [[nodiscard]] static int digit_of(const Contour& path, Point center, double side, Stand stand);

 private:
  enum class Kind : unsigned char { kDigits, kShapes, kLetters };
  Kind kind_ = Kind::kDigits;
  std::string word_;
};

}  // namespace nonet
