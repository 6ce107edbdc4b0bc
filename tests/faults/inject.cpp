// Makes the N-th allocation or system call of a program fail, as SQLite's own tests do. It is
// preloaded (LD_PRELOAD) into a real command, which must then end with whole files, a sound
// database and a message, for every N. Counting begins with main(): calls of the loader and of the
// libraries before it are not our code. Calls inside the C library are not seen.
//
//   NONET_FAULT=allocation:N    the N-th allocation gives no memory
//               call:N          the N-th system call fails as that call does on a bad day
//               interrupt:N     the N-th system call that may wait is interrupted: EINTR
//               short:N         the N-th read or write moves one byte
//   NONET_FAULT=KIND:N+         and so do all later ones
//   NONET_FAULT_REPORT=FILE     written at the end: "KIND COUNT" of each kind, "fired NAME"
//   NONET_FAULT_SERVER=IN:OUT   two descriptors: for each line "FAULT<tab>FOLDER" that comes in,
//   main()
//                               runs in a copy of the process, in that folder, its output in the
//                               files stdout and stderr there; how it ended goes out, as waitpid
//                               says
//
// Nine tenths of a short call are spent before main(), by the loader: a server pays for them once.
//
// Messages (descriptor 2) never fail: there would be no way to report it.
#include <array>
#include <atomic>
#include <cerrno>
#include <cstdarg>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <fcntl.h>
#include <string_view>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <unistd.h>

// glibc's own allocator, because a look-up by the loader would need memory.
extern "C" {
void* __libc_malloc(std::size_t size);                       // NOLINT(bugprone-reserved-identifier)
void* __libc_calloc(std::size_t count, std::size_t size);    // NOLINT(bugprone-reserved-identifier)
void* __libc_realloc(void* old, std::size_t size);           // NOLINT(bugprone-reserved-identifier)
void* __libc_memalign(std::size_t align, std::size_t size);  // NOLINT(bugprone-reserved-identifier)
}

