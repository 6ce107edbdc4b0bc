#include <algorithm>
#include <array>
#include <filesystem>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <functional>
#include <optional>
#include <utility>

#include "base/nearest_word.h"
#include "base/request_error.h"
#include "cli/boards/board_commands.h"
#include "cli/boards/other_board.h"
#include "cli/commands.h"
#include "cli/database.h"
#include "cli/puzzle_stream.h"
#include "cli/puzzle_wishes.h"
#include "files/file_identity.h"
#include "rater/orders/catalog.h"
#include "solvers/exact/certify.h"
#include "tasks/lists/list_fields.h"
#include "tasks/lists/stored_export.h"

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
  for (const BoardSize& board : info->boards) {
    session.write(fmt::format("puzzles of {}\t{}\n", board.board, board.puzzles));
  }
  return ExitCode::kOk;
}

ExitCode run_check(Session& session, const Arguments&) {
  const auto store = open_to_read(session);
  if (!store) return session.fail(store.error());
  const auto faults = store->check(session.control(), has_one_solution);
  if (!faults) return session.fail(faults.error());
  for (const std::string& fault : *faults) {
    session.fail(
        {.kind = ErrorKind::kDatabase, .reason = fault, .place = {.source = store->path()}});
  }
  if (faults->empty() && !session.should_stop()) session.write("ok\n");
  return session.exit_code();
}

// The part of the filter that the store itself can apply: stored ratings.
PuzzleQuery query_of(const PuzzleFilter& filter) {
  PuzzleQuery query;
  const Wishes::RatingOn* wanted = filter.first_rating();
  if (wanted == nullptr) return query;
  query.order = PuzzleQuery::Order::kScoreRising;
  query.scale = wanted->scale->key;
  query.scale_version = wanted->scale->version;
  query.min_score = wanted->range.low;
  query.max_score = wanted->range.high;
  return query;
}

ExitCode say_why_nothing(Session& session, const Store& store, const PuzzleQuery& query) {
  const auto why = why_nothing(store, query);
  if (!why) return session.fail(why.error());
  session.console().note(*why);
  return session.exit_code();
}

ExitCode run_export(Session& session, const Arguments&) {
  const Options& options = session.options();
  auto selection = selection_of(session, options.has("limit") ? options.number("limit") : 0);
  if (!selection) return session.fail(selection.error());
  const PuzzleQuery query = query_of(selection->filter());
  selection->filter().take_rating_as_known();
  const auto store = open_to_read(session);
  if (!store) return session.fail(store.error());
  const auto write = [&](std::string_view record) { session.write(record); };
  session.write_frame(selection->writer().header());
  const auto empty = export_puzzles({.store = &*store,
                                     .query = query,
                                     .scale = find_scale(options.text("scale")),
                                     .threads = session.threads()},
                                    *selection, write, session.silent_control());
  if (!empty) return session.fail(empty.error());
  selection->finish(write);
  session.write_frame(selection->writer().footer());
  if (session.should_stop()) return session.exit_code();
  if (selection->written() == 0) return say_why_nothing(session, *store, query);
  if (!empty->empty()) {
    session.console().warning(
        fmt::format("--columns {}: empty for all these puzzles: no scale has rated them, and no "
                    "list had such a field",
                    fmt::join(*empty, ",")));
  }
  return session.exit_code();
}

ExitCode merge_databases(Session& session, const Arguments& others) {
  auto store = open_database(session, Access::kReadWrite);
  if (!store) return session.fail(store.error());
  for (const std::string& other : others) {
    const auto merged =
        store->merge(other, {.proof = has_one_solution, .damaged = tell_damage(session, other)},
                     session.silent_control());
    if (session.should_stop()) return session.exit_code();
    if (!merged) return session.fail(merged.error());
    session.console().note(fmt::format("{}: {} puzzles, {} ratings, {} measurements, {} runs new",
                                       other, merged->puzzles, merged->ratings,
                                       merged->measurements, merged->runs));
  }
  return session.exit_code();
}

