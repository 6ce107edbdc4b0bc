// A puzzle that was made, on its way to a list and to the store.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "db/run_recorder.h"
#include "formats/record_writer.h"
#include "generator/recipe.h"
#include "study/lists/rating_table.h"

namespace nonet {

class MadeRecords {
 public:
  explicit MadeRecords(RecordWriter writer) : writer_(std::move(writer)) {}

  // Each record has its ratings on these scales from now on: fields of it or, of lines, which have
  // no place for any, a table with a header.
  void rate_on(std::vector<const ScaleRow*> scales);

  [[nodiscard]] std::string header() const;
  [[nodiscard]] std::string footer() const { return is_table() ? "" : writer_.footer(); }
  // The record; the find gets what is to be stored beside the puzzle. Safe on any thread.
  [[nodiscard]] std::string record(const WantedPuzzle& made, RunFind& find) const;

 private:
  [[nodiscard]] bool is_table() const { return ratings_ && writer_.format() == Format::kLine; }

  RecordWriter writer_;
  std::optional<RatingTable> ratings_;
};

}  // namespace nonet
