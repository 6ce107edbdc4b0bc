#include "cli/format_choice.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>

#include "cli/command_table.h"
#include "formats/file_ending.h"

namespace nonet {
namespace {

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

}  // namespace

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
  const bool promises = !keys_with_ending(ending).empty() ||
                        std::ranges::find(kOtherPromises, ending) != kOtherPromises.end();
  if (!promises || ending == "txt" || format_by_ending(name, forms_of(command))) return {};
  return fmt::format("{}: here the ending .{} does not choose the format", name, ending);
}

}  // namespace nonet
