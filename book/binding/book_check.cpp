// The checks that a book passes before it is written. They read the drawn pages: a digit belongs to
// the cell that holds its ink. So a grid drawn from the wrong puzzle, or over the edge, is found
// here, whatever error the drawing code made.

#include "book/binding/book_check.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <map>

#include "book/boards/puzzle_board.h"
#include "book/drawings/matrix_code.h"
#include "book/fonts/typefaces.h"
#include "book/pages/book_plan.h"
#include "book/pages/printed_book.h"
#include "book/spec/book_spec.h"

namespace nonet {
namespace {

constexpr double kTolerance = 0.01;  // points

class Checker {
 public:
  Checker(const BookSpec& spec, const PrintedBook& book, const Typefaces& typefaces,
          const RunControl& control)
      : spec_(spec),
        book_(book),
        layout_(book.plan.layout),
        typefaces_(typefaces),
        control_(control),
        figures_(figures_of(spec.profile)),
        puzzles_(numbered_puzzles(spec)),
        boards_(spec) {}

  std::vector<std::string> run() {
    check_puzzles();
    check_efforts();
    check_page_count();
    for (std::size_t i = 0; i < book_.pages.size() && !control_.should_stop(); ++i) {
      number_ = static_cast<int>(i) + 1;
      check_printed_grids(book_.plan.pages[i]);
      for (const Mark& mark : book_.pages[i].marks) check_mark(mark);
      check_overlaps(book_.plan.pages[i]);
    }
    return std::move(problems_);
  }

 private:
  template <typename... Args>
  void problem(fmt::format_string<Args...> text, Args&&... args) {
    std::string line = fmt::format(text, std::forward<Args>(args)...);
    // 81 equal faults of a page are one fault.
    if (problems_.empty() || problems_.back() != line) problems_.push_back(std::move(line));
  }

  void check_puzzles() {
    std::map<std::string, std::size_t> seen;
    for (std::size_t i = 0; i < puzzles_.size() && !control_.should_stop(); ++i) {
      const BookPuzzle& puzzle = *puzzles_[i].puzzle;
      const PuzzleBoard& board = board_of_puzzle(i);
      for (const std::string& fault : board.faults_of(puzzle)) {
        problem("puzzle {}: {}", i + 1, fault);
      }
      const std::string form = board.canonical_of(puzzle);
      if (form.empty()) continue;
      const auto [first, is_new] = seen.emplace(board.key() + ' ' + form, i);
      if (is_new) continue;
      const bool plain =
          board.givens_of(*puzzles_[first->second].puzzle) == board.givens_of(puzzle);
      problem("puzzle {}: puzzle {}{}", i + 1, first->second + 1,
              plain ? " again" : " in disguise");
    }
  }

  void check_efforts() {
    for (std::size_t i = 1; i < puzzles_.size(); ++i) {
      const bool same_section = puzzles_[i].section == puzzles_[i - 1].section;
      const int before = target_seconds(*puzzles_[i - 1].puzzle);
      const int here = target_seconds(*puzzles_[i].puzzle);
      if (same_section && here < before) {
        problem("puzzle {}: easier than puzzle {} before it (a target of {} s after {} s)", i + 1,
                i, here, before);
      } else if (same_section && here == before &&
                 puzzles_[i].puzzle->hardness < puzzles_[i - 1].puzzle->hardness) {
        problem("puzzle {}: easier than puzzle {} before it", i + 1, i);
      }
    }
  }

  void check_page_count() {
    const ProfileFigures& figures = figures_;
    const int pages = static_cast<int>(book_.pages.size());
    if (pages < figures.fewest_pages || pages > figures.most_pages) {
      problem("{} pages; the profile takes {} to {}", pages, figures.fewest_pages,
              figures.most_pages);
    }
    if (figures.sides != Sides::kFacingPages) return;
    if (pages % 2 != 0) problem("{} pages: an odd number", pages);
    if (layout_.gutter < smallest_gutter(figures, pages)) problem("the gutter is too small");
    for (std::size_t i = 1; i < book_.pages.size(); ++i) {
      if (book_.pages[i].marks.empty() && book_.pages[i - 1].marks.empty()) {
        problem("pages {} and {} are both blank", i, i + 1);
      }
    }
  }

