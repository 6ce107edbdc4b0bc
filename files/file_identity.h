// Which file a name stands for, whatever links lead to it: two names are one file where their
// identities are equal. A name without a file has one as well, by its folder, so that two outputs
// that are yet to be made can be told apart.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace nonet {

struct FileIdentity {
  std::uint64_t device = 0;
  std::uint64_t inode = 0;  // of the file, or of the folder that it would be made in
  std::string absent_name;  // in that folder; empty where the file is there

  bool operator==(const FileIdentity&) const = default;
};

// nullopt for what is no regular file, such as a pipe or a terminal, which many may share, and for
// a name in a folder that is not there.
std::optional<FileIdentity> identity_of(const std::string& path);
std::optional<FileIdentity> identity_of_descriptor(int descriptor);

// The path behind all symbolic links at its end, whether there is a file or not; nullopt, with
// errno set, where they lead in a circle or cannot be read.
std::optional<std::string> behind_links(std::string path);

// Is there a regular file that begins with these bytes?
bool file_starts_with(const std::string& path, std::string_view bytes);
// Is the file a SQLite database, by its first bytes?
bool is_sqlite_file(const std::string& path);
// The same, or is it one of the files that SQLite keeps beside a database (-wal, -shm, -journal)?
// Text in its place would destroy what the database holds.
bool belongs_to_database(const std::string& path);

// The names of those files beside a database, which SQLite makes, overwrites and removes unasked.
std::array<std::string, 3> database_files(const std::string& database);
// Does one of these names stand for something?
bool has_database_files(const std::string& database);
// The first of these files that is none of SQLite's, by its first bytes: opening the database would
// destroy it. nullopt where there is none.
std::optional<std::string> foreign_database_file(const std::string& database);

}  // namespace nonet
