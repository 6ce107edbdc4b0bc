// A file that is written beside its target and replaces it when complete. Until then, and after any
// failure, the target is unchanged: a full disk, a killed program or a power cut leave the old file
// or the new one, never a part.
//
// The steps are those of databases: write NAME.part in the same folder, fsync it, rename it to
// NAME, fsync the folder. The new file gets the old one's permissions and, if the system allows it,
// its owner; a symbolic link stays and the file behind it is replaced; a second hard link keeps the
// old text. A NAME.part left by an earlier run is removed once the whole file begins with all of it
// (files/outdone_parts.h).
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <utility>

#include "base/result.h"
#include "files/descriptor.h"

namespace nonet {

// Only a database may replace a database.
enum class Content : std::uint8_t { kText, kDatabase };

class AtomicFile {
 public:
  // Makes NAME.part, or NAME.2.part and so on if that name is taken. Refuses folders, devices,
  // files that may not be written, and databases unless the content is one.
  static Result<AtomicFile> create(const std::string& path, Content content = Content::kText);

  AtomicFile(AtomicFile&& other) noexcept { *this = std::move(other); }
  AtomicFile& operator=(AtomicFile&&) noexcept;
  AtomicFile(const AtomicFile&) = delete;
  AtomicFile& operator=(const AtomicFile&) = delete;
  // Removes the unfinished file, unless commit() or keep_unfinished() was called.
  ~AtomicFile() { discard(); }

  // From now on commit() replaces a file only if this function allows its name; an error of the
  // function is one of commit(). The file may have changed since create().
  void replace_only(std::function<Result<bool>(const std::string&)> may_be_replaced) {
    may_be_replaced_ = std::move(may_be_replaced);
  }

  Written write(std::string_view text) { return write_all(file_.number(), text); }
  // Replaces the target. After an error the old file stays and the unfinished one is kept, since it
  // may hold hours of work. The error names it.
  Status commit();
  // Keeps the unfinished file, truncated to `bytes`, and returns its name.
  std::string keep_unfinished(std::size_t bytes);

  // The file that holds the text until commit(). Others, such as SQLite, may write to it by its
  // name.
  [[nodiscard]] const std::string& unfinished() const { return unfinished_; }
  // Whether the target existed when this file was begun.
  [[nodiscard]] bool replaces() const { return replaces_; }

 private:
  AtomicFile() = default;
  Status open_beside(unsigned mode, Content content);
  void hand_on_owner() const;
  Error unplaced(const char* what, const std::string& why);
  Error unplaced(const char* what, int system_error);
  void discard();

  Descriptor file_;
  std::string name_;        // as the user gave it, for messages
  std::string place_;       // with all links resolved
  std::string unfinished_;  // empty: nothing to remove
  bool replaces_ = false;
  std::function<Result<bool>(const std::string&)> may_be_replaced_;  // empty: any file
};

}  // namespace nonet
