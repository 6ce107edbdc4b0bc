#include "book/pages/book_index.h"

#include <algorithm>
#include <fmt/format.h>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "book/spec/board_name.h"
#include "rater/logic/steps/technique_catalog.h"

namespace nonet {
namespace {

class IndexSetter {
 public:
  IndexSetter(PageFlow& flow, const BookSpec& spec, const BookPlan& plan)
      : flow_(flow),
        spec_(spec),
        plan_(plan),
        words_(spec.words),
        puzzles_(numbered_puzzles(spec)) {}

  void run() {
    flow_.title(words_[Phrase::kIndexEffort]);
    flow_.paragraph(words_[Phrase::kIndexNote]);
    for (std::size_t section = 0; section < spec_.sections.size(); ++section) {
      if (!is_first_of_board(spec_, section)) continue;
      const auto& board = spec_.sections[section].board;
      if (board != nullptr) flow_.heading(board_name(*board, words_));
      if (board == nullptr && spec_.sections[section].among_boards) flow_.heading(kClassicName);
      set_efforts(board == nullptr ? "" : board->key());
    }
    set_techniques();
  }

 private:
  // Empty for the classic board.
  [[nodiscard]] std::string board_key(std::size_t puzzle) const {
    const auto section = static_cast<std::size_t>(puzzles_[puzzle].section);
    const auto& board = spec_.sections[section].board;
    return board == nullptr ? "" : board->key();
  }

  // The puzzles of one board.
  void set_efforts(const std::string& board) {
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < puzzles_.size(); ++i) {
      if (board_key(i) == board) order.push_back(i);
    }
    std::ranges::stable_sort(order, {}, [&](std::size_t i) {
      return std::pair(puzzles_[i].puzzle->effort, puzzles_[i].puzzle->hardness);
    });
    std::vector<std::string> lines;
    double widest = 0;
    for (const std::size_t i : order) {
      const int page = i < plan_.puzzle_pages.size() ? plan_.puzzle_pages[i] : 0;
      lines.push_back(line_of(i, page));
      widest = std::max(widest, flow_.width(line_of(i, kWidestPage)));
    }
    flow_.columns(lines, widest);
  }

  [[nodiscard]] std::string line_of(std::size_t i, int page) const {
    const BookPuzzle& puzzle = *puzzles_[i].puzzle;
    std::string line = fmt::format("{}", i + 1);
    for (const std::string& part : {target_text(puzzle), puzzle.rating}) {
      if (!part.empty()) line += "  " + part;
    }
    return line + fmt::format("  {}", words_.say(Phrase::kIndexPage, page));
  }

  // Of classic puzzles.
  void set_techniques() {
    std::map<TechniqueId, std::string> by_technique;
    for (std::size_t i = 0; i < puzzles_.size(); ++i) {
      const TechniqueRow* row = find_technique(puzzles_[i].puzzle->hardest);
      if (row == nullptr || !board_key(i).empty()) continue;
      std::string& numbers = by_technique[row->id];
      numbers += fmt::format("{}{}", numbers.empty() ? "" : ", ", i + 1);
    }
    if (by_technique.empty()) return;
    flow_.title(words_[Phrase::kIndexTechnique]);
    flow_.paragraph(words_[Phrase::kIndexTechniqueNote]);
    for (const auto& [technique, numbers] : by_technique) {
      flow_.heading(words_.technique(technique_row(technique).key));
      flow_.paragraph(numbers);
    }
  }

  PageFlow& flow_;
  const BookSpec& spec_;
  const BookPlan& plan_;
  const BookWords& words_;
  std::vector<NumberedPuzzle> puzzles_;
};

}  // namespace

void set_index(PageFlow& flow, const BookSpec& spec, const BookPlan& plan) {
  IndexSetter(flow, spec, plan).run();
}

}  // namespace nonet
