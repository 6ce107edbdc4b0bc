#include "book/web/explanation_page.h"

#include <algorithm>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "book/web/assets.h"
#include "book/web/page_board.h"
#include "book/web/phrases_json.h"
#include "charts/inline_svg.h"

namespace nonet {

namespace {

using PageJson = nlohmann::json;

// Text of the page in its language, with the chosen cell names and with HTML's entities.
class PageText {
 public:
  PageText(const BookWords& words, CellNames names)
      : words_(words), steps_(words.steps()), names_(names) {
    if (names == CellNames::kLetters)
      steps_.set(StepPhrase::kCell, kEnglishSteps[StepPhrase::kCell]);
  }
  [[nodiscard]] std::string plain(std::string_view text) const { return renamed(text, names_); }
  [[nodiscard]] std::string html(std::string_view text) const { return escaped(plain(text)); }
  // A phrase of the page.
  template <typename... Args>
  [[nodiscard]] std::string phrase(std::string_view key, const Args&... args) const {
    return escaped(words_.say_page(key, args...));
  }
  [[nodiscard]] const BookWords& words() const { return words_; }
  [[nodiscard]] const StepWords& steps() const { return steps_; }

 private:
  const BookWords& words_;
  StepWords steps_;
  CellNames names_;
};

// The branches of a step's proof and of nested proofs, in the order of the text, as data for the
// board: nodes [candidate, on, line, parents, others of a group], the assumption, the numbered
// nodes, lines.
class StepViews {
 public:
  StepViews(const PageText& words, PageJson& views) : words_(words), views_(views) {}

  std::string argument_html(const ExplainedProof& proof, const Argument& argument, bool outer) {
    std::string html = "<div class=\"arg\">";
    const bool cases = argument.branches.size() > 1;
    html += fmt::format("<p>{} <small>({})</small></p>", words_.html(argument.opening),
                        escaped(argument.length));
    if (outer && is_long(argument)) {
      html += fmt::format(
          "<p><button type=\"button\" class=\"all\" aria-pressed=\"false\">{}</button></p>",
          words_.phrase("all-lines"));
    }
    for (std::size_t i = 0; i < argument.branches.size(); ++i) {
      const ArgumentBranch& branch = argument.branches[i];
      const std::size_t view = views_.size();
      const std::string title = cases ? branch.title : as_caption(argument.opening);
      views_.push_back(view_json(proof.branches[i], branch, words_.plain(title), outer));
      const std::string lines = lines_html(proof, branch, view);
      html += cases ? fmt::format(
                          "<details class=\"branch\" data-view=\"{}\"{}><summary>{}"
                          "</summary>{}</details>",
                          view, i == 0 && outer ? " open" : "", words_.html(title), lines)
                    : lines;
    }
    return html + fmt::format("<p>{}</p></div>", words_.html(argument.closing));
  }

 private:
  // Without the mark at its end, since a caption may go on.
  static std::string as_caption(std::string opening) {
    if (opening.ends_with('.') || opening.ends_with(':')) opening.pop_back();
    return opening;
  }

  // A long argument opens with its idea: the board and the text show only its key lines.
  static bool is_long(const Argument& argument) {
    return std::ranges::any_of(argument.branches, [](const ArgumentBranch& branch) {
      return branch.lines.size() > kToldWhole;
    });
  }

  std::string lines_html(const ExplainedProof& proof, const ArgumentBranch& branch,
                         std::size_t view) {
    std::string html = "<ol class=\"lines\">";
    const bool is_long = branch.lines.size() > kToldWhole;
    for (const ArgumentLine& line : branch.lines) {
      html += fmt::format(
          "<li{} value=\"{}\" data-view=\"{}\" data-line=\"{}\"><span class=\"says\">{}</span>",
          is_long && !line.key ? " class=\"rest\"" : "", line.number, view, line.number,
          words_.html(line.text));
      if (line.nested) {
        const ExplainedProof& nested = proof.nested[line.argument];
        const std::string what = nested.notation.empty()
                                     ? words_.phrase("in-full", nested.technique)
                                     : escaped(nested.notation);
        html += fmt::format("<details><summary>{}</summary>{}</details>", what,
                            argument_html(nested, *line.nested, false));
      }
      html += "</li>";
    }
    return html + "</ol>";
  }

