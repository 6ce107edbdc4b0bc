// The places of a file's objects: its cross-reference tables and streams, the newest first (ISO
// 32000-1, 7.5.4 to 7.5.8). A damaged table is not repaired by guessing, since a printer's program
// might guess differently.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <string_view>

#include "pdf/budget.h"
#include "pdf/object.h"

namespace nonet {

struct PdfPlace {
  enum class Kind : std::uint8_t { kFree, kInFile, kInStream };
  Kind kind = Kind::kFree;
  std::int64_t at = 0;  // bytes from the start; of kInStream: the number of the stream's object
};

struct PdfCrossReferences {
  PdfObject trailer;
  std::map<std::int64_t, PdfPlace> places;  // by the objects' numbers
};

PdfCrossReferences read_crossref(std::string_view bytes, PdfBudget& budget);

// The stream after its dictionary, which ends at `at`. `length`: the length in the dictionary. If
// that is wrong, the stream ends before the word "endstream".
PdfObject stream_behind(const PdfObject& dictionary, std::string_view bytes, std::size_t at,
                        std::size_t length, PdfBudget& budget);

// Whether the word "stream" follows.
bool stream_follows(std::string_view bytes, std::size_t at);

}  // namespace nonet
