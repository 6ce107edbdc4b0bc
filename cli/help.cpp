#include "cli/help.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <vector>

#include "base/text_width.h"
#include "cli/command_table.h"
#include "cli/topics.h"

namespace nonet {
namespace {

constexpr std::size_t kListedChoices = 9;  // longer lists: `nonet help TOPIC`
constexpr std::size_t kOptionColumn = 26;  // where the explanation of an option begins

// "  -o, --output FILE".
std::string option_head(const OptionRow& row) {
  const std::string letter = row.letter == '\0' ? "    " : fmt::format("-{}, ", row.letter);
  return fmt::format("  {}--{}{}{}", letter, row.name, row.argument.empty() ? "" : " ",
                     row.argument);
}

// The sentence, the choices if they are few, the default, and a note if it may be repeated.
std::string option_says(const OptionRow& row) {
  std::string says(row.help);
  if (row.choices != nullptr) {
    const Choices known = row.choices();
    const bool listed = std::ranges::all_of(
        known, [&](std::string_view choice) { return row.help.find(choice) != row.help.npos; });
    if (!listed && known.size() <= kListedChoices)
      says += fmt::format(" ({})", fmt::join(known, ", "));
  }
  if (!row.fallback.empty()) says += fmt::format(" [{}]", row.fallback);
  if (row.times == Times::kMany) says += option::kMayBeRepeated;
  return says;
}

std::string option_block(const OptionBlock& block) {
  std::string out = fmt::format("\n{}:\n", block.heading);
  for (const OptionRow& row : block.rows) {
    const std::string head = option_head(row);
    const bool fits = head.size() + 2 <= kOptionColumn;
    out += fits ? fmt::format("{:<{}}", head, kOptionColumn)
                : fmt::format("{}\n{}", head, std::string(kOptionColumn, ' '));
    out += wrapped(option_says(row), kOptionColumn) + '\n';
  }
  return out;
}

std::string word_block(const HelpTable& words) {
  if (words.rows == nullptr) return {};
  const std::vector<HelpRow> rows = words.rows();
  std::size_t column = 18;
  for (const HelpRow& row : rows) column = std::max(column, row.key.size() + 4);
  std::string out = fmt::format("\n{}:\n", words.heading);
  for (const HelpRow& row : rows) {
    out += fmt::format("  {:<{}}{}\n", row.key, column - 2, wrapped(row.says, column));
  }
  return out;
}

std::string usage_line(const CommandRow& command) {
  return fmt::format("nonet {} [OPTION...]{}{}", command.key, command.arguments.empty() ? "" : " ",
                     command.arguments);
}

// The last blank outside of quotes before the column, where a command may be broken; npos: none.
std::size_t last_break(std::string_view command, std::size_t columns) {
  std::size_t at = std::string_view::npos;
  bool quoted = false;
  for (std::size_t i = 0; i < std::min(columns, command.size()); ++i) {
    if (command[i] == '\'') quoted = !quoted;
    if (command[i] == ' ' && !quoted) at = i;
  }
  return at;
}

// A command on several lines as a shell accepts them, none too long for help.
std::string shell_lines(std::string_view command) {
  constexpr std::string_view kFirst = "  ";
  constexpr std::string_view kMore = " \\\n      ";
  std::string out(kFirst);
  std::size_t indent = kFirst.size();
  while (indent + command.size() > kTextWidth) {
    const std::size_t at = last_break(command, kTextWidth - indent - 1);
    if (at == std::string_view::npos) break;
    out += fmt::format("{}{}", command.substr(0, at), kMore);
    command.remove_prefix(at + 1);
    indent = 6;
  }
  return out.append(command) + '\n';
}

std::vector<std::string_view> groups_in_order() {
  std::vector<std::string_view> groups;
  for (const CommandRow& row : command_table()) {
    if (std::ranges::find(groups, row.group) == groups.end()) groups.push_back(row.group);
  }
  return groups;
}

}  // namespace

std::string overview() {
  std::string out =
      "nonet - generate, rate, solve and print Sudoku\n\nUsage: nonet COMMAND [OPTION...] "
      "[INPUT...]\n";
  for (const std::string_view group : groups_in_order()) {
    out += fmt::format("\n{}:\n", group);
    for (const CommandRow& row : command_table()) {
      if (row.group == group) out += fmt::format("  {:<12}{}\n", row.key, wrapped(row.summary, 14));
    }
  }
  out += "\nTopics for `nonet help TOPIC`:\n";
  for (const Topic& topic : topic_table()) {
    out += fmt::format("  {:<12}{}\n", topic.key, topic.summary);
  }
  return out + "\n`nonet COMMAND --help` explains a command, with examples.\n";
}

std::string command_help(const CommandRow& command) {
  std::string out =
      fmt::format("nonet {} - {}\n\nUsage: {}\n", command.key,
                  wrapped(command.summary, command.key.size() + 9), usage_line(command));
  out += word_block(command.body->words);
  for (const OptionBlock& block : option_blocks(command)) out += option_block(block);
  if (!command.body->examples.empty()) out += "\nExamples:\n";
  for (const Example& example : command.body->examples) {
    out += fmt::format("{}      {}\n", shell_lines(example.command), wrapped(example.says, 6));
  }
  return out;
}

namespace {

std::string roff(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if (c == '\\') {
      out += "\\e";
    } else if (c == '-') {
      out += "\\-";
    } else {
      if (out.empty() && (c == '.' || c == '\'')) out += "\\&";
      out += c;
    }
  }
  return out;
}

std::string roff_options(const std::vector<OptionRow>& rows) {
  std::string out;
  for (const OptionRow& row : rows) {
    std::string head = option_head(row);
    head.erase(0, head.find_first_not_of(' '));
    out += fmt::format(".TP\n.B {}\n{}.\n", roff(head), roff(option_says(row)));
  }
  return out;
}

}  // namespace