  static PageJson view_json(const std::vector<ExplainedNode>& branch, const ArgumentBranch& told,
                            const std::string& title, bool outer) {
    const std::size_t count = branch.size();
    std::vector<int> line(count);
    PageJson numbered = PageJson::array();
    for (const ArgumentLine& each : told.lines) {
      for (const std::uint32_t node : each.nodes) {
        line[node] = each.number;
        numbered.push_back(node);
      }
    }
    // A node without a line of its own appears with the first line that uses it.
    for (std::size_t i = count; i-- > 0;) {
      for (const std::uint32_t parent : branch[i].parents) {
        const bool own = std::ranges::find(numbered, PageJson(parent)) != numbered.end();
        if (!own && (line[parent] == 0 || line[i] < line[parent])) line[parent] = line[i];
      }
    }
    PageJson view = PageJson::object();
    view["n"] = PageJson::array();
    for (std::size_t i = 0; i < count; ++i) {
      const ExplainedNode& node = branch[i];
      if (node.assumption) view["a"] = i;
      PageJson entry = {node.candidate, node.on ? 1 : 0, line[i], node.parents};
      if (!node.others.empty()) entry.push_back(node.others);
      view["n"].push_back(std::move(entry));
    }
    view["t"] = std::move(numbered);
    view["l"] = told.lines.size();
    if (told.lines.size() > kToldWhole) {
      for (const ArgumentLine& each : told.lines) {
        if (each.key) view["k"].push_back(each.number);
      }
    }
    view["s"] = title;
    view["o"] = outer ? 1 : 0;
    return view;
  }

  const PageText& words_;
  PageJson& views_;
};

// Steps that the page shows as one: a run of singles, or a single other step.
struct Group {
  std::size_t first = 0;
  std::size_t count = 1;
  double rating = 0;             // of the step with the highest rating
  std::string rating_text = {};  // as the scale formats it
};

std::vector<Group> groups_of(const std::vector<ExplainedStep>& steps) {
  std::vector<Group> groups;
  for (std::size_t i = 0; i < steps.size(); ++i) {
    const bool goes_on = i > 0 && steps[i].single && steps[i - 1].single;
    if (goes_on) {
      ++groups.back().count;
    } else {
      groups.push_back({.first = i});
    }
    if (goes_on && steps[i].price <= groups.back().rating) continue;
    groups.back().rating = steps[i].price;
    groups.back().rating_text = steps[i].text.rating;
  }
  return groups;
}

// Empty parts are left out, except cells and digits.
void add_pattern(PageJson& json, const ExplainedPattern& pattern) {
  json["c"] = pattern.cells;
  json["d"] = pattern.digits;
  if (!pattern.opposed.empty()) json["g"] = pattern.opposed;
  if (!pattern.bases.empty()) json["h"] = pattern.bases;
  if (!pattern.covers.empty()) json["u"] = pattern.covers;
  if (!pattern.others.empty()) json["x"] = pattern.others;
  if (!pattern.blockers.empty()) json["b"] = pattern.blockers;
  if (pattern.finds_blockers) json["o"] = 1;
}

class PuzzleSection {
 public:
  PuzzleSection(const ExplainedPath& path, const PageText& words)
      : path_(path), words_(words), groups_(groups_of(path.steps)) {}

