// LZ-String, the compression that f-puzzles and SudokuPad use to put a puzzle into a link.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace nonet {

// LZ-String's compressToBase64. REQUIRES: ASCII text (JSON with \u escapes is).
[[nodiscard]] std::string compress_to_base64(std::string_view text);

// The text as UTF-8; nullopt if the code is damaged or has more than `limit` characters.
[[nodiscard]] std::optional<std::string> decompress_from_base64(std::string_view code,
                                                                std::size_t limit = std::size_t{1}
                                                                                    << 20);

}  // namespace nonet
