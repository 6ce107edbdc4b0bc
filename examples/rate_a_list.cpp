// Rates the puzzles of a file in any format, on all processors: rate_a_list FILE
#include <cstdio>
#include <fstream>
#include <nonet/nonet.h>
#include <vector>

int main(int argc, char** argv) {
  if (argc != 2) return 2;
  std::ifstream file(argv[1]);
  nonet::Reader reader(file, argv[1]);
  std::vector<nonet::Puzzle> puzzles;
  while (const auto record = reader.next()) {
    const auto puzzle = *record ? nonet::certify((*record)->givens) : record->error();
    if (puzzle) {
      puzzles.push_back(*puzzle);
    } else {
      std::fprintf(stderr, "%s\n", puzzle.error().text().c_str());
    }
  }
  const auto ratings = nonet::rate_all(puzzles, {.threads = 0});
  for (std::size_t i = 0; i < puzzles.size(); ++i) {
    const nonet::Rating& rating = (*ratings)[i];
    std::printf("%s %.1f %s\n", puzzles[i].line().c_str(), rating.score, rating.hardest.c_str());
  }
  return 0;
}
