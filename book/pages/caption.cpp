#include "book/pages/caption.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <fmt/format.h>
#include <optional>

#include "base/request_error.h"
#include "book/boards/puzzle_board.h"

namespace nonet {
namespace {

constexpr std::string_view kBetweenParts = " · ";
constexpr std::string_view kUsualForm = "{level} · {target}";
constexpr std::string_view kFormOfWeek = "{weekday} · {level} · {target}";

struct CaptionFacts {
  const BookSpec& spec;
  const NumberedPuzzle& numbered;
  int index;
};

std::string level_of(const CaptionFacts& facts) {
  return section_name(facts.spec.sections[static_cast<std::size_t>(facts.numbered.section)],
                      facts.spec.words);
}
std::string technique_of(const CaptionFacts& facts) {
  const std::string& key = facts.numbered.puzzle->hardest;
  return key.empty() ? "" : facts.spec.words.technique(key);
}
std::string target_of(const CaptionFacts& facts) {
  const std::string time = target_text(*facts.numbered.puzzle);
  return time.empty() ? "" : facts.spec.words.say(Phrase::kTarget, time);
}
std::string time_of(const CaptionFacts& facts) { return target_text(*facts.numbered.puzzle); }
std::string rating_of(const CaptionFacts& facts) { return facts.numbered.puzzle->rating; }
std::string clues_of(const CaptionFacts& facts) {
  const BookSection& section =
      facts.spec.sections[static_cast<std::size_t>(facts.numbered.section)];
  return fmt::format("{}", board_of(section)->clues_of(*facts.numbered.puzzle));
}
std::string weekday_of(const CaptionFacts& facts) {
  const auto day = std::chrono::Monday + std::chrono::days(facts.index % kDaysOfWeek);
  return facts.spec.words.weekday(day);
}

struct CaptionField {
  std::string_view place;
  std::string (*text)(const CaptionFacts&);
  std::string (*shorter)(const CaptionFacts&);
};
constexpr std::array kFields = {
    CaptionField{"{level}", level_of, level_of},
    CaptionField{"{technique}", technique_of, technique_of},
    CaptionField{"{target}", target_of, time_of},
    CaptionField{"{rating}", rating_of, rating_of},
    CaptionField{"{clues}", clues_of, clues_of},
    CaptionField{"{weekday}", weekday_of, weekday_of},
};

std::vector<std::string_view> parts_of(std::string_view form) {
  std::vector<std::string_view> parts;
  while (true) {
    const std::size_t end = form.find(kBetweenParts);
    parts.push_back(form.substr(0, end));
    if (end == std::string_view::npos) return parts;
    form.remove_prefix(end + kBetweenParts.size());
  }
}

// A part whose places are all empty is empty.
std::string filled(std::string_view part, const CaptionFacts& facts, bool shorter) {
  std::string text(part);
  bool asks = false;
  bool answers = false;
  for (const CaptionField& field : kFields) {
    for (std::size_t at = text.find(field.place); at != std::string::npos;
         at = text.find(field.place, at)) {
      const std::string value = (shorter ? field.shorter : field.text)(facts);
      asks = true;
      answers = answers || !value.empty();
      text.replace(at, field.place.size(), value);
      at += value.size();
    }
  }
  return asks && !answers ? "" : text;
}

std::string joined_parts(const std::vector<std::string>& parts) {
  std::string text;
  for (const std::string& part : parts) {
    if (part.empty()) continue;
    text += text.empty() ? "" : kBetweenParts;
    text += part;
  }
  return text;
}

}  // namespace

Status check_caption(std::string_view form) {
  for (std::size_t open = form.find('{'); open != std::string_view::npos;
       open = form.find('{', open + 1)) {
    const std::size_t close = form.find('}', open);
    const std::string_view place =
        form.substr(open, close == std::string_view::npos ? close : close - open + 1);
    if (std::ranges::find(kFields, place, &CaptionField::place) != kFields.end()) continue;
    std::vector<std::string_view> places(kFields.size());
    std::ranges::transform(kFields, places.begin(), &CaptionField::place);
    return request_error(
        fmt::format("caption \"{}\": {} is none of {}", form, place, fmt::join(places, ", ")));
  }
  return {};
}

std::vector<std::string> caption_forms(const BookSpec& spec, const NumberedPuzzle& numbered,
                                       const CaptionPlace& place) {
  const bool own = spec.caption.has_value();
  const bool week = place.per_page == kDaysOfWeek &&
                    figures_of(spec.profile).section_start == SectionStart::kRunsOn;
  const std::string_view form = own    ? std::string_view(*spec.caption)
                                : week ? kFormOfWeek
                                       : kUsualForm;
  const CaptionFacts facts{spec, numbered, place.index};
  std::vector<std::string> forms;
  std::vector<std::string> parts;
  for (const bool shorter : {false, true}) {
    parts.clear();
    for (const std::string_view part : parts_of(form))
      parts.push_back(filled(part, facts, shorter));
    forms.push_back(joined_parts(parts));
  }
  // The first part stays in a publisher's caption and on a day's puzzle, the target in the usual
  // one.
  while (parts.size() > 1) {
    parts.erase(own || week ? parts.end() - 1 : parts.begin());
    forms.push_back(joined_parts(parts));
  }
  return forms;
}

}  // namespace nonet
