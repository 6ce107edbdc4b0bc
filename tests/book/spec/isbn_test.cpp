#include "book/spec/isbn.h"

#include <catch2/catch.hpp>

namespace nonet {
namespace {

TEST_CASE("An ISBN has its check digit", "[book]") {
  for (const char* good : {"978-3-16-148410-0", "9783161484100", "0-306-40615-2", "080442957X"}) {
    INFO(good);
    CHECK(check_isbn(good).ok());
  }
  const auto reason = [](const char* bad) { return check_isbn(bad).error().text(); };
  CHECK(reason("12345") == "ISBN \"12345\": ten or thirteen digits are expected");
  CHECK(reason("978-3-16-148410-1") ==
        "ISBN \"978-3-16-148410-1\": its check digit is wrong: after these digits comes 0, not 1; "
        "one of them is mistyped");
  CHECK(reason("0804429570") ==
        "ISBN \"0804429570\": its check digit is wrong: after these digits comes X, not 0; one of "
        "them is mistyped");
  CHECK(reason("5012345678900") ==
        "ISBN \"5012345678900\": thirteen digits of a book begin with 978 or 979");
  CHECK_FALSE(check_isbn("97831614841oo").ok());
}

TEST_CASE("An ISBN of ten digits becomes one of thirteen", "[book]") {
  CHECK(isbn_13("0-306-40615-2") == "9780306406157");
  CHECK(isbn_13("080442957X") == "9780804429573");
  CHECK(isbn_13("978-3-16-148410-0") == "9783161484100");
  CHECK(isbn_text("0-306-40615-2") == "978-0-306-40615-7");
  CHECK(isbn_text("080442957X") == "9780804429573");
  CHECK(isbn_text("978-3-16-148410-0") == "978-3-16-148410-0");
}

TEST_CASE("A price is five digits, the first its currency", "[book]") {
  CHECK(price_digits("$12.99").value() == "51299");
  CHECK(price_digits("USD 7").value() == "50700");
  CHECK(price_digits("£9.99").value() == "00999");
  CHECK(price_digits("C$18.50").value() == "61850");
  CHECK(price_digits("90000").value() == "90000");
  for (const char* bad :
       {"", "12.99", "$", "$1.5", "$-3.00", "$1e3", "EUR 9.99", "$100.00", "1234"}) {
    INFO(bad);
    CHECK_FALSE(price_digits(bad).ok());
  }
}

}  // namespace
}  // namespace nonet
