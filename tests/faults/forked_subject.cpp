#include "tests/faults/forked_subject.h"

#include <functional>
#include <string>

namespace nonet::testing {
namespace {

namespace fs = std::filesystem;

// A lock that fails for ever looks like a lock of another program, for which the command waits: a
// second, here.
std::string call_with_wait(std::string_view call) {
  const bool stores = call.find("--db") != call.npos;
  return std::string(call) + (stores ? " --lock-wait 50ms" : "");
}

}  // namespace

ForkedSubject::ForkedSubject(const PreparedFolder& prepared, std::string_view call)
    : prepared_(prepared), call_(call_with_wait(call)), check_(kCheckCall), export_(kExportCall) {}

void ForkedSubject::restore_folder() {
  const fs::path work = folder_.path() / "work";
  fs::remove_all(work);
  fs::create_directory(work);
  for (const auto& file : fs::directory_iterator(prepared_.files())) {
    fs::copy_file(file.path(), work / file.path().filename());
  }
}

const std::string& ForkedSubject::said(Said& known, ForkedCommand& command) const {
  const fs::path work = folder_.path() / "work";
  std::string files;
  for (const char* name : {"x.db", "x.db-wal", "x.db-journal"}) files += text_of(work / name) + '|';
  const auto [place, is_new] = known.try_emplace(std::hash<std::string>()(files));
  if (is_new) {
    const Finished finished = command.run(work);
    place->second = finished.out + finished.err;
  }
  return place->second;
}

Outcome ForkedSubject::run(std::string_view fault) {
  restore_folder();
  const fs::path work = folder_.path() / "work";
  Outcome outcome = left_in(work, call_.run(work, fault));
  // Both may move the log into the database, so each reads the files again.
  outcome.check = said(checked_, check_);
  if (!outcome.printed.empty()) outcome.stored = said(exported_, export_);
  return outcome;
}

}  // namespace nonet::testing
