// The width and the text of the codes in a PDF font's strings.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "pdf/facts.h"
#include "pdf/file.h"

namespace nonet {

class PdfFont {
 public:
  PdfFont(const PdfObject& font, PdfFile& file);

  struct Glyph {
    double width = 0;  // in sizes of the type
    std::string text;  // UTF-8; empty if unknown
  };
  // The glyphs of a string of the page's contents.
  [[nodiscard]] std::vector<Glyph> glyphs(std::string_view codes) const;

  [[nodiscard]] const std::string& name() const { return name_; }
  [[nodiscard]] bool embedded() const { return embedded_; }

 private:
  void read_simple_widths(const PdfObject& font, PdfFile& file);
  void read_composite_widths(const PdfObject& descendant, PdfFile& file);
  void read_unicode(const PdfObject& stream, PdfFile& file);
  void read_range(const std::vector<PdfObject>& range);
  void set_width(std::size_t code, double width);
  void set_text(std::size_t code, std::string text);

  PdfHold hold_;
  std::string name_;
  bool embedded_ = false;
  bool composite_ = false;  // codes of two bytes
  double default_width_ = 0;
  std::map<std::size_t, double> widths_;
  std::map<std::size_t, std::string> texts_;
};

// The fonts of a file, each read once as long as there are not too many.
class PdfFonts {
 public:
  explicit PdfFonts(PdfFile& file) : file_(file) {}

  // nullptr if it is not a font.
  std::shared_ptr<const PdfFont> font(const PdfObject& reference);
  // All fonts requested so far, each once, in order of the first request.
  [[nodiscard]] const std::vector<PdfFontFacts>& used() const { return used_; }

 private:
  PdfFile& file_;
  std::unordered_map<std::int64_t, std::shared_ptr<const PdfFont>> known_;
  std::vector<PdfFontFacts> used_;
  std::set<PdfFontFacts> listed_;
};

}  // namespace nonet
