// The lines above the rows of a .sdk file, "#A author" and so on, for boards of every size.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "formats/puzzle_text.h"

namespace nonet {

// The comment and the fields that have a letter, a line each.
void append_sdk_header(std::string& out, const std::string& comment, std::span<const Field> fields);
// Takes what lines with a known letter say; of two lines of one letter the last.
void take_sdk_header(std::span<const std::string> header, std::string& comment,
                     std::vector<Field>& fields);

}  // namespace nonet
