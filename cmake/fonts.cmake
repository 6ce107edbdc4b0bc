# Writes OUTPUT: the definition of book/fonts/fonts.h over the font files of FOLDER that the source file
# NAMED_BY names. The assembler puts each file into the read-only data as it is.
file(STRINGS ${NAMED_BY} lines REGEX "\"[A-Za-z-]+\\.ttf\"")
list(TRANSFORM lines REPLACE "^.*\"([A-Za-z-]+\\.ttf)\".*$" "\\1" OUTPUT_VARIABLE files)
set(placed "")
set(rows "")
foreach(file IN LISTS files)
  if(NOT EXISTS ${FOLDER}/${file})
    message(FATAL_ERROR "${FOLDER}/${file} is not there: install the package fonts-lato")
  endif()
  string(MAKE_C_IDENTIFIER nonet_${file} symbol)
  string(APPEND placed "asm(R\"(.pushsection .rodata\n${symbol}: .incbin \"${FOLDER}/${file}\"\n"
    "${symbol}_end: .byte 0\n.popsection)\");\n"
    "extern \"C\" __attribute__((visibility(\"hidden\"))) const char ${symbol}[], ${symbol}_end[];\n")
  string(APPEND rows "  if (file == \"${file}\") return {${symbol}, ${symbol}_end};\n")
endforeach()
file(WRITE ${OUTPUT} "#include \"book/fonts/fonts.h\"\n\n${placed}
namespace nonet::fonts {

std::string_view bytes_of(std::string_view file) {
${rows}  return {};
}

}  // namespace nonet::fonts
")
