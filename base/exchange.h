// How processes that share one piece of work talk: they are ranks from 0 up, and each calls the
// same functions in the same order with its own data. Work in one process is the case of one rank.
// The work sees only this interface; ranks/ carries the bytes.
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
  // The bytes of all ranks, in rank order, on every rank. nullopt: the other ranks are gone, or a
  // stop was requested and they do not answer; the exchange is then unusable.
  virtual std::optional<std::vector<Bytes>> gather(std::span<const std::byte> own) = 0;
  // The bytes of rank 0, on every rank; the bytes of the others are ignored.
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

// A yes or no of rank 0, on every rank; nullopt where the other ranks are gone.
inline std::optional<bool> said_by_first(Exchange& exchange, bool yes) {
  const Bytes word = {yes ? std::byte{1} : std::byte{0}};
  const auto said = exchange.from_first(word);
  if (!said || said->size() != 1) return std::nullopt;
  return said->front() == std::byte{1};
}

}  // namespace nonet
