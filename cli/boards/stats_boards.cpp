#include <algorithm>
#include <fmt/format.h>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/request_error.h"
#include "board/pattern.h"
#include "cli/boards/board_commands.h"
#include "cli/boards/board_stream.h"
#include "cli/output_format.h"
#include "study/statistics/summary_report.h"
#include "study/statistics/summary_text.h"
#include "variants/board/symmetry.h"
#include "variants/exact/board_solver.h"
#include "variants/ladder/board_rating.h"
#include "variants/lists/board_lines.h"
#include "variants/making/board_levels.h"

namespace nonet {
namespace {

using variants::BoardRecord;
using variants::Geometry;

// What the statistics count of a puzzle.
struct BoardFacts {
  int clues = 0;
  Symmetry symmetry = Symmetry::kNone;
  std::string level;             // empty: none
  std::optional<Rating> rating;  // nullopt: the ladder does not know the board
};

ColumnSummary column_of(std::string_view key, std::vector<double> values) {
  std::ranges::sort(values);
  return {.key = std::string(key),
          .unit = "",
          .hard_for = HardFor::kPeople,
          .measured = values.size(),
          .beyond = 0,
          .least = values.front(),
          .lower_quartile = quantile(values, 0.25),
          .median = quantile(values, 0.5),
          .upper_quartile = quantile(values, 0.75),
          .most = values.back()};
}

class BoardStatistics {
 public:
  explicit BoardStatistics(const variants::BoardLevels& levels) {
    for (const std::string_view key : levels.keys())
      levels_.counts.push_back({std::string(key), 0});
  }

  void add(const BoardFacts& facts) {
    ++puzzles_;
    ++clues_[facts.clues];
    ++symmetries_[facts.symmetry];
    const auto level = std::ranges::find(levels_.counts, facts.level, &Count::label);
    if (level != levels_.counts.end()) ++level->puzzles;
    if (!facts.rating || !facts.rating->solved()) return;
    ++hardest_[std::string(facts.rating->hardest)];
    for (const RatingValue& value : facts.rating->values) {
      auto column = std::ranges::find(values_, value.key, &Column::first);
      if (column == values_.end()) column = values_.insert(values_.end(), {value.key, {}});
      column->second.push_back(value.value);
    }
  }

  [[nodiscard]] Summary summary() const {
    Summary summary;
    summary.puzzles = puzzles_;
    Distribution clues{.key = "clues", .title = "Clues", .counts = {}};
    for (const auto& [number, puzzles] : clues_)
      clues.counts.push_back({fmt::format("{}", number), puzzles});
    Distribution symmetries{.key = "symmetry", .title = "Symmetry of the clues", .counts = {}};
    for (const auto& [symmetry, puzzles] : symmetries_)
      symmetries.counts.push_back({std::string(row_of(symmetry).key), puzzles});
    summary.distributions = {std::move(clues), std::move(symmetries), levels_};
    if (hardest_.empty()) return summary;
    Distribution hardest{
        .key = "hardest:explainer", .title = "Hardest technique, scale explainer", .counts = {}};
    for (const auto& [technique, puzzles] : hardest_)
      hardest.counts.push_back({technique, puzzles});
    std::ranges::stable_sort(hardest.counts, std::ranges::greater(), &Count::puzzles);
    summary.distributions.push_back(std::move(hardest));
    for (const auto& [key, values] : values_) summary.columns.push_back(column_of(key, values));
    return summary;
  }

 private:
  std::size_t puzzles_ = 0;
  std::map<int, std::uint64_t> clues_;
  std::map<Symmetry, std::uint64_t> symmetries_;
  Distribution levels_{.key = "levels", .title = "Levels", .counts = {}};
  std::map<std::string, std::uint64_t> hardest_;
  using Column = std::pair<std::string_view, std::vector<double>>;
  std::vector<Column> values_;  // ER, EP, ED
};

void collect_boards(Session& session, const Geometry& geometry, const variants::BoardLevels& levels,
                    BoardStatistics& statistics) {
  const auto rater = variants::BoardRater::of(geometry);
  const variants::BoardSolver solver(geometry);
  stream_boards(
      session, geometry,
      [&](const BoardRecord& record) -> Result<BoardFacts> {
        const RunControl control = session.silent_control();
        const auto found = solver.solve(record.givens, 2, control);
        if (found.count != 1) return fault_of(record, found);
        BoardFacts facts{.clues = variants::clue_count(record.givens),
                         .symmetry = variants::symmetry_of(geometry, record.givens),
                         .level = std::string(levels.key_by_singles(record.givens)),
                         .rating = {}};
        if (!rater) return facts;
        facts.rating = rater->rate(record.givens, {.control = &control});
        facts.level = levels.key_of(*facts.rating, record.givens);
        return facts;
      },
      [&](const BoardFacts& facts) {
        statistics.add(facts);
        return Flow::kContinue;
      });
}

}  // namespace

ExitCode stats_boards(Session& session, const Geometry& geometry, const std::string& format) {
  if (format == "svg") return session.fail(request_error("--to svg is for 9x9 only"));
  const auto levels = variants::BoardLevels::of(geometry);
  BoardStatistics statistics(levels);
  collect_boards(session, geometry, levels, statistics);
  if (session.should_stop()) return session.exit_code();
  const Summary summary = statistics.summary();
  session.write(format == "html"  ? summary_html(summary, geometry.key())
                : format == "csv" ? summary_csv(summary)
                                  : summary_text(summary));
  return session.exit_code();
}

}  // namespace nonet
