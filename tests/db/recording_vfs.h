// A disk that remembers: while it lives, SQLite's files go through it, and every write, truncation,
// deletion and sync is noted. The notes show what a power cut at any moment may have left: all that
// was synced, and of the rest any sectors, in any mixture, or the beginning of each (SQLite's own
// crash tests do the same; the shared memory of the log is memory, and gone).
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "base/random_stream.h"

namespace nonet {

enum class DiskAction : std::uint8_t { kWrite, kTruncate, kDelete, kSync };

struct DiskOperation {
  DiskAction action = DiskAction::kSync;
  std::string file;
  std::uint64_t offset = 0;  // of a write; the new size of a truncation
  std::vector<std::byte> data;
};

using DiskLog = std::vector<DiskOperation>;
// File names and contents.
using DiskFiles = std::map<std::string, std::vector<std::byte>>;

class RecordingVfs {
 public:
  // SQLite's default until the end of its life. REQUIRES: one at a time.
  RecordingVfs();
  RecordingVfs(const RecordingVfs&) = delete;
  RecordingVfs& operator=(const RecordingVfs&) = delete;
  ~RecordingVfs();

  [[nodiscard]] const DiskLog& log() const;

 private:
  struct Registration;
  std::unique_ptr<Registration> registration_;
};

// The files after a power cut that follows the first `operations` of the log; `chance` says which
// of the sectors that were not synced had reached the disk.
DiskFiles after_power_cut(const DiskLog& log, std::size_t operations, RandomStream& chance);

}  // namespace nonet
