#include <ft2build.h>
#include FT_FREETYPE_H

#include <string>

#include "book/fonts/font_source.h"
#include "book/fonts/fonts.h"

namespace nonet {

Result<FT_FaceRec_*> open_font(FT_LibraryRec_* library, std::string_view file) {
  const std::string_view bytes = fonts::bytes_of(file);
  FT_Face face = nullptr;
  const auto* begin = reinterpret_cast<const FT_Byte*>(bytes.data());
  if (!bytes.empty() &&
      FT_New_Memory_Face(library, begin, static_cast<FT_Long>(bytes.size()), 0, &face) == 0)
    return face;
  return Error{ErrorKind::kFile, "this font is not in the program", {std::string(file)}};
}

}  // namespace nonet
