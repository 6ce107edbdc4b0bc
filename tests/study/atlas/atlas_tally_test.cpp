#include "study/atlas/atlas_tally.h"

#include <catch2/catch.hpp>
#include <cmath>

#include "study/atlas/atlas_text.h"

namespace nonet {
namespace {

AtlasBlock block_with(double of_24, double of_25, double hard) {
  AtlasBlock block;
  block.puzzles[24] = of_24;
  block.puzzles[25] = of_25;
  block.all = of_24 + of_25;
  if (hard > 0) block.rated["hodoku\tHard"] = hard;
  block.rated["hodoku\tEasy"] = block.all - hard;
  return block;
}

AtlasTally tally_of_three() {
  AtlasTally tally;
  tally.add(block_with(10, 30, 20));
  tally.add(block_with(20, 40, 0));
  tally.add(block_with(30, 50, 40));
  return tally;
}

TEST_CASE("An atlas estimates by the mean of its blocks, and their spread", "[atlas]") {
  const AtlasTally tally = tally_of_three();
  const Interval all = tally.all();
  CHECK(all.value == Approx(60));
  // The blocks have 40, 60 and 80: a standard error of 20 / sqrt(3), and Student's t with 2.
  CHECK(all.high - all.value == Approx(4.302653 * 20 / std::sqrt(3.0)).epsilon(1e-4));
  CHECK(tally.with_clues(24)->value == Approx(20));
  CHECK_FALSE(tally.with_clues(17).has_value());
}

TEST_CASE("Shares of an atlas are ratios, and add up to a hundred", "[atlas]") {
  const auto shares = tally_of_three().shares();
  CHECK(shares.at("hodoku\tHard").value == Approx(100.0 / 3));
  CHECK(shares.at("hodoku\tHard").value + shares.at("hodoku\tEasy").value == Approx(100));
  CHECK(shares.at("hodoku\tHard").low >= 0);
  CHECK(shares.at("hodoku\tEasy").high <= 100);
}

TEST_CASE("A property of every puzzle has the share of a hundred without an error", "[atlas]") {
  AtlasTally tally;
  for (const double size : {40.0, 60.0, 95.0}) tally.add(block_with(size, size, 0));
  const Interval share = tally.shares().at("hodoku\tEasy");
  CHECK(share.low == Approx(100));
  CHECK(share.high == Approx(100));
}

TEST_CASE("An atlas comes back from its bytes, and not from damaged ones", "[atlas]") {
  const AtlasTally tally = tally_of_three();
  const std::vector<std::byte> bytes = tally.bytes();
  const auto again = AtlasTally::of_bytes(bytes);
  REQUIRE(again.has_value());
  CHECK(again->bytes() == bytes);
  CHECK(atlas_text(*again) == atlas_text(tally));
  for (const std::size_t size : {std::size_t{0}, std::size_t{8}, bytes.size() - 1})
    CHECK_FALSE(AtlasTally::of_bytes(std::span(bytes).first(size)).has_value());
  std::vector<std::byte> other_version = bytes;
  other_version[0] = std::byte{99};
  CHECK_FALSE(AtlasTally::of_bytes(other_version).has_value());
}

TEST_CASE("Two parts of an atlas add up to the whole", "[atlas]") {
  AtlasTally first;
  first.add(block_with(10, 30, 20));
  AtlasTally second;
  second.add(block_with(20, 40, 0));
  second.add(block_with(30, 50, 40));
  first.add(second);
  CHECK(first.blocks() == 3);
  CHECK(first.bytes() == tally_of_three().bytes());
}

TEST_CASE("A block can be repeated, and each scale rates all its puzzles", "[atlas]") {
  const FullGrids full_grids;
  const AtlasBlock block = atlas_block(1, 5, full_grids);
  CHECK(block.all > 0);
  CHECK(block.puzzles == atlas_block(1, 5, full_grids).puzzles);
  CHECK(block.puzzles != atlas_block(2, 5, full_grids).puzzles);
  double rated = 0;
  for (const auto& [property, estimate] : block.rated) {
    if (property.starts_with("te-depth\t")) rated += estimate;
  }
  CHECK(rated == Approx(block.all));
}

}  // namespace
}  // namespace nonet
