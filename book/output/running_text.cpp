#include "book/output/running_text.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <vector>

namespace nonet {
namespace {

constexpr double kSameLine = 1;       // points between baselines
constexpr double kNear = 1.25;        // in commonest distances of lines
constexpr double kLongestWord = 6;    // in sizes of the type: what a full line may lack
constexpr std::size_t kFewLines = 4;  // fewer are a caption, not running text

struct TextLine {
  PdfBox box;
  double size = 0;
  bool running = false;
};

// From the top of the page to its foot.
std::vector<TextLine> lines_of(const PdfPageFacts& page, double foot) {
  std::vector<TextLine> lines;
  for (const PdfMark& mark : page.marks) {
    if (mark.kind != PdfMarkKind::kText || mark.box.top > foot) continue;
    lines.push_back({mark.box, mark.size});
  }
  std::ranges::sort(lines, {}, [](const TextLine& line) { return line.box.bottom; });
  std::vector<TextLine> joined;
  for (const TextLine& line : lines) {
    if (joined.empty() || line.box.bottom - joined.back().box.bottom > kSameLine) {
      joined.push_back(line);
      continue;
    }
    TextLine& same = joined.back();
    same.box.left = std::min(same.box.left, line.box.left);
    same.box.right = std::max(same.box.right, line.box.right);
    same.size = std::max(same.size, line.size);
  }
  return joined;
}

// To a tenth of a point; 0 of none.
double commonest(const std::vector<double>& lengths) {
  std::map<long, int> counts;
  for (const double length : lengths) ++counts[std::lround(length * 10)];
  const auto most =
      std::ranges::max_element(counts, {}, [](const auto& entry) { return entry.second; });
  return most == counts.end() ? 0 : static_cast<double>(most->first) / 10;
}

// Marks the running text; returns the distance between its lines.
double find_running(std::vector<TextLine>& lines) {
  std::vector<double> sizes;
  for (const TextLine& line : lines) sizes.push_back(line.size);
  const double size = commonest(sizes);
  std::vector<double> distances;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    lines[i].running = std::abs(lines[i].size - size) < 0.1;
    if (i > 0 && lines[i].running && lines[i - 1].running) {
      distances.push_back(lines[i].box.bottom - lines[i - 1].box.bottom);
    }
  }
  return commonest(distances);
}

}  // namespace

RunningText running_text(const PdfPageFacts& page, double foot) {
  std::vector<TextLine> lines = lines_of(page, foot);
  if (lines.size() < kFewLines) return {};
  const double distance = find_running(lines);
  const auto near = [&](std::size_t above) {
    return lines[above].running && lines[above + 1].running &&
           lines[above + 1].box.bottom - lines[above].box.bottom < kNear * distance;
  };
  double right = 0;
  for (const TextLine& line : lines) right = std::max(right, line.box.right);
  const TextLine& last = lines.back();
  return {.first_alone = lines.front().running && !near(0),
          .last_alone = last.running && !near(lines.size() - 2),
          .last_is_full = last.running && last.box.right > right - kLongestWord * last.size};
}

}  // namespace nonet
