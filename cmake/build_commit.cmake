# Writes OUTPUT: the definition of build_commit() for SOURCE_DIR. A source archive carries its commit in
# packaging/source_commit; where there is a history, git also knows of changed files.
file(READ ${SOURCE_DIR}/packaging/source_commit commit)
if(commit MATCHES "^[0-9a-f]+ ")
  string(SUBSTRING ${commit} 0 7 commit)
else()
  execute_process(COMMAND git -C ${SOURCE_DIR} describe --always --dirty=+ --exclude=*
                  OUTPUT_VARIABLE commit OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET
                  RESULT_VARIABLE failed)
  if(failed)
    set(commit unknown)
  endif()
endif()
file(CONFIGURE OUTPUT ${OUTPUT} CONTENT [[
#include "cli/version.h"

namespace nonet {

std::string_view build_commit() { return "@commit@"; }

}  // namespace nonet
]] @ONLY)
