// Text from outside - file names, values of options, parts of a user's file - on its way to a
// terminal. Whatever would move the cursor, change colours or the order of writing, or begin a line
// that looks like one of ours is shown as an escape: a name cannot forge a message.
#pragma once

#include <string>
#include <string_view>

namespace nonet {

// Control characters, those of C1 and of bidirectional writing, line separators, and bytes that are
// no UTF-8 become \n, \t, \x1b, \u{202e} ...; everything else stays.
std::string printable(std::string_view text);

}  // namespace nonet
