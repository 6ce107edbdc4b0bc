// The archive:
//
//   mimetype                 first and not packed, so that the file is known by its first bytes
//   META-INF/container.xml   where the package is
//   book/package.opf         title, language, all files, the order of the pages
//   book/contents.xhtml      table of contents, and a list of the pages
//   book/page-N.xhtml        a page each
//   book/style.css, book/*.ttf, book/cover.png

#include "book/web/book_epub.h"

#include <array>
#include <cstdint>
#include <fmt/format.h>
#include <string_view>

#include "book/boards/puzzle_board.h"
#include "book/output/zip_archive.h"
#include "book/pages/book_plan.h"
#include "book/spec/isbn.h"
#include "charts/inline_svg.h"

namespace nonet {
namespace {

constexpr std::string_view kContainer =
    R"(<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="book/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
)";

struct WebFace {
  Face face;
  std::string_view file;
  int weight;
};
// Of those in charts/inline_svg; no page is set in italics.
constexpr std::array kWebFaces = {
    WebFace{Face::kLight, "light.ttf", 300}, WebFace{Face::kRegular, "regular.ttf", 400},
    WebFace{Face::kSemibold, "semibold.ttf", 600}, WebFace{Face::kBold, "bold.ttf", 700}};

std::string style_sheet() {
  std::string css;
  for (const WebFace& face : kWebFaces) {
    css += fmt::format(
        "@font-face {{ font-family: Lato; font-weight: {}; src: url({}) format(\"truetype\") }}\n",
        face.weight, face.file);
  }
  return css +
         "html, body { margin: 0; padding: 0 }\n"
         "body { position: relative; overflow: hidden; background: #fff }\n"
         "svg { position: absolute; left: 0; top: 0; width: 100%; height: 100% }\n"
         "a { position: absolute; display: block }\n";
}

std::string page_file(std::size_t number) { return fmt::format("page-{}.xhtml", number); }

// A number that any change of the puzzles changes, because every book has an identifier (FNV-1a).
std::uint64_t mark_of(const BookSpec& spec) {
  std::uint64_t mark = 0xcbf29ce484222325U;
  const auto add = [&](std::string_view text) {
    for (const char c : text) mark = (mark ^ static_cast<unsigned char>(c)) * 0x100000001b3U;
  };
  add(spec.title);
  for (const BookSection& section : spec.sections) {
    const auto board = board_of(section);
    for (const BookPuzzle& puzzle : section.puzzles) add(board->givens_of(puzzle));
  }
  return mark;
}

std::string identifier_of(const BookSpec& spec) {
  if (!spec.isbn.empty()) return "urn:isbn:" + isbn_13(spec.isbn);
  const std::uint64_t mark = mark_of(spec);
  // Version 8: made by a rule of our own (RFC 9562).
  return fmt::format("urn:uuid:{:08x}-{:04x}-8{:03x}-8{:03x}-{:012x}", mark >> 32U,
                     mark >> 16U & 0xFFFFU, mark >> 4U & 0xFFFU, mark & 0xFFFU,
                     mark * 0x9E3779B97F4A7C15U & 0xFFFFFFFFFFFFU);
}

class EpubMaker {
 public:
  EpubMaker(const BookSpec& spec, const PrintedBook& book, const std::vector<OutlineEntry>& outline,
            const Typefaces& typefaces)
      : spec_(spec), book_(book), outline_(outline), typefaces_(typefaces) {}

  Result<std::optional<std::string>> make(const RunControl& control) {
    ZipArchive archive;
    archive.add("mimetype", "application/epub+zip", ZipArchive::Packing::kStored);
    archive.add("META-INF/container.xml", kContainer);
    archive.add("book/package.opf", package());
    archive.add("book/contents.xhtml", contents());
    archive.add("book/style.css", style_sheet());
    const auto cover = render_image(
        book_.pages[title_page()], {.format = ImageFormat::kPng, .dots_per_inch = 150}, typefaces_);
    if (!cover) return cover.error();
    archive.add("book/cover.png", *cover, ZipArchive::Packing::kStored);
    for (const WebFace& face : kWebFaces) {
      archive.add(fmt::format("book/{}", face.file), typefaces_.font_file(face.face));
    }
    for (std::size_t i = 0; i < book_.pages.size(); ++i) {
      if (control.should_stop()) return std::optional<std::string>();
      archive.add("book/" + page_file(i + 1), page(i));
    }
    return std::optional(std::move(archive).take());
  }

 private:
  // Its index; the first page of books that have none.
  [[nodiscard]] std::size_t title_page() const {
    for (std::size_t i = 0; i < book_.plan.pages.size(); ++i) {
      if (book_.plan.pages[i].kind == PageKind::kTitle) return i;
    }
    return 0;
  }

