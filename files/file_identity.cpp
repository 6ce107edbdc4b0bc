#include "files/file_identity.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <climits>
#include <fcntl.h>
#include <filesystem>
#include <string_view>
#include <sys/stat.h>
#include <unistd.h>

#include "files/descriptor.h"

namespace nonet {
namespace {

namespace fs = std::filesystem;

// A file that SQLite keeps beside a database, and its first bytes, unless they are zeros.
struct DatabaseFile {
  std::string_view ending;
  std::string_view start;
};
constexpr std::array kDatabaseFiles = {
    DatabaseFile{"-journal", "\xd9\xd5\x05\xf9"}, DatabaseFile{"-wal", "\x37\x7f\x06"},
    DatabaseFile{"-shm", "\x18\xe2\x2d"},  // 3007000, the least byte first
};

FileIdentity identity_in(const struct stat& status, std::string absent_name = {}) {
  return {status.st_dev, status.st_ino, std::move(absent_name)};
}

}  // namespace

std::optional<std::string> behind_links(std::string path) {
  constexpr int kMostLinks = 40;  // the limit of Linux
  for (int links = 0; links <= kMostLinks; ++links) {
    std::array<char, PATH_MAX> target{};
    const ::ssize_t size = ::readlink(path.c_str(), target.data(), target.size());
    if (size < 0) {
      if (errno == EINVAL || errno == ENOENT) return path;  // not a link, or missing
      return std::nullopt;
    }
    const std::string_view name(target.data(), static_cast<std::size_t>(size));
    path = fs::path(path).parent_path() / name;  // an absolute name replaces all of the path before
                                                 // it
  }
  errno = ELOOP;
  return std::nullopt;
}

std::optional<FileIdentity> identity_of(const std::string& path) {
  struct stat status {};
  if (::stat(path.c_str(), &status) == 0) {
    return S_ISREG(status.st_mode) ? std::optional(identity_in(status)) : std::nullopt;
  }
  const auto resolved = behind_links(path);
  if (!resolved) return std::nullopt;
  const fs::path absent(*resolved);
  const fs::path folder = absent.has_parent_path() ? absent.parent_path() : fs::path(".");
  if (::stat(folder.c_str(), &status) != 0) return std::nullopt;
  return identity_in(status, absent.filename());
}

std::optional<FileIdentity> identity_of_descriptor(int descriptor) {
  struct stat status {};
  if (::fstat(descriptor, &status) != 0 || !S_ISREG(status.st_mode)) return std::nullopt;
  return identity_in(status);
}

bool file_starts_with(const std::string& path, std::string_view bytes) {
  struct stat status {};
  if (::stat(path.c_str(), &status) != 0 || !S_ISREG(status.st_mode)) return false;
  const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
  std::string start(bytes.size(), '\0');
  return file.is_open() &&
         ::read(file.number(), start.data(), start.size()) ==
             static_cast<::ssize_t>(start.size()) &&
         start == bytes;
}

bool is_sqlite_file(const std::string& path) { return file_starts_with(path, "SQLite format 3"); }

bool belongs_to_database(const std::string& path) {
  if (is_sqlite_file(path)) return true;
  return std::ranges::any_of(kDatabaseFiles, [&](const DatabaseFile& file) {
    return path.size() > file.ending.size() && path.ends_with(file.ending) &&
           is_sqlite_file(path.substr(0, path.size() - file.ending.size()));
  });
}

std::array<std::string, 3> database_files(const std::string& database) {
  std::array<std::string, 3> names;
  std::ranges::transform(kDatabaseFiles, names.begin(), [&](const DatabaseFile& file) {
    return database + std::string(file.ending);
  });
  return names;
}

bool has_database_files(const std::string& database) {
  struct stat status {};
  return std::ranges::any_of(database_files(database), [&](const std::string& name) {
    return ::lstat(name.c_str(), &status) == 0;
  });
}

std::optional<std::string> foreign_database_file(const std::string& database) {
  for (const DatabaseFile& file : kDatabaseFiles) {
    std::string name = database + std::string(file.ending);
    struct stat status {};
    if (::stat(name.c_str(), &status) != 0 || !S_ISREG(status.st_mode)) continue;
    const bool blank = status.st_size == 0 || file_starts_with(name, std::string_view("\0\0\0", 3));
    if (!blank && !file_starts_with(name, file.start)) return name;
  }
  return std::nullopt;
}

}  // namespace nonet
