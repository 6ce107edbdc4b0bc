# The program where a system expects it, with what belongs to it. The manual page and the completion
# scripts are written by the program itself.
include(GNUInstallDirs)
set(share ${CMAKE_CURRENT_BINARY_DIR}/share)

install(TARGETS nonet)
install(CODE "
  file(MAKE_DIRECTORY \"${share}\")
  foreach(made \"help;--man;-o;nonet.1\" \"completion;bash;-o;nonet\" \"completion;zsh;-o;_nonet\"
          \"completion;fish;-o;nonet.fish\")
    execute_process(COMMAND \"$<TARGET_FILE:nonet>\" \${made} WORKING_DIRECTORY \"${share}\"
                    COMMAND_ERROR_IS_FATAL ANY)
  endforeach()")
install(FILES ${share}/nonet.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
install(FILES ${share}/nonet DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions)
install(FILES ${share}/_nonet DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/site-functions)
install(FILES ${share}/nonet.fish DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d)

# What software centres show; its releases are the sections of CHANGELOG.md.
file(STRINGS ${PROJECT_SOURCE_DIR}/CHANGELOG.md releases REGEX "^## \\[[0-9.]+\\] - [0-9-]+$")
list(TRANSFORM releases REPLACE "^## .([0-9.]+). - ([0-9-]+)$"
  "    <release version=\"\\1\" date=\"\\2\"/>")
list(JOIN releases "\n" releases)
configure_file(${PROJECT_SOURCE_DIR}/packaging/org.nonet.nonet.metainfo.xml.in org.nonet.nonet.metainfo.xml @ONLY)
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/org.nonet.nonet.metainfo.xml
        DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
