// One run of one command: its options, and its whole access to the outside world. Commands read
// options, call the library, and write through the session; they know no file descriptor or signal.
#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/run_control.h"
#include "cli/bad_records.h"
#include "cli/console.h"
#include "cli/exit_code.h"
#include "cli/options.h"
#include "cli/signals.h"
#include "files/output.h"

namespace nonet {

class Session {
 public:
  // Borrows all of them for its lifetime.
  Session(std::string_view command, const Options& options, Console& console, Output& output,
          Signals& signals)
      : command_(command),
        options_(options),
        console_(console),
        output_(output),
        signals_(signals),
        results_on_terminal_(!options.has("output") && output.is_terminal()),
        bad_records_(errors_on_terminal() ? BadRecords::Shown::kFirst : BadRecords::Shown::kAll) {}

  [[nodiscard]] std::string_view command() const { return command_; }
  [[nodiscard]] const Options& options() const { return options_; }
  [[nodiscard]] Console& console() { return console_; }
  [[nodiscard]] Output& output() { return output_; }
  [[nodiscard]] const Output& output() const { return output_; }

  // Stops at a signal; reports to the progress line.
  [[nodiscard]] RunControl control(std::uint64_t work_limit = RunControl::kNoLimit);
  // Stops at a signal; silent: for parts of a whole whose progress is reported elsewhere.
  [[nodiscard]] RunControl silent_control(std::uint64_t work_limit = RunControl::kNoLimit) const;
  void show_progress(const Progress& progress, std::optional<double> work_done = {}) {
    console_.progress(progress, work_done);
  }
  [[nodiscard]] bool should_stop() const { return signals_.stop_token().stop_requested(); }
  [[nodiscard]] std::stop_token stop_token() const { return signals_.stop_token(); }

  // --threads, or as many as this process may use.
  [[nodiscard]] unsigned threads() const;
  // --seed, or one drawn now and noted on standard error. The same for the whole session.
  // `instead_of_drawing`: the seed of a run that is continued, used without --seed.
  [[nodiscard]] std::uint64_t seed(std::optional<std::uint64_t> instead_of_drawing = {});
  // The seed if there is one, else 0: for the record of runs that use no chance.
  [[nodiscard]] std::uint64_t run_seed() const { return seed_.value_or(0); }

  // Writes to the output; requests a stop if nothing can be written any more.
  void write(std::string_view text);
  // A text around the results, such as a header line; alone it is not worth keeping.
  void write_frame(std::string_view text);
  void flush();
  // A file that belongs to the output, such as the manifest of a book: it gets its final name right
  // after the output, and only if the output does.
  void add_companion(Output companion) { companions_.push_back(std::move(companion)); }
  // Gives the output and its companions their final names.
  Status finish_output();
  // Leaves existing files unchanged, and notes the names under which partial output is kept.
  void give_up_output(Unfinished worth);
  // The same for one file.
  void give_up(Output& file, Unfinished worth);

  // Prints the same warning only once.
  void warn_once(const std::string& text);
  // Prints the error and keeps its exit code; the first one counts. Of many invalid records only
  // the first are printed (BadRecords).
  ExitCode fail(const Error& error);
  [[nodiscard]] BadRecords& bad_records() { return bad_records_; }
  // The output is complete although a stop was requested, such as the archive of a hunt.
  void call_output_whole() { called_whole_ = true; }
  // Another process of the job writes the output.
  void leave_output_to_another() { failed_ = true; }
  // May the output replace the file of -o? Not if the work ended early or failed; invalid records
  // are no failure, except with --strict, where the first ends the work.
  [[nodiscard]] bool output_is_whole() const;
  // Was a record of the input invalid, and so is missing in the output?
  [[nodiscard]] bool lost_records() const { return lost_records_; }
  // Ok, or the code of the first failure.
  [[nodiscard]] ExitCode exit_code() const { return exit_code_; }

 private:
  // Results on the terminal would run into the progress.
  void make_room() {
    if (results_on_terminal_) console_.make_room();
  }

  std::string_view command_;
  const Options& options_;
  Console& console_;
  Output& output_;
  Signals& signals_;
  bool results_on_terminal_;
  BadRecords bad_records_;
  std::vector<Output> companions_;
  std::set<std::string> warned_;  // warn_once()
  ExitCode exit_code_ = ExitCode::kOk;
  bool called_whole_ = false;
  bool failed_ = false;
  bool lost_records_ = false;
  std::optional<std::uint64_t> seed_;
};

// CPUs this process may run on, by its affinity mask; at least 1.
unsigned available_cpus();

}  // namespace nonet
