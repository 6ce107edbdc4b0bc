#include "cli/output_format.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "base/request_error.h"
#include "cli/command_table.h"
#include "cli/topics.h"
#include "formats/file_ending.h"

namespace nonet {
namespace {

constexpr std::array kSites = {
    Word{"sudokuwiki", LinkSite::kSudokuWiki},
    Word{"sudokuexchange", LinkSite::kSudokuExchange},
    Word{"sudokupad", LinkSite::kSudokuPad},
};

constexpr std::array kFormatWords = {
    option::choice("--to FORMAT",
                   "format of the output (`nonet help formats`); without it the ending of --output "
                   "may choose it [line]",
                   output_format_choices),
    option::text("--empty C", "the character for an empty cell in line and grid [.]"),
    option::choices("--columns A,B,...", "fields of csv and tsv after the puzzle", column_choices),
    option::choice("--site SITE", "site for the links of --to url [sudokuwiki]",
                   choices_of<kSites>),
};

std::vector<std::string> words_between_commas(const std::string& text) {
  std::vector<std::string> words;
  std::istringstream stream(text);
  for (std::string word; std::getline(stream, word, ',');) words.push_back(word);
  return words;
}

// Endings that are no format of puzzles.
constexpr std::array<std::string_view, 7> kOtherPromises = {"html", "svg",  "png", "pdf",
                                                            "eps",  "json", "xml"};

// The endings that suit the command: the choices of --to, else those of its one format.
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

std::span<const OptionRow> writing_options() { return kFormatWords; }

Result<RecordWriter> puzzle_writing(const Options& options) {
  WriteOptions chosen;
  if (options.has("empty")) {
    const std::string& empty = options.text("empty");
    if (empty.size() != 1 || (empty[0] >= '1' && empty[0] <= '9')) {
      return request_error(
          fmt::format("--empty '{}': one character is expected, no digit 1-9", empty));
    }
    chosen.empty = empty[0];
  }
  chosen.site = meaning_in(kSites, options.text("site"));
  if (options.has("columns")) chosen.columns = words_between_commas(options.text("columns"));
  const std::string format = chosen_format(options, output_format_choices());
  if (options.has("columns") && !find_format(format)->keeps_fields) {
    return request_error(
        fmt::format("--columns are fields of csv and tsv: {} has no place for them", format));
  }
  return RecordWriter(find_format(format)->id, std::move(chosen));
}

}  // namespace nonet
