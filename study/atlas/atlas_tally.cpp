#include "study/atlas/atlas_tally.h"

#include <algorithm>
#include <cmath>

#include "generator/hunt/state_bytes.h"

namespace nonet {

namespace {

constexpr std::uint64_t kTallyVersion = 1;
constexpr std::uint64_t kMostProperties = 10'000;

}  // namespace

AtlasTally::Sums& AtlasTally::Sums::operator+=(const Sums& other) {
  value += other.value;
  square += other.square;
  with_all += other.with_all;
  return *this;
}

void AtlasTally::Sums::add(double estimate, double all) {
  *this += Sums{estimate, estimate * estimate, estimate * all};
}

void AtlasTally::add(const AtlasBlock& block) {
  ++blocks_;
  for (std::size_t i = 0; i < puzzles_.size(); ++i)
    puzzles_.at(i).add(block.puzzles.at(i), block.all);
  all_.add(block.all, block.all);
  for (const auto& [property, estimate] : block.rated) rated_[property].add(estimate, block.all);
}

void AtlasTally::add(const AtlasTally& other) {
  blocks_ += other.blocks_;
  for (std::size_t i = 0; i < puzzles_.size(); ++i) puzzles_.at(i) += other.puzzles_.at(i);
  all_ += other.all_;
  for (const auto& [property, sums] : other.rated_) rated_[property] += sums;
}

std::optional<Interval> AtlasTally::with_clues(int clues) const {
  const Sums& sums = puzzles_.at(static_cast<std::size_t>(clues));
  if (sums.value <= 0) return std::nullopt;
  return mean_of(sums);
}

std::map<std::string, Interval> AtlasTally::shares() const {
  std::map<std::string, Interval> shares;
  for (const auto& [property, sums] : rated_) shares.emplace(property, share_of(sums));
  return shares;
}

Interval AtlasTally::mean_of(const Sums& sums) const {
  const auto count = static_cast<double>(blocks_);
  const double mean = sums.value / count;
  const double variance = std::max(0.0, sums.square - sums.value * mean) / (count - 1);
  const double error = students_deviations(blocks_) * std::sqrt(variance / count);
  return {mean, std::max(0.0, mean - error), mean + error};
}

// The error of a ratio to first order: that of (part - share * all), divided by the mean of all
// (W. G. Cochran, "Sampling Techniques", 1977, chapter 6).
Interval AtlasTally::share_of(const Sums& sums) const {
  const auto count = static_cast<double>(blocks_);
  const double share = sums.value / all_.value;
  const double squares = sums.square - 2 * share * sums.with_all + share * share * all_.square;
  const double variance = std::max(0.0, squares) / (count - 1);
  const double error =
      students_deviations(blocks_) * std::sqrt(variance / count) / (all_.value / count);
  return {100 * share, 100 * std::max(0.0, share - error), 100 * std::min(1.0, share + error)};
}

std::vector<std::byte> AtlasTally::bytes() const {
  StateWriter writer;
  const auto write = [&](const Sums& sums) {
    writer.real(sums.value);
    writer.real(sums.square);
    writer.real(sums.with_all);
  };
  writer.number(kTallyVersion);
  writer.number(blocks_);
  for (const Sums& sums : puzzles_) write(sums);
  write(all_);
  writer.number(rated_.size());
  for (const auto& [property, sums] : rated_) {
    writer.text(property);
    write(sums);
  }
  return writer.bytes();
}

std::optional<AtlasTally> AtlasTally::of_bytes(std::span<const std::byte> bytes) {
  StateReader reader(bytes);
  if (reader.number() != kTallyVersion) return std::nullopt;
  AtlasTally tally;
  const auto read = [&](Sums& sums) {
    sums.value = reader.real();
    sums.square = reader.real();
    sums.with_all = reader.real();
  };
  tally.blocks_ = reader.number();
  for (Sums& sums : tally.puzzles_) read(sums);
  read(tally.all_);
  for (std::uint64_t left = reader.count(kMostProperties); left > 0 && reader.good(); --left) {
    const std::string property = reader.text();
    read(tally.rated_[property]);
  }
  if (!reader.good() || !reader.at_end()) return std::nullopt;
  return tally;
}

}  // namespace nonet
