#include "db/connection.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <sqlite3.h>
#include <unistd.h>

#include "db/database_error.h"
#include "db/statement.h"

namespace nonet {
namespace {

// A read-only file can still be read when no writer left a log beside it: "immutable" makes SQLite
// need neither lock nor shared memory.
std::string immutable_uri(const std::string& path) {
  std::string uri = "file:";
  for (const char c : std::filesystem::absolute(path).string()) {
    if (c == '?' || c == '#' || c == '%') {
      constexpr std::string_view kHex = "0123456789ABCDEF";
      const auto byte = static_cast<unsigned char>(c);
      uri += {'%', kHex[byte >> 4], kHex[byte & 15]};
    } else {
      uri += c;
    }
  }
  return uri + "?immutable=1";
}

// SQLite would wait forever for the other end of a named pipe, ignoring signals.
void refuse_what_is_no_file(const std::string& path) {
  std::error_code ignored;
  const auto status = std::filesystem::status(path, ignored);
  if (!std::filesystem::exists(status) || std::filesystem::is_regular_file(status)) return;
  throw DatabaseError(std::filesystem::is_directory(status)
                          ? "this is a folder, not a database"
                          : "this is a pipe or a device, not a database");
}

// Schema objects other than our tables must not run: SQLite's own advice for files of unknown
// origin.
void distrust(sqlite3* handle) {
  sqlite3_db_config(handle, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
  sqlite3_db_config(handle, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
  sqlite3_db_config(handle, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, nullptr);
  sqlite3_db_config(handle, SQLITE_DBCONFIG_ENABLE_VIEW, 0, nullptr);
}

bool has_log(const std::string& path) {
  std::error_code ignored;
  return std::filesystem::exists(path + "-wal", ignored);
}

// Whether we may write the file and its folder; and whether it is one of ours, by its first bytes.
bool may_be_written(const std::string& path) {
  const std::string folder = std::filesystem::path(path).parent_path();
  return ::access(path.c_str(), W_OK) == 0 &&
         ::access(folder.empty() ? "." : folder.c_str(), W_OK) == 0;
}

bool looks_like_ours(const std::string& path) {
  constexpr std::streamoff kPlaceOfApplicationId = 68;  // SQLite's file format, 1.3
  std::array<char, 4> id{};
  std::ifstream file(path, std::ios::binary);
  file.seekg(kPlaceOfApplicationId).read(id.data(), id.size());
  constexpr std::array<char, 4> kOurs = {'n', 'o', 'n', 't'};
  return file.good() && id == kOurs;
}

int probe(sqlite3* handle) {
  return sqlite3_exec(handle, "SELECT count(*) FROM sqlite_master", nullptr, nullptr, nullptr);
}

}  // namespace

std::string plain_name(const std::string& path) {
  return path.starts_with("file:") ? "./" + path : path;
}

// SQLite calls this before each retry; the first of a wait has the number 0.
bool Connection::Waiting::again() {
  constexpr std::chrono::milliseconds kPause{20};
  if (waited >= wait.longest) return false;
  if (wait.waiting && wait.waiting(waited) == Flow::kStop) return false;
  sqlite3_sleep(static_cast<int>(kPause.count()));
  waited += kPause;
  return true;
}

void Connection::Close::operator()(sqlite3* handle) const { sqlite3_close_v2(handle); }

Connection::Connection(const std::string& path, Access access, LockWait lock_wait)
    : access_(access),
      path_(path),
      waiting_(std::make_unique<Waiting>(Waiting{std::move(lock_wait)})) {
  refuse_what_is_no_file(path);
  int code = SQLITE_OK;
  if (access == Access::kReadWrite) {
    code = open(plain_name(path), SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
    // SQLite silently opens an unwritable file for reading.
    if (code == SQLITE_OK && sqlite3_db_readonly(handle_.get(), "main") == 1)
      code = SQLITE_READONLY;
  } else {
    code = open_to_read();
  }
  if (code != SQLITE_OK) throw_database_error(handle_.get(), code);
}

int Connection::open(const std::string& name, int flags) {
  const auto again = [](void* waiting, int tries) {
    auto& ours = *static_cast<Waiting*>(waiting);
    if (tries == 0) ours.waited = {};
    return ours.again() ? 1 : 0;
  };
  name_ = name;
  sqlite3* handle = nullptr;
  const int code = sqlite3_open_v2(name.c_str(), &handle,
                                   flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_URI, nullptr);
  handle_.reset(handle);
  if (code != SQLITE_OK) return code;
  sqlite3_busy_handler(handle, again, waiting_.get());
  distrust(handle);
  return probe(handle);
}

// SQLite makes files beside a database for readers too, and only a process that may write removes
// them. So a store of ours is opened for writing if possible, and an unwritable one as an immutable
// file if it looks unused.
int Connection::open_to_read() {
  std::error_code ignored;
  if (!std::filesystem::exists(path_, ignored)) throw DatabaseError("there is no such file");
  int code = SQLITE_CANTOPEN;
  if (looks_like_ours(path_) && may_be_written(path_)) {
    code = open(plain_name(path_), SQLITE_OPEN_READWRITE);
  }
  if (code == SQLITE_CANTOPEN && !has_log(path_)) {
    code = open(immutable_uri(path_), SQLITE_OPEN_READONLY);
    believed_unwritten_ = code == SQLITE_OK;
  }
  return code == SQLITE_CANTOPEN ? open(plain_name(path_), SQLITE_OPEN_READONLY) : code;
}

void Connection::check_unwritten() const {
  if (!believed_unwritten_ || !has_log(path_)) return;
  throw DatabaseError(
      "another program began to write to the database while it was read; try again");
}

void Connection::run(const char* sql) {
  const int code = sqlite3_exec(handle(), sql, nullptr, nullptr, nullptr);
  if (code != SQLITE_OK) throw_database_error(handle(), code);
}

void Connection::run_waiting(const char* sql) {
  waiting_->waited = {};
  for (;;) {
    const auto waited = waiting_->waited;  // SQLite's next wait, if any, starts at zero
    const int code = sqlite3_exec(handle(), sql, nullptr, nullptr, nullptr);
    if (code == SQLITE_OK) return;
    waiting_->waited = std::max(waited, waiting_->waited);
    if ((code & 0xff) != SQLITE_BUSY || !waiting_->again()) throw_database_error(handle(), code);
  }
}

std::int64_t Connection::number(const char* sql) const {
  Statement statement(*this, sql);
  statement.step();
  return statement.integer(0);
}

std::string Connection::text(const char* sql) const {
  Statement statement(*this, sql);
  statement.step();
  return std::string(statement.text(0));
}

std::uint64_t Connection::changes() const {
  return static_cast<std::uint64_t>(sqlite3_changes64(handle()));
}

Transaction::Transaction(Connection& connection) : connection_(connection) {
  connection_.run("BEGIN IMMEDIATE");
}

Transaction::~Transaction() {
  // A failed statement may have rolled back already; an error here cannot be reported.
  if (open_) sqlite3_exec(connection_.handle(), "ROLLBACK", nullptr, nullptr, nullptr);
}

void Transaction::commit() {
  connection_.run("COMMIT");
  open_ = false;
}

}  // namespace nonet
