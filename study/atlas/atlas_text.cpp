#include "study/atlas/atlas_text.h"

#include <array>
#include <fmt/format.h>
#include <string_view>
#include <vector>

#include "charts/chart.h"
#include "charts/page.h"
#include "generator/atlas/subset_plan.h"

namespace nonet {

namespace {

// A property that ratings have, in the order of the page.
struct Property {
  std::string_view key;  // before the tab
  std::string_view title;
};

constexpr std::array kProperties = {
    Property{"explainer", "Explainer rating (ER)"},
    Property{"technique", "Hardest technique of the Explainer"},
    Property{"hodoku", "Level of HoDoKu"},
    Property{"minutes", "Minutes of an average reader"},
    Property{"te-depth", "Depth of trial and error"},
};

struct ShareRow {
  std::string value;
  Interval share;
};

std::vector<ShareRow> shares_by(const AtlasTally& tally, std::string_view key) {
  std::vector<ShareRow> rows;
  for (const auto& [property, share] : tally.shares()) {
    const std::size_t tab = property.find('\t');
    if (std::string_view(property).substr(0, tab) == key)
      rows.push_back({property.substr(tab + 1), share});
  }
  return rows;
}

std::string count_line(std::string_view clues, const Interval& count) {
  return fmt::format("{}\t{:.4e}\t{:.4e}\t{:.4e}\n", clues, count.value, count.low, count.high);
}

BarChart share_chart(const Property& property, const std::vector<ShareRow>& rows) {
  BarChart chart{.title = std::string(property.title),
                 .value_label = "per cent of all minimal puzzles, with 95 % interval",
                 .bars = {},
                 .digits = 2};
  for (const ShareRow& row : rows) {
    chart.bars.push_back({.label = row.value,
                          .value = row.share.value,
                          .interval = std::pair(row.share.low, row.share.high)});
  }
  return chart;
}

Table counts_table(const AtlasTally& tally) {
  Table table;
  table.columns = {{"clues"}, {"minimal puzzles"}, {"95 % interval"}, {"per cent"}};
  const Interval all = tally.all();
  const auto add = [&](const std::string& name, const Interval& count) {
    table.rows.push_back({name, fmt::format("{:.4e}", count.value),
                          fmt::format("{:.4e} to {:.4e}", count.low, count.high),
                          fmt::format("{:.4g}", 100 * count.value / all.value)});
  };
  for (int clues = 0; clues <= kCells; ++clues) {
    if (const auto count = tally.with_clues(clues)) add(fmt::format("{}", clues), *count);
  }
  add("all", all);
  return table;
}

std::string plan_text() {
  std::string text;
  for (const SubsetDraws& draws : kSubsetPlan) {
    text += fmt::format("{}{} of {} cells", text.empty() ? "" : ", ", draws.count, draws.clues);
    if (draws.fewest > 0) text += fmt::format(" (for puzzles of {} clues and more)", draws.fewest);
  }
  return text;
}

}  // namespace

std::string atlas_text(const AtlasTally& tally) {
  std::string text = "clues\tcount\tlow\thigh\n";
  for (int clues = 0; clues <= kCells; ++clues) {
    if (const auto count = tally.with_clues(clues)) {
      text += count_line(fmt::format("{}", clues), *count);
    }
  }
  text += count_line("all", tally.all());
  for (const auto& [property, share] : tally.shares()) {
    text +=
        fmt::format("{}\t{:.3f}\t{:.3f}\t{:.3f}\n", property, share.value, share.low, share.high);
  }
  return text;
}

std::string atlas_page(const AtlasTally& tally, const AtlasHeader& header) {
  HtmlPage page("An atlas of minimal Sudoku puzzles",
                "How many there are and how hard they are, without bias");
  page.facts({{"command", header.command},
              {"version", header.version},
              {"date", header.date},
              {"seed", fmt::format("{}", header.seed)},
              {"random solution grids", fmt::format("{}", tally.blocks() * kGridsOfBlock)},
              {"random subsets of each", plan_text()},
              {"rated puzzles", fmt::format("{}", tally.blocks() * kRatedOfBlock)}});
  page.section("How many");
  page.paragraph(
      "Every minimal puzzle inside the random subsets is listed, in the large ones every one with "
      "at least so many clues, and weighed by the inverse of the number of times that it is "
      "expected to be listed; the sum of the weights is unbiased for each number of clues. Numbers "
      "of clues that were not met are missing.");
  page.table(counts_table(tally));
  page.section("How hard");
  page.paragraph(
      "Of each 64 grids four puzzles are drawn in proportion to their weights and rated: their "
      "shares are those among all minimal puzzles.");
  for (const Property& property : kProperties) {
    const std::vector<ShareRow> rows = shares_by(tally, property.key);
    if (!rows.empty()) page.figure({chart_svg(share_chart(property, rows)), ""});
  }
  return page.html();
}

}  // namespace nonet
