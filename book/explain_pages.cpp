#include "book/explain_pages.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>
#include <vector>

#include "charts/inline_svg.h"

namespace nonet {

namespace {

void mark_pattern(GridPicture& picture, const Position& before, const Step& step) {
  if (step.house) picture.houses.push_back(*step.house);
  if (step.cover) picture.houses.push_back(*step.cover);
  for (const Cell cell : step.cells) {
    picture.cells.push_back({cell, Highlight::kPattern});
    for (const Digit digit : before.candidates(cell) & step.digits) {
      if (step.eliminations.contains({cell, digit})) continue;
      picture.candidates.push_back({{cell, digit}, Highlight::kPattern});
    }
  }
  for (const Cell cell : step.helpers) picture.cells.push_back({cell, Highlight::kLinkOff});
}

void mark_conclusion(GridPicture& picture, const Step& step) {
  for (const Digit digit : DigitSet::all()) {
    for (const Cell cell : step.eliminations[digit]) {
      picture.candidates.push_back({{cell, digit}, Highlight::kElimination});
    }
  }
  if (!step.placement) return;
  picture.cells.push_back({step.placement->cell, Highlight::kPlacement});
  picture.candidates.push_back({*step.placement, Highlight::kPlacement});
}

// Nodes and the links between them, each once however many branches share it.
void mark_chains(GridPicture& picture, const Step& step) {
  CandidateSet on;
  CandidateSet off;
  std::vector<CandidateLink> links;
  const auto same = [](const CandidateLink& a, const CandidateLink& b) {
    return a.from == b.from && a.to == b.to && a.strength == b.strength;
  };
  for (const ProofBranch& branch : step.proof->branches) {
    for (const ProofNode& node : branch.nodes) {
      (node.on ? on : off).insert(node.candidate);
      for (const std::uint32_t parent : node.parents) {
        const CandidateLink link{branch.nodes[parent].candidate, node.candidate,
                                 node.on ? LinkStrength::kStrong : LinkStrength::kWeak};
        const bool known =
            std::ranges::any_of(links, [&](const CandidateLink& old) { return same(old, link); });
        if (!known && !(link.from == link.to)) links.push_back(link);
      }
    }
  }
  for (const Digit digit : DigitSet::all()) {
    for (const Cell cell : on[digit]) {
      picture.candidates.push_back({{cell, digit}, Highlight::kLinkOn});
    }
    for (const Cell cell : off[digit] - on[digit]) {
      if (step.eliminations.contains({cell, digit})) continue;
      picture.candidates.push_back({{cell, digit}, Highlight::kLinkOff});
    }
  }
  picture.links = std::move(links);
}

std::string heading_of(const Scene& scene, std::size_t number) {
  return fmt::format("{}. {}  {}", number, scene.text.rating, scene.text.technique);
}

std::vector<Slide> slides_of(const Path& path, const Typefaces& typefaces) {
  std::vector<Slide> slides;
  std::size_t number = 0;
  for (const Scene& scene : scenes_of(path)) {
    Slide slide;
    slide.heading = heading_of(scene, ++number);
    slide.lines = scene.text.reasons;
    slide.lines.push_back("⇒ " + scene.text.conclusion);
    const Drawing drawing = grid_image({picture_of(path.start, scene), "", 360}, typefaces);
    slide.figure = {inline_svg(drawing, slide.heading), scene.text.cells, Ground::kPaper};
    slides.push_back(std::move(slide));
  }
  return slides;
}

// The text in lines that are no wider than asked, broken between words.
std::vector<std::string> wrapped(const std::string& text, double width, const TextStyle& style,
                                 const Typefaces& typefaces) {
  std::vector<std::string> lines;
  std::string line;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find(' ', at), text.size());
    const std::string word = text.substr(at, end - at);
    const std::string longer = line.empty() ? word : fmt::format("{} {}", line, word);
    if (line.empty() || typefaces.width(style, longer) <= width) {
      line = longer;
    } else {
      lines.push_back(line);
      line = word;
    }
    at = end + 1;
  }
  if (!line.empty()) lines.push_back(line);
  return lines;
}

