#include "base/random_stream.h"

namespace nonet {
namespace {

// The finalizer of SplitMix64 (Steele, Lea, Flood 2014): a bijection that spreads every input bit.
constexpr std::uint64_t mixed(std::uint64_t x) {
  x += 0x9e3779b97f4a7c15ULL;
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9ULL;
  x = (x ^ (x >> 27)) * 0x94d049bb133111ebULL;
  return x ^ (x >> 31);
}

// FNV-1a, 64 bits.
constexpr std::uint64_t hashed(std::string_view text) {
  std::uint64_t hash = 0xcbf29ce484222325ULL;
  for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3ULL;
  return hash;
}

}  // namespace

std::uint64_t stream_key(std::uint64_t seed, std::string_view purpose, std::uint64_t index) {
  return mixed(mixed(mixed(seed) ^ hashed(purpose)) ^ index);
}

RandomStream::RandomStream(std::uint64_t seed, std::string_view purpose, std::uint64_t index)
    : engine_(stream_key(seed, purpose, index)) {}

}  // namespace nonet
