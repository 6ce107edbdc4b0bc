#include "cli/evolve_watch.h"

#include <fmt/format.h>
#include <string>
#include <utility>

#include "base/request_error.h"
#include "board/canonical.h"
#include "cli/database.h"
#include "cli/version.h"
#include "tasks/hunt/hunt_text.h"

namespace nonet {
namespace {

constexpr std::string_view kLogMark = "# nonet evolve";

bool shows_progress_to_people(ProgressStyle style) {
  return style == ProgressStyle::kLine || style == ProgressStyle::kLog;
}

// `found`: a record, or a find that reaches a threshold.
Notifier::Facts facts_of(const Milestone& found, std::uint64_t seed, const KnownPuzzles& known) {
  const std::string braids = std::to_string(found.is.braids);
  Notifier::Facts facts = {{"NONET_PUZZLE", found.givens.line()},
                           {"NONET_ER", er_text(found.rating.er)},
                           {"NONET_EP", er_text(found.rating.ep)},
                           {"NONET_ED", er_text(found.rating.ed)},
                           {"NONET_TE_DEPTH", std::to_string(found.is.depth)},
                           {"NONET_BXB", found.is.depth == 2 ? braids : ""},
                           {"NONET_BXBB", found.is.depth == 3 ? braids : ""},
                           {"NONET_SEED", fmt::format("{}", seed)}};
  if (known.given()) {
    const Fingerprint form = fingerprint(canonical_form(found.givens));
    facts.emplace_back("NONET_KNOWN", known.word_for(form));
  }
  return facts;
}

Result<std::vector<FindThreshold>> thresholds_of(const Options& options) {
  std::vector<FindThreshold> thresholds;
  for (const std::string& text : options.list("notify-from")) {
    const auto threshold = parse_threshold(text);
    if (!threshold) return request_error("--notify-from: " + threshold.error().reason);
    thresholds.push_back(*threshold);
  }
  if (!thresholds.empty() && !options.has("notify")) {
    return request_error("--notify-from needs --notify, the command to be run");
  }
  return thresholds;
}

}  // namespace

HuntWatch::HuntWatch(Session& session, std::optional<LogFile> file, const HuntProgress& progress)
    : session_(&session),
      file_(std::move(file)),
      log_(progress.records.size()),
      for_people_(shows_progress_to_people(session.console().progress_style())),
      seed_(progress.seed),
      told_(progress.records.size()) {
  const Options& options = session.options();
  if (options.has("notify")) {
    notifier_ = std::make_unique<Notifier>(
        options.text("notify"),
        [&console = session.console()](std::string_view text) { console.warning(text); },
        Notifier::Limits(),
        options.has("notify-from") ? Notifier::Waiting::kAll : Notifier::Waiting::kLast);
  }
  note(fmt::format("nonet {} evolve --seed {}: {}", kVersion, progress.seed,
                   progress.rounds == 0 ? "begins" : "goes on"));
}

Result<HuntWatch> HuntWatch::start(Session& session, const HuntProgress& progress) {
  auto thresholds = thresholds_of(session.options());
  if (!thresholds) return thresholds.error();
  std::optional<LogFile> file;
  if (session.options().has("log")) {
    auto opened = LogFile::open(session.options().text("log"), kLogMark, session.stop_token());
    if (!opened) return opened.error();
    file = *std::move(opened);
  }
  HuntWatch watch(session, std::move(file), progress);
  watch.thresholds_ = *std::move(thresholds);
  return watch;
}

void HuntWatch::round_under_way(const HuntProgress& progress, const HuntTimes& times) {
  if (session_->console().progress_due()) show(progress, times);
}

void HuntWatch::found(std::span<const Find> finds, const KnownPuzzles& known) {
  if (!notifier_ || thresholds_.empty()) return;
  for (const Find& find : finds) {
    const ArchivedPuzzle kept = archived(find);
    const auto reached = std::ranges::find_if(
        thresholds_, [&](const FindThreshold& one) { return reaches(one, kept); });
    if (reached == thresholds_.end() || known.leaves_out(kept.form)) continue;
    ++reached_;
    Notifier::Facts facts = facts_of(
        {.givens = kept.puzzle.givens(), .rating = kept.rating, .is = kept.is}, seed_, known);
    facts.emplace_back("NONET_REACHED", text_of(*reached));
    facts.emplace_back("NONET_COUNT", std::to_string(reached_));
    notifier_->tell(std::move(facts));
  }
}

void HuntWatch::round_done(const HuntProgress& progress, const HuntTimes& times,
                           const KnownPuzzles& known) {
  for (const std::string& line : log_.after_round(progress, times)) note(line);
  notify(progress, known);
  const auto long_round = long_rounds_.after_round(progress, times);
  if (long_round && session_->options().has("db")) session_->console().warning(*long_round);
  if (session_->console().progress_due()) show(progress, times);
}

void HuntWatch::end(const HuntProgress& progress, const HuntTimes& times) {
  for (const std::string& line : hunt_summary(progress, times)) {
    if (for_people_) session_->console().note(line);
    note("end: " + line);
  }
  if (for_people_ && session_->options().has("db")) {
    session_->console().note(
        fmt::format("kept; continue it with: nonet evolve --resume --seed {} --db {}",
                    progress.seed, session_->options().text("db")));
  }
  if (notifier_) notifier_->finish();
}

// Shows the panel if the terminal has room for it, else a line; or a JSON object for programs.
void HuntWatch::show(const HuntProgress& progress, const HuntTimes& times) {
  Console& console = session_->console();
  if (console.progress_style() == ProgressStyle::kJson) {
    console.progress_object(hunt_json(progress, times));
    return;
  }
  const auto terminal = terminal_size();
  if (terminal && terminal->columns >= kSmallestPanel.columns &&
      terminal->lines >= kSmallestPanel.lines) {
    console.progress_panel(
        hunt_panel(progress, times, {terminal->columns - 1, terminal->lines - 1}));
    return;
  }
  const std::string line = hunt_line(progress);
  console.progress({.done = progress.evaluations, .total = 0, .note = line});
}

// A log that cannot be written is reported once; the hunt goes on without it.
void HuntWatch::note(std::string_view line) {
  if (!file_) return;
  const Status added = file_->add(fmt::format("{}  {}", recorder_clock().utc_now(), line));
  if (added) return;
  session_->console().warning(added.error().text() + "; the hunt continues without its log");
  file_.reset();
}

void HuntWatch::notify(const HuntProgress& progress, const KnownPuzzles& known) {
  if (!notifier_) return;
  const bool record = progress.records.size() > told_ && thresholds_.empty();
  told_ = progress.records.size();
  if (!record) return notifier_->look();
  const Milestone& best = progress.records.back();
  if (known.leaves_out(fingerprint(canonical_form(best.givens)))) return;
  notifier_->tell(facts_of(best, progress.seed, known));
}

}  // namespace nonet
