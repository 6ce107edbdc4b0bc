#include "tasks/hunt/hunt_page.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <set>
#include <utility>

#include "base/number_text.h"
#include "board/canonical.h"
#include "book/drawings/grid_picture.h"
#include "charts/chart.h"
#include "charts/inline_svg.h"
#include "charts/page.h"
#include "tasks/hunt/hunt_text.h"

namespace nonet {
namespace {

constexpr std::size_t kListed = 30;        // best puzzles in the list
constexpr std::size_t kDrawnFinds = 12;    // of these, drawn
constexpr std::size_t kGenerations = 100;  // the last ones of each line of descent
constexpr double kPictureWidth = 230;

double share_of_run(std::uint64_t part, std::uint64_t whole) {
  return whole == 0 ? 0 : static_cast<double>(part) / static_cast<double>(whole);
}

constexpr std::array<std::string_view, 6> kHuntOptions = {"from",        "islands", "population",
                                                          "evaluations", "time",    "resume"};

// "--islands 4 --time 8h": the options of a run that a hunt depends on.
std::string settings_text(const std::string& options_json) {
  const auto options = nlohmann::json::parse(options_json, nullptr, false);
  std::string text;
  if (!options.is_object()) return text;
  for (const auto& [name, value] : options.items()) {
    if (std::ranges::find(kHuntOptions, name) == kHuntOptions.end()) continue;
    const std::string word = value.is_string() ? value.get<std::string>() : value.dump();
    text += fmt::format("{}--{}{}{}", text.empty() ? "" : " ", name, word.empty() ? "" : " ", word);
  }
  return text;
}

// The axis of curves: time if the rounds have times, else puzzles bred.
class TimeAxis {
 public:
  // Borrows the clock.
  explicit TimeAxis(const HuntClock& clock)
      : rounds_(clock.rounds), in_hours_(clock.seconds >= 2 * 3600) {}

  [[nodiscard]] std::string label() const {
    if (rounds_.empty()) return "puzzles bred";
    return in_hours_ ? "hours" : "minutes";
  }
  [[nodiscard]] double at(const TimelinePoint& point) const {
    if (rounds_.empty()) return static_cast<double>(point.evaluations);
    return seconds_at(point.rounds) / (in_hours_ ? 3600 : 60);
  }

 private:
  [[nodiscard]] double seconds_at(std::uint64_t rounds) const {
    const auto after =
        std::ranges::lower_bound(rounds_, rounds, {}, &std::pair<std::uint64_t, double>::first);
    if (after == rounds_.end()) return rounds_.back().second;
    if (after == rounds_.begin() || after->first == rounds) return after->second;
    const auto& [before, seconds] = *std::prev(after);
    const double part =
        static_cast<double>(rounds - before) / static_cast<double>(after->first - before);
    return seconds + part * (after->second - seconds);
  }

