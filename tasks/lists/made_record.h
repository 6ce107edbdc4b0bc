// A generated puzzle, on its way to a list and to the store.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "formats/record_writer.h"
#include "generator/find.h"
#include "tasks/lists/rating_table.h"

namespace nonet {

class MadeRecords {
 public:
  explicit MadeRecords(RecordWriter writer) : writer_(std::move(writer)) {}

  // From now on each record has its ratings on these scales: as fields or, for lines, which have no
  // place for fields, as a table with a header.
  void rate_on(std::vector<const ScaleRow*> scales);

  [[nodiscard]] std::string header() const;
  [[nodiscard]] std::string footer() const { return is_table() ? "" : writer_.footer(); }
  // Returns the record; the find gets its ratings. Safe on any thread.
  [[nodiscard]] std::string record(Find& find) const;

 private:
  [[nodiscard]] bool is_table() const { return ratings_ && writer_.format() == Format::kLine; }

  RecordWriter writer_;
  std::optional<RatingTable> ratings_;
};

}  // namespace nonet
