// What goes out of a hunt while it runs: the panel or line on the terminal, the log of --log, and
// the command of --notify. Asked after every round.
#pragma once

#include <memory>
#include <optional>
#include <string_view>

#include "cli/notifier.h"
#include "cli/session.h"
#include "files/log_file.h"
#include "study/hunt/hunt_panel.h"
#include "study/hunt/hunt_words.h"

namespace nonet {

class HuntWatch {
 public:
  // Of a hunt as it stands now: its records are no news. An error where the log cannot be written.
  static Result<HuntWatch> start(Session& session, const HuntProgress& progress);

  void round_done(const HuntProgress& progress, const HuntTimes& times);
  // The summary: to the log, and below what the hunt printed for whoever saw the panel.
  void end(const HuntProgress& progress, const HuntTimes& times);

 private:
  HuntWatch(Session& session, std::optional<LogFile> file, const HuntProgress& progress);
  void show(const HuntProgress& progress, const HuntTimes& times);
  void note(std::string_view line);
  void notify(const HuntProgress& progress);

  Session* session_;
  std::optional<LogFile> file_;  // none, or it failed
  HuntLog log_;
  LongRounds long_rounds_;
  bool for_people_;
  std::unique_ptr<Notifier> notifier_;  // null: nobody is told
  std::size_t told_;                    // records
};

}  // namespace nonet
