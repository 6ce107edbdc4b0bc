#include "tests/book/other_programs.h"

#include <catch2/catch.hpp>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <unistd.h>

namespace nonet::testing {

TemporaryPdf::TemporaryPdf(const std::string& bytes)
    : path_(std::filesystem::temp_directory_path() /
            ("nonet_book_test_" + std::to_string(getpid()) + "_" +
             std::to_string(std::hash<std::string>()(bytes)) + ".pdf")) {
  std::ofstream(path_, std::ios::binary) << bytes;
}

TemporaryPdf::~TemporaryPdf() { std::filesystem::remove(path_); }

std::string TemporaryPdf::ask(std::string command) const {
  for (std::size_t at = 0; (at = command.find("FILE")) != std::string::npos;) {
    command.replace(at, 4, path_.string());
  }
  std::string output;
  FILE* pipe = popen((command + " 2>&1").c_str(), "r");  // NOLINT(cert-env33-c)
  REQUIRE(pipe != nullptr);
  for (int c = std::fgetc(pipe); c != EOF; c = std::fgetc(pipe)) {
    output += static_cast<char>(c);
  }
  pclose(pipe);
  return output;
}

bool have(const char* program) {
  const std::string command = std::string("command -v ") + program + " >/dev/null";
  if (std::system(command.c_str()) == 0) return true;  // NOLINT(cert-env33-c,concurrency-mt-unsafe)
  std::cerr << "skipped: " << program << " is absent\n";
  return false;
}

}  // namespace nonet::testing
