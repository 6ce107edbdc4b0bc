// Which file a name stands for, with links resolved: two names are one file if their identities are
// equal. The name of a missing file has an identity as well, by its folder, so that two outputs
// that do not exist yet can be distinguished.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace nonet {

struct FileIdentity {
  std::uint64_t device = 0;
  std::uint64_t inode = 0;  // of the file, or of the folder for a missing file
  std::string absent_name;  // in that folder; empty if the file exists

  bool operator==(const FileIdentity&) const = default;
};

// nullopt for anything but a regular file, such as a pipe or a terminal, which many may share, and
// for a name in a missing folder.
std::optional<FileIdentity> identity_of(const std::string& path);
std::optional<FileIdentity> identity_of_descriptor(int descriptor);

// The path with all symbolic links at its end resolved, even if the file is missing; nullopt, with
// errno set, if they form a loop or cannot be read.
std::optional<std::string> behind_links(std::string path);

// Whether a regular file begins with these bytes.
bool file_starts_with(const std::string& path, std::string_view bytes);
// Whether the file is a SQLite database, by its first bytes.
bool is_sqlite_file(const std::string& path);
// Whether it is a SQLite database, or one of the files that SQLite keeps beside one (-wal, -shm,
// -journal). Text in their place would destroy the contents of the database.
bool belongs_to_database(const std::string& path);

// The names of the files beside a database that SQLite makes, overwrites and removes.
std::array<std::string, 3> database_files(const std::string& database);
// Whether one of these names exists.
bool has_database_files(const std::string& database);
// The first of these files that is not SQLite's, by its first bytes: opening the database would
// destroy it. nullopt if there is none.
std::optional<std::string> foreign_database_file(const std::string& database);

}  // namespace nonet
