// Explains the puzzle given as an argument, in any format: explain_one '..3.2.6..9..3.5..1...'
#include <cstdio>
#include <nonet/nonet.h>

int main(int argc, char** argv) {
  if (argc != 2) return 2;
  const auto puzzle = nonet::read_puzzle(argv[1]);
  if (!puzzle) {
    std::fprintf(stderr, "%s\n", puzzle.error().text().c_str());
    for (const nonet::Grid& solution : puzzle.error().solutions) {
      std::fprintf(stderr, "a solution: %s\n", solution.line().c_str());
    }
    return 1;
  }
  const auto explanation = nonet::explain(*puzzle);
  int number = 0;
  for (const nonet::Step& step : explanation->steps) {
    std::printf("%2d. %.1f %s: %s\n", ++number, step.price, step.name.c_str(),
                step.conclusion.c_str());
  }
  std::printf("ER %.1f, level %s\n", explanation->rating.score,
              std::string(nonet::level_of(explanation->rating)).c_str());
  return 0;
}
