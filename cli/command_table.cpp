#include "cli/command_table.h"

#include <algorithm>
#include <array>

#include "cli/bad_records.h"
#include "cli/commands.h"
#include "cli/evolve_objectives.h"
#include "cli/output_format.h"
#include "cli/puzzle_wishes.h"
#include "cli/topics.h"

namespace nonet {
namespace {

constexpr std::string_view kMake = "Make and judge puzzles";
constexpr std::string_view kPrint = "Print";
constexpr std::string_view kFiles = "Files and collections";
constexpr std::string_view kStudy = "Study";
constexpr std::string_view kAbout = "About nonet";

constexpr std::array kCommands = {
    CommandRow{"generate", kMake, "make puzzles of the kind you want", "",
               kWantsPuzzles | kWritesPuzzles | kUsesChance | kUsesThreads | kUsesDatabase,
               &kGenerateCommand},
    CommandRow{"evolve",
               kMake,
               "breed puzzles: the hardest overnight, or to a target",
               "[INPUT...]",
               kReadsPuzzles | kWantsPuzzles | kBreedsGenotypes | kWritesPuzzles | kUsesChance |
                   kUsesThreads | kUsesDatabase,
               &kEvolveCommand,
               0,
               Unfinished::kKept,
               {},
               FreedMemory::kGivenBack},
    CommandRow{"neighbours", kMake, "find puzzles that differ from given ones by a few clues",
               "[INPUT...]", kReadsPuzzles | kWritesPuzzles | kUsesChance | kUsesThreads,
               &kNeighboursCommand},
    CommandRow{"solve", kMake, "count and show the solutions of puzzles", "[INPUT...]",
               kReadsPuzzles | kUsesChance | kUsesThreads, &kSolveCommand, 0, Unfinished::kKept,
               "tsv"},
    CommandRow{"rate", kMake, "rate puzzles by the techniques they need", "[INPUT...]",
               kReadsPuzzles | kUsesThreads | kUsesDatabase, &kRateCommand},
    CommandRow{"explain", kMake, "tell how to solve puzzles, step by step", "[INPUT...]",
               kReadsPuzzles | kUsesThreads | kUsesDatabase, &kExplainCommand},
    CommandRow{"hint", kMake, "help with the next step, in three rungs", "[INPUT...]",
               kReadsPuzzles | kUsesThreads, &kHintCommand},
    CommandRow{"lesson", kMake, "teach a technique: the idea, an example, practice with answers",
               "TECHNIQUE...|--all", kUsesChance | kUsesThreads, &kLessonCommand, 0,
               Unfinished::kRemoved},
    CommandRow{"book", kPrint, "print a book of puzzles as PDF or HTML, with solutions",
               "[INPUT...]", kReadsPuzzles | kUsesChance | kUsesThreads | kUsesDatabase,
               &kBookCommand, 0, Unfinished::kRemoved, "pdf html htm"},
    CommandRow{"play", kPrint, "make a page to play on in a browser, offline", "[INPUT...]",
               kReadsPuzzles | kWantsPuzzles | kUsesChance | kUsesThreads, &kPlayCommand, 0,
               Unfinished::kRemoved, "html htm"},
    CommandRow{"app", kPrint, "make one page that solves, rates and explains in a browser, offline",
               "", kNoGroup, &kAppCommand, 0, Unfinished::kRemoved, "html htm"},
    CommandRow{"image", kPrint, "draw one puzzle as SVG, PNG, EPS or PDF", "[INPUT]", kReadsPuzzles,
               &kImageCommand, 0, Unfinished::kRemoved},
    CommandRow{"convert", kFiles, "write puzzles in another format, chosen and sorted",
               "[INPUT...]", kFiltersPuzzles | kReadsPuzzles | kWritesPuzzles | kUsesThreads,
               &kConvertCommand},
    CommandRow{"canon", kFiles, "write the canonical form of each puzzle", "[INPUT...]",
               kReadsPuzzles | kWritesPuzzles | kUsesThreads, &kCanonCommand},
    CommandRow{"dedupe", kFiles, "remove puzzles that are equal or isomorphic to earlier ones",
               "[INPUT...]", kReadsPuzzles | kWritesPuzzles | kUsesThreads, &kDedupeCommand},
    CommandRow{"check", kFiles, "say whether puzzles are valid, unique, minimal, symmetric",
               "[INPUT...]", kReadsPuzzles | kUsesThreads, &kCheckCommand, 0, Unfinished::kKept,
               "tsv"},
    CommandRow{"dataset", kFiles, "make so many rated puzzles of each kind, for training and test",
               "", kUsesChance | kUsesThreads | kUsesDatabase, &kDatasetCommand, 0,
               Unfinished::kRemoved, "md"},
    CommandRow{"db", kFiles, "look into a database, export, import, back up, repair",
               "info|check|export|import|backup|repair [FILE...]",
               kFiltersPuzzles | kReadsPuzzles | kWritesPuzzles | kUsesThreads | kUsesDatabase,
               &kDbCommand, 1},
    CommandRow{"measure", kStudy, "ask every solver family how hard puzzles are", "[INPUT...]",
               kReadsPuzzles | kUsesChance | kUsesThreads | kUsesDatabase, &kMeasureCommand, 0,
               Unfinished::kKept, "tsv"},
    CommandRow{"stats", kStudy, "distributions of puzzles, and how far measures of hardness agree",
               "[INPUT...]", kReadsPuzzles | kUsesThreads | kUsesDatabase, &kStatsCommand, 0,
               Unfinished::kRemoved},
    CommandRow{
        "atlas", kStudy, "estimate how many minimal puzzles there are, and how hard they are", "",
        kUsesChance | kUsesThreads | kUsesDatabase, &kAtlasCommand, 0, Unfinished::kKept, "tsv"},
    CommandRow{"reproduce", kStudy, "put a paper's published tables beside ours", "KEY|all",
               kUsesChance | kUsesThreads, &kReproduceCommand},
    CommandRow{"bench", kAbout, "measure speeds, or print the signature of this build",
               "[INPUT...]", kReadsPuzzles | kUsesThreads, &kBenchCommand, 0, Unfinished::kKept,
               "tsv"},
    CommandRow{"version", kAbout, "show version, commit, compiler and instruction set", "",
               kNoGroup, &kVersionCommand},
    CommandRow{"list", kAbout, "list formats, levels, techniques, scales, solvers or exit codes",
               "TOPIC", kNoGroup, &kListCommand},
    CommandRow{"completion", kAbout, "write the completion script of a shell", "bash|zsh|fish",
               kNoGroup, &kCompletionCommand},
    CommandRow{"help", kAbout, "explain a command, a topic or a technique",
               "[COMMAND|TOPIC|TECHNIQUE]", kNoGroup, &kHelpCommand},
};

Choices progress_choices() { return {"auto", "always", "never", "json"}; }
Choices color_choices() { return {"auto", "always", "never"}; }

constexpr std::array kGlobalOptions = {
    option::output_file("-o, --output FILE", "write results to FILE instead of standard output"),
    option::choice("--progress WHEN",
                   "progress on standard error: auto (on a terminal), always, never, json [auto]",
                   progress_choices),
    option::choice(
        "--color WHEN",
        "colour in messages: auto (on a terminal, unless NO_COLOR), always, never [auto]",
        color_choices),
    option::flag("-q, --quiet", "no notes and no progress, only errors"),
    option::flag("-h, --help", "show this help"),
};

constexpr std::array kReadingOptions = {
    option::source("--from FORMAT|FILE",
                   "format of the input, instead of recognising it; or an input file, like its "
                   "name alone; may be repeated",
                   input_format_choices),
    option::flag("--strict", "stop at the first invalid input"),
    kRejectsOption,
};

constexpr std::array kChanceOptions = {
    option::number("--seed N", "same seed, same results; without it one is drawn and noted"),
};

constexpr std::array kThreadOptions = {
    option::number("-j, --threads N", "worker threads; default: the CPUs this process may use")
        .within({1, 1024}),
};

constexpr std::array kDatabaseOptions = {
    option::database("--db FILE", "database to write to or to read"),
    option::duration_or_0("--lock-wait DURATION",
                          "how long to wait while another program has the database locked: 30s, "
                          "2h; default 10s, or 12h for evolve and for work already under way"),
};

struct OptionGroupRow {
  OptionGroup group;
  std::string_view heading;
  std::span<const OptionRow> (*options)();
};

constexpr std::string_view kCommon = "Common options";

// In the order of help; adjacent rows with the same heading share a block.
constexpr std::array kOptionGroups = {
    OptionGroupRow{kWantsPuzzles, "Which puzzles", wish_options},
    OptionGroupRow{kFiltersPuzzles, "Which puzzles", filter_options},
    OptionGroupRow{kFiltersPuzzles, "Which puzzles", sort_options},
    OptionGroupRow{kBreedsGenotypes, "With --objective bridi", bridi_options},
    OptionGroupRow{kReadsPuzzles, "Input",
                   [] { return std::span<const OptionRow>(kReadingOptions); }},
    OptionGroupRow{kWritesPuzzles, "Output format", writing_options},
    OptionGroupRow{kUsesDatabase, kCommon,
                   [] { return std::span<const OptionRow>(kDatabaseOptions); }},
    OptionGroupRow{kUsesChance, kCommon, [] { return std::span<const OptionRow>(kChanceOptions); }},
    OptionGroupRow{kUsesThreads, kCommon,
                   [] { return std::span<const OptionRow>(kThreadOptions); }},
};

void append(std::vector<OptionBlock>& blocks, std::string_view heading,
            std::span<const OptionRow> rows) {
  if (blocks.empty() || blocks.back().heading != heading) blocks.push_back({heading, {}});
  blocks.back().rows.insert(blocks.back().rows.end(), rows.begin(), rows.end());
}

}  // namespace

std::span<const CommandRow> command_table() { return kCommands; }

const CommandRow* find_command(std::string_view key) {
  const auto* row = std::ranges::find(kCommands, key, &CommandRow::key);
  return row == kCommands.end() ? nullptr : row;
}

std::span<const OptionRow> global_options() { return kGlobalOptions; }

std::vector<OptionBlock> option_blocks(const CommandRow& command) {
  std::vector<OptionBlock> blocks;
  if (!command.body->options.empty()) append(blocks, "Options", command.body->options);
  for (const OptionGroupRow& row : kOptionGroups) {
    if ((command.option_groups & row.group) != 0) append(blocks, row.heading, row.options());
  }
  append(blocks, kCommon, kGlobalOptions);
  return blocks;
}

std::vector<OptionRow> all_options(const CommandRow& command) {
  std::vector<OptionRow> rows;
  for (const OptionBlock& block : option_blocks(command)) {
    rows.insert(rows.end(), block.rows.begin(), block.rows.end());
  }
  return rows;
}

}  // namespace nonet
