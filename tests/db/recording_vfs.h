// A disk that records its operations: while the object lives, SQLite's files go through it, and it
// notes every write, truncation, deletion and sync. The notes give the states that a power cut at
// any moment may leave: everything that was synced, and any mixture of the other sectors, each
// whole or only its beginning (SQLite's own crash tests do the same; the shared memory of the log
// is memory, and is lost).
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
  // SQLite's default VFS until its destructor. REQUIRES: no other object exists.
  RecordingVfs();
  RecordingVfs(const RecordingVfs&) = delete;
  RecordingVfs& operator=(const RecordingVfs&) = delete;
  ~RecordingVfs();

  [[nodiscard]] const DiskLog& log() const;

 private:
  struct Registration;
  std::unique_ptr<Registration> registration_;
};

// The files after a power cut that follows the first `operations` of the log; `chance` decides
// which of the unsynced sectors reached the disk.
DiskFiles after_power_cut(const DiskLog& log, std::size_t operations, RandomStream& chance);

}  // namespace nonet
