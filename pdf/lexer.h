// The values of a PDF one at a time, from the file or from a page's contents (ISO 32000-1, 7.2 and
// 7.3). For any input, every byte is examined a few times at most.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "pdf/budget.h"
#include "pdf/object.h"

namespace nonet {

class PdfLexer {
 public:
  // Contents of pages have no references: "1 0 R" are two numbers and an operator there.
  enum class References : bool { kNo, kYes };

  PdfLexer(std::string_view bytes, std::size_t at, References references, PdfBudget& budget)
      : bytes_(bytes), at_(at), references_(references), budget_(budget) {}

  // nullopt at the end. Throws PdfRefused for an array or dictionary that is unclosed, too deep or
  // too long.
  std::optional<PdfObject> next();

  // The offset after the last value.
  [[nodiscard]] std::size_t at() const { return at_; }
  void go_to(std::size_t at) { at_ = at; }
  void skip_space();
  // The approximate memory of the last value.
  [[nodiscard]] std::size_t size_of_last() const { return size_; }

 private:
  [[nodiscard]] bool ended() const { return at_ >= bytes_.size(); }
  [[nodiscard]] std::optional<PdfObject> value(int depth);
  [[nodiscard]] PdfObject count(PdfObject object, std::size_t bytes);
  [[nodiscard]] PdfObject array(int depth);
  [[nodiscard]] PdfObject dictionary(int depth);
  [[nodiscard]] PdfObject name();
  [[nodiscard]] PdfObject string();
  [[nodiscard]] PdfObject hexadecimal();
  [[nodiscard]] PdfObject word();
  [[nodiscard]] char escaped();
  [[nodiscard]] std::string_view regular();
  [[nodiscard]] std::optional<PdfReference> reference_from(double number);

  std::string_view bytes_;
  std::size_t at_;
  References references_;
  PdfBudget& budget_;
  std::size_t nodes_ = 0;
  std::size_t size_ = 0;
};

// "12", "-.5", "+3."; nullopt for anything else.
std::optional<double> pdf_number(std::string_view text);

bool is_pdf_space(char c);

}  // namespace nonet