  [[nodiscard]] const PuzzleBoard& board_of_puzzle(std::size_t index) const {
    return boards_.of_section(puzzles_[index].section);
  }
  [[nodiscard]] Side side() const {
    const bool alike = figures_.sides == Sides::kAllAlike;
    return alike ? Side::kRecto : side_of(number_);
  }
  [[nodiscard]] const Drawing& page() const {
    return book_.pages[static_cast<std::size_t>(number_ - 1)];
  }

  void check_printed_grids(const PlannedPage& planned) {
    const bool puzzles = planned.kind == PageKind::kPuzzles;
    if (!puzzles && planned.kind != PageKind::kSolutions) return;
    const PageLayout& layout = book_.plan.layout_of(planned.section);
    const auto blocks = puzzles ? layout.puzzle_blocks(side()) : layout.solution_blocks(side());
    for (int i = 0; i < planned.count; ++i) {
      const auto index = static_cast<std::size_t>(planned.first + i);
      const GridBlock& block = blocks[static_cast<std::size_t>(i)];
      const BookPuzzle& puzzle = *puzzles_[index].puzzle;
      const PuzzleBoard& board = board_of_puzzle(index);
      const std::string printed = board.printed_on(page(), block.grid, Stand::kUpright, typefaces_);
      if (printed != (puzzles ? board.givens_of(puzzle) : board.solution_of(puzzle))) {
        problem("page {}: the grid printed as {} {} is a different one", number_,
                puzzles ? "puzzle" : "solution", index + 1);
      }
    }
    if (puzzles && layout.answers_below) check_answers(planned);
    if (puzzles && layout.code_side > 0) check_codes(planned);
  }

  void check_answers(const PlannedPage& planned) {
    const auto blocks = book_.plan.layout_of(planned.section).answer_blocks(side());
    for (int i = 0; i < planned.count; ++i) {
      const auto index = static_cast<std::size_t>(planned.first + i);
      const Rect& square = blocks[static_cast<std::size_t>(i)].grid;
      const PuzzleBoard& board = board_of_puzzle(index);
      const std::string printed = board.printed_on(page(), square, Stand::kTurned, typefaces_);
      if (printed != board.solution_of(*puzzles_[index].puzzle)) {
        problem("page {}: the grid printed as solution {} is a different one", number_, index + 1);
      }
    }
  }

  // Each code must be its puzzle's, large enough to be read, with an empty quiet zone.
  void check_codes(const PlannedPage& planned) {
    const auto blocks = book_.plan.layout_of(planned.section).puzzle_blocks(side());
    for (int i = 0; i < planned.count; ++i) {
      const auto index = static_cast<std::size_t>(planned.first + i);
      const BookSection& section =
          spec_.sections[static_cast<std::size_t>(puzzles_[index].section)];
      if (!has_codes(spec_, section)) continue;
      const Rect& square = blocks[static_cast<std::size_t>(i)].code;
      const auto code =
          matrix_code_of(code_link(spec_, board_of_puzzle(index), *puzzles_[index].puzzle));
      if (!code || drawn_code(page(), square, code->side) != *code) {
        problem("page {}: the code printed below puzzle {} is a different one", number_, index + 1);
        continue;
      }
      if (square.width < code->side_with_quiet_zone() * kSmallestModule - kTolerance) {
        problem("page {}: a code with modules under {:g} pt", number_, kSmallestModule);
      }
      check_quiet(square, index);
    }
  }

  void check_quiet(const Rect& square, std::size_t index) {
    int marks = 0;
    for (const Mark& mark : page().marks) {
      const Rect ink = ink_of(mark);
      const bool apart =
          ink.x >= square.right() - kTolerance || ink.right() <= square.x + kTolerance ||
          ink.y >= square.bottom() - kTolerance || ink.bottom() <= square.y + kTolerance;
      marks += apart ? 0 : 1;
    }
    // The code itself is one mark.
    if (marks != 1) {
      problem("page {}: the code below puzzle {} has no quiet zone", number_, index + 1);
    }
  }

