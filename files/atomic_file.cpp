#include "files/atomic_file.h"

#include <cerrno>
#include <climits>
#include <fcntl.h>
#include <filesystem>
#include <optional>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <utility>

#include "files/file_error.h"
#include "files/file_identity.h"
#include "files/outdone_parts.h"

namespace nonet {
namespace {

constexpr unsigned kNewFile = 0666;  // minus the user's umask
constexpr unsigned kPermissions = 0777;

// NAME.part, NAME.2.part, ... A name that is too long for the system is cut.
std::string name_beside(const std::string& place, int attempt) {
  const std::string ending = attempt == 1 ? ".part" : '.' + std::to_string(attempt) + ".part";
  const std::filesystem::path path(place);
  std::string name = path.filename();
  if (name.size() + ending.size() > NAME_MAX) name.resize(NAME_MAX - ending.size());
  return path.parent_path() / (name + ending);
}

// fsync; 0 or the system's error. Some file systems do not have it.
int sync(int descriptor) {
  if (::fsync(descriptor) == 0 || errno == EINVAL || errno == ENOSYS) return 0;
  return errno;
}

// Makes a rename in the folder durable. A folder that cannot be opened cannot be synced either.
void sync_folder_of(const std::string& place) {
  const std::filesystem::path folder = std::filesystem::path(place).parent_path();
  const Descriptor opened(
      ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (opened.is_open()) sync(opened.number());
}

// The mode of the file to be replaced; nullopt if there is none. An error if it must not be
// replaced.
Result<std::optional<unsigned>> mode_to_hand_on(const std::string& name, const std::string& place) {
  struct stat status {};
  if (::stat(place.c_str(), &status) != 0) {
    if (errno == ENOENT && !place.ends_with('/')) return std::optional<unsigned>();
    return unwritable(name, errno == ENOENT ? EISDIR : errno);
  }
  if (S_ISDIR(status.st_mode)) return unwritable(name, EISDIR);
  if (!S_ISREG(status.st_mode)) {
    return Error{.kind = ErrorKind::kFile,
                 .reason = "cannot be written: it is no regular file",
                 .place = {.source = name}};
  }
  if (::access(place.c_str(), W_OK) != 0) return unwritable(name, errno);
  return std::optional<unsigned>(status.st_mode & kPermissions);
}

}  // namespace

Result<AtomicFile> AtomicFile::create(const std::string& path, Content content) {
  AtomicFile file;
  file.name_ = path;
  auto place = behind_links(path);
  if (!place) return unwritable(path, errno);
  const bool replaceable = content == Content::kDatabase && is_sqlite_file(*place);
  if (!replaceable && belongs_to_database(*place)) {
    return Error{.kind = ErrorKind::kRequest,
                 .reason = "belongs to a database: nothing else is written in its place",
                 .place = {.source = path}};
  }
  file.place_ = *std::move(place);
  const auto mode = mode_to_hand_on(path, file.place_);
  if (!mode) return mode.error();
  file.replaces_ = mode->has_value();
  if (const Status opened = file.open_beside(mode->value_or(kNewFile), content); !opened) {
    return opened.error();
  }
  return file;
}

AtomicFile& AtomicFile::operator=(AtomicFile&& other) noexcept {
  discard();
  file_ = std::move(other.file_);
  name_ = std::move(other.name_);
  place_ = std::move(other.place_);
  unfinished_ = std::exchange(other.unfinished_, {});
  replaces_ = other.replaces_;
  may_be_replaced_ = std::move(other.may_be_replaced_);
  return *this;
}

Status AtomicFile::open_beside(unsigned mode, Content content) {
  constexpr int kMostAttempts = 1000;
  for (int attempt = 1; attempt <= kMostAttempts; ++attempt) {
    const std::string name = name_beside(place_, attempt);
    if (content == Content::kDatabase && has_database_files(name)) continue;
    file_ = Descriptor(::open(name.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, mode));
    if (file_.is_open()) {
      if (!mark_as_written(file_.number())) continue;
      unfinished_ = name;
      // The umask is for new files: a replaced one keeps its permissions.
      if (replaces_) ::fchmod(file_.number(), mode);
      return {};
    }
    if (errno != EEXIST) return unwritable(name_, errno);
  }
  return unwritable(name_, EEXIST);
}

// As far as the system allows it: only the superuser may give files away, and some file systems
// have neither owners nor permissions.
void AtomicFile::hand_on_owner() const {
  struct stat old {};
  if (!replaces_ || ::stat(place_.c_str(), &old) != 0) return;
  [[maybe_unused]] const int owned = ::fchown(file_.number(), old.st_uid, old.st_gid);
  ::fchmod(file_.number(), old.st_mode & kPermissions);
}

Error AtomicFile::unplaced(const char* what, const std::string& why) {
  file_.close();
  const std::string kept = std::exchange(unfinished_, {});
  return {.kind = ErrorKind::kFile,
          .reason = what + (" (it is in " + kept) + "): " + why,
          .place = {.source = name_}};
}

Error AtomicFile::unplaced(const char* what, int system_error) {
  return unplaced(what, std::generic_category().message(system_error));
}

Status AtomicFile::commit() {
  if (may_be_replaced_) {
    const auto allowed = may_be_replaced_(place_);
    if (!allowed) {
      return unplaced("is whole but nothing is known of its place", allowed.error().reason);
    }
    if (!*allowed) {
      return unplaced("is whole but another file has come to stand in its place", EEXIST);
    }
  }
  hand_on_owner();
  if (const int failure = sync(file_.number()); failure != 0) {
    return unplaced("is perhaps not on the disk as a whole", failure);
  }
  if (const int failure = file_.close(); failure != 0) {
    return unplaced("is perhaps not on the disk as a whole", failure);
  }
  if (::rename(unfinished_.c_str(), place_.c_str()) != 0) {
    return unplaced("is whole but cannot be put in its place", errno);
  }
  unfinished_.clear();
  sync_folder_of(place_);
  constexpr int kMostParts = 9;
  for (int i = 1; i <= kMostParts; ++i) remove_if_outdone(name_beside(place_, i), place_);
  return {};
}

std::string AtomicFile::keep_unfinished(std::size_t bytes) {
  // A torn last record is worse than none; a file that cannot be truncated is still worth keeping.
  if (::ftruncate(file_.number(), static_cast<::off_t>(bytes)) == 0) sync(file_.number());
  file_.close();
  return std::exchange(unfinished_, {});
}

void AtomicFile::discard() {
  file_.close();
  if (!unfinished_.empty()) ::unlink(unfinished_.c_str());
  unfinished_.clear();
}

}  // namespace nonet
