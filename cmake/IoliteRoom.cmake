# SPDX-FileCopyrightText: 2026 The Iolite authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Flags that every target of the house has.
add_library(iolite-flags INTERFACE)
target_compile_options(iolite-flags INTERFACE -Wall -Wextra -Wpedantic
    $<$<NOT:$<BOOL:$<TARGET_PROPERTY:IOLITE_NO_CONVERSION_WARNING>>>:-Wconversion>
    $<$<CXX_COMPILER_ID:GNU>:-Wshadow=local>)
# g++ 12 sees overlapping copies in every "text" + std::string once it optimises (its bug 105651, mended in 13).
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
    target_compile_options(iolite-flags INTERFACE $<$<CONFIG:Release>:-Wno-restrict>)
endif()
if(IOLITE_WERROR)
    target_compile_options(iolite-flags INTERFACE -Werror)
endif()
target_include_directories(iolite-flags INTERFACE ${CMAKE_SOURCE_DIR})
target_compile_definitions(iolite-flags INTERFACE _FILE_OFFSET_BITS=64 IOLITE_VERSION="${PROJECT_VERSION}")
if(IOLITE_SANITIZE)
    target_compile_options(iolite-flags INTERFACE -fsanitize=${IOLITE_SANITIZE} -fno-omit-frame-pointer)
    target_link_options(iolite-flags INTERFACE -fsanitize=${IOLITE_SANITIZE})
endif()

# iolite_room(NAME [QT] [LINKS targets…] [PCH headers…]): the static library of the folder it is called in with its sub-folders.
# Rooms that include no Qt header are made without moc.
function(iolite_room name)
    cmake_parse_arguments(ROOM "QT" "" "LINKS;PCH;EXTRA" ${ARGN})
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS *.cpp *.h)
    add_library(${name} STATIC ${sources} ${ROOM_EXTRA})
    target_link_libraries(${name} PUBLIC iolite-flags ${ROOM_LINKS})
    if(ROOM_QT)
        set_target_properties(${name} PROPERTIES AUTOMOC ON)
    endif()
    if(ROOM_PCH)
        target_precompile_headers(${name} PRIVATE ${ROOM_PCH})
        # ccache can keep files that use a precompiled header only so.
        target_compile_options(${name} PRIVATE $<$<CXX_COMPILER_ID:GNU>:-fpch-preprocess>)
    endif()
endfunction()

# iolite_tests(LABEL word LINKS targets… [ENV variables…] [PCH headers…]): one Qt Test program for each tst_*.cpp of the folder it is called in.
function(iolite_tests)
    cmake_parse_arguments(TESTS "" "LABEL" "LINKS;ENV;PCH" ${ARGN})
    file(GLOB sources CONFIGURE_DEPENDS tst_*.cpp)
    if(IOLITE_TSAN)
        list(APPEND TESTS_ENV "TSAN_OPTIONS=halt_on_error=1:suppressions=${CMAKE_SOURCE_DIR}/tests/tsan.supp")
    endif()
    foreach(source ${sources})
        get_filename_component(name ${source} NAME_WE)
        add_executable(${name} ${source})
        set_target_properties(${name} PROPERTIES AUTOMOC ON)
        # The QTRY_ macros of newer Qt narrow a number themselves, in the test's own source as the compiler sees it.
        if(Qt6_VERSION VERSION_GREATER_EQUAL 6.5)
            set_target_properties(${name} PROPERTIES IOLITE_NO_CONVERSION_WARNING ON)
        endif()
        target_link_libraries(${name} PRIVATE iolite-flags Qt6::Test ${TESTS_LINKS})
        target_compile_definitions(${name} PRIVATE IOLITE_SOURCE_DIR="${CMAKE_SOURCE_DIR}" IOLITE_BIN_DIR="${CMAKE_BINARY_DIR}/bin")
        add_test(NAME ${name} COMMAND ${name})
        set_tests_properties(${name} PROPERTIES LABELS "${TESTS_LABEL}" TIMEOUT 300 ENVIRONMENT "${TESTS_ENV}")
    endforeach()
endfunction()