std::string manual_page() {
  std::string out =
      ".TH NONET 1 \"\" \"nonet " NONET_VERSION
      "\" \"User Commands\"\n.SH NAME\nnonet \\- generate, rate, solve and print Sudoku\n.SH "
      "SYNOPSIS\n.B nonet\n.I COMMAND\n[\\fIOPTION\\fR...] [\\fIINPUT\\fR...]\n.SH "
      "DESCRIPTION\nPuzzles are read from the named files, or from standard input if none is named "
      "or the name is \\(lq\\-\\(rq; an 81\\-character puzzle may stand in place of a file name. "
      "Results go to standard output, everything else to standard error. The order of the output "
      "is the order of the input for any number of threads.\n";
  const auto global = global_options();
  out += ".SH COMMON OPTIONS\n" + roff_options({global.begin(), global.end()});
  out += ".SH COMMANDS\n";
  for (const CommandRow& row : command_table()) {
    out += fmt::format(".SS {}\n{}.\n", roff(usage_line(row)), roff(row.summary));
    std::vector<OptionRow> rows = all_options(row);
    rows.resize(rows.size() - global.size());  // they are listed once, above
    if (row.body->words.rows != nullptr) {
      for (const HelpRow& word : row.body->words.rows()) {
        out += fmt::format(".TP\n.B {}\n{}.\n", roff(word.key), roff(word.says));
      }
    }
    out += roff_options(rows);
    for (const Example& example : row.body->examples) {
      out += fmt::format(".PP\n{}:\n.EX\n    {}\n.EE\n", roff(example.says), roff(example.command));
    }
  }
  out += ".SH EXIT STATUS\n";
  for (const ExitCodeRow& row : kExitCodes) {
    out += fmt::format(".TP\n.B {}\n{}.\n", static_cast<int>(row.code), roff(row.meaning));
  }
  out +=
      ".SH ENVIRONMENT\n.TP\n.B NO_COLOR\nno colour in messages.\n.TP\n.B XDG_DATA_HOME\nthe "
      "database is nonet/nonet.db in this folder if a command needs one and \\-\\-db is not given; "
      "default ~/.local/share.\n";
  return out;
}

}  // namespace nonet