ExitCode import_puzzles(Session& session, const Arguments& names) {
  auto started = Recording::start(session);
  if (!started) return session.fail(started.error());
  Recording& recording = **started;
  StreamRequest request = inputs_of(session, kFastWork / 4);
  request.names = names;
  std::uint64_t read = 0;
  stream_proper_puzzles(session, request, find_of, [&](const PuzzleText& text, Find& find) {
    ++read;
    auto fields = fields_to_store(text, find.puzzle.solution());
    return recording.add(std::move(find), std::move(fields));
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
      std::stable_partition(files.begin(), files.end(), std::not_fn(is_sqlite_file));
  const Arguments databases(first_database, files.end());
  files.erase(first_database, files.end());
  if (!databases.empty()) {
    merge_databases(session, databases);
    const bool merged =
        session.exit_code() == ExitCode::kOk || session.exit_code() == ExitCode::kInvalidInput;
    if (files.empty() || session.should_stop() || !merged) return session.exit_code();
  }
  return import_puzzles(session, files);
}

BackupForm backup_form(const Options& options) {
  if (options.has("timeless")) return BackupForm::kTimeless;
  return options.has("sorted") ? BackupForm::kSorted : BackupForm::kPages;
}

ExitCode run_backup(Session& session, const Arguments& names) {
  if (names.size() != 1) return session.fail(request_error("db backup: name the file to make"));
  const auto store = open_to_read(session);
  if (!store) return session.fail(store.error());
  const Status copied =
      store->backup(names.front(), backup_form(session.options()), session.control());
  session.console().end_progress();
  return copied ? ExitCode::kOk : session.fail(copied.error());
}

// The file is made at the first damaged row, and is on the disk before the rows leave the database.
// An existing file is not replaced: it may hold the rows of an earlier repair.
ExitCode run_repair(Session& session, const Arguments& names) {
  if (names.size() != 1) {
    return session.fail(request_error("db repair: name the file that takes the damaged rows"));
  }
  const std::string& name = names.front();
  if (std::error_code unknown; std::filesystem::exists(name, unknown)) {
    return session.fail(request_error("is there already: name a new file", {.source = name}));
  }
  auto store = open_database(session, Access::kReadWrite);
  if (!store) return session.fail(store.error());
  std::optional<Output> rows;
  const auto take = [&](std::string_view line) -> Status {
    if (!rows) {
      auto file = Output::to_file(name, session.stop_token());
      if (!file) return file.error();
      rows = *std::move(file);
    }
    rows->write(line);
    return {};
  };
  const auto taken = store->repair(
      {.proof = has_one_solution, .take = take, .keep = [&] { return rows->finish(); }},
      session.control());
  session.console().end_progress();
  if (!taken) return session.fail(taken.error());
  session.console().note(fmt::format("{}: {} damaged rows{}", store->path(), *taken,
                                     *taken == 0 ? "" : ", now in " + name));
  return session.exit_code();
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
    ActionRow{"repair", run_repair, Files::kAny},
};

// --board: puzzles of another board, by import and export.
ExitCode run_db_of_board(Session& session, const variants::Geometry& geometry) {
  const Arguments& inputs = session.options().inputs();
  const std::string action = inputs.empty() ? "" : inputs.front();
  if (action == "export" && inputs.size() == 1) return export_boards(session, geometry);
  if (action == "import")
    return import_boards(session, geometry, {inputs.begin() + 1, inputs.end()});
  return session.fail(request_error("--board is for db import and db export"));
}

ExitCode run_db(Session& session) {
  const Arguments& inputs = session.options().inputs();
  const auto board = other_board(
      session, {"board", "db", "lock-wait", "to", "rating", "limit", "threads", "strict"});
  if (!board) return session.fail(board.error());
  if (*board) return run_db_of_board(session, **board);
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
      fmt::format("db needs one of {}{}", fmt::join(keys_of(kActions), ", "),
                  inputs.empty() ? "" : did_you_mean(inputs.front(), keys_of(kActions)))));
}

constexpr std::array kDbOptions = {
    kBoardOption,
    option::number("--limit N", "export: at most N puzzles"),
    option::flag("--sorted",
                 "backup: rows in a fixed order; databases with the same content give the same "
                 "bytes, in any order of imports"),
    option::flag("--timeless",
                 "backup: sorted, and without data that differs from run to run: runs, finds, "
                 "checkpoints, seconds"),
};

constexpr std::array kDbExamples = {
    Example{"nonet db info --db mine.db", "the contents of the database"},
    Example{"nonet db import --db mine.db list.txt old.sdm", "store puzzles; isomorphic ones once"},
    Example{"nonet db import --db mine.db other.db", "import everything from another database"},
    Example{"nonet db export --db mine.db --scale explainer --rating 4:5 --to sdm",
            "the puzzles of a range"},
    Example{"nonet db export --db mine.db --level hard --symmetry rotational --sort clues",
            "chosen and sorted as with convert"},
    Example{"nonet db export --db mine.db --to csv --columns er,ep,ed,hardest,bridi_difficulty",
            "with their ratings on several scales"},
    Example{"nonet db export --db mine.db --to csv --columns comment,author,er,imported_er",
            "with ratings from the imported lists, beside ours"},
    Example{"nonet db export --db mine.db --board 6x6 --to tsv",
            "puzzles of another size or shape, with their ratings"},
    Example{"nonet db backup --db mine.db copy.db", "a copy, even while others write"},
    Example{"nonet db repair --db mine.db damaged.jsonl",
            "take damaged rows out of the database, into a file"},
    Example{"nonet db backup --db all.db --sorted joined.db",
            "the same bytes for any order of imports"},
};

}  // namespace

const CommandBody kDbCommand = {
    .options = kDbOptions,
    .examples = kDbExamples,
    .run = run_db,
    .first_words = [] { return keys_of(kActions); },
};

}  // namespace nonet
