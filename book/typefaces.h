// The fonts of the project: five faces of one family (book/font_source.h says where they come
// from), and how wide and high text in them is.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "charts/drawing.h"

// FreeType's face, named so that its headers stay out of here.
struct FT_FaceRec_;

namespace nonet {

// A glyph of a font file at its distance from the start of the text.
struct PlacedGlyph {
  unsigned index = 0;
  double x = 0;
  int bytes = 0;  // of the UTF-8 text that it stands for
};

struct ShapedText {
  std::vector<PlacedGlyph> glyphs;
  double width = 0;
};

// Copies share the open files. One thread at a time: FreeType's faces are not safe to share.
class Typefaces {
 public:
  // Opens all faces. The error of open_font (book/font_source.h) when one is absent.
  static Result<Typefaces> open();

  // Left to right, kerned, one glyph per character; a character the face lacks gives its box glyph.
  [[nodiscard]] ShapedText shape(const TextStyle& style, std::string_view text) const;
  [[nodiscard]] double width(const TextStyle& style, std::string_view text) const;
  // Where the ink of a single glyph begins and ends, measured from the start of its advance.
  struct InkSpan {
    double left = 0;
    double right = 0;
  };
  [[nodiscard]] InkSpan ink_span(const TextStyle& style, char character) const;
  // Height of capitals, which is also that of digits in these faces.
  [[nodiscard]] double cap_height(const TextStyle& style) const;

  // The first character of UTF-8 text that some face has no glyph for, by name.
  [[nodiscard]] std::optional<std::string> missing_character(std::string_view text) const;

  [[nodiscard]] FT_FaceRec_* raw(Face face) const;

 private:
  struct Files;
  // shared_ptr: Cairo keeps fonts in a cache of its own that may outlive this value.
  std::shared_ptr<const Files> files_;
  explicit Typefaces(std::shared_ptr<const Files> files) : files_(std::move(files)) {}
};

// A run whose `at` is the start of the text, whatever its anchor was.
Point start_of(const TextRun& run, double width);

// Where the line goes, a unit long.
Point direction_of(Stand stand);

// Where its capitals are.
Rect ink_box(const TextRun& run, const Typefaces& typefaces);

}  // namespace nonet
