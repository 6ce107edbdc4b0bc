#include "files/atomic_file.h"

#include <catch2/catch.hpp>
#include <filesystem>
#include <sys/stat.h>

#include "tests/files/scratch.h"

namespace nonet::testing {
namespace {

namespace fs = std::filesystem;

AtomicFile begun(const Scratch& scratch, const std::string& name, const std::string& text) {
  auto file = AtomicFile::create(scratch.path(name));
  REQUIRE(file.ok());
  REQUIRE(file->write(text).system_error == 0);
  return std::move(*file);
}

}  // namespace

TEST_CASE("the old file stands until the new one is whole", "[files]") {
  const Scratch scratch;
  scratch.put("out", "old");
  AtomicFile file = begun(scratch, "out", "new");
  CHECK(file.replaces());
  CHECK(scratch.text("out") == "old");
  CHECK(scratch.text("out.part") == "new");
  REQUIRE(file.commit().ok());
  CHECK(scratch.text("out") == "new");
  CHECK_FALSE(scratch.has("out.part"));
}

TEST_CASE("an abandoned file leaves nothing behind", "[files]") {
  const Scratch scratch;
  scratch.put("out", "old");
  { const AtomicFile file = begun(scratch, "out", "new"); }
  CHECK(scratch.text("out") == "old");
  CHECK_FALSE(scratch.has("out.part"));
}

TEST_CASE("an unfinished file is kept under its own name, cut to its complete part", "[files]") {
  const Scratch scratch;
  AtomicFile file = begun(scratch, "out", "one\ntw");
  CHECK(file.keep_unfinished(4) == scratch.path("out.part"));
  CHECK(scratch.text("out.part") == "one\n");
  CHECK_FALSE(scratch.has("out"));
}

TEST_CASE("the unfinished file takes the name of no other", "[files]") {
  const Scratch scratch;
  scratch.put("out.part", "of an earlier night");
  AtomicFile file = begun(scratch, "out", "new");
  CHECK(file.unfinished() == scratch.path("out.2.part"));
  REQUIRE(file.commit().ok());
  CHECK(scratch.text("out") == "new");
  CHECK(scratch.text("out.part") == "of an earlier night");
}

TEST_CASE("an unfinished file of an earlier run goes when the whole one begins with it",
          "[files]") {
  const Scratch scratch;
  scratch.put("out.part", "");
  scratch.put("out.2.part", "one\n");
  scratch.put("out.3.part", "another\n");
  scratch.put("out.4.part", "one\ntwo\nthree\n");
  REQUIRE(begun(scratch, "out", "one\ntwo\n").commit().ok());
  CHECK_FALSE(scratch.has("out.part"));
  CHECK_FALSE(scratch.has("out.2.part"));
  CHECK(scratch.text("out.3.part") == "another\n");
  CHECK(scratch.text("out.4.part") == "one\ntwo\nthree\n");
}

TEST_CASE("an unfinished file that another run is writing stays", "[files]") {
  const Scratch scratch;
  AtomicFile other = begun(scratch, "out", "on");
  REQUIRE(begun(scratch, "out", "one\n").commit().ok());
  CHECK(scratch.text("out.part") == "on");
  REQUIRE(other.write("ly\n").system_error == 0);
  REQUIRE(other.commit().ok());
  CHECK(scratch.text("out") == "only\n");
}

TEST_CASE("an unfinished database does not get a name whose log would replace another file",
          "[files]") {
  const Scratch scratch;
  scratch.put("x.db.part-journal", "mine");
  const auto file = AtomicFile::create(scratch.path("x.db"), Content::kDatabase);
  REQUIRE(file.ok());
  CHECK(file->unfinished() == scratch.path("x.db.2.part"));
}

TEST_CASE("a symbolic link stays, and the file behind it is replaced", "[files]") {
  const Scratch scratch;
  scratch.put("real", "old");
  fs::create_symlink("real", scratch.path("link"));
  REQUIRE(begun(scratch, "link", "new").commit().ok());
  CHECK(fs::is_symlink(scratch.path("link")));
  CHECK(scratch.text("real") == "new");
}

TEST_CASE("writing through a link to a missing file creates that file", "[files]") {
  const Scratch scratch;
  fs::create_symlink("later", scratch.path("link"));
  REQUIRE(begun(scratch, "link", "new").commit().ok());
  CHECK(scratch.text("later") == "new");
}

TEST_CASE("links in a circle are refused", "[files]") {
  const Scratch scratch;
  fs::create_symlink("b", scratch.path("a"));
  fs::create_symlink("a", scratch.path("b"));
  CHECK_FALSE(AtomicFile::create(scratch.path("a")).ok());
}

TEST_CASE("the new file keeps the permissions of the file that it replaces", "[files]") {
  const Scratch scratch;
  scratch.put("secret", "old");
  REQUIRE(::chmod(scratch.path("secret").c_str(), 0640) == 0);
  AtomicFile file = begun(scratch, "secret", "new");
  struct stat status {};
  REQUIRE(::stat(file.unfinished().c_str(), &status) == 0);
  CHECK((status.st_mode & 0777U) == 0640);
  REQUIRE(file.commit().ok());
  REQUIRE(::stat(scratch.path("secret").c_str(), &status) == 0);
  CHECK((status.st_mode & 0777U) == 0640);
}

TEST_CASE("folders, names that end like one, and databases are refused", "[files]") {
  const Scratch scratch;
  const auto reason = [&](const std::string& name) {
    const auto file = AtomicFile::create(scratch.path(name));
    return file.ok() ? "made" : file.error().reason;
  };
  fs::create_directory(scratch.path("folder"));
  CHECK(reason("folder") == "cannot be written: Is a directory");
  CHECK(reason("folder/") == "cannot be written: Is a directory");
  CHECK(reason("absent/") == "cannot be written: Is a directory");
  CHECK(reason("absent/file") == "cannot be written: No such file or directory");
  scratch.put("x.db", std::string("SQLite format 3\0 and pages", 26));
  CHECK(reason("x.db") == "belongs to a database: nothing else is written in its place");
  CHECK(reason("x.db-wal") == "belongs to a database: nothing else is written in its place");
  CHECK(AtomicFile::create(scratch.path("x.db"), Content::kDatabase).ok());
  CHECK_FALSE(AtomicFile::create(scratch.path("x.db-wal"), Content::kDatabase).ok());
}

TEST_CASE("a name as long as the system allows leaves room for the unfinished one", "[files]") {
  const Scratch scratch;
  const std::string name(255, 'n');
  REQUIRE(begun(scratch, name, "new").commit().ok());
  CHECK(scratch.text(name) == "new");
}

}  // namespace nonet::testing
