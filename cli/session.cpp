#include "cli/session.h"

#include <algorithm>
#include <fmt/format.h>
#include <random>
#include <sched.h>

namespace nonet {
namespace {

constexpr unsigned kThreadsForAnyMachine = 16;

}  // namespace

RunControl Session::control(std::uint64_t work_limit) {
  return RunControl(
      signals_.stop_token(), [this](const Progress& progress) { console_.progress(progress); },
      work_limit);
}

RunControl Session::silent_control(std::uint64_t work_limit) const {
  return RunControl(signals_.stop_token(), {}, work_limit);
}

unsigned Session::threads() const {
  const unsigned cpus = available_cpus();
  if (!options_.has("threads")) return cpus;
  // Each thread has its own working memory and waiting results. More than a few threads for each
  // CPU make nothing faster, and the results are the same for any number.
  const unsigned most = std::max(kThreadsForAnyMachine, 4 * cpus);
  return static_cast<unsigned>(std::min<std::uint64_t>(options_.number("threads"), most));
}

std::uint64_t Session::seed(std::optional<std::uint64_t> instead_of_drawing) {
  if (seed_) return *seed_;
  if (options_.has("seed")) {
    seed_ = options_.number("seed");
  } else {
    std::random_device device;
    seed_ = instead_of_drawing ? *instead_of_drawing : std::uint64_t{device()} << 32 | device();
    console_.note(fmt::format("--seed {}", *seed_));
  }
  return *seed_;
}

void Session::write(std::string_view text) {
  make_room();
  output_.write(text);
  if (output_.failed() || output_.reader_gone()) signals_.request_stop();
}

void Session::write_frame(std::string_view text) {
  make_room();
  output_.write_frame(text);
  if (output_.failed() || output_.reader_gone()) signals_.request_stop();
}

void Session::flush() {
  make_room();
  output_.flush();
  if (output_.failed() || output_.reader_gone()) signals_.request_stop();
}

Status Session::finish_output() {
  if (Status written = output_.finish(); !written) return written;
  for (Output& companion : companions_) {
    if (Status written = companion.finish(); !written) return written;
  }
  return {};
}

void Session::give_up(Output& file, Unfinished worth) {
  const bool replaces = file.replaces_file();
  const std::string kept = file.end_unfinished(worth);
  if (kept.empty()) return;
  console_.warning(fmt::format("{} {}; the output so far is in {}", file.name(),
                               replaces ? "is as it was" : "was not made", kept));
}

void Session::give_up_output(Unfinished worth) {
  give_up(output_, worth);
  for (Output& companion : companions_) give_up(companion, worth);
}

void Session::warn_once(const std::string& text) {
  if (warned_.insert(text).second) console_.warning(text);
}

ExitCode Session::fail(const Error& error) {
  if (!BadRecords::is_of_record(error) || bad_records_.take(error)) console_.error(error);
  const ExitCode code = exit_code_of(error.kind);
  if (exit_code_ == ExitCode::kOk) exit_code_ = code;
  (error.kind == ErrorKind::kInput ? lost_records_ : failed_) = true;
  return code;
}

bool Session::output_is_whole() const {
  if (failed_ || output_.failed()) return false;
  if (called_whole_) return true;
  return !should_stop() && !(lost_records_ && options_.has("strict"));
}

unsigned available_cpus() {
  cpu_set_t set;
  CPU_ZERO(&set);
  if (::sched_getaffinity(0, sizeof(set), &set) != 0) return 1;
  return static_cast<unsigned>(std::max(1, CPU_COUNT(&set)));
}

}  // namespace nonet
