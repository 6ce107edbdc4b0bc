#include "tasks/hunt/record_tables.h"

#include <algorithm>
#include <fmt/format.h>
#include <limits>
#include <tuple>
#include <vector>

#include "base/number_text.h"
#include "charts/chart.h"
#include "charts/page.h"

namespace nonet {
namespace {

constexpr double kMapWidth = 1080;

struct RecordLine {
  const RecordKindRow* kind;
  RecordNiche niche;
  const RecordHolder* holder;
  const RecordOrigin* origin;  // null: imported
};

// By measure, clues, symmetry.
std::vector<RecordLine> lines_of(const StoredRecords& records) {
  std::vector<RecordLine> lines;
  for (const auto& [niche, holder] : records.map.holders()) {
    const auto origin = records.origins.find(holder.mark);
    lines.push_back({&kRecordKinds[niche.kind], niche, &holder,
                     origin == records.origins.end() ? nullptr : &origin->second});
  }
  std::ranges::sort(lines, {}, [](const RecordLine& line) {
    return std::tuple(line.niche.kind, line.niche.clues, line.niche.symmetry);
  });
  return lines;
}

std::string value_of(const RecordLine& line) {
  return fmt::format("{:.{}f}", line.holder->score.front(), line.kind->digits);
}

std::string date_of(const RecordLine& line) {
  return line.origin != nullptr ? line.origin->date : "-";
}

std::string seed_of(const RecordLine& line) {
  return line.origin != nullptr ? fmt::format("{}", line.origin->seed) : "-";
}

// Rows by symmetry, columns by clues.
HeatMap heat_map_of(const RecordMap& map, std::size_t kind) {
  HeatMap heat;
  heat.title = std::string(kRecordKinds[kind].name);
  heat.row_label = "symmetry of the clues";
  heat.column_label = "clues";
  heat.digits = kRecordKinds[kind].digits;
  heat.width = kMapWidth;
  for (int clues = kFewestMappedClues; clues <= kMostMappedClues; ++clues) {
    heat.columns.push_back(fmt::format("{}", clues));
  }
  for (const SymmetryRow& symmetry : kSymmetries) {
    if (up_to_turns(symmetry.id) != symmetry.id) continue;
    heat.rows.emplace_back(symmetry.key);
    std::vector<double> values(heat.columns.size(), std::numeric_limits<double>::quiet_NaN());
    for (std::size_t i = 0; i < values.size(); ++i) {
      const auto held =
          map.holders().find({kind, symmetry.id, kFewestMappedClues + static_cast<int>(i)});
      if (held != map.holders().end()) values[i] = held->second.score.front();
    }
    heat.values.push_back(std::move(values));
  }
  return heat;
}

Table table_of(const std::vector<RecordLine>& lines, std::size_t kind) {
  Table table;
  table.columns = {{"clues"},
                   {"symmetry", Align::kLeft},
                   {std::string(kRecordKinds[kind].key)},
                   {"puzzle", Align::kLeft},
                   {"found by the run of", Align::kLeft},
                   {"seed"}};
  for (const RecordLine& line : lines) {
    if (line.niche.kind != kind) continue;
    table.rows.push_back({fmt::format("{}", line.niche.clues),
                          std::string(row_of(line.niche.symmetry).key), value_of(line),
                          line.holder->puzzle.givens().line(), date_of(line), seed_of(line)});
  }
  return table;
}

}  // namespace

std::string records_text(const StoredRecords& records) {
  std::string text = "record\tclues\tsymmetry\tvalue\tpuzzle\tdate\tseed\n";
  for (const RecordLine& line : lines_of(records)) {
    text += fmt::format("{}\t{}\t{}\t{}\t{}\t{}\t{}\n", line.kind->key, line.niche.clues,
                        row_of(line.niche.symmetry).key, value_of(line),
                        line.holder->puzzle.givens().line(), date_of(line), seed_of(line));
  }
  return text;
}

std::string records_summary(const RecordMap& map) {
  std::string text;
  for (std::size_t kind = 0; kind < kRecordKinds.size(); ++kind) {
    double most = 0;
    for (const auto& [niche, holder] : map.holders()) {
      if (niche.kind == kind) most = std::max(most, holder.score.front());
    }
    text += fmt::format("{}{} {:.{}f}", text.empty() ? "" : ", ", kRecordKinds[kind].key, most,
                        kRecordKinds[kind].digits);
  }
  return fmt::format("{}: {} records", text, grouped(map.holders().size()));
}

std::string records_page(const StoredRecords& records, const RecordPageFacts& facts) {
  HtmlPage page("A map of records", "The hardest minimal puzzles by clues and symmetry");
  page.facts({{"records", fmt::format("{}", records.map.holders().size())},
              {"version", facts.version},
              {"date", facts.date}});
  page.paragraph(
      "A square holds the greatest value among all minimal puzzles of the database with this "
      "number of clues whose pattern has exactly this symmetry, up to turns: horizontal stands for "
      "vertical, too, and diagonal for antidiagonal. Empty: the database has none.");
  const std::vector<RecordLine> lines = lines_of(records);
  for (std::size_t kind = 0; kind < kRecordKinds.size(); ++kind) {
    page.section(kRecordKinds[kind].name);
    page.figure({chart_svg(heat_map_of(records.map, kind)), ""});
    page.table(table_of(lines, kind));
  }
  return page.html();
}

}  // namespace nonet
