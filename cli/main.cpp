// nonet COMMAND [OPTION...] [INPUT...]: finds the command's row, parses its options, runs it, and
// returns the exit code.
#include <algorithm>
#include <exception>
#include <fcntl.h>
#include <fmt/format.h>
#include <malloc.h>
#include <new>
#include <stdexcept>
#include <string>
#include <string_view>
#include <unistd.h>
#include <utility>
#include <vector>

#include "base/nearest_word.h"
#include "base/request_error.h"
#include "cli/boards/nine_only.h"
#include "cli/command_table.h"
#include "cli/file_roles.h"
#include "cli/help.h"
#include "cli/options.h"
#include "cli/output_format.h"
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

// Moves global options before the command to after it: `nonet -q rate x` means `nonet rate -q x`.
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

// If results replaced their input, its unreadable records would be lost, or everything if there are
// no results.
bool loses_input(const Session& session, const CommandRow& command) {
  return (session.lost_records() || !session.output().has_results()) &&
         replaces_input(files_of(command, session.options()));
}

// The file of --rejects gets its name even if it is empty: earlier rejects are then corrected. Not
// if the work ended early: there may be more.
void end_bad_records(Session& session) {
  BadRecords& bad = session.bad_records();
  if (const std::string text = bad.closing(); !text.empty()) session.console().warning(text);
  if (!bad.file()) return;
  if (session.should_stop()) return session.give_up(*bad.file(), Unfinished::kKept);
  if (const Status written = bad.file()->finish(); !written) session.fail(written.error());
}

// Warns about a file that gets no results although nothing failed.
ExitCode say_no_results(Session& session, bool file_stays) {
  session.console().warning(fmt::format("no results: {} is {}", session.output().name(),
                                        file_stays ? "as it was" : "empty now"));
  return file_stays ? ExitCode::kTargetNotReached : ExitCode::kOk;
}

ExitCode finish(Session& session, const CommandRow& command, const Signals& signals,
                ExitCode code) {
  Output& output = session.output();
  session.console().end_progress();
  end_bad_records(session);
  if (code == ExitCode::kOk) code = session.exit_code();
  output.flush();
  const bool whole = session.output_is_whole();
  const bool nothing = !output.has_results();
  const bool stays = !whole || (nothing && code != ExitCode::kOk) || loses_input(session, command);
  if (output.failed()) code = session.fail(output.failure());
  if (nothing && whole && code == ExitCode::kOk && output.replaces_file()) {
    code = say_no_results(session, stays);
  }
  if (stays) {
    session.give_up_output(command.unfinished);
  } else if (const Status written = session.finish_output(); !written) {
    return session.fail(written.error());
  }
  if (const auto signalled = signals.exit_code()) return *signalled;
  return output.reader_gone() ? ExitCode::kOk : code;
}

Status open_rejects(Session& session) {
  if (!session.options().has("rejects")) return {};
  auto file = Output::to_file(session.options().text("rejects"), session.stop_token());
  if (!file) return file.error();
  session.bad_records().keep_in(*std::move(file));
  return {};
}

// The error for a library's exception, without the name of its type.
Error error_of(const std::exception& failure) {
  const bool memory = dynamic_cast<const std::bad_alloc*>(&failure) != nullptr ||
                      dynamic_cast<const std::length_error*>(&failure) != nullptr;
  return {
      .kind = ErrorKind::kFile, .reason = memory ? "out of memory" : failure.what(), .place = {}};
}