namespace {

enum Kind : std::size_t { kAllocation, kCall, kInterrupt, kShort, kKinds };
constexpr std::array<std::string_view, kKinds> kNames = {"allocation", "call", "interrupt",
                                                         "short"};

struct Plan {
  bool armed = false;
  Kind kind = kKinds;  // none
  long at = 0;
  bool lasting = false;
};
Plan plan;
std::array<std::atomic<long>, kKinds> counts{};
std::atomic<const char*> fired{nullptr};

// Counts one more call of a kind; true if it must fail.
bool strikes(Kind kind, const char* name) {
  if (!plan.armed) return false;
  const long number = ++counts[kind];
  if (kind != plan.kind || (plan.lasting ? number < plan.at : number != plan.at)) return false;
  fired = name;
  return true;
}

bool call_fails(const char* name, int error) {
  if (!strikes(kCall, name)) return false;
  errno = error;
  return true;
}

bool interrupted(const char* name) {
  if (!strikes(kInterrupt, name)) return false;
  errno = EINTR;
  return true;
}

// The replaced function. Looked up at every call: system calls are slow enough to hide that.
template <typename Function>
Function next(const char* name) {
  return reinterpret_cast<Function>(dlsym(RTLD_NEXT, name));  // NOLINT: what dlsym is for
}

void read_plan() {
  const char* text = std::getenv("NONET_FAULT");
  if (text == nullptr) return;
  const char* colon = std::strchr(text, ':');
  if (colon == nullptr) return;
  const std::string_view name(text, static_cast<std::size_t>(colon - text));
  for (std::size_t kind = 0; kind < kKinds; ++kind) {
    if (kNames[kind] == name) plan.kind = static_cast<Kind>(kind);
  }
  char* end = nullptr;
  plan.at = std::strtol(colon + 1, &end, 10);
  plan.lasting = *end == '+';
}

void write_report() {
  plan.armed = false;
  const char* file = std::getenv("NONET_FAULT_REPORT");
  if (file == nullptr) return;
  std::array<char, 512> text{};
  std::size_t size = 0;
  for (std::size_t kind = 0; kind < kKinds; ++kind) {
    size +=
        static_cast<std::size_t>(std::snprintf(text.data() + size, text.size() - size, "%s %ld\n",
                                               kNames[kind].data(), counts[kind].load()));
  }
  if (const char* name = fired) {
    size += static_cast<std::size_t>(
        std::snprintf(text.data() + size, text.size() - size, "fired %s\n", name));
  }
  const auto descriptor =
      static_cast<int>(::syscall(SYS_openat, AT_FDCWD, file, O_WRONLY | O_CREAT | O_TRUNC, 0666));
  ::syscall(SYS_write, descriptor, text.data(), size);
  ::syscall(SYS_close, descriptor);
}

struct AtTheEnd {
  ~AtTheEnd() { write_report(); }
} const at_the_end;

// A command that hangs is a fault, too.
constexpr unsigned kMostSeconds = 60;

// "FAULT<tab>FOLDER", without the end of the line; false at the end of the orders.
bool read_order(int orders, std::array<char, 4096>& line) {
  for (std::size_t size = 0; size < line.size(); ++size) {
    if (::syscall(SYS_read, orders, &line[size], 1) != 1) return false;
    if (line[size] != '\n') continue;
    line[size] = '\0';
    return true;
  }
  return false;
}

void redirect(int descriptor, const char* file, int flags) {
  const auto opened = static_cast<int>(::syscall(SYS_openat, AT_FDCWD, file, flags, 0666));
  ::dup2(opened, descriptor);
  ::syscall(SYS_close, opened);
}

// In the copy of the process, before its main().
void begin_order(char* line) {
  char* const folder = std::strchr(line, '\t');
  *folder = '\0';
  ::setenv("NONET_FAULT", line, 1);
  if (::chdir(folder + 1) != 0) ::_exit(127);
  redirect(STDIN_FILENO, "/dev/null", O_RDONLY);
  redirect(STDOUT_FILENO, "stdout", O_WRONLY | O_CREAT | O_TRUNC);
  redirect(STDERR_FILENO, "stderr", O_WRONLY | O_CREAT | O_TRUNC);
  ::alarm(kMostSeconds);
}

// Returns in each copy of the process, and at once if there is nothing to serve.
void serve() {
  const char* const served = std::getenv("NONET_FAULT_SERVER");
  int orders = -1;
  int answers = -1;
  if (served == nullptr || std::sscanf(served, "%d:%d", &orders, &answers) != 2) return;
  std::array<char, 4096> line{};
  while (read_order(orders, line)) {
    const pid_t copy = ::fork();
    if (copy == 0) {
      ::syscall(SYS_close, orders);
      ::syscall(SYS_close, answers);
      return begin_order(line.data());
    }
    int status = 0;
    ::waitpid(copy, &status, 0);
    ::syscall(SYS_write, answers, &status, sizeof(status));
  }
  ::_exit(0);
}

int (*real_main)(int, char**, char**);

int counted_main(int count, char** arguments, char** environment) {
  serve();
  read_plan();
  plan.armed = true;
  return real_main(count, arguments, environment);
}

}  // namespace

