// What a PDF's fonts say of the codes in its strings: how wide they are and what they stand for.
// C++17, see pdf_reader.h.
#pragma once

#include <map>
#include <qpdf/QPDFObjectHandle.hh>
#include <string>
#include <vector>

namespace nonet {

class PdfFont {
 public:
  explicit PdfFont(QPDFObjectHandle font);

  struct Glyph {
    unsigned code = 0;
    double width = 0;  // in sizes of the type
    std::string text;  // UTF-8; empty where the font does not say
  };
  // The glyphs of a string of the page's contents.
  std::vector<Glyph> glyphs(const std::string& codes) const;

  const std::string& name() const { return name_; }
  bool embedded() const { return embedded_; }

 private:
  void read_simple_widths(QPDFObjectHandle font);
  void read_composite_widths(QPDFObjectHandle descendant);
  void read_unicode(QPDFObjectHandle stream);

  std::string name_;
  bool embedded_ = false;
  bool composite_ = false;  // codes of two bytes
  double default_width_ = 0;
  std::map<unsigned, double> widths_;
  std::map<unsigned, std::string> texts_;
};

}  // namespace nonet
