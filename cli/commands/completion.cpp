// Completion scripts. Each contains the tables as a shell's case statement, so completing needs no
// call of nonet.
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

// Words of which one comes first, followed by files.
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

// For a zsh specification, where brackets and colons have a meaning.
std::string zsh_escaped(std::string_view text) {
  std::string escaped;
  for (const char c : text) {
    if (c == '[' || c == ']' || c == ':' || c == '\\') escaped += '\\';
    escaped += c;
  }
  return escaped;
}

// After a comma a list continues with any of its words; a range may follow "KEY:".
std::string bash_call(const OptionRow& option) {
  const std::string words = fmt::format("{}", fmt::join(option.choices(), " "));
  switch (option.takes) {
    case Takes::kChoices:
      return fmt::format("_nonet_list '{}'", words);
    case Takes::kKeyedRange:
      return fmt::format("compopt -o nospace; _nonet_words '{}' -S:", words);
    default:
      return fmt::format("_nonet_words '{}'", words);
  }
}

// Readline treats words as file names only where files are completed: elsewhere a folder with the
// name of a command would hide it. "--scale=KEY" comes as three words.
constexpr std::string_view kBashWords =
    "_nonet_words() {\n"
    "  local words=$1\n"
    "  shift\n"
    "  COMPREPLY=($(compgen \"$@\" -W \"$words\" -- \"$word\"))\n"
    "}\n"
    "_nonet_list() {\n"
    "  local listed=\n"
    "  case \"$word\" in *,*) listed=${word%,*}, ;; esac\n"
    "  word=${word##*,}\n"
    "  compopt -o nospace\n"
    "  _nonet_words \"$1\" -P \"$listed\"\n"
    "}\n"
    "_nonet_files() {\n"
    "  compopt -o filenames\n"
    "  COMPREPLY=($(compgen -f -- \"$word\"))\n"
    "}\n"
    "_nonet() {\n"
    "  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}\n"
    "  if [ \"$before\" = = ]; then before=${COMP_WORDS[COMP_CWORD-2]}; fi\n"
    "  if [ \"$word\" = = ]; then word=; fi\n"
    "  COMPREPLY=()\n";

std::string bash_completion() {
  std::string out(kBashWords);
  out += fmt::format("  if [ \"$COMP_CWORD\" -eq 1 ]; then _nonet_words '{}'; return; fi\n",
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
  return out +
         "  esac\n"
         "  [ \"$COMP_CWORD\" -gt 2 ] || words=\"$words$first\"\n"
         "  case \"$word\" in\n"
         "    -*) _nonet_words \"$options\" ;;\n"
         "    *) if [ -n \"$words\" ]; then _nonet_words \"$words\"; else _nonet_files; fi ;;\n"
         "  esac\n}\ncomplete -F _nonet nonet\n";
}

// What may stand behind the option.
std::string zsh_action(const OptionRow& option) {
  if (option.takes == Takes::kNothing) return "";
  const std::string name = zsh_escaped(option.argument);
  if (option.choices == nullptr) {
    return fmt::format(":{}:{}", name, takes_path(option.takes) ? "_files" : "");
  }
  const std::string words = fmt::format("{}", fmt::join(option.choices(), " "));
  switch (option.takes) {
    case Takes::kChoices:
      return fmt::format(":{}:_values -s , {} {}", name, name, words);
    case Takes::kKeyedRange:
      return fmt::format(":{}:compadd -S \\: {}", name, words);
    default:
      return fmt::format(":{}:({})", name, words);
  }
}

// "--scale=" is "--scale KEY" or "--scale=KEY".
std::string zsh_option(const OptionRow& option) {
  return fmt::format("      {}--{}{}{}{} \\\n", option.times == Times::kMany ? "'*'" : "",
                     option.name, option.takes == Takes::kNothing ? "" : "=",
                     in_shell_quotes(fmt::format("[{}]", zsh_escaped(option.help))),
                     in_shell_quotes(zsh_action(option)));
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
    for (const OptionRow& option : all_options(row)) out += zsh_option(option);
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
    Example{"nonet completion zsh > ~/.zfunc/_nonet",
            "in zsh, where ~/.zshrc has: fpath+=~/.zfunc; autoload -U compinit; compinit"},
    Example{"nonet completion fish > ~/.config/fish/completions/nonet.fish", "the same in fish"},
};

}  // namespace

const CommandBody kCompletionCommand = {
    .options = {}, .examples = kCompletionExamples, .run = run_completion};

}  // namespace nonet
