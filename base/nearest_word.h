// "Did you mean": the known word nearest to a mistyped one.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace nonet {

// The word with the smallest edit distance (insert, delete, replace, swap neighbours), provided it
// is small for the word's length; the first such word of the list; nullopt where none is near.
std::optional<std::string_view> nearest_word(std::string_view word,
                                             std::span<const std::string_view> known);

// "; did you mean 'X'?" or nothing, to be appended to an error.
std::string did_you_mean(std::string_view word, std::span<const std::string_view> known);

}  // namespace nonet
