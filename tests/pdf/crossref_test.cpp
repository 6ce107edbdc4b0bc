// Cross-reference tables that lead nowhere, in circles or on without end.
#include "pdf/crossref.h"

#include <catch2/catch.hpp>
#include <fmt/format.h>

#include "pdf/read_pdf.h"
#include "tests/pdf/written_pdf.h"

namespace nonet {
namespace {

using testing::deflated;
using testing::one_page;
using testing::stream_text;

std::string refusal(const std::string& bytes) {
  const auto facts = read_pdf(bytes, [](const PdfPageFacts&, const PdfFacts&) {});
  return facts ? "" : facts.error().reason;
}

// A file whose only section is this cross-reference stream.
std::string with_stream(std::string_view data, std::string_view entries) {
  return fmt::format("%PDF-1.5\n7 0 obj\n{}\nendobj\nstartxref\n9\n%%EOF\n",
                     stream_text(data, fmt::format("/Type/XRef/Root 1 0 R{}", entries)));
}

TEST_CASE("A table that leads to itself is refused", "[pdf]") {
  const std::string bytes = one_page("").bytes();
  const std::string at = std::to_string(bytes.rfind("xref\n0 "));
  CHECK(refusal(one_page("").bytes("/Prev " + at)) ==
        "no PDF that can be checked: the cross-reference table at byte " + at +
            " is damaged: it comes again, behind itself");
}

TEST_CASE("A table that differs from its description is refused", "[pdf]") {
  const auto damaged = [](const std::string& bytes, std::string_view why) {
    INFO(why);
    CHECK(refusal(bytes).find(why) != std::string::npos);
  };
  const std::string whole = one_page("").bytes();
  damaged("", "does not begin with %PDF-");
  damaged(std::string(100'000, '\0'), "does not begin with %PDF-");
  damaged("%PDF-1.4\n", "no startxref");
  damaged(whole.substr(0, whole.rfind("startxref")) + "startxref\n99999999\n", "after the end");
  damaged("%PDF-1.4\nxref\n0 4000000000\n0000000000 65535 f \nstartxref\n9\n",
          "fewer than 4000000000 lines");
  damaged("%PDF-1.4\nstartxref\n0\n", "neither a table nor a stream");
  damaged(one_page("").bytes("/Prev 999999999"), "after the end");
  damaged(one_page("").bytes("/Prev (x)"), "after the end");
  damaged(one_page("").bytes("/XRefStm 9"), "neither a table nor a stream");
}

TEST_CASE("A cross-reference stream ends with its bytes, whatever number of entries it states",
          "[pdf]") {
  CHECK(refusal(with_stream("", "/W[0 0 0]/Size 2000000000")).find("no widths") !=
        std::string::npos);
  CHECK(refusal(with_stream("", "/W[9 9 9]/Size 1")).find("no widths") != std::string::npos);
  CHECK(refusal(with_stream("x", "/W[1 0 0]/Index[0 2000000000 5 2000000000]")).find("catalogue") !=
        std::string::npos);
  // Five million free entries of one byte each, from 5 kB.
  const std::string many = deflated(std::string(5'000'000, '\0'));
  CHECK(refusal(with_stream(many, "/Filter/FlateDecode/W[1 0 0]/Size 5000000"))
            .find("MiB of memory") != std::string::npos);
}

}  // namespace
}  // namespace nonet
