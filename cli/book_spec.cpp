#include "cli/book_spec.h"

#include <array>
#include <fmt/format.h>

#include "base/request_error.h"
#include "book/matrix_code.h"
#include "book/page_layout.h"
#include "cli/book_options.h"
#include "cli/version.h"
#include "files/stoppable_io.h"

namespace nonet {
namespace {

constexpr std::size_t kLongestText = 1'000'000;  // bytes

struct ProfileAndTrim {
  Profile profile = Profile::kKdp;
  Size trim;
};

Result<ProfileAndTrim> profile_and_trim(const Options& options) {
  const auto named = parse_profile(options.has("profile") ? options.text("profile") : "kdp");
  if (!named) return named.error();
  ProfileAndTrim chosen{.profile = *named, .trim = {}};
  const std::string usual(figures_of(chosen.profile).trim);
  const auto trim =
      parse_trim(options.has("trim") ? options.text("trim") : usual,
                 options.has("landscape") ? Orientation::kLandscape : Orientation::kUpright);
  if (!trim) return trim.error();
  chosen.trim = *trim;
  const bool is_default = !options.has("profile");
  if (is_default && !is_made(figures_of(chosen.profile).trims, chosen.trim)) {
    chosen.profile = Profile::kHome;
  }
  return chosen;
}

Result<std::string> own_text(const Session& session, std::string_view option) {
  if (!session.options().has(option)) return std::string();
  return read_small_file(session.options().text(option), kLongestText, session.stop_token());
}

Result<OwnText> own_texts(const Session& session) {
  OwnText text;
  if (session.options().has("dedication")) text.dedication = session.options().text("dedication");
  auto introduction = own_text(session, "introduction");
  if (!introduction) return introduction.error();
  auto about = own_text(session, "about");
  if (!about) return about.error();
  text.introduction = *std::move(introduction);
  text.about = *std::move(about);
  return text;
}

}  // namespace

Result<BookWords> words_of_book(const Session& session) {
  const std::string& language = session.options().text("language");
  if (language == "en" || language == "de") return BookWords::of(language);
  const auto text = read_small_file(language, kLongestText, session.stop_token());
  if (!text) return text.error();
  return BookWords::read(*text, language);
}

Result<BookSpec> book_spec(Session& session) {
  const Options& options = session.options();
  const auto text_of = [&](std::string_view name) {
    return options.has(name) ? options.text(name) : std::string();
  };
  const auto number_of = [&](std::string_view name) {
    return options.has(name) ? static_cast<int>(options.number(name)) : 0;
  };
  BookSpec spec;
  spec.title = options.text("title");
  spec.subtitle = text_of("subtitle");
  spec.author = text_of("author");
  spec.series = text_of("series");
  spec.volume = number_of("volume");
  spec.isbn = text_of("isbn");
  spec.year = number_of("year");
  const auto chosen = profile_and_trim(options);
  if (!chosen) return chosen.error();
  spec.profile = chosen->profile;
  spec.trim = chosen->trim;
  spec.puzzles_per_page = number_of("per-page");
  spec.solutions_per_page = number_of("solutions-per-page");
  spec.blank_grid_pages = number_of("blank-pages");
  spec.solutions = meaning_in(kSolutionsPlaces, options.text("solutions"));
  if (options.has("qr")) spec.puzzle_link = kPuzzleLink;
  if (options.has("qr-link")) spec.puzzle_link = options.text("qr-link");
  spec.play_link = text_of("play-url");
  spec.proof = options.has("proof");
  spec.hints = options.has("hints");
  spec.explained = options.has("explained");
  spec.lessons = options.has("lessons") || options.has("explained");
  auto words = words_of_book(session);
  if (!words) return words.error();
  spec.words = *std::move(words);
  auto own = own_texts(session);
  if (!own) return own.error();
  spec.text = *std::move(own);
  if (options.has("colophon")) {
    spec.build = fmt::format("nonet {} ({})", kVersion, build_commit());
    if (options.inputs().empty()) spec.build += fmt::format(", seed {}", session.seed());
  }
  return spec;
}

std::string closing_line(const BookSpec& spec, const BookPlan& plan, const PaperFigures& paper,
                         const std::string& file) {
  const ProfileFigures& figures = figures_of(spec.profile);
  const auto pages = static_cast<int>(plan.pages.size());
  std::string line = fmt::format("{}: {} page{}, trim {}, profile {}", file, pages,
                                 pages == 1 ? "" : "s", size_text(spec.trim), figures.key);
  if (figures.sides == Sides::kFacingPages) {
    line += fmt::format(", gutter {:g} in, spine {:.3f} in on {} paper", plan.layout.gutter,
                        spine_of(paper, pages), paper.key);
  }
  if (plan.filler_pages > 0) {
    line += fmt::format("; {} pages of blank grids make up the {} that the printer wants",
                        plan.filler_pages, figures.fewest_pages);
  }
  return line + fmt::format("; next: nonet book --check {} --profile {}, then {}", file,
                            figures.key, figures.advice);
}

namespace {

std::string_view name_of(const PlannedPage& page) {
  constexpr std::array<std::string_view, kFlowKinds> kFlowNames{
      "contents",    "introduction",    "guide",     "lessons", "hints: where",
      "hints: what", "hints: the step", "explained", "index",   "about"};
  switch (page.kind) {
    case PageKind::kHalfTitle:
      return "half-title";
    case PageKind::kBlank:
      return "blank";
    case PageKind::kDedication:
      return "dedication";
    case PageKind::kTitle:
      return "title";
    case PageKind::kCopyright:
      return "copyright";
    case PageKind::kText:
      return kFlowNames[static_cast<std::size_t>(page.flow)];
    case PageKind::kDivider:
      return "section";
    case PageKind::kPuzzles:
      return "puzzles";
    case PageKind::kHintsTitle:
      return "hints";
    case PageKind::kSolutionsTitle:
    case PageKind::kSolutions:
      return "solutions";
    case PageKind::kExplainedTitle:
      return "explained";
    case PageKind::kProgress:
      return "progress";
    case PageKind::kBlankGrids:
      return "blank grids";
  }
  return {};
}

}  // namespace

std::string outline_of(const BookSpec& spec, const BookPlan& plan) {
  const ProfileFigures& figures = figures_of(spec.profile);
  std::string text = fmt::format(
      "{} pages, trim {}, profile {}, {} puzzle{} and {} solutions a page\n", plan.pages.size(),
      size_text(spec.trim), figures.key, plan.layout.puzzles_per_page,
      plan.layout.puzzles_per_page == 1 ? "" : "s", plan.layout.solutions_per_page);
  for (std::size_t first = 0; first < plan.pages.size();) {
    const PlannedPage& page = plan.pages[first];
    const std::string_view name = name_of(page);
    std::size_t last = first;
    while (last + 1 < plan.pages.size() && name_of(plan.pages[last + 1]) == name &&
           plan.pages[last + 1].section == page.section) {
      ++last;
    }
    text += first == last ? fmt::format("{}\t{}", first + 1, name)
                          : fmt::format("{}-{}\t{}", first + 1, last + 1, name);
    if (page.kind == PageKind::kPuzzles || page.kind == PageKind::kSolutions) {
      const PlannedPage& end = plan.pages[last];
      text += fmt::format(" {}-{}", page.first + 1, end.first + end.count);
    }
    if (page.kind == PageKind::kDivider) {
      text += ' ' + section_name(spec.sections[static_cast<std::size_t>(page.section)], spec.words);
    }
    text += '\n';
    first = last + 1;
  }
  return text;
}

}  // namespace nonet
