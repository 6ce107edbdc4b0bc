#include "book/output/zip_archive.h"

#include <new>
#include <zlib.h>

namespace nonet {
namespace {

constexpr std::uint32_t kLocalHeader = 0x04034b50;
constexpr std::uint32_t kDirectoryEntry = 0x02014b50;
constexpr std::uint32_t kEndOfDirectory = 0x06054b50;
constexpr std::uint16_t kVersion = 20;  // 2.0: deflated files
constexpr std::uint16_t kUtf8Names = 1U << 11U;
constexpr std::uint16_t kNoTime = 0;
constexpr std::uint16_t kFirstDate = 1U << 5U | 1U;  // 1 January 1980, the first that there is
constexpr std::uint16_t kDeflate = 8;

void put16(std::string& bytes, std::uint32_t number) {
  bytes += static_cast<char>(number & 255U);
  bytes += static_cast<char>(number >> 8U & 255U);
}
void put32(std::string& bytes, std::size_t number) {
  put16(bytes, static_cast<std::uint32_t>(number & 0xFFFFU));
  put16(bytes, static_cast<std::uint32_t>(number >> 16U & 0xFFFFU));
}

// Without the wrapping of a zlib stream.
std::string deflated(std::string_view bytes) {
  z_stream stream{};
  constexpr int kRaw = -15;
  constexpr int kMemory = 8;
  if (deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, kRaw, kMemory, Z_DEFAULT_STRATEGY) !=
      Z_OK) {
    throw std::bad_alloc();
  }
  std::string packed(deflateBound(&stream, static_cast<uLong>(bytes.size())), '\0');
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));
  stream.avail_in = static_cast<uInt>(bytes.size());
  stream.next_out = reinterpret_cast<Bytef*>(packed.data());
  stream.avail_out = static_cast<uInt>(packed.size());
  deflate(&stream, Z_FINISH);
  packed.resize(stream.total_out);
  deflateEnd(&stream);
  return packed;
}

}  // namespace

void ZipArchive::add(std::string_view name, std::string_view bytes, Packing packing) {
  const bool packs = packing == Packing::kDeflated;
  const std::string content = packs ? deflated(bytes) : std::string(bytes);
  const auto check =
      crc32(0, reinterpret_cast<const Bytef*>(bytes.data()), static_cast<uInt>(bytes.size()));
  // The same in the header before the file and in the directory.
  std::string facts;
  put16(facts, kVersion);
  put16(facts, kUtf8Names);
  put16(facts, packs ? kDeflate : 0);
  put16(facts, kNoTime);
  put16(facts, kFirstDate);
  put32(facts, check);
  put32(facts, content.size());
  put32(facts, bytes.size());
  put16(facts, static_cast<std::uint32_t>(name.size()));
  put16(facts, 0);  // no extra field
  put32(directory_, kDirectoryEntry);
  put16(directory_, kVersion);
  directory_ += facts;
  put16(directory_, 0);  // no comment
  put16(directory_, 0);  // the first disk
  put16(directory_, 0);  // attributes
  put32(directory_, 0);
  put32(directory_, files_.size());
  directory_ += name;
  put32(files_, kLocalHeader);
  files_ += facts;
  files_ += name;
  files_ += content;
  ++count_;
}

std::string ZipArchive::take() && {
  const std::size_t start = files_.size();
  files_ += directory_;
  put32(files_, kEndOfDirectory);
  put16(files_, 0);  // this disk, and that of the directory
  put16(files_, 0);
  put16(files_, count_);
  put16(files_, count_);
  put32(files_, directory_.size());
  put32(files_, start);
  put16(files_, 0);  // no comment
  return std::move(files_);
}

}  // namespace nonet
