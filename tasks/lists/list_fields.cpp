#include "tasks/lists/list_fields.h"

#include <algorithm>
#include <string>
#include <string_view>

namespace nonet {
namespace {

constexpr std::string_view kCommentKey = "comment";
constexpr std::string_view kBetweenLists = "; ";

void add_text(std::string& texts, std::string_view more) {
  if (!texts.empty()) texts += kBetweenLists;
  texts += more;
}

}  // namespace

std::vector<StoredField> fields_to_store(const PuzzleText& text, const Grid& solution) {
  std::vector<StoredField> fields;
  if (!text.comment.empty()) {
    fields.push_back({std::string(kCommentKey), text.comment, StoredFieldKind::kComment});
  }
  for (const Field& field : text.fields) {
    if (field.value.empty()) continue;
    if (field.key == "solution" && field.value == solution.line()) continue;
    const bool json = field.kind == FieldKind::kJson;
    fields.push_back(
        {field.key, field.value, json ? StoredFieldKind::kJson : StoredFieldKind::kText});
  }
  return fields;
}

void take_stored_fields(PuzzleText& text, std::span<const StoredField> fields) {
  for (const StoredField& field : fields) {
    if (field.kind == StoredFieldKind::kComment) {
      add_text(text.comment, field.value);
      continue;
    }
    const auto told = std::ranges::find(text.fields, field.key, &Field::key);
    if (told == text.fields.end()) {
      const bool json = field.kind == StoredFieldKind::kJson;
      text.fields.push_back({field.key, field.value, json ? FieldKind::kJson : FieldKind::kText});
    } else {
      add_text(told->value, field.value);
      told->kind = FieldKind::kText;
    }
  }
}

}  // namespace nonet
