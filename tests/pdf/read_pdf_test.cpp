#include "pdf/read_pdf.h"

#include <catch2/catch.hpp>
#include <stop_token>

#include "tests/pdf/written_pdf.h"

namespace nonet {
namespace {

using testing::one_page;
using testing::reference;
using testing::stream_text;
using testing::WrittenPdf;

struct ReadPdf {
  PdfFacts file;
  std::vector<PdfPageFacts> pages;
};

ReadPdf read(const std::string& bytes) {
  ReadPdf result;
  auto file = read_pdf(
      bytes, [&](const PdfPageFacts& page, const PdfFacts&) { result.pages.push_back(page); });
  INFO((file ? std::string() : file.error().text()));
  REQUIRE(file.ok());
  result.file = *file;
  return result;
}

constexpr std::string_view kFont =
    "/Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica/FirstChar 65/Widths[500 600]>>>>";

TEST_CASE("Text, lines, fills and images are read with place, size and colour", "[pdf]") {
  const auto pdf = one_page(
      "BT /F 10 Tf 100 200 Td (AB) Tj ET 0.5 g 10 20 30 40 re f 2 w 0 0 m 100 0 l S "
      "q 72 0 0 72 300 300 cm BI /W 300 /H 1 /BPC 8 /CS /G ID \x01 EIx\xff EI Q 1 0 0 rg 5 5 1 1 "
      "re f",
      kFont);
  for (const std::string& bytes : {pdf.bytes(), pdf.packed_bytes()}) {
    const ReadPdf found = read(bytes);
    CHECK(found.file.version == "1.5");
    REQUIRE(found.pages.size() == 1);
    const auto& marks = found.pages[0].marks;
    REQUIRE(marks.size() == 5);
    CHECK(marks[0].text == "AB");
    CHECK(marks[0].size == Approx(10));
    CHECK(marks[0].box.left == Approx(100));
    CHECK(marks[0].box.right == Approx(111));
    CHECK(marks[0].box.bottom == Approx(592));
    CHECK(marks[1].kind == PdfMarkKind::kFill);
    CHECK(marks[1].lightness == Approx(0.5));
    CHECK(marks[2].kind == PdfMarkKind::kStroke);
    CHECK(marks[2].size == Approx(2));
    CHECK(marks[3].kind == PdfMarkKind::kImage);
    CHECK(marks[3].size == Approx(300));
    CHECK(marks[3].colour == PdfColour::kGrey);
    CHECK(marks[4].colour == PdfColour::kRgb);
    CHECK(found.file.fonts == std::vector<PdfFontFacts>{{"/Helvetica", false}});
  }
}

TEST_CASE("Forms are drawn in their place, each time", "[pdf]") {
  WrittenPdf pdf = one_page("/X Do q 1 0 0 1 50 0 cm /X Do Q", "/XObject<</X 5 0 R>>");
  pdf.add_stream("0 0 10 10 re f", "/Subtype/Form/Matrix[1 0 0 1 7 0]");
  const auto marks = read(pdf.bytes()).pages[0].marks;
  REQUIRE(marks.size() == 2);
  CHECK(marks[0].box.left == Approx(7));
  CHECK(marks[1].box.left == Approx(57));
}

TEST_CASE("The characters of codes are read from the font's own map", "[pdf]") {
  WrittenPdf pdf = one_page("BT /F 10 Tf (\x01\x02\x05) Tj <0304> Tj ET", "/Font<</F 5 0 R>>");
  pdf.add("<</Type/Font/Subtype/Type1/BaseFont/X/ToUnicode 6 0 R>>");
  pdf.add_stream(
      "2 beginbfchar <01> <0047> <02> <00660069> endbfchar "
      "2 beginbfrange <03> <04> <00DF> <05> <05> [<D83DDE00>] endbfrange");
  const auto marks = read(pdf.bytes()).pages[0].marks;
  REQUIRE(marks.size() == 2);
  CHECK(marks[0].text == "Gfi\xF0\x9F\x98\x80");
  CHECK(marks[1].text == "\xC3\x9F\xC3\xA0");
}

TEST_CASE("A stream with a wrong or indirect length ends at its keyword endstream", "[pdf]") {
  for (const char* length : {"999999999999", "3", "5 0 R", "4 0 R", "77 0 R", "-1", "(x)"}) {
    INFO(length);
    WrittenPdf pdf = one_page("");
    pdf.replace(4, std::string("<</Length ") + length + ">>\nstream\n0 0 1 1 re f\nendstream");
    pdf.add("12");
    CHECK(read(pdf.bytes()).pages[0].marks.size() == 1);
  }
}

TEST_CASE("A newer section of a file counts before an older one", "[pdf]") {
  std::string bytes = one_page("0 0 1 1 re f").bytes();
  const std::size_t older = bytes.rfind("xref\n0 ");
  const std::size_t object = bytes.size();
  bytes += "4 0 obj\n" + stream_text("0 0 1 1 re f 2 2 1 1 re f") + "\nendobj\n";
  const std::size_t newer = bytes.size();
  const std::string place = std::to_string(object);
  bytes += "xref\n4 1\n" + std::string(10 - place.size(), '0') + place +
           " 00000 n \ntrailer\n<</Size 5/Root 1 0 R/Prev " + std::to_string(older) +
           ">>\nstartxref\n" + std::to_string(newer) + "\n%%EOF\n";
  CHECK(read(bytes).pages[0].marks.size() == 2);
}

TEST_CASE("An encrypted file is reported as encrypted and not judged further", "[pdf]") {
  const ReadPdf found = read(one_page("0 0 1 1 re f").bytes("/Encrypt<</Filter/Standard>>"));
  CHECK(found.file.encrypted);
  CHECK(found.pages.empty());
}

TEST_CASE("A stop is noticed between pages and inside of one", "[pdf]") {
  WrittenPdf pdf = one_page("");
  std::string kids;
  for (int i = 0; i < 20; ++i) kids += "3 0 R ";
  pdf.replace(2, "<</Type/Pages/Kids[" + kids + "]/MediaBox[0 0 612 792]>>");
  std::string contents;
  for (int i = 0; i < 20000; ++i) contents += "0 0 1 1 re f ";
  pdf.replace(4, stream_text(contents));
  std::stop_source source;
  std::size_t begun = 0;
  const RunControl control(source.get_token(), [&](const Progress& progress) {
    CHECK(progress.total == 20);
    if (++begun == 3) source.request_stop();
  });
  std::size_t read = 0;
  const auto facts = read_pdf(
      pdf.bytes(), [&](const PdfPageFacts&, const PdfFacts&) { ++read; }, control);
  REQUIRE(facts.ok());
  CHECK(begun == 3);
  CHECK(read == 2);
}

}  // namespace
}  // namespace nonet
