// What reading one PDF may cost. A few hundred bytes can ask for work without end (a form that
// draws itself), for memory without end (compressed data in compressed data) and for a stack
// without end (arrays in arrays). So whoever reads spends work and memory from one budget, which
// grows with the bytes of the file and with nothing else, and everything that nests has a greatest
// depth.
//
// Exceptions carry the end out of any depth: PdfRefused where a bound is reached or the bytes are
// no PDF, PdfStopped where a stop is requested. Neither leaves this room (read_pdf.h).
#pragma once

#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>

#include "base/run_control.h"

namespace nonet {

// Far beyond what programs write: pages of a book are drawn by forms three deep.
inline constexpr int kDeepestNesting = 64;  // arrays and dictionaries in one another
inline constexpr int kDeepestPageTree = 64;
inline constexpr int kDeepestForm = 32;                // forms in forms
inline constexpr int kDeepestReading = 32;             // objects that are needed to read an object
inline constexpr int kMostReferences = 32;             // references to references
inline constexpr std::size_t kMostSavedStates = 4096;  // by operators q without their Q
inline constexpr std::size_t kMostFilters = 8;         // of one stream
inline constexpr std::size_t kMostPages = 10'000;      // printers bind a tenth of that
inline constexpr std::size_t kMostNodes = 1'000'000;   // values in one array with all in it

struct PdfRefused : std::runtime_error {
  using std::runtime_error::runtime_error;
};
struct PdfStopped {};

class PdfBudget {
 public:
  PdfBudget(std::size_t file_bytes, const RunControl& control);

  // Before or after looking at so many bytes, of the file or of what came out of it.
  void work(std::size_t bytes) {
    done_ += bytes;
    if (done_ >= next_look_) look();
  }
  // Bytes of memory that what was read takes from now on, and what is given back.
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

// Memory of a budget for as long as it lives.
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

// What came out of a stream. It grows by what the budget allows.
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
