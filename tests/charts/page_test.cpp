#include "charts/page.h"

#include <catch2/catch.hpp>

namespace nonet {
namespace {

bool has(const std::string& html, std::string_view part) {
  return html.find(part) != std::string::npos;
}

TEST_CASE("A report is one file that loads nothing", "[book]") {
  HtmlPage report("Ours & theirs", "seed 7");
  report.section("One");
  report.paragraph("a < b");
  report.facts({{"seed", "7"}});
  report.table({"Sizes", {{"name", Align::kLeft}, {"count"}}, {{"<x>", "12"}}});
  report.figure({"<svg></svg>", "A figure", Ground::kPaper});
  report.section("Two");
  report.section("Three");
  const std::string html = report.html();
  CHECK(html.starts_with("<!DOCTYPE html>"));
  CHECK(has(html, "<title>Ours &amp; theirs</title>"));
  CHECK(has(html, "<p>a &lt; b</p>"));
  CHECK(has(html, "<td>&lt;x&gt;</td><td class=\"right\">12</td>"));
  CHECK(has(html, "<figure class=\"paper\"><svg></svg><figcaption>A figure</figcaption>"));
  CHECK(has(html, "<a href=\"#s3\">Three</a>"));
  for (const char* outside : {"http://", "https://", "src=", "<link", "@import", "url("}) {
    CHECK_FALSE(has(html, outside));
  }
  CHECK_FALSE(has(html, "<script>"));
}

TEST_CASE("A stacked table names the column of each cell", "[book]") {
  HtmlPage report("Claims");
  Table table;
  table.columns = {{"claim", Align::kLeft}, {"ours"}};
  table.narrow = Narrow::kStacked;
  table.rows = {{"Puzzles solved"}, {"all", "12"}, {"most", "a text that is too long for a line"}};
  report.table(table);
  const std::string html = report.html();
  CHECK(has(html, "<div class=\"wide stacked\">"));
  CHECK(has(html, "<tr class=\"heading\"><th colspan=\"2\">Puzzles solved</th></tr>"));
  CHECK(has(html, "<td class=\"right\" data-name=\"ours\">12</td>"));
  CHECK(has(html, "<td class=\"right long\" data-name=\"ours\">a text"));
}

}  // namespace
}  // namespace nonet