  std::string html(const std::string& heading) {
    alone_ = heading.empty();
    std::string html = "<section class=\"puzzle\">\n";
    if (!heading.empty()) html += fmt::format("<h2>{}</h2>\n", heading);
    html += fmt::format(
        "<p><span class=\"givens\">{}</span><br><span class=\"soft\">{}; {}</span></p>\n",
        path_.puzzle, escaped(path_.summary), words_.phrase("steps-count", path_.steps.size()));
    data_["words"] = {{"line", words_.words().page("line-of")},
                      {"idea", words_.words().page("the-idea")}};
    if (!path_.marks.empty()) data_["marks"] = path_.marks;
    html += bar_html() + keys_html();
    html += "<div class=\"stage\"><figure class=\"board\"></figure>\n<div class=\"steps\">\n";
    for (const Group& group : groups_) html += article_html(group);
    html += "</div></div>\n<script type=\"application/json\" class=\"data\">";
    return html + data_.dump() + "</script>\n</section>\n";
  }

 private:
  [[nodiscard]] std::string key_html(std::string_view name, std::string_view text) const {
    return fmt::format("<button class=\"{}\" type=\"button\">{}</button>", name, text);
  }
  [[nodiscard]] std::string keys_html() const {
    const std::string line = words_.phrase("line");
    return "<p class=\"keys\">" + key_html("back", "\u2190 " + words_.phrase("back")) +
           key_html("on", words_.phrase("next") + " \u2192") +
           key_html("hard", words_.phrase("hardest")) + key_html("line-back", "\u2191 " + line) +
           key_html("line-on", "\u2193 " + line) +
           fmt::format(
               "<button class=\"text\" type=\"button\" aria-pressed=\"true\">{}</button>"
               "<span class=\"count soft\" role=\"status\"></span></p>\n",
               words_.phrase("text"));
  }

  [[nodiscard]] double hardest() const {
    double most = 0;
    for (const Group& group : groups_) most = std::max(most, group.rating);
    return most;
  }

  // A smallest height keeps the easiest step clickable. One bar is a stop of the Tab key.
  [[nodiscard]] std::string bar_html() const {
    std::string html = fmt::format("<div class=\"bar\" role=\"group\" aria-label=\"{}\">",
                                   words_.phrase("way-bar"));
    const double most = std::max(hardest(), 1.0);
    for (const Group& group : groups_) {
      const bool chain = path_.steps[group.first].proof.has_value();
      const std::string kind = group.rating == most ? "hardest" : (chain ? "chain" : "");
      html += fmt::format(
          "<button type=\"button\" tabindex=\"{}\" class=\"{}\" style=\"--h:{:.0f}%\" "
          "title=\"{}\" aria-label=\"{}\"></button>",
          group.first == 0 ? 0 : -1, kind, 12 + 88 * group.rating / most,
          words_.html(heading_of(group)), words_.html(heading_of(group)));
    }
    return html + "</div>\n";
  }

  [[nodiscard]] std::string heading_of(const Group& group) const {
    const StepText& text = path_.steps[group.first].text;
    if (group.count > 1) {
      return fmt::format("{}\u2013{}. {}", group.first + 1, group.first + group.count,
                         words_.words().say_page("singles-up-to", group.rating_text));
    }
    return fmt::format("{}. {}  {}", group.first + 1, text.rating, text.technique);
  }

  std::string article_html(const Group& group) {
    const bool run = group.count > 1;
    std::string html =
        fmt::format("<article data-step=\"{}\"{}{}><h3{}>{}</h3>", group.first,
                    run ? fmt::format(" data-run=\"{}\"", group.count) : "",
                    group.rating == hardest() ? " data-hardest" : "",
                    alone_ ? " aria-level=\"2\"" : "", words_.html(heading_of(group)));
    for (std::size_t i = 0; i < group.count; ++i)
      data_["steps"].push_back(step_json(group.first + i));
    html += run ? run_html(group) : step_html(group.first);
    return html + "</article>\n";
  }

  std::string run_html(const Group& group) {
    std::string html = "<ol class=\"lines\">";
    for (std::size_t i = 0; i < group.count; ++i) {
      const StepText& text = path_.steps[group.first + i].text;
      html += fmt::format(
          "<li data-view=\"-1\" data-line=\"{}\"><span class=\"says\">{}. {}</span></li>", i + 1,
          words_.html(text.conclusion), words_.html(text.reasons.front()));
    }
    return html + "</ol>";
  }

