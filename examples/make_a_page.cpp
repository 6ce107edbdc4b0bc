// Three puzzles with few clues that need a chain, on a page to play in a browser: make_a_page SEED
// FILE.html
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <nonet/nonet.h>
#include <vector>

int main(int argc, char** argv) {
  if (argc != 3) return 2;
  nonet::Wish wish{.rating = nonet::Interval{7.1, 7.6}, .most_clues = 22, .count = 3};
  wish.seed = std::strtoull(argv[1], nullptr, 10);
  std::vector<nonet::Puzzle> puzzles;
  const auto yield = nonet::search(wish, [&](const nonet::Puzzle& puzzle) {
    puzzles.push_back(puzzle);
    return nonet::Flow::kContinue;
  });
  if (!yield) return std::fprintf(stderr, "%s\n", yield.error().text().c_str()), 1;
  const auto page = nonet::play_page(puzzles, {.title = "Three with 22 clues"});
  if (!page) return std::fprintf(stderr, "%s\n", page.error().text().c_str()), 1;
  std::ofstream(argv[2], std::ios::binary) << *page;
  std::printf("%zu puzzles of %llu made, %zu bytes\n", puzzles.size(),
              static_cast<unsigned long long>(yield->tries), page->size());
  return 0;
}
