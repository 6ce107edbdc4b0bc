#include <array>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <optional>
#include <span>
#include <vector>

#include "base/keyed_rows.h"
#include "base/request_error.h"
#include "cli/commands.h"
#include "cli/database.h"
#include "cli/processor_time.h"
#include "cli/puzzle_stream.h"
#include "cli/topics.h"
#include "cli/version.h"
#include "study/papers/catalog.h"
#include "study/papers/experiment_records.h"
#include "study/papers/experiment_report.h"
#include "study/papers/experiment_text.h"

namespace nonet {
namespace {

// The puzzles of --puzzles, with times and labels where there are any; bad lines are reported and
// left out.
void read_puzzles(Session& session, ExperimentRequest& request) {
  if (!session.options().has("puzzles")) return;
  const StreamRequest file{
      .chunk_size = 4096, .names = {session.options().text("puzzles")}, .format = {}};
  read_records(session, file, [&](const PuzzleText& text) { add_record(text, request); });
}

// The options that decide what is on the page, in the order of the help; not where it goes, nor on
// how many threads.
std::string reproduce_command_of(Session& session) {
  const Options& options = session.options();
  std::string command = "nonet reproduce " + options.inputs().front();
  if (options.has("puzzles")) command += " --puzzles " + options.text("puzzles");
  if (options.has("sample")) command += fmt::format(" --sample {}", options.number("sample"));
  command += fmt::format(" --seed {}", session.seed());
  if (options.has("no-seconds")) command += " --no-seconds";
  return command;
}

// Without times there is no date either, so that the page is the same each time.
ReportHeader header_of(Session& session, std::size_t puzzles) {
  const Options& options = session.options();
  ReportHeader header;
  header.command = reproduce_command_of(session);
  header.version = fmt::format("nonet {}, commit {}, {}", kVersion, build_commit(), kCompiler);
  if (options.has("puzzles")) {
    header.puzzle_file = fmt::format("{} ({} puzzles)", options.text("puzzles"), puzzles);
  }
  if (!options.has("no-seconds")) header.date = recorder_clock().utc_now().substr(0, 10);
  header.seed = session.seed();
  return header;
}

ExitCode write_report(Session& session, Output& file, std::span<const Experiment> experiments,
                      std::size_t puzzles) {
  file.write(report_html(experiments, header_of(session, puzzles)));
  const Status written = file.finish();
  return written ? session.exit_code() : session.fail(written.error());
}

ExitCode run_reproduce(Session& session) {
  const auto& inputs = session.options().inputs();
  const auto rows = experiments_named(inputs.size() == 1 ? inputs.front() : "");
  if (rows.empty()) {
    return session.fail(request_error(
        fmt::format("expected one of all, {}", fmt::join(keys_of(experiment_catalog()), ", "))));
  }
  // Opened first: not after minutes of work is the time to learn that it cannot be written.
  std::optional<Output> report;
  if (session.options().has("report")) {
    auto file = Output::to_file(session.options().text("report"));
    if (!file) return session.fail(file.error());
    report = std::move(*file);
  }
  ExperimentRequest request;
  read_puzzles(session, request);
  if (session.options().has("puzzles") && request.puzzles.empty()) return session.exit_code();
  if (session.options().has("sample")) request.sample = session.options().number("sample");
  request.seed = session.seed();
  request.threads = session.threads();
  if (!session.options().has("no-seconds")) request.clock = process_seconds;
  request.control = session.control();
  std::vector<Experiment> experiments;
  for (const ExperimentRow* row : rows) {
    if (session.should_stop()) break;
    experiments.push_back(row->run(request));
    session.write(experiment_text(experiments.back()));
    session.flush();
  }
  return report ? write_report(session, *report, experiments, request.puzzles.size())
                : session.exit_code();
}

constexpr std::array kReproduceOptions = {
    option::file("--puzzles FILE", "run on these puzzles instead of the paper's or our own"),
    option::number("--sample N",
                   "use N of the puzzles, at an even stride; without a file make so many"),
    option::flag("--no-seconds", "leave out times and the date: all that differs from run to run"),
    option::output_file("--report FILE.html", "write tables and plots as one HTML file"),
};

constexpr std::array kReproduceExamples = {
    Example{"nonet reproduce goldberger --puzzles seventeen.txt --report goldberger.html",
            "the paper's table beside ours, with plots"},
    Example{"nonet reproduce people --puzzles human_times.tsv --report people.html",
            "the fit behind the scale minutes, from a table of people's times"},
    Example{"nonet reproduce all --seed 1", "every paper, on puzzles made here"},
};

}  // namespace

const CommandBody kReproduceCommand = {
    .options = kReproduceOptions, .examples = kReproduceExamples, .run = run_reproduce};

}  // namespace nonet
