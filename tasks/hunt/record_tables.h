// A map of records for people: as lines, and as a page with a heat map for each measure.
#pragma once

#include <string>

#include "tasks/hunt/stored_records.h"

namespace nonet {

// Header; record, clues, symmetry, value, puzzle, date, seed, by measure, clues and symmetry.
std::string records_text(const StoredRecords& records);

struct RecordPageFacts {
  std::string version;
  std::string date;
};
std::string records_page(const StoredRecords& records, const RecordPageFacts& facts);

// "BxB 7, ER 11.6, depth 3: 214 records": the greatest values and the number of holders.
std::string records_summary(const RecordMap& map);

}  // namespace nonet
