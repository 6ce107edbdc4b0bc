#include "formats/puzzle_text.h"

#include <algorithm>
#include <utility>

namespace nonet {

const PencilMarks* PuzzleText::candidates() const {
  if (!marks || !placed.filled().empty()) return nullptr;
  return *marks == PencilMarks::of(givens) ? nullptr : &*marks;
}

const std::string* PuzzleText::field(std::string_view key) const {
  const auto found = std::ranges::find(fields, key, &Field::key);
  return found == fields.end() ? nullptr : &found->value;
}

void PuzzleText::set_field(std::string_view key, std::string value, FieldKind kind) {
  const auto found = std::ranges::find(fields, key, &Field::key);
  if (found == fields.end()) {
    fields.push_back({std::string(key), std::move(value), kind});
  } else {
    found->value = std::move(value);
    found->kind = kind;
  }
}

}  // namespace nonet
