#include "generator/outlook.h"

#include <algorithm>
#include <fmt/format.h>

namespace nonet {
namespace {

constexpr double kWorkWorthANote = 3600e6;  // an hour

double share(std::uint64_t part, std::uint64_t whole) {
  return whole == 0 ? 0 : static_cast<double>(part) / static_cast<double>(whole);
}

std::string percent(double share) { return fmt::format("{:.3g} %", 100 * share); }

}  // namespace

std::string losses(const GenerationCount& made, std::uint64_t taken) {
  std::string text = fmt::format("of {} made", made.tries);
  if (made.misfits > 0) text += fmt::format(", {} had the wrong clues", made.misfits);
  if (made.unwanted > 0)
    text += fmt::format(", {} were too easy, too hard or otherwise not wanted", made.unwanted);
  if (made.repeated > 0) text += fmt::format(", {} were isomorphic to another", made.repeated);
  if (made.accepted > taken) {
    text += fmt::format(", {} are in the database", made.accepted - taken);
  }
  return text + fmt::format(", {} accepted ({})", taken, percent(share(taken, made.tries)));
}

std::optional<Outlook> OutlookWatch::see(const GenerationCount& made, std::uint64_t taken) {
  if (judged_ || made.work < kWorkToJudge || taken >= wanted_) return std::nullopt;
  judged_ = true;
  if (taken == 0) {
    return Outlook{.hopeless = true, .one_in = std::max<std::uint64_t>(made.tries / 3, 2)};
  }
  const double left = static_cast<double>(wanted_ - taken) / static_cast<double>(taken);
  if (left * static_cast<double>(made.work) < kWorkWorthANote) return std::nullopt;
  return Outlook{.tries_left = left * static_cast<double>(made.tries)};
}

std::string text_of(const Outlook& outlook, const GenerationCount& made, std::uint64_t taken) {
  if (outlook.hopeless) {
    return fmt::format(
        "the request looks hopeless: {}; probably fewer than one in {} fits "
        "(Ctrl-C ends, --max-tries sets an end)",
        losses(made, 0), outlook.one_in);
  }
  return fmt::format("rare: {}; the rest is likely to take {:.3g} tries more", losses(made, taken),
                     outlook.tries_left);
}

}  // namespace nonet
