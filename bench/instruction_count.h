// Retired instructions of the calling thread, by the kernel's performance counters. Instructions
// hardly depend on what else runs on the machine, so they compare versions better than time does.
#pragma once

#include <cstdint>
#include <linux/perf_event.h>
#include <optional>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace nonet::bench {

class InstructionCount {
 public:
  InstructionCount() {
    perf_event_attr attributes{};
    attributes.type = PERF_TYPE_HARDWARE;
    attributes.size = sizeof attributes;
    attributes.config = PERF_COUNT_HW_INSTRUCTIONS;
    attributes.disabled = 1;
    attributes.exclude_kernel = 1;
    attributes.exclude_hv = 1;
    file_ = static_cast<int>(syscall(SYS_perf_event_open, &attributes, 0, -1, -1, 0));
  }
  ~InstructionCount() {
    if (file_ >= 0) close(file_);
  }
  InstructionCount(const InstructionCount&) = delete;
  InstructionCount& operator=(const InstructionCount&) = delete;

  void start() const {
    if (file_ < 0) return;
    ioctl(file_, PERF_EVENT_IOC_RESET, 0);
    ioctl(file_, PERF_EVENT_IOC_ENABLE, 0);
  }
  // nullopt where the machine or its settings do not allow counting.
  [[nodiscard]] std::optional<std::uint64_t> stop() const {
    if (file_ < 0) return std::nullopt;
    ioctl(file_, PERF_EVENT_IOC_DISABLE, 0);
    std::uint64_t count = 0;
    if (read(file_, &count, sizeof count) != sizeof count) return std::nullopt;
    return count;
  }

 private:
  int file_ = -1;
};

}  // namespace nonet::bench