ExitCode run(const CommandRow& command, const Options& options) {
  Signals signals;
  const Volume volume = options.has("quiet") ? Volume::kQuiet : Volume::kNormal;
  Output output(signals.stop_token());
  ConsoleStyle style = console_style(options.text("progress"), options.text("color"), volume);
  // Progress that cannot be wiped would stand between results on the same terminal.
  const bool results_on_terminal = !options.has("output") && output.is_terminal();
  if (results_on_terminal && options.text("progress") == "auto" &&
      style.progress == ProgressStyle::kLog) {
    style.progress = ProgressStyle::kNever;
  }
  Console console(style);
  Session session(command.key, options, console, output, signals);
  if (const Status files = check_files(command, options); !files) {
    return session.fail(files.error());
  }
  if (const std::string text = broken_promise(command, options); !text.empty()) {
    console.warning(text);
  }
  if (options.has("output")) {
    auto file = Output::to_file(options.text("output"), signals.stop_token());
    if (!file) {
      const ExitCode failed = session.fail(file.error());
      return signals.exit_code().value_or(failed);
    }
    output = std::move(*file);
  }
  if (const Status rejects = open_rejects(session); !rejects) return session.fail(rejects.error());
  try {
    return finish(session, command, signals, command.body->run(session));
  } catch (const std::exception& failure) {
    session.fail(error_of(failure));
    return finish(session, command, signals, ExitCode::kFailure);
  }
}

// If a standard file is closed, the next opened file would get its number, and receive messages or
// results. Writing to the substitutes fails instead: results that nobody receives are an error.
void open_closed_standard_files() {
  for (const int number : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
    if (::fcntl(number, F_GETFD) != -1) continue;
    const int mode = number == STDOUT_FILENO ? O_RDONLY : O_WRONLY;
    [[maybe_unused]] const int opened =
        ::open("/dev/null", mode);  // gets the lowest free number: this one
  }
}

// Sets the size from which a block is mapped separately and returned when freed, and the free space
// at the end of the heap that is returned. The C library adjusts neither once it is set.
void set_freed_memory(FreedMemory freed) {
  constexpr int kKilobyte = 1 << 10;
  constexpr int kMegabyte = 1 << 20;
  const bool kept = freed == FreedMemory::kKept;
  // NOLINTBEGIN(concurrency-mt-unsafe): called before there is a second thread.
  mallopt(M_TRIM_THRESHOLD, kept ? 256 * kMegabyte : 4 * kMegabyte);
  mallopt(M_MMAP_THRESHOLD, kept ? 32 * kMegabyte : 256 * kKilobyte);
  // NOLINTEND(concurrency-mt-unsafe)
}

ExitCode dispatch(std::vector<std::string> arguments) {
  arguments = with_command_first(std::move(arguments));
  if (arguments.empty()) return print(overview());
  std::string name = arguments.front();
  arguments.erase(arguments.begin());
  if (name == "--help" || name == "-h") return print(overview());
  if (name == "--version") name = "version";

  const CommandRow* command = find_command(name);
  if (command == nullptr) return unknown_command(name);
  const std::vector<OptionRow> rows = all_options(*command);
  const auto options = parse_options(rows, arguments);
  if (!options) {
    return usage_error(refused_board(name, arguments).value_or(options.error().reason),
                       fmt::format("nonet {} --help", name));
  }
  if (options->has("help")) return print(command_help(*command));
  if (command->arguments.empty() && !options->inputs().empty()) {
    return usage_error(
        fmt::format("unexpected '{}': {} takes options only", options->inputs().front(), name),
        fmt::format("nonet {} --help", name));
  }
  set_freed_memory(command->freed_memory);
  return run(*command, *options);
}

// For failures that cannot be reported as usual, such as without any memory.
[[noreturn]] void end_at_once() {
  constexpr std::string_view kMessage =
      "nonet: out of memory, or a fault of nonet; files are unchanged, stored results are kept\n";
  [[maybe_unused]] const auto written = ::write(STDERR_FILENO, kMessage.data(), kMessage.size());
  ::_exit(static_cast<int>(ExitCode::kFailure));
}

}  // namespace
}  // namespace nonet

int main(int argc, char** argv) {
  std::set_terminate(nonet::end_at_once);
  nonet::open_closed_standard_files();
  try {
    return static_cast<int>(nonet::dispatch({argv + 1, argv + argc}));
  } catch (const std::exception& failure) {
    nonet::Console().error(nonet::error_of(failure));
    return static_cast<int>(nonet::ExitCode::kFailure);
  }
}
