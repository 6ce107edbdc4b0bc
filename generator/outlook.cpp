#include "generator/outlook.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <string_view>

#include "board/every_key.h"
#include "generator/rarity.h"
#include "rater/orders/catalog.h"

namespace nonet {
namespace {

constexpr double kWorkWorthANote = 3600e6;  // an hour
constexpr std::uint64_t kTriesToJudge = 30;
constexpr std::uint64_t kWorkBetweenNotes = 4;  // factor on the work before

double share(std::uint64_t part, std::uint64_t whole) {
  return whole == 0 ? 0 : static_cast<double>(part) / static_cast<double>(whole);
}

std::string percent(double share) { return fmt::format("{:.3g} %", 100 * share); }

// The words for puzzles that are not solved as wished: for many, for one, and the wish that would
// accept them.
struct MissRow {
  Miss miss;
  std::string_view loss;
  std::string_view failing;
  std::string_view near;
};
constexpr std::string_view kBreed = "`nonet evolve` with the same options breeds towards them";
constexpr std::array kMisses = {
    MissRow{Miss::kEasier, "were too easy", "is too easy", kBreed},
    MissRow{Miss::kHarder, "were too hard", "is too hard", "more clues make easier puzzles"},
    MissRow{Miss::kDisputed, "were harder than the level by HoDoKu",
            "is harder than the level by HoDoKu", "--borderline accepts these"},
    MissRow{Miss::kOtherHardest, "had another hardest technique", "has another hardest technique",
            "--with instead of --hardest accepts puzzles that use it anywhere"},
    MissRow{Miss::kUnneeded, "were solved without a required technique",
            "is solved without a required technique",
            "--with instead of --require accepts puzzles that use it, needed or not"},
    MissRow{Miss::kUnused, "did not use a technique", "does not use a technique", kBreed},
    MissRow{Miss::kForbidden, "used a forbidden technique", "uses a forbidden technique", kBreed},
};
static_assert(kMisses.size() + 1 == kMembers<Miss>);

// A reason for losing puzzles, and the number lost.
struct Loss {
  std::uint64_t puzzles;
  std::string near;
};

std::string near_pattern(const Wishes& wishes) {
  const std::string lines = thin_lines(*wishes.pattern);
  return lines.empty() ? pattern_rarity(wishes.pattern->size()) : lines;
}

std::string near_clues(const Wishes& wishes, const GenerationCount& made) {
  std::string near =
      fmt::format("puzzles made so have {} to {} clues", made.fewest_clues, made.most_clues);
  if (wishes.symmetry != Symmetry::kNone && made.fewest_clues > wishes.most_clues) {
    near += ", without --symmetry fewer";
  }
  if (wishes.symmetry == Symmetry::kNone &&
      made.fewest_clues > std::max(wishes.most_clues, kDescentClues)) {
    near += "; `nonet generate --method descent` makes some of fewer";
  }
  if (wishes.minimal && made.most_clues < wishes.fewest_clues) {
    near += ", without --minimal more; `nonet generate --method ascent` makes minimal ones of many";
  }
  const std::string rarity = clue_rarity(wishes);
  return rarity.empty() ? near : near + "; " + rarity;
}

// The way to puzzles as hard as wished that random generation never makes; empty: it may make them.
std::string_view design_for(const Wishes& wishes) {
  const auto wants = [&](std::string_view scale, double least) {
    const auto rating = wishes.rating_on(*find_scale(scale));
    return rating && rating->low >= least;
  };
  if (wants("te-depth", 3)) {
    return "`nonet generate --method design` makes puzzles of trial-and-error depth 3";
  }
  if (wants("bxb", 3) || wants("explainer", 10)) {
    return "`nonet generate --method near-design` makes puzzles of BxB 3 to 6, ER 10.4 to 11.7";
  }
  return "";
}

std::string near_solving(const MissRow& row, const Wishes& wishes) {
  if (row.miss != Miss::kEasier) return std::string(row.near);
  const std::string rarity = rating_rarity(wishes);
  const std::string_view design = design_for(wishes);
  return fmt::format("{}{}{}", rarity, rarity.empty() ? "" : "; ",
                     design.empty() ? row.near : design);
}

}  // namespace

std::string losses(const GenerationCount& made, std::uint64_t taken) {
  std::string text = fmt::format("of {} made", made.tries);
  const auto add = [&](std::uint64_t lost, std::string_view why) {
    if (lost > 0) text += fmt::format(", {} {}", lost, why);
  };
  add(made.in_vain, "were searches on the pattern in vain");
  add(made.misfits, "had the wrong clues");
  add(made.spare, "had redundant clues");
  for (const MissRow& row : kMisses) add(made.missed[row.miss], row.loss);
  add(made.repeated, "were isomorphic to another");
  if (made.accepted > taken) add(made.accepted - taken, "are in the database");
  return text + fmt::format(", {} accepted ({})", taken, percent(share(taken, made.tries)));
}

std::string near_wish(const Wishes& wishes, const GenerationCount& made) {
  std::vector<Loss> all;
  if (made.in_vain > 0) all.push_back({made.in_vain, near_pattern(wishes)});
  if (made.misfits > 0) all.push_back({made.misfits, near_clues(wishes, made)});
  if (made.spare > 0) all.push_back({made.spare, "without --minimal these fit"});
  for (const MissRow& row : kMisses) {
    if (made.missed[row.miss] > 0)
      all.push_back({made.missed[row.miss], near_solving(row, wishes)});
  }
  const auto most = std::ranges::max_element(all, {}, &Loss::puzzles);
  return most == all.end() ? "" : most->near;
}

std::string_view failing_of(Miss miss) {
  for (const MissRow& row : kMisses) {
    if (row.miss == miss) return row.failing;
  }
  return "has other clues";
}

std::optional<Outlook> OutlookWatch::see(const GenerationCount& made, std::uint64_t taken) {
  if (made.work < next_work_ || made.tries < kTriesToJudge || taken >= wanted_) return std::nullopt;
  next_work_ = kWorkBetweenNotes * made.work;
  if (taken == 0) {
    return Outlook{.hopeless = true, .one_in = std::max<std::uint64_t>(made.tries / 3, 2)};
  }
  const double left = static_cast<double>(wanted_ - taken) / static_cast<double>(taken);
  if (announced_ || left * static_cast<double>(made.work) < kWorkWorthANote) return std::nullopt;
  announced_ = true;
  return Outlook{.tries_left = left * static_cast<double>(made.tries)};
}

std::string text_of(const Outlook& outlook, const Wishes& wishes, const GenerationCount& made,
                    std::uint64_t taken) {
  if (!outlook.hopeless) {
    return fmt::format("rare: {}; the rest is likely to take {:.3g} tries more",
                       losses(made, taken), outlook.tries_left);
  }
  const std::string near = near_wish(wishes, made);
  return fmt::format(
      "none found yet: {}; fewer than one in {} fits{}{} (Ctrl-C ends, --max-tries sets an end)",
      losses(made, 0), outlook.one_in, near.empty() ? "" : "; ", near);
}

}  // namespace nonet
