#include "cli/format_choice.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <filesystem>
#include <fmt/format.h>
#include <sstream>

#include "cli/command_table.h"
#include "formats/catalog.h"

namespace nonet {
namespace {

// Without the dot, in small letters.
std::string ending_of(std::string_view file_name) {
  std::string ending = std::filesystem::path(file_name).extension();
  if (!ending.empty()) ending.erase(0, 1);
  std::ranges::transform(ending, ending.begin(),
                         [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return ending;
}

// Endings that no row of the format table has, and the keys they stand for.
struct EndingRow {
  std::string_view ending;
  std::string_view key;
};
constexpr std::array kMoreEndings = {EndingRow{"htm", "html"}, EndingRow{"txt", "text"}};

// The keys that an ending may stand for.
Choices keys_with(const std::string& ending) {
  Choices keys;
  for (const FormatRow& row : kFormats) {
    std::istringstream endings{std::string(row.extensions)};
    for (std::string known; endings >> known;) {
      if (known == ending) keys.push_back(row.key);
    }
  }
  for (const EndingRow& row : kMoreEndings) {
    if (row.ending == ending) keys.push_back(row.key);
  }
  return keys;
}

// Of no format of puzzles.
constexpr std::array<std::string_view, 7> kOtherPromises = {"html", "svg",  "png", "pdf",
                                                            "eps",  "json", "xml"};

// What the command can write: the choices of --to, else what suits its one form.
Choices forms_of(const CommandRow& command) {
  for (const OptionRow& row : all_options(command)) {
    if (row.name == "to") return row.choices();
  }
  Choices forms;
  for (std::string_view rest = command.endings; !rest.empty();) {
    const std::size_t end = std::min(rest.find(' '), rest.size());
    forms.push_back(rest.substr(0, end));
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  return forms;
}

bool holds(const Choices& known, std::string_view key) {
  return std::ranges::find(known, key) != known.end();
}

}  // namespace

std::optional<std::string_view> format_by_ending(std::string_view file_name, const Choices& known) {
  const std::string ending = ending_of(file_name);
  const auto itself = std::ranges::find(known, ending);
  if (itself != known.end()) return *itself;
  for (const std::string_view key : keys_with(ending)) {
    if (holds(known, key)) return key;
  }
  return std::nullopt;
}

std::string chosen_format(const Options& options, const Choices& known) {
  if (!options.given("to") && options.has("output")) {
    if (const auto format = format_by_ending(options.text("output"), known)) {
      return std::string(*format);
    }
  }
  return options.text("to");
}

std::string broken_promise(const CommandRow& command, const Options& options) {
  if (!options.has("output") || options.given("to")) return {};
  const std::string& name = options.text("output");
  const std::string ending = ending_of(name);
  const bool promises = !keys_with(ending).empty() ||
                        std::ranges::find(kOtherPromises, ending) != kOtherPromises.end();
  if (!promises || ending == "txt" || format_by_ending(name, forms_of(command))) return {};
  return fmt::format("{}: here the ending .{} does not choose the format", name, ending);
}

}  // namespace nonet