  const std::vector<std::pair<std::uint64_t, double>>& rounds_;
  bool in_hours_;
};

std::string hunt_summary_of(const HuntStory& story) {
  const HuntProgress& progress = story.progress;
  std::string text = fmt::format("{} bred, {} rated", grouped(progress.evaluations),
                                 grouped(at_least(progress.histogram, 0)));
  if (!progress.records.empty()) {
    text += ", best " + record_text(progress.objective, progress.records.back());
  }
  return text;
}

void add_summary(HtmlPage& page, const HuntStory& story) {
  const HuntProgress& progress = story.progress;
  std::vector<Fact> facts = {{"seed", fmt::format("{}", progress.seed)},
                             {"islands", fmt::format("{}", progress.islands.size())},
                             {"puzzles bred", grouped(progress.evaluations)},
                             {"rounds", grouped(progress.rounds)},
                             {"rated, distinct", grouped(at_least(progress.histogram, 0))}};
  if (story.clock.seconds > 0) {
    facts.push_back({"time by the clock", duration_text(story.clock.seconds)});
  }
  if (!story.clock.run_key.empty()) facts.push_back({"run", story.clock.run_key});
  if (story.run) {
    facts.push_back({"begun", story.run->started});
    facts.push_back({"settings", settings_text(story.run->options)});
    facts.push_back({"version", story.run->version});
  }
  page.facts(facts);
}

GridPicture find_picture_of(const Grid& givens) {
  GridPicture picture;
  picture.givens = givens;
  return picture;
}

Figure figure_of(const GridPicture& picture, std::string caption, const Typefaces& typefaces) {
  const Drawing drawing =
      grid_image({.picture = picture, .caption = "", .width = kPictureWidth}, typefaces);
  return {inline_svg(drawing, caption), std::move(caption), Ground::kPaper};
}

std::string rating_text(const ExplainerTenths& rating) {
  return fmt::format("{} / {} / {}", er_text(rating.er), er_text(rating.ep), er_text(rating.ed));
}

// The same, aligned for columns.
std::string rating_columns(const ExplainerTenths& rating) {
  return fmt::format("{:>4} / {:>4} / {:>4}", er_text(rating.er), er_text(rating.ep),
                     er_text(rating.ed));
}

// The best puzzle of each solution grid, up to isomorphism; the other puzzles of a grid look the
// same.
std::vector<const ArchivedPuzzle*> best_of_grids(const std::vector<ArchivedPuzzle>& best_first) {
  Canonicalizer canonicalizer;
  std::set<Fingerprint> grids;
  std::vector<const ArchivedPuzzle*> best;
  for (const ArchivedPuzzle& puzzle : best_first) {
    if (best.size() == kListed) break;
    const Grid& solution = puzzle.puzzle.solution();
    if (grids.insert(fingerprint(canonicalizer.grid_of(solution))).second) best.push_back(&puzzle);
  }
  return best;
}

void add_best(HtmlPage& page, const HuntStory& story, const Typefaces& typefaces) {
  page.section("Best puzzles");
  std::vector<Figure> figures;
  std::string list;
  for (const ArchivedPuzzle* puzzle : best_of_grids(story.best)) {
    const Grid& givens = puzzle->puzzle.givens();
    if (figures.size() < kDrawnFinds) {
      figures.push_back(figure_of(find_picture_of(givens),
                                  fmt::format("ER {}, {}, {} clues", rating_text(puzzle->rating),
                                              class_text(puzzle->is), givens.clue_count()),
                                  typefaces));
    }
    list += fmt::format("{}  {}  {}  {}\n", givens.line(), rating_columns(puzzle->rating),
                        givens.clue_count(), class_fields(puzzle->is));
  }
  if (figures.empty()) {
    page.paragraph("No puzzle has been rated yet.");
    return;
  }
  page.paragraph("Of each solution grid the best, up to isomorphism.");
  page.figures(figures);
  page.paragraph(
      "As lines, with ER / EP / ED, the number of clues, and the class: the depth of trial and "
      "error, and the length of the braids that it needs:");
  page.preformatted(list);
}

void add_curves(HtmlPage& page, const HuntStory& story) {
  const HuntProgress& progress = story.progress;
  const TimeAxis axis(story.clock);
  page.section("Over time");
  if (progress.timeline.empty()) {
    page.paragraph("No round has ended yet.");
    return;
  }
  LineChart ratings;
  ratings.frame.title = "Best and median rating";
  ratings.frame.x.label = axis.label();
  ratings.frame.y.label = "ER";
  ratings.series = {{"best", {}}, {"median of the last rated", {}}};
  LineChart yields;
  yields.frame.title = "Puzzles found, at most ten of a solution grid";
  yields.frame.x.label = axis.label();
  yields.frame.y.label = "puzzles + 1";
  yields.frame.y.scale = AxisScale::kLog;
  for (const int er : kYieldClasses) {
    yields.series.push_back({fmt::format("ER {} and above", er_text(er)), {}});
  }
  for (const TimelinePoint& point : progress.timeline) {
    const double x = axis.at(point);
    if (point.best > 0) ratings.series[0].points.push_back({x, point.best / 10.0});
    if (point.median > 0) ratings.series[1].points.push_back({x, point.median / 10.0});
    for (std::size_t i = 0; i < kYieldClasses.size(); ++i) {
      yields.series[i].points.push_back({x, static_cast<double>(point.yield[i] + 1)});
    }
  }
  std::erase_if(ratings.series, [](const Series& series) { return series.points.empty(); });
  if (!ratings.series.empty()) page.figure({chart_svg(ratings), "", Ground::kPage});
  page.figure({chart_svg(yields), "", Ground::kPage});
}

void add_yield(HtmlPage& page, const HuntStory& story) {
  const HuntProgress& progress = story.progress;
  const double hours = story.clock.seconds / 3600;
  page.section("Yield");
  Table table{
      "Distinct up to isomorphism; counted: at most ten of a solution grid",
      {{"ER from", Align::kLeft}, {"rated"}, {"counted"}, {"counted per hour"}, {"solution grids"}},
      {}};
  for (std::size_t i = 0; i < kYieldClasses.size(); ++i) {
    const auto counted = static_cast<double>(progress.yield[i]);
    table.rows.push_back({er_text(kYieldClasses[i]),
                          grouped(at_least(progress.histogram, kYieldClasses[i])),
                          grouped(progress.yield[i]),
                          hours > 0 ? grouped(static_cast<std::uint64_t>(counted / hours)) : "",
                          grouped(progress.grids[i])});
  }
  page.table(table);
  Histogram chart;
  chart.frame.title = "Rated puzzles by ER";
  chart.frame.x.label = "ER";
  chart.frame.y.label = "puzzles";
  chart.series = {{"rated", {}}};
  for (std::size_t er = 0; er < kTenths; ++er) {
    if (progress.histogram[er] == 0) continue;
    const double at = static_cast<double>(er) / 10;
    chart.series[0].bins.push_back(
        {at - 0.05, at + 0.05, static_cast<double>(progress.histogram[er])});
  }
  if (!chart.series[0].bins.empty()) page.figure({chart_svg(chart), "", Ground::kPage});
}

// Columns of half an ER from the lowest to the highest rating, a row for each clue count that
// occurs.
void add_archive(HtmlPage& page, const HuntProgress& progress) {
  constexpr std::size_t kClass = 5;
  std::vector<std::array<std::uint64_t, kTenths / kClass>> classes(progress.heat.size());
  std::set<std::size_t> columns;
  std::set<std::size_t> rows;
  for (std::size_t clues = 0; clues < progress.heat.size(); ++clues) {
    for (std::size_t er = 0; er < kTenths; ++er) {
      if (progress.heat[clues][er] == 0) continue;
      classes[clues][er / kClass] += progress.heat[clues][er];
      columns.insert(er / kClass);
      rows.insert(clues);
    }
  }
  if (rows.empty()) return;
  HeatMap map;
  map.title = "Rated puzzles by clues and ER";
  map.row_label = "clues";
  map.column_label = "ER from";
  for (std::size_t c = *columns.begin(); c <= *columns.rbegin(); ++c) {
    map.columns.push_back(er_text(static_cast<int>(c * kClass)));
  }
  for (std::size_t clues = *rows.begin(); clues <= *rows.rbegin(); ++clues) {
    map.rows.push_back(fmt::format("{}", clues));
    std::vector<double> values;
    for (std::size_t c = *columns.begin(); c <= *columns.rbegin(); ++c) {
      values.push_back(static_cast<double>(classes[clues][c]));
    }
    map.values.push_back(std::move(values));
  }
  page.section("Archive");
  page.figure({chart_svg(map), "", Ground::kPage});
}

void add_engine(HtmlPage& page, const HuntProgress& progress) {
  page.section("Screens and operators");
  Table screens{"The screens that a new puzzle passes, cheapest first",
                {{"screen", Align::kLeft},
                 {"asks", Align::kLeft},
                 {"in"},
                 {"out"},
                 {"passed"},
                 {"rejects rated"},
                 {"of them above ER " + er_text(kRecallLimit)}},
                {}};
  for (const StageRow& row : kStageTable) {
    const StageCount& count = progress.stages[row.id];
    const Recall& recall = progress.recall[row.id];
    screens.rows.push_back({std::string(row.key), std::string(row.asks), grouped(count.in),
                            grouped(count.out), passed_text(count), grouped(recall.sampled),
                            grouped(recall.missed)});
  }
  page.table(screens);
  page.paragraph(
      "A few puzzles that a screen rejects, chosen at random, are rated all the same: they show "
      "what "
      "the screen costs. The rejects of the rating waited for it and were never among the best.");
  Table operators{"What bred them",
                  {{"operator", Align::kLeft},
                   {"calls"},
                   {"children"},
                   {"rated"},
                   {"kept"},
                   {"kept of 1,000 children"},
                   {"share now, %"}},
                  {}};
  for (const OperatorRow& row : operator_catalog()) {
    const OperatorCount& count = progress.operators[row.id];
    operators.rows.push_back(
        {std::string(row.key), grouped(count.calls), grouped(count.children), grouped(count.rated),
         grouped(count.improved),
         fmt::format("{:.2f}", 1000 * share_of_run(count.improved, count.children)),
         fmt::format("{:.0f}", 100 * count.share)});
  }
  page.table(operators);
}

// The changed clues, each protected from line breaks in the caption.
std::string unbroken(std::string change) {
  constexpr std::string_view kMinus = "\u2212";  // a hyphen would invite a line break
  for (std::size_t at = 0; (at = change.find('-', at)) != std::string::npos; at += kMinus.size()) {
    change.replace(at, 1, kMinus);
  }
  return change;
}

// Marks the clues that the previous step did not have; marks nothing if the two are in different
// frames.
GridPicture find_picture_of(const LineageStep& step, const LineageStep* before) {
  GridPicture picture = find_picture_of(step.puzzle.givens());
  if (before == nullptr) return picture;
  for (const Cell c : step.puzzle.givens().filled()) {
    if (before->puzzle.givens().value(c) != step.puzzle.givens().value(c)) {
      picture.cells.push_back({c, Highlight::kPattern});
    }
  }
  const bool same_frame = picture.cells.size() <= 4;
  if (!same_frame) picture.cells.clear();
  return picture;
}

// "ER 11.2". A record is unrated if another puzzle of its grid has the same class.
std::string end_of(const Lineage& lineage) {
  const std::optional<double> er = lineage.back().er;
  return er ? fmt::format("ER {:.1f}", *er) : std::string("the record");
}

void add_lineages(HtmlPage& page, const HuntStory& story, const Typefaces& typefaces) {
  page.section("Lineage of the records");
  std::string records;
  for (const Milestone& record : story.progress.records) {
    const ExplainerTenths& rating = record.rating;
    records += fmt::format("{}  {}  {}  {}\n", record.givens.line(), rating_columns(rating),
                           class_fields(record.is), grouped(record.evaluation));
  }
  page.paragraph(
      "Each better than all before, with ER / EP / ED, its class, and how many were bred until "
      "then:");
  page.preformatted(records);
  if (story.lineages.empty()) {
    page.paragraph(
        "No line of descent is known: they are kept in the database of --db, and a record that "
        "came out of a climb from random puzzles has none.");
  }
  for (const Lineage& lineage : story.lineages) {
    const std::size_t generations = lineage.size() - 1;
    const bool cut = lineage.size() > kGenerations;
    page.subsection(fmt::format("{} generation{} to {}{}", generations, generations == 1 ? "" : "s",
                                end_of(lineage),
                                cut ? fmt::format(", the last {} drawn", kGenerations) : ""));
    std::vector<Figure> figures;
    const std::size_t first = lineage.size() - std::min(kGenerations, lineage.size());
    for (std::size_t i = first; i < lineage.size(); ++i) {
      const LineageStep& step = lineage[i];
      std::string caption = step.er ? fmt::format("ER {:.1f}", *step.er) : std::string("unrated");
      if (!step.operation.empty()) {
        caption += fmt::format(", {} {}", step.operation, unbroken(step.change));
      }
      figures.push_back(figure_of(find_picture_of(step, i > first ? &lineage[i - 1] : nullptr),
                                  caption, typefaces));
    }
    page.figures(figures);
  }
}

}  // namespace

Result<std::string> hunt_page(const HuntStory& story) {
  const auto typefaces = Typefaces::open();
  if (!typefaces) return typefaces.error();
  HtmlPage page("The hunt", hunt_summary_of(story));
  add_summary(page, story);
  add_best(page, story, *typefaces);
  add_curves(page, story);
  add_yield(page, story);
  add_archive(page, story.progress);
  add_lineages(page, story, *typefaces);
  add_engine(page, story.progress);
  return page.html();
}

}  // namespace nonet
