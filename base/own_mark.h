// The sentence by which nonet knows a file again that it wrote: pictures and PDFs carry it
// near their beginning, as a comment or what their format has for it. Where the program chooses a
// file's name itself it replaces nothing that lacks the mark (files/own_files.h).
#pragma once

#include <string_view>

namespace nonet {

inline constexpr std::string_view kOwnMark = "written by nonet, which may replace it";

}  // namespace nonet
