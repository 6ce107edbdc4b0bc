// A report as one self-contained HTML file, with its style and figures inside. It suits light and
// dark screens and prints well.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace nonet {

enum class Align { kLeft, kRight };

struct TableColumn {
  std::string name;
  Align align = Align::kRight;
};

// Where the screen is narrower than the table: it is moved sideways, or each row becomes a block of
// lines, a name and a value in each.
enum class Narrow { kScrolled, kStacked };

struct Table {
  std::string caption;  // may be empty
  std::vector<TableColumn> columns;
  // Plain text, a cell per column; a row of one cell is the heading of those below.
  std::vector<std::vector<std::string>> rows;
  Narrow narrow = Narrow::kScrolled;
};

// `svg` is an <svg> element; a grid picture needs white paper under it, a chart does not.
enum class Ground { kPage, kPaper };
struct Figure {
  std::string svg;
  std::string caption;
  Ground ground = Ground::kPage;
};

// The least width of figures side by side: a grid picture, or half a page.
enum class FigureWidth { kSmall, kHalf };

// A name and its value: seed, sample size, machine.
struct Fact {
  std::string name;
  std::string value;
};

// All text arguments are plain text; the builder writes the entities.
class HtmlPage {
 public:
  explicit HtmlPage(std::string_view title, std::string_view subtitle = {});

  void section(std::string_view heading);
  void subsection(std::string_view heading);
  void paragraph(std::string_view text);
  // A paragraph that readers must not overlook.
  void warning(std::string_view text);
  void facts(const std::vector<Fact>& facts);
  void table(const Table& table);
  void figure(const Figure& figure);
  // Side by side if there is room.
  void figures(const std::vector<Figure>& figures, FigureWidth width = FigureWidth::kSmall);
  void preformatted(std::string_view text);

  // The whole file, with a table of contents if there are several sections.
  [[nodiscard]] std::string html() const;

 private:
  std::string title_;
  std::string subtitle_;
  std::string body_;
  std::vector<std::string> headings_;
};

}  // namespace nonet
