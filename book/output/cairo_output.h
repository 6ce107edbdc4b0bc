// Writes drawings to files with Cairo. Same input, same bytes: the files contain no date and no
// name of the machine.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "base/run_control.h"
#include "book/fonts/typefaces.h"
#include "book/paper/print_figures.h"
#include "charts/drawing.h"

namespace nonet {

enum class ImageFormat { kSvg, kPng, kEps, kPdf, kTiff };

// The format for a file name's ending (svg, png, eps, pdf, tif, tiff).
Result<ImageFormat> image_format(std::string_view file_name);

struct ImageOptions {
  ImageFormat format = ImageFormat::kSvg;
  double dots_per_inch = 300;  // PNG and TIFF
};

// The bytes of an image file. The page is white in PNG and SVG, which are viewed alone, and
// unpainted in EPS and PDF, which are placed on other pages and have greys only. A TIFF has one bit
// a dot, black or white. PNG and TIFF contain their resolution. REQUIRES: no pictures that are
// JPEG.
Result<std::string> render_image(const Drawing& drawing, const ImageOptions& options,
                                 const Typefaces& typefaces);

enum class Colours { kAsDrawn, kGreyOnly };

struct OutlineEntry {
  std::string title;
  int page = 0;  // counted from 1
};

// kOuter: not at the spine, which is at the left of pages 1, 3, ...
enum class BleedSides : bool { kAll, kOuter };

struct PdfDocument {
  std::vector<Drawing> pages;
  Colours colours = Colours::kGreyOnly;
  // Both are empty in a file for print, which also has no links.
  std::vector<OutlineEntry> outline;
  std::string title;
  PdfFlavour flavour = PdfFlavour::kPlain;  // PDF/X-1a has a title in a file for print, too
  double bleed = 0;                         // points of each page that are cut off
  BleedSides bleed_sides = BleedSides::kAll;
};

// The bytes of a PDF 1.4 file (PDF/X-1a: 1.3): fonts embedded, page boxes set, greys written as
// DeviceGray, colours of PDF/X-1a as DeviceCMYK.
Result<std::string> render_pdf(const PdfDocument& document, const Typefaces& typefaces);
// The same; nullopt after a stop, because part of a PDF is not a PDF.
Result<std::optional<std::string>> render_pdf(const PdfDocument& document,
                                              const Typefaces& typefaces,
                                              const RunControl& control);

// An error if the picture's bytes are not what its head says: a damaged PNG.
Status check_picture(const RasterFile& file);

}  // namespace nonet
