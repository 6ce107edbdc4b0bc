#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/keyed_rows.h"
#include "base/parse_number.h"
#include "base/printable.h"
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

// The value of an option, and the paper that it is for: that of the key before it.
struct PaperValue {
  const ExperimentRow* paper = nullptr;  // nullptr: no key
  std::string value;
};

// "goldberger=FILE"; text before any later equals sign belongs to the value, not to a key.
PaperValue paper_value_of(const std::string& text) {
  const std::size_t equals = text.find('=');
  const ExperimentRow* named =
      equals == std::string::npos ? nullptr : find_experiment(text.substr(0, equals));
  return {named, named == nullptr ? text : text.substr(equals + 1)};
}

// An error if the value names a paper that is not among the papers to reproduce.
Status check_paper(std::string_view option, const std::string& text, const PaperValue& value,
                   const std::vector<const ExperimentRow*>& asked) {
  if (value.paper == nullptr || std::ranges::find(asked, value.paper) != asked.end()) return {};
  return request_error(
      fmt::format("{} {}: {} is not the paper to reproduce", option, text, value.paper->key));
}

// A list without a key belongs to the one requested paper.
Result<PaperValue> paper_list_of(const std::string& text,
                                 const std::vector<const ExperimentRow*>& asked) {
  PaperValue list = paper_value_of(text);
  if (list.paper == nullptr && asked.size() > 1) {
    return request_error(
        fmt::format("--puzzles {}: expected KEY=FILE with the key of a paper, one "
                    "of {}",
                    text, fmt::join(keys_of(experiment_catalog()), ", ")));
  }
  if (list.paper == nullptr) list.paper = asked.front();
  if (const Status known = check_paper("--puzzles", text, list, asked); !known) {
    return known.error();
  }
  if (!takes_list(*list.paper)) {
    return request_error(
        fmt::format("--puzzles {}: {} makes its own puzzles", text, list.paper->key));
  }
  return list;
}

Result<std::vector<PaperValue>> paper_lists_of(const Options& options,
                                               const std::vector<const ExperimentRow*>& asked) {
  std::vector<PaperValue> lists;
  for (const std::string& text : options.list("puzzles")) {
    auto list = paper_list_of(text, asked);
    if (!list) return list.error();
    lists.push_back(*std::move(list));
  }
  return lists;
}

// The sample size of a paper; a size without a key is for every paper.
struct PaperSample {
  const ExperimentRow* paper = nullptr;
  std::uint64_t size = 0;
};

Result<std::vector<PaperSample>> paper_samples_of(const Options& options,
                                                  const std::vector<const ExperimentRow*>& asked) {
  std::vector<PaperSample> samples;
  for (const std::string& text : options.list("sample")) {
    const PaperValue sample = paper_value_of(text);
    const auto size = parse_number<std::uint64_t>(sample.value);
    if (!size || *size == 0) {
      return request_error(fmt::format(
          "--sample {}: expected a whole number from 1 up, or KEY=N with the key of a paper, one "
          "of {}",
          text, fmt::join(keys_of(experiment_catalog()), ", ")));
    }
    if (const Status known = check_paper("--sample", text, sample, asked); !known) {
      return known.error();
    }
    samples.push_back({sample.paper, *size});
  }
  return samples;
}

// The sample size of a paper: the last --sample with its key, or else the last without a key; 0:
// the paper's default.
std::uint64_t sample_for(const ExperimentRow* paper, const std::vector<PaperSample>& samples) {
  std::uint64_t of_all = 0;
  std::uint64_t of_paper = 0;
  for (const PaperSample& sample : samples) {
    if (sample.paper == nullptr) of_all = sample.size;
    if (sample.paper == paper) of_paper = sample.size;
  }
  return of_paper > 0 ? of_paper : of_all;
}

// The requests for the papers that the options describe.
struct PaperOptions {
  std::vector<PaperValue> lists;
  std::vector<PaperSample> samples;
};

Result<PaperOptions> paper_options_of(const Options& options,
                                      const std::vector<const ExperimentRow*>& asked) {
  auto lists = paper_lists_of(options, asked);
  if (!lists) return lists.error();
  auto samples = paper_samples_of(options, asked);
  if (!samples) return samples.error();
  return PaperOptions{*std::move(lists), *std::move(samples)};
}

// A paper with its request, and the files of its puzzles, named on the page.
struct PlannedPaper {
  const ExperimentRow* paper = nullptr;
  ExperimentRequest request;
  std::string files;
};

// Adds the list's puzzles, with times, labels and classes if any; bad lines are reported and left
// out.
void read_list(Session& session, const PaperValue& list, PlannedPaper& planned) {
  const StreamRequest file{.chunk_size = 4096, .names = {list.value}, .format = {}};
  const std::size_t before = planned.request.puzzles.size();
  read_records(session, file, [&](const PuzzleText& text) {
    add_record(text, planned.request);
    return Flow::kContinue;
  });
  planned.files +=
      fmt::format("{}{}: {} ({} puzzles)", planned.files.empty() ? "" : "; ", planned.paper->key,
                  list.value, planned.request.puzzles.size() - before);
}

std::vector<PlannedPaper> plan_papers(Session& session,
                                      const std::vector<const ExperimentRow*>& asked,
                                      const PaperOptions& given) {
  const Options& options = session.options();
  std::vector<PlannedPaper> planned;
  for (const ExperimentRow* paper : asked) {
    PlannedPaper& one = planned.emplace_back();
    one.paper = paper;
    for (const PaperValue& list : given.lists) {
      if (list.paper == paper) read_list(session, list, one);
    }
    one.request.sample = sample_for(paper, given.samples);
    one.request.seed = session.seed();
    one.request.threads = session.threads();
    if (!options.has("no-seconds")) one.request.clock = process_seconds;
    one.request.control = session.control();
  }
  return planned;
}

