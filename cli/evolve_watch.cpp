#include "cli/evolve_watch.h"

#include <fmt/format.h>
#include <utility>

#include "cli/database.h"
#include "cli/version.h"
#include "study/hunt/hunt_text.h"

namespace nonet {
namespace {

constexpr std::string_view kLogMark = "# nonet evolve";

bool shows_progress_to_people(ProgressStyle style) {
  return style == ProgressStyle::kLine || style == ProgressStyle::kLog;
}

Notifier::Facts facts_of(const RecordFind& record, std::uint64_t seed) {
  return {{"NONET_PUZZLE", record.givens.line()},
          {"NONET_ER", er_text(record.er)},
          {"NONET_EP", er_text(record.ep)},
          {"NONET_ED", er_text(record.ed)},
          {"NONET_SEED", fmt::format("{}", seed)}};
}

}  // namespace

HuntWatch::HuntWatch(Session& session, std::optional<LogFile> file, const HuntProgress& progress)
    : session_(&session),
      file_(std::move(file)),
      log_(progress.records.size()),
      for_people_(shows_progress_to_people(session.console().progress_style())),
      told_(progress.records.size()) {
  const Options& options = session.options();
  if (options.has("notify")) {
    notifier_ = std::make_unique<Notifier>(
        options.text("notify"),
        [&console = session.console()](std::string_view text) { console.warning(text); },
        Notifier::Limits());
  }
  note(fmt::format("nonet {} evolve --seed {}: {}", kVersion, progress.seed,
                   progress.rounds == 0 ? "begins" : "goes on"));
}

Result<HuntWatch> HuntWatch::start(Session& session, const HuntProgress& progress) {
  std::optional<LogFile> file;
  if (session.options().has("log")) {
    auto opened = LogFile::open(session.options().text("log"), kLogMark, session.stop_token());
    if (!opened) return opened.error();
    file = *std::move(opened);
  }
  return HuntWatch(session, std::move(file), progress);
}

void HuntWatch::round_done(const HuntProgress& progress, const HuntTimes& times) {
  for (const std::string& line : log_.after_round(progress, times)) note(line);
  notify(progress);
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
        fmt::format("kept; it goes on with: nonet evolve --resume --seed {} --db {}", progress.seed,
                    session_->options().text("db")));
  }
  if (notifier_) notifier_->finish();
}

// The panel where the terminal has room for it, else a line; or an object for programs.
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

// A log that cannot be written is told once; the hunt is worth more than its log.
void HuntWatch::note(std::string_view line) {
  if (!file_) return;
  const Status added = file_->add(fmt::format("{}  {}", recorder_clock().utc_now(), line));
  if (added) return;
  session_->console().warning(added.error().text() + "; the hunt goes on without its log");
  file_.reset();
}

void HuntWatch::notify(const HuntProgress& progress) {
  if (!notifier_) return;
  if (progress.records.size() > told_) {
    told_ = progress.records.size();
    notifier_->tell(facts_of(progress.records.back(), progress.seed));
  } else {
    notifier_->look();
  }
}

}  // namespace nonet
