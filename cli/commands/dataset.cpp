#include <algorithm>
#include <array>
#include <filesystem>
#include <fmt/format.h>
#include <optional>
#include <utility>
#include <vector>

#include "base/number_text.h"
#include "base/ordered_parallel.h"
#include "base/request_error.h"
#include "cli/against.h"
#include "cli/commands.h"
#include "cli/database.h"
#include "cli/dataset_files.h"
#include "cli/earlier_ratings.h"
#include "cli/time_limit.h"
#include "cli/topics.h"
#include "cli/version.h"
#include "rater/orders/scale_path.h"
#include "tasks/dataset/collection.h"
#include "tasks/dataset/datasheet.h"
#include "tasks/dataset/record.h"

namespace nonet {
namespace {

struct DatasetForms {
  bool json;
  bool csv;
};

constexpr std::array kDatasetForms = {
    Word{"jsonl", DatasetForms{true, false}},
    Word{"csv", DatasetForms{false, true}},
    Word{"both", DatasetForms{true, true}},
};

// Everything that the options say. `dataset` borrows `against`, `records` the dataset.
struct DatasetRun {
  DatasetPlan dataset;
  RecordPlan records;
  std::uint64_t shards = 1;
  std::optional<ReferenceList> against;
};

std::uint64_t wanted(const DatasetPlan& plan) {
  std::uint64_t all = 0;
  for (const Stratum& stratum : plan.strata) all += stratum.count;
  return all;
}

Result<std::vector<Stratum>> strata_of(const Options& options) {
  std::vector<Stratum> strata;
  for (const std::string& text : options.list("stratum")) {
    const auto parsed = parse_strata(text);
    if (!parsed) {
      Error error = parsed.error();
      error.reason = "--stratum " + error.reason;
      return error;
    }
    strata.insert(strata.end(), parsed->begin(), parsed->end());
  }
  if (strata.empty()) {
    return request_error("a dataset needs strata: --stratum er:1.2-1.5:1000, and so on");
  }
  for (std::size_t i = 0; i < strata.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      if (strata[i].conditions != strata[j].conditions) continue;
      return request_error(fmt::format("--stratum {}: there twice", strata[i].conditions));
    }
  }
  return strata;
}

Status read_record_plan(const Options& options, DatasetRun& run) {
  const DatasetForms forms = meaning_in(kDatasetForms, options.text("to"));
  run.records.json = forms.json;
  run.records.csv = forms.csv;
  auto scales = scales_in(options.text("scale"));
  if (!scales) return scales.error();
  run.records.scales = *std::move(scales);
  if (!options.has("path")) return {};
  if (!forms.json) return request_error("--path is for JSON lines: --to jsonl or both");
  run.records.path = find_scale(options.text("path"));
  return telling_of(*run.records.path) != nullptr ? Status() : check_path(*run.records.path);
}

Status read_dataset_run(Session& session, DatasetRun& run) {
  const Options& options = session.options();
  if (!options.has("output") || !session.output().is_file()) {
    return request_error(
        "a dataset is several files: name its datasheet with -o FILE.md, the others stand beside "
        "it");
  }
  if (options.has("grids") && !options.has("against")) {
    return request_error("--grids says how --against compares: name the other list");
  }
  auto strata = strata_of(options);
  if (!strata) return strata.error();
  run.dataset.strata = *std::move(strata);
  const auto shares = parse_splits(options.text("splits"));
  if (!shares) return shares.error();
  run.dataset.shares = *shares;
  if (options.has("max-tries")) run.dataset.max_tries = options.number("max-tries");
  if (const Status read = read_record_plan(options, run); !read) return read;
  run.shards = options.number("shards");
  if (const Status free = check_dataset_files(session, run.records, run.dataset.shares, run.shards);
      !free) {
    return free;
  }
  if (options.has("against")) {
    const Likeness farthest = options.has("grids") ? Likeness::kSameGrid : Likeness::kIsomorphic;
    auto list = read_reference_list(session, farthest);
    if (!list) return list.error();
    run.against = *std::move(list);
    run.dataset.against = &*run.against;
    run.dataset.farthest = farthest;
  }
  run.dataset.seed = session.seed();
  run.dataset.threads = session.threads();
  run.records.dataset = &run.dataset;
  return {};
}

// Collects until --time is over or there are enough, with the portions of earlier calls.
Result<DatasetDraft> collect(Session& session, const DatasetPlan& plan) {
  std::optional<Store> store;
  if (session.options().has("db")) {
    auto opened = open_database(session, Access::kReadWrite);
    if (!opened) return opened.error();
    store = std::move(*opened);
  }
  const TimeLimit time = TimeLimit::of(session.options());
  const TimedStop stop(time, session.stop_token());
  Progress progress{.done = 0, .total = wanted(plan), .note = {}};
  const RunControl control(stop.token(), [&](const Progress&) { session.show_progress(progress); });
  CollectionCallbacks callbacks;
  callbacks.progress = [&](std::uint64_t done, const Stratum& now) {
    progress.done = done;
    progress.note = now.conditions;
    session.show_progress(progress);
  };
  if (store) {
    const auto name = [&](const Stratum& stratum, std::uint64_t number) {
      return portion_name(plan.seed, stratum, number);
    };
    callbacks.read = [&store, name](const Stratum& stratum, std::uint64_t number) {
      return stored_portion(*store, name(stratum, number));
    };
    callbacks.keep = [&store, name](const Stratum& stratum, std::uint64_t number,
                                    const KeptPortion& portion) {
      return store_portion(*store, name(stratum, number), portion, recorder_clock().utc_now());
    };
  }
  return collect_dataset(plan, control, callbacks);
}

// Makes the records, stores their ratings and writes them. False: stopped, or an error was
// reported.
bool write_records(Session& session, const RecordMaker& maker, const DatasetDraft& draft,
                   DatasetFiles& files, DatasetAudit& audit) {
  auto recording = Recording::start_if_asked(session);
  if (!recording) {
    session.fail(recording.error());
    return false;
  }
  session.console().begin_work();
  const RunControl control = session.silent_control();
  bool failed = false;
  ordered_parallel(
      {.threads = session.threads(), .units = draft.entries.size()}, control,
      [&](std::uint64_t i) { return maker.make(draft.entries[i], control); },
      [&](std::uint64_t i, DatasetRecord&& record) {
        if (control.should_stop()) return Flow::kStop;
        audit.see(draft.entries[i], record);
        if (*recording && record.rated) {
          failed = (*recording)->add(*std::move(record.rated)) == Flow::kStop;
        }
        if (const Status written = files.write(record); !written) {
          session.fail(written.error());
          failed = true;
        }
        session.show_progress({.done = i + 1, .total = draft.entries.size(), .note = "rated"});
        return failed ? Flow::kStop : Flow::kContinue;
      });
  if (*recording) (*recording)->finish();
  return !failed && !session.should_stop();
}

// The call that makes the dataset again.
std::string command_of(const Session& session, const DatasetPlan& plan) {
  const Options& options = session.options();
  std::string command = "nonet dataset";
  for (const std::string& text : options.list("stratum")) command += " --stratum " + text;
  for (const std::string_view name :
       {"splits", "scale", "path", "to", "shards", "max-tries", "against"}) {
    if (options.given(name)) command += fmt::format(" --{} {}", name, options.text(name));
  }
  if (options.has("grids")) command += " --grids";
  return command + fmt::format(" --seed {} -o {}", plan.seed,
                               std::filesystem::path(options.text("output")).filename().string());
}

// What is short, on standard error.
ExitCode say_what_is_missing(Session& session, const DatasetPlan& plan, const DatasetDraft& draft) {
  constexpr std::size_t kMostNamed = 5;
  std::uint64_t missing = 0;
  std::vector<std::string> named;
  for (std::size_t i = 0; i < plan.strata.size(); ++i) {
    if (draft.missing_of(i) == 0) continue;
    missing += draft.missing_of(i);
    named.push_back(fmt::format("{} of {}", draft.missing_of(i), plan.strata[i].conditions));
  }
  if (missing == 0) return session.exit_code();
  std::string text;
  for (std::size_t i = 0; i < std::min(named.size(), kMostNamed); ++i) {
    text += (i == 0 ? "" : ", ") + named[i];
  }
  if (named.size() > kMostNamed)
    text += fmt::format(" and {} strata more", named.size() - kMostNamed);
  session.console().warning(fmt::format("{} of {} puzzles are missing: {}", grouped(missing),
                                        grouped(wanted(plan)), text));
  const ExitCode code = session.exit_code();
  return code == ExitCode::kOk ? ExitCode::kTargetNotReached : code;
}

ExitCode write_dataset(Session& session, const DatasetRun& run, DatasetDraft& draft) {
  put_in_file_order(draft.entries);
  const RecordMaker maker(run.records);
  DatasetFiles files(session, run.records, maker, draft.entries, run.shards);
  DatasetAudit audit;
  if (!write_records(session, maker, draft, files, audit)) {
    files.give_up();
    return session.exit_code();
  }
  const Options& options = session.options();
  session.write(datasheet(run.dataset, draft, audit, run.records,
                          {.title = std::filesystem::path(options.text("output")).stem().string(),
                           .command = command_of(session, run.dataset),
                           .version = fmt::format("nonet {}, commit {}", kVersion, build_commit()),
                           .against = options.find_text("against").value_or(""),
                           .files = files.hand_over()}));
  if (!audit.passed()) {
    session.console().warning(
        fmt::format("the audits found faults; {} lists them", options.text("output")));
    return ExitCode::kFailure;
  }
  return say_what_is_missing(session, run.dataset, draft);
}

ExitCode run_dataset(Session& session) {
  DatasetRun run;
  if (const Status read = read_dataset_run(session, run); !read) return session.fail(read.error());
  const auto earlier = EarlierRatings::open(session);
  if (!earlier) return session.fail(earlier.error());
  if (*earlier) run.records.known = &(*earlier)->known();
  auto draft = collect(session, run.dataset);
  if (!draft) return session.fail(draft.error());
  if (session.should_stop()) {
    session.console().note(session.options().has("db")
                               ? "what was found is in the database: the same call goes on there"
                               : "nothing is written; with --db the same call would go on here");
    return session.exit_code();
  }
  return write_dataset(session, run, *draft);
}

std::vector<HelpRow> stratum_rows() {
  std::vector<HelpRow> rows;
  for (const StratumKindRow& kind : stratum_kinds()) {
    rows.push_back({fmt::format("{}:{}", kind.key, kind.values), std::string(kind.says)});
  }
  return rows;
}

constexpr std::array kDatasetOptions = {
    option::text("--stratum CONDITIONS:N",
                 "N puzzles that fit all conditions, which stand between commas; A-B/STEP in one "
                 "makes a stratum of each part; may be repeated"),
    option::text("--splits A,B,C",
                 "proportion of train, validation and test; puzzles that are isomorphic or have "
                 "isomorphic solutions are in one part [80,10,10]"),
    option::choices("--scale KEY,...",
                    "scales of the ratings (`nonet help scales`), or all "
                    "[explainer,hodoku,minutes,te-depth,b,bxb]",
                    scale_list_choices),
    option::choice("--path KEY",
                   "the path on this scale in each JSON line: every step with its proof, and the "
                   "candidates before it",
                   scale_choices),
    option::choice("--to FORMAT", "form of the records: JSON lines, CSV or both [jsonl]",
                   choices_of<kDatasetForms>),
    option::number("--shards N", "files of each part and form [1]").within({1, 100}),
    option::file("--against FILE",
                 "no puzzle that is isomorphic to one of FILE (with --grids: none that has an "
                 "isomorphic solution)"),
    option::flag("--grids", "with --against: also no puzzle of a solution grid of FILE"),
    option::number("--max-tries N",
                   "give a stratum up where N puzzles, wanted or not, give no portion of it (16 "
                   "puzzles at first, later 256)"),
    option::duration("--time DURATION",
                     "collect no longer than this (90s, 8h); then rate and write what was found"),
    kAgainOption,
};

constexpr std::array kDatasetExamples = {
    Example{"nonet dataset --stratum er:1.2-9.0/0.5:1000 --seed 1 -o data.md",
            "1,000 puzzles of each half point: data-train.jsonl, data-validation.jsonl, "
            "data-test.jsonl"},
    Example{"nonet dataset --stratum hodoku-level:hard,clues:22-24:500 --path explainer -o d.md",
            "500 puzzles of one kind, with every step of their solution"},
    Example{"nonet dataset --stratum te-depth:2:1000 --against train.csv --grids -o new.md",
            "puzzles that share no solution grid with a known set"},
    Example{"nonet dataset --stratum solutions:0:100 --stratum solutions:2-9:100 -o bad.md",
            "boards without a solution, and with several"},
    Example{"nonet dataset --stratum er:8.5-9.0:100000 --db data.db --to both --shards 8 -o d.md",
            "a long run: the same call again goes on where the last one ended"},
};

}  // namespace

const CommandBody kDatasetCommand = {
    .options = kDatasetOptions,
    .examples = kDatasetExamples,
    .run = run_dataset,
    .words = {"Conditions", stratum_rows},
};

}  // namespace nonet