extern "C" {

// NOLINTNEXTLINE(bugprone-reserved-identifier)
int __libc_start_main(int (*main)(int, char**, char**), int count, char** arguments, void (*init)(),
                      void (*fini)(), void (*loader_fini)(), void* stack_end) {
  real_main = main;
  using Start =
      int (*)(int (*)(int, char**, char**), int, char**, void (*)(), void (*)(), void (*)(), void*);
  return next<Start>("__libc_start_main")(counted_main, count, arguments, init, fini, loader_fini,
                                          stack_end);
}

// --- memory

void* malloc(std::size_t size) {
  if (!strikes(kAllocation, "malloc")) return __libc_malloc(size);
  errno = ENOMEM;
  return nullptr;
}

void* calloc(std::size_t count, std::size_t size) {
  if (!strikes(kAllocation, "calloc")) return __libc_calloc(count, size);
  errno = ENOMEM;
  return nullptr;
}

void* realloc(void* old, std::size_t size) {
  if (!strikes(kAllocation, "realloc")) return __libc_realloc(old, size);
  errno = ENOMEM;
  return nullptr;
}

void* aligned_alloc(std::size_t align, std::size_t size) {
  if (!strikes(kAllocation, "aligned_alloc")) return __libc_memalign(align, size);
  errno = ENOMEM;
  return nullptr;
}

int posix_memalign(void** memory, std::size_t align, std::size_t size) {
  if (strikes(kAllocation, "posix_memalign")) return ENOMEM;
  *memory = __libc_memalign(align, size);
  return *memory == nullptr ? ENOMEM : 0;
}

// --- files by name

#define NONET_OPEN(NAME)                                                                 \
  int NAME(const char* path, int flags, ...) {                                           \
    va_list rest;                                                                        \
    va_start(rest, flags);                                                               \
    const mode_t mode = (flags & (O_CREAT | O_TMPFILE)) != 0 ? va_arg(rest, mode_t) : 0; \
    va_end(rest);                                                                        \
    if (interrupted(#NAME)) return -1;                                                   \
    if (call_fails(#NAME, (flags & O_CREAT) != 0 ? ENOSPC : EMFILE)) return -1;          \
    return next<int (*)(const char*, int, ...)>(#NAME)(path, flags, mode);               \
  }
NONET_OPEN(open)
NONET_OPEN(open64)

#define NONET_OPENAT(NAME)                                                               \
  int NAME(int folder, const char* path, int flags, ...) {                               \
    va_list rest;                                                                        \
    va_start(rest, flags);                                                               \
    const mode_t mode = (flags & (O_CREAT | O_TMPFILE)) != 0 ? va_arg(rest, mode_t) : 0; \
    va_end(rest);                                                                        \
    if (interrupted(#NAME)) return -1;                                                   \
    if (call_fails(#NAME, (flags & O_CREAT) != 0 ? ENOSPC : EMFILE)) return -1;          \
    return next<int (*)(int, const char*, int, ...)>(#NAME)(folder, path, flags, mode);  \
  }
NONET_OPENAT(openat)
NONET_OPENAT(openat64)

// A call that fails with ERROR and gives FAILED: the name, its parameters, and their names.
#define NONET_CALL(RESULT, NAME, FAILED, ERROR, PARAMETERS, ARGUMENTS) \
  RESULT NAME PARAMETERS {                                             \
    if (call_fails(#NAME, ERROR)) return FAILED;                       \
    return next<RESULT(*) PARAMETERS>(#NAME) ARGUMENTS;                \
  }

NONET_CALL(std::FILE*, fopen, nullptr, EMFILE, (const char* path, const char* mode), (path, mode))
NONET_CALL(std::FILE*, fopen64, nullptr, EMFILE, (const char* path, const char* mode), (path, mode))
NONET_CALL(int, stat, -1, EACCES, (const char* path, struct stat* status), (path, status))
NONET_CALL(int, stat64, -1, EACCES, (const char* path, struct stat64* status), (path, status))
NONET_CALL(int, lstat, -1, EACCES, (const char* path, struct stat* status), (path, status))
NONET_CALL(int, lstat64, -1, EACCES, (const char* path, struct stat64* status), (path, status))
NONET_CALL(int, access, -1, EACCES, (const char* path, int mode), (path, mode))
NONET_CALL(int, rename, -1, ENOSPC, (const char* from, const char* to), (from, to))
NONET_CALL(int, link, -1, ENOSPC, (const char* from, const char* to), (from, to))
NONET_CALL(int, linkat, -1, ENOSPC, (int a, const char* from, int b, const char* to, int flags),
           (a, from, b, to, flags))
NONET_CALL(int, unlink, -1, EACCES, (const char* path), (path))
NONET_CALL(int, remove, -1, EACCES, (const char* path), (path))
NONET_CALL(int, mkdir, -1, ENOSPC, (const char* path, mode_t mode), (path, mode))
NONET_CALL(int, chmod, -1, EPERM, (const char* path, mode_t mode), (path, mode))
NONET_CALL(char*, getcwd, nullptr, ENOENT, (char* path, std::size_t size), (path, size))
NONET_CALL(ssize_t, readlink, -1, EACCES, (const char* path, char* to, std::size_t size),
           (path, to, size))

// --- open files

NONET_CALL(int, fstat, -1, EIO, (int file, struct stat* status), (file, status))
NONET_CALL(int, fstat64, -1, EIO, (int file, struct stat64* status), (file, status))
NONET_CALL(int, ftruncate, -1, EIO, (int file, off_t size), (file, size))
NONET_CALL(int, ftruncate64, -1, EIO, (int file, off64_t size), (file, size))
NONET_CALL(int, fsync, -1, EIO, (int file), (file))
NONET_CALL(int, fdatasync, -1, EIO, (int file), (file))
NONET_CALL(int, fchmod, -1, EPERM, (int file, mode_t mode), (file, mode))
NONET_CALL(int, fchown, -1, EPERM, (int file, uid_t user, gid_t group), (file, user, group))
NONET_CALL(off_t, lseek, -1, EIO, (int file, off_t offset, int whence), (file, offset, whence))
NONET_CALL(off64_t, lseek64, -1, EIO, (int file, off64_t offset, int whence),
           (file, offset, whence))
NONET_CALL(int, dup, -1, EMFILE, (int file), (file))
NONET_CALL(int, pthread_create, EAGAIN, EAGAIN,
           (pthread_t * thread, const pthread_attr_t* how, void* (*work)(void*), void* argument),
           (thread, how, work, argument))

// SQLite waits 10 s before it gives up a lock. Once every call fails the wait would show nothing.
int usleep(useconds_t microseconds) {
  if (plan.lasting && fired != nullptr) return 0;
  return next<int (*)(useconds_t)>("usleep")(microseconds);
}

// Closed even if it reports an error, as on Linux.
int close(int file) {
  const int closed = next<int (*)(int)>("close")(file);
  return call_fails("close", EIO) ? -1 : closed;
}

#define NONET_FCNTL(NAME)                                                \
  int NAME(int file, int command, ...) {                                 \
    va_list rest;                                                        \
    va_start(rest, command);                                             \
    void* argument = va_arg(rest, void*);                                \
    va_end(rest);                                                        \
    if (call_fails(#NAME, EIO)) return -1;                               \
    return next<int (*)(int, int, ...)>(#NAME)(file, command, argument); \
  }
NONET_FCNTL(fcntl)
NONET_FCNTL(fcntl64)

#define NONET_MMAP(NAME, OFFSET)                                                                   \
  void* NAME(void* at, std::size_t size, int use, int flags, int file, OFFSET offset) {            \
    if (file >= 0 && call_fails(#NAME, ENOMEM)) return MAP_FAILED;                                 \
    return next<void* (*)(void*, std::size_t, int, int, int, OFFSET)>(#NAME)(at, size, use, flags, \
                                                                             file, offset);        \
  }
NONET_MMAP(mmap, off_t)
NONET_MMAP(mmap64, off64_t)

// --- reading and writing

ssize_t read(int file, void* to, std::size_t size) {
  if (interrupted("read") || call_fails("read", EIO)) return -1;
  if (size > 1 && strikes(kShort, "read")) size = 1;
  return next<ssize_t (*)(int, void*, std::size_t)>("read")(file, to, size);
}

ssize_t write(int file, const void* from, std::size_t size) {
  if (file != STDERR_FILENO) {
    if (interrupted("write") || call_fails("write", ENOSPC)) return -1;
    if (size > 1 && strikes(kShort, "write")) size = 1;
  }
  return next<ssize_t (*)(int, const void*, std::size_t)>("write")(file, from, size);
}

#define NONET_PREAD(NAME, OFFSET)                                                             \
  ssize_t NAME(int file, void* to, std::size_t size, OFFSET offset) {                         \
    if (interrupted(#NAME) || call_fails(#NAME, EIO)) return -1;                              \
    if (size > 1 && strikes(kShort, #NAME)) size = 1;                                         \
    return next<ssize_t (*)(int, void*, std::size_t, OFFSET)>(#NAME)(file, to, size, offset); \
  }
NONET_PREAD(pread, off_t)
NONET_PREAD(pread64, off64_t)

#define NONET_PWRITE(NAME, OFFSET)                                                           \
  ssize_t NAME(int file, const void* from, std::size_t size, OFFSET offset) {                \
    if (interrupted(#NAME) || call_fails(#NAME, ENOSPC)) return -1;                          \
    if (size > 1 && strikes(kShort, #NAME)) size = 1;                                        \
    return next<ssize_t (*)(int, const void*, std::size_t, OFFSET)>(#NAME)(file, from, size, \
                                                                           offset);          \
  }
NONET_PWRITE(pwrite, off_t)
NONET_PWRITE(pwrite64, off64_t)

ssize_t writev(int file, const iovec* parts, int count) {
  if (file != STDERR_FILENO && (interrupted("writev") || call_fails("writev", ENOSPC))) return -1;
  return next<ssize_t (*)(int, const iovec*, int)>("writev")(file, parts, count);
}

}  // extern "C"
