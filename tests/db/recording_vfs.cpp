#include "tests/db/recording_vfs.h"

#include <algorithm>
#include <span>
#include <sqlite3.h>

namespace nonet {
namespace {

// SQLite's data of an open file, followed by the real VFS's part.
struct RecordedFile {
  sqlite3_file base;
  DiskLog* log;
  const std::string* name;  // owned; null: a temporary file, whose operations are not recorded
};

RecordedFile& ours(sqlite3_file* file) {
  return *reinterpret_cast<RecordedFile*>(file);  // NOLINT: the C way of inheriting
}

sqlite3_file* real(sqlite3_file* file) {
  return reinterpret_cast<sqlite3_file*>(&ours(file) + 1);  // NOLINT: see RecordedFile
}

void note(sqlite3_file* file, DiskAction action, std::uint64_t offset = 0,
          std::vector<std::byte> data = {}) {
  const RecordedFile& recorded = ours(file);
  if (recorded.name == nullptr) return;
  recorded.log->push_back({action, *recorded.name, offset, std::move(data)});
}

int close_file(sqlite3_file* file) {
  const int code = real(file)->pMethods->xClose(real(file));
  delete ours(file).name;  // NOLINT(cppcoreguidelines-owning-memory): SQLite owns the memory around
  return code;
}
int read_file(sqlite3_file* file, void* to, int size, sqlite3_int64 offset) {
  return real(file)->pMethods->xRead(real(file), to, size, offset);
}
int write_file(sqlite3_file* file, const void* from, int size, sqlite3_int64 offset) {
  const auto* bytes = static_cast<const std::byte*>(from);
  note(file, DiskAction::kWrite, static_cast<std::uint64_t>(offset), {bytes, bytes + size});
  return real(file)->pMethods->xWrite(real(file), from, size, offset);
}
int truncate_file(sqlite3_file* file, sqlite3_int64 size) {
  note(file, DiskAction::kTruncate, static_cast<std::uint64_t>(size));
  return real(file)->pMethods->xTruncate(real(file), size);
}
int sync_file(sqlite3_file* file, int flags) {
  note(file, DiskAction::kSync);
  return real(file)->pMethods->xSync(real(file), flags);
}
int file_size(sqlite3_file* file, sqlite3_int64* size) {
  return real(file)->pMethods->xFileSize(real(file), size);
}
int lock_file(sqlite3_file* file, int lock) {
  return real(file)->pMethods->xLock(real(file), lock);
}
int unlock_file(sqlite3_file* file, int lock) {
  return real(file)->pMethods->xUnlock(real(file), lock);
}
int check_reserved(sqlite3_file* file, int* reserved) {
  return real(file)->pMethods->xCheckReservedLock(real(file), reserved);
}
int control_file(sqlite3_file* file, int operation, void* argument) {
  return real(file)->pMethods->xFileControl(real(file), operation, argument);
}
int sector_size(sqlite3_file* file) { return real(file)->pMethods->xSectorSize(real(file)); }
int characteristics(sqlite3_file* file) {
  return real(file)->pMethods->xDeviceCharacteristics(real(file));
}
int shm_map(sqlite3_file* file, int page, int size, int extend, void volatile** memory) {
  return real(file)->pMethods->xShmMap(real(file), page, size, extend, memory);
}
int shm_lock(sqlite3_file* file, int offset, int count, int flags) {
  return real(file)->pMethods->xShmLock(real(file), offset, count, flags);
}
void shm_barrier(sqlite3_file* file) { real(file)->pMethods->xShmBarrier(real(file)); }
int shm_unmap(sqlite3_file* file, int remove) {
  return real(file)->pMethods->xShmUnmap(real(file), remove);
}

// Version 2: without reading through memory maps, which SQLite does not need.
constexpr sqlite3_io_methods kMethods = {
    .iVersion = 2,
    .xClose = close_file,
    .xRead = read_file,
    .xWrite = write_file,
    .xTruncate = truncate_file,
    .xSync = sync_file,
    .xFileSize = file_size,
    .xLock = lock_file,
    .xUnlock = unlock_file,
    .xCheckReservedLock = check_reserved,
    .xFileControl = control_file,
    .xSectorSize = sector_size,
    .xDeviceCharacteristics = characteristics,
    .xShmMap = shm_map,
    .xShmLock = shm_lock,
    .xShmBarrier = shm_barrier,
    .xShmUnmap = shm_unmap,
    .xFetch = nullptr,
    .xUnfetch = nullptr,
};

// The data of the VFS itself.
struct Recorder {
  sqlite3_vfs* real;
  DiskLog log;
};

Recorder& recorder_of(sqlite3_vfs* vfs) { return *static_cast<Recorder*>(vfs->pAppData); }

int open_file(sqlite3_vfs* vfs, const char* name, sqlite3_file* file, int flags, int* out_flags) {
  RecordedFile& recorded = ours(file);
  recorded.base.pMethods = nullptr;
  Recorder& recorder = recorder_of(vfs);
  const int code = recorder.real->xOpen(recorder.real, name, real(file), flags, out_flags);
  if (code != SQLITE_OK) return code;
  recorded.log = &recorder.log;
  recorded.name = name == nullptr ? nullptr : new std::string(name);  // NOLINT: see close_file
  recorded.base.pMethods = &kMethods;
  return SQLITE_OK;
}

int delete_file(sqlite3_vfs* vfs, const char* name, int sync_folder) {
  Recorder& recorder = recorder_of(vfs);
  recorder.log.push_back({DiskAction::kDelete, name, 0, {}});
  if (sync_folder != 0) recorder.log.push_back({DiskAction::kSync, name, 0, {}});
  return recorder.real->xDelete(recorder.real, name, sync_folder);
}

// --- after the cut

constexpr std::uint64_t kSector = 512;

void apply_bytes(std::vector<std::byte>& file, std::uint64_t offset,
                 std::span<const std::byte> data) {
  if (file.size() < offset + data.size()) file.resize(offset + data.size());
  std::copy(data.begin(), data.end(), file.begin() + static_cast<std::ptrdiff_t>(offset));
}

// The part of the unsynced data that the disk had written.
enum class Remains : std::uint8_t { kNothing, kAll, kSomeOperations, kSomeSectors, kTornSectors };
constexpr std::uint32_t kKindsOfRemains = 5;

struct Survival {
  Remains remains;
  RandomStream& chance;

