#include <ft2build.h>
#include FT_FREETYPE_H

#include <string>

#include "book/fonts/font_source.h"

namespace nonet {
namespace {

constexpr std::string_view kFontFolder = "/usr/share/fonts/truetype/lato/";

}  // namespace

Result<FT_FaceRec_*> open_font(FT_LibraryRec_* library, std::string_view file) {
  const std::string path = std::string(kFontFolder) + std::string(file);
  FT_Face face = nullptr;
  if (FT_New_Face(library, path.c_str(), 0, &face) == 0) return face;
  return Error{ErrorKind::kFile,
               "font file cannot be read; install the package fonts-lato (apt install fonts-lato)",
               {path}};
}

}  // namespace nonet
