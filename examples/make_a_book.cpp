// Generates puzzles and makes a book of them, as PDF: make_a_book SEED FILE
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <nonet/nonet.h>
#include <vector>

int main(int argc, char** argv) {
  if (argc != 3) return 2;
  std::vector<nonet::Puzzle> puzzles;
  for (const char* level : {"easy", "medium", "hard"}) {
    nonet::Wish wish{.level = level, .symmetry = "rotational", .count = 12, .threads = 0};
    wish.seed = std::strtoull(argv[1], nullptr, 10);
    for (const auto& puzzle : nonet::make(wish)) puzzles.push_back(puzzle);
  }
  const auto book = nonet::make_book(puzzles, {.title = "Thirty-six", .puzzles_per_page = 2});
  if (!book) return std::fprintf(stderr, "%s\n", book.error().text().c_str()), 1;
  std::ofstream file(argv[2], std::ios::binary);
  if (!(file << book->bytes).flush()) return 1;
  std::printf("%zu puzzles on %d pages\n", puzzles.size(), book->pages);
  return 0;
}
