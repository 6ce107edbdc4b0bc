// Two cells of neighbouring regions change places again and again, as long as both regions stay in
// one piece. Regions that begin as boxes stay compact for a while, and compact regions have more
// full boards than long ones: hence the few exchanges.
#include "variants/making/random_layout.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <utility>
#include <vector>

#include "base/request_error.h"
#include "variants/exact/board_solver.h"
#include "variants/text/board_text.h"

namespace nonet::variants {
namespace {

constexpr int kExchangesPerDigit = 7;
constexpr std::uint64_t kLayouts = 2'000;  // drawn before the search is given up
constexpr std::size_t kBoards = 8;         // looked for on each, and found on half of them

class Layout {
 public:
  explicit Layout(const RegionShape& begin)
      : width_(static_cast<std::size_t>(begin.digits)), region_(width_ * width_) {
    const bool lines = begin.box_rows == 0;
    const std::size_t rows = lines ? 1 : static_cast<std::size_t>(begin.box_rows);
    const std::size_t columns = width_ / rows;
    for (std::size_t cell = 0; cell < region_.size(); ++cell)
      region_[cell] = cell / width_ / rows * rows + cell % width_ / columns;
  }

  // Two cells, each beside the other's region; false if a region would fall apart.
  bool exchange(std::size_t a, std::size_t b) {
    if (region_[a] == region_[b] || !touches(a, region_[b]) || !touches(b, region_[a]))
      return false;
    std::swap(region_[a], region_[b]);
    if (is_whole(a) && is_whole(b)) return true;
    std::swap(region_[a], region_[b]);
    return false;
  }

  [[nodiscard]] std::size_t cells() const { return region_.size(); }
  [[nodiscard]] std::string text() const {
    std::string text;
    for (const std::size_t region : region_) text += symbol_of(static_cast<int>(region) + 1);
    return text;
  }

 private:
  template <typename Visit>
  void visit_neighbours(std::size_t cell, const Visit& visit) const {
    if (cell >= width_) visit(cell - width_);
    if (cell + width_ < region_.size()) visit(cell + width_);
    if (cell % width_ > 0) visit(cell - 1);
    if ((cell + 1) % width_ != 0) visit(cell + 1);
  }

  [[nodiscard]] bool touches(std::size_t cell, std::size_t region) const {
    bool found = false;
    visit_neighbours(cell, [&](std::size_t other) { found |= region_[other] == region; });
    return found;
  }

  // Whether all cells of the cell's region can be reached from it.
  [[nodiscard]] bool is_whole(std::size_t cell) const {
    std::vector<std::size_t> reached = {cell};
    for (std::size_t i = 0; i < reached.size(); ++i) {
      visit_neighbours(reached[i], [&](std::size_t other) {
        if (region_[other] == region_[cell] && std::ranges::find(reached, other) == reached.end())
          reached.push_back(other);
      });
    }
    return reached.size() == width_;
  }

  std::size_t width_;
  std::vector<std::size_t> region_;
};

// Whether random full boards are found at once.
bool fills_soon(const Geometry& geometry, QuickStream& random) {
  const std::vector<DrawBelow> draws(
      kBoards, [&random](std::uint32_t bound) { return random.below(bound); });
  const auto full = BoardSolver(geometry).fill_all(draws);
  const auto failed = std::ranges::count_if(full, [](const auto& board) { return board.empty(); });
  return 2 * static_cast<std::size_t>(failed) <= kBoards;
}

}  // namespace

std::string draw_layout(const RegionShape& begin, QuickStream& random) {
  Layout layout(begin);
  const auto cells = static_cast<std::uint32_t>(layout.cells());
  for (int left = kExchangesPerDigit * begin.digits; left > 0;) {
    const std::size_t a = random.below(cells);
    if (layout.exchange(a, random.below(cells))) --left;
  }
  return layout.text();
}

Result<Geometry> random_jigsaw(std::string_view before, std::string_view after, std::uint64_t seed,
                               const RunControl& control) {
  // Without boxes the board is the same but for its regions.
  const auto lines = geometry_of(fmt::format("{}latin{}", before, after));
  if (!lines) return lines.error();
  const RegionShape begin{lines->digits(), lines->box_rows(), lines->box_columns()};
  if (begin.digits < 4) {
    return request_error(fmt::format("{0}x{0} has no regions but lines", begin.digits));
  }
  for (std::uint64_t i = 0; i < kLayouts && !control.should_stop(); ++i) {
    QuickStream random(seed, "layout", i);
    auto geometry =
        geometry_of(fmt::format("{}jigsaw:{}{}", before, draw_layout(begin, random), after));
    if (!geometry || fills_soon(*geometry, random)) return geometry;
  }
  return request_error(
      control.should_stop()
          ? std::string("stopped")
          : fmt::format("no layout of {} has boards that are found soon", lines->key()));
}

}  // namespace nonet::variants
