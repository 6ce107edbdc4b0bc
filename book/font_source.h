// Where the bytes of a face come from: the files of the Debian package fonts-lato
// (font_package.cpp), or, in a build with NONET_FONTS_INSIDE, the program itself (font_inside.cpp).
// Fonts are never looked up by name: fontconfig would answer with whatever the machine has, and the
// same book would differ from one machine to the next.
#pragma once

#include <string_view>

#include "base/result.h"

// FreeType's types, named so that its headers stay out of here.
struct FT_FaceRec_;
struct FT_LibraryRec_;

namespace nonet {

// `file` is that of a face of Lato, such as "Lato-Bold.ttf". The caller ends the face with
// FT_Done_Face. The error names the file and where it was expected.
Result<FT_FaceRec_*> open_font(FT_LibraryRec_* library, std::string_view file);

}  // namespace nonet
