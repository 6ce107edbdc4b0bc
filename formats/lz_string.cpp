// The idea (Welch 1984, with LZ-String's own bit layout): both sides build the same dictionary of
// phrases while they process the text; each name in the code stands for the longest known phrase
// that comes next, and adds that phrase plus the next character to the dictionary.
//
//   names 0 and 1   a new character follows, in 8 or 16 bits
//   name 2          the end
//   names 3, 4, ..  phrases, in the order in which they were added
//
// A name has as many bits as the current size of the dictionary needs, lowest bit first; six bits
// make one character of Base64, highest bit first. The size is counted in LZ-String's own way: it
// grows by one for each name and by one more for a new character.
#include "formats/lz_string.h"

#include <array>
#include <cstdint>
#include <map>
#include <utility>
#include <vector>

#include "formats/utf8.h"

namespace nonet {
namespace {

constexpr std::string_view kAlphabet =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
constexpr unsigned kBitsPerCharacter = 6;
constexpr unsigned kBitsPerQuad = 4;  // Base64 is padded to whole quads of characters

constexpr std::uint32_t kNewCharacter = 0;
constexpr std::uint32_t kEnd = 2;
constexpr std::uint32_t kFirstPhrase = 3;

// The number of bits of a name, which both sides count alike.
class NameWidth {
 public:
  NameWidth(unsigned bits, std::uint32_t until_wider) : bits_(bits), until_wider_(until_wider) {}

  [[nodiscard]] unsigned bits() const { return bits_; }
  void grow() {
    if (--until_wider_ == 0) until_wider_ = 1U << bits_++;
  }

 private:
  unsigned bits_;
  std::uint32_t until_wider_;
};

class BitWriter {
 public:
  void put(std::uint32_t value, unsigned count) {
    for (; count > 0; --count, value >>= 1U) put_bit(value & 1U);
  }

  // LZ-String ends with one more character even if the last one is full.
  [[nodiscard]] std::string finish() && {
    do {
      put_bit(0);
    } while (used_ != 0);
    while (code_.size() % kBitsPerQuad != 0) code_ += '=';
    return std::move(code_);
  }

 private:
  void put_bit(std::uint32_t bit) {
    pending_ = pending_ << 1U | bit;
    if (++used_ < kBitsPerCharacter) return;
    code_ += kAlphabet[pending_];
    pending_ = used_ = 0;
  }

  std::string code_;
  std::uint32_t pending_ = 0;
  unsigned used_ = 0;
};

class BitReader {
 public:
  explicit BitReader(std::string_view code) : code_(code) { values_of_characters(); }

  // nullopt past the end, or at a character that is not Base64.
  std::optional<std::uint32_t> take(unsigned count) {
    std::uint32_t value = 0;
    for (unsigned i = 0; i < count; ++i, ++at_) {
      const std::size_t character = at_ / kBitsPerCharacter;
      if (character >= code_.size()) return std::nullopt;
      const std::uint8_t six = values_[static_cast<unsigned char>(code_[character])];
      if (six == kNotInAlphabet) return std::nullopt;
      const std::uint32_t bit = six >> (kBitsPerCharacter - 1 - at_ % kBitsPerCharacter) & 1U;
      value |= bit << i;
    }
    return value;
  }

 private:
  static constexpr std::uint8_t kNotInAlphabet = 0xff;

  void values_of_characters() {
    values_.fill(kNotInAlphabet);
    for (std::size_t i = 0; i < kAlphabet.size(); ++i) {
      values_[static_cast<unsigned char>(kAlphabet[i])] = static_cast<std::uint8_t>(i);
    }
  }

  std::string_view code_;
  std::size_t at_ = 0;  // in bits
  std::array<std::uint8_t, 256> values_{};
};

// A phrase is a parent phrase and a character, so each step looks up such a pair.
using Step = std::pair<std::uint32_t, char>;
constexpr std::uint32_t kNoPhrase = 0;

struct Compressor {
  BitWriter bits;
  NameWidth width{2, 2};
  std::map<Step, std::uint32_t> phrases;
  std::uint32_t next_name = kFirstPhrase;
  std::map<std::uint32_t, char> not_yet_sent;  // new characters that are not in the code yet

  void send(std::uint32_t phrase) {
    const auto unsent = not_yet_sent.find(phrase);
    if (unsent == not_yet_sent.end()) {
      bits.put(phrase, width.bits());
    } else {
      bits.put(kNewCharacter, width.bits());
      bits.put(static_cast<unsigned char>(unsent->second), 8);
      width.grow();
      not_yet_sent.erase(unsent);
    }
    width.grow();
  }

  std::uint32_t name_of(char c) {
    const auto [found, added] = phrases.try_emplace({kNoPhrase, c}, next_name);
    if (added) not_yet_sent.emplace(next_name++, c);
    return found->second;
  }
};

}  // namespace

std::string compress_to_base64(std::string_view text) {
  Compressor lz;
  std::uint32_t phrase = kNoPhrase;
  for (const char c : text) {
    const std::uint32_t alone = lz.name_of(c);
    if (phrase == kNoPhrase) {
      phrase = alone;
      continue;
    }
    const auto longer = lz.phrases.find({phrase, c});
    if (longer != lz.phrases.end()) {
      phrase = longer->second;
      continue;
    }
    lz.send(phrase);
    lz.phrases.emplace(Step{phrase, c}, lz.next_name++);
    phrase = alone;
  }
  if (phrase != kNoPhrase) lz.send(phrase);
  lz.bits.put(kEnd, lz.width.bits());
  return std::move(lz.bits).finish();
}

std::optional<std::string> decompress_from_base64(std::string_view code, std::size_t limit) {
  constexpr unsigned kNarrow = 8;  // bits of a new character
  constexpr unsigned kWide = 16;
  BitReader bits(code);
  NameWidth width{3, 4};  // after the first name, which has two bits
  std::vector<std::u16string> phrases(kFirstPhrase);
  std::u16string text;
  std::u16string last;
  while (text.size() <= limit) {
    auto name = bits.take(last.empty() ? 2 : width.bits());
    if (!name) return std::nullopt;
    if (*name == kEnd) return utf8_of(text);
    if (*name < kEnd) {
      const auto character = bits.take(*name == kNewCharacter ? kNarrow : kWide);
      if (!character) return std::nullopt;
      phrases.emplace_back(1, static_cast<char16_t>(*character));
      name = static_cast<std::uint32_t>(phrases.size() - 1);
      if (!last.empty()) width.grow();
    }
    // The name may be the phrase added in this very step: the last one and its own first letter.
    if (*name > phrases.size() || (*name == phrases.size() && last.empty())) return std::nullopt;
    const std::u16string phrase = *name < phrases.size() ? phrases[*name] : last + last.front();
    text += phrase;
    if (!last.empty()) {
      phrases.push_back(last + phrase.front());
      width.grow();
    }
    last = phrase;
  }
  return std::nullopt;
}

}  // namespace nonet
