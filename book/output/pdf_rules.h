// Rules for PDFs that pages and covers share: of the file as a whole, and of single marks.
#pragma once

#include <cstdint>
#include <set>
#include <string>
#include <vector>

#include "book/paper/print_figures.h"
#include "pdf/facts.h"

namespace nonet {

struct PdfFault {
  int page = 0;  // from 1; 0: of the whole file
  std::string text;

  // "page 12: ...".
  [[nodiscard]] std::string line() const;
};

// Faults of one page or of the whole file, each once, up to a limit.
class PdfFaultList {
 public:
  void add(int page, std::string text);
  // The faults so far; the next page begins.
  std::vector<PdfFault> take();

 private:
  std::vector<PdfFault> faults_;
  std::set<std::string> known_;
};

// A text of the file for a line of output: shortened, with printable characters only.
std::string quoted_text(const std::string& text);

// Judges the file as a whole: its version, its fonts, and parts that a printer removes or refuses.
// If it is encrypted, that is the only fault found.
void judge_pdf_file(const PdfFacts& file, const ProfileFigures& figures, PdfFaultList& faults);

enum class InksAllowed : std::uint8_t { kGrey, kPress, kAll };  // kPress: grey and CMYK
struct InkRules {
  InksAllowed inks = InksAllowed::kGrey;
  double smallest_text = 0;  // points
  // Grey is printed as dots: fills may not be too light for them, nor small type grey.
  bool grey_is_dots = false;
};
void judge_pdf_mark(int page, const PdfMark& mark, const InkRules& rules, PdfFaultList& faults);

// A white fill: no ink.
bool is_paper(const PdfMark& mark);

}  // namespace nonet
