#include "book/output/running_text.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace nonet {
namespace {

constexpr double kSameLine = 1;       // points between baselines
constexpr double kNear = 1.25;        // in commonest distances of lines
constexpr double kWidestLeading = 2;  // in sizes of the type: lines further apart are captions
constexpr int kFewNear = 3;           // pairs of lines; fewer are captions, not running text
constexpr double kLongestWord = 6;    // in sizes of the type: what a full line may lack
constexpr std::size_t kFewLines = 4;  // fewer are a caption, not running text

struct TextLine {
  PdfBox box;
  double size = 0;
  bool ends_sentence = false;
  bool running = false;
};

// A character by itself is a digit of a grid, not running text.
bool is_words(const PdfMark& mark) {
  return mark.kind == PdfMarkKind::kText && mark.text.size() > 1;
}

bool ends_sentence(const std::string& text) {
  return std::string_view(".:!?").find(text.back()) != std::string_view::npos;
}

// From the top of the page to its foot.
std::vector<TextLine> lines_of(const PdfPageFacts& page, double foot) {
  std::vector<TextLine> lines;
  for (const PdfMark& mark : page.marks) {
    if (!is_words(mark) || mark.box.top > foot) continue;
    lines.push_back(
        {.box = mark.box, .size = mark.size, .ends_sentence = ends_sentence(mark.text)});
  }
  std::ranges::sort(lines, {}, [](const TextLine& line) { return line.box.bottom; });
  std::vector<TextLine> joined;
  for (const TextLine& line : lines) {
    if (joined.empty() || line.box.bottom - joined.back().box.bottom > kSameLine) {
      joined.push_back(line);
      continue;
    }
    TextLine& same = joined.back();
    if (line.box.right > same.box.right) same.ends_sentence = line.ends_sentence;
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
  sizes.reserve(lines.size());
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
  int near_pairs = 0;
  for (std::size_t i = 0; i + 1 < lines.size(); ++i) near_pairs += near(i) ? 1 : 0;
  if (near_pairs < kFewNear || distance > kWidestLeading * lines.back().size) return {};
  double right = 0;
  for (const TextLine& line : lines) right = std::max(right, line.box.right);
  const TextLine& last = lines.back();
  return {.first_alone = lines.front().running && !near(0),
          .last_alone = last.running && !near(lines.size() - 2),
          .last_is_full = last.running && !last.ends_sentence &&
                          last.box.right > right - kLongestWord * last.size};
}

}  // namespace nonet
