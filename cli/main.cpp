// nonet COMMAND [OPTION...] [INPUT...]: finds the command's row, parses its options, runs it, and
// turns what happened into an exit code.
#include <algorithm>
#include <exception>
#include <fmt/format.h>
#include <malloc.h>
#include <string>
#include <utility>
#include <vector>

#include "base/request_error.h"
#include "cli/command_table.h"
#include "cli/help.h"
#include "cli/nearest_word.h"
#include "cli/options.h"
#include "cli/session.h"

namespace nonet {
namespace {

ExitCode usage_error(const std::string& reason, const std::string& hint) {
  Console console(console_style("never", "auto", Volume::kNormal));
  console.error(request_error(reason + " (see `" + hint + "`)"));
  return ExitCode::kUsage;
}

// Prints a text that the program makes itself.
ExitCode print(const std::string& text) {
  Output output;
  output.write(text);
  const Status status = output.finish();
  if (status) return ExitCode::kOk;
  Console().error(status.error());
  return ExitCode::kFailure;
}

ExitCode unknown_command(const std::string& name) {
  return usage_error(
      fmt::format("unknown command '{}'{}", name, did_you_mean(name, keys_of(command_table()))),
      "nonet help");
}

// Puts global options that stand before the command behind it: `nonet -q rate x` is as good as
// `nonet rate -q x`.
std::vector<std::string> with_command_first(std::vector<std::string> arguments) {
  std::size_t at = 0;
  while (at < arguments.size() && arguments[at].size() > 1 && arguments[at][0] == '-') {
    std::size_t length = 1;
    for (const OptionRow& row : global_options()) {
      const bool named = arguments[at] == fmt::format("--{}", row.name) ||
                         (row.letter != '\0' && arguments[at] == fmt::format("-{}", row.letter));
      if (named && row.takes != Takes::kNothing) length = 2;
    }
    at += length;
  }
  if (at > 0 && at < arguments.size()) {
    std::rotate(arguments.begin(), arguments.begin() + static_cast<std::ptrdiff_t>(at),
                arguments.begin() + static_cast<std::ptrdiff_t>(at) + 1);
  }
  return arguments;
}

ExitCode finish(Session& session, Output& output, const Signals& signals, ExitCode code) {
  session.console().end_progress();
  if (code == ExitCode::kOk) code = session.exit_code();
  const Status written = code == ExitCode::kOk ? output.finish() : output.finish_after_failure();
  if (!written) return session.fail(written.error());
  if (const auto signalled = signals.exit_code()) return *signalled;
  return output.reader_gone() ? ExitCode::kOk : code;
}

ExitCode run(const CommandRow& command, const Options& options) {
  Signals signals;
  const Volume volume = options.has("quiet") ? Volume::kQuiet : Volume::kNormal;
  Output output;
  // Results on the same terminal would run into the progress line.
  const bool results_on_terminal = !options.has("output") && output.is_terminal();
  const std::string& progress = options.text("progress");
  Console console(console_style(progress == "auto" && results_on_terminal ? "never" : progress,
                                options.text("color"), volume));
  Session session(command.key, options, console, output, signals);
  if (options.has("output") && command.output_file == OutputFile::kStream) {
    auto file = Output::to_file(options.text("output"));
    if (!file) return session.fail(file.error());
    output = std::move(*file);
  }
  try {
    return finish(session, output, signals, command.body->run(session));
  } catch (const std::exception& failure) {
    output.flush();
    return session.fail({.kind = ErrorKind::kFile, .reason = failure.what(), .place = {}});
  }
}

// A chunk of a stream frees as much memory as the next one takes. Giving it back to the system in
// between costs a tenth of the time of a fast command.
void keep_freed_memory() {
  constexpr int kMuch = 256 << 20;
  // NOLINTBEGIN(concurrency-mt-unsafe): called before there is a second thread.
  mallopt(M_TRIM_THRESHOLD, kMuch);
  mallopt(M_MMAP_THRESHOLD, kMuch / 8);
  // NOLINTEND(concurrency-mt-unsafe)
}

ExitCode dispatch(std::vector<std::string> arguments) {
  arguments = with_command_first(std::move(arguments));
  if (arguments.empty()) {
    fmt::print(stderr, "{}", overview());
    return ExitCode::kUsage;
  }
  std::string name = arguments.front();
  arguments.erase(arguments.begin());
  if (name == "--help" || name == "-h") return print(overview());
  if (name == "--version") name = "version";

  const CommandRow* command = find_command(name);
  if (command == nullptr) return unknown_command(name);
  const std::vector<OptionRow> rows = all_options(*command);
  const auto options = parse_options(rows, arguments);
  if (!options) {
    return usage_error(options.error().reason, fmt::format("nonet {} --help", name));
  }
  if (options->has("help")) return print(command_help(*command));
  if (command->arguments.empty() && !options->inputs().empty()) {
    return usage_error(
        fmt::format("unexpected '{}': {} takes options only", options->inputs().front(), name),
        fmt::format("nonet {} --help", name));
  }
  return run(*command, *options);
}

}  // namespace
}  // namespace nonet

int main(int argc, char** argv) {
  nonet::keep_freed_memory();
  return static_cast<int>(nonet::dispatch({argv + 1, argv + argc}));
}