  // No two lines of text may overlap; the digits in grids are checked elsewhere.
  void check_overlaps(const PlannedPage& planned) {
    const bool grids = planned.kind == PageKind::kPuzzles || planned.kind == PageKind::kSolutions;
    std::vector<std::pair<Rect, const TextRun*>> boxes;
    for (const Mark& mark : page().marks) {
      const auto* run = std::get_if<TextRun>(&mark);
      if (run == nullptr || (grids && run->text.size() == 1)) continue;
      boxes.emplace_back(ink_box(*run, typefaces_).inset(kTolerance), run);
    }
    std::ranges::sort(boxes, {}, [](const auto& box) { return box.first.y; });
    for (std::size_t i = 0; i < boxes.size(); ++i) {
      const Rect& above = boxes[i].first;
      for (std::size_t j = i + 1; j < boxes.size() && boxes[j].first.y < above.bottom(); ++j) {
        const Rect& other = boxes[j].first;
        if (other.x >= above.right() || above.x >= other.right()) continue;
        problem("page {}: \"{}\" and \"{}\" overlap", number_, boxes[i].second->text,
                boxes[j].second->text);
      }
    }
  }

  [[nodiscard]] Rect ink_of(const Mark& mark) const {
    if (const auto* run = std::get_if<TextRun>(&mark)) return ink_box(*run, typefaces_);
    if (const auto* picture = std::get_if<Picture>(&mark)) return picture->area;
    const auto& shape = std::get<Shape>(mark);
    return bounds(shape.path).inset(shape.stroke ? -shape.stroke->width / 2 : 0);
  }

  void check_mark(const Mark& mark) {
    if (const auto* shape = std::get_if<Shape>(&mark)) check_shape(*shape);
    if (const auto* run = std::get_if<TextRun>(&mark)) check_text(*run);
    const auto* shape = std::get_if<Shape>(&mark);
    check_inside(ink_of(mark), shape != nullptr && shape->fill.has_value());
  }

  void check_shape(const Shape& shape) {
    const double width = shape.stroke ? shape.stroke->width : 0;
    if (shape.stroke && width < kSmallestLine - kTolerance) {
      problem("page {}: a line of {:.2f} pt, under {:g} pt", number_, width, kSmallestLine);
    }
    if (shape.fill && *shape.fill != kWhite &&
        shape.fill->luminance() > kLightestFill + kTolerance) {
      problem("page {}: a grey lighter than 10 %", number_);
    }
  }

  void check_text(const TextRun& run) {
    if (run.style.size < figures_.smallest_text - kTolerance) {
      problem("page {}: \"{}\" in {:.1f} pt, under {:g} pt", number_, run.text, run.style.size,
              figures_.smallest_text);
    }
    const double lightness = run.style.ink.luminance();
    if (figures_.colours == PrintColours::kGrey && run.style.size < kSmallestGreyText &&
        lightness > 0 && lightness < 0.9) {
      problem("page {}: \"{}\" in grey, under {:g} pt", number_, run.text, kSmallestGreyText);
    }
  }

  // Only fills go over the cut.
  void check_inside(const Rect& ink, bool is_fill) {
    const Rect safe = layout_.safe_area(side()).inset(-kTolerance);
    if (safe.contains({ink.x, ink.y}) && safe.contains({ink.right(), ink.bottom()})) return;
    if (is_fill && layout_.bleeds(ink, side())) return;
    problem("page {}: ink outside the safe area", number_);
  }

  const BookSpec& spec_;
  const PrintedBook& book_;
  const PageLayout& layout_;
  const Typefaces& typefaces_;
  const RunControl& control_;
  const ProfileFigures& figures_;
  std::vector<NumberedPuzzle> puzzles_;
  BookBoards boards_;
  std::vector<std::string> problems_;
  int number_ = 0;  // of the page being checked
};

}  // namespace

std::vector<std::string> check_book(const BookSpec& spec, const PrintedBook& book,
                                    const Typefaces& typefaces, const RunControl& control) {
  return Checker(spec, book, typefaces, control).run();
}

}  // namespace nonet
