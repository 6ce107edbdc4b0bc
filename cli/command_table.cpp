#include "cli/command_table.h"

#include <algorithm>
#include <array>

#include "cli/commands.h"
#include "cli/topics.h"

namespace nonet {
namespace {

constexpr std::string_view kMake = "Make and judge puzzles";
constexpr std::string_view kPrint = "Print";
constexpr std::string_view kFiles = "Files and collections";
constexpr std::string_view kStudy = "Study";
constexpr std::string_view kAbout = "About nonet";

constexpr std::array kCommands = {
    CommandRow{"solve", kMake, "count and show the solutions of puzzles", "[INPUT...]",
               kReadsPuzzles | kUsesChance | kUsesThreads, &kSolveCommand},
    CommandRow{"rate", kMake, "rate puzzles by the techniques they need", "[INPUT...]",
               kReadsPuzzles | kUsesThreads, &kRateCommand},
    CommandRow{"explain", kMake, "tell how to solve puzzles, step by step", "[INPUT...]",
               kReadsPuzzles | kUsesThreads, &kExplainCommand},
    CommandRow{"book", kPrint, "print a book of puzzles as PDF, with solutions", "",
               kUsesChance | kUsesThreads, &kBookCommand},
    CommandRow{"image", kPrint, "draw one puzzle as SVG, PNG, EPS or PDF", "[INPUT]", kReadsPuzzles,
               &kImageCommand},
    CommandRow{"convert", kFiles, "read puzzles in any format and write them in another",
               "[INPUT...]", kReadsPuzzles | kWritesPuzzles | kUsesThreads, &kConvertCommand},
    CommandRow{"reproduce", kStudy, "put a document's published tables beside ours", "KEY|all",
               kUsesChance | kUsesThreads, &kReproduceCommand},
    CommandRow{"version", kAbout, "show version, commit, compiler and instruction set", "",
               kNoGroup, &kVersionCommand},
    CommandRow{"list", kAbout, "list formats, levels, techniques, scales, solvers or commands",
               "TOPIC", kNoGroup, &kListCommand},
    CommandRow{"completion", kAbout, "write the completion script of a shell", "bash|zsh|fish",
               kNoGroup, &kCompletionCommand},
    CommandRow{"help", kAbout, "explain a command or a topic; --man writes the manual page",
               "[COMMAND|TOPIC]", kNoGroup, &kHelpCommand},
};

Choices progress_choices() { return {"auto", "always", "never", "json"}; }
Choices color_choices() { return {"auto", "always", "never"}; }

constexpr std::array kGlobalOptions = {
    OptionRow{.name = "output",
              .letter = 'o',
              .takes = Takes::kFile,
              .argument = "FILE",
              .help = "write results to FILE instead of standard output"},
    OptionRow{.name = "progress",
              .takes = Takes::kChoice,
              .argument = "WHEN",
              .help = "progress on standard error: auto (on a terminal), always, never, json",
              .fallback = "auto",
              .choices = progress_choices},
    OptionRow{.name = "color",
              .takes = Takes::kChoice,
              .argument = "WHEN",
              .help = "colour in messages: auto (on a terminal, unless NO_COLOR), always, never",
              .fallback = "auto",
              .choices = color_choices},
    OptionRow{.name = "quiet", .letter = 'q', .help = "no notes and no progress, only errors"},
    OptionRow{.name = "help", .letter = 'h', .help = "show this help"},
};

struct GroupedOption {
  OptionGroup group;
  OptionRow row;
};

constexpr std::array kGroupedOptions = {
    GroupedOption{kReadsPuzzles,
                  {.name = "from",
                   .takes = Takes::kChoice,
                   .argument = "FORMAT",
                   .help = "format of the input; without it the format is recognised",
                   .choices = input_format_choices}},
    GroupedOption{kReadsPuzzles, {.name = "strict", .help = "stop at the first invalid input"}},
    GroupedOption{kWritesPuzzles,
                  {.name = "to",
                   .takes = Takes::kChoice,
                   .argument = "FORMAT",
                   .help = "format of the output",
                   .fallback = "line",
                   .choices = output_format_choices}},
    GroupedOption{kUsesChance,
                  {.name = "seed",
                   .takes = Takes::kNumber,
                   .argument = "N",
                   .help = "same seed, same results; without it one is drawn and noted"}},
    GroupedOption{kUsesThreads,
                  {.name = "threads",
                   .letter = 'j',
                   .takes = Takes::kNumber,
                   .argument = "N",
                   .help = "worker threads; default: the CPUs this process may use"}},
    GroupedOption{
        kUsesDatabase,
        {.name = "db", .takes = Takes::kFile, .argument = "FILE", .help = "database to use"}},
};

}  // namespace

std::span<const CommandRow> command_table() { return kCommands; }

const CommandRow* find_command(std::string_view key) {
  const auto* row = std::ranges::find(kCommands, key, &CommandRow::key);
  return row == kCommands.end() ? nullptr : row;
}

std::span<const OptionRow> global_options() { return kGlobalOptions; }

std::vector<OptionRow> group_options(unsigned groups) {
  std::vector<OptionRow> rows;
  for (const GroupedOption& option : kGroupedOptions) {
    if ((groups & option.group) != 0) rows.push_back(option.row);
  }
  return rows;
}

std::vector<OptionRow> all_options(const CommandRow& command) {
  std::vector<OptionRow> rows(command.body->options.begin(), command.body->options.end());
  const std::vector<OptionRow> shared = group_options(command.option_groups);
  rows.insert(rows.end(), shared.begin(), shared.end());
  rows.insert(rows.end(), kGlobalOptions.begin(), kGlobalOptions.end());
  return rows;
}

}  // namespace nonet
