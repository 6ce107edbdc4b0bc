// The reports of a running hunt: the panel or line on the terminal, from its first second on; the
// log of --log; and the command of --notify, at records or at finds from a threshold on.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "cli/known_puzzles.h"
#include "cli/notifier.h"
#include "cli/session.h"
#include "files/log_file.h"
#include "tasks/hunt/find_threshold.h"
#include "tasks/hunt/hunt_panel.h"
#include "tasks/hunt/hunt_words.h"

namespace nonet {

class HuntWatch {
 public:
  // The hunt's present records are not reported. An error if the log cannot be written or a
  // threshold of --notify-from is invalid.
  static Result<HuntWatch> start(Session& session, const HuntProgress& progress);

  // Before the first round, and during rounds.
  void round_under_way(const HuntProgress& progress, const HuntTimes& times);
  // `known`: the list of --known, if any.
  void found(std::span<const Find> finds, const KnownPuzzles& known);
  void round_done(const HuntProgress& progress, const HuntTimes& times, const KnownPuzzles& known);
  // Writes the summary to the log and, if the panel was shown, below the output.
  void end(const HuntProgress& progress, const HuntTimes& times);

 private:
  HuntWatch(Session& session, std::optional<LogFile> file, const HuntProgress& progress);
  void show(const HuntProgress& progress, const HuntTimes& times);
  void note(std::string_view line);
  void notify(const HuntProgress& progress, const KnownPuzzles& known);

  Session* session_;
  std::optional<LogFile> file_;  // none, or it failed
  HuntLog log_;
  LongRounds long_rounds_;
  bool for_people_;
  std::unique_ptr<Notifier> notifier_;  // null: no --notify
  std::uint64_t seed_;                  // of the hunt
  std::vector<FindThreshold> thresholds_;
  std::uint64_t reached_ = 0;  // finds of this session that reach one
  std::size_t told_;           // records
};

}  // namespace nonet
