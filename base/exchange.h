// How processes that do one piece of work together talk: ranks from 0 up, each of which calls the
// same functions in the same order with what it has. Work in one process is the case of one rank.
// The work knows no more than this; what carries the bytes is elsewhere (ranks/).
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace nonet {

using Bytes = std::vector<std::byte>;

class Exchange {
 public:
  Exchange() = default;
  Exchange(const Exchange&) = delete;
  Exchange& operator=(const Exchange&) = delete;
  virtual ~Exchange() = default;

  [[nodiscard]] virtual std::size_t rank() const = 0;
  [[nodiscard]] virtual std::size_t ranks() const = 0;
  // What each rank gave, in their order, at all ranks. nullopt: the others are gone, or a stop was
  // asked for and they do not answer; the exchange is of no more use then.
  virtual std::optional<std::vector<Bytes>> gather(std::span<const std::byte> own) = 0;
  // What rank 0 gave, at all ranks; what the others give does not count.
  virtual std::optional<Bytes> from_first(std::span<const std::byte> own) = 0;
};

// One rank: its own bytes come back.
class LocalExchange : public Exchange {
 public:
  [[nodiscard]] std::size_t rank() const override { return 0; }
  [[nodiscard]] std::size_t ranks() const override { return 1; }
  std::optional<std::vector<Bytes>> gather(std::span<const std::byte> own) override {
    return std::vector<Bytes>{Bytes(own.begin(), own.end())};
  }
  std::optional<Bytes> from_first(std::span<const std::byte> own) override {
    return Bytes(own.begin(), own.end());
  }
};

// A word of rank 0, at all ranks; nullopt where the others are gone.
inline std::optional<bool> said_by_first(Exchange& exchange, bool yes) {
  const Bytes word = {yes ? std::byte{1} : std::byte{0}};
  const auto said = exchange.from_first(word);
  if (!said || said->size() != 1) return std::nullopt;
  return said->front() == std::byte{1};
}

}  // namespace nonet
