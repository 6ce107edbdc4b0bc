// Drawings into files by Cairo. Same input, same bytes: no date and no name of the machine is left
// in any of them.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "base/run_control.h"
#include "book/print_figures.h"
#include "book/typefaces.h"
#include "charts/drawing.h"

namespace nonet {

enum class ImageFormat { kSvg, kPng, kEps, kPdf, kTiff };

// The format that a file name's ending asks for (svg, png, eps, pdf, tif, tiff).
Result<ImageFormat> image_format(std::string_view file_name);

struct ImageOptions {
  ImageFormat format = ImageFormat::kSvg;
  double dots_per_inch = 300;  // PNG and TIFF
};

// The bytes of an image file. The page is white in PNG and SVG, which are looked at as they are,
// and left unpainted in EPS and PDF, which are placed on other pages; in these there is no colour
// but grey. A TIFF has one bit a dot, black or white. PNG and TIFF tell their resolution.
Result<std::string> render_image(const Drawing& drawing, const ImageOptions& options,
                                 const Typefaces& typefaces);

enum class Colours { kAsDrawn, kGreyOnly };

struct OutlineEntry {
  std::string title;
  int page = 0;  // counted from 1
};

struct PdfDocument {
  std::vector<Drawing> pages;
  Colours colours = Colours::kGreyOnly;
  // Both empty in a file for print, which then also carries no links.
  std::vector<OutlineEntry> outline;
  std::string title;
  PdfFlavour flavour = PdfFlavour::kPlain;  // PDF/X-1a has a title in a file for print, too
};

// The bytes of a PDF 1.4 file (PDF/X-1a: 1.3): fonts embedded, page boxes set, greys written as
// DeviceGray.
Result<std::string> render_pdf(const PdfDocument& document, const Typefaces& typefaces);
// The same; nothing after a stop: part of a PDF is none.
Result<std::optional<std::string>> render_pdf(const PdfDocument& document,
                                              const Typefaces& typefaces,
                                              const RunControl& control);

}  // namespace nonet