  [[nodiscard]] std::string head(std::string_view title, std::string_view more) const {
    return fmt::format(
        R"(<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="{0}" xml:lang="{0}">
<head><meta charset="UTF-8"/><title>{1}</title>{2}</head>
)",
        spec_.words.language(), escaped(title), more);
  }

  [[nodiscard]] std::string package() const {
    std::string files;
    std::string order;
    for (std::size_t i = 1; i <= book_.pages.size(); ++i) {
      files += fmt::format(
          "<item id=\"p{0}\" href=\"{1}\" media-type=\"application/xhtml+xml\" "
          "properties=\"svg\"/>\n",
          i, page_file(i));
      order += fmt::format("<itemref idref=\"p{}\"/>\n", i);
    }
    for (const WebFace& face : kWebFaces) {
      files += fmt::format("<item id=\"f{}\" href=\"{}\" media-type=\"font/ttf\"/>\n", face.weight,
                           face.file);
    }
    const std::string author =
        spec_.author.empty() ? "" : "<dc:creator>" + escaped(spec_.author) + "</dc:creator>\n";
    return fmt::format(
        R"(<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="{0}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">{1}</dc:identifier>
<dc:title>{2}</dc:title>
<dc:language>{0}</dc:language>
{3}<meta property="dcterms:modified">2000-01-01T00:00:00Z</meta>
<meta property="rendition:layout">pre-paginated</meta>
<meta property="rendition:spread">auto</meta>
</metadata>
<manifest>
<item id="nav" href="contents.xhtml" media-type="application/xhtml+xml" properties="nav"/>
<item id="css" href="style.css" media-type="text/css"/>
<item id="cover" href="cover.png" media-type="image/png" properties="cover-image"/>
{4}</manifest>
<spine>
{5}</spine>
</package>
)",
        spec_.words.language(), identifier_of(spec_), escaped(spec_.title), author, files, order);
  }

  [[nodiscard]] std::string contents() const {
    std::string entries;
    entries += link_line(static_cast<int>(title_page()) + 1, spec_.title);
    for (const OutlineEntry& entry : outline_) entries += link_line(entry.page, entry.title);
    std::string pages;
    for (int number = 1; number <= static_cast<int>(book_.pages.size()); ++number) {
      pages += link_line(number, page_label(book_.plan, number));
    }
    const std::string title = escaped(spec_.words[Phrase::kContents]);
    return head(spec_.title, "") +
           fmt::format(
               "<body>\n<nav epub:type=\"toc\" id=\"toc\"><h1>{}</h1><ol>\n{}</ol></nav>\n"
               "<nav epub:type=\"page-list\" hidden=\"\"><ol>\n{}</ol></nav>\n</body>\n"
               "</html>\n",
               title, entries, pages);
  }

  static std::string link_line(int page, std::string_view text) {
    return fmt::format("<li><a href=\"{}\">{}</a></li>\n",
                       page_file(static_cast<std::size_t>(page)), escaped(text));
  }

  // The areas of links lie over the drawing.
  [[nodiscard]] std::string page(std::size_t index) const {
    const Drawing& drawing = book_.pages[index];
    const int number = static_cast<int>(index) + 1;
    const std::string label = fmt::format("{} {}", spec_.title, page_label(book_.plan, number));
    std::string body = inline_svg(drawing, label) + '\n';
    for (const PageLink& link : drawing.links) {
      const Rect& area = link.area;
      body += fmt::format(
          "<a href=\"{}\" aria-label=\"{}\" "
          "style=\"left:{:.2f}px;top:{:.2f}px;width:{:.2f}px;height:{:.2f}px\"></a>\n",
          page_file(static_cast<std::size_t>(link.page)), page_label(book_.plan, link.page), area.x,
          area.y, area.width, area.height);
    }
    const std::string size =
        fmt::format("width={:.0f}, height={:.0f}", drawing.size.width, drawing.size.height);
    return head(label, fmt::format("<meta name=\"viewport\" content=\"{}\"/>"
                                   "<link rel=\"stylesheet\" href=\"style.css\"/>",
                                   size)) +
           fmt::format("<body style=\"width:{:.0f}px;height:{:.0f}px\">\n{}</body>\n</html>\n",
                       drawing.size.width, drawing.size.height, body);
  }

  const BookSpec& spec_;
  const PrintedBook& book_;
  const std::vector<OutlineEntry>& outline_;
  const Typefaces& typefaces_;
};

}  // namespace

Result<std::optional<std::string>> book_epub(const BookSpec& spec, const PrintedBook& book,
                                             const std::vector<OutlineEntry>& outline,
                                             const Typefaces& typefaces,
                                             const RunControl& control) {
  return EpubMaker(spec, book, outline, typefaces).make(control);
}

}  // namespace nonet