// The experiment of a paper that a stop left out.
Experiment not_begun(const ExperimentRow& paper) {
  return {.title = std::string(paper.name),
          .source = std::string(paper.source),
          .stopped = true,
          .missing = {"all of it"}};
}

// The options that affect the page, in the order of the help; not its file name or the number of
// threads.
std::string reproduce_command_of(Session& session) {
  const Options& options = session.options();
  std::string command = "nonet reproduce " + options.inputs().front();
  for (const std::string& list : options.list("puzzles")) {
    command += " --puzzles " + printable(list);
  }
  for (const std::string& sample : options.list("sample")) {
    command += " --sample " + printable(sample);
  }
  command += fmt::format(" --seed {}", session.seed());
  if (options.has("no-seconds")) command += " --no-seconds";
  return command;
}

// Without times it has no date either, so that the page is the same for each run.
ReportHeader header_of(Session& session, const std::vector<PlannedPaper>& papers) {
  const Options& options = session.options();
  ReportHeader header;
  header.command = reproduce_command_of(session);
  header.version = fmt::format("nonet {}, commit {}, {}", kVersion, build_commit(), kCompiler);
  for (const PlannedPaper& paper : papers) {
    if (paper.files.empty()) continue;
    header.puzzle_file += (header.puzzle_file.empty() ? "" : "; ") + printable(paper.files);
  }
  if (!options.has("no-seconds")) header.date = recorder_clock().utc_now().substr(0, 10);
  header.seed = session.seed();
  return header;
}

// The report gets its name together with the output, and only if all tables are complete.
void write_report(Session& session, Output file, std::span<const Experiment> experiments,
                  const std::vector<PlannedPaper>& papers) {
  file.write(report_html(experiments, header_of(session, papers)));
  session.add_companion(std::move(file));
}

ExitCode run_reproduce(Session& session) {
  const auto& inputs = session.options().inputs();
  const auto rows = experiments_named(inputs.size() == 1 ? inputs.front() : "");
  if (rows.empty()) {
    return session.fail(request_error(
        fmt::format("expected one of all, {}", fmt::join(keys_of(experiment_catalog()), ", "))));
  }
  const auto given = paper_options_of(session.options(), rows);
  if (!given) return session.fail(given.error());
  // Opened first, so that an unwritable file is reported before minutes of work.
  std::optional<Output> report;
  if (session.options().has("report")) {
    auto file = Output::to_file(session.options().text("report"));
    if (!file) return session.fail(file.error());
    report = std::move(*file);
  }
  const std::vector<PlannedPaper> papers = plan_papers(session, rows, *given);
  for (const PlannedPaper& paper : papers) {
    if (!paper.files.empty() && paper.request.puzzles.empty()) return session.exit_code();
  }
  std::vector<Experiment> experiments;
  for (const PlannedPaper& paper : papers) {
    experiments.push_back(session.should_stop() ? not_begun(*paper.paper)
                                                : paper.paper->run(paper.request));
    if (&paper == &papers.back() && !session.should_stop()) session.call_output_whole();
    session.write(experiment_text(experiments.back()));
    session.flush();
  }
  if (report) write_report(session, *std::move(report), experiments, papers);
  return session.exit_code();
}

// The papers, as help shows them.
std::vector<HelpRow> paper_rows() {
  std::vector<HelpRow> rows{{"all", "each of them, one after the other, on one page"}};
  for (const ExperimentRow& row : experiment_catalog()) {
    rows.push_back(
        {std::string(row.key), fmt::format("{}. --sample: {}{}{}", row.name, row.sample,
                                           row.list.empty() ? "" : ". --puzzles: ", row.list)});
  }
  return rows;
}

constexpr std::array kReproduceOptions = {
    option::text_or_file("--puzzles [KEY=]FILE",
                         "run the paper on these puzzles instead of ones made from the seed; with "
                         "`all` the key names the paper; may be repeated"),
    option::text("--sample [KEY=]N",
                 "sample size, in the unit that the paper above names; taken from the list at an "
                 "even stride, made without one; with `all` the key names the paper; may be "
                 "repeated"),
    option::flag("--no-seconds", "leave out times and the date, which differ from run to run"),
    option::output_file("--report FILE.html", "write tables and plots as one HTML file"),
};

constexpr std::array kReproduceExamples = {
    Example{"nonet reproduce goldberger --puzzles seventeen.txt --report goldberger.html",
            "the paper's table beside ours, with plots"},
    Example{"nonet reproduce people --puzzles human_times.tsv --report people.html",
            "the fit behind the scale minutes, from a table of people's times"},
    Example{"nonet reproduce all --seed 1 --report papers.html",
            "every paper on one page, in some twenty minutes of one core"},
    Example{"nonet reproduce all --puzzles goldberger=seventeen.txt --puzzles people=times.tsv",
            "the same, with lists for the papers that need them"},
};

}  // namespace

const CommandBody kReproduceCommand = {
    .options = kReproduceOptions,
    .examples = kReproduceExamples,
    .run = run_reproduce,
    .words = {"Papers and questions (KEY), and what their options mean", paper_rows}};

}  // namespace nonet
