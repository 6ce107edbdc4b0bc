#include "cli/book_sections.h"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <functional>
#include <memory>
#include <optional>
#include <set>

#include "base/request_error.h"
#include "board/canonical.h"
#include "book/drawings/matrix_code.h"
#include "book/editions/board_sections.h"
#include "book/editions/editions.h"
#include "cli/boards/board_commands.h"
#include "cli/boards/other_board.h"
#include "cli/database.h"
#include "cli/earlier_ratings.h"
#include "cli/puzzle_stream.h"
#include "rater/orders/levels.h"
#include "tasks/boards/stored_boards.h"
#include "tasks/printing/printed_before.h"

namespace nonet {
namespace {

using SharedBoard = std::shared_ptr<const variants::Geometry>;  // null for the classic one

Result<SharedBoard> shared(Result<variants::Geometry> geometry) {
  if (!geometry) return geometry.error();
  if (geometry->key() == "9x9") return SharedBoard();
  return std::make_shared<const variants::Geometry>(*std::move(geometry));
}

// The board of --board, which the puzzles of files have.
Result<SharedBoard> usual_board(const Session& session) {
  return shared(board_named(session.options().text("board"), session.stop_token()));
}

// The board of a section: its own, else that of --board. `drawn` counts the layouts drawn so far:
// each section has one of its own.
Result<SharedBoard> board_of_section(Session& session, const SectionRequest& request,
                                     std::uint64_t& drawn) {
  const std::string& key =
      request.board_key.empty() ? session.options().text("board") : request.board_key;
  if (!draws_layout(key)) return shared(board_named(key, session.stop_token()));
  return shared(board_with_layout(session, key, drawn++));
}

// Moves the level to where the board has it.
Status settle_level(SectionRequest& request, const std::string& text) {
  if (request.board == nullptr) {
    if (request.board_key.empty()) return {};
    request.level = find_level(request.board_level);
    if (request.level != nullptr) return {};
    return request_error(fmt::format("--section {}: 9x9:LEVEL:COUNT is expected", text));
  }
  if (request.minutes || request.rating || request.technique) {
    return request_error(fmt::format(
        "--section {}: minutes, ratings and techniques are for 9x9; other boards have levels",
        text));
  }
  if (request.level != nullptr) request.board_level = request.level->key;
  request.level = nullptr;
  return {};
}

// The symmetry of clues on other boards, if it was asked for.
std::optional<Symmetry> board_symmetry(const Options& options) {
  if (!options.given("symmetry")) return std::nullopt;
  return find_symmetry(options.text("symmetry"))->id;
}

Result<SectionRequest> section_asked_for(Session& session, const std::string& text,
                                         std::uint64_t& drawn) {
  const Options& options = session.options();
  auto section = parse_section(text);
  if (!section) return section;
  auto board = board_of_section(session, *section, drawn);
  if (!board) return board.error();
  section->board = *std::move(board);
  if (const Status settled = settle_level(*section, text); !settled) return settled.error();
  if (section->board != nullptr) {
    const auto recipe = board_recipe_of(*section, board_symmetry(options));
    if (!recipe) return recipe.error();
  }
  if (options.has("clues")) {
    const Range range = options.range("clues");
    section->clues = ClueRange{static_cast<int>(std::clamp(range.low, 0.0, double{kCells})),
                               static_cast<int>(std::clamp(range.high, 0.0, double{kCells}))};
  }
  return section;
}

std::string key_of(const SectionRequest& section) {
  return section.board == nullptr ? "9x9" : section.board->key();
}

// Puzzles of files have the board of --board.
Status check_boards_of_files(const Session& session, const std::vector<SectionRequest>& sections) {
  if (session.options().inputs().empty()) return {};
  SectionRequest usual;
  const auto board = usual_board(session);
  if (!board) return board.error();
  usual.board = *board;
  for (const SectionRequest& section : sections) {
    if (key_of(section) == key_of(usual)) continue;
    return request_error(
        fmt::format("--section {}: the puzzles of files are of {}; --board says of which",
                    section.board_key, key_of(usual)));
  }
  if (usual.board != nullptr && session.options().has("db")) {
    return request_error("--db stores 9x9 puzzles of files only; generated ones of other boards");
  }
  return {};
}

// Options for classic puzzles alone.
Status check_options_for_boards(const Session& session,
                                const std::vector<SectionRequest>& sections) {
  const auto is_other = [](const SectionRequest& section) { return section.board != nullptr; };
  if (std::ranges::none_of(sections, is_other)) return {};
  if (session.options().has("clues")) {
    return request_error(
        "--clues counts the clues of 9x9 puzzles; on other boards they follow from the level");
  }
  if (std::ranges::any_of(sections, std::not_fn(is_other))) return {};
  const Options& options = session.options();
  if (options.has("borderline")) {
    return request_error("--borderline is for 9x9 puzzles, and this book has none");
  }
  if (!options.has("qr") && !options.has("qr-link")) return {};
  if (takes_boards(options.find_text("qr-link").value_or(""))) return {};
  return request_error(
      "these codes are for 9x9 puzzles, and this book has none: --qr-link with {board} leads to a "
      "page of your own for each board");
  return {};
}

// The keys of the boards of the sections, or else that of the files.
Result<std::set<std::string>> boards_of_book(const Session& session,
                                             const std::vector<SectionRequest>& sections) {
  std::set<std::string> keys;
  for (const SectionRequest& section : sections) keys.insert(key_of(section));
  if (!keys.empty()) return keys;
  SectionRequest usual;
  auto board = usual_board(session);
  if (!board) return board.error();
  usual.board = *std::move(board);
  return std::set<std::string>{key_of(usual)};
}

// Puzzles in the files of --not-in, and puzzles that earlier books stored in --db.
Result<PrintedForms> printed_before(Session& session, const std::vector<SectionRequest>& sections) {
  const Options& options = session.options();
  PrintedForms forms;
  const auto boards = boards_of_book(session, sections);
  if (!boards) return boards.error();
  FormsRequest request;
  request.boards.assign(boards->begin(), boards->end());
  request.read_as_board = [&](const std::string& file, const std::string& board,
                              std::set<std::string>& found) {
    return add_board_list(file, board, session.stop_token(), found);
  };
  request.classic = std::erase(request.boards, "9x9") > 0;
  for (const std::string& name : options.list("not-in")) {
    request.file = name;
    const Status added =
        add_forms_in(request, session.stop_token(), tell_damage(session, name), forms);
    if (!added) return added.error();
  }
  if (!options.has("db") || !std::filesystem::exists(options.text("db"))) return forms;
  const auto store = open_database(session, Access::kReadOnly);
  if (!store) return store.error();
  auto printed = forms_in_books(*store);
  if (!printed) return printed.error();
  forms.grids.merge(*printed);
  return forms;
}

// By the ratings in the database; puzzles without any are rated now.
LeveledPuzzle leveled_by(const KnownRatings& known, const Puzzle& puzzle) {
  const std::vector<Rating> ratings = known.of(puzzle_record(puzzle));
  const auto on = [&](std::string_view key) {
    const ScaleRow& scale = *find_scale(key);
    const Rating* rating = rating_on(scale, ratings);
    return rating != nullptr ? *rating : scale.rate(puzzle, {});
  };
  return leveled(puzzle, on("explainer"), on("minutes"));
}

PuzzlesByLevel read_by_level(Session& session, const KnownRatings* known,
                             const std::set<Grid>& before) {
  const bool by_rating = session.options().has("borderline");
  PuzzlesByLevel found;
  std::size_t left_out = 0;
  stream_proper_puzzles(
      session, inputs_of(session, kSlowWork),
      [&](const Puzzle& puzzle) {
        return known != nullptr ? leveled_by(*known, puzzle) : leveled(puzzle);
      },
      [&](const PuzzleText& text, LeveledPuzzle& puzzle) {
        if (puzzle.level == nullptr) {
          session.fail({.kind = ErrorKind::kInput,
                        .reason = "the techniques known do not solve it, so it has no level",
                        .place = text.place});
        } else if (before.contains(canonical_form(puzzle.puzzle.givens))) {
          ++left_out;
        } else {
          const LevelRow& level = by_rating ? *puzzle.level : *puzzle.for_person;
          found[level.code].push_back(std::move(puzzle.puzzle));
        }
        return Flow::kContinue;
      });
  if (left_out > 0) {
    session.console().note(fmt::format("{} puzzle{} of the input left out: printed before",
                                       left_out, left_out == 1 ? "" : "s"));
  }
  return found;
}

Result<std::vector<BookSection>> read_sections(Session& session,
                                               const std::vector<SectionRequest>& wanted,
                                               const std::set<Grid>& before) {
  const auto earlier = EarlierRatings::open(session);
  if (!earlier) return earlier.error();
  PuzzlesByLevel puzzles =
      read_by_level(session, *earlier ? &(*earlier)->known() : nullptr, before);
  if (wanted.empty()) return sections_of(std::move(puzzles));
  auto chosen = chosen_sections(std::move(puzzles), wanted);
  if (chosen) return *std::move(chosen);
  session.console().warning(chosen.error().reason);
  return std::vector<BookSection>();
}

// False if the database already holds the puzzle; else stores it.
Result<bool> store_new_board(Recording& recording, const variants::Geometry& board,
                             const variants::BoardPuzzle& puzzle) {
  auto row = BoardRows(board).row_of(puzzle.givens, puzzle.solution);
  if (!row) return row.error();
  const auto held = recording.holds(*row);
  if (!held) return held.error();
  if (*held) return false;
  recording.add(BoardFind{*std::move(row)});
  return true;
}

// False if the database already holds the puzzle, from an earlier book; else stores it.
Result<bool> store_new(Recording& recording, const LeveledPuzzle& made, Find find) {
  const auto held = recording.holds(find.canonical);
  if (!held) return held.error();
  if (*held) return false;
  find.ratings = {made.rating};
  recording.add(std::move(find));
  return true;
}

Result<std::vector<BookSection>> made_sections(Session& session, std::vector<SectionRequest> wanted,
                                               PrintedForms before) {
  if (wanted.empty()) {
    return request_error("nothing to print: give --section LEVEL:COUNT, or files of puzzles");
  }
  const EditionPlan plan{.sections = std::move(wanted),
                         .symmetry = find_symmetry(session.options().text("symmetry"))->id,
                         .consent = session.options().has("borderline") ? Consent::kExplainerAlone
                                                                        : Consent::kBothScales,
                         .seed = session.seed(),
                         .threads = session.threads(),
                         .printed_before = std::move(before.grids),
                         .boards_before = std::move(before.boards),
                         .board_symmetry = board_symmetry(session.options())};
  EditionCallbacks callbacks;
  callbacks.progress = [&](const Progress& progress) { session.show_progress(progress); };
  std::unique_ptr<Recording> recording;
  // A dry run leaves the database unchanged.
  if (session.options().has("db") && !session.options().has("dry-run")) {
    auto started = Recording::start(session);
    if (!started) return started.error();
    recording = std::move(*started);
    callbacks.take = [&](const LeveledPuzzle& made, const Find& find) {
      return store_new(*recording, made, find);
    };
    callbacks.take_board = [&](const variants::Geometry& board,
                               const variants::BoardPuzzle& puzzle) {
      return store_new_board(*recording, board, puzzle);
    };
  }
  auto sections = make_sections(plan, session.silent_control(), callbacks);
  if (sections && recording) recording->finish();
  return sections;
}

}  // namespace

Result<std::vector<SectionRequest>> requested_sections(Session& session) {
  std::vector<SectionRequest> sections;
  std::uint64_t drawn = 0;
  for (const std::string& text : session.options().list("section")) {
    auto section = section_asked_for(session, text, drawn);
    if (!section) return section.error();
    sections.push_back(*std::move(section));
  }
  for (const Status& status :
       {check_boards_of_files(session, sections), check_options_for_boards(session, sections)}) {
    if (!status) return status.error();
  }
  return sections;
}

Result<std::vector<BookSection>> empty_sections(Session& session,
                                                const std::vector<SectionRequest>& wanted) {
  std::vector<BookSection> sections;
  sections.reserve(wanted.size());
  for (const SectionRequest& request : wanted) sections.push_back(empty_section(request));
  if (!sections.empty()) return sections;
  auto board = usual_board(session);
  if (!board) return board.error();
  if (*board != nullptr) sections.emplace_back().board = *std::move(board);
  return sections;
}

Result<std::vector<BookSection>> fill_sections(Session& session,
                                               const std::vector<SectionRequest>& wanted) {
  auto before = printed_before(session, wanted);
  if (!before) return before.error();
  if (session.options().inputs().empty()) {
    return made_sections(session, wanted, *std::move(before));
  }
  auto board = usual_board(session);
  if (!board) return board.error();
  if (*board != nullptr) return read_board_sections(session, *board, wanted, before->boards);
  return read_sections(session, wanted, before->grids);
}

Status store_printed(Session& session, const std::vector<BookSection>& sections) {
  if (!session.options().has("db")) return {};
  auto recording = Recording::start(session);
  if (!recording) return recording.error();
  for (Find& find : finds_in(sections)) (*recording)->add(std::move(find));
  (*recording)->finish();
  return {};
}

}  // namespace nonet
