// Makes Cairo's PDF fit for the press (see the .cpp). This header and its source are C++17: with
// clang 14 the headers of qpdf 11 do not compile as C++20.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace nonet {

// Points from the upper left corner of the page.
struct PdfArea {
  double left = 0;
  double top = 0;
  double right = 0;
  double bottom = 0;
};

struct PdfLink {
  PdfArea area;
  int page = 0;  // counted from 1
};

struct PdfPage {
  double width = 0;
  double height = 0;
  std::vector<PdfLink> links;
  std::optional<PdfArea> trim = std::nullopt;  // what the cut leaves; nullopt: all
};

struct PdfBookmark {
  std::string title;
  int page = 0;
};

struct PdfFinish {
  std::vector<PdfPage> pages;
  std::vector<PdfBookmark> bookmarks;
  std::string title;  // empty: the file has no Info dictionary
  bool x1a = false;   // PDF/X-1a:2001 (ISO 15930-1), which wants a title; colours become CMYK
  std::function<bool()> should_stop = [] { return false; };
};

// Nullopt after a stop. Throws std::exception on a broken file. REQUIRES: `finish` has as many
// pages as the file.
std::optional<std::string> finish_pdf(const std::string& cairo_pdf, const PdfFinish& finish);

}  // namespace nonet
