#include "cli/puzzle_wishes.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <string>
#include <utility>
#include <vector>

#include "base/request_error.h"
#include "base/result_chain.h"
#include "board/clue_bounds.h"
#include "cli/output_format.h"
#include "cli/topics.h"
#include "formats/pattern_text.h"
#include "generator/newspaper.h"
#include "rater/logic/steps/technique_catalog.h"

namespace nonet {
namespace {

Choices newspaper_choices() {
  Choices keys;
  for (const NewspaperRow& row : newspaper_catalog()) keys.push_back(row.key);
  return keys;
}

constexpr std::array kSymmetryRows = {
    option::number("-n, --count N", "how many puzzles [1]"),
    option::choice("--level KEY", "only puzzles of this level", level_choices),
    option::choice("--scale KEY",
                   "the scale of --rating, --ratings and of techniques (`nonet help scales`) "
                   "[explainer]",
                   scale_choices),
    option::keyed_range("--rating [SCALE:]A:B",
                        "only puzzles rated from A to B on --scale, or on the scale named with "
                        "them, such as hodoku:5000:; may be repeated",
                        scale_choices),
    option::flag("--borderline",
                 "with --level: also puzzles that HoDoKu finds harder than the level"),
    option::range("--minutes A:B", "only puzzles that take an average solver A to B minutes"),
    option::choice("--like SERIES",
                   "puzzles like a newspaper's, instead of --level, --rating and --clues",
                   newspaper_choices),
    option::choice("--hardest KEY",
                   "only puzzles whose hardest technique on the scale is this; repeated: one of "
                   "these; may be repeated",
                   technique_choices),
    option::choice("--with KEY",
                   "only puzzles whose path uses this technique anywhere, needed or not; may be "
                   "repeated",
                   technique_choices),
    option::choice("--require KEY",
                   "only puzzles that use this technique and are not solved without it (`nonet "
                   "help techniques`); may be repeated",
                   technique_choices),
    option::choice("--forbid KEY",
                   "only puzzles whose path does without this technique; may be repeated",
                   technique_choices),
    option::range("--clues A:B", "only puzzles with A to B clues"),
    option::flag("--minimal", "only puzzles that need each of their clues"),
    option::choice("--symmetry KIND", "only puzzles whose clues have this symmetry",
                   symmetry_choices),
    option::text_or_file("--pattern FILE",
                         "only puzzles with clues in exactly these cells: 81 characters, x for a "
                         "clue and . for none, or a file that holds them"),
};

// The options of these rows that are wishes.
constexpr std::array kWishNames = {"level",   "rating",  "minutes",  "like",
                                   "hardest", "with",    "require",  "forbid",
                                   "clues",   "minimal", "symmetry", "pattern"};

constexpr std::array kSortKeys = {
    Word{"rating", SortKey::kRating},       Word{"level", SortKey::kLevel},
    Word{"technique", SortKey::kTechnique}, Word{"clues", SortKey::kClues},
    Word{"symmetry", SortKey::kSymmetry},
};

constexpr std::array kSortOptions = {
    option::choice("--sort KEY", "the least first; equal records keep the order of the input",
                   choices_of<kSortKeys>),
    option::flag("--reverse", "with --sort the greatest first"),
};

std::vector<TechniqueId> techniques_of(const std::vector<std::string>& keys) {
  std::vector<TechniqueId> techniques;
  techniques.reserve(keys.size());
  for (const std::string& key : keys) techniques.push_back(find_technique(key)->id);
  return techniques;
}

// --like fixes clues, level and rating to those of a newspaper.
Result<Wishes> first_wishes(const Options& options, std::string_view usual_scale) {
  Wishes wishes;
  if (!options.has("like")) {
    if (options.has("level")) wishes.level = find_level(options.text("level"));
    if (options.has("borderline")) wishes.consent = Consent::kExplainerAlone;
    wishes.scale = find_scale(options.given("scale") ? options.text("scale") : usual_scale);
    return wishes;
  }
  for (const auto* other :
       {"level", "rating", "clues", "hardest", "with", "require", "forbid", "minutes"}) {
    if (options.has(other)) {
      return request_error(fmt::format("--like already fixes --{}: give one of them", other));
    }
  }
  return nonet::wishes_of(*find_newspaper(options.text("like")));
}

// Refuses numbers of clues that no puzzle has.
Status read_clues(const Options& options, Wishes& wishes) {
  if (!options.has("clues")) return {};
  const Range clues = options.range("clues");
  if (clues.high < kFewestClues || clues.low > kCells) {
    return request_error(fmt::format("--clues {}: puzzles have {} to {} clues",
                                     options.text("clues"), kFewestClues, kCells));
  }
  wishes.fewest_clues = static_cast<int>(std::ceil(std::max(clues.low, 0.0)));
  wishes.most_clues = static_cast<int>(std::min<double>(clues.high, kCells));
  return {};
}

// --rating, each on the scale named with it or on --scale, and --minutes, on the scale `minutes`.
Status read_ratings(const Options& options, Wishes& wishes) {
  const auto add = [&](const ScaleRow* scale, const Range& range) -> Status {
    if (wishes.rating_on(*scale)) {
      return request_error(
          fmt::format("two ratings on the scale {}: give one of them", scale->key));
    }
    wishes.ratings.push_back({scale, {range.low, range.high}});
    return {};
  };
  for (const std::string& text : options.list("rating")) {
    const KeyedRange wanted = *parse_keyed_range(text);
    const ScaleRow* scale = wanted.key.empty() ? wishes.scale : find_scale(wanted.key);
    if (const Status added = add(scale, wanted.range); !added) return added;
  }
  return options.has("minutes") ? add(find_scale("minutes"), options.range("minutes")) : Status{};
}

void read_techniques(const Options& options, Wishes& wishes) {
  const auto read = [&](std::string_view name, std::vector<TechniqueId>& techniques) {
    if (options.has(name)) techniques = techniques_of(options.list(name));
  };
  read("hardest", wishes.hardest);
  read("with", wishes.used);
  read("require", wishes.required);
  read("forbid", wishes.forbidden);
}

Status read_pattern_wish(const Session& session, Wishes& wishes) {
  if (!session.options().has("pattern")) return {};
  const auto pattern = read_pattern(session.options().text("pattern"), session.stop_token());
  if (!pattern) return pattern.error();
  wishes.pattern = *pattern;
  return {};
}

Result<PuzzleFilter> filter_of(const Session& session) {
  const Options& options = session.options();
  return map(wishes_of(session), [&](Wishes wishes) {
    FilterPlan plan{.wishes = std::move(wishes), .filters = has_wishes(options), .sort = {}};
    if (options.has("sort")) plan.sort = meaning_in(kSortKeys, options.text("sort"));
    plan.reversed = options.has("reverse");
    return PuzzleFilter(std::move(plan));
  });
}

}  // namespace

static_assert(kSymmetryRows.front().name == "count");

std::span<const OptionRow> wish_options() { return kSymmetryRows; }
std::span<const OptionRow> filter_options() { return wish_options().subspan(1); }

bool has_wishes(const Options& options) {
  return std::ranges::any_of(kWishNames, [&](const char* name) { return options.has(name); });
}

std::string wish_names() { return fmt::format("--{}", fmt::join(kWishNames, ", --")); }

Result<Wishes> wishes_of(const Session& session, std::string_view usual_scale) {
  const Options& options = session.options();
  auto first = first_wishes(options, usual_scale);
  if (!first) return first.error();
  Wishes wishes = *std::move(first);
  if (const Status read = read_ratings(options, wishes); !read) return read.error();
  read_techniques(options, wishes);
  if (const Status status = wishes.check(); !status) return status.error();
  if (const Status status = read_clues(options, wishes); !status) return status.error();
  wishes.minimal |= options.has("minimal");
  if (options.has("symmetry")) wishes.symmetry = find_symmetry(options.text("symmetry"))->id;
  if (const Status read = read_pattern_wish(session, wishes); !read) return read.error();
  return wishes;
}

std::span<const OptionRow> sort_options() { return kSortOptions; }

Result<PuzzleSelection> selection_of(Session& session, std::uint64_t most) {
  auto writer = puzzle_writing(session.options());
  if (!writer) return writer.error();
  return map(filter_of(session), [&](PuzzleFilter filter) {
    return PuzzleSelection(*std::move(writer), std::move(filter), session.silent_control(), most);
  });
}

}  // namespace nonet