  bool operation() {
    if (remains == Remains::kNothing) return false;
    return remains == Remains::kAll || chance.chance(0.5);
  }
  // How many of a sector's first bytes were written.
  std::uint64_t bytes_of_sector(std::uint64_t size) {
    if (remains == Remains::kSomeSectors) return chance.chance(0.5) ? size : 0;
    if (remains == Remains::kTornSectors) return chance.below(static_cast<std::uint32_t>(size + 1));
    return size;
  }
};

void apply_write(std::vector<std::byte>& file, const DiskOperation& write, Survival& survival) {
  for (std::uint64_t done = 0; done < write.data.size();) {
    const std::uint64_t at = write.offset + done;
    const std::uint64_t size = std::min(kSector - at % kSector, write.data.size() - done);
    const std::uint64_t taken = survival.bytes_of_sector(size);
    if (taken > 0) apply_bytes(file, at, std::span(write.data).subspan(done, taken));
    done += size;
  }
}

void apply(DiskFiles& files, const DiskOperation& operation, Survival& survival) {
  switch (operation.action) {
    case DiskAction::kWrite:
      return apply_write(files[operation.file], operation, survival);
    case DiskAction::kTruncate:
      files[operation.file].resize(operation.offset);
      return;
    case DiskAction::kDelete:
      files.erase(operation.file);
      return;
    case DiskAction::kSync:
      return;
  }
}

}  // namespace

struct RecordingVfs::Registration {
  Registration() : recorder{sqlite3_vfs_find(nullptr), {}}, vfs(*recorder.real) {
    vfs.zName = "nonet-recording";
    vfs.szOsFile = static_cast<int>(sizeof(RecordedFile)) + recorder.real->szOsFile;
    vfs.pNext = nullptr;
    vfs.pAppData = &recorder;
    vfs.xOpen = open_file;
    vfs.xDelete = delete_file;
    sqlite3_vfs_register(&vfs, 1);
  }
  Registration(const Registration&) = delete;
  Registration& operator=(const Registration&) = delete;
  ~Registration() {
    sqlite3_vfs_unregister(&vfs);
    sqlite3_vfs_register(recorder.real, 1);
  }

  Recorder recorder;
  sqlite3_vfs vfs;
};

RecordingVfs::RecordingVfs() : registration_(std::make_unique<Registration>()) {}
RecordingVfs::~RecordingVfs() = default;
const DiskLog& RecordingVfs::log() const { return registration_->recorder.log; }

DiskFiles after_power_cut(const DiskLog& log, std::size_t operations, RandomStream& chance) {
  // After its last sync, the disk may keep or lose changes to a file.
  std::map<std::string, std::size_t> synced;
  for (std::size_t i = 0; i < operations; ++i) {
    if (log[i].action == DiskAction::kSync) synced[log[i].file] = i;
  }
  DiskFiles files;
  RandomStream none(0, "power-cut", 0);
  Survival all{Remains::kAll, none};
  Survival some{static_cast<Remains>(chance.below(kKindsOfRemains)), chance};
  for (std::size_t i = 0; i < operations; ++i) {
    const auto last = synced.find(log[i].file);
    const bool safe = last != synced.end() && i < last->second;
    if (safe) {
      apply(files, log[i], all);
    } else if (some.operation()) {
      apply(files, log[i], some);
    }
  }
  return files;
}

}  // namespace nonet
