// The fonts of the project: five faces of one family (see book/fonts/font_source.h), and the width
// and height of text in them.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "charts/drawing.h"

// FreeType's face, declared here so that its headers need not be included.
struct FT_FaceRec_;

namespace nonet {

// A glyph of a font file at its distance from the start of the text.
struct PlacedGlyph {
  unsigned index = 0;
  double x = 0;
  int bytes = 0;  // of the UTF-8 text that it represents
};

struct ShapedText {
  std::vector<PlacedGlyph> glyphs;
  double width = 0;
};

// Copies share the open files. One thread at a time: FreeType's faces are not safe to share.
class Typefaces {
 public:
  // Opens all faces. The error of open_font (book/fonts/font_source.h) if one is absent.
  static Result<Typefaces> open();

  // Left to right, kerned, one glyph per character; a character the face lacks gives its box glyph.
  [[nodiscard]] ShapedText shape(const TextStyle& style, std::string_view text) const;
  [[nodiscard]] double width(const TextStyle& style, std::string_view text) const;
  // The extent of a single glyph's ink, measured from the start of its advance.
  struct InkSpan {
    double left = 0;
    double right = 0;
  };
  [[nodiscard]] InkSpan ink_span(const TextStyle& style, char character) const;
  // Height of capitals, which is also that of digits in these faces.
  [[nodiscard]] double cap_height(const TextStyle& style) const;

  // The name of the first character of UTF-8 text for which some face has no glyph.
  [[nodiscard]] std::optional<std::string> missing_character(std::string_view text) const;

  [[nodiscard]] FT_FaceRec_* raw(Face face) const;
  // The whole font file, to embed it.
  [[nodiscard]] std::string font_file(Face face) const;

 private:
  struct Files;
  // shared_ptr: Cairo keeps fonts in a cache of its own that may outlive this value.
  std::shared_ptr<const Files> files_;
  explicit Typefaces(std::shared_ptr<const Files> files) : files_(std::move(files)) {}
};

// The start of the text of a run with any anchor.
Point start_of(const TextRun& run, double width);

// The direction of the line of text, as a unit vector.
Point direction_of(Stand stand);

// The box of the run's capitals.
Rect ink_box(const TextRun& run, const Typefaces& typefaces);

}  // namespace nonet
