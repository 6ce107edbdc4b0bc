// Text from outside - file names, option values, parts of a user's file - made safe for a terminal.
// Characters that would move the cursor, change colours or the writing direction, or begin a line
// that looks like one of ours are shown as escapes: a name cannot forge a message.
#pragma once

#include <string>
#include <string_view>

namespace nonet {

// Control characters (also C1 and those of bidirectional writing), line separators and bytes that
// are not UTF-8 become \n, \t, \x1b, \u{202e} ...; everything else stays.
std::string printable(std::string_view text);

}  // namespace nonet
