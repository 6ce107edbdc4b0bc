# Writes OUTPUT: the definition of build_commit() for the checkout in SOURCE_DIR.
execute_process(COMMAND git -C ${SOURCE_DIR} describe --always --dirty=+ --exclude=*
                OUTPUT_VARIABLE commit OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET
                RESULT_VARIABLE failed)
if(failed)
  set(commit unknown)
endif()
file(CONFIGURE OUTPUT ${OUTPUT} CONTENT [[
#include "cli/version.h"

namespace nonet {

std::string_view build_commit() { return "@commit@"; }

}  // namespace nonet
]] @ONLY)
