<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en">
<context>
    <name>Arguments</name>
    <message>
        <location filename="../app/iolite/Arguments.cpp" line="+38"/>
        <source>--target needs a directory after it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Unknown option %1. Known: --target DIR, --help, --version.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+7"/>
        <source>One run file at most: %1 is too many.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+8"/>
        <source>Usage: iolite [--target DIR] [FILE.iolite.json]

Measures storage and filesystems, with live charts.

  --target DIR   open with this directory chosen
  --help         this text
  --version      the version

A run file given is imported into the history. Without a display use iolite-cli.
</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Caption</name>
    <message>
        <location filename="../ui/export/ChartCaption.cpp" line="+34"/>
        <source>%1 on %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+73"/>
        <source>Mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Median</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>max</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+20"/>
        <source>%1: %2, p99 %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Chart</name>
    <message>
        <location filename="../ui/charts/ChartText.cpp" line="+34"/>
        <source>%1 s</source>
        <extracomment>a time on the axis of a chart, in seconds</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+70"/>
        <source>Own job</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../ui/charts/CurveStyles.cpp" line="+27"/>
        <location filename="../ui/charts/Readout.cpp" line="+72"/>
        <source>Read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <location filename="../ui/charts/Readout.cpp" line="+1"/>
        <source>Write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+151"/>
        <source>%1 (no time series)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+22"/>
        <source>p50 to p99</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+10"/>
        <location filename="../ui/charts/Readout.cpp" line="+17"/>
        <source>max</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+69"/>
        <source>Files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Seeks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Chunks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+5"/>
        <source>files/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>seeks/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+9"/>
        <source>Operation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../ui/charts/Readout.cpp" line="-46"/>
        <source>%1 ms/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+45"/>
        <source>Rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+25"/>
        <source>different phases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../ui/charts/RunPlotPrivate.h" line="+74"/>
        <source>Latency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../ui/charts/RunPlotLayout.cpp" line="+103"/>
        <location line="+1"/>
        <source>Throughput, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+4"/>
        <location line="+20"/>
        <source>%1; on the right %2</source>
        <comment>what the left axis is; unit of the right axis</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="-17"/>
        <source>%1 | %2</source>
        <comment>unit of the left axis | of the right axis, where it is narrow</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+10"/>
        <source>1/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>ms/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Kernel counters: none in this run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Kernel counters, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../ui/charts/PhaseBands.cpp" line="+36"/>
        <source>Layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Seq. read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Seq. write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Rand. read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Rand. write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Seq. mixed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Rand. mixed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Cli</name>
    <message>
        <location filename="../app/iolite-cli/Arguments.cpp" line="+29"/>
        <source>%1 has no option %2. Did you mean %3?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+5"/>
        <source>%1 has no option %2. It has: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+31"/>
        <source>This version of iolite-cli does not have %1 %2 yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+3"/>
        <source>%1 takes no value. Write only %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+5"/>
        <source>%1 is given twice. Give it once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+7"/>
        <source>%1 needs a value: %1 %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>%1 needs KEY=VALUE, for example %1 bs=4k, not “%2”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/iolite-cli/Commands.cpp" line="+20"/>
        <source>Show this text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+21"/>
        <source>This version of iolite-cli does not have %1 yet. It has: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>There is no command “%1”. Did you mean %2?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>There is no command “%1”. There is: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+7"/>
        <source>%1 needs more words. Write: iolite-cli %1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+6"/>
        <source>%1 does not know what to do with “%2”; it takes options only, see iolite-cli %1 --help.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>%1 does not know what to do with “%2”: iolite-cli %1 %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+23"/>
        <source>Say what to do, for example: iolite-cli run --target DIRECTORY. All words: iolite-cli --help.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/iolite-cli/CompareCommand.cpp" line="+16"/>
        <location filename="../app/iolite-cli/RunOptions.cpp" line="+71"/>
        <source>%1 and %2 do not go together. Give one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+21"/>
        <source>Compare two runs, or two groups of repeats joined by commas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <location filename="../app/iolite-cli/TargetsCommand.cpp" line="+72"/>
        <location filename="../app/iolite-cli/WorkloadsCommand.cpp" line="+133"/>
        <source>As JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>As CSV, to a file (- is standard output)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/iolite-cli/ComparisonText.cpp" line="+38"/>
        <source>Base:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Candidate:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>These settings differ:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Metric</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Base</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Candidate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Ratio</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+10"/>
        <location filename="../app/iolite-cli/RunReport.cpp" line="+100"/>
        <source>Note: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/iolite-cli/DataDir.cpp" line="+15"/>
        <source>Where the history is (default: IOLITE_DATA_DIR, or the user&apos;s data directory)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+9"/>
        <source>--data-dir is empty. Give the directory of the history.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+13"/>
        <source>The history can&apos;t be kept in %1: %2. Choose another directory with --data-dir or IOLITE_DATA_DIR, or measure with --no-save.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/iolite-cli/DeleteCommand.cpp" line="+22"/>
        <source>delete takes runs of the history, not the file %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Deleted %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+9"/>
        <source>Delete saved runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/iolite-cli/ExportCommand.cpp" line="+52"/>
        <source>export needs at least one of --csv FILE, --series-csv FILE, --png FILE, --run-file FILE.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>--png needs the name of a file: a picture is not written to standard output.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+27"/>
        <source>Write runs as CSV, picture or run file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>The figures, one line each (- is standard output)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>The time series, one line per sample (- is standard output)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The chart; several runs share it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Size of the picture, times 1200 × 800</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>How several runs share the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Everything, readable by every Iolite (*.iolite.json; - is standard output)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/iolite-cli/Help.cpp" line="+20"/>
        <source>Iolite measures storage and filesystems.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+0"/>
        <location line="+18"/>
        <source>Usage:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="-12"/>
        <source>iolite-cli COMMAND --help says more about each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Exit status: 0 done, 1 failed or only partly done, 2 wrong usage, 3 refused for safety, 4 cancelled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+11"/>
        <source>OPTIONS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/iolite-cli/ListCommand.cpp" line="+61"/>
        <source>Id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Started</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+0"/>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Workload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Tags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+28"/>
        <source>No run is like that. All runs: iolite-cli list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>No runs. Make one with: iolite-cli run --target DIRECTORY</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+12"/>
        <source>List the saved runs, newest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>As JSON, with the figures and without the series</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Only runs of this directory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Only runs of this workload or preset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Only runs with this tag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Only runs from this date on, for example 2026-11-30</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/iolite-cli/PhaseTable.cpp" line="+46"/>
        <source>(broken off)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+12"/>
        <source>from arrival</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+9"/>
        <source>Test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+0"/>
        <source>mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>max</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>CPU %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+0"/>
        <source>CPU µs/op</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+0"/>
        <source>from cache</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/iolite-cli/PresetsCommand.cpp" line="+51"/>
        <source>about %1, needs %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+12"/>
        <source>List the ready workloads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>As JSON, with every key of every job</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/iolite-cli/Progress.cpp" line="+120"/>
        <source>%1 files/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>%1 seeks/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+48"/>
        <source>run %1/%2, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+10"/>
        <source>stopping …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>%1 left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/iolite-cli/RecoverCommand.cpp" line="+21"/>
        <source>Recovered %1 (%2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+17"/>
        <source>There is nothing to recover.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+14"/>
        <source>Keep what a crash left and remove its test files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/iolite-cli/RunCommand.cpp" line="+37"/>
        <source>Saved as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/iolite-cli/Follower.cpp" line="+84"/>
        <source>Cancelled before the first run began: nothing was measured.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Cancelled: %1 of %2 runs were begun.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/iolite-cli/RunCommand.cpp" line="+37"/>
        <source>Measure a directory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/iolite-cli/RunOptions.cpp" line="+71"/>
        <source>--out %1 is a directory. Give the name of a file, for example result.iolite.json.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+4"/>
        <source>--out %1: there is no directory %2. Create it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>--out %1: no files can be made in %2. Choose another place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+10"/>
        <source>Directory to measure; the test files are made there and removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Ready workload, see iolite-cli presets (default: quick-check)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Own workload, see iolite-cli workloads: job</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Workload from a JSON file, written like the presets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Change keys of every job, for example --set bs=4k iodepth=8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Random seed: the same gives the same offsets and data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Measure so many times; each is a run of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/iolite-cli/ExecCommand.cpp" line="+38"/>
        <source>--bonnie-version goes with bonnie++, not with %1. Write --tool-version.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+12"/>
        <source>%1 %2 does not fit this command line: what is measured differs between versions. Write the line as that version has it (sysbench --test=fileio … or sysbench fileio …).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+70"/>
        <source>%1&apos;s own help is in its manual. What Iolite has for it: iolite-cli workloads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+16"/>
        <source>Run a command line of bonnie++, fs_mark, sysbench fileio or tar by Iolite&apos;s own engine, answered in that tool&apos;s format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Multiply sizes and numbers of files, for example 1/64; times stay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Which bonnie++ the output is to be like: 2.00, 1.98, 1.97 or 1.96</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Which version of the tool the output is to be like</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <location filename="../app/iolite-cli/RunOptions.cpp" line="+1"/>
        <source>Name of the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <location filename="../app/iolite-cli/RunOptions.cpp" line="+1"/>
        <source>Tag of the run; may be given several times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <location filename="../app/iolite-cli/RunOptions.cpp" line="+1"/>
        <source>Keep it out of the history</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/iolite-cli/RunOptions.cpp" line="-138"/>
        <source>%1 %2 is no regular file. Give a file of settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>%1 %2 can&apos;t be read: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+3"/>
        <source>%1 %2 is larger than 4 MiB: that is no file of settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+32"/>
        <source>--ignore-unknown goes with --job-file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+91"/>
        <source>Jobs from a fio job file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Go on at keys of the job file that Iolite does not have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+9"/>
        <source>Write the runs to a file as well (*.iolite.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>What to print at the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Print what happens as JSON lines while it happens, and nothing else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Progress lines on standard error where that is no terminal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Ask no questions (this version has none)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+8"/>
        <source>run needs the directory to measure: iolite-cli run --target DIRECTORY.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+3"/>
        <source>--target is empty. Give the directory to measure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+13"/>
        <source>--events and --format do not go together: events are all that is printed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../app/iolite-cli/RunReport.cpp" line="-19"/>
        <source> and %n more job(s)</source>
        <translation>
            <numerusform> and %n more job</numerusform>
            <numerusform> and %n more jobs</numerusform>
        </translation>
    </message>
    <message>
        <location line="+21"/>
        <source>Error: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Tags: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Comment: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/iolite-cli/RunSaver.cpp" line="+20"/>
        <source>The history was written by a newer Iolite and can&apos;t be changed by this one. Use --no-save --out FILE, or another --data-dir.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+22"/>
        <source>The run was kept in %1 instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/iolite-cli/ShowCommand.cpp" line="+22"/>
        <source>Id: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+8"/>
        <source>Print a saved run, or one from a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Everything, with the series, as JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/iolite-cli/TargetsCommand.cpp" line="-45"/>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>no: mounted read-only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>only in a directory of your own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>no: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Mounted at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Filesystem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Can be measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+32"/>
        <source>List what is mounted and can be measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/iolite-cli/TextFile.cpp" line="+25"/>
        <source>%1 %2: no file can have this name. Give one in a directory that exists.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/iolite-cli/VersionCommand.cpp" line="+19"/>
        <source>Print the version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/iolite-cli/WorkloadsCommand.cpp" line="-68"/>
        <source>text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+33"/>
        <source>Key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Possible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Meaning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+22"/>
        <source>Keys are set with --set KEY=VALUE. Sizes take k m g t (powers of 1024), durations us ms s m h.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+11"/>
        <source>List the workloads with every key, its unit, default and range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/iolite-cli/main.cpp" line="+27"/>
        <source>The result could not be written to standard output: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/iolite-cli/Leftovers.cpp" line="+48"/>
        <source>%1 holds files that could not be removed, or that are not Iolite&apos;s: %2. Look at them and remove the directory yourself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+25"/>
        <source>The run %1 on %2 was broken off. What it measured is kept with: %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Core</name>
    <message>
        <location filename="../core/wording/CoreText.cpp" line="+18"/>
        <source>a size such as 4096, 4k, 512m or 1g (powers of 1024)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>a duration such as 500ms, 30s, 2m or 1h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>letters a-z, digits and _ (1 to 40)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>sizes from 512 to 64m with their shares, which add to 100 (4k/60:64k/40)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>two sizes from 512 to 64m (4k-64k)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>random, zipf:THETA (0 to 10, not 1), pareto:H (0 to 1) or normal:PERCENT (0 to 100)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>a pipe (|)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>a redirection (&lt; or &gt;)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>a variable or the output of a command ($ or `)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>a second command (;, &amp; or another line)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>a group of commands ( )</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>a quote that is never closed (&quot;)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>a quote that is never closed (&apos;)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>threads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>tool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>tool version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>filesystem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>mount options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>mount source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>scheduler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>filesystem size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>host</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>kernel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>processor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>processors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>workload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>preset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>remarks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>not measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+55"/>
        <source>job %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../core/wording/FaultText.cpp" line="+18"/>
        <source>line %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>no job in it: a job begins with its name in brackets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>a section is a name in brackets, for example [job1]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>&apos;%1&apos; stands before the first section, for example [global]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>fio runs job &apos;%1&apos; at the same time as the one before it; here jobs follow each other. Write stonewall in it if that is meant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+3"/>
        <source>job &apos;%1&apos; has no size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>job &apos;%1&apos;: %2 does not go with %3; right would be %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>job &apos;%1&apos;: %2 does not go with %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Iolite has no &apos;%1&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>%1 can&apos;t be &apos;%2&apos;; possible: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>%1=%2: one value for reads and writes alike, please</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>&apos;%1&apos;: leads through a symbolic link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>&apos;%1&apos;: absolute name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>&apos;%1&apos;: name too long (too many folders)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>&apos;%1&apos;: name too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>&apos;%1&apos;: leads out of the tree (..)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Counters</name>
    <message>
        <location filename="../core/wording/CounterText.cpp" line="+15"/>
        <source>XFS log writes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>XFS log bandwidth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>XFS: all log buffers busy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>XFS log forces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>XFS log forces that waited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>XFS transactions, synchronous</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>XFS transactions, asynchronous</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>XFS transactions, empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>XFS directory look-ups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>XFS directory entries made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>XFS directory entries removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>XFS directory listings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>XFS inodes looked for in the cache</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>XFS inodes found in the cache</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Disk reads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Disk writes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Disk reads merged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Disk writes merged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Disk read time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Disk write time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Disk busy time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Disk flushes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>ext4 bytes written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>ext4 journal transactions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Btrfs commits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Btrfs commit time</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Directions</name>
    <message>
        <location filename="../core/wording/MetricText.cpp" line="+35"/>
        <location filename="../core/wording/PhaseText.cpp" line="+75"/>
        <source>read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <location filename="../core/wording/PhaseText.cpp" line="+2"/>
        <source>write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>read and write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>trim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <location line="+1"/>
        <location filename="../core/wording/PhaseText.cpp" line="+2"/>
        <source>fsync</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../core/wording/PhaseText.cpp" line="+4"/>
        <source>operation</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <location filename="../core/wording/ErrorText.cpp" line="+39"/>
        <source>%1 can&apos;t be “%2”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>%1 can&apos;t be “%2”. Possible: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+7"/>
        <source>There is no option %1. Possible: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+3"/>
        <source>There is no option %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>There is no option %1. Did you mean %2?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+3"/>
        <source>There is no key “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>There is no key “%1”. Known: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>There is no key “%1”. Did you mean “%2”?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+7"/>
        <source>%1 does not go together with the other settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>%1 and %2 do not go together as they are set. Right would be: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+7"/>
        <source>a smaller size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Not enough space in %1: the test files need %2, %3 are free. Try %4, or choose a directory with more room.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+9"/>
        <source>The quota was used up while %1 was written. Free some of your space or files, choose a smaller size, or have the quota raised.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+5"/>
        <source>The filesystem ran out of inodes while %1 was made: it has space, but can&apos;t hold more files. Ask for fewer files, or choose a filesystem with more inodes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+6"/>
        <source>The filesystem became full while %1 was written (%2 were done). Free some space or choose a smaller size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+4"/>
        <source>The filesystem became full while %1 was written. Free some space or choose a smaller size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+7"/>
        <source>An operation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <location line="+137"/>
        <source>no reason was given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="-134"/>
        <source>%1 failed on %2 at byte %3: %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>%1 failed on %2: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+6"/>
        <source>No files can be made in %1 (%2). Choose a directory of your own, or change the permissions of this one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+8"/>
        <source>this filesystem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Direct I/O does not work on %1 (%2). Use direct=off to measure through the page cache, or choose a directory on a disk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+10"/>
        <source>Direct I/O here needs %1 to be a multiple of %2 bytes. Change it, or use direct=off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Direct I/O here needs %1 to be a multiple of %2 bytes, and %3 is not. Change it, or use direct=off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+9"/>
        <source>%1 gave only %2 of %3 bytes at byte %4: the file is shorter than it was made. Leave the test files alone during a run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+12"/>
        <source>No more files can be open at once. Raise the limit, for example with ulimit -n 65536, or use fewer workers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+5"/>
        <source>This needs %1 open files, the limit here is %2. Raise it, for example with ulimit -n 65536, or use fewer workers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+9"/>
        <source>There is not enough memory for this. Use fewer workers, less queue depth or a smaller block size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+4"/>
        <source>There is not enough memory: this needs %1. Use fewer workers, less queue depth or a smaller block size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+5"/>
        <source>There is not enough memory: this needs %1, the limit here is %2. Use fewer workers, less queue depth or a smaller block size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+9"/>
        <source>The limit of locked memory is too low for this. Raise it (ulimit -l), or use fewer workers or less queue depth.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+4"/>
        <source>This needs %1 of locked memory, the limit here is %2. Raise it (ulimit -l), or use fewer workers or less queue depth.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+16"/>
        <source>The limit here for this is reached: %1. Raise it, or use fewer workers or less queue depth.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+5"/>
        <source>This needs %1 × %2, the limit here is %3. Raise the limit, or use fewer workers or less queue depth.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+8"/>
        <source>“%1” was not found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>“%1” was not found. There is: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+6"/>
        <source>“%1” fits more than one run. Give more of the id.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+27"/>
        <source>There is no directory %1. Create it first, or choose one that exists.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+3"/>
        <source>%1 is not a directory. Choose the directory in which the test files are to be made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+4"/>
        <source>%1 is a device, and writing to it would destroy what it holds. Choose a directory on a filesystem of that device.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+9"/>
        <source>%1 is on a filesystem that is mounted read-only. Mount it writable, or choose a directory elsewhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+7"/>
        <source>The filesystem of %1 can hold only %2 more files, and %3 are needed. Ask for fewer files, or choose a filesystem with more inodes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+18"/>
        <source>Cancelled. What was measured until then is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>%1 is not possible here: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="-69"/>
        <source>“%1” fits more than one run: %2. Give more of the id.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="-204"/>
        <source>The command line has %1. Paste one plain command.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+3"/>
        <source>%1 is missing or empty. Possible: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+276"/>
        <source>%1 can&apos;t be read: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>The history in %1 can&apos;t be used: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+5"/>
        <source>A fault in Iolite itself (%1: %2). Please report it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HistoryCommands</name>
    <message numerus="yes">
        <location filename="../ui/history/HistoryCommands.cpp" line="+10"/>
        <source>delete %n run(s)</source>
        <translation>
            <numerusform>delete %n run</numerusform>
            <numerusform>delete %n runs</numerusform>
        </translation>
    </message>
    <message>
        <location line="+23"/>
        <source>rename a run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>comment on a run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>tag a run</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KeyHints</name>
    <message>
        <location filename="../ui/workload/KeyHints.cpp" line="+68"/>
        <source>on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+0"/>
        <source>off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+10"/>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <location filename="../core/wording/JobWords.cpp" line="+12"/>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>What the job is called in results: letters a–z, digits and _.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Access pattern</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Whether the job reads, writes or mixes both, and in which order it goes through the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Share of reads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Per cent of the operations that read, in mixed patterns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../core/wording/FileioWords.cpp" line="+19"/>
        <location filename="../core/wording/JobWords.cpp" line="+1"/>
        <source>Block size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../core/wording/JobWords.cpp" line="+1"/>
        <source>Bytes that one operation moves; k, m and g are powers of 1024.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../core/wording/FsMarkWords.cpp" line="+13"/>
        <source>How many files each writer makes in one loop (-n).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <location filename="../core/wording/JobWords.cpp" line="+9"/>
        <source>File size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Bytes in each file (-s); 0 measures making and removing files alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Write size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Bytes that one write call moves (-w).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Sync method</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>What is forced to the device, and when (-S 0 to 6, in the order of the list).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Writers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Threads that make files at the same time (-t); a multiple of the number of directories.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+3"/>
        <source>How many directories the writers share out among them (-d, given several times).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Sub-directories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>How many sub-directories each directory has (-D); 0 uses none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Files in one sub-directory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Files a writer makes before it goes to the next sub-directory (-N); 0 stays for 180 s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Length of names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Characters in a file&apos;s name (-p): the time, filling, then the random part.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Random part of names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Random characters at the end of each file&apos;s name (-r).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Loops</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>How often all of it is done (-L); each loop is a result of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Keep the files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Files stay until the run ends (-k), so that directories grow from loop to loop; nothing is unlinked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Until the filesystem is full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Goes on with loops until no space is left (-F); that is its proper end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Times of each call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Adds the columns of each system call to the text in fs_mark&apos;s manner (-v).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>fsync of each file before its close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>At the end sync, then fsync of the first file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>At the end fsync of each file, last to first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>At the end sync, then fsync of each file, last to first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>At the end fsync of each file, first to last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>At the end sync, then fsync of each file, first to last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../core/wording/JobWords.cpp" line="+1"/>
        <source>Size of each worker&apos;s test file; larger than the memory where the page cache is not to answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Workers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Threads that work at the same time, each on a file of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Queue depth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Operations that each worker keeps under way at a time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>I/O engine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>How operations reach the kernel; only io_uring can keep more than one under way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../core/wording/FileioWords.cpp" line="-7"/>
        <source>Test mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Whether the files are read, written or both, and in which order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Number of test files, all of one size; each thread works on all of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Size of all files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Bytes of all test files together; twice the memory or more where the page cache is not to answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Bytes that one request moves; k, m and g are powers of 1024.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Threads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Threads that take requests in turn, one at a time each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Time limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The test ends after this time; 0 leaves that to the number of requests.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Request limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The test ends after this many requests; 0 sets no limit. With the rules of 1.0 fsyncs between requests count as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Arrival rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Requests that arrive in a second, at random, whether or not a thread is free; waiting counts as latency. 0 goes as fast as it can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Reads per write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Of the mixed mode: 1.5 gives three reads for two writes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>fsync after requests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>After this many requests every file is synced; 0 never does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>fsync after each write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Syncs the file inside each write request; the other two kinds of fsync are off then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Syncs every file at the end, inside the measured time; with the older rules only when the request limit ends the test.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+3"/>
        <source>How to sync</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>fdatasync leaves out what is not needed to read the data back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <location filename="../core/wording/JobWords.cpp" line="+28"/>
        <source>Synchronous writes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Opens the files so that each write waits for the device.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <location filename="../core/wording/JobWords.cpp" line="-27"/>
        <source>Direct I/O</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <location filename="../core/wording/JobWords.cpp" line="+1"/>
        <source>Goes past the page cache (O_DIRECT), so that the device is measured and not the memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Merge requests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Blocks that become one request in sequential modes; 0 does not merge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Regions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Of the mode ag4: parts of the space that are filled in turn, block by block.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Stride</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Of the mode ag4: blocks from one write to the next in a region; 2 skips every other block, 1 none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Check the data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Each block carries a checksum and its place; both are looked at when it is read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Preparation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>How the files are made before the test; the two ways are not comparable.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Use files that are there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Works on test_file.0 and following in the target, where they are, and leaves them there; their content is overwritten by modes that write.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+4"/>
        <source>The same number gives the same places and data again; 0 gives others each time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Reported percentile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Percentile of the latency in the report that is written as sysbench&apos;s; 0 for none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Report interval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Seconds between lines of the report that is written as sysbench&apos;s; 0 for none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Rules of version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Whose rules hold for fsyncs, for what counts as a request and for the end of sequential modes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Sequential write of new files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Sequential rewrite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Regions in turn (ag4)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>fsync</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>fdatasync</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <location filename="../core/wording/JobWords.cpp" line="+59"/>
        <location line="+3"/>
        <source>Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <location filename="../core/wording/JobWords.cpp" line="-2"/>
        <source>O_SYNC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <location filename="../core/wording/JobWords.cpp" line="+1"/>
        <source>O_DSYNC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Written out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Space reserved only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>1.0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>0.5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>0.4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../core/wording/JobWords.cpp" line="-84"/>
        <source>Mix of block sizes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Sizes of which each operation draws one, with their shares in per cent (4k/60:64k/40), in place of the block size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Range of block sizes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Each operation draws a multiple of the smaller size up to the larger (4k-64k), in place of the block size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Offset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Where in each file the part begins that the job works on; the file gets so much larger.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Passes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>How often the job goes through the file where the run time does not decide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+10"/>
        <source>Run time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Longest measured time of the job; 0 goes on until the file is done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Fill the whole run time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Starts over at the end of the file until the run time is up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Ramp time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Runs for this long before measuring begins; shown, but not counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Rate asked for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Bytes per second and worker, however long they take (open loop); 0 asks for as many as go.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>IOPS asked for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Operations per second and worker, however long they take (open loop); 0 asks for as many as go.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Arrivals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Whether operations are asked for at equal intervals or at random ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Think time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Pause of each worker between operations; 0 makes none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Operations between pauses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>After how many operations a worker pauses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>fsync after writes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Calls fsync after this many writes; 0 never does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>fdatasync after writes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Calls fdatasync after this many writes; 0 never does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+14"/>
        <source>Reserve space first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Whether the filesystem is asked for the file&apos;s space before anything is written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Write zeros</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Writes nothing but zeros in place of random bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Compressible share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Per cent of what is written that are zeros; the rest does not compress.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Repeated blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Per cent of the written blocks that repeat one written before; 100 writes one block only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+13"/>
        <source>Equal intervals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Random intervals (Poisson)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Beyond the end of the file (keep)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../core/wording/FileioWords.cpp" line="-55"/>
        <location filename="../core/wording/JobWords.cpp" line="-39"/>
        <source>fsync at the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../core/wording/JobWords.cpp" line="+1"/>
        <source>Calls fsync once after the last write; its time counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Opens the file so that each write waits until the device has it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Distribution of random offsets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>random draws all blocks equally; zipf:1.2 and pareto:0.2 draw some far more often; normal:10 keeps around the middle of the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Random offsets may repeat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Off visits each block once before any comes again; on draws each offset freely.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Drop cached pages first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Removes the test file from the page cache before measuring, so that reads start cold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../core/wording/ArchiveWords.cpp" line="+12"/>
        <source>Archive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Path of a tar archive, plain or compressed with gzip, bzip2, xz or zstd; empty extracts a generated tree.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Generated files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Files of the generated tree; 50000 with their 2300 folders are about the sources of a Linux kernel, 800 MiB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+3"/>
        <location filename="../core/wording/BonnieWords.cpp" line="+55"/>
        <location filename="../core/wording/FileioWords.cpp" line="+26"/>
        <location filename="../core/wording/JobWords.cpp" line="+11"/>
        <source>Random seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The same number gives the same generated tree again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Sync at the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Waits until the filesystem has written everything (syncfs), inside the measured time; off measures what time tar does, mostly the page cache.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Decompress before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Unpacks a compressed archive into memory before measuring begins, so that the processor&apos;s work on it does not count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../core/wording/JobWords.cpp" line="+1"/>
        <source>The same number gives the same offsets, mix and data again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../core/wording/FileioWords.cpp" line="+15"/>
        <location filename="../core/wording/JobWords.cpp" line="+4"/>
        <location filename="../core/wording/PhaseText.cpp" line="-67"/>
        <source>Sequential read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../core/wording/JobWords.cpp" line="+1"/>
        <location filename="../core/wording/PhaseText.cpp" line="+2"/>
        <source>Sequential write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../core/wording/FileioWords.cpp" line="+1"/>
        <location filename="../core/wording/JobWords.cpp" line="+1"/>
        <location filename="../core/wording/PhaseText.cpp" line="+2"/>
        <source>Random read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <location filename="../core/wording/JobWords.cpp" line="+1"/>
        <location filename="../core/wording/PhaseText.cpp" line="+2"/>
        <source>Random write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../core/wording/JobWords.cpp" line="+1"/>
        <location filename="../core/wording/PhaseText.cpp" line="+2"/>
        <source>Sequential read and write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../core/wording/FileioWords.cpp" line="+1"/>
        <location filename="../core/wording/JobWords.cpp" line="+1"/>
        <location filename="../core/wording/PhaseText.cpp" line="+4"/>
        <source>Random read and write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../core/wording/JobWords.cpp" line="+8"/>
        <source>io_uring (asynchronous)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>psync (pread and pwrite)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../core/wording/BonnieWords.cpp" line="-43"/>
        <source>Data file size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Size of the file of the six I/O tests, whole MiB (-s); at least twice the memory, or the page cache answers. 0 leaves them out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Chunk size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Bytes of one read or write of the data file; a power of two (-s SIZE:CHUNK).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Size of the per-byte tests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>How much is written and read one byte a system call, whole MiB (-f20); 0 leaves these tests out (-f).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Seeks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Number of random seeks that all seekers do together (-s SIZE:CHUNK:SEEKS).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Seekers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Threads that seek at the same time (-s SIZE:CHUNK:SEEKS:SEEKERS).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Direct block write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Opens the file of the block write with O_DIRECT; as in bonnie++, the other tests stay buffered (-D).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>No write buffering</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Calls fsync after each update of a seek and for each small file made or removed (-b).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Small files, in 1024s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Number of files of the six file tests, in units of 1024 (-n); 0 leaves them out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Largest small file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Highest size of a small file; 0 makes empty files (-n N:MAX).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Smallest small file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Lowest size of a small file; sizes are drawn between the two, both included (-n N:MAX:MIN).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Links instead of files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Makes hard or symbolic links to one file instead of files (-n N:-1, N:-2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <location filename="../core/wording/FsMarkWords.cpp" line="-30"/>
        <source>Directories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Sub-directories that the small files are spread over; 1 uses none (-n N:MAX:MIN:DIRS).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Chunk size of small files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Bytes of one read or write of a small file (-n N:MAX:MIN:DIRS:CHUNK).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Memory to go by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>MiB that bonnie++&apos;s rule of twice the memory goes by (-r); 0 takes the machine&apos;s. It changes no work and no record.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Concurrency label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>A number for the result line; it changes no work, as in bonnie++ (-c).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>User</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Name or number of the user that the tests run as; only root may choose (-u).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Name or number of the group that the tests run as (-g); empty takes the user&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>The same number gives the same names, sizes and positions again (-z); 0 draws one for each run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+5"/>
        <location filename="../core/wording/FileioWords.cpp" line="-71"/>
        <location filename="../core/wording/FsMarkWords.cpp" line="-11"/>
        <source>Files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Hard links</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Symbolic links</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Metrics</name>
    <message>
        <location filename="../core/wording/MetricText.cpp" line="-25"/>
        <source>bandwidth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>IOPS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>mean latency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>highest latency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>latency p50</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>latency p90</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>latency p99</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>latency p99.9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>mean response time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>highest response time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>response time p50</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>response time p90</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>response time p99</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>response time p99.9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>CPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>CPU per operation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>share from cache</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+28"/>
        <source>Sequential %1 QD%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Random %1 QD%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../core/wording/ArchiveWords.cpp" line="+12"/>
        <source>elapsed time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>user CPU time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>system CPU time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <location filename="../core/wording/BonnieWords.cpp" line="+19"/>
        <location filename="../core/wording/FileioWords.cpp" line="+99"/>
        <location filename="../core/wording/FsMarkWords.cpp" line="+51"/>
        <source>rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <location filename="../core/wording/FileioWords.cpp" line="+1"/>
        <source>throughput</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>major page faults</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>minor page faults</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <location filename="../core/wording/FsMarkWords.cpp" line="+4"/>
        <source>log bandwidth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <location filename="../core/wording/FsMarkWords.cpp" line="+1"/>
        <source>log bytes per file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <location filename="../core/wording/FsMarkWords.cpp" line="+2"/>
        <source>mean log write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <location filename="../core/wording/FsMarkWords.cpp" line="+3"/>
        <source>transactions per file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../core/wording/BonnieWords.cpp" line="+1"/>
        <source>longest operation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../core/wording/FileioWords.cpp" line="+1"/>
        <location filename="../core/wording/FsMarkWords.cpp" line="-8"/>
        <source>lowest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <location filename="../core/wording/FsMarkWords.cpp" line="-1"/>
        <source>mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <location filename="../core/wording/FsMarkWords.cpp" line="+2"/>
        <source>highest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>p95</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>total time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../core/wording/FsMarkWords.cpp" line="+3"/>
        <source>log writes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>waits for a log buffer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>log forces</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Notes</name>
    <message>
        <location filename="../core/wording/NoteText.cpp" line="+24"/>
        <source>The filesystem compresses (%1), but random test data can&apos;t be compressed: real files may be faster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+3"/>
        <source>A program serves this filesystem (FUSE): reads may come from memory, whatever direct says.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+3"/>
        <source>This is a network filesystem: the numbers hold the network and the server&apos;s cache as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+3"/>
        <source>This folder belongs to the host of this virtual machine, whose cache may answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>This is an overlay filesystem: the numbers are those of the filesystem below it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>The filesystem is mounted with the option sync: every write waits for the device.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+3"/>
        <source>This filesystem lives in memory: the numbers say nothing about a disk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>The device below this filesystem lives in memory: the numbers say nothing about a disk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+3"/>
        <source>The loop device reads its image through the page cache, so even direct I/O may be answered from memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+3"/>
        <source>The data is encrypted on its way to the device; that cost is in the numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+3"/>
        <source>The test files (%1) are smaller than twice this machine&apos;s memory (%2): reads will come from the page cache. Use direct=on, or larger files.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+4"/>
        <source>The test files (%1) are smaller than twice this machine&apos;s memory (%2): reads will come from the page cache. Use a larger size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Writes go through the page cache and are never synced, so they may end in memory. Use direct=on or end_fsync=on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+4"/>
        <source>This system does not allow io_uring: threads with pread and pwrite were used instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+3"/>
        <source>io_uring could not register the buffers (a memory limit, see ulimit -l): each operation costs a little more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+4"/>
        <source>bonnie++ would not start: the data file is smaller than twice the memory that -r names (%1 MiB).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Filling ended after %1 loops, the most that one run keeps: the filesystem may have had more room.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+3"/>
        <source>The journal of the run was written to another disk than the one measured.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>The journal of the run was kept in memory, so as not to disturb the disk that was measured.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>No journal could be written in %1: a crash would have lost this run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Nothing is synced at the end (sync=off): as with time tar, what is measured is mostly the page cache.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Devices, pipes and sockets in the archive (%1) were not made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>The archive is extracted into a folder of the test&apos;s own in the directory given, which is removed at the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+4"/>
        <source>This kernel has no counters for each XFS filesystem: those in the record are of all XFS filesystems together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+3"/>
        <source>This could not be removed after the run: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Run %1 is given twice on one side and counts once more than it should.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>The sides were measured by different tools (%1), which may not mean the same by a figure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Percentiles of the phase that was broken off are rough: they come from the samples.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+3"/>
        <source>There were no test files (test_file.0 …) in the target: own ones were made for this run and removed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Writes go through the page cache and are never synced, so they may end in memory. Use direct=on or fsync_freq=100.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+4"/>
        <source>The files&apos; space was only reserved: first writes cost more than on written files, first reads nothing. Not comparable with preparation=written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+6"/>
        <source>fio would run job %1 beside the one before it; here it follows it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The job file&apos;s ioengine is replaced by the nearest one here: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>This option changes nothing here: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Both sides hold the same measurement (%1): that is no repeat and decides nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="-23"/>
        <source>This run was broken off by a crash and recovered from its journal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+16"/>
        <source>This key of the job file is passed over: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+9"/>
        <source>Run %1 was not finished; its numbers are those of a part.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Verdicts need statistics that this version does not compute yet: every row is undecided.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <location filename="../ui/live/Notices.cpp" line="+61"/>
        <source>Use %1: %2</source>
        <comment>title of a setting: value</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+17"/>
        <source>Use %1 per worker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Use %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Use direct I/O</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Measure without direct I/O</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+11"/>
        <source>Use blocks of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+32"/>
        <location line="+3"/>
        <source>Measure the cache anyway</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="-1"/>
        <source>Sync at the end</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Phases</name>
    <message>
        <location filename="../core/wording/PhaseText.cpp" line="+9"/>
        <source>%1 to %2</source>
        <comment>block sizes</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Writing the test files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+3"/>
        <source>%1, %2, QD%3</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location line="+4"/>
        <source>, %n worker(s)</source>
        <translation>
            <numerusform>, %n worker</numerusform>
            <numerusform>, %n workers</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../core/wording/ArchiveWords.cpp" line="-16"/>
        <source>Extract</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../core/wording/BonnieWords.cpp" line="-16"/>
        <source>Sequential write, per byte</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Sequential write, per block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Rewrite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Sequential read, per byte</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Sequential read, per block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Random seeks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Sequential create</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Sequential stat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Sequential delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Random create</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Random stat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Random delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../core/wording/FileioWords.cpp" line="-19"/>
        <source>Sequential write of new files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Sequential rewrite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Sequential read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Random read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Random write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Random read and write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Regions in turn (ag4)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>requests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>latency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../core/wording/FsMarkWords.cpp" line="-15"/>
        <source>Making files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Removing files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Time outside file calls</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <location filename="../core/wording/PresetText.cpp" line="+19"/>
        <source>Quick check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Sequential 1 MiB at queue depth 8 and 1, random 4 KiB at queue depth 32 and 1, reading and writing: about a minute and a half.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Classic four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The four tests of popular disk markers: sequential 1 MiB Q8T1 and Q1T1, random 4 KiB Q32T1 and Q1T1, five seconds each way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Latency under load</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Mixed random 4 KiB, 70 % reads, at queue depth 1, 4, 16 and 64: how latency grows as the load rises.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Many small files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>100,000 empty files by each of two writers, without fsync, then removed, as with fs_mark: what a filesystem&apos;s metadata can do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Source tree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Extracts a tree shaped like the sources of a Linux kernel, 50,000 files in 2,300 directories, syncs, and removes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Controller check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>15 seconds of 8 KiB direct writes that go to four regions in turn and skip every other block (sysbench&apos;s ag4): shows what a disk controller makes of scattered writes.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QDialog</name>
    <message>
        <location filename="../ui/window/About.cpp" line="+20"/>
        <source>About Iolite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Versions and licences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Measures storage and filesystems on Linux.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Free software: GNU General Public License, version 3 or later. No warranty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+6"/>
        <source>public domain</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Status</name>
    <message>
        <location filename="../core/wording/PhaseText.cpp" line="+8"/>
        <source>Running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Partly done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Cancelled</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message>
        <location filename="../core/wording/SummaryText.cpp" line="+70"/>
        <source>A read of %1 took %2 at the median and up to %3 in 99 of 100 cases%4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>A write of %1 took %2 at the median and up to %3 in 99 of 100 cases%4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+21"/>
        <source>%1: %2</source>
        <comment>figure: value</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+4"/>
        <source>The tests that count were over in less than half a second, too fast to give a rate. Use a larger size and more files.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+32"/>
        <source>Reads reached %1%2, writes %3%4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Reads reached %1%2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Writes reached %1%2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="-36"/>
        <location line="+39"/>
        <source>Nothing was measured.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Units</name>
    <message>
        <location filename="../core/wording/Numbers.cpp" line="+126"/>
        <location line="+4"/>
        <location line="+4"/>
        <source>%1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>%1 min %2 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+3"/>
        <source>%1 h %2 min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>%1 d %2 h</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Workloads</name>
    <message>
        <location filename="../core/wording/ArchiveWords.cpp" line="+21"/>
        <source>Archive extraction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Extracts a tar archive of many files and removes the tree, as time tar xf.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../core/wording/BonnieWords.cpp" line="+12"/>
        <source>bonnie++</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>bonnie++&apos;s twelve tests: six on one large file, six on many small ones, comparable with its results.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../core/wording/FileioWords.cpp" line="+17"/>
        <source>sysbench fileio</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Reads and writes a set of files as sysbench&apos;s fileio does, with the mode ag4 that fills regions in turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../core/wording/FsMarkWords.cpp" line="+21"/>
        <source>Many small files (fs_mark)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Several writers make, sync and remove many small files, as fs_mark does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../core/wording/JobWords.cpp" line="+7"/>
        <source>Job</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Reads and writes in fio&apos;s words.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>iolite::ui::BonnieModel</name>
    <message>
        <location filename="../ui/results/BonnieModel.cpp" line="+30"/>
        <location line="+3"/>
        <source>Per Chr</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="-2"/>
        <location line="+3"/>
        <source>Block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="-2"/>
        <source>Rewrite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Seeks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <location line="+3"/>
        <source>Create</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="-2"/>
        <location line="+3"/>
        <source>Read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="-2"/>
        <location line="+3"/>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+10"/>
        <source>Sequential Output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Sequential Input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Sequential Create</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Random Create</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+108"/>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Files × 1024</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Latency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+13"/>
        <source>Rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+20"/>
        <source>Per second, from the start to the end of the test with its syncs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Processor time of the test in per cent of one processor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>The longest time that one operation of the test took</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+9"/>
        <source>%1: not measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>%1: over in so short a time that a rate would mean nothing. Take a larger size or more files.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>%1: %2 %3</source>
        <comment>test: exact value unit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+19"/>
        <source>%1: %2</source>
        <comment>quantity of a test: value</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+84"/>
        <source>Results as bonnie++ prints them</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>iolite::ui::CommandDialog</name>
    <message>
        <location filename="../ui/workload/CommandDialog.cpp" line="+38"/>
        <source>Command line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>What was understood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Remarks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>What is wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Paste a command line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>&amp;Command line of bonnie++, fs_mark, sysbench fileio or tar:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+13"/>
        <source>&amp;Use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Use these settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+35"/>
        <source>%1. %2</source>
        <comment>workload. its description</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Directory: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+6"/>
        <source>• %1: %2</source>
        <comment>setting: value</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+5"/>
        <source>All settings are the defaults.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Settings that are not the defaults:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+8"/>
        <source>The tool would only make or remove its files. Here each run makes its files itself and removes them afterwards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location line="+4"/>
        <source>The line asks for %n repetition(s): press Run as often.</source>
        <translation>
            <numerusform>The line asks for %n repetition: press Run as often.</numerusform>
            <numerusform>The line asks for %n repetitions: press Run as often.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+25"/>
        <source>“%1” is none of the tools that are known here: bonnie++, fs_mark, sysbench, tar.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+4"/>
        <source>The line only asks for the tool&apos;s help: there is nothing to run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>This version can&apos;t run “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+17"/>
        <source>The directory is a relative one: the target stays as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+23"/>
        <source>There is no directory %1 here: the target stays as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+10"/>
        <source>The directory %1 doesn&apos;t answer: the target stays as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>iolite::ui::CompareModel</name>
    <message>
        <location filename="../ui/compare/CompareModel.cpp" line="+98"/>
        <source>%1 %2 better</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+0"/>
        <source>%1 %2 worse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+43"/>
        <source>Metric</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>A: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>B: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>B / A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Difference from A</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>iolite::ui::CompareView</name>
    <message>
        <location filename="../ui/compare/CompareView.cpp" line="+79"/>
        <source>Nothing to compare yet.
Check two or more runs in the history.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Differences between the runs, and notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+58"/>
        <source>Overlay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+0"/>
        <source>All runs in the same axes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Side by side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Two runs beside each other with the same axes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>&amp;Compare the first with:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Run to compare the first with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+26"/>
        <source>Comparison of the figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+96"/>
        <source>Settings that differ: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>iolite::ui::CounterMenu</name>
    <message>
        <location filename="../ui/window/CounterMenu.cpp" line="+18"/>
        <source>Show &amp;Kernel Counters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Kernel C&amp;ounters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+5"/>
        <source>What the kernel counted meanwhile, in a pane below the latency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+4"/>
        <source>&amp;By the Filesystem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+8"/>
        <source>This run has no kernel counters</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>iolite::ui::FilesystemCard</name>
    <message>
        <location filename="../ui/target/FilesystemCard.cpp" line="+20"/>
        <source>Filesystem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Filesystem under test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+10"/>
        <source>Measured as it is: nothing is formatted or mounted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+3"/>
        <source>As it is: %1 at %2, %3.</source>
        <comment>type, mount point, options</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>iolite::ui::HistoryModel</name>
    <message>
        <location filename="../ui/history/HistoryModel.cpp" line="+26"/>
        <source>Unknown target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Yesterday</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+15"/>
        <source>Own job</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+127"/>
        <source>%1 (%2)</source>
        <comment>name (status)</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+42"/>
        <source>%1
%2 on %3 (%4)
%5, %6</source>
        <comment>name, workload on target (filesystem), start, duration</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+39"/>
        <source>Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Started</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Workload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Best rate</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>iolite::ui::HistoryPanel</name>
    <message>
        <location filename="../ui/history/HistoryPanel.cpp" line="+61"/>
        <source>Search the history</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Group runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>By day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>By target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>No groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+16"/>
        <source>Saved runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+17"/>
        <source>Check two runs to compare them, more to overlay them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+26"/>
        <source>Tags of the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Parted by commas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Comment on the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>What was special about this run?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>&amp;Tags:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>C&amp;omment:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+18"/>
        <source>Run &amp;Again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Re&amp;name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>&amp;Delete Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>&amp;Uncheck All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+55"/>
        <source>No run matches. Try fewer words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>No runs yet. Each run you make is kept here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>iolite::ui::KeyEditor</name>
    <message>
        <location filename="../ui/workload/KeyEditor.cpp" line="+114"/>
        <source>Browse…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Browse for: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+96"/>
        <location line="+2"/>
        <location line="+3"/>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>up to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+13"/>
        <source>= %1 bytes (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+4"/>
        <source>= %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>iolite::ui::Leftovers</name>
    <message>
        <location filename="../ui/window/Leftovers.cpp" line="+54"/>
        <source>A run on %1, started %2, was broken off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Its test files have been removed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Nothing had been measured yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Keep the partial run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>iolite::ui::MainWindow</name>
    <message>
        <location filename="../ui/window/MainWindow.cpp" line="+46"/>
        <source>Iolite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+40"/>
        <source>The history was written by a newer Iolite: it can be read, but new runs can&apos;t be saved. Export them as run files.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+29"/>
        <source>Setup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>History</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location line="+19"/>
        <source>%n run(s) deleted.</source>
        <translation>
            <numerusform>%n run deleted.</numerusform>
            <numerusform>%n runs deleted.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../ui/window/MainWindowMenus.cpp" line="+49"/>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>&amp;About Iolite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+7"/>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Export &amp;Chart as PNG</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+4"/>
        <source>%1× (%2 × %3 pixels)…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Export chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+0"/>
        <source>PNG images (*.png)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+22"/>
        <source>Export &amp;Summary as CSV…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Export summary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <location line="+2"/>
        <source>CSV files (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="-1"/>
        <source>Export &amp;Time Series as CSV…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Export time series</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Export &amp;Run File…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Export run file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Iolite runs (*.iolite.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>&amp;Import Run File…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Import run file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Iolite runs (*.iolite.json);;JSON files (*.json);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+8"/>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+9"/>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+3"/>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+5"/>
        <source>&amp;Copy Results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Copy C&amp;hart as Image</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+5"/>
        <source>&amp;Workload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>&amp;Paste a Command Line…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+3"/>
        <source>&amp;Copy as Command Line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+3"/>
        <location line="+1"/>
        <source>&amp;Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+3"/>
        <source>&amp;Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+5"/>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+9"/>
        <source>Show the &amp;Whole Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+9"/>
        <source>&amp;Appearance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+12"/>
        <source>As the &amp;Desktop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>&amp;Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Dar&amp;k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+44"/>
        <source>Written: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location line="+19"/>
        <source>%n run(s) imported.</source>
        <translation>
            <numerusform>%n run imported.</numerusform>
            <numerusform>%n runs imported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>%n run(s) of the file were in the history already.</source>
        <translation>
            <numerusform>%n run of the file was in the history already.</numerusform>
            <numerusform>%n runs of the file were in the history already.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/window/MainWindowRun.cpp" line="+42"/>
        <source>The run did not start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+4"/>
        <source>The run could not be saved: %1 Export it as a run file to keep it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+25"/>
        <source>Measuring storage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+49"/>
        <source>%1 after %2</source>
        <comment>status after duration</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Iolite: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+9"/>
        <source>The run left no result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+59"/>
        <source>A run is going on. Close the window?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Keep measuring in background</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Stop and keep what was measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Don&apos;t close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>iolite::ui::MessageBar</name>
    <message>
        <location filename="../ui/common/MessageBar.cpp" line="+82"/>
        <location line="+3"/>
        <source>Close message</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>iolite::ui::MetricModel</name>
    <message>
        <location filename="../ui/results/MetricModel.cpp" line="+79"/>
        <source>%1: %2 %3</source>
        <comment>metric: exact value unit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+5"/>
        <source>%1: %2</source>
        <comment>metric: value</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+16"/>
        <source>Figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Worst latency</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>iolite::ui::ResultsModel</name>
    <message>
        <location filename="../ui/results/ResultsModel.cpp" line="+38"/>
        <source>Rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Max</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+10"/>
        <source>CPU/op</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>From cache</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+48"/>
        <source>Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+19"/>
        <source>%1: %2 %3</source>
        <comment>metric: exact value unit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+5"/>
        <source>%1, %2: %3</source>
        <comment>test, quantity: value</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+18"/>
        <source>Test</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>iolite::ui::ResultsPanel</name>
    <message>
        <location filename="../ui/results/ResultsPanel.cpp" line="+36"/>
        <source>No results yet. Choose a target on the left and press Run, or pick a run in the history.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Result in words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+22"/>
        <source>Results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="-12"/>
        <source>Copy Results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+36"/>
        <source>%1. </source>
        <comment>status of the run</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+13"/>
        <source>Running: figures appear here as each test ends.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>iolite::ui::RunChart</name>
    <message>
        <location filename="../ui/charts/RunChart.cpp" line="+383"/>
        <source>Nothing to show yet.
Choose a target and a workload and press Run, or select a saved run in the history.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+3"/>
        <source>This run has no time series: whatever made it kept only totals.
Its figures are in the table below.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Throughput and latency over time</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/charts/ChartSummary.cpp" line="+33"/>
        <source>Throughput and latency of %1 over %2, %n phase(s). Highest throughput %3, highest latency %4.</source>
        <translation>
            <numerusform>Throughput and latency of %1 over %2, %n phase. Highest throughput %3, highest latency %4.</numerusform>
            <numerusform>Throughput and latency of %1 over %2, %n phases. Highest throughput %3, highest latency %4.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Most per second: %1 (%2).</source>
        <comment>number (unit)</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>iolite::ui::RunPanel</name>
    <message>
        <location filename="../ui/live/RunPanel.cpp" line="+16"/>
        <source>Run the benchmark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>What the run will cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+22"/>
        <source>About %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+0"/>
        <source>About %1, longer on a slow disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>writes more than %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+0"/>
        <source>writes %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>needs %1 of space</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>iolite::ui::RunStatusLine</name>
    <message>
        <location filename="../ui/live/RunStatus.cpp" line="+18"/>
        <source>Phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Time left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Progress of the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Cancel the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+19"/>
        <source>Ends the run; what was measured is kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+20"/>
        <source>Starting…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+14"/>
        <source>%1 · %2 IOPS</source>
        <comment>rate · operations per second</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+6"/>
        <source>%1 · %2 %3</source>
        <comment>rate · number unit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+3"/>
        <source>%1 left</source>
        <comment>time</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Cancelling: waiting for operations under way and removing the test files…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>iolite::ui::SetupColumn</name>
    <message>
        <location filename="../ui/window/SetupColumn.cpp" line="+40"/>
        <source>Setup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+53"/>
        <source>Correct the marked field of the workload to run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Choose a target to run.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>iolite::ui::SpecForm</name>
    <message>
        <location filename="../ui/workload/SpecForm.cpp" line="+36"/>
        <source>What is wrong with the settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+9"/>
        <location line="+1"/>
        <source>More settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+30"/>
        <source>Default: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+0"/>
        <source>%1; default: %2.</source>
        <comment>range; default</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+13"/>
        <source>%1:</source>
        <comment>title of a field</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>iolite::ui::Stage</name>
    <message>
        <location filename="../ui/window/Stage.cpp" line="+34"/>
        <source>A run is going on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Show the &amp;live chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Show the live chart</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>iolite::ui::TargetCard</name>
    <message>
        <location filename="../ui/target/TargetCard.cpp" line="+43"/>
        <source>%1 on %2</source>
        <comment>filesystem on device</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+4"/>
        <source>%1 free of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+11"/>
        <source>Target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+26"/>
        <source>Mounted volumes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+24"/>
        <source>&amp;Directory:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <location line="+122"/>
        <source>Directory to measure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="-121"/>
        <source>Pick a volume, type a path or drop a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+12"/>
        <source>&amp;Browse…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Browse for a directory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+5"/>
        <source>What is known of the directory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+80"/>
        <source>Iolite puts its test files in a folder of its own there and removes them afterwards.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>iolite::ui::VolumeModel</name>
    <message>
        <location filename="../ui/target/VolumeModel.cpp" line="+33"/>
        <source>mounted read-only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>not yours: type a folder below it that is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>not a storage filesystem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>can&apos;t be used (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+86"/>
        <location line="+4"/>
        <source>%1, removable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+6"/>
        <source>%1 · %2</source>
        <comment>filesystem · why it can&apos;t be used</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+4"/>
        <source>%1 · %2 free of %3</source>
        <comment>filesystem · free space · size</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+3"/>
        <source>%1 · %2</source>
        <comment>facts · device</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+20"/>
        <source>%1: %2</source>
        <comment>path: facts</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>iolite::ui::WorkloadCard</name>
    <message>
        <location filename="../ui/workload/WorkloadCard.cpp" line="+57"/>
        <location line="+14"/>
        <source>Workload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+8"/>
        <source>Own settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+14"/>
        <source>&amp;Paste a command line…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Paste a command line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Takes the settings from a line for bonnie++, fs_mark, sysbench fileio or tar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Copy as c&amp;ommand line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Copy as command line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The command line that was copied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+17"/>
        <source>Tests of this workload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+9"/>
        <source>as each test says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+4"/>
        <source>%1:</source>
        <comment>title of a field</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+21"/>
        <source>One test with every setting in your hands. Words as in fio.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+4"/>
        <source>The tests of the run you took over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+84"/>
        <source>• %1</source>
        <comment>item of a list</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+90"/>
        <source>As in the chosen run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+63"/>
        <source>Copied: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
