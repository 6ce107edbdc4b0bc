// The topics of `nonet help TOPIC`, `nonet list TOPIC` and the choices of options. Each is read
// from the catalog of its family.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/option.h"
#include "tasks/families/family_tables.h"

namespace nonet {

struct Topic {
  std::string_view key;      // "formats"
  std::string_view summary;  // one line
  TextTable (*rows)();
};

std::span<const Topic> topic_table();
const Topic* find_topic(std::string_view key);

// For OptionRow::choices.
Choices input_format_choices();
Choices output_format_choices();
Choices level_choices();
Choices scale_choices();
Choices solver_choices();
// For lists: the same and `all`.
Choices scale_list_choices();
Choices solver_list_choices();
// The columns of all scales.
Choices column_choices();
Choices technique_choices();
Choices symmetry_choices();

}  // namespace nonet
