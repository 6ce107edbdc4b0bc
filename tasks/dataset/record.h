// A record of a dataset: a board with everything known about it, as a line of JSON and of CSV, and
// audited: what the record says is found out again by other code than made it. docs/dataset.md
// describes the fields.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/run_control.h"
#include "generator/find.h"
#include "rater/orders/catalog.h"
#include "tasks/dataset/collection.h"
#include "tasks/lists/known_ratings.h"
#include "tasks/lists/rating_table.h"

namespace nonet {

// The first bytes of a file of records.
inline constexpr std::string_view kDatasetJsonMark = R"({"id":"nonet-)";
inline constexpr std::string_view kDatasetCsvMark = "nonet_id,";

struct RecordPlan {
  const DatasetPlan* dataset = nullptr;  // borrowed
  std::vector<const ScaleRow*> scales;   // ratings of each puzzle
  const ScaleRow* path = nullptr;        // its path is in the JSON; null: none
  bool json = true;
  bool csv = false;
  const KnownRatings* known = nullptr;  // ratings that need not be computed; borrowed, null: none
};

struct DatasetRecord {
  std::string json;  // empty unless wanted
  std::string csv;
  std::optional<Find> rated;  // with the ratings that were not known; absent if all were
  int clues = 0;
  std::optional<std::string> fault;  // what the audit found wrong
};

class RecordMaker {
 public:
  explicit RecordMaker(RecordPlan plan) : plan_(std::move(plan)), table_(plan_.scales) {}

  [[nodiscard]] std::string csv_header() const;
  // Safe on any thread. After a stop the record is incomplete.
  [[nodiscard]] DatasetRecord make(const DatasetEntry& entry, const RunControl& control) const;

 private:
  struct Facts;
  [[nodiscard]] Facts facts_of(const DatasetEntry& entry, const RunControl& control) const;
  [[nodiscard]] std::string json_of(const DatasetEntry& entry, const Facts& facts,
                                    const RunControl& control) const;
  [[nodiscard]] std::string csv_of(const DatasetEntry& entry, const Facts& facts) const;
  [[nodiscard]] std::optional<std::string> fault_of(const DatasetEntry& entry,
                                                    const Facts& facts) const;

  RecordPlan plan_;
  RatingTable table_;
};

// "nonet-" and 32 hexadecimal digits: the same for isomorphic boards, on every machine.
std::string id_of(const Fingerprint& print);

}  // namespace nonet
