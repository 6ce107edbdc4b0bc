#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <fstream>
#include <functional>

#include "base/nearest_word.h"
#include "base/request_error.h"
#include "board/canonical.h"
#include "cli/commands.h"
#include "cli/database_path.h"
#include "cli/proper_puzzles.h"
#include "cli/puzzle_stream.h"
#include "cli/puzzle_writing.h"
#include "cli/recording.h"
#include "cli/topics.h"
#include "rater/scales/catalog.h"
#include "study/lists/stored_columns.h"

namespace nonet {
namespace {

using Arguments = std::vector<std::string>;

Result<Store> open_to_read(Session& session) { return open_database(session, Access::kReadOnly); }

ExitCode run_info(Session& session, const Arguments&) {
  const auto store = open_to_read(session);
  if (!store) return session.fail(store.error());
  const auto info = store->info();
  if (!info) return session.fail(info.error());
  session.write(fmt::format("file\t{}\nversion\t{}\nbytes\t{}\nunused bytes\t{}\nsqlite\t{}\n",
                            store->path(), info->version, info->bytes, info->unused_bytes,
                            info->sqlite_version));
  for (const TableSize& table : info->tables) {
    session.write(fmt::format("{}\t{}\n", table.table, table.rows));
  }
  return ExitCode::kOk;
}

ExitCode run_check(Session& session, const Arguments&) {
  const auto store = open_to_read(session);
  if (!store) return session.fail(store.error());
  const auto faults = store->check(session.control());
  if (!faults) return session.fail(faults.error());
  for (const std::string& fault : *faults) {
    session.fail(
        {.kind = ErrorKind::kDatabase, .reason = fault, .place = {.source = store->path()}});
  }
  if (faults->empty() && !session.should_stop()) session.write("ok\n");
  return session.exit_code();
}

Result<PuzzleQuery> query_of(const Options& options) {
  PuzzleQuery query;
  if (options.has("limit")) query.limit = options.number("limit");
  if (options.has("rating")) {
    if (!options.has("scale")) return request_error("--rating needs --scale");
    const ScaleRow* scale = find_scale(options.text("scale"));
    const Range range = options.range("rating");
    query.order = PuzzleQuery::Order::kScoreRising;
    query.scale = scale->key;
    query.scale_version = scale->version;
    query.min_score = range.low;
    query.max_score = range.high;
  }
  return query;
}

ExitCode run_export(Session& session, const Arguments&) {
  const auto writing = puzzle_writing(session.options());
  if (!writing) return session.fail(writing.error());
  const auto query = query_of(session.options());
  if (!query) return session.fail(query.error());
  const auto store = open_to_read(session);
  if (!store) return session.fail(store.error());
  session.write_frame(writing->header());
  const Options& options = session.options();
  const StoredColumns columns(writing->columns(),
                              options.has("scale") ? find_scale(options.text("scale")) : nullptr);
  Status filled;
  const Status visited = store->visit_puzzles(*query, [&](const StoredPuzzle& stored) {
    PuzzleText text;
    text.givens = stored.puzzle.givens();
    filled = columns.fill(*store, stored, text);
    session.write(writing->record(text));
    return !filled || session.should_stop() ? Flow::kStop : Flow::kContinue;
  });
  if (!visited) return session.fail(visited.error());
  if (!filled) return session.fail(filled.error());
  session.write_frame(writing->footer());
  return session.exit_code();
}

bool is_database(const std::string& path) {
  constexpr std::string_view kMagic = "SQLite format 3";
  std::array<char, kMagic.size()> start{};
  std::ifstream stream(path, std::ios::binary);
  return stream.read(start.data(), start.size()) &&
         std::string_view(start.data(), start.size()) == kMagic;
}

ExitCode merge_databases(Session& session, const Arguments& others) {
  auto store = open_database(session, Access::kReadWrite);
  if (!store) return session.fail(store.error());
  for (const std::string& other : others) {
    const auto merged = store->merge(other);
    if (!merged) return session.fail(merged.error());
    session.console().note(fmt::format("{}: {} puzzles, {} ratings, {} measurements, {} runs new",
                                       other, merged->puzzles, merged->ratings,
                                       merged->measurements, merged->runs));
  }
  return session.exit_code();
}

std::vector<Result<RunFind>> finds_of(const PuzzleChunk& chunk) {
  std::vector<Result<RunFind>> finds;
  const auto puzzles = proper_puzzles(chunk.puzzles);
  for (const auto& puzzle : puzzles) {
    if (puzzle) {
      finds.emplace_back(RunFind{
          .puzzle = {*puzzle, canonical_form(puzzle->givens())}, .ratings = {}, .genotype = {}});
    } else {
      finds.emplace_back(puzzle.error());
    }
  }
  return finds;
}

ExitCode import_puzzles(Session& session, const Arguments& names) {
  auto started = Recording::start(session);
  if (!started) return session.fail(started.error());
  Recording& recording = **started;
  StreamRequest request = inputs_of(session, kFastWork / 4);
  request.names = names;
  std::uint64_t read = 0;
  stream_puzzles(session, request, finds_of, [&](const PuzzleText&, RunFind& find) {
    ++read;
    return recording.add(std::move(find));
  });
  recording.finish();
  const RunRecorder& recorder = recording.recorder();
  session.console().note(
      fmt::format("{}: {} of {} puzzles new", recorder.path(), recorder.added(), read));
  return session.exit_code();
}

// Databases first, then the puzzles of the other files, or of standard input.
ExitCode run_import(Session& session, const Arguments& names) {
  Arguments files = names;
  const auto first_database =
      std::stable_partition(files.begin(), files.end(), std::not_fn(is_database));
  const Arguments databases(first_database, files.end());
  files.erase(first_database, files.end());
  if (!databases.empty()) {
    merge_databases(session, databases);
    if (files.empty() || session.exit_code() != ExitCode::kOk) return session.exit_code();
  }
  return import_puzzles(session, files);
}

ExitCode run_backup(Session& session, const Arguments& names) {
  if (names.size() != 1) return session.fail(request_error("db backup: name the file to make"));
  const auto store = open_to_read(session);
  if (!store) return session.fail(store.error());
  const Status copied = store->backup(names.front());
  return copied ? ExitCode::kOk : session.fail(copied.error());
}

enum class Files : std::uint8_t { kNone, kAny };

struct ActionRow {
  std::string_view key;
  ExitCode (*run)(Session&, const Arguments&);
  Files files = Files::kNone;
};

constexpr std::array kActions = {
    ActionRow{"info", run_info},
    ActionRow{"check", run_check},
    ActionRow{"export", run_export},
    ActionRow{"import", run_import, Files::kAny},
    ActionRow{"backup", run_backup, Files::kAny},
};

ExitCode run(Session& session) {
  const Arguments& inputs = session.options().inputs();
  for (const ActionRow& action : kActions) {
    if (!inputs.empty() && inputs.front() == action.key) {
      if (action.files == Files::kNone && inputs.size() > 1) {
        return session.fail(request_error(fmt::format(
            "db {}: unexpected '{}'; the database is named by --db", action.key, inputs[1])));
      }
      return action.run(session, {inputs.begin() + 1, inputs.end()});
    }
  }
  return session.fail(request_error(
      fmt::format("db needs one of info, check, export, import, backup{}",
                  inputs.empty() ? "" : did_you_mean(inputs.front(), keys_of(kActions)))));
}

constexpr std::array kOptions = {
    OptionRow{.name = "scale",
              .takes = Takes::kChoice,
              .argument = "KEY",
              .help = "export: the scale of --rating, and of --columns that several scales have",
              .choices = scale_choices},
    OptionRow{.name = "rating",
              .takes = Takes::kRange,
              .argument = "A:B",
              .help = "export: only puzzles rated from A to B, easiest first"},
    OptionRow{.name = "limit",
              .takes = Takes::kNumber,
              .argument = "N",
              .help = "export: at most N puzzles"},
};

constexpr std::array kExamples = {
    Example{"nonet db info --db mine.db", "what the database holds"},
    Example{"nonet db import --db mine.db list.txt old.sdm", "store puzzles; isomorphic ones once"},
    Example{"nonet db import --db mine.db other.db", "bring in everything another database holds"},
    Example{"nonet db export --db mine.db --scale explainer --rating 4:5 --to sdm",
            "the puzzles of a range"},
    Example{"nonet db export --db mine.db --to csv --columns er,ep,ed,hardest,bridi_difficulty",
            "what the scales say of them"},
    Example{"nonet db backup --db mine.db copy.db", "a copy, even while others write"},
};

}  // namespace

const CommandBody kDbCommand = {.options = kOptions, .examples = kExamples, .run = run};

}  // namespace nonet
