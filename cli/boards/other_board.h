// --board: another size or shape than the classic 9x9.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

#include "base/result.h"
#include "cli/option.h"
#include "cli/session.h"
#include "variants/board/geometry.h"
#include "variants/ladder/board_technique.h"

namespace nonet {

inline constexpr OptionRow kBoardOption = option::text(
    "--board KEY", "another size or shape (`nonet help boards`), such as 6x6 or 9x9+x [9x9]");

// The geometry of a key whose layout, if it has one, is in a file or in the key.
Result<variants::Geometry> board_named(const std::string& key, const std::stop_token& stop);

// Whether the layout of the key is drawn by chance, "jigsaw:random".
bool draws_layout(const std::string& key);

// As board_named; where the layout is drawn it is the nth after that of --seed, and its key is
// said.
Result<variants::Geometry> board_with_layout(Session& session, const std::string& key,
                                             std::uint64_t nth = 0);

// The board of --board, with a layout drawn from --seed if it is to be random, or without it the
// one that the first input states; nullopt for 9x9. An error for an unknown board, and for a given
// option that is neither in `options` nor common to all commands: such an option is for 9x9 only.
Result<std::optional<variants::Geometry>> other_board(
    Session& session, std::initializer_list<std::string_view> options);

// The technique of a key; an error if only 9x9 has it.
Result<variants::BoardTechnique> ladder_technique(std::string_view key);

}  // namespace nonet
