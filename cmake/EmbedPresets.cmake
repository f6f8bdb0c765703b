# SPDX-FileCopyrightText: 2026 The Iolite authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Writes OUT, a C++ source with each of FILES as a raw string literal.
set(text "// Made from resources/presets by cmake/EmbedPresets.cmake\n#include \"core/workloads/BuiltinPresets.h\"\n\n")
string(APPEND text "namespace iolite::workloads {\nconst std::vector<BuiltinPreset> &builtinPresetFiles()\n{\n    static const std::vector<BuiltinPreset> files = {\n")
foreach(file ${FILES})
    get_filename_component(name ${file} NAME)
    file(READ ${file} content)
    string(APPEND text "        {\"${name}\", R\"PRESET(${content})PRESET\"},\n")
endforeach()
string(APPEND text "    };\n    return files;\n}\n} // namespace iolite::workloads\n")
file(WRITE ${OUT} "${text}")
