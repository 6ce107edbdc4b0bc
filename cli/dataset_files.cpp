#include "cli/dataset_files.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <fmt/format.h>
#include <utility>

#include "cli/file_roles.h"

namespace nonet {
namespace {

constexpr std::array kForms = {
    DatasetFormRow{".jsonl",
                   {kDatasetJsonMark, kDatasetJsonMark.size()},
                   &RecordPlan::json,
                   &DatasetRecord::json,
                   nullptr},
    DatasetFormRow{".csv",
                   {kDatasetCsvMark, kDatasetCsvMark.size()},
                   &RecordPlan::csv,
                   &DatasetRecord::csv,
                   &RecordMaker::csv_header},
};

// "out/data.md" -> "out/data-train", "out/data-train-03-of-16".
std::string stem_of(const std::string& sheet, std::size_t split, std::uint64_t shard,
                    std::uint64_t shards) {
  std::filesystem::path path(sheet);
  std::string name = fmt::format("{}-{}", path.stem().string(), kSplitNames[split]);
  if (shards > 1) {
    const auto width = fmt::formatted_size("{}", shards);
    name += fmt::format("-{:0{}}-of-{}", shard + 1, width, shards);
  }
  return path.replace_filename(name).string();
}

}  // namespace

Status check_dataset_files(const Session& session, const RecordPlan& plan,
                           const SplitShares& shares, std::uint64_t shards) {
  const OwnFiles own = own_files_of(session);
  const std::string& sheet = session.options().text("output");
  for (std::size_t split = 0; split < kSplits; ++split) {
    for (std::uint64_t shard = 0; shard < (shares[split] > 0 ? shards : 0); ++shard) {
      for (const DatasetFormRow& form : kForms) {
        if (!(plan.*form.wanted)) continue;
        const std::string name = stem_of(sheet, split, shard, shards) + std::string(form.ending);
        if (Status free = own.check(name, form.mark); !free) return free;
      }
    }
  }
  return {};
}

DatasetFiles::DatasetFiles(Session& session, const RecordPlan& plan, const RecordMaker& maker,
                           std::span<const DatasetEntry> entries, std::uint64_t shards)
    : session_(session), plan_(plan), maker_(maker), own_(own_files_of(session)) {
  const std::string& sheet = session.options().text("output");
  std::uint64_t first = 0;
  for (std::size_t split = 0; split < kSplits; ++split) {
    const auto size = static_cast<std::uint64_t>(std::ranges::count_if(
        entries, [&](const DatasetEntry& entry) { return entry.split == split; }));
    for (std::uint64_t shard = 0; shard < shards; ++shard) {
      const std::uint64_t from = size / shards * shard + std::min(shard, size % shards);
      const std::uint64_t many = size / shards + (shard < size % shards ? 1 : 0);
      if (many == 0) continue;
      shards_.push_back(
          {stem_of(sheet, split, shard, shards), split, first + from, first + from + many});
    }
    first += size;
  }
}

Status DatasetFiles::open_shard(const Shard& shard) {
  current_ = files_.size();
  for (const DatasetFormRow& form : kForms) {
    if (!(plan_.*form.wanted)) continue;
    const std::string name = shard.stem + std::string(form.ending);
    auto output = own_.open(name, form.mark, session_.stop_token());
    if (!output) return output.error();
    files_.push_back(
        {&form,
         *std::move(output),
         {.name = std::filesystem::path(name).filename().string(), .split = shard.split}});
    if (form.header == nullptr) continue;
    const std::string header = (maker_.*form.header)();
    files_.back().output.write_frame(header);
    files_.back().facts.bytes += header.size();
  }
  return {};
}

Status DatasetFiles::write(const DatasetRecord& record) {
  if (shard_ < shards_.size() && shards_[shard_].first == written_) {
    if (Status opened = open_shard(shards_[shard_]); !opened) return opened;
    ++shard_;
  }
  for (std::size_t i = current_; i < files_.size(); ++i) {
    OpenFile& file = files_[i];
    const std::string& line = record.*file.form->line;
    file.output.write(line);
    file.facts.bytes += line.size();
    ++file.facts.records;
    if (shards_[shard_ - 1].end == written_ + 1) file.output.flush();
    if (file.output.failed()) return file.output.failure();
  }
  ++written_;
  return {};
}

std::vector<DatasetFile> DatasetFiles::hand_over() {
  std::vector<DatasetFile> facts;
  for (OpenFile& file : files_) {
    facts.push_back(file.facts);
    session_.add_companion(std::move(file.output));
  }
  files_.clear();
  return facts;
}

void DatasetFiles::give_up() {
  for (OpenFile& file : files_) session_.give_up(file.output, Unfinished::kKept);
  files_.clear();
}

}  // namespace nonet
