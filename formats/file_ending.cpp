#include "formats/file_ending.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <filesystem>

#include "formats/catalog.h"

namespace nonet {
namespace {

// Endings missing from the format table, and the keys they stand for.
struct EndingRow {
  std::string_view ending;
  std::string_view key;
};
constexpr std::array kMoreEndings = {EndingRow{"htm", "html"}, EndingRow{"txt", "text"}};

}  // namespace

std::string ending_of(std::string_view file_name) {
  std::string ending = std::filesystem::path(file_name).extension();
  if (!ending.empty()) ending.erase(0, 1);
  std::ranges::transform(ending, ending.begin(),
                         [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return ending;
}

std::vector<std::string_view> keys_with_ending(std::string_view ending) {
  std::vector<std::string_view> keys;
  for (const FormatRow& row : kFormats) {
    for (std::string_view rest = row.extensions; !rest.empty();) {
      const std::string_view known = rest.substr(0, rest.find(' '));
      if (known == ending) keys.push_back(row.key);
      rest.remove_prefix(std::min(known.size() + 1, rest.size()));
    }
  }
  for (const EndingRow& row : kMoreEndings) {
    if (row.ending == ending) keys.push_back(row.key);
  }
  return keys;
}

std::optional<std::string_view> format_by_ending(std::string_view file_name,
                                                 std::span<const std::string_view> known) {
  const std::string ending = ending_of(file_name);
  const auto itself = std::ranges::find(known, ending);
  if (itself != known.end()) return *itself;
  for (const std::string_view key : keys_with_ending(ending)) {
    if (std::ranges::find(known, key) != known.end()) return key;
  }
  return std::nullopt;
}

}  // namespace nonet