constexpr double kPictureWidth = 260;
constexpr double kGap = 14;
constexpr int kPerRow = 3;
constexpr TextStyle kHeadingStyle{Face::kSemibold, 10, kBlack};
constexpr TextStyle kWordsStyle{Face::kRegular, 8.5, kBlack};

// One step on the sheet: heading, grid, conclusion.
Drawing step_drawing(const Path& path, const Scene& scene, std::size_t number,
                     const Typefaces& typefaces) {
  Drawing drawing;
  double y = kHeadingStyle.size;
  drawing.text({{0, y}, Anchor::kStart, kHeadingStyle, heading_of(scene, number)});
  y += 4;
  draw_grid(drawing, picture_of(path.start, scene), {0, y, kPictureWidth, kPictureWidth},
            typefaces);
  y += kPictureWidth;
  for (const std::string& line :
       wrapped(scene.text.conclusion, kPictureWidth, kWordsStyle, typefaces)) {
    y += kWordsStyle.size * 1.3;
    drawing.text({{0, y}, Anchor::kStart, kWordsStyle, line});
  }
  drawing.size = {kPictureWidth, y + 4};
  return drawing;
}

}  // namespace

GridPicture picture_of(const Grid& givens, const Scene& scene) {
  GridPicture picture;
  picture.givens = givens;
  for (const Cell cell : all_cells()) {
    const int value = scene.before.value(cell);
    if (value != 0 && givens.empty(cell)) picture.found.set(cell, Digit(value));
  }
  picture.marks = scene.before.pencil_marks();
  picture.coordinates = Coordinates::kNumbers;
  const Step& step = scene.step.step;
  if (step.proof) {
    mark_chains(picture, step);
  } else {
    mark_pattern(picture, scene.before, step);
  }
  mark_conclusion(picture, step);
  return picture;
}

void ExplanationPage::begin_page(std::string_view title) {
  page_.emplace(title, "Left and right arrow keys move from step to step.");
  begun_ = page_->begin();
}

void ExplanationPage::put(const Path& path) {
  page_->facts({{"Puzzle", path.start.line()},
                {"Rating", summary_of(path)},
                {"Steps", std::to_string(path.steps.size())}});
  page_->slides(slides_of(path, typefaces_));
}

std::string ExplanationPage::piece() { return std::exchange(begun_, {}) + page_->take_body(); }

std::string ExplanationPage::add(const Path& path) {
  if (++puzzles_ == 1) {
    first_ = path;
    return {};
  }
  if (first_) {
    begin_page("How to solve these Sudokus");
    page_->section("Puzzle 1");
    put(*std::exchange(first_, std::nullopt));
  }
  page_->section(fmt::format("Puzzle {}", puzzles_));
  put(path);
  return piece();
}

std::string ExplanationPage::finish() {
  if (first_) {
    begin_page("How to solve this Sudoku");
    put(*std::exchange(first_, std::nullopt));
  }
  return piece() + page_->end();
}

std::string explanation_page(std::span<const Path> paths, const Typefaces& typefaces) {
  ExplanationPage page(typefaces);
  std::string html;
  for (const Path& path : paths) html += page.add(path);
  return html + page.finish();
}

Drawing explanation_sheet(const Path& path, const Typefaces& typefaces) {
  Drawing sheet;
  std::size_t number = 0;
  double y = kGap;
  double row_height = 0;
  for (const Scene& scene : scenes_of(path)) {
    const auto column = static_cast<int>(number) % kPerRow;
    if (column == 0 && number > 0) {
      y += row_height + kGap;
      row_height = 0;
    }
    const Drawing step = step_drawing(path, scene, ++number, typefaces);
    sheet.append(step, {kGap + column * (kPictureWidth + kGap), y});
    row_height = std::max(row_height, step.size.height);
  }
  sheet.size = {kGap + kPerRow * (kPictureWidth + kGap), y + row_height + kGap};
  return sheet;
}

}  // namespace nonet
