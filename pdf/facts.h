// The facts of a PDF that a printer's preflight checks: boxes, fonts, and every mark of ink with
// its place, size and colour.
#pragma once

#include <compare>
#include <cstddef>
#include <string>
#include <vector>

namespace nonet {

// Points; the origin at the upper left corner of the page's MediaBox.
struct PdfBox {
  double left = 0;
  double top = 0;
  double right = 0;
  double bottom = 0;
};

enum class PdfMarkKind { kText, kStroke, kFill, kImage };
enum class PdfColour { kGrey, kRgb, kCmyk, kOther };

struct PdfMark {
  PdfMarkKind kind = PdfMarkKind::kText;
  PdfBox box;       // of text: from the baseline to the height of its capitals
  double size = 0;  // of text: points; of strokes: width; of images: dots per inch
  PdfColour colour = PdfColour::kGrey;
  double lightness = 0;  // 0 black, 1 white; of grey, else an estimate
  std::string text;      // UTF-8
};

struct PdfPageFacts {
  int number = 0;  // from 1
  PdfBox media;    // as in the file, y upwards
  PdfBox trim;     // as in the file
  PdfBox bleed;    // as in the file
  bool has_trim = false;
  bool has_bleed = false;
  bool has_annotations = false;
  bool has_transparency = false;  // a group, a soft mask, an opacity under 1
  std::vector<PdfMark> marks;     // in the order in which they are painted
};

struct PdfFontFacts {
  std::string name;
  bool embedded = false;

  auto operator<=>(const PdfFontFacts&) const = default;
};

struct PdfFacts {
  std::string version;     // "1.4"
  bool encrypted = false;  // then nothing else can be read
  bool has_info = false;
  bool has_metadata = false;
  bool has_outline = false;
  bool has_scripts = false;   // or actions when opened
  std::string output_intent;  // the subtype of the first, "/GTS_PDFX"
  std::string x_version;      // Info's GTS_PDFXVersion
  std::string trapped;        // Info's Trapped
  bool has_title = false;
  bool has_dates = false;
  bool has_id = false;
  std::vector<PdfFontFacts> fonts;  // each once
  std::size_t pages = 0;
};

}  // namespace nonet
