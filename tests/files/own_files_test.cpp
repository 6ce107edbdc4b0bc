#include "files/own_files.h"

#include <catch2/catch.hpp>
#include <cerrno>
#include <filesystem>

#include "files/file_error.h"
#include "tests/files/scratch.h"

namespace nonet {
namespace {

namespace fs = std::filesystem;

const std::string kOurs = "<?xml?>\n<!-- " + std::string(kOwnMark) + " -->\n";

TEST_CASE("a file that the program names takes the place of its own earlier one only", "[files]") {
  const testing::Scratch folder;
  const OwnFiles own({});
  CHECK(own.check(folder.path("absent")).ok());
  folder.put("ours", kOurs + "old");
  REQUIRE(own.write(folder.path("ours"), kOurs + "new").ok());
  CHECK(folder.text("ours") == kOurs + "new");

  folder.put("mine", "mine");
  folder.put("late", std::string(2000, ' ') + kOurs);  // the mark must be near the beginning
  folder.put("empty", "");
  fs::create_symlink("ours", folder.path("link"));
  fs::create_symlink("absent", folder.path("loose"));
  fs::create_directory(folder.path("folder"));
  for (const std::string name : {"mine", "late", "empty", "link", "loose", "folder"}) {
    INFO(name);
    const Status written = own.write(folder.path(name), "new");
    REQUIRE_FALSE(written.ok());
    CHECK(written.error().kind == ErrorKind::kRequest);
    CHECK(written.error().place.source == folder.path(name));
  }
  CHECK(folder.text("mine") == "mine");
  CHECK(folder.text("ours") == kOurs + "new");
  CHECK_FALSE(folder.has("absent"));
}

TEST_CASE("nor does it replace a file that the call names", "[files]") {
  const testing::Scratch folder;
  folder.put("ours", kOurs);
  const auto ours = identity_of(folder.path("ours"));
  const auto absent = identity_of(folder.path("report"));
  const OwnFiles own({{"the input ours", FileRole::kPuzzles, *ours},
                      {"--report report", FileRole::kWritten, *absent}});
  CHECK(own.check(folder.path("ours")).error().reason ==
        "would take the place of the input ours: it is left as it is");
  CHECK_FALSE(own.check(folder.path("report")).ok());
}

TEST_CASE("a file that appeared while ours was written stays", "[files]") {
  const testing::Scratch folder;
  const OwnFiles own({});
  auto file = own.open(folder.path("late"));
  REQUIRE(file.ok());
  file->write(kOurs);
  folder.put("late", "mine");
  const Status placed = file->finish();
  REQUIRE_FALSE(placed.ok());
  CHECK(folder.text("late") == "mine");
  CHECK(folder.text("late.part") == kOurs);
}

TEST_CASE("a file that cannot be examined counts neither as free nor as foreign", "[files]") {
  const testing::Scratch folder;
  fs::create_symlink("round", folder.path("round"));
  const std::string name = folder.path("round/picture");
  CHECK(OwnFiles({}).check(name).error() == unreadable(name, ELOOP));
  CHECK(OwnFiles({}).write(name, kOurs).error() == unreadable(name, ELOOP));
}

TEST_CASE("a file is kept beside its place if the place cannot be examined", "[files]") {
  const testing::Scratch folder;
  fs::create_directory(folder.path("shelf"));
  auto file = OwnFiles({}).open(folder.path("shelf/picture"));
  REQUIRE(file.ok());
  file->write(kOurs);
  fs::rename(folder.path("shelf"), folder.path("elsewhere"));
  fs::create_symlink("shelf", folder.path("shelf"));
  const Status placed = file->finish();
  REQUIRE_FALSE(placed.ok());
  CHECK(placed.error().reason == "is whole but nothing is known of its place (it is in " +
                                     folder.path("shelf/picture.part") +
                                     "): " + unreadable("", ELOOP).reason);
  CHECK(folder.text("elsewhere/picture.part") == kOurs);
}

TEST_CASE("a kind of file may have a mark of its own", "[files]") {
  const testing::Scratch folder;
  constexpr OwnMark kListMark = {"{\"list\":1", 9};
  folder.put("list", "{\"list\":1}");
  folder.put("other", " {\"list\":1}");
  CHECK(OwnFiles({}).check(folder.path("list"), kListMark).ok());
  CHECK_FALSE(OwnFiles({}).check(folder.path("other"), kListMark).ok());
  CHECK_FALSE(OwnFiles({}).check(folder.path("list")).ok());
}

}  // namespace
}  // namespace nonet
