#include "rater/orders/scale/weights.h"

#include <array>
#include <catch2/catch.hpp>

#include "rater/orders/scale/weights_identity.h"

namespace nonet {
namespace {

constexpr std::array<Weight, 2> kDefaults = {{{"naked-single", 1}, {"hidden-single", 3}}};

std::string error_of(std::string_view text) {
  const auto weights = parse_weights(text, kDefaults, "w.txt");
  return weights.ok() ? "" : weights.error().text();
}

TEST_CASE("Weights replace the defaults they name", "[rater]") {
  const auto weights =
      parse_weights("# mine\n\n  hidden-single 2.5 # was 3\r\n", kDefaults, "w.txt");
  REQUIRE(weights.ok());
  CHECK(*weights == std::vector<Weight>{{"naked-single", 1}, {"hidden-single", 2.5}});
  CHECK(parse_weights("", kDefaults, "w.txt").value() ==
        std::vector<Weight>(kDefaults.begin(), kDefaults.end()));
}

TEST_CASE("The name of weights lists the changed ones", "[rater]") {
  const auto identity = [](std::string_view text) {
    return weights_identity(parse_weights(text, kDefaults, "w.txt").value(), kDefaults);
  };
  CHECK(identity("").empty());
  CHECK(identity("hidden-single 3.0\nnaked-single 1").empty());
  CHECK(identity("hidden-single 0.1") == "hidden-single=0.1");
  CHECK(identity("hidden-single 2\nnaked-single -4e2") == "naked-single=-400 hidden-single=2");
}

TEST_CASE("Bad weights are refused with place and reason", "[rater]") {
  CHECK(error_of("naked 1") ==
        "w.txt:1:1: unknown weight 'naked'; known are naked-single, hidden-single");
  CHECK(error_of("\n naked-single") == "w.txt:2:14: weight 'naked-single' has no number");
  CHECK(error_of("naked-single 1x") == "w.txt:1:14: expected a number, found '1x'");
  CHECK(error_of("naked-single nan") == "w.txt:1:14: expected a number, found 'nan'");
  CHECK(error_of("naked-single 1e308") ==
        "w.txt:1:14: expected a number from -1000000000 to 1000000000, found '1e308'");
  CHECK(error_of("naked-single 1 2") == "w.txt:1:16: unexpected '2' after the number");
  CHECK(error_of("naked-single 1\nnaked-single 2") ==
        "w.txt:2:1: weight 'naked-single' is given twice");
}

}  // namespace
}  // namespace nonet
