// The objects of a file by their numbers, each read on demand, including those packed into streams.
#pragma once

#include <cstdint>
#include <set>
#include <string_view>
#include <unordered_map>

#include "pdf/budget.h"
#include "pdf/crossref.h"
#include "pdf/filters.h"
#include "pdf/object.h"

namespace nonet {

class PdfFile {
 public:
  // Borrows both. Throws PdfRefused if the bytes are not a PDF.
  PdfFile(std::string_view bytes, PdfBudget& budget);

  [[nodiscard]] const PdfObject& trailer() const { return references_.trailer; }
  // The version in the first line, or a newer one in the catalogue: "1.4".
  [[nodiscard]] std::string version();

  // The target of a reference, or the object itself; null for a missing target.
  PdfObject resolve(PdfObject object);
  // The value of a key, with its reference resolved.
  PdfObject under(const PdfObject& dictionary, std::string_view key) {
    return resolve(dictionary.under(key));
  }
  PdfObject item(const PdfArray& array, std::size_t i) {
    return i < array.size() ? resolve(array[i]) : PdfObject();
  }
  // The contents of a stream, with its filters undone.
  PdfBytes contents(const PdfObject& stream);

  [[nodiscard]] PdfBudget& budget() { return budget_; }

 private:
  // Objects packed into a stream, and their offsets in it.
  struct Packed {
    PdfBytes bytes;
    std::unordered_map<std::int64_t, std::size_t> places;
  };

  PdfObject load(std::int64_t number);
  PdfObject load_from_file(std::int64_t number, std::size_t at);
  PdfObject load_packed(std::int64_t number, std::int64_t stream);
  const Packed& packed(std::int64_t stream);

  std::string_view bytes_;
  PdfBudget& budget_;
  std::string version_;
  PdfCrossReferences references_;
  std::unordered_map<std::int64_t, PdfObject> known_;
  std::unordered_map<std::int64_t, Packed> packed_;
  std::set<std::int64_t> loading_;
};

}  // namespace nonet
