// One JSON object as its members, in their order, for JSON lines. Read event by event, so that time
// and memory grow with the text only, for any nesting.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "formats/puzzle_text.h"

namespace nonet {

// Deeper nesting, or more members, is not a puzzle.
inline constexpr std::size_t kDeepestJson = 64;
inline constexpr std::size_t kMostMembers = std::size_t{1} << 20;
// An object over several lines is a document with one puzzle, unless it is longer than this.
inline constexpr std::size_t kLongestDocument = std::size_t{4} << 20;

// The members by their keys; a value other than a string is kept as JSON, without blanks. Of
// members with the same key the last one counts. `start` is the place of the text's first byte; the
// text may have several lines.
[[nodiscard]] Result<std::vector<Field>> members_of_object(std::string_view text,
                                                           const Place& start);

// The text in quotation marks, valid JSON for any bytes.
void append_json_string(std::string& out, std::string_view text);

// Finds the end of an object that may go over several lines.
class ObjectEnd {
 public:
  // True once the braces fed so far are balanced.
  bool feed(std::string_view text);

 private:
  std::size_t depth_ = 0;
  bool in_string_ = false;
  bool escaped_ = false;
  bool ended_ = false;
};

}  // namespace nonet
