// Answers requests natively, a line of JSON each: what the WebAssembly module must answer, byte for
// byte. Results of a request that has many come before its answer, with a blank in front.
#include <cstdio>
#include <iostream>
#include <string>

#include "bindings/wasm/requests.h"

int main() {
  for (std::string line; std::getline(std::cin, line);) {
    const std::string answer = nonet::wasm::answer(line, [](const std::string& result) {
      std::cout << ' ' << result << '\n';
      return true;
    });
    std::cout << answer << '\n';
  }
  return 0;
}
