#include <array>

#include "base/request_error.h"
#include "cli/commands.h"
#include "cli/help.h"

namespace nonet {
namespace {

struct Shell {
  std::string_view key;
  std::string (*script)();
};

constexpr std::array kShells = {
    Shell{"bash", bash_completion},
    Shell{"zsh", zsh_completion},
    Shell{"fish", fish_completion},
};

ExitCode run(Session& session) {
  const auto& inputs = session.options().inputs();
  for (const Shell& shell : kShells) {
    if (inputs.size() == 1 && inputs.front() == shell.key) {
      session.write(shell.script());
      return ExitCode::kOk;
    }
  }
  return session.fail(request_error("expected one of bash, zsh, fish"));
}

constexpr std::array kExamples = {
    Example{"nonet completion bash > ~/.local/share/bash-completion/completions/nonet",
            "complete commands, options and keys in bash"},
    Example{"nonet completion fish > ~/.config/fish/completions/nonet.fish", "the same in fish"},
};

}  // namespace

const CommandBody kCompletionCommand = {.options = {}, .examples = kExamples, .run = run};

}  // namespace nonet
