#include "pdf/lexer.h"

#include <catch2/catch.hpp>

namespace nonet {
namespace {

struct Lexed {
  explicit Lexed(std::string_view bytes,
                 PdfLexer::References references = PdfLexer::References::kYes)
      : budget(bytes.size(), control), lexer(bytes, 0, references, budget) {}
  RunControl control;
  PdfBudget budget;
  PdfLexer lexer;
};

TEST_CASE("Numbers are whole or have a point, and nothing else is a number", "[pdf]") {
  CHECK(*pdf_number("12") == 12);
  CHECK(*pdf_number("-.5") == Approx(-0.5));
  CHECK(*pdf_number("+3.") == 3);
  CHECK(*pdf_number(std::string(400, '9')) == 1e15);
  for (const char* text : {"", "-", ".", "1.2.3", "1e5", "12a", "--3", "inf", "nan"}) {
    INFO(text);
    CHECK_FALSE(pdf_number(text).has_value());
  }
}

TEST_CASE("Strings are literal with brackets and escapes, or hexadecimal", "[pdf]") {
  CHECK(*Lexed("(a(b)c\\)\\\\\\101\\n\\\n!)").lexer.next()->string() == "a(b)c)\\A\n!");
  CHECK(*Lexed("<48 65 6C6c 7>").lexer.next()->string() == "Hellp");
}

TEST_CASE("Names, arrays, dictionaries and references", "[pdf]") {
  Lexed text("<</A#20B [1 2 0 R /C true null] % comment\n/D<</E(x)>>>>");
  const auto object = text.lexer.next();
  REQUIRE(object.has_value());
  const PdfArray* const array = object->under("/A B").array();
  REQUIRE(array != nullptr);
  REQUIRE(array->size() == 5);
  CHECK(*(*array)[0].number() == 1);
  CHECK((*array)[1].reference()->number == 2);
  CHECK((*array)[2].name() == "/C");
  CHECK((*array)[3].is_true());
  CHECK((*array)[4].is_null());
  CHECK(*object->under("/D").under("/E").string() == "x");
  CHECK_FALSE(text.lexer.next().has_value());
}

TEST_CASE("Contents of pages have operators in the place of references", "[pdf]") {
  Lexed text("1 0 R", PdfLexer::References::kNo);
  CHECK(*text.lexer.next()->number() == 1);
  CHECK(*text.lexer.next()->number() == 0);
  CHECK(text.lexer.next()->keyword() == "R");
}

TEST_CASE("Objects that do not end, or are too deep or too long, are refused", "[pdf]") {
  for (const std::string& text :
       {std::string("[1 2"), std::string("<</A 1"), std::string("(abc"), std::string("<41"),
        std::string(1'000'000, '['), "[" + std::string(1'100'000, '/') + "]"}) {
    Lexed lexed(text);
    CHECK_THROWS_AS(lexed.lexer.next(), PdfRefused);
  }
}

}  // namespace
}  // namespace nonet
