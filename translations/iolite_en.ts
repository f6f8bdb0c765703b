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
        <location filename="../ui/export/ChartCaption.cpp" line="+33"/>
        <source>%1 on %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+57"/>
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
        <location filename="../ui/charts/CurveStyles.cpp" line="+26"/>
        <location filename="../ui/charts/Readout.cpp" line="+38"/>
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
        <location line="+132"/>
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
        <location filename="../ui/charts/Readout.cpp" line="-1"/>
        <source>Rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+24"/>
        <source>different phases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../ui/charts/RunPlotPrivate.h" line="+63"/>
        <source>Latency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../ui/charts/RunPlotLayout.cpp" line="+69"/>
        <source>Throughput, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../ui/charts/PhaseBands.cpp" line="+36"/>
        <source>Layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+4"/>
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
        <location filename="../app/iolite-cli/RunOptions.cpp" line="+43"/>
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
        <location filename="../app/iolite-cli/WorkloadsCommand.cpp" line="+112"/>
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
        <location filename="../app/iolite-cli/RunReport.cpp" line="+103"/>
        <source>Note: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/iolite-cli/DataDir.cpp" line="+12"/>
        <source>Where the history is (default: IOLITE_DATA_DIR, or the user&apos;s data directory)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+9"/>
        <source>--data-dir is empty. Give the directory of the history.</source>
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
        <location line="+26"/>
        <source>No runs. Make one with: iolite-cli run --target DIRECTORY</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+11"/>
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
        <location filename="../app/iolite-cli/PhaseTable.cpp" line="+42"/>
        <source>(broken off)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+15"/>
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
        <location filename="../app/iolite-cli/PresetsCommand.cpp" line="+43"/>
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
        <location filename="../app/iolite-cli/Progress.cpp" line="+159"/>
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
        <location filename="../app/iolite-cli/RunCommand.cpp" line="+100"/>
        <source>Saved as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+53"/>
        <source>Cancelled before the first run began: nothing was measured.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Cancelled: %1 of %2 runs were begun.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+11"/>
        <source>Measure a directory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../app/iolite-cli/RunOptions.cpp" line="-12"/>
        <source>--spec %1 can&apos;t be read: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+14"/>
        <source>This version of iolite-cli can&apos;t read fio job files yet. Use --workload job --set KEY=VALUE, or --spec FILE.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+69"/>
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
        <location line="+1"/>
        <source>fio job file (not in this version)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
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
        <location line="+1"/>
        <source>Name of the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Tag of the run; may be given several times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Keep it out of the history</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
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
        <location line="+12"/>
        <source>--events and --format do not go together: events are all that is printed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../app/iolite-cli/RunReport.cpp" line="-17"/>
        <source> and %n more job(s)</source>
        <translation>
            <numerusform> and %n more job</numerusform>
            <numerusform> and %n more jobs</numerusform>
        </translation>
    </message>
    <message>
        <location line="+19"/>
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
        <location filename="../app/iolite-cli/WorkloadsCommand.cpp" line="-49"/>
        <source>text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+29"/>
        <source>job: reads and writes in fio&apos;s words. Keys, set with --set KEY=VALUE:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
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
        <location line="+6"/>
        <source>Sizes take k m g t (powers of 1024), durations us ms s m h.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+10"/>
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
        <location line="+13"/>
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
        <location line="+51"/>
        <source>job %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Directions</name>
    <message>
        <location filename="../core/wording/MetricText.cpp" line="+33"/>
        <location filename="../core/wording/PhaseText.cpp" line="+66"/>
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
        <location filename="../core/wording/PhaseText.cpp" line="+4"/>
        <source>fsync</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <location filename="../core/wording/ErrorText.cpp" line="+33"/>
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
        <location line="+10"/>
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
        <location line="-62"/>
        <source>“%1” fits more than one run: %2. Give more of the id.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+68"/>
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
    <name>Keys</name>
    <message>
        <location filename="../core/wording/KeyText.cpp" line="+19"/>
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
        <location line="+1"/>
        <source>Block size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Bytes that one operation moves; k, m and g are powers of 1024.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>File size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Size of each worker&apos;s test file; larger than the memory where the page cache is not to answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
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
        <location line="+1"/>
        <source>Direct I/O</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Goes past the page cache (O_DIRECT), so that the device is measured and not the memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+2"/>
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
        <source>fsync at the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Calls fsync once after the last write; its time counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
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
        <location line="+2"/>
        <source>Random seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The same number gives the same offsets, mix and data again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+10"/>
        <location filename="../core/wording/PhaseText.cpp" line="-56"/>
        <source>Sequential read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <location filename="../core/wording/PhaseText.cpp" line="+2"/>
        <source>Sequential write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <location filename="../core/wording/PhaseText.cpp" line="+2"/>
        <source>Random read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <location filename="../core/wording/PhaseText.cpp" line="+2"/>
        <source>Random write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <location filename="../core/wording/PhaseText.cpp" line="+2"/>
        <source>Sequential read and write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <location filename="../core/wording/PhaseText.cpp" line="+4"/>
        <source>Random read and write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>io_uring (asynchronous)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>psync (pread and pwrite)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Metrics</name>
    <message>
        <location filename="../core/wording/MetricText.cpp" line="-19"/>
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
</context>
<context>
    <name>Notes</name>
    <message>
        <location filename="../core/wording/NoteText.cpp" line="+24"/>
        <source>The filesystem compresses (%1), but the test data can&apos;t be compressed: real files may be faster.</source>
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
        <location line="+1"/>
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
        <location line="+4"/>
        <source>Both sides hold the same measurement (%1): that is no repeat and decides nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="-6"/>
        <source>This run was broken off by a crash and recovered from its journal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+8"/>
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
        <location filename="../ui/live/Notices.cpp" line="+33"/>
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
        <location line="+30"/>
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
        <location filename="../core/wording/PhaseText.cpp" line="+8"/>
        <source>Writing the test files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
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
        <location line="+13"/>
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
        <location line="+3"/>
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
        <location filename="../ui/compare/CompareView.cpp" line="+78"/>
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
        <location line="+21"/>
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
        <location filename="../ui/history/HistoryPanel.cpp" line="+58"/>
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
        <location line="+16"/>
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
        <location line="+53"/>
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
    <name>iolite::ui::JobForm</name>
    <message>
        <location filename="../ui/workload/JobForm.cpp" line="+45"/>
        <source>on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+0"/>
        <source>off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Default: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+1"/>
        <source>%1; default: %2.</source>
        <comment>range; default</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+16"/>
        <location line="+1"/>
        <source>More settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+33"/>
        <source>%1:</source>
        <comment>title of a field</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>iolite::ui::KeyEditor</name>
    <message>
        <location filename="../ui/workload/KeyEditor.cpp" line="+164"/>
        <location line="+2"/>
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
        <location filename="../ui/window/MainWindow.cpp" line="+45"/>
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
        <location filename="../ui/window/MainWindowMenus.cpp" line="+46"/>
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
        <location line="+20"/>
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
        <location line="+3"/>
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
        <source>&amp;Dark</source>
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
    <name>iolite::ui::ResultsModel</name>
    <message>
        <location filename="../ui/results/ResultsModel.cpp" line="+37"/>
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
        <location filename="../ui/results/ResultsPanel.cpp" line="+31"/>
        <source>No results yet. Choose a target on the left and press Run, or pick a run in the history.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Result in words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+15"/>
        <source>Copy Results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+17"/>
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
        <location filename="../ui/charts/RunChart.cpp" line="+352"/>
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
        <location line="+23"/>
        <source>Throughput and latency of %1 over %2, %n phase(s). Highest throughput %3, highest latency %4.</source>
        <translation>
            <numerusform>Throughput and latency of %1 over %2, %n phase. Highest throughput %3, highest latency %4.</numerusform>
            <numerusform>Throughput and latency of %1 over %2, %n phases. Highest throughput %3, highest latency %4.</numerusform>
        </translation>
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
        <location filename="../ui/live/RunStatus.cpp" line="+17"/>
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
        <location line="+12"/>
        <source>%1 · %2 IOPS</source>
        <comment>rate · operations per second</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+4"/>
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
        <location filename="../ui/window/SetupColumn.cpp" line="+37"/>
        <source>Setup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+49"/>
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
        <location filename="../ui/workload/WorkloadCard.cpp" line="+54"/>
        <location line="+15"/>
        <source>Workload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Own job</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+15"/>
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
        <location line="+18"/>
        <source>One test with every setting in your hands. Words as in fio.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+6"/>
        <source>The tests of the run you took over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+23"/>
        <source>• %1</source>
        <comment>item of a list</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location line="+80"/>
        <source>As in the chosen run</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
