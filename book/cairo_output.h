// Drawings into files by Cairo. Same input, same bytes: no date and no name of the machine is left
// in any of them.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "book/typefaces.h"
#include "charts/drawing.h"

namespace nonet {

enum class ImageFormat { kSvg, kPng, kEps, kPdf };

// The format that a file name's ending asks for (svg, png, eps, pdf).
Result<ImageFormat> image_format(std::string_view file_name);

struct ImageOptions {
  ImageFormat format = ImageFormat::kSvg;
  double dots_per_inch = 300;  // PNG only
};

// The bytes of an image file. The page is white in PNG and left unpainted elsewhere.
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
};

// The bytes of a PDF 1.4 file: fonts embedded, page boxes set, greys written as DeviceGray.
Result<std::string> render_pdf(const PdfDocument& document, const Typefaces& typefaces);

}  // namespace nonet
