// The datasheet of a dataset: how it was made, what it holds, and what the audits found, in
// Markdown. It stands beside the files of records.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "tasks/dataset/collection.h"
#include "tasks/dataset/record.h"

namespace nonet {

// A file of records.
struct DatasetFile {
  std::string name;
  std::size_t split = 0;
  std::uint64_t records = 0;
  std::uint64_t bytes = 0;
};

// What the records say when they are put together again.
class DatasetAudit {
 public:
  // Records come in the order of the files.
  void see(const DatasetEntry& entry, const DatasetRecord& record);

  // By class and by grid class: how many are in two parts of the dataset, or twice in it.
  struct Overlap {
    std::uint64_t repeated = 0;  // puzzle classes that come twice
    std::uint64_t puzzles = 0;   // puzzle classes in several parts
    std::uint64_t grids = 0;     // grid classes in several parts
    std::uint64_t grid_classes = 0;
  };
  [[nodiscard]] Overlap overlap() const;
  [[nodiscard]] const std::vector<std::string>& faults() const { return faults_; }
  [[nodiscard]] std::uint64_t records() const { return seen_.size(); }
  [[nodiscard]] const std::map<int, std::array<std::uint64_t, kSplits>>& clues() const {
    return clues_;
  }
  // By stratum and part.
  [[nodiscard]] std::uint64_t records_of(std::size_t stratum, std::size_t split) const;
  // Whether all is as it should be.
  [[nodiscard]] bool passed() const;

 private:
  struct Seen {
    ClassKeys keys;
    std::uint32_t split;
  };

  std::vector<Seen> seen_;
  std::vector<std::string> faults_;  // "nonet-...: another solution"
  std::map<int, std::array<std::uint64_t, kSplits>> clues_;
  std::map<std::size_t, std::array<std::uint64_t, kSplits>> of_stratum_;
};

// What the datasheet says besides plan, draft and audit.
struct DatasheetFacts {
  std::string title;
  std::string command;  // that makes the dataset again
  std::string version;
  std::string against;  // name of the other list; empty: none
  std::vector<DatasetFile> files;
};

std::string datasheet(const DatasetPlan& plan, const DatasetDraft& draft, const DatasetAudit& audit,
                      const RecordPlan& records, const DatasheetFacts& facts);

}  // namespace nonet
