#include "book/web/step_lines.h"

#include <fmt/format.h>

#include "charts/inline_svg.h"
#include "rater/explain/argument.h"

namespace nonet {
namespace {

void add_argument(std::vector<std::string>& lines, const Argument& argument) {
  // An opening supposition is also the first line.
  if (argument.opening != argument.branches.front().lines.front().text) {
    lines.push_back(argument.opening);
  }
  for (const ArgumentBranch& branch : argument.branches) {
    if (argument.branches.size() > 1) lines.push_back(branch.title + ":");
    for (const ArgumentLine& line : branch.lines) {
      lines.push_back(fmt::format("{}. {}", line.number, line.text));
    }
  }
  lines.push_back(argument.closing);
}

}  // namespace

std::vector<std::string> step_lines(const StepText& text, const NamedProof* chain, CellNames names,
                                    const StepWords& words) {
  std::vector<std::string> lines;
  if (!text.cells.empty()) lines.push_back(text.cells + ".");
  if (chain == nullptr) {
    lines.insert(lines.end(), text.reasons.begin(), text.reasons.end());
  } else {
    add_argument(lines, argument_of(*chain, words));
  }
  for (std::string& line : lines) line = renamed(line, names);
  return lines;
}

std::vector<std::string> step_lines(const Scene& scene, CellNames names, const StepWords& words) {
  if (scene.proof->branches.empty()) return step_lines(scene.text, nullptr, names, words);
  const NamedProof chain = named(*scene.proof, words);
  return step_lines(scene.text, &chain, names, words);
}

bool is_argument_line(std::string_view line) { return line.front() >= '0' && line.front() <= '9'; }

std::string step_lines_html(const std::vector<std::string>& lines) {
  std::string html;
  for (const std::string& line : lines) {
    html += fmt::format("<p{}>{}</p>\n", is_argument_line(line) ? " class=\"line\"" : "",
                        escaped(line));
  }
  return html;
}

}  // namespace nonet
