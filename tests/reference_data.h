// The puzzle lists and reference ratings that are not part of the repository. A test that needs one
// calls reference_file() and is skipped if it is absent; the warning names the test.
#pragma once

#include <catch2/catch.hpp>
#include <cstdlib>
#include <filesystem>
#include <optional>
#include <string>

namespace nonet::testing {

// The path of a reference file under $NONET_REFERENCE_DATA (default: ../shared/data beside the
// source tree), or nullopt after saying that the calling test is skipped.
inline std::optional<std::filesystem::path> reference_file(const std::string& name) {
  const char* set = std::getenv("NONET_REFERENCE_DATA");  // NOLINT(concurrency-mt-unsafe)
  const std::filesystem::path folder =
      set != nullptr ? std::filesystem::path(set)
                     : std::filesystem::path(NONET_SOURCE_DIR) / ".." / "shared" / "data";
  std::filesystem::path file = folder / name;
  if (std::filesystem::exists(file)) return file;
  WARN("skipped: reference data " << file << " is absent");
  return std::nullopt;
}

}  // namespace nonet::testing
