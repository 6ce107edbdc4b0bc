// The files of a dataset: records, part by part and shard by shard, beside the datasheet, which is
// the output of the command.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/result.h"
#include "cli/session.h"
#include "files/own_files.h"
#include "tasks/dataset/datasheet.h"

namespace nonet {

// A form of records: the ending of its files, and the mark that lets an earlier one be replaced.
struct DatasetFormRow {
  std::string_view ending;
  OwnMark mark;
  bool RecordPlan::*wanted;
  std::string DatasetRecord::*line;
  std::string (RecordMaker::*header)() const;  // null: none
};

// Whether the files of all parts that get puzzles may be written: found out before the work.
Status check_dataset_files(const Session& session, const RecordPlan& plan,
                           const SplitShares& shares, std::uint64_t shards);

class DatasetFiles {
 public:
  // Entries in the order of the files (put_in_file_order). Borrows all. REQUIRES: the session's
  // output is a file.
  DatasetFiles(Session& session, const RecordPlan& plan, const RecordMaker& maker,
               std::span<const DatasetEntry> entries, std::uint64_t shards);

  // In the order of the entries.
  Status write(const DatasetRecord& record);
  // All records are written: the files get their names together with the output.
  std::vector<DatasetFile> hand_over();
  // The work ended early: what is written stays beside the names.
  void give_up();

 private:
  // The records of one shard, as numbers of entries.
  struct Shard {
    std::string stem;  // "data-train-1-of-4"
    std::size_t split;
    std::uint64_t first;
    std::uint64_t end;
  };
  struct OpenFile {
    const DatasetFormRow* form;
    Output output;
    DatasetFile facts;
  };

  Status open_shard(const Shard& shard);

  Session& session_;
  const RecordPlan& plan_;
  const RecordMaker& maker_;
  OwnFiles own_;
  std::vector<Shard> shards_;
  std::size_t shard_ = 0;      // the next to open
  std::uint64_t written_ = 0;  // records
  std::size_t current_ = 0;    // the first file of the open shard
  std::vector<OpenFile> files_;
};

}  // namespace nonet
