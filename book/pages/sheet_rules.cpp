// One column for each board where they are wide enough, so that lines stay short on wide sheets.

#include "book/pages/sheet_rules.h"

#include <algorithm>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "book/boards/puzzle_board.h"
#include "book/drawings/page_flow.h"
#include "book/spec/board_name.h"

namespace nonet {
namespace {

constexpr double kRuleLeading = 1.3;
constexpr double kBetweenBoards = 1.6;  // columns or rows of rules, in sizes of the type
constexpr double kNarrowestColumn = 24;
constexpr double kAbovePuzzles = 0.8;

struct BoardRules {
  std::string name;
  std::string text;
};

// The section of each puzzle.
std::vector<std::size_t> sections_of_puzzles(const BookSpec& spec) {
  std::vector<std::size_t> sections;
  for (std::size_t i = 0; i < spec.sections.size(); ++i) {
    sections.insert(sections.end(), std::max<std::size_t>(1, spec.sections[i].puzzles.size()), i);
  }
  return sections;
}

// Of the boards other than the classic one, each once, in the order of their puzzles. `sections`:
// those of all puzzles.
std::vector<BoardRules> rules_for(const BookSpec& spec, const std::vector<std::size_t>& sections,
                                  SheetPuzzles puzzles) {
  std::vector<BoardRules> rules;
  std::set<std::string> told;
  const std::size_t end =
      std::min(static_cast<std::size_t>(puzzles.first + puzzles.count), sections.size());
  for (auto i = static_cast<std::size_t>(puzzles.first); i < end; ++i) {
    const auto& board = spec.sections[sections[i]].board;
    if (board == nullptr || !told.insert(board->key()).second) continue;
    BoardRules each{board_name(*board, spec.words) + '.', {}};
    for (const std::string& rule :
         board_rules(*board, spec.words, symbols_on(*board, spec.symbols))) {
      each.text += (each.text.empty() ? "" : " ") + rule;
    }
    rules.push_back(std::move(each));
  }
  return rules;
}

// Sets rules in lines of equal width, the name of the board before the first.
class RulesSetter {
 public:
  RulesSetter(double size, const Typefaces& typefaces)
      : name_{Face::kBold, size, kBlack},
        text_{Face::kRegular, size, kBlack},
        typefaces_(typefaces) {}

  // Returns the height.
  double set(Drawing& drawing, const BoardRules& rules, Point corner, double width) const {
    double indent = typefaces_.width(name_, rules.name) + text_.size * 0.4;
    double y = corner.y + text_.size;
    drawing.text({{corner.x, y}, Anchor::kStart, name_, rules.name});
    // A long name has a line of its own.
    if (indent > width * 0.6) {
      indent = 0;
      y += text_.size * kRuleLeading;
    }
    double x = corner.x + indent;
    for (std::string& line : lines_after(indent, rules.text, width)) {
      drawing.text({{x, y}, Anchor::kStart, text_, std::move(line)});
      x = corner.x;
      y += text_.size * kRuleLeading;
    }
    return y - text_.size - corner.y;
  }

 private:
  // The first line is shorter than the others by the indent.
  [[nodiscard]] std::vector<std::string> lines_after(double indent, const std::string& text,
                                                     double width) const {
    std::string first = wrap(text, text_, width - indent, typefaces_).front();
    std::vector<std::string> lines{first};
    if (first.size() >= text.size()) return lines;
    for (std::string& line : wrap(text.substr(first.size() + 1), text_, width, typefaces_)) {
      lines.push_back(std::move(line));
    }
    return lines;
  }

  TextStyle name_;
  TextStyle text_;
  const Typefaces& typefaces_;
};

// The rules and the height that they take with the space below them.
struct SetRules {
  Drawing drawing;
  double height = 0;
};

SetRules set_rules(const BookSpec& spec, const std::vector<BoardRules>& rules, double room,
                   const Typefaces& typefaces) {
  SetRules set;
  if (rules.empty()) return set;
  const ProfileFigures& figures = figures_of(spec.profile);
  const double size = std::max(figures.text_size, figures.smallest_text);
  const double gap = size * kBetweenBoards;
  const auto fit = static_cast<std::size_t>((room + gap) / (size * kNarrowestColumn + gap));
  const std::size_t columns = std::clamp<std::size_t>(fit, 1, rules.size());
  const double width = (room + gap) / static_cast<double>(columns) - gap;
  const RulesSetter setter(size, typefaces);
  double top = size * kAbovePuzzles;
  for (std::size_t first = 0; first < rules.size(); first += columns) {
    double height = 0;
    for (std::size_t i = first; i < std::min(first + columns, rules.size()); ++i) {
      const double x = static_cast<double>(i - first) * (width + gap);
      height = std::max(height, setter.set(set.drawing, rules[i], {x, top}, width));
    }
    top += height + size * 0.5;
  }
  set.height = top + size * kAbovePuzzles;
  return set;
}

}  // namespace

double sheet_rules_height(const BookSpec& spec, const PageLayout& layout,
                          const Typefaces& typefaces) {
  if (figures_of(spec.profile).front_matter == FrontMatter::kFull) return 0;
  const double width = layout.content(Side::kRecto).width;
  const std::vector<std::size_t> sections = sections_of_puzzles(spec);
  const auto puzzles = static_cast<int>(sections.size());
  double height = 0;
  for (int first = 0; first < puzzles; first += layout.puzzles_per_page) {
    const auto rules = rules_for(spec, sections, {first, layout.puzzles_per_page});
    height = std::max(height, set_rules(spec, rules, width, typefaces).height);
  }
  return height;
}

Drawing sheet_rules(const BookSpec& spec, SheetPuzzles puzzles, double width,
                    const Typefaces& typefaces) {
  const auto rules = rules_for(spec, sections_of_puzzles(spec), puzzles);
  return set_rules(spec, rules, width, typefaces).drawing;
}

}  // namespace nonet
