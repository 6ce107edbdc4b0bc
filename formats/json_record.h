// A JSON object in a puzzle file, in one line or over several: our own lines, and the files that
// web sites and apps save.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/result.h"
#include "formats/catalog.h"
#include "formats/puzzle_text.h"
#include "formats/text_source.h"

namespace nonet {

// Whether the line begins a JSON object, or the wrapper of older ipuz files.
[[nodiscard]] bool begins_json(std::string_view text);

// The text of the object that begins in the current line, which is passed. An object that is not
// closed ends at the next line that begins another record.
[[nodiscard]] std::string take_json_object(TextSource& source);

struct JsonRecord {
  Result<PuzzleText> puzzle;
  Format format;
};
// Reads the object that begins in the current line and advances past it. Without `forced` its
// members determine the format.
[[nodiscard]] JsonRecord read_json_record(TextSource& source, std::optional<Format> forced);

}  // namespace nonet
