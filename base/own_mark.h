// The sentence that marks a file as written by nonet: pictures and PDFs carry it near their
// beginning, as a comment or as their format allows. Where the program chooses a file's name
// itself, it replaces no file without the mark (files/own_files.h).
#pragma once

#include <string_view>

namespace nonet {

inline constexpr std::string_view kOwnMark = "written by nonet, which may replace it";

}  // namespace nonet
