// Any bytes, read as a PDF: nothing may crash, hang or use much memory, and everything read has
// coordinates on paper.
#include <cmath>
#include <cstdint>
#include <cstdlib>

#include "pdf/read_pdf.h"

namespace nonet {
namespace {

void demand_pdf(bool holds) {
  if (!holds) std::abort();
}

void check_page(const PdfPageFacts& page, const PdfFacts& file) {
  demand_pdf(page.number >= 1 && static_cast<std::size_t>(page.number) <= file.pages);
  for (const PdfMark& mark : page.marks) {
    for (const double place : {mark.box.left, mark.box.top, mark.box.right, mark.box.bottom}) {
      demand_pdf(std::isfinite(place));
    }
  }
}

}  // namespace
}  // namespace nonet

// NOLINTNEXTLINE(readability-identifier-naming): the name libFuzzer calls
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view bytes(reinterpret_cast<const char*>(data), size);
  const auto facts = nonet::read_pdf(bytes, nonet::check_page);
  if (!facts) nonet::demand_pdf(!facts.error().reason.empty());
  return 0;
}
