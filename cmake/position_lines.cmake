# Writes OUTPUT: the lines of TABLE as strings of the program (tasks/lessons/kept_positions.cpp).
file(STRINGS ${TABLE} lines REGEX "^[a-z]")
list(POP_FRONT lines)  # the header
set(text "#include \"tasks/lessons/kept_positions.h\"\n\nnamespace nonet {\nnamespace {\n\n")
string(APPEND text "constexpr std::string_view kLines[] = {\n")
foreach(line IN LISTS lines)
  string(APPEND text "    R\"(${line})\",\n")
endforeach()
string(APPEND text "};\n\n}  // namespace\n\nstd::span<const std::string_view> kept_lines() { return kLines; }\n\n")
string(APPEND text "}  // namespace nonet\n")
file(WRITE ${OUTPUT} "${text}")
