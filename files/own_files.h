// Files that a program names itself: a series of pictures, the solutions and the manifest beside a
// book. One rule for all of them: such a file replaces only an earlier one that the program wrote,
// recognised by a mark in its text. It is no file named in the call, and not a link, since the
// program never makes links.
#pragma once

#include <cstddef>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "base/own_mark.h"
#include "base/result.h"
#include "files/file_roles.h"
#include "files/output.h"

namespace nonet {

// A file is the program's own if `text` occurs in its first `within` bytes.
struct OwnMark {
  std::string_view text;
  std::size_t within;
};

// For pictures and PDFs.
inline constexpr OwnMark kAnyOwnMark = {kOwnMark, 1024};

// Whether a file of this name may be made, judging by the existing file. False for links and
// everything else but regular files; an error of kind kFile if the existing file cannot be
// examined.
Result<bool> may_be_replaced(const std::string& path, const OwnMark& mark);

class OwnFiles {
 public:
  // `named`: all files named in the call.
  explicit OwnFiles(std::vector<NamedFile> named) : named_(std::move(named)) {}

  // An error of kind kRequest if the rule forbids a file of this name, of kind kFile if the
  // existing file cannot be examined.
  [[nodiscard]] Status check(const std::string& name, const OwnMark& mark = kAnyOwnMark) const;
  // The file, checked now and once more when it replaces its target.
  [[nodiscard]] Result<Output> open(const std::string& name, const OwnMark& mark = kAnyOwnMark,
                                    std::stop_token stop = {}) const;
  // A whole file at once.
  [[nodiscard]] Status write(const std::string& name, std::string_view bytes) const;

 private:
  std::vector<NamedFile> named_;
};

}  // namespace nonet
