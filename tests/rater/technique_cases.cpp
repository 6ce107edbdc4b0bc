#include "tests/rater/technique_cases.h"

#include <fstream>
#include <sstream>

#include "rater/orders/scale/finder_catalog.h"
#include "tests/puzzle_of.h"

namespace nonet::testing {

namespace {

std::string data_path(const std::string& name) { return std::string(NONET_TEST_DATA) + "/" + name; }

// "r1c2<>34" as candidates.
void read_removed(const std::string& text, Position& position) {
  std::istringstream items(text);
  std::string item;
  while (std::getline(items, item, ',')) {
    const Cell cell(item[1] - '1', item[3] - '1');
    for (const char digit : item.substr(6)) position.eliminate({cell, Digit(digit - '0')});
  }
}

class CollectingSink final : public StepSink {
 public:
  Demand offer(const Step& step) override {
    steps.push_back(step);
    return Demand::kMore;
  }
  [[nodiscard]] Detail detail() const override { return Detail::kExplanation; }
  std::vector<Step> steps;
};

// Ends at the first step searched for: listing all nested chains takes seconds.
class SeekingSink final : public StepSink {
 public:
  SeekingSink(TechniqueId technique, const std::optional<std::string>& conclusion)
      : technique_(technique), conclusion_(conclusion) {}
  Demand offer(const Step& step) override {
    found = found || (step.technique == technique_ &&
                      (!conclusion_ || conclusion_text(step) == *conclusion_));
    return found ? Demand::kEnough : Demand::kMore;
  }
  [[nodiscard]] Detail detail() const override { return Detail::kExplanation; }
  bool found = false;

 private:
  TechniqueId technique_;
  const std::optional<std::string>& conclusion_;
};

// "436" is digit 4 in r3c6.
Candidate library_candidate(const std::string& text) {
  return {Cell(text[1] - '1', text[2] - '1'), Digit(text[0] - '0')};
}

std::optional<LibraryCase> library_case(const std::string& line) {
  if (line.empty() || line[0] != ':') return std::nullopt;
  std::vector<std::string> fields;
  std::istringstream text(line);
  std::string field;
  while (std::getline(text, field, ':')) fields.push_back(field);
  fields.resize(8);
  std::string grid;
  CellSet givens;
  bool is_given = true;
  for (const char c : fields[3]) {
    if (c != '+' && c != '.' && is_given) givens.insert(Cell(static_cast<int>(grid.size())));
    if (c != '+') grid += c;
    is_given = c != '+';
  }
  LibraryCase item{fields[1], line, Position(Grid::from_line(grid).value()), givens, {}, {}, false};
  item.must_fail = item.code.ends_with("-x");
  std::istringstream removed(fields[4]);
  for (std::string word; removed >> word;) item.position.eliminate(library_candidate(word));
  std::istringstream eliminated(fields[5]);
  for (std::string word; eliminated >> word;) item.eliminations.insert(library_candidate(word));
  std::istringstream placed(fields[6]);
  if (std::string word; placed >> word) item.placement = library_candidate(word);
  return item;
}

}  // namespace

std::vector<LibraryCase> library_cases(const std::string& file) {
  std::vector<LibraryCase> cases;
  std::ifstream in(file);
  for (std::string line; std::getline(in, line);) {
    if (line.ends_with('\r')) line.pop_back();
    if (const auto item = library_case(line)) cases.push_back(*item);
  }
  return cases;
}

std::vector<TechniqueCase> cases_of(std::string_view technique_key) {
  std::vector<TechniqueCase> cases;
  std::ifstream in(data_path("techniques/" + std::string(technique_key) + ".txt"));
  std::string line;
  while (std::getline(in, line)) {
    if (line.empty() || line[0] == '#') continue;
    std::istringstream text(line);
    std::string verdict;
    std::string grid;
    std::string removed;
    std::string conclusion;
    std::string source;
    text >> verdict >> grid >> removed >> conclusion;
    std::getline(text >> std::ws, source);
    TechniqueCase item{verdict == "found", Position(Grid::from_line(grid).value()), conclusion,
                       source};
    if (removed != "-") read_removed(removed, item.position);
    cases.push_back(item);
  }
  return cases;
}

bool finds(const Position& position, const TechniqueRow& technique,
           const std::optional<std::string>& conclusion) {
  SeekingSink sink(technique.id, conclusion);
  WalkMemory memory;
  const FinderRow& finder = finder_row(technique.id);
  finder.find(Search{position, sink, memory, finder.size, {}});
  return sink.found;
}

std::vector<Step> all_steps(const Position& position, const TechniqueRow& technique,
                            CellSet givens) {
  CollectingSink sink;
  WalkMemory memory;
  const FinderRow& finder = finder_row(technique.id);
  finder.find(Search{position, sink, memory, finder.size, givens});
  return sink.steps;
}

std::string conclusion_text(const Step& step) {
  const auto name = [](Cell cell) {
    return "r" + std::to_string(cell.row() + 1) + "c" + std::to_string(cell.column() + 1);
  };
  std::string text;
  for (const Cell cell : step.eliminations.cells()) {
    text += (text.empty() ? "" : ",") + name(cell) + "<>";
    for (const Digit d : step.eliminations.digits_in(cell)) text += d.symbol();
  }
  if (step.placement) {
    text += (text.empty() ? "" : ",") + name(step.placement->cell) + "=";
    text += step.placement->digit.symbol();
  }
  return text;
}

std::vector<Puzzle> puzzles_with_many_techniques() {
  std::vector<Puzzle> puzzles;
  std::ifstream in(data_path("many_techniques.txt"));
  std::string line;
  while (std::getline(in, line)) {
    if (Grid::from_line(line)) puzzles.push_back(puzzle_of(line));
  }
  return puzzles;
}

}  // namespace nonet::testing
