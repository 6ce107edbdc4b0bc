// The format that the ending of a file's name stands for.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace nonet {

// Without the dot, in lower case: "csv" for "list.CSV".
std::string ending_of(std::string_view file_name);

// The keys that an ending may stand for: formats of puzzles and of pages.
std::vector<std::string_view> keys_with_ending(std::string_view ending);

// The key among `known` for the name's ending: "csv" for "list.CSV", "jsonl" for "x.ndjson";
// nullopt if there is none.
std::optional<std::string_view> format_by_ending(std::string_view file_name,
                                                 std::span<const std::string_view> known);

}  // namespace nonet
