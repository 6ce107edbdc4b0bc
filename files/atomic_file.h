// A file that is written beside its place and takes it when it is whole. Until then, and after any
// failure, what stood there stands there still: a full disk, a killed program or a power cut leave
// the old file or the new one, never a part.
//
// The steps are those that databases use: write NAME.part in the same folder, fsync it, rename it
// over NAME, fsync the folder. A file that is replaced hands on its permissions and, where the
// system allows it, its owner; a symbolic link stays and the file behind it is replaced; a second
// hard link keeps the old text. A NAME.part that an earlier run has left is taken away once the
// whole file begins with all of it (files/outdone_parts.h).
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

// A database is replaced by nothing but a database.
enum class Content : std::uint8_t { kText, kDatabase };

class AtomicFile {
 public:
  // Makes NAME.part, or NAME.2.part and so on where that name is taken. Refused are folders,
  // devices, files that may not be written, and databases where the content is none.
  static Result<AtomicFile> create(const std::string& path, Content content = Content::kText);

  AtomicFile(AtomicFile&& other) noexcept { *this = std::move(other); }
  AtomicFile& operator=(AtomicFile&&) noexcept;
  AtomicFile(const AtomicFile&) = delete;
  AtomicFile& operator=(const AtomicFile&) = delete;
  // Without commit() or keep_unfinished() the unfinished file is removed.
  ~AtomicFile() { discard(); }

  // From now on commit() takes the place of a file only where this says so of its name. What stands
  // there may have changed since create().
  void replace_only(std::function<bool(const std::string&)> may_be_replaced) {
    may_be_replaced_ = std::move(may_be_replaced);
  }

  Written write(std::string_view text) { return write_all(file_.number(), text); }
  // Takes the place. After an error the old file stands and the unfinished one is kept: hours of
  // work may be in it. The error names it.
  Status commit();
  // Leaves the unfinished file, cut to `bytes`, under its name, which is returned.
  std::string keep_unfinished(std::size_t bytes);

  // Where the text is until commit(). Others, such as SQLite, may write to it by its name.
  [[nodiscard]] const std::string& unfinished() const { return unfinished_; }
  // Did the place hold a file when this one was begun?
  [[nodiscard]] bool replaces() const { return replaces_; }

 private:
  AtomicFile() = default;
  Status open_beside(unsigned mode, Content content);
  void hand_on_owner() const;
  Error unplaced(const char* what, int system_error);
  void discard();

  Descriptor file_;
  std::string name_;        // as the user gave it, for messages
  std::string place_;       // behind all links
  std::string unfinished_;  // empty: nothing to remove
  bool replaces_ = false;
  std::function<bool(const std::string&)> may_be_replaced_;  // empty: whatever stands there
};

}  // namespace nonet
