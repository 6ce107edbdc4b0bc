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
body { margin: 0 auto; padding: 2.5rem 1.25rem 4rem; max-width: 68rem; color: var(--ink); background: var(--paper);
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
.right { text-align: right; white-space: nowrap } th.right, .long { white-space: normal }
td:first-child { min-width: 9rem } td.long { min-width: 7rem } td.text { min-width: 11rem }
.heading th { padding-top: 1rem; font-weight: 400; font-style: italic; border-bottom: 1px solid var(--line) }
.warning { border-left: 4px solid #c74b4b; padding-left: .8rem; font-weight: 600 }
figure { margin: 1.2rem 0; break-inside: avoid }
figure svg { max-width: 100%; height: auto; display: block }
figure.paper svg { background: #fff; border-radius: 4px; width: 26rem }
figcaption { font-size: .92rem; margin-top: .4rem; max-width: 44rem }
.row { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(16rem, 100%), 1fr)); gap: 1.5rem } .row figure { margin: .4rem 0 }
.row.half { grid-template-columns: repeat(auto-fill, minmax(min(26rem, 100%), 1fr)) }
dl { display: grid; grid-template-columns: max-content auto; gap: .15rem 1.2rem; margin: 1rem 0 } dd { margin: 0; overflow-wrap: anywhere }
pre { background: var(--tint); padding: .8rem 1rem; overflow-x: auto; font-size: .8rem; line-height: 1.4; border-radius: 4px }
@media (max-width: 46rem) {
  .stacked thead { display: none } .stacked table, .stacked caption, .stacked tbody, .stacked tr, .stacked th, .stacked td { display: block }
  .stacked tr { padding: .5rem 0; border-bottom: 1px solid var(--line) } .stacked tr.heading { padding-bottom: 0 }
  .stacked th, .stacked td { border: 0; padding: .05rem 0; min-width: 0; text-align: left; white-space: normal }
  .stacked td:first-child { font-weight: 600 } .stacked td:empty { display: none }
  .stacked td + td::before { content: attr(data-name) ": "; color: var(--quiet) }
}
@media print {
  :root { --ink: #000; --quiet: #444; --paper: #fff; --line: #bbb; --tint: #f4f4f4; --accent: #000 }
  body { padding: 0; max-width: none; font-size: 10pt } table { font-size: 8pt } th, td { padding-right: .5rem }
  .wide { overflow: visible } td:first-child { min-width: 7rem } td.long { min-width: 6rem } td.text { min-width: 9rem } .row.half { grid-template-columns: 1fr 1fr }
  h2, h3, caption { break-after: avoid } tr { break-inside: avoid } tbody tr:first-child { break-before: avoid }
}
)css";

std::string figure_html(const Figure& figure) {
  std::string html = figure.ground == Ground::kPaper ? "<figure class=\"paper\">" : "<figure>";
  html += figure.svg;
  if (!figure.caption.empty()) html += "<figcaption>" + escaped(figure.caption) + "</figcaption>";
  return html + "</figure>\n";
}

// Numbers stay on one line, longer texts do not.
std::string_view class_of(const TableColumn& column, std::string_view text) {
  constexpr std::size_t kLongNumber = 18;
  constexpr std::size_t kLongText = 40;
  if (column.align == Align::kLeft) return text.size() > kLongText ? " class=\"text\"" : "";
  return text.size() > kLongNumber ? " class=\"right long\"" : " class=\"right\"";
}

std::string row_html(const Table& table, const std::vector<std::string>& row) {
  if (row.size() == 1 && table.columns.size() > 1) {
    return fmt::format("<tr class=\"heading\"><th colspan=\"{}\">{}</th></tr>\n",
                       table.columns.size(), escaped(row.front()));
  }
  std::string html = "<tr>";
  for (std::size_t i = 0; i < row.size(); ++i) {
    const TableColumn& column = table.columns[i];
    const std::string name = table.narrow == Narrow::kStacked
                                 ? fmt::format(" data-name=\"{}\"", escaped(column.name))
                                 : "";
    html += fmt::format("<td{}{}>{}</td>", class_of(column, row[i]), name, escaped(row[i]));
  }
  return html + "</tr>\n";
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
  body_ += table.narrow == Narrow::kStacked ? "<div class=\"wide stacked\"><table>\n"
                                            : "<div class=\"wide\"><table>\n";
  if (!table.caption.empty()) body_ += "<caption>" + escaped(table.caption) + "</caption>\n";
  body_ += "<thead><tr>";
  for (const TableColumn& column : table.columns) {
    body_ += fmt::format("<th{}>{}</th>", class_of(column, ""), escaped(column.name));
  }
  body_ += "</tr></thead>\n<tbody>\n";
  for (const auto& row : table.rows) body_ += row_html(table, row);
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
