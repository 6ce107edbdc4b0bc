// Completion scripts. Each is the tables written as a shell's case statement: no call of nonet is
// needed while completing.
#include <array>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "base/request_error.h"
#include "cli/command_table.h"
#include "cli/commands.h"
#include "cli/topics.h"

namespace nonet {
namespace {

// Words that may follow the command itself.
std::vector<std::string_view> argument_words(const CommandRow& row) {
  std::vector<std::string_view> words;
  if (row.key == "completion") words = {"bash", "zsh", "fish"};
  if (row.key == "help") words = keys_of(command_table());
  if (row.key == "help" || row.key == "list") {
    for (const Topic& topic : topic_table()) words.push_back(topic.key);
  }
  return words;
}

// Of which one comes first, and files behind it.
std::vector<std::string_view> first_words(const CommandRow& row) {
  return row.body->first_words == nullptr ? std::vector<std::string_view>()
                                          : row.body->first_words();
}

std::string long_options(const CommandRow& row) {
  std::vector<std::string> names;
  for (const OptionRow& option : all_options(row))
    names.push_back(fmt::format("--{}", option.name));
  return fmt::format("{}", fmt::join(names, " "));
}

// In single quotes for a shell.
std::string in_shell_quotes(std::string_view text) {
  std::string out = "'";
  for (const char c : text) out += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return out + "'";
}

// As `quoted`, for a zsh specification, where brackets and colons have a meaning.
std::string zsh_quoted(std::string_view text) {
  std::string escaped;
  for (const char c : text) {
    if (c == '[' || c == ']' || c == ':' || c == '\\') escaped += '\\';
    escaped += c;
  }
  return in_shell_quotes(escaped);
}

// Behind a comma a list goes on with any of its words; a range may stand behind "KEY:".
std::string bash_call(const OptionRow& option) {
  switch (option.takes) {
    case Takes::kChoices:
      return fmt::format("_nonet_list '{}'", fmt::join(option.choices(), " "));
    case Takes::kKeyedRange:
      return fmt::format("compopt -o nospace; COMPREPLY=($(compgen -S: -W '{}' -- \"$word\"))",
                         fmt::join(option.choices(), " "));
    default:
      return fmt::format("COMPREPLY=($(compgen -W '{}' -- \"$word\"))",
                         fmt::join(option.choices(), " "));
  }
}

std::string bash_completion() {
  std::string out =
      "_nonet_list() {\n"
      "  local before=\n"
      "  case \"$word\" in *,*) before=${word%,*}, ;; esac\n"
      "  compopt -o nospace\n"
      "  COMPREPLY=($(compgen -P \"$before\" -W \"$1\" -- \"${word##*,}\"))\n"
      "}\n"
      "_nonet() {\n"
      "  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}\n"
      "  COMPREPLY=()\n";
  out += fmt::format(
      "  if [ \"$COMP_CWORD\" -eq 1 ]; then\n"
      "    COMPREPLY=($(compgen -W '{}' -- \"$word\"))\n    return\n  fi\n",
      fmt::join(keys_of(command_table()), " "));
  out += "  case \"${COMP_WORDS[1]} $before\" in\n";
  for (const CommandRow& row : command_table()) {
    for (const OptionRow& option : all_options(row)) {
      if (option.choices == nullptr) continue;
      out += fmt::format("    '{} --{}') {}; return ;;\n", row.key, option.name, bash_call(option));
    }
  }
  out += "  esac\n  local options= words= first=\n  case \"${COMP_WORDS[1]}\" in\n";
  for (const CommandRow& row : command_table()) {
    out +=
        fmt::format("    {}) options='{}' words='{}' first='{}' ;;\n", row.key, long_options(row),
                    fmt::join(argument_words(row), " "), fmt::join(first_words(row), " "));
  }
  out +=
      "  esac\n"
      "  [ \"$COMP_CWORD\" -gt 2 ] || words=\"$words$first\"\n"
      "  case \"$word\" in\n"
      "    -*) COMPREPLY=($(compgen -W \"$options\" -- \"$word\")) ;;\n"
      "    *) if [ -n \"$words\" ]; then COMPREPLY=($(compgen -W \"$words\" -- \"$word\"))\n"
      "       else COMPREPLY=($(compgen -f -- \"$word\")); fi ;;\n"
      "  esac\n}\ncomplete -o filenames -F _nonet nonet\n";
  return out;
}

std::string zsh_action(const OptionRow& option) {
  if (option.takes == Takes::kChoices) {
    return fmt::format(":{}:_values -s , {} {}", option.argument, option.argument,
                       fmt::join(option.choices(), " "));
  }
  if (option.takes == Takes::kKeyedRange) {
    return fmt::format(":{}:compadd -S \\: {}", option.argument, fmt::join(option.choices(), " "));
  }
  if (option.choices != nullptr) {
    return fmt::format(":{}:({})", option.argument, fmt::join(option.choices(), " "));
  }
  if (option.takes == Takes::kNothing) return "";
  return fmt::format(":{}:{}", option.argument, takes_path(option.takes) ? "_files" : "");
}

std::string zsh_completion() {
  std::string out = "#compdef nonet\n_nonet() {\n  local -a commands\n  commands=(\n";
  for (const CommandRow& row : command_table()) {
    out += fmt::format("    {}\n", in_shell_quotes(fmt::format("{}:{}", row.key, row.summary)));
  }
  out +=
      "  )\n  if (( CURRENT == 2 )); then _describe command commands; return; fi\n"
      "  local command=$words[2]\n  shift words; (( CURRENT-- ))\n  case $command in\n";
  for (const CommandRow& row : command_table()) {
    out += fmt::format("    {}) _arguments \\\n", row.key);
    for (const OptionRow& option : all_options(row)) {
      const std::string action = zsh_action(option);
      const std::string repeat = option.times == Times::kMany ? "'*'" : "";
      out += fmt::format("      {}--{}'['{}']'{} \\\n", repeat, option.name,
                         zsh_quoted(option.help), action.empty() ? "" : in_shell_quotes(action));
    }
    if (const auto first = first_words(row); !first.empty()) {
      out += fmt::format("      '1:word:({})' \\\n", fmt::join(first, " "));
    }
    const auto arguments = argument_words(row);
    out += arguments.empty() ? std::string("      '*:input:_files' ;;\n")
                             : fmt::format("      '*:word:({})' ;;\n", fmt::join(arguments, " "));
  }
  return out + "  esac\n}\n_nonet \"$@\"\n";
}

std::string fish_completion() {
  std::string out;
  for (const CommandRow& row : command_table()) {
    out += fmt::format("complete -c nonet -n __fish_use_subcommand -f -a {} -d {}\n", row.key,
                       in_shell_quotes(row.summary));
    const std::string condition = fmt::format("'__fish_seen_subcommand_from {}'", row.key);
    const auto arguments = argument_words(row);
    if (!arguments.empty()) {
      out +=
          fmt::format("complete -c nonet -n {} -f -a '{}'\n", condition, fmt::join(arguments, " "));
    }
    if (const auto first = first_words(row); !first.empty()) {
      out += fmt::format(
          "complete -c nonet -n '__fish_seen_subcommand_from {0}; and not "
          "__fish_seen_subcommand_from {1}' -f -a '{1}'\n",
          row.key, fmt::join(first, " "));
    }
    for (const OptionRow& option : all_options(row)) {
      out += fmt::format("complete -c nonet -n {} -l {}", condition, option.name);
      if (option.letter != '\0') out += fmt::format(" -s {}", option.letter);
      if (option.takes == Takes::kChoices) {
        out += fmt::format(" -x -a '(__fish_append , {})'", fmt::join(option.choices(), " "));
      } else if (option.takes == Takes::kKeyedRange) {
        out += fmt::format(" -x -a '{}:'", fmt::join(option.choices(), ": "));
      } else if (option.choices != nullptr) {
        out += fmt::format(" -x -a '{}'", fmt::join(option.choices(), " "));
      } else if (option.takes != Takes::kNothing) {
        out += " -r";
      }
      out += fmt::format(" -d {}\n", in_shell_quotes(option.help));
    }
  }
  return out;
}

struct CompletionShell {
  std::string_view key;
  std::string (*script)();
};

constexpr std::array kShells = {
    CompletionShell{"bash", bash_completion},
    CompletionShell{"zsh", zsh_completion},
    CompletionShell{"fish", fish_completion},
};

ExitCode run_completion(Session& session) {
  const auto& inputs = session.options().inputs();
  for (const CompletionShell& shell : kShells) {
    if (inputs.size() == 1 && inputs.front() == shell.key) {
      session.write(shell.script());
      return ExitCode::kOk;
    }
  }
  return session.fail(request_error("expected one of bash, zsh, fish"));
}

constexpr std::array kCompletionExamples = {
    Example{"nonet completion bash > ~/.local/share/bash-completion/completions/nonet",
            "complete commands, options and keys in bash"},
    Example{"nonet completion fish > ~/.config/fish/completions/nonet.fish", "the same in fish"},
};

}  // namespace

const CommandBody kCompletionCommand = {
    .options = {}, .examples = kCompletionExamples, .run = run_completion};

}  // namespace nonet
