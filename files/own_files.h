// Files that a program names itself: a series of pictures, the solutions and the manifest beside a
// book. The one rule for all of them: such a file takes the place of nothing but an earlier one
// that the program wrote, which says so by a mark in its text. It is no file that the call names,
// and a link, which the program never makes, is the user's.
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

// A file is the program's where `text` stands within its first `within` bytes.
struct OwnMark {
  std::string_view text;
  std::size_t within;
};

// Of pictures and PDFs.
inline constexpr OwnMark kAnyOwnMark = {kOwnMark, 1024};

// May a file of this name be made, as far as it can be told from what stands there? False for links
// and whatever else is no regular file.
bool may_be_replaced(const std::string& path, const OwnMark& mark);

class OwnFiles {
 public:
  // All files that the call names.
  explicit OwnFiles(std::vector<NamedFile> named) : named_(std::move(named)) {}

  // An error of kind kRequest where the rule forbids a file of this name.
  [[nodiscard]] Status check(const std::string& name, const OwnMark& mark = kAnyOwnMark) const;
  // The file, checked now and once more when it takes its place.
  [[nodiscard]] Result<Output> open(const std::string& name, const OwnMark& mark = kAnyOwnMark,
                                    std::stop_token stop = {}) const;
  // A whole file at once.
  [[nodiscard]] Status write(const std::string& name, std::string_view bytes) const;

 private:
  std::vector<NamedFile> named_;
};

}  // namespace nonet
