// One record of a puzzle file: the puzzle and everything written beside it. A format writes the
// members that it has a place for and drops the others.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "board/grid.h"
#include "board/pencil_marks.h"

namespace nonet {

// kJson: the value is JSON itself, such as a number, and JSON lines write it unchanged.
enum class FieldKind { kText, kJson };

// A named value beside the puzzle: a column of a table, a member of a JSON line, a header line of a
// .sdk file. Keys in use: title author date source level url description solution created technique
// digits eliminations placements.
struct Field {
  std::string key;
  std::string value;
  FieldKind kind = FieldKind::kText;

  bool operator==(const Field&) const = default;
};

// Positions that contradict themselves: an error, or accepted by a command that helps with them.
enum class Conflicts : std::uint8_t { kRefused, kTaken };

struct PuzzleText {
  Grid givens;
  Grid placed;                       // digits entered since, in cells that are not givens
  std::optional<PencilMarks> marks;  // if the record has candidates of its own
  std::string comment;               // without line breaks
  std::vector<Field> fields;         // in the order of the record
  Place place;                       // of the record's first cell, when it was read
  // Why the position contradicts itself: a cell without a candidate, or a clash of placed digits or
  // single candidates. Always null unless the reader accepts such records (Conflicts::kTaken).
  std::shared_ptr<const Error> conflict;

  // The record's own candidates if they are fewer than its givens allow and no digit was placed:
  // the record is a sukaku, or a position to use unchanged. nullptr otherwise.
  [[nodiscard]] const PencilMarks* candidates() const;

  // The field's value, or nullptr if the field is missing.
  [[nodiscard]] const std::string* field(std::string_view key) const;
  // Replaces the field's value, or adds the field at the end.
  void set_field(std::string_view key, std::string value, FieldKind kind = FieldKind::kText);
};

}  // namespace nonet
