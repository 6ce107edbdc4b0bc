// The format that the ending of a file's name stands for.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace nonet {

// Without the dot, in small letters: "csv" of "list.CSV".
std::string ending_of(std::string_view file_name);

// The keys that an ending may stand for, of formats of puzzles and of the pages a program writes.
std::vector<std::string_view> keys_with_ending(std::string_view ending);

// The one of `known` that the name's ending stands for: "csv" for "list.CSV", "jsonl" for
// "x.ndjson"; nullopt where there is none.
std::optional<std::string_view> format_by_ending(std::string_view file_name,
                                                 std::span<const std::string_view> known);

}  // namespace nonet
