// PDFs written by hand for tests: objects one after the other, a table of their places, a trailer.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace nonet::testing {

class WrittenPdf {
 public:
  // The next object's number, from 1; object 1 is the catalogue.
  [[nodiscard]] int next() const { return static_cast<int>(objects_.size()) + 1; }
  int add(std::string body);
  // With its /Length; `entries` are further entries of its dictionary.
  int add_stream(std::string_view contents, std::string_view entries = "");
  // Replaces an existing object.
  void replace(int number, std::string body) {
    objects_.at(static_cast<std::size_t>(number - 1)) = std::move(body);
  }

  // `entries`: further entries of the trailer.
  [[nodiscard]] std::string bytes(std::string_view entries = "") const;
  // The same with a cross-reference stream, and every object that is no stream packed into one.
  [[nodiscard]] std::string packed_bytes() const;

 private:
  std::vector<std::string> objects_;
};

// "<</Length 5 ...>> stream ... endstream".
std::string stream_text(std::string_view contents, std::string_view entries = "");

// A file of one page with these contents and resources: catalogue, tree and page are objects 1
// to 3.
WrittenPdf one_page(std::string_view contents, std::string_view resources = "");

std::string deflated(std::string_view bytes);
std::string reference(int number);

}  // namespace nonet::testing
