#include "files/output.h"

#include <catch2/catch.hpp>
#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "tests/files/scratch.h"

namespace nonet {
namespace {

TEST_CASE("The first action comes before any output, however the output is written", "[files]") {
  const testing::Scratch folder;
  const std::string path = folder.path("out");
  auto output = Output::to_file(path);
  REQUIRE(output.ok());
  const auto written = [&] { return std::filesystem::file_size(path + ".part"); };
  std::vector<std::uintmax_t> sizes;
  output->before_handing_over([&] { sizes.push_back(written()); });

  const std::string line(999, 'x');
  for (int i = 0; i < 1000; ++i) output->write(line + "\n");  // more than the buffer holds
  CHECK(written() > 0);
  CHECK(sizes == std::vector<std::uintmax_t>{0, 263000, 526000});
  output->flush();
  output->flush();                             // nothing is left
  output->write(std::string(1'000'000, 'y'));  // more than the buffer ever holds
  CHECK(sizes == std::vector<std::uintmax_t>{0, 263000, 526000, 789000, 1'000'000});
  output->before_handing_over({});
  CHECK(output->finish().ok());
  CHECK(std::filesystem::file_size(path) == 2'000'000);
}

TEST_CASE("Withheld text is not written, and text released before it is", "[files]") {
  const testing::Scratch folder;
  const std::string path = folder.path("out");
  auto output = Output::to_file(path);
  REQUIRE(output.ok());
  output->write("stored\n");
  output->let_go();
  output->write("lost\n");
  output->before_handing_over([&] { output->drop_held(); });
  SECTION("however little is written") {}
  SECTION("however much is written") { output->write(std::string(1'000'000, 'y')); }
  output->write("later\n");
  output->flush();
  output->before_handing_over({});
  output->write("of no concern\n");
  CHECK(output->finish().ok());
  CHECK(folder.text("out") == "stored\nof no concern\n");
}

}  // namespace
}  // namespace nonet
