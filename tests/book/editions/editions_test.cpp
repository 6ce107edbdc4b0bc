#include "book/editions/editions.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <string>

#include "board/canonical.h"

namespace nonet {
namespace {

std::vector<BookSection> made(EditionPlan plan) {
  plan.symmetry = Symmetry::kRotational;
  plan.seed = 5;
  auto sections = make_sections(plan, {}, {});
  REQUIRE(sections.ok());
  return *std::move(sections);
}

TEST_CASE("Puzzles made for a level have its clues and nothing bare", "[book][editions]") {
  for (const char* key : {"very-easy", "easy", "medium", "hard"}) {
    const LevelRow& level = *find_level(key);
    const ClueRange clues = usual_clues(level);
    const auto sections = made({.sections = {{.level = &level, .count = 8}}});
    for (const BookPuzzle& puzzle : sections[0].puzzles) {
      INFO(key << ' ' << puzzle.givens.line());
      CHECK(puzzle.givens.clue_count() >= clues.fewest);
      CHECK(puzzle.givens.clue_count() <= clues.most);
      CHECK_FALSE(looks_bare(puzzle.givens));
      CHECK_FALSE(puzzle.hardest.empty());
    }
  }
  CHECK(usual_clues(*find_level("easy")).fewest == 30);
}

TEST_CASE("A grid with an empty house or two absent digits is bare", "[book][editions]") {
  const auto grid = [](const char* line) { return *Grid::from_line(line); };
  const std::string full =
      "254367198376189425189542673492736581617895342538214769763921854941658237825473916";
  CHECK_FALSE(looks_bare(grid(full.c_str())));
  CHECK(looks_bare(grid((std::string(9, '.') + full.substr(9)).c_str())));
  std::string one = full;
  std::replace(one.begin(), one.end(), '7', '.');
  CHECK_FALSE(looks_bare(grid(one.c_str())));
  std::replace(one.begin(), one.end(), '8', '.');
  CHECK(looks_bare(grid(one.c_str())));
}

TEST_CASE("Within a section the printed targets rise one by one", "[book][editions]") {
  BookSpec spec;
  spec.sections = made({.sections = {{.level = find_level("easy"), .count = 40},
                                     {.level = find_level("hard"), .count = 20}}});
  CHECK(rise_of(spec) == Rise::kStrict);
}

TEST_CASE("Puzzles of earlier books are not printed again", "[book][editions]") {
  const LevelRow* easy = find_level("easy");
  EditionPlan plan{.sections = {{.level = easy, .count = 6}}};
  const auto first = made(plan);
  for (const BookPuzzle& puzzle : first[0].puzzles) {
    plan.printed_before.insert(canonical_form(puzzle.givens));
  }
  const auto second = made(plan);
  for (const BookPuzzle& puzzle : second[0].puzzles) {
    CHECK_FALSE(plan.printed_before.contains(canonical_form(puzzle.givens)));
  }
}

TEST_CASE("Sections by technique and by rating have fitting puzzles", "[book][editions]") {
  const auto sections = made({.sections = {{.technique = TechniqueId::kNakedPair, .count = 2},
                                           {.rating = Wishes::Ratings{1.5, 2.0}, .count = 3}}});
  CHECK(section_name(sections[0]) == "Naked Pair");
  CHECK(section_name(sections[1]) == "ER 1.5 to 2.0");
  for (const BookPuzzle& puzzle : sections[1].puzzles) {
    CHECK(puzzle.er >= 1.5);
    CHECK(puzzle.er <= 2.0);
  }
}

TEST_CASE("A section is requested in a line of text", "[book][editions]") {
  const auto level = parse_section("easy:20");
  REQUIRE(level.ok());
  CHECK(level->level == find_level("easy"));
  CHECK(level->count == 20);
  CHECK(parse_section("x-wing:3")->technique.has_value());
  const auto minutes = parse_section("minutes 5:8.5:20");
  REQUIRE(minutes.ok());
  CHECK(minutes->minutes->low == 5);
  CHECK(minutes->minutes->high == 8.5);
  CHECK(minutes->count == 20);
  CHECK(parse_section("rating 2:3:1")->rating->high == 3);
}

TEST_CASE("A section of another board is requested by its key", "[book][editions][boards]") {
  struct Asked {
    const char* text;
    const char* key;
    const char* level;
    std::size_t count;
  };
  for (const Asked& asked :
       {Asked{"4x4:easy:20", "4x4", "easy", 20}, Asked{"6x6:3x2:hard:4", "6x6:3x2", "hard", 4},
        Asked{"6x6:3x2:4", "6x6:3x2", "", 4}, Asked{"windoku:12", "windoku", "", 12},
        Asked{"9x9+jigsaw:a b.txt:very-easy:3", "9x9+jigsaw:a b.txt", "very-easy", 3}}) {
    INFO(asked.text);
    const auto section = parse_section(asked.text);
    REQUIRE(section.ok());
    CHECK(section->board_key == asked.key);
    CHECK(section->board_level == asked.level);
    CHECK(section->count == asked.count);
  }
  for (const char* text : {"4x4", "4x4:easy", "6x6:easy:0", "x:hard:many"}) {
    CHECK_FALSE(parse_section(text).ok());
  }
}

TEST_CASE("An impossible section is refused, and the error quotes its text", "[book][editions]") {
  const auto reason = [](const char* text) {
    const auto section = parse_section(text);
    REQUIRE_FALSE(section.ok());
    return section.error().reason;
  };
  CHECK(reason("nope:3") ==
        "--section nope:3: no such level, technique or board (`nonet list levels`)");
  CHECK(reason("unique-rectangle:10") ==
        "--section unique-rectangle:10: no such level, technique or board; did you mean "
        "'unique-rectangle-1'?");
  CHECK(reason("hours 5:8:2") ==
        "--section hours 5:8:2: neither a level, a technique, 'minutes' nor 'rating'");
  CHECK(reason("minutes 8:5:2") ==
        "--section minutes 8:5:2: 'minutes A:B:COUNT' with A below B is expected");
  for (const char* text : {"easy", "easy:", "easy:0", "easy:10001", "easy:-1", "easy:3:4"}) {
    CHECK(reason(text).ends_with(": LEVEL:COUNT with COUNT 1-10000 is expected"));
  }
}

}  // namespace
}  // namespace nonet
