// The sets are numbered by the combinatorial number system (Lehmer, 1964), in lexicographic order:
// of the sets of k out of n clues, the first C(n - 1, k - 1) hold the first clue.
#include "generator/neighbourhood/removals.h"

#include <algorithm>
#include <cassert>
#include <limits>
#include <utility>

namespace nonet {
namespace {

constexpr std::uint64_t kMost = std::numeric_limits<std::int64_t>::max();

// The number of sets of k of n, or kMost.
std::uint64_t choices(std::size_t n, std::size_t k) {
  if (k > n) return 0;
  std::uint64_t count = 1;
  for (std::size_t i = 1; i <= std::min(k, n - k); ++i) {
    const std::uint64_t factor = n - i + 1;
    if (count / i >= kMost / factor) return kMost;
    count = count / i * factor + count % i * factor / i;
  }
  return count;
}

}  // namespace

Removals::Removals(const Grid& givens, std::vector<Shell> shells) : shells_(std::move(shells)) {
  for (const Cell cell : givens.filled()) clues_.push_back(cell);
  for (const Shell& shell : shells_) {
    const std::uint64_t more = choices(clues_.size(), static_cast<std::size_t>(shell.remove));
    size_ = more > kMost - size_ ? kMost : size_ + more;
  }
}

ClueRemoval Removals::operator[](std::uint64_t number) const {
  assert(number < size_);
  auto shell = shells_.begin();
  for (;; ++shell) {
    const std::uint64_t here = choices(clues_.size(), static_cast<std::size_t>(shell->remove));
    if (number < here) break;
    number -= here;
  }
  ClueRemoval removal{*shell, {}};
  auto left = static_cast<std::size_t>(shell->remove);
  for (std::size_t i = 0; left > 0; ++i) {
    const std::uint64_t with_this = choices(clues_.size() - i - 1, left - 1);
    if (number < with_this) {
      removal.cells.insert(clues_[i]);
      --left;
    } else {
      number -= with_this;
    }
  }
  return removal;
}

}  // namespace nonet
