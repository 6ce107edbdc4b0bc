// Printed output of lists: images of records and the puzzles of days.
#include <catch2/catch.hpp>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <set>
#include <string>
#include <vector>

#include "board/canonical.h"
#include "book/editions/board_sections.h"
#include "tasks/lists/proper_puzzles.h"
#include "tasks/printing/daily_puzzles.h"
#include "tasks/printing/date_text.h"
#include "tasks/printing/manifest_names.h"
#include "tasks/printing/month_image.h"
#include "tasks/printing/printed_before.h"
#include "tasks/printing/record_image.h"
#include "tests/files/scratch.h"
#include "tests/grid_of.h"
#include "tests/tasks/sample_records.h"
#include "variants/text/board_text.h"

namespace nonet {
namespace {

using testing::grid_of;
using testing::kRoylePuzzle;
using testing::kWeakRoylePuzzle;
using testing::text_of;

std::string svg_of(const PuzzleText& record, const ImageStyle& style, Shown shown) {
  const auto typefaces = Typefaces::open();
  REQUIRE(typefaces.ok());
  const auto bytes = record_image(record, style, shown, *typefaces);
  REQUIRE(bytes.ok());
  return *bytes;
}

TEST_CASE("an image shows the requested parts, in the requested width", "[study][printing]") {
  const PuzzleText record = text_of(kRoylePuzzle);
  ImageStyle style;
  style.width = 25.4;  // 72 points
  const std::string puzzle = svg_of(record, style, Shown::kPuzzle);
  CHECK(puzzle.find("width=\"72pt\"") != std::string::npos);
  CHECK(svg_of(record, style, Shown::kSolution).size() > puzzle.size());
  style.marks = true;
  CHECK(svg_of(record, style, Shown::kPuzzle).size() > puzzle.size());
}

TEST_CASE("an image is refused that cannot be right", "[study][printing]") {
  const auto typefaces = Typefaces::open();
  REQUIRE(typefaces.ok());
  const auto weak = record_image(text_of(kWeakRoylePuzzle), {}, Shown::kSolution, *typefaces);
  REQUIRE_FALSE(weak.ok());
  CHECK(weak.error().reason == "has more than one solution");
  ImageStyle style;
  style.caption = "数独";
  const auto caption = record_image(text_of(kRoylePuzzle), style, Shown::kPuzzle, *typefaces);
  REQUIRE_FALSE(caption.ok());
  CHECK(caption.error().reason.find("no glyph for") != std::string::npos);
}

TEST_CASE("each day has its puzzle, its names and its line", "[study][printing]") {
  std::vector<DailyPuzzle> puzzles;
  for (const double effort : {9.0, 2.0}) {
    const PuzzleText text = text_of(kRoylePuzzle);
    const auto proper = std::move(proper_puzzles({&text, 1}).front());
    REQUIRE(proper.ok());
    puzzles.push_back({text, leveled(*proper)});
    puzzles.back().leveled.puzzle.effort = effort;
  }
  puzzles[1].leveled.level = nullptr;
  const auto days = dated_puzzles("2026-05-04", puzzles);
  REQUIRE(days.ok());
  REQUIRE(days->size() == 2);
  const DatedPuzzle& monday = days->front();
  CHECK(monday.puzzle.leveled.puzzle.effort == 2.0);
  CHECK(monday.name() == "2026-05-04_mon_unrated");
  CHECK(monday.caption("{weekday} {date}: {level}|{minutes}{date}", "4 May", {}) ==
        "mon 4 May: |2:004 May");
  const std::string line = monday.manifest_line("c", "a.svg", "");
  CHECK(line.starts_with(R"({"schema":1,"date":"2026-05-04","weekday":"mon","level":"unrated")"));
  CHECK(line.find("solution_file") == std::string::npos);
  CHECK(line.ends_with("\"}\n"));
  CHECK_FALSE(dated_puzzles("2026-02-30", puzzles).ok());
}

DailyPuzzle daily_board(const std::shared_ptr<const variants::Geometry>& board) {
  const auto digits = [&](std::string_view text) {
    return variants::read_cells(text, *board, {}).value();
  };
  const BoardPrintRater rater(*board);
  DailyPuzzle daily{.board = board};
  auto rated = rater.rated({digits("......1..3..1.2."), digits("4132321423411423")}, {});
  daily.leveled.puzzle = std::move(rated.puzzle);
  daily.leveled.level = find_level(rated.level);
  return daily;
}

TEST_CASE("days and months take puzzles of other boards", "[study][printing]") {
  const auto board =
      std::make_shared<const variants::Geometry>(variants::geometry_of("4x4").value());
  auto harder = daily_board(board);
  harder.leveled.puzzle.hardness += 1;
  const auto days = dated_puzzles("2026-05-04", {harder, daily_board(board)});
  REQUIRE(days.ok());
  const DatedPuzzle& monday = days->front();
  CHECK(monday.puzzle.leveled.puzzle.hardness < harder.leveled.puzzle.hardness);
  CHECK(monday.caption("{level}|{minutes}", "", {}) == "Easy|");
  const std::string line = monday.manifest_line("c", "a.svg", "");
  CHECK(line.find(R"("board":"4x4","puzzle":"......1..3..1.2.")") != std::string::npos);
  CHECK(line.find("target") == std::string::npos);
  const auto typefaces = Typefaces::open();
  REQUIRE(typefaces.ok());
  const MonthStyle style{.image = {.file = {}, .width = 420}, .heading = "%B %Y"};
  const auto sheet = month_image(*days, style, Shown::kPuzzle, {}, *typefaces);
  const auto solutions = month_image(*days, style, Shown::kSolution, {}, *typefaces);
  REQUIRE(sheet.ok());
  REQUIRE(solutions.ok());
  CHECK(sheet->size() > solutions->size());  // the rules are there
}

TEST_CASE("a date is written as its format says, in the words of a language", "[study][printing]") {
  const BookWords german = *BookWords::of("de");
  using std::chrono::year;
  CHECK(date_text(year(2026) / 2 / 1, "%A, %e %B %Y", {}).value() == "Sunday, 1 February 2026");
  CHECK(date_text(year(2024) / 12 / 30, "%A %d.%m.%y", german).value() == "Montag 30.12.24");
  CHECK(date_text(year(2026) / 3 / 5, "100%% %B", german).value() == "100% März");
  for (const char* wrong : {"%", "%q", "%Y%"}) {
    CHECK_FALSE(date_text(year(2026) / 2 / 1, wrong, {}).ok());
  }
}

std::vector<DatedPuzzle> days_from(const char* first, std::size_t count) {
  const PuzzleText text = text_of(kRoylePuzzle);
  const auto proper = std::move(proper_puzzles({&text, 1}).front());
  REQUIRE(proper.ok());
  auto days = dated_puzzles(first, std::vector<DailyPuzzle>(count, {text, leveled(*proper)}));
  REQUIRE(days.ok());
  return *std::move(days);
}

TEST_CASE("days are put into months", "[study][printing]") {
  const auto days = days_from("2026-01-30", 31);
  const auto months = months_of(days);
  REQUIRE(months.size() == 3);
  CHECK(month_name(months[0]) == "2026-01");
  CHECK(months[0].size() == 2);
  CHECK(month_name(months[1]) == "2026-02");
  CHECK(months[1].size() == 28);
  CHECK(month_name(months[2]) == "2026-03");
  CHECK(months[2].front().day.iso_date() == "2026-03-01");
  CHECK(months_of({}).empty());
}

TEST_CASE("a month is one sheet, refused if its digits are too small to print",
          "[study][printing]") {
  const auto typefaces = Typefaces::open();
  REQUIRE(typefaces.ok());
  const auto days = days_from("2026-05-04", 2);
  MonthStyle style{.image = {.file = {}, .width = 420, .caption = "{level}"}, .heading = "%B %Y"};
  const auto sheet = month_image(days, style, Shown::kPuzzle, {}, *typefaces);
  REQUIRE(sheet.ok());
  const auto solutions = month_image(days, style, Shown::kSolution, {}, *typefaces);
  REQUIRE(solutions.ok());
  CHECK(solutions->size() > sheet->size());
  style.image.width = 297;
  const auto small = month_image(days, style, Shown::kPuzzle, {}, *typefaces);
  REQUIRE_FALSE(small.ok());
  CHECK(small.error().reason.find("297 mm wide has digits of") != std::string::npos);
  style.image.size = Size{1920, 1080};  // dots
  CHECK(month_image(days, style, Shown::kPuzzle, {}, *typefaces).ok());
  style.image.brand = "数独";
  CHECK_FALSE(month_image(days, style, Shown::kPuzzle, {}, *typefaces).ok());
}

TEST_CASE("printed puzzles are known from lists, from stores, and by their runs",
          "[study][printing]") {
  const PuzzleText text = text_of(kRoylePuzzle);
  const auto proper = std::move(proper_puzzles({&text, 1}).front());
  REQUIRE(proper.ok());
  const Grid canonical = canonical_form(text.givens);
  const std::vector<BookSection> sections = {
      {.level = "easy", .name = {}, .puzzles = {leveled(*proper).puzzle}}};
  const std::vector<Find> finds = finds_in(sections);
  REQUIRE(finds.size() == 1);
  CHECK(finds.front().canonical == canonical);

  const testing::Scratch folder;
  const std::string path = folder.path("n.db");
  const auto printed_after_run_of = [&](const char* command) {
    auto store = Store::open(path, {});
    REQUIRE(store.ok());
    RunRecord run;
    run.command = command;
    auto recorder = RunRecorder::start(
        *std::move(store), run, {.seconds = [] { return 0.0; }, .utc_now = [] { return ""; }});
    REQUIRE(recorder.ok());
    REQUIRE(recorder->add(finds.front()).ok());
    REQUIRE(recorder->finish().ok());
    const auto reopened = Store::open(path, {.access = Access::kReadOnly});
    REQUIRE(reopened.ok());
    const auto printed = forms_in_books(*reopened);
    REQUIRE(printed.ok());
    return *printed;
  };
  CHECK(printed_after_run_of("rate").empty());
  CHECK(printed_after_run_of("book") == std::set<Grid>{canonical});

  PrintedForms printed;
  std::set<Grid>& forms = printed.grids;
  CHECK(add_forms_in({std::string(kRoylePuzzle)}, {}, {}, printed).ok());
  CHECK(forms == std::set<Grid>{canonical});
  forms.clear();
  CHECK(add_forms_in({path}, {}, {}, printed).ok());
  CHECK(forms == std::set<Grid>{canonical});
  CHECK_FALSE(add_forms_in({"no such file"}, {}, {}, printed).ok());
}

TEST_CASE("a manifest of several boards says what was printed on each", "[study][printing]") {
  const testing::Scratch folder;
  const std::string path = folder.path("book.jsonl");
  const std::string classic = std::string(kRoylePuzzle);
  std::ofstream(path)
      << R"({"schema":1,"number":1,"page":9,"board":"4x4","puzzle":"1...","canonical":"...1"})"
      << '\n'
      << R"({"schema":1,"number":2,"page":10,"puzzle":")" << classic << "\"}\n";
  PrintedForms printed;
  REQUIRE(add_forms_in({path}, {}, {}, printed).ok());
  CHECK(printed.boards == std::set<std::string>{"4x4 ...1"});
  CHECK(printed.grids == std::set<Grid>{canonical_form(*Grid::from_line(classic))});
  std::ofstream(path, std::ios::app) << "no record\n";
  const Status faulty = add_forms_in({path}, {}, {}, printed);
  REQUIRE_FALSE(faulty.ok());
  CHECK(faulty.error().place.line == 3);
}

TEST_CASE("a line of a manifest is called as the book calls it", "[study][printing]") {
  PuzzleText record = text_of(kRoylePuzzle);
  record.set_field("number", "17");
  CHECK(name_in_manifest(record).empty());
  record.set_field("page", "9");
  CHECK(name_in_manifest(record) == "17. page 9");
  record.set_field("level", "Expert");
  CHECK(name_in_manifest(record) == "17. Expert, page 9");
}

TEST_CASE("a manifest takes the place of an earlier one, and of nothing else",
          "[study][printing]") {
  const testing::Scratch folder;
  const std::string book = folder.path("tea.pdf");
  const auto name = [&](const OwnFiles& own) { return free_manifest_name(book, own).value(); };
  const OwnFiles nothing({});
  CHECK(name(nothing) == folder.path("tea.jsonl"));
  folder.put("tea.jsonl", std::string(kManifestStart) + "9}\n");
  CHECK(name(nothing) == folder.path("tea.jsonl"));
  const auto first = identity_of(folder.path("tea.jsonl"));
  CHECK(name(OwnFiles({{"an input", FileRole::kPuzzles, *first}})) ==
        folder.path("tea.manifest.jsonl"));
  folder.put("tea.jsonl", "{}\n");
  CHECK(name(nothing) == folder.path("tea.manifest.jsonl"));
  folder.put("tea.manifest.jsonl", "mine\n");
  CHECK_FALSE(name(nothing).has_value());
}

TEST_CASE("a manifest's name does not count as taken if the system gives no answer",
          "[study][printing]") {
  const testing::Scratch folder;
  std::filesystem::create_symlink("round", folder.path("round"));
  const auto name = free_manifest_name(folder.path("round/tea.pdf"), OwnFiles({}));
  REQUIRE_FALSE(name.ok());
  CHECK(name.error().kind == ErrorKind::kFile);
  CHECK(name.error().place.source == folder.path("round/tea.jsonl"));
}

}  // namespace
}  // namespace nonet
