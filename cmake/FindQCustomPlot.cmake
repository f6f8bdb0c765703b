# SPDX-FileCopyrightText: 2026 The Iolite authors
# SPDX-License-Identifier: GPL-3.0-or-later

# The Qt 6 build of QCustomPlot as target QCustomPlot::Qt6. `find_package(QCustomPlot CONFIG)` would find the Qt 5 one on Debian.
find_package(QCustomPlotQt6 CONFIG QUIET)
find_path(QCustomPlot_INCLUDE_DIR qcustomplot.h PATH_SUFFIXES qcustomplot)
if(TARGET QCustomPlotQt6::QCustomPlotQt6)
    set(QCustomPlot_LIBRARY QCustomPlotQt6::QCustomPlotQt6)
else()
    find_library(QCustomPlot_LIBRARY NAMES QCustomPlotQt6 qcustomplot-qt6)
endif()
if(QCustomPlot_INCLUDE_DIR)
    file(STRINGS "${QCustomPlot_INCLUDE_DIR}/qcustomplot.h" version_line REGEX "QCUSTOMPLOT_VERSION_STR" LIMIT_COUNT 1)
    string(REGEX MATCH "[0-9.]+" QCustomPlot_VERSION "${version_line}")
endif()
include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(QCustomPlot
    REQUIRED_VARS QCustomPlot_LIBRARY QCustomPlot_INCLUDE_DIR VERSION_VAR QCustomPlot_VERSION)
if(QCustomPlot_FOUND AND NOT TARGET QCustomPlot::Qt6)
    add_library(QCustomPlot::Qt6 INTERFACE IMPORTED)
    target_include_directories(QCustomPlot::Qt6 SYSTEM INTERFACE "${QCustomPlot_INCLUDE_DIR}")
    target_compile_definitions(QCustomPlot::Qt6 INTERFACE QCUSTOMPLOT_USE_LIBRARY)
    target_link_libraries(QCustomPlot::Qt6 INTERFACE "${QCustomPlot_LIBRARY}" Qt6::Widgets Qt6::PrintSupport)
endif()
