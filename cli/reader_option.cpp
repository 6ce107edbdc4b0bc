#include "cli/reader_option.h"

#include <fmt/format.h>
#include <string>

#include "base/request_error.h"
#include "cli/puzzle_stream.h"
#include "study/people/reader_times.h"

namespace nonet {
namespace {

Result<Reader> calibrated(Session& session, const std::string& file) {
  ReaderTimes times;
  const StreamRequest table{
      .chunk_size = 256, .names = {file}, .format = {}, .sukakus = Sukakus::kAsTheyStand};
  read_records(session, table, [&](const PuzzleText& record) {
    if (const Status added = times.add(record); !added) session.fail(added.error());
  });
  if (times.empty()) return request_error(fmt::format("--calibrate {}: no times in it", file));
  const auto report = [&](const std::string& who, const Reader& reader) {
    session.console().note(fmt::format("{}: {}", who, reader_text(reader)));
  };
  report("all times", times.everybody());
  for (const auto& [solver, reader] : times.each()) report(solver, reader);
  return times.everybody();
}

}  // namespace

Result<Reader> reader_of(Session& session) {
  const Options& options = session.options();
  if (options.has("solver-speed") && options.has("calibrate")) {
    return request_error("--solver-speed and --calibrate both say how fast: give one of them");
  }
  if (options.has("calibrate")) return calibrated(session, options.text("calibrate"));
  Reader reader;
  if (options.has("solver-speed")) reader.speed = options.real("solver-speed");
  if (reader.speed <= 0) return request_error("--solver-speed must be above 0");
  return reader;
}

}  // namespace nonet
