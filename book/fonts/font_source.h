// The source of a face's bytes: the files of the Debian package fonts-lato (font_package.cpp) or,
// in a build with NONET_FONTS_INSIDE, the program itself (font_inside.cpp). Fonts are never looked
// up by name: fontconfig would substitute any font of the machine, and the same book would differ
// between machines.
#pragma once

#include <string_view>

#include "base/result.h"

// FreeType's types, declared here so that its headers need not be included.
struct FT_FaceRec_;
struct FT_LibraryRec_;

namespace nonet {

// `file` is the file name of a face of Lato, such as "Lato-Bold.ttf". The caller releases the face
// with FT_Done_Face. The error names the file and its expected folder.
Result<FT_FaceRec_*> open_font(FT_LibraryRec_* library, std::string_view file);

}  // namespace nonet
