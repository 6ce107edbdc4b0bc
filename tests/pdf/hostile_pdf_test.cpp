// PDFs made to hang a reader, to take all memory or to use up its stack. The reader must end,
// within its bounds of memory, with a reason. The files far exceed the bounds, so that without the
// bounds these tests would never end.
#include <algorithm>
#include <catch2/catch.hpp>
#include <fmt/format.h>

#include "base/random_stream.h"
#include "pdf/read_pdf.h"
#include "tests/pdf/written_pdf.h"

namespace nonet {
namespace {

using testing::deflated;
using testing::one_page;
using testing::reference;
using testing::stream_text;
using testing::WrittenPdf;

std::string repeated(std::string_view text, std::size_t times) {
  std::string all;
  for (std::size_t i = 0; i < times; ++i) all += text;
  return all;
}

// A page that draws form 5, the first of `count`; each form draws the next one several times.
WrittenPdf nested_forms(int count, std::size_t times) {
  WrittenPdf pdf = one_page("/X Do", "/XObject<</X 5 0 R>>");
  for (int i = 0; i < count; ++i) {
    pdf.add_stream(repeated("/X Do ", times),
                   fmt::format("/Subtype/Form/Resources<</XObject<</X {} 0 R>>>>", pdf.next() + 1));
  }
  return pdf;
}

WrittenPdf form_that_draws_itself() {
  WrittenPdf pdf = one_page("/X Do", "/XObject<</X 5 0 R>>");
  pdf.add_stream("/X Do /X Do", "/Subtype/Form");
  return pdf;
}

// Two gigabytes of spaces, compressed twice: some ten kilobytes.
WrittenPdf compressed_twice() {
  std::string once;
  for (int i = 0; i < 32; ++i) once += std::string(std::size_t{1} << 16U, '\0');
  const std::string block = deflated(repeated(once, 100));
  WrittenPdf pdf = one_page("");
  pdf.replace(4, stream_text(deflated(block), "/Filter[/FlateDecode/FlateDecode]"));
  return pdf;
}

WrittenPdf pages_of_kids(const std::string& kids) {
  WrittenPdf pdf = one_page("0 0 1 1 re f");
  pdf.replace(2, "<</Type/Pages/MediaBox[0 0 612 792]/Kids[" + kids + "]>>");
  return pdf;
}

// A tree of nodes, each with the next one as its only kid, or twice.
WrittenPdf nested_tree(int nodes, bool twice) {
  WrittenPdf pdf = one_page("");
  pdf.replace(2, "<</Kids[5 0 R]>>");
  for (int i = 0; i < nodes; ++i) {
    const std::string next = reference(pdf.next() + 1);
    pdf.add("<</Kids[" + next + (twice ? " " + next : "") + "]>>");
  }
  pdf.add("<</Kids[]>>");
  return pdf;
}

// Each stream's length is in the next stream of objects.
WrittenPdf lengths_in_streams() {
  WrittenPdf pdf = one_page("");
  for (int i = 0; i < 100'000; ++i) {
    pdf.add(fmt::format("<</Length {} 0 R>>\nstream\n\nendstream", pdf.next() + 1));
  }
  pdf.replace(4, "<</Length 5 0 R>>\nstream\n\nendstream");
  return pdf;
}

WrittenPdf references_in_a_row(std::size_t count) {
  WrittenPdf pdf = one_page("", "/Font 5 0 R");
  pdf.replace(4, stream_text("/F 9 Tf"));
  for (std::size_t i = 0; i < count; ++i) pdf.add(reference(pdf.next() + 1));
  pdf.add(reference(5));
  return pdf;
}

WrittenPdf font_of(const std::string& entries, const std::string& map) {
  WrittenPdf pdf = one_page("/F 9 Tf (x) Tj", "/Font<</F 5 0 R>>");
  pdf.add("<</Type/Font/Subtype/Type0/DescendantFonts[<<" + entries + ">>]/ToUnicode 6 0 R>>");
  pdf.add_stream(map);
  return pdf;
}

// By the places of objects 1 and 5, both are in the stream of object 5.
std::string packed_into_itself() {
  const std::string place("\x02\0\0\0\x05\0\0", 7);
  return fmt::format("%PDF-1.5\n7 0 obj\n{}\nendobj\nstartxref\n9\n",
                     stream_text(place + place, "/Type/XRef/Root 1 0 R/W[1 4 2]/Index[1 1 5 1]"));
}

struct HostilePdf {
  std::string_view name;
  std::string (*bytes)();
  std::string_view reason;  // a part of the error message; empty: the file is read
};

const HostilePdf kHostile[] = {
    {"a form that draws itself", [] { return form_that_draws_itself().bytes(); }, "draws itself"},
    {"forms forty deep", [] { return nested_forms(40, 1).bytes(); }, "forms in forms"},
    {"forms that draw the next twice", [] { return nested_forms(30, 2).bytes(); }, "more work"},
    {"compressed data in compressed data", [] { return compressed_twice().bytes(); },
     "a stream of more than"},
    {"q and no Q", [] { return one_page(repeated("q ", 20'000)).bytes(); }, "operators q"},
    {"one page a million times", [] { return pages_of_kids(repeated("3 0 R ", 900'000)).bytes(); },
     "more than 10000 pages"},
    {"a million kids in one array",
     [] { return pages_of_kids(repeated("3 0 R ", 1'000'001)).bytes(); }, "more than 1000000"},
    {"a tree of pages that is its own kid", [] { return pages_of_kids("2 0 R").bytes(); },
     "contains itself"},
    {"a tree of pages a hundred thousand deep", [] { return nested_tree(100'000, false).bytes(); },
     "a tree of pages more than"},
    {"a tree of pages that doubles", [] { return nested_tree(60, true).bytes(); }, "more work"},
    {"lengths of streams behind one another", [] { return lengths_in_streams().bytes(); },
     "can be read only after"},
    {"references in a circle", [] { return references_in_a_row(3).bytes(); },
     "references to references"},
    {"many references in a row", [] { return references_in_a_row(100'000).bytes(); },
     "references to references"},
    {"arrays a million deep", [] { return one_page(repeated("[", 1'000'000)).bytes(); },
     "more than 64 deep"},
    {"an object that is packed into itself", [] { return packed_into_itself(); },
     "object 5 is no stream of objects"},
    {"codes without number in a font",
     [] {
       return font_of("/W[" + repeated("0 2000000000 5 ", 50'000) + "]",
                      "1 beginbfrange " + repeated("<0000><FFFFFFFF><0041> ", 50'000))
           .bytes();
     },
     "more work"},
    {"the same contents a hundred thousand times",
     [] {
       WrittenPdf pdf = one_page("");
       pdf.replace(3, "<</Type/Page/Contents[" + repeated("4 0 R ", 100'000) + "]>>");
       pdf.replace(4, stream_text(repeated("0 0 1 1 re f\n", 1000)));
       return pdf.bytes();
     },
     "a stream of more than"},
    {"marks without number", [] { return one_page(repeated("0 0 1 1 re B\n", 2'000'000)).bytes(); },
     "of memory"},
};

TEST_CASE("Hostile PDFs are refused with the reason", "[pdf]") {
  for (const HostilePdf& hostile : kHostile) {
    INFO(hostile.name);
    const auto facts = read_pdf(hostile.bytes(), [](const PdfPageFacts&, const PdfFacts&) {});
    if (hostile.reason.empty()) {
      CHECK(facts.ok());
      continue;
    }
    REQUIRE_FALSE(facts.ok());
    INFO(facts.error().reason);
    CHECK(facts.error().reason.find(hostile.reason) != std::string::npos);
  }
}

TEST_CASE("A stop ends the reading of a hostile PDF", "[pdf]") {
  std::stop_source source;
  source.request_stop();
  for (const HostilePdf& hostile : kHostile) {
    INFO(hostile.name);
    const auto facts = read_pdf(
        hostile.bytes(), [](const PdfPageFacts&, const PdfFacts&) { FAIL("a page was read"); },
        RunControl(source.get_token()));
    CHECK(facts.ok());
  }
}

// Changes or removes bytes of a small file ten thousand times; tests/fuzz/fuzz_pdf.cpp does the
// same with sanitizers and for hours.
TEST_CASE("A PDF with any byte changed or lost is read or refused", "[pdf]") {
  WrittenPdf pdf =
      one_page("BT /F 9 Tf (AB) Tj ET /X Do 0 0 1 1 re f", "/XObject<</X 5 0 R>>/Font<</F 6 0 R>>");
  pdf.add_stream(deflated("0 0 1 1 re f"), "/Subtype/Form/Filter/FlateDecode");
  pdf.add("<</Type/Font/Subtype/Type1/BaseFont/X/ToUnicode 7 0 R/FirstChar 65/Widths[5 6]>>");
  pdf.add_stream("1 beginbfchar <41> <0047> endbfchar");
  RandomStream chance(1, "damaged PDFs");
  for (const std::string& whole : {pdf.bytes(), pdf.packed_bytes()}) {
    std::size_t readable = 0;
    for (int trial = 0; trial < 5000; ++trial) {
      std::string bytes = whole;
      for (std::uint32_t change = chance.below(4); change-- > 0;) {
        const std::size_t at = chance.below(static_cast<std::uint32_t>(bytes.size()));
        if (chance.below(8) == 0) {
          bytes.erase(at, chance.below(20));
        } else {
          bytes[at] = static_cast<char>(chance.below(256));
        }
      }
      const auto facts = read_pdf(bytes, [](const PdfPageFacts&, const PdfFacts&) {});
      readable += facts.ok() ? 1U : 0U;
      if (!facts.ok()) CHECK(facts.error().kind == ErrorKind::kInput);
    }
    CHECK(readable > 500);
    CHECK(readable < 5000);
  }
}

}  // namespace
}  // namespace nonet
