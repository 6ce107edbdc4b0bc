#include "files/file_identity.h"

#include <catch2/catch.hpp>
#include <filesystem>

#include "tests/files/scratch.h"

namespace nonet::testing {

namespace fs = std::filesystem;

TEST_CASE("a file is the same by every name and link", "[files]") {
  const Scratch scratch;
  scratch.put("file", "text");
  scratch.put("other", "text");
  fs::create_symlink("file", scratch.path("soft"));
  fs::create_hard_link(scratch.path("file"), scratch.path("hard"));
  fs::create_directory(scratch.path("folder"));
  const auto file = identity_of(scratch.path("file"));
  REQUIRE(file.has_value());
  CHECK(identity_of(scratch.path("soft")) == file);
  CHECK(identity_of(scratch.path("hard")) == file);
  CHECK(identity_of(scratch.path("folder/../file")) == file);
  CHECK(identity_of(scratch.path("other")) != file);
}

TEST_CASE("names of missing files are equal if they would name the same file", "[files]") {
  const Scratch scratch;
  fs::create_directory(scratch.path("folder"));
  fs::create_symlink("later", scratch.path("link"));
  const auto later = identity_of(scratch.path("later"));
  REQUIRE(later.has_value());
  CHECK(identity_of(scratch.path("folder/../later")) == later);
  CHECK(identity_of(scratch.path("link")) == later);
  CHECK(identity_of(scratch.path("folder/later")) != later);
  CHECK_FALSE(identity_of(scratch.path("nowhere/later")).has_value());
}

TEST_CASE("anything but a regular file has no identity", "[files]") {
  CHECK_FALSE(identity_of("/dev/null").has_value());
  CHECK_FALSE(identity_of("/").has_value());
}

TEST_CASE("a database and SQLite's files beside it are known", "[files]") {
  const Scratch scratch;
  scratch.put("x.db", std::string("SQLite format 3\0 and pages", 26));
  scratch.put("notes", "SQLite form");
  CHECK(belongs_to_database(scratch.path("x.db")));
  CHECK(belongs_to_database(scratch.path("x.db-wal")));
  CHECK(belongs_to_database(scratch.path("x.db-journal")));
  CHECK_FALSE(belongs_to_database(scratch.path("notes")));
  CHECK_FALSE(belongs_to_database(scratch.path("notes-wal")));
  CHECK_FALSE(belongs_to_database(scratch.path("absent")));
}

TEST_CASE("a foreign file in the place of one of SQLite's is found before it is lost", "[files]") {
  const Scratch scratch;
  const auto foreign = [&] { return foreign_database_file(scratch.path("x.db")); };
  CHECK_FALSE(foreign().has_value());
  scratch.put("x.db-wal", "\x37\x7f\x06\x82 a log");
  scratch.put("x.db-shm", "");
  scratch.put("x.db-journal", std::string(512, '\0'));  // as a persistent journal is left
  CHECK_FALSE(foreign().has_value());
  scratch.put("x.db-shm", "notes");
  CHECK(foreign() == scratch.path("x.db-shm"));
}

}  // namespace nonet::testing
