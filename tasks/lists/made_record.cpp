#include "tasks/lists/made_record.h"

#include <utility>
#include <vector>

namespace nonet {

void MadeRecords::rate_on(std::vector<const ScaleRow*> scales) {
  ratings_.emplace(std::move(scales));
  writer_.add_columns(ratings_->columns());
}

std::string MadeRecords::header() const {
  return is_table() ? ratings_->header() : writer_.header();
}

std::string MadeRecords::record(Find& find) const {
  PuzzleText text;
  text.givens = find.puzzle.givens();
  if (ratings_) {
    find.ratings.clear();
    for (const ScaleRow* scale : ratings_->scales()) {
      find.ratings.push_back(scale->rate(find.puzzle, {}));
    }
    if (is_table()) return ratings_->line(text, find.ratings);
    const auto texts = ratings_->texts(find.ratings);
    for (std::size_t i = 0; i < texts.size(); ++i) {
      text.set_field(ratings_->columns()[i], texts[i]);
    }
  }
  return writer_.record(text);
}

}  // namespace nonet
