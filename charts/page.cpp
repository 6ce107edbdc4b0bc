#include "charts/page.h"

#include <fmt/format.h>

#include "charts/inline_svg.h"

namespace nonet {
namespace {

constexpr std::string_view kStyle = R"css(
:root { color-scheme: light dark; --ink: #1d2329; --quiet: #5b6670; --paper: #fff; --line: #d5dbe1; --tint: #f4f6f8; --accent: #2f6fc4 }
@media (prefers-color-scheme: dark) {
  :root { --ink: #dfe5ea; --quiet: #98a4af; --paper: #16191d; --line: #343c45; --tint: #1f242a; --accent: #7fb0ee }
}
* { box-sizing: border-box }
body { margin: 0 auto; padding: 2.5rem 1.25rem 4rem; max-width: 60rem; color: var(--ink); background: var(--paper);
  font: 16px/1.55 Lato, Carlito, "Segoe UI", "Helvetica Neue", Arial, sans-serif }
h1 { font-weight: 300; font-size: 2.4rem; line-height: 1.2; margin: 0 0 .3rem }
h2 { font-weight: 600; font-size: 1.35rem; margin: 2.6rem 0 .7rem; padding-bottom: .3rem; border-bottom: 1px solid var(--line) }
h3 { font-weight: 600; font-size: 1.08rem; margin: 1.8rem 0 .4rem }
p { margin: .6rem 0; max-width: 44rem }
.subtitle, figcaption, caption, dt, .hint { color: var(--quiet) }
nav ol { columns: 2; padding-left: 1.2rem; color: var(--quiet) }
a { color: var(--accent); text-decoration: none }
a:hover { text-decoration: underline }
.wide { overflow-x: auto; margin: 1rem 0 }
table { border-collapse: collapse; font-size: .92rem; font-variant-numeric: tabular-nums }
caption { text-align: left; padding: .8rem 0 .4rem; font-weight: 600 }
th { text-align: left; font-weight: 600; border-bottom: 2px solid var(--line); vertical-align: bottom }
th, td { padding: .3rem .8rem .3rem 0; vertical-align: top; overflow-wrap: break-word }
th { vertical-align: bottom }
td { border-bottom: 1px solid var(--line) }
.right { text-align: right; white-space: nowrap } th.right { white-space: normal }
.warning { border-left: 4px solid #c74b4b; padding-left: .8rem; font-weight: 600 }
figure { margin: 1.2rem 0; break-inside: avoid }
figure svg { max-width: 100%; height: auto; display: block }
figure.paper svg { background: #fff; border-radius: 4px; width: 26rem }
figcaption { font-size: .92rem; margin-top: .4rem; max-width: 44rem }
.row { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(16rem, 100%), 1fr)); gap: 1.5rem } .row figure { margin: .4rem 0 }
.row.half { grid-template-columns: repeat(auto-fill, minmax(min(26rem, 100%), 1fr)) }
dl { display: grid; grid-template-columns: max-content auto; gap: .15rem 1.2rem; margin: 1rem 0 } dd { margin: 0; overflow-wrap: anywhere }
pre { background: var(--tint); padding: .8rem 1rem; overflow-x: auto; font-size: .8rem; line-height: 1.4; border-radius: 4px }
@media print {
  :root { --ink: #000; --quiet: #444; --paper: #fff; --line: #bbb; --tint: #f4f4f4; --accent: #000 }
  body { padding: 0; max-width: none; font-size: 10pt } table { font-size: 8pt } th, td { padding-right: .5rem }
  .wide { overflow: visible } .row.half { grid-template-columns: 1fr 1fr }
  h2, h3, caption { break-after: avoid } tr { break-inside: avoid } tbody tr:first-child { break-before: avoid }
}
)css";

std::string figure_html(const Figure& figure) {
  std::string html = figure.ground == Ground::kPaper ? "<figure class=\"paper\">" : "<figure>";
  html += figure.svg;
  if (!figure.caption.empty()) html += "<figcaption>" + escaped(figure.caption) + "</figcaption>";
  return html + "</figure>\n";
}

}  // namespace

HtmlPage::HtmlPage(std::string_view title, std::string_view subtitle)
    : title_(title), subtitle_(subtitle) {}

void HtmlPage::section(std::string_view heading) {
  headings_.emplace_back(heading);
  body_ += fmt::format("<h2 id=\"s{}\">{}</h2>\n", headings_.size(), escaped(heading));
}

void HtmlPage::subsection(std::string_view heading) {
  body_ += "<h3>" + escaped(heading) + "</h3>\n";
}

void HtmlPage::paragraph(std::string_view text) { body_ += "<p>" + escaped(text) + "</p>\n"; }

void HtmlPage::warning(std::string_view text) {
  body_ += "<p class=\"warning\">" + escaped(text) + "</p>\n";
}

void HtmlPage::facts(const std::vector<Fact>& facts) {
  body_ += "<dl>";
  for (const Fact& fact : facts) {
    body_ += "<dt>" + escaped(fact.name) + "</dt><dd>" + escaped(fact.value) + "</dd>\n";
  }
  body_ += "</dl>\n";
}

void HtmlPage::table(const Table& table) {
  const auto cell = [&](std::string_view tag, std::size_t column, std::string_view text) {
    const bool right =
        column < table.columns.size() && table.columns[column].align == Align::kRight;
    body_ += fmt::format("<{0}{1}>{2}</{0}>", tag, right ? " class=\"right\"" : "", escaped(text));
  };
  body_ += "<div class=\"wide\"><table>\n";
  if (!table.caption.empty()) body_ += "<caption>" + escaped(table.caption) + "</caption>\n";
  body_ += "<thead><tr>";
  for (std::size_t i = 0; i < table.columns.size(); ++i) cell("th", i, table.columns[i].name);
  body_ += "</tr></thead>\n<tbody>\n";
  for (const auto& row : table.rows) {
    body_ += "<tr>";
    for (std::size_t i = 0; i < row.size(); ++i) cell("td", i, row[i]);
    body_ += "</tr>\n";
  }
  body_ += "</tbody></table></div>\n";
}

void HtmlPage::figure(const Figure& figure) { body_ += figure_html(figure); }

void HtmlPage::figures(const std::vector<Figure>& figures, FigureWidth width) {
  body_ += width == FigureWidth::kHalf ? "<div class=\"row half\">\n" : "<div class=\"row\">\n";
  for (const Figure& figure : figures) body_ += figure_html(figure);
  body_ += "</div>\n";
}

void HtmlPage::preformatted(std::string_view text) {
  body_ += "<pre>" + escaped(text) + "</pre>\n";
}

std::string HtmlPage::html() const {
  std::string page =
      "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>" +
      escaped(title_) + "</title>\n<style>";
  page += kStyle;
  page += "</style>\n</head>\n<body>\n<h1>" + escaped(title_) + "</h1>\n";
  if (!subtitle_.empty()) page += "<p class=\"subtitle\">" + escaped(subtitle_) + "</p>\n";
  if (headings_.size() > 2) {
    page += "<nav><ol>";
    for (std::size_t i = 0; i < headings_.size(); ++i) {
      page += fmt::format("<li><a href=\"#s{}\">{}</a></li>", i + 1, escaped(headings_[i]));
    }
    page += "</ol></nav>\n";
  }
  return page + body_ + "</body>\n</html>\n";
}

}  // namespace nonet
