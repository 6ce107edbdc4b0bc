// Lato (Lukasz Dziedzic, SIL Open Font License 1.1, which allows embedding): a humanist sans with
// open digits that stay distinct at small sizes, in weights from light to bold, so that one family
// serves digits, captions and text. It carries a kern table, so FreeType alone spaces it well and
// no shaping library is needed.

#include "book/fonts/typefaces.h"

#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_TRUETYPE_TABLES_H

#include <array>
#include <cstdint>
#include <fmt/format.h>
#include <new>
#include <string>

#include "book/fonts/font_source.h"

namespace nonet {
namespace {

struct FaceFile {
  Face face;
  std::string_view file;
};
constexpr std::array<FaceFile, kFaces> kFaceFiles{{
    {Face::kLight, "Lato-Light.ttf"},
    {Face::kRegular, "Lato-Regular.ttf"},
    {Face::kItalic, "Lato-Italic.ttf"},
    {Face::kSemibold, "Lato-Semibold.ttf"},
    {Face::kBold, "Lato-Bold.ttf"},
}};
constexpr bool faces_in_order() {
  for (std::size_t i = 0; i < kFaceFiles.size(); ++i) {
    if (kFaceFiles[i].face != static_cast<Face>(i)) return false;
  }
  return true;
}
static_assert(faces_in_order());

struct Character {
  std::uint32_t code = 0;
  int bytes = 0;
};

// The first character of non-empty UTF-8 text; an invalid byte counts as a character.
Character first_character(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned lead = byte(0);
  const int bytes = lead < 0xC0U ? 1 : lead < 0xE0U ? 2 : lead < 0xF0U ? 3 : 4;
  if (bytes == 1 || text.size() < static_cast<std::size_t>(bytes)) return {lead, 1};
  std::uint32_t code = lead & (0x7FU >> static_cast<unsigned>(bytes));
  for (int i = 1; i < bytes; ++i) code = code << 6U | (byte(static_cast<std::size_t>(i)) & 0x3FU);
  return {code, bytes};
}

// Whether a glyph was loaded; a missing glyph has no size. Throws if there is no memory.
bool loaded(FT_Error error) {
  if (error == FT_Err_Out_Of_Memory) throw std::bad_alloc();
  return error == 0;
}

double points(FT_Face face, double size, FT_Pos units) {
  return static_cast<double>(units) * size / face->units_per_EM;
}

}  // namespace

struct Typefaces::Files {
  FT_Library library = nullptr;
  std::array<FT_Face, kFaces> faces{};

  Files() = default;
  Files(const Files&) = delete;
  Files& operator=(const Files&) = delete;
  ~Files() {
    for (const FT_Face face : faces) {
      if (face != nullptr) FT_Done_Face(face);
    }
    if (library != nullptr) FT_Done_FreeType(library);
  }
};

Result<Typefaces> Typefaces::open() {
  auto files = std::make_shared<Files>();
  if (FT_Init_FreeType(&files->library) != 0) {
    return Error{ErrorKind::kFile, "FreeType cannot be started", {}};
  }
  for (const FaceFile& row : kFaceFiles) {
    const auto face = open_font(files->library, row.file);
    if (!face) return face.error();
    files->faces[static_cast<std::size_t>(row.face)] = *face;
  }
  return Typefaces(std::move(files));
}

std::string Typefaces::font_file(Face face) const {
  constexpr FT_ULong kWholeFile = 0;
  FT_ULong length = 0;
  FT_Load_Sfnt_Table(raw(face), kWholeFile, 0, nullptr, &length);
  std::string bytes(length, '\0');
  FT_Load_Sfnt_Table(raw(face), kWholeFile, 0, reinterpret_cast<FT_Byte*>(bytes.data()), &length);
  return bytes;
}

FT_FaceRec_* Typefaces::raw(Face face) const {
  return files_->faces[static_cast<std::size_t>(face)];
}

ShapedText Typefaces::shape(const TextStyle& style, std::string_view text) const {
  const FT_Face face = raw(style.face);
  ShapedText shaped;
  unsigned previous = 0;
  while (!text.empty()) {
    const Character character = first_character(text);
    const unsigned index = FT_Get_Char_Index(face, character.code);
    FT_Vector kern{};
    if (previous != 0) FT_Get_Kerning(face, previous, index, FT_KERNING_UNSCALED, &kern);
    shaped.width += points(face, style.size, kern.x);
    shaped.glyphs.push_back({index, shaped.width, character.bytes});
    if (loaded(FT_Load_Glyph(face, index, FT_LOAD_NO_SCALE))) {
      shaped.width += points(face, style.size, face->glyph->metrics.horiAdvance);
    }
    text.remove_prefix(static_cast<std::size_t>(character.bytes));
    previous = index;
  }
  return shaped;
}

double Typefaces::width(const TextStyle& style, std::string_view text) const {
  return shape(style, text).width;
}

Typefaces::InkSpan Typefaces::ink_span(const TextStyle& style, char character) const {
  const FT_Face face = raw(style.face);
  const auto code = static_cast<unsigned char>(character);
  if (!loaded(FT_Load_Char(face, code, FT_LOAD_NO_SCALE))) return {};
  const FT_Glyph_Metrics& metrics = face->glyph->metrics;
  return {points(face, style.size, metrics.horiBearingX),
          points(face, style.size, metrics.horiBearingX + metrics.width)};
}

double Typefaces::cap_height(const TextStyle& style) const {
  const FT_Face face = raw(style.face);
  if (!loaded(FT_Load_Char(face, 'H', FT_LOAD_NO_SCALE))) return 0;
  return points(face, style.size, face->glyph->metrics.horiBearingY);
}

Point direction_of(Stand stand) {
  switch (stand) {
    case Stand::kUpright:
      return {1, 0};
    case Stand::kTurned:
      return {-1, 0};
    case Stand::kDown:
      return {0, 1};
  }
  return {1, 0};
}

Point start_of(const TextRun& run, double width) {
  const Point along = direction_of(run.stand) * width;
  switch (run.anchor) {
    case Anchor::kStart:
      return run.at;
    case Anchor::kMiddle:
      return run.at - along * 0.5;
    case Anchor::kEnd:
      return run.at - along;
  }
  return run.at;
}

Rect ink_box(const TextRun& run, const Typefaces& typefaces) {
  const double width = typefaces.width(run.style, run.text);
  const double height = typefaces.cap_height(run.style);
  const Point start = start_of(run, width);
  switch (run.stand) {
    case Stand::kUpright:
      break;
    case Stand::kTurned:
      return {start.x - width, start.y, width, height};
    case Stand::kDown:
      return {start.x, start.y, height, width};
  }
  return {start.x, start.y - height, width, height};
}

std::optional<std::string> Typefaces::missing_character(std::string_view text) const {
  while (!text.empty()) {
    const Character character = first_character(text);
    const auto bytes = static_cast<std::size_t>(character.bytes);
    const std::string_view shown = text.substr(0, bytes);
    const bool broken = character.bytes == 1 && character.code >= 0x80U;
    if (broken) return fmt::format("the byte {:#04x}, which is not UTF-8", character.code);
    for (const FT_Face face : files_->faces) {
      if (character.code >= 0x20U && FT_Get_Char_Index(face, character.code) != 0) continue;
      if (character.code < 0x20U)
        return fmt::format("the control character U+{:04X}", character.code);
      return fmt::format("'{}' (U+{:04X})", shown, character.code);
    }
    text.remove_prefix(bytes);
  }
  return std::nullopt;
}

}  // namespace nonet
