#include "cli/bad_records.h"

#include <algorithm>
#include <fmt/format.h>
#include <string_view>

#include "base/printable.h"

namespace nonet {
namespace {

constexpr std::uint64_t kMostShown = 10;

// The record without the empty lines before it. Readers skip the line with the reason, so that a
// file of rejects can be corrected and read again.
std::string rejected(const Error& error) {
  std::string text = fmt::format("# {}\n", printable(error.text()));
  if (!error.place.record) return text;
  std::string_view record = *error.place.record;
  record.remove_prefix(std::min(record.find_first_not_of("\r\n"), record.size()));
  return text.append(record);
}

}  // namespace

void BadRecords::keep_in(Output file) {
  file_ = std::move(file);
  shown_ = Shown::kFirst;
}

bool BadRecords::is_of_record(const Error& error) {
  return error.kind == ErrorKind::kInput && error.place.line > 0;
}

bool BadRecords::take(const Error& error) {
  if (file_) file_->write(rejected(error));
  return ++count_ <= kMostShown || shown_ == Shown::kAll;
}

std::string BadRecords::closing() const {
  const bool hidden = shown_ == Shown::kFirst && count_ > kMostShown;
  if (count_ == 0 || (!hidden && !file_)) return {};
  std::string text = fmt::format("{} record{} {} invalid", count_, count_ == 1 ? "" : "s",
                                 count_ == 1 ? "is" : "are");
  if (hidden) text += fmt::format("; the first {} are shown", kMostShown);
  if (file_) text += fmt::format("; {} in {}", hidden ? "all are" : "kept", file_->name());
  return text;
}

}  // namespace nonet