  std::string step_html(std::size_t index) {
    const ExplainedStep& step = path_.steps[index];
    std::string html = "<div class=\"prints\"></div>";
    if (!step.proof) {
      if (!step.text.cells.empty()) html += "<p>" + words_.html(step.text.cells) + "</p>";
      for (const std::string& reason : step.text.reasons)
        html += "<p>" + words_.html(reason) + "</p>";
    } else {
      if (!step.proof->notation.empty()) html += "<p>" + escaped(step.proof->notation) + "</p>";
      PageJson& views = data_["steps"].back()["v"];
      views = PageJson::array();
      html += StepViews(words_, views).argument_html(*step.proof, step.argument, true);
    }
    return html + fmt::format("<p class=\"so\">\u21d2 {}</p>", words_.html(step.text.conclusion));
  }

  [[nodiscard]] PageJson step_json(std::size_t index) const {
    const ExplainedStep& step = path_.steps[index];
    PageJson json = PageJson::object();
    json["p"] = step.placement.value_or(-1);
    json["e"] = step.eliminations;
    json["s"] = words_.plain(step.text.technique);
    if (!step.proof) add_pattern(json, step.pattern);
    return json;
  }

  const ExplainedPath& path_;
  const PageText& words_;
  std::vector<Group> groups_;
  bool alone_ = false;  // on the page: without a heading
  PageJson data_ = {{"givens", path_.givens},
                    {"letters", words_.plain("r1c1") != "r1c1"},
                    {"steps", PageJson::array()}};
};

std::string head_of_page(const PageText& words, std::string_view title, std::string_view style) {
  return fmt::format(
      "<!DOCTYPE html>\n<html lang=\"{3}\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, "
      "initial-scale=1\">\n<title>{0}</title>\n"
      "<style>\n{1}{2}</style>\n</head>\n<body>\n<main>\n<h1>{0}</h1>\n"
      "<p class=\"soft help\">{4}</p>\n",
      words.phrase(title), assets::kExplanationStyle,
      fmt::format("{}{}{}", assets::kBoardDrawingStyle, assets::kPositionDrawingStyle, style),
      escaped(words.words().language()), words.phrase("explain-keys"));
}

}  // namespace

ExplanationPage::ExplanationPage(const variants::Geometry& board, const variants::BoardWords& names,
                                 CellNames cell_names, BookWords words)
    : names_(cell_names),
      words_(std::move(words)),
      board_(json_in_script(page_board(board, names))) {}

std::string_view ExplanationPage::style() const {
  return board_.empty() ? std::string_view() : assets::kBoardPositionsStyle;
}

std::string ExplanationPage::scripts() const {
  if (board_.empty()) {
    return fmt::format("{}{}{}{}", assets::kSudoku, assets::kBoardDrawing, assets::kPositionDrawing,
                       assets::kExplanationPositions);
  }
  return fmt::format("{}useBoard({});{}{}", assets::kSudoku, board_, assets::kBoardDrawing,
                     assets::kBoardPositions);
}

std::string ExplanationPage::add(const Path& path) {
  return add(explained(path, PageText(words_, names_).steps()));
}

std::string ExplanationPage::add(ExplainedPath path) {
  if (++added_ == 1) {
    first_ = std::move(path);
    return {};
  }
  const PageText words(words_, names_);
  std::string text;
  if (first_) {
    text = head_of_page(words, "how-to-solve-many", style()) +
           PuzzleSection(*first_, words).html(words.phrase("puzzle-number", 1));
    first_.reset();
  }
  return text + PuzzleSection(path, words).html(words.phrase("puzzle-number", added_));
}

std::string ExplanationPage::end() {
  if (added_ == 0) return {};
  const PageText words(words_, names_);
  std::string text;
  if (first_) {
    text =
        head_of_page(words, "how-to-solve-one", style()) + PuzzleSection(*first_, words).html("");
  }
  first_.reset();
  return text + fmt::format("</main>\n<script>\n{}{}</script>\n</body>\n</html>\n", scripts(),
                            assets::kExplanationScript.substr(1));
}

}  // namespace nonet
