// The limits on reading one PDF. A few hundred bytes can cause endless work (a form that draws
// itself), endless memory (compressed data in compressed data) and an endless stack (arrays in
// arrays). So the reader spends work and memory from one budget, which grows with the bytes of the
// file only, and everything that nests has a greatest depth.
//
// Exceptions end the reading from any depth: PdfRefused if a bound is reached or the bytes are not
// a PDF, PdfStopped after a stop request. Neither leaves this room (read_pdf.h).
#pragma once

#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>

#include "base/run_control.h"

namespace nonet {

// Far beyond the output of real programs: pages of a book use forms three deep.
inline constexpr int kDeepestNesting = 64;  // arrays and dictionaries in one another
inline constexpr int kDeepestPageTree = 64;
inline constexpr int kDeepestForm = 32;                // forms in forms
inline constexpr int kDeepestReading = 32;             // objects needed to read an object
inline constexpr int kMostReferences = 32;             // references to references
inline constexpr std::size_t kMostSavedStates = 4096;  // by operators q without their Q
inline constexpr std::size_t kMostFilters = 8;         // of one stream
inline constexpr std::size_t kMostPages = 10'000;      // printers bind a tenth of that
inline constexpr std::size_t kMostNodes = 1'000'000;   // values in one array, including nested ones

struct PdfRefused : std::runtime_error {
  using std::runtime_error::runtime_error;
};
struct PdfStopped {};

class PdfBudget {
 public:
  PdfBudget(std::size_t file_bytes, const RunControl& control);

  // Call around processing this many bytes of the file or of decoded data.
  void work(std::size_t bytes) {
    done_ += bytes;
    if (done_ >= next_look_) look();
  }
  // Takes bytes of memory from the budget; release() gives them back.
  void hold(std::size_t bytes);
  void release(std::size_t bytes) noexcept { held_ -= bytes; }

  [[nodiscard]] std::uint64_t work_done() const { return done_; }

 private:
  void look();

  const RunControl& control_;
  std::uint64_t done_ = 0;
  std::uint64_t next_look_ = 0;
  std::uint64_t most_work_;
  std::size_t held_ = 0;
  std::size_t most_held_;
};

// Memory taken from a budget for the lifetime of this object.
class PdfHold {
 public:
  explicit PdfHold(PdfBudget& budget) : budget_(&budget) {}
  PdfHold(PdfHold&& other) noexcept
      : budget_(other.budget_), bytes_(std::exchange(other.bytes_, 0)) {}
  PdfHold& operator=(PdfHold&&) = delete;
  ~PdfHold() { budget_->release(bytes_); }

  void add(std::size_t bytes) {
    budget_->hold(bytes);
    bytes_ += bytes;
  }

 private:
  PdfBudget* budget_;
  std::size_t bytes_ = 0;
};

// Decoded bytes of a stream, growing within the budget.
class PdfBytes {
 public:
  explicit PdfBytes(PdfBudget& budget) : budget_(budget), hold_(budget) {}

  void append(std::string_view bytes);
  [[nodiscard]] std::string_view view() const { return bytes_; }

 private:
  PdfBudget& budget_;
  PdfHold hold_;
  std::string bytes_;
};

}  // namespace nonet
