#include "cli/options.h"

#include <array>
#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "base/nearest_word.h"
#include "base/number_text.h"
#include "cli/command_table.h"
#include "cli/console.h"

namespace nonet {
namespace {

Choices fruits() { return {"apple", "pear"}; }

constexpr std::array kRows = {
    OptionRow{.name = "count", .letter = 'n', .takes = Takes::kNumber, .fallback = "7"},
    OptionRow{.name = "rating", .takes = Takes::kRange},
    OptionRow{.name = "fruit", .takes = Takes::kChoice, .choices = fruits},
    OptionRow{.name = "section", .takes = Takes::kText, .times = Times::kMany},
    OptionRow{.name = "dry"},
    OptionRow{.name = "from", .takes = Takes::kSource, .choices = fruits, .times = Times::kMany},
    OptionRow{.name = "size", .takes = Takes::kNumber, .bounds = {2, 5}},
};

std::string reason(const std::vector<std::string>& arguments) {
  const auto options = parse_options(kRows, arguments);
  REQUIRE_FALSE(options.ok());
  CHECK(options.error().kind == ErrorKind::kRequest);
  return options.error().reason;
}

}  // namespace

TEST_CASE("options are read by kind, inputs kept in order", "[cli]") {
  const auto options = parse_options(
      kRows, {"b", "-n", "3", "--section", "x:1", "-", "--rating=1.5:2", "--section", "y:2"});
  REQUIRE(options.ok());
  CHECK(options->number("count") == 3);
  CHECK(options->range("rating").low == 1.5);
  CHECK(options->range("rating").high == 2);
  CHECK(options->list("section") == std::vector<std::string>{"x:1", "y:2"});
  CHECK(options->inputs() == std::vector<std::string>{"b", "-"});
  CHECK_FALSE(options->has("dry"));
  CHECK_FALSE(options->has("fruit"));
}

TEST_CASE("a source is a word of the table or an input, which comes after the others", "[cli]") {
  const auto options = parse_options(kRows, {"--from", "pear", "--from", "./x", "b"});
  REQUIRE(options.ok());
  CHECK(options->inputs() == std::vector<std::string>{"b", "./x"});
  CHECK(options->list("from") == std::vector<std::string>{"pear", "./x"});
  CHECK(reason({"--from", "paer"}).ends_with("neither a file nor a format; did you mean 'pear'?"));
}

TEST_CASE("a number lies within the bounds of its row", "[cli]") {
  CHECK(parse_options(kRows, {"--size", "5"}).ok());
  CHECK(reason({"--size", "6"}).ends_with("a whole number from 2 to 5 is expected"));
  CHECK(reason({"--size", "1"}).ends_with("a whole number from 2 to 5 is expected"));
  CHECK(reason({"--size", "4294967298"}).ends_with("a whole number from 2 to 5 is expected"));
  CHECK(reason({"--rating", "nan:nan"}).ends_with("a range LOW:HIGH is expected"));
}

TEST_CASE("a row has its text in help", "[cli]") {
  constexpr OptionRow count = option::number("-n, --count N", "how many puzzles [1]");
  CHECK(count.letter == 'n');
  CHECK(count.name == "count");
  CHECK(count.argument == "N");
  CHECK(count.help == "how many puzzles");
  CHECK(count.fallback == "1");
  CHECK(count.times == Times::kOnce);
  constexpr OptionRow not_in = option::file("--not-in FILE|DB", "none of these; may be repeated");
  CHECK(not_in.help == "none of these");
  CHECK(not_in.times == Times::kMany);
  CHECK(not_in.fallback.empty());
  constexpr OptionRow strict = option::flag("--strict", "stop at once");
  CHECK(strict.letter == '\0');
  CHECK(strict.argument.empty());
  CHECK(strict.help == "stop at once");
}

TEST_CASE("given values differ from default values", "[cli]") {
  const auto options = parse_options(kRows, {"--size", "3"});
  REQUIRE(options.ok());
  CHECK(options->given("size"));
  CHECK(options->has("count"));
  CHECK_FALSE(options->given("count"));
}

TEST_CASE("an option that is absent has its fallback", "[cli]") {
  const auto options = parse_options(kRows, {"--", "--dry"});
  REQUIRE(options.ok());
  CHECK(options->number("count") == 7);
  CHECK(options->inputs() == std::vector<std::string>{"--dry"});
}

TEST_CASE("wrong values are refused with the expected form", "[cli]") {
  CHECK(reason({"--count", "many"}) ==
        "option '--count' has the value 'many': a whole number is expected");
  CHECK(reason({"--count", "-1"}).find("--count") != std::string::npos);
  CHECK(reason({"--count", "1.5"}).ends_with("a whole number is expected"));
  CHECK(reason({"--count", "18446744073709551616"}).ends_with("a whole number is expected"));
  CHECK(reason({"--rating", "3:2"}).ends_with("a range LOW:HIGH is expected"));
  CHECK(reason({"--fruit", "aple"}).ends_with("expected apple, pear; did you mean 'apple'?"));
  CHECK(reason({"--dry", "--dry"}) == "option '--dry' is given more than once");
  CHECK(reason({"--cuont", "1"}) == "unknown option '--cuont'; did you mean '--count'?");
  CHECK(reason({"--coun", "1"}) == "unknown option '--coun'; did you mean '--count'?");
}

TEST_CASE("a range may be open or a single number", "[cli]") {
  CHECK(parse_range("4")->low == 4);
  CHECK(parse_range("4")->high == 4);
  CHECK(parse_range("4:")->high == std::numeric_limits<double>::infinity());
  CHECK(parse_range(":4")->low == -std::numeric_limits<double>::infinity());
  CHECK_FALSE(parse_range(":"));
  CHECK_FALSE(parse_range(""));
  CHECK_FALSE(parse_range("a:b"));
  CHECK_FALSE(parse_range("1:2:3"));
}

TEST_CASE("the nearest word is found within few mistakes", "[cli]") {
  const std::vector<std::string_view> known = {"generate", "rate", "solve"};
  CHECK(nearest_word("sovle", known) == "solve");
  CHECK(nearest_word("genrate", known) == "generate");
  CHECK(nearest_word("gen", known) == "generate");
  CHECK_FALSE(nearest_word("book", known));
}

TEST_CASE("no command has an option or a letter twice", "[cli]") {
  for (const CommandRow& command : command_table()) {
    std::vector<std::string_view> names;
    std::string letters;
    for (const OptionRow& row : all_options(command)) {
      INFO(command.key << " --" << row.name);
      CHECK(std::ranges::find(names, row.name) == names.end());
      CHECK((row.letter == '\0' || letters.find(row.letter) == letters.npos));
      CHECK((row.takes == Takes::kNothing) == row.argument.empty());
      const bool chooses = row.takes == Takes::kChoice || row.takes == Takes::kChoices ||
                           row.takes == Takes::kSource || row.takes == Takes::kKeyedRange;
      CHECK(chooses == (row.choices != nullptr));
      names.push_back(row.name);
      letters += row.letter;
    }
  }
}

TEST_CASE("progress is an object for programs", "[cli]") {
  CHECK(progress_json({.done = 3, .total = 9, .note = "x"}, 2) ==
        R"({"done":3,"seconds":2.0,"rate":1.5,"total":9,"seconds_left":4.0,"note":"x"})");
}

}  // namespace nonet
