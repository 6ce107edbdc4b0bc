#include "pdf/budget.h"

#include <fmt/format.h>

namespace nonet {
namespace {

// A page of puzzles has some 50 kB of operators. The first figure lets a small book draw the same
// form on each of a thousand pages, the second is for files of millions of bytes.
constexpr std::uint64_t kWorkOfAnyFile = std::uint64_t{256} << 20U;
constexpr std::uint64_t kWorkPerByte = 64;
constexpr std::size_t kMemoryOfAnyFile = std::size_t{256} << 20U;
constexpr std::uint64_t kBetweenLooks = std::uint64_t{1} << 16U;
constexpr std::size_t kLongestStream = std::size_t{128} << 20U;

}  // namespace

PdfBudget::PdfBudget(std::size_t file_bytes, const RunControl& control)
    : control_(control),
      most_work_(kWorkOfAnyFile + kWorkPerByte * file_bytes),
      most_held_(kMemoryOfAnyFile + file_bytes) {}

void PdfBudget::look() {
  if (control_.should_stop()) throw PdfStopped();
  if (done_ > most_work_) {
    throw PdfRefused(
        fmt::format("needs more work than {} bytes of content, the most allowed for a file of "
                    "its size",
                    most_work_));
  }
  next_look_ = done_ + kBetweenLooks;
}

void PdfBudget::hold(std::size_t bytes) {
  if (bytes > most_held_ - held_) {
    throw PdfRefused(fmt::format("takes more than {} MiB of memory", most_held_ >> 20U));
  }
  held_ += bytes;
}

void PdfBytes::append(std::string_view bytes) {
  if (bytes.size() > kLongestStream - bytes_.size()) {
    throw PdfRefused(fmt::format("a stream of more than {} MiB", kLongestStream >> 20U));
  }
  budget_.work(bytes.size());
  hold_.add(bytes.size());
  bytes_ += bytes;
}

}  // namespace nonet
