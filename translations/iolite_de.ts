<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>Arguments</name>
    <message>
        <location filename="../app/iolite/Arguments.cpp" line="+38"/>
        <source>--target needs a directory after it.</source>
        <translation>--target braucht ein Verzeichnis dahinter.</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Unknown option %1. Known: --target DIR, --help, --version.</source>
        <translation>Unbekannte Option %1. Bekannt: --target VERZEICHNIS, --help, --version.</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>One run file at most: %1 is too many.</source>
        <translation>Höchstens eine Laufdatei: %1 ist zu viel.</translation>
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
        <translation>Aufruf: iolite [--target VERZEICHNIS] [DATEI.iolite.json]

Misst Speicher und Dateisysteme, mit Diagrammen während der Messung.

  --target VERZEICHNIS   mit diesem Verzeichnis als Ziel öffnen
  --help                 dieser Text
  --version              die Version

Eine angegebene Laufdatei wird in den Verlauf importiert. Ohne Bildschirm dient iolite-cli.
</translation>
    </message>
</context>
<context>
    <name>Caption</name>
    <message>
        <location filename="../ui/export/ChartCaption.cpp" line="+34"/>
        <source>%1 on %2</source>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <location line="+73"/>
        <source>Mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Median</source>
        <translation>Median</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>max</source>
        <translation>max</translation>
    </message>
    <message>
        <location line="+20"/>
        <source>%1: %2, p99 %3</source>
        <translation>%1: %2, p99 %3</translation>
    </message>
</context>
<context>
    <name>Chart</name>
    <message>
        <location filename="../ui/charts/ChartText.cpp" line="+34"/>
        <source>%1 s</source>
        <extracomment>a time on the axis of a chart, in seconds</extracomment>
        <translation>%1 s</translation>
    </message>
    <message>
        <location line="+70"/>
        <source>Own job</source>
        <translation>Eigener Job</translation>
    </message>
    <message>
        <location filename="../ui/charts/CurveStyles.cpp" line="+27"/>
        <location filename="../ui/charts/Readout.cpp" line="+72"/>
        <source>Read</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <location line="+2"/>
        <location filename="../ui/charts/Readout.cpp" line="+1"/>
        <source>Write</source>
        <translation>Schreiben</translation>
    </message>
    <message>
        <location line="+151"/>
        <source>%1 (no time series)</source>
        <translation>%1 (ohne Zeitreihe)</translation>
    </message>
    <message>
        <location line="+22"/>
        <source>p50 to p99</source>
        <translation>p50 bis p99</translation>
    </message>
    <message>
        <location line="+10"/>
        <location filename="../ui/charts/Readout.cpp" line="+17"/>
        <source>max</source>
        <translation>max</translation>
    </message>
    <message>
        <location line="+69"/>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Seeks</source>
        <translation>Seeks</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Chunks</source>
        <translation>Chunks</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>files/s</source>
        <translation>Dateien/s</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>seeks/s</source>
        <translation>Seeks/s</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>Operation</source>
        <translation>Vorgang</translation>
    </message>
    <message>
        <location filename="../ui/charts/Readout.cpp" line="-46"/>
        <source>%1 ms/s</source>
        <translation>%1 ms/s</translation>
    </message>
    <message>
        <location line="+45"/>
        <source>Rate</source>
        <translation>Rate</translation>
    </message>
    <message>
        <location line="+25"/>
        <source>different phases</source>
        <translation>verschiedene Phasen</translation>
    </message>
    <message>
        <location filename="../ui/charts/RunPlotPrivate.h" line="+74"/>
        <source>Latency</source>
        <translation>Latenz</translation>
    </message>
    <message>
        <location filename="../ui/charts/RunPlotLayout.cpp" line="+103"/>
        <location line="+1"/>
        <source>Throughput, %1</source>
        <translation>Durchsatz, %1</translation>
    </message>
    <message>
        <location line="+4"/>
        <location line="+20"/>
        <source>%1; on the right %2</source>
        <comment>what the left axis is; unit of the right axis</comment>
        <translation>%1; rechts %2</translation>
    </message>
    <message>
        <location line="-17"/>
        <source>%1 | %2</source>
        <comment>unit of the left axis | of the right axis, where it is narrow</comment>
        <translation>%1 | %2</translation>
    </message>
    <message>
        <location line="+10"/>
        <source>1/s</source>
        <translation>1/s</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>ms/s</source>
        <translation>ms/s</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Kernel counters: none in this run</source>
        <translation>Kernelzähler: keine in diesem Lauf</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Kernel counters, %1</source>
        <translation>Kernelzähler, %1</translation>
    </message>
    <message>
        <location filename="../ui/charts/PhaseBands.cpp" line="+36"/>
        <source>Layout</source>
        <translation>Anlegen</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Seq. read</source>
        <translation>Seq. lesen</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Seq. write</source>
        <translation>Seq. schreiben</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Rand. read</source>
        <translation>Zuf. lesen</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Rand. write</source>
        <translation>Zuf. schreiben</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Seq. mixed</source>
        <translation>Seq. gemischt</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Rand. mixed</source>
        <translation>Zuf. gemischt</translation>
    </message>
</context>
<context>
    <name>Cli</name>
    <message>
        <location filename="../app/iolite-cli/Arguments.cpp" line="+29"/>
        <source>%1 has no option %2. Did you mean %3?</source>
        <translation>%1 kennt die Option %2 nicht. Ist %3 gemeint?</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>%1 has no option %2. It has: %3.</source>
        <translation>%1 kennt die Option %2 nicht. Es gibt: %3.</translation>
    </message>
    <message>
        <location line="+31"/>
        <source>This version of iolite-cli does not have %1 %2 yet.</source>
        <translation>Diese Version von iolite-cli kennt %1 %2 noch nicht.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>%1 takes no value. Write only %1.</source>
        <translation>%1 nimmt keinen Wert. Richtig ist nur %1.</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>%1 is given twice. Give it once.</source>
        <translation>%1 ist zweimal angegeben. Bitte nur einmal angeben.</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>%1 needs a value: %1 %2.</source>
        <translation>%1 braucht einen Wert: %1 %2.</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>%1 needs KEY=VALUE, for example %1 bs=4k, not “%2”.</source>
        <translation>%1 braucht SCHLÜSSEL=WERT, zum Beispiel %1 bs=4k, nicht „%2“.</translation>
    </message>
    <message>
        <location filename="../app/iolite-cli/Commands.cpp" line="+20"/>
        <source>Show this text</source>
        <translation>Diesen Text zeigen</translation>
    </message>
    <message>
        <location line="+21"/>
        <source>This version of iolite-cli does not have %1 yet. It has: %2.</source>
        <translation>Diese Version von iolite-cli kennt %1 noch nicht. Es gibt: %2.</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>There is no command “%1”. Did you mean %2?</source>
        <translation>Den Befehl „%1“ gibt es nicht. Ist %2 gemeint?</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>There is no command “%1”. There is: %2.</source>
        <translation>Den Befehl „%1“ gibt es nicht. Es gibt: %2.</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>%1 needs more words. Write: iolite-cli %1 %2</source>
        <translation>%1 braucht mehr Wörter. Richtig ist: iolite-cli %1 %2</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>%1 does not know what to do with “%2”; it takes options only, see iolite-cli %1 --help.</source>
        <translation>%1 kann mit „%2“ nichts anfangen; es nimmt nur Optionen, siehe iolite-cli %1 --help.</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>%1 does not know what to do with “%2”: iolite-cli %1 %3.</source>
        <translation>%1 kann mit „%2“ nichts anfangen: iolite-cli %1 %3.</translation>
    </message>
    <message>
        <location line="+23"/>
        <source>Say what to do, for example: iolite-cli run --target DIRECTORY. All words: iolite-cli --help.</source>
        <translation>Was ist zu tun? Zum Beispiel: iolite-cli run --target VERZEICHNIS. Alle Wörter: iolite-cli --help.</translation>
    </message>
    <message>
        <location filename="../app/iolite-cli/CompareCommand.cpp" line="+16"/>
        <location filename="../app/iolite-cli/RunOptions.cpp" line="+71"/>
        <source>%1 and %2 do not go together. Give one of them.</source>
        <translation>%1 und %2 passen nicht zusammen. Bitte nur eines davon angeben.</translation>
    </message>
    <message>
        <location line="+21"/>
        <source>Compare two runs, or two groups of repeats joined by commas</source>
        <translation>Zwei Läufe vergleichen, oder zwei durch Kommas verbundene Gruppen von Wiederholungen</translation>
    </message>
    <message>
        <location line="+1"/>
        <location filename="../app/iolite-cli/TargetsCommand.cpp" line="+72"/>
        <location filename="../app/iolite-cli/WorkloadsCommand.cpp" line="+133"/>
        <source>As JSON</source>
        <translation>Als JSON</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>As CSV, to a file (- is standard output)</source>
        <translation>Als CSV in eine Datei (- ist die Standardausgabe)</translation>
    </message>
    <message>
        <location filename="../app/iolite-cli/ComparisonText.cpp" line="+38"/>
        <source>Base:</source>
        <translation>Basis:</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Candidate:</source>
        <translation>Kandidat:</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>These settings differ:</source>
        <translation>Diese Einstellungen unterscheiden sich:</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Metric</source>
        <translation>Messgröße</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Base</source>
        <translation>Basis</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Candidate</source>
        <translation>Kandidat</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Ratio</source>
        <translation>Verhältnis</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <location line="+10"/>
        <location filename="../app/iolite-cli/RunReport.cpp" line="+100"/>
        <source>Note: %1</source>
        <translation>Hinweis: %1</translation>
    </message>
    <message>
        <location filename="../app/iolite-cli/DataDir.cpp" line="+15"/>
        <source>Where the history is (default: IOLITE_DATA_DIR, or the user&apos;s data directory)</source>
        <translation>Ort des Verlaufs (sonst IOLITE_DATA_DIR oder das Datenverzeichnis des Benutzers)</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>--data-dir is empty. Give the directory of the history.</source>
        <translation>--data-dir ist leer. Bitte das Verzeichnis des Verlaufs angeben.</translation>
    </message>
    <message>
        <location line="+13"/>
        <source>The history can&apos;t be kept in %1: %2. Choose another directory with --data-dir or IOLITE_DATA_DIR, or measure with --no-save.</source>
        <translation>In %1 kann kein Verlauf geführt werden: %2. Mit --data-dir oder IOLITE_DATA_DIR ein anderes Verzeichnis wählen oder mit --no-save messen.</translation>
    </message>
    <message>
        <location filename="../app/iolite-cli/DeleteCommand.cpp" line="+22"/>
        <source>delete takes runs of the history, not the file %1.</source>
        <translation>delete nimmt Läufe aus dem Verlauf, nicht die Datei %1.</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Deleted %1.</source>
        <translation>%1 gelöscht.</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>Delete saved runs</source>
        <translation>Gespeicherte Läufe löschen</translation>
    </message>
    <message>
        <location filename="../app/iolite-cli/ExportCommand.cpp" line="+52"/>
        <source>export needs at least one of --csv FILE, --series-csv FILE, --png FILE, --run-file FILE.</source>
        <translation>export braucht mindestens eines von --csv DATEI, --series-csv DATEI, --png DATEI, --run-file DATEI.</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>--png needs the name of a file: a picture is not written to standard output.</source>
        <translation>--png braucht einen Dateinamen: Ein Bild wird nicht auf die Standardausgabe geschrieben.</translation>
    </message>
    <message>
        <location line="+27"/>
        <source>Write runs as CSV, picture or run file</source>
        <translation>Läufe als CSV, Bild oder Laufdatei schreiben</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>The figures, one line each (- is standard output)</source>
        <translation>Die Messgrößen, je eine Zeile (- ist die Standardausgabe)</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>The time series, one line per sample (- is standard output)</source>
        <translation>Die Zeitreihe, eine Zeile je Messpunkt (- ist die Standardausgabe)</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The chart; several runs share it</source>
        <translation>Das Diagramm; mehrere Läufe teilen es sich</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Size of the picture, times 1200 × 800</source>
        <translation>Größe des Bildes, mal 1200 × 800</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>How several runs share the picture</source>
        <translation>Wie sich mehrere Läufe das Bild teilen</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Everything, readable by every Iolite (*.iolite.json; - is standard output)</source>
        <translation>Alles, für jedes Iolite lesbar (*.iolite.json; - ist die Standardausgabe)</translation>
    </message>
    <message>
        <location filename="../app/iolite-cli/Help.cpp" line="+20"/>
        <source>Iolite measures storage and filesystems.</source>
        <translation>Iolite misst Speicher und Dateisysteme.</translation>
    </message>
    <message>
        <location line="+0"/>
        <location line="+18"/>
        <source>Usage:</source>
        <translation>Aufruf:</translation>
    </message>
    <message>
        <location line="-12"/>
        <source>iolite-cli COMMAND --help says more about each.</source>
        <translation>iolite-cli BEFEHL --help sagt mehr zu jedem.</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Exit status: 0 done, 1 failed or only partly done, 2 wrong usage, 3 refused for safety, 4 cancelled.</source>
        <translation>Rückgabewert: 0 erledigt, 1 gescheitert oder nur teilweise erledigt, 2 falscher Aufruf, 3 aus Sicherheit verweigert, 4 abgebrochen.</translation>
    </message>
    <message>
        <location line="+11"/>
        <source>OPTIONS</source>
        <translation>OPTIONEN</translation>
    </message>
    <message>
        <location filename="../app/iolite-cli/ListCommand.cpp" line="+61"/>
        <source>Id</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Started</source>
        <translation>Begonnen</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Workload</source>
        <translation>Last</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Label</source>
        <translation>Name</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Tags</source>
        <translation>Schlagwörter</translation>
    </message>
    <message>
        <location line="+28"/>
        <source>No run is like that. All runs: iolite-cli list</source>
        <translation>So einen Lauf gibt es nicht. Alle Läufe: iolite-cli list</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>No runs. Make one with: iolite-cli run --target DIRECTORY</source>
        <translation>Keine Läufe. Der erste entsteht mit: iolite-cli run --target VERZEICHNIS</translation>
    </message>
    <message>
        <location line="+12"/>
        <source>List the saved runs, newest first</source>
        <translation>Gespeicherte Läufe auflisten, der neueste zuerst</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>As JSON, with the figures and without the series</source>
        <translation>Als JSON, mit den Messgrößen und ohne die Zeitreihe</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Only runs of this directory</source>
        <translation>Nur Läufe in diesem Verzeichnis</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Only runs of this workload or preset</source>
        <translation>Nur Läufe mit dieser Last oder Vorlage</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Only runs with this tag</source>
        <translation>Nur Läufe mit diesem Schlagwort</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Only runs from this date on, for example 2026-11-30</source>
        <translation>Nur Läufe ab diesem Datum, zum Beispiel 2026-11-30</translation>
    </message>
    <message>
        <location filename="../app/iolite-cli/PhaseTable.cpp" line="+46"/>
        <source>(broken off)</source>
        <translation>(abgebrochen)</translation>
    </message>
    <message>
        <location line="+12"/>
        <source>from arrival</source>
        <translation>ab Ankunft</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>Test</source>
        <translation>Test</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>max</source>
        <translation>max</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>CPU %</source>
        <translation>CPU %</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>CPU µs/op</source>
        <translation>CPU µs/Op.</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>from cache</source>
        <translation>aus Cache</translation>
    </message>
    <message>
        <location filename="../app/iolite-cli/PresetsCommand.cpp" line="+51"/>
        <source>about %1, needs %2</source>
        <translation>etwa %1, braucht %2</translation>
    </message>
    <message>
        <location line="+12"/>
        <source>List the ready workloads</source>
        <translation>Fertige Lasten auflisten</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>As JSON, with every key of every job</source>
        <translation>Als JSON, mit jedem Schlüssel jedes Jobs</translation>
    </message>
    <message>
        <location filename="../app/iolite-cli/Progress.cpp" line="+120"/>
        <source>%1 files/s</source>
        <translation>%1 Dateien/s</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>%1 seeks/s</source>
        <translation>%1 Seeks/s</translation>
    </message>
    <message>
        <location line="+48"/>
        <source>run %1/%2, </source>
        <translation>Lauf %1/%2, </translation>
    </message>
    <message>
        <location line="+10"/>
        <source>stopping …</source>
        <translation>hält an …</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>%1 left</source>
        <translation>noch %1</translation>
    </message>
    <message>
        <location filename="../app/iolite-cli/RecoverCommand.cpp" line="+21"/>
        <source>Recovered %1 (%2).</source>
        <translation>%1 wiederhergestellt (%2).</translation>
    </message>
    <message>
        <location line="+17"/>
        <source>There is nothing to recover.</source>
        <translation>Es gibt nichts wiederherzustellen.</translation>
    </message>
    <message>
        <location line="+14"/>
        <source>Keep what a crash left and remove its test files</source>
        <translation>Behalten, was ein Absturz übrig ließ, und dessen Testdateien entfernen</translation>
    </message>
    <message>
        <location filename="../app/iolite-cli/RunCommand.cpp" line="+37"/>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
    <message>
        <location filename="../app/iolite-cli/Follower.cpp" line="+84"/>
        <source>Cancelled before the first run began: nothing was measured.</source>
        <translation>Abgebrochen, bevor der erste Lauf begann: Es wurde nichts gemessen.</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Cancelled: %1 of %2 runs were begun.</source>
        <translation>Abgebrochen: %1 von %2 Läufen wurden begonnen.</translation>
    </message>
    <message>
        <location filename="../app/iolite-cli/RunCommand.cpp" line="+37"/>
        <source>Measure a directory</source>
        <translation>Ein Verzeichnis messen</translation>
    </message>
    <message>
        <location filename="../app/iolite-cli/RunOptions.cpp" line="+71"/>
        <source>--out %1 is a directory. Give the name of a file, for example result.iolite.json.</source>
        <translation>--out %1 ist ein Verzeichnis. Bitte einen Dateinamen angeben, zum Beispiel ergebnis.iolite.json.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>--out %1: there is no directory %2. Create it first.</source>
        <translation>--out %1: Das Verzeichnis %2 gibt es nicht. Bitte zuerst anlegen.</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>--out %1: no files can be made in %2. Choose another place.</source>
        <translation>--out %1: In %2 können keine Dateien angelegt werden. Bitte einen anderen Ort wählen.</translation>
    </message>
    <message>
        <location line="+10"/>
        <source>Directory to measure; the test files are made there and removed</source>
        <translation>Zu messendes Verzeichnis; die Testdateien entstehen dort und werden entfernt</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Ready workload, see iolite-cli presets (default: quick-check)</source>
        <translation>Fertige Last, siehe iolite-cli presets (sonst quick-check)</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Own workload, see iolite-cli workloads: job</source>
        <translation>Eigene Last, siehe iolite-cli workloads: job</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Workload from a JSON file, written like the presets</source>
        <translation>Last aus einer JSON-Datei, geschrieben wie die Vorlagen</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Change keys of every job, for example --set bs=4k iodepth=8</source>
        <translation>Schlüssel aller Jobs ändern, zum Beispiel --set bs=4k iodepth=8</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Random seed: the same gives the same offsets and data</source>
        <translation>Startwert des Zufalls: Derselbe ergibt dieselben Positionen und Daten</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Measure so many times; each is a run of its own</source>
        <translation>So oft messen; jedes Mal ist ein eigener Lauf</translation>
    </message>
    <message>
        <location filename="../app/iolite-cli/ExecCommand.cpp" line="+38"/>
        <source>--bonnie-version goes with bonnie++, not with %1. Write --tool-version.</source>
        <translation>--bonnie-version gehört zu bonnie++, nicht zu %1. Richtig ist --tool-version.</translation>
    </message>
    <message>
        <location line="+12"/>
        <source>%1 %2 does not fit this command line: what is measured differs between versions. Write the line as that version has it (sysbench --test=fileio … or sysbench fileio …).</source>
        <translation>%1 %2 passt nicht zu dieser Befehlszeile: Was gemessen wird, ist von Version zu Version verschieden. Die Zeile so schreiben, wie diese Version sie kennt (sysbench --test=fileio … oder sysbench fileio …).</translation>
    </message>
    <message>
        <location line="+70"/>
        <source>%1&apos;s own help is in its manual. What Iolite has for it: iolite-cli workloads.</source>
        <translation>Die eigene Hilfe von %1 steht in dessen Handbuch. Was Iolite dafür kennt: iolite-cli workloads.</translation>
    </message>
    <message>
        <location line="+16"/>
        <source>Run a command line of bonnie++, fs_mark, sysbench fileio or tar by Iolite&apos;s own engine, answered in that tool&apos;s format</source>
        <translation>Eine Befehlszeile von bonnie++, fs_mark, sysbench fileio oder tar mit Iolites eigenen Mitteln ausführen, mit Ausgabe im Format des Werkzeugs</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Multiply sizes and numbers of files, for example 1/64; times stay</source>
        <translation>Größen und Dateizahlen multiplizieren, zum Beispiel mit 1/64; Zeiten bleiben</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Which bonnie++ the output is to be like: 2.00, 1.98, 1.97 or 1.96</source>
        <translation>Welchem bonnie++ die Ausgabe gleichen soll: 2.00, 1.98, 1.97 oder 1.96</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Which version of the tool the output is to be like</source>
        <translation>Welcher Version des Werkzeugs die Ausgabe gleichen soll</translation>
    </message>
    <message>
        <location line="+1"/>
        <location filename="../app/iolite-cli/RunOptions.cpp" line="+1"/>
        <source>Name of the run</source>
        <translation>Name des Laufs</translation>
    </message>
    <message>
        <location line="+1"/>
        <location filename="../app/iolite-cli/RunOptions.cpp" line="+1"/>
        <source>Tag of the run; may be given several times</source>
        <translation>Schlagwort des Laufs; mehrfach möglich</translation>
    </message>
    <message>
        <location line="+1"/>
        <location filename="../app/iolite-cli/RunOptions.cpp" line="+1"/>
        <source>Keep it out of the history</source>
        <translation>Nicht im Verlauf speichern</translation>
    </message>
    <message>
        <location filename="../app/iolite-cli/RunOptions.cpp" line="-138"/>
        <source>%1 %2 is no regular file. Give a file of settings.</source>
        <translation>%1 %2 ist keine gewöhnliche Datei. Bitte eine Datei mit Einstellungen angeben.</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>%1 %2 can&apos;t be read: %3.</source>
        <translation>%1 %2 ist nicht lesbar: %3.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>%1 %2 is larger than 4 MiB: that is no file of settings.</source>
        <translation>%1 %2 ist größer als 4 MiB: Das ist keine Datei mit Einstellungen.</translation>
    </message>
    <message>
        <location line="+32"/>
        <source>--ignore-unknown goes with --job-file.</source>
        <translation>--ignore-unknown gehört zu --job-file.</translation>
    </message>
    <message>
        <location line="+91"/>
        <source>Jobs from a fio job file</source>
        <translation>Jobs aus einer Job-Datei von fio</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Go on at keys of the job file that Iolite does not have</source>
        <translation>Schlüssel der Job-Datei übergehen, die Iolite nicht hat</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>Write the runs to a file as well (*.iolite.json)</source>
        <translation>Die Läufe auch in eine Datei schreiben (*.iolite.json)</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>What to print at the end</source>
        <translation>Was am Ende ausgegeben wird</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Print what happens as JSON lines while it happens, and nothing else</source>
        <translation>Was geschieht, laufend als JSON-Zeilen ausgeben, und nichts sonst</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Progress lines on standard error where that is no terminal</source>
        <translation>Fortschrittszeilen auf der Standardfehlerausgabe, auch wenn sie kein Terminal ist</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Ask no questions (this version has none)</source>
        <translation>Keine Fragen stellen (diese Version hat keine)</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>run needs the directory to measure: iolite-cli run --target DIRECTORY.</source>
        <translation>run braucht das zu messende Verzeichnis: iolite-cli run --target VERZEICHNIS.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>--target is empty. Give the directory to measure.</source>
        <translation>--target ist leer. Bitte das zu messende Verzeichnis angeben.</translation>
    </message>
    <message>
        <location line="+13"/>
        <source>--events and --format do not go together: events are all that is printed.</source>
        <translation>--events und --format passen nicht zusammen: Ausgegeben werden nur die Ereignisse.</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/iolite-cli/RunReport.cpp" line="-19"/>
        <source> and %n more job(s)</source>
        <translation>
            <numerusform> und %n weiterer Job</numerusform>
            <numerusform> und %n weitere Jobs</numerusform>
        </translation>
    </message>
    <message>
        <location line="+21"/>
        <source>Error: %1</source>
        <translation>Fehler: %1</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Tags: %1</source>
        <translation>Schlagwörter: %1</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Comment: %1</source>
        <translation>Kommentar: %1</translation>
    </message>
    <message>
        <location filename="../app/iolite-cli/RunSaver.cpp" line="+20"/>
        <source>The history was written by a newer Iolite and can&apos;t be changed by this one. Use --no-save --out FILE, or another --data-dir.</source>
        <translation>Der Verlauf stammt von einem neueren Iolite und kann von diesem nicht geändert werden. Möglich ist --no-save --out DATEI oder ein anderes --data-dir.</translation>
    </message>
    <message>
        <location line="+22"/>
        <source>The run was kept in %1 instead.</source>
        <translation>Der Lauf wurde stattdessen in %1 behalten.</translation>
    </message>
    <message>
        <location filename="../app/iolite-cli/ShowCommand.cpp" line="+22"/>
        <source>Id: %1</source>
        <translation>Kennung: %1</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>Print a saved run, or one from a file</source>
        <translation>Einen gespeicherten Lauf oder einen aus einer Datei ausgeben</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Everything, with the series, as JSON</source>
        <translation>Alles, mit der Zeitreihe, als JSON</translation>
    </message>
    <message>
        <location filename="../app/iolite-cli/TargetsCommand.cpp" line="-45"/>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>no: mounted read-only</source>
        <translation>nein: nur lesbar eingehängt</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>only in a directory of your own</source>
        <translation>nur in einem eigenen Verzeichnis</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>no: %1</source>
        <translation>nein: %1</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Mounted at</source>
        <translation>Eingehängt in</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Filesystem</source>
        <translation>Dateisystem</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Free</source>
        <translation>Frei</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Can be measured</source>
        <translation>Messbar</translation>
    </message>
    <message>
        <location line="+32"/>
        <source>List what is mounted and can be measured</source>
        <translation>Auflisten, was eingehängt ist und gemessen werden kann</translation>
    </message>
    <message>
        <location filename="../app/iolite-cli/TextFile.cpp" line="+25"/>
        <source>%1 %2: no file can have this name. Give one in a directory that exists.</source>
        <translation>%1 %2: So kann keine Datei heißen. Bitte eine in einem vorhandenen Verzeichnis angeben.</translation>
    </message>
    <message>
        <location filename="../app/iolite-cli/VersionCommand.cpp" line="+19"/>
        <source>Print the version</source>
        <translation>Die Version ausgeben</translation>
    </message>
    <message>
        <location filename="../app/iolite-cli/WorkloadsCommand.cpp" line="-68"/>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <location line="+33"/>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Default</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Possible</source>
        <translation>Möglich</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Meaning</source>
        <translation>Bedeutung</translation>
    </message>
    <message>
        <location line="+22"/>
        <source>Keys are set with --set KEY=VALUE. Sizes take k m g t (powers of 1024), durations us ms s m h.</source>
        <translation>Schlüssel werden mit --set SCHLÜSSEL=WERT gesetzt. Größen nehmen k m g t (Potenzen von 1024), Dauern us ms s m h.</translation>
    </message>
    <message>
        <location line="+11"/>
        <source>List the workloads with every key, its unit, default and range</source>
        <translation>Die Lasten mit jedem Schlüssel, seiner Einheit, Vorgabe und Spanne auflisten</translation>
    </message>
    <message>
        <location filename="../app/iolite-cli/main.cpp" line="+27"/>
        <source>The result could not be written to standard output: %1.</source>
        <translation>Das Ergebnis konnte nicht auf die Standardausgabe geschrieben werden: %1.</translation>
    </message>
    <message>
        <location filename="../app/iolite-cli/Leftovers.cpp" line="+48"/>
        <source>%1 holds files that could not be removed, or that are not Iolite&apos;s: %2. Look at them and remove the directory yourself.</source>
        <translation>%1 enthält Dateien, die sich nicht löschen ließen oder nicht von Iolite sind: %2. Bitte ansehen und das Verzeichnis selbst entfernen.</translation>
    </message>
    <message>
        <location line="+25"/>
        <source>The run %1 on %2 was broken off. What it measured is kept with: %3</source>
        <translation>Der Lauf %1 auf %2 wurde abgerissen. Was er gemessen hat, sichert: %3</translation>
    </message>
</context>
<context>
    <name>Core</name>
    <message>
        <location filename="../core/wording/CoreText.cpp" line="+18"/>
        <source>a size such as 4096, 4k, 512m or 1g (powers of 1024)</source>
        <translation>eine Größe wie 4096, 4k, 512m oder 1g (Potenzen von 1024)</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>a duration such as 500ms, 30s, 2m or 1h</source>
        <translation>eine Dauer wie 500ms, 30s, 2m oder 1h</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>letters a-z, digits and _ (1 to 40)</source>
        <translation>Buchstaben a-z, Ziffern und _ (1 bis 40)</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>sizes from 512 to 64m with their shares, which add to 100 (4k/60:64k/40)</source>
        <translation>Größen von 512 bis 64m mit ihren Anteilen, die zusammen 100 ergeben (4k/60:64k/40)</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>two sizes from 512 to 64m (4k-64k)</source>
        <translation>zwei Größen von 512 bis 64m (4k-64k)</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>random, zipf:THETA (0 to 10, not 1), pareto:H (0 to 1) or normal:PERCENT (0 to 100)</source>
        <translation>random, zipf:THETA (0 bis 10, nicht 1), pareto:H (0 bis 1) oder normal:PROZENT (0 bis 100)</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>a pipe (|)</source>
        <translation>eine Pipe (|)</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>a redirection (&lt; or &gt;)</source>
        <translation>eine Umleitung (&lt; oder &gt;)</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>a variable or the output of a command ($ or `)</source>
        <translation>eine Variable oder die Ausgabe eines Befehls ($ oder `)</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>a second command (;, &amp; or another line)</source>
        <translation>einen zweiten Befehl (;, &amp; oder eine weitere Zeile)</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>a group of commands ( )</source>
        <translation>eine Gruppe von Befehlen ( )</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>a quote that is never closed (&quot;)</source>
        <translation>ein nie geschlossenes Anführungszeichen (&quot;)</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>a quote that is never closed (&apos;)</source>
        <translation>ein nie geschlossenes Anführungszeichen (&apos;)</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>layer</source>
        <translation>Ebene</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>tool</source>
        <translation>Werkzeug</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>tool version</source>
        <translation>Version des Werkzeugs</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>filesystem</source>
        <translation>Dateisystem</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>mount options</source>
        <translation>Einhängeoptionen</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>mount source</source>
        <translation>Eingehängte Quelle</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>disk</source>
        <translation>Datenträger</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>scheduler</source>
        <translation>Scheduler</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>filesystem size</source>
        <translation>Größe des Dateisystems</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>host</source>
        <translation>Rechner</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>kernel</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>processor</source>
        <translation>Prozessor</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>processors</source>
        <translation>Zahl der Prozessoren</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>memory</source>
        <translation>Arbeitsspeicher</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>workload</source>
        <translation>Last</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>preset</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>remarks</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>measured</source>
        <translation>gemessen</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>not measured</source>
        <translation>nicht gemessen</translation>
    </message>
    <message>
        <location line="+55"/>
        <source>job %1</source>
        <translation>Job %1</translation>
    </message>
    <message>
        <location filename="../core/wording/FaultText.cpp" line="+18"/>
        <source>line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>no job in it: a job begins with its name in brackets</source>
        <translation>kein Job darin: Ein Job beginnt mit seinem Namen in eckigen Klammern</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>a section is a name in brackets, for example [job1]</source>
        <translation>ein Abschnitt ist ein Name in eckigen Klammern, zum Beispiel [job1]</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>&apos;%1&apos; stands before the first section, for example [global]</source>
        <translation>„%1“ steht vor dem ersten Abschnitt, zum Beispiel [global]</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>fio runs job &apos;%1&apos; at the same time as the one before it; here jobs follow each other. Write stonewall in it if that is meant</source>
        <translation>fio führt den Job „%1“ zugleich mit dem vorigen aus; hier folgen Jobs einander. Bitte stonewall hineinschreiben, wenn das gemeint ist</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>job &apos;%1&apos; has no size</source>
        <translation>Job „%1“ hat keine Größe (size)</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>job &apos;%1&apos;: %2 does not go with %3; right would be %4</source>
        <translation>Job „%1“: %2 verträgt sich nicht mit %3; richtig wäre %4</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>job &apos;%1&apos;: %2 does not go with %3</source>
        <translation>Job „%1“: %2 verträgt sich nicht mit %3</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Iolite has no &apos;%1&apos;</source>
        <translation>Iolite hat kein „%1“</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>%1 can&apos;t be &apos;%2&apos;; possible: %3</source>
        <translation>%1 kann nicht „%2“ sein; möglich: %3</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>%1=%2: one value for reads and writes alike, please</source>
        <translation>%1=%2: bitte ein Wert für Lesen und Schreiben zugleich</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>&apos;%1&apos;: leads through a symbolic link</source>
        <translation>„%1“: führt durch einen symbolischen Link</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>&apos;%1&apos;: absolute name</source>
        <translation>„%1“: absoluter Name</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>&apos;%1&apos;: name too long (too many folders)</source>
        <translation>„%1“: Name zu lang (zu viele Ordner)</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>&apos;%1&apos;: name too long</source>
        <translation>„%1“: Name zu lang</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>&apos;%1&apos;: leads out of the tree (..)</source>
        <translation>„%1“: führt aus dem Baum hinaus (..)</translation>
    </message>
</context>
<context>
    <name>Counters</name>
    <message>
        <location filename="../core/wording/CounterText.cpp" line="+15"/>
        <source>XFS log writes</source>
        <translation>XFS: Log-Schreibvorgänge</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>XFS log bandwidth</source>
        <translation>XFS: Log-Bandbreite</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>XFS: all log buffers busy</source>
        <translation>XFS: alle Log-Puffer belegt</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>XFS log forces</source>
        <translation>XFS: erzwungene Log-Sicherungen</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>XFS log forces that waited</source>
        <translation>XFS: erzwungene Log-Sicherungen mit Warten</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>XFS transactions, synchronous</source>
        <translation>XFS: Transaktionen, synchron</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>XFS transactions, asynchronous</source>
        <translation>XFS: Transaktionen, asynchron</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>XFS transactions, empty</source>
        <translation>XFS: Transaktionen, leer</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>XFS directory look-ups</source>
        <translation>XFS: Suchen in Verzeichnissen</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>XFS directory entries made</source>
        <translation>XFS: Verzeichniseinträge angelegt</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>XFS directory entries removed</source>
        <translation>XFS: Verzeichniseinträge entfernt</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>XFS directory listings</source>
        <translation>XFS: Verzeichnisse aufgelistet</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>XFS inodes looked for in the cache</source>
        <translation>XFS: Inodes im Cache gesucht</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>XFS inodes found in the cache</source>
        <translation>XFS: Inodes im Cache gefunden</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Disk reads</source>
        <translation>Datenträger: Lesevorgänge</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Disk writes</source>
        <translation>Datenträger: Schreibvorgänge</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Disk reads merged</source>
        <translation>Datenträger: Lesevorgänge zusammengefasst</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Disk writes merged</source>
        <translation>Datenträger: Schreibvorgänge zusammengefasst</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Disk read time</source>
        <translation>Datenträger: Lesezeit</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Disk write time</source>
        <translation>Datenträger: Schreibzeit</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Disk busy time</source>
        <translation>Datenträger: aktive Zeit</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Disk flushes</source>
        <translation>Datenträger: Flush-Befehle</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>ext4 bytes written</source>
        <translation>ext4: geschriebene Bytes</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>ext4 journal transactions</source>
        <translation>ext4: Journal-Transaktionen</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Btrfs commits</source>
        <translation>Btrfs: Commits</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Btrfs commit time</source>
        <translation>Btrfs: Commit-Zeit</translation>
    </message>
</context>
<context>
    <name>Directions</name>
    <message>
        <location filename="../core/wording/MetricText.cpp" line="+35"/>
        <location filename="../core/wording/PhaseText.cpp" line="+75"/>
        <source>read</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <location line="+1"/>
        <location filename="../core/wording/PhaseText.cpp" line="+2"/>
        <source>write</source>
        <translation>Schreiben</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>read and write</source>
        <translation>Lesen und Schreiben</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>trim</source>
        <translation>Trim</translation>
    </message>
    <message>
        <location line="+1"/>
        <location line="+1"/>
        <location filename="../core/wording/PhaseText.cpp" line="+2"/>
        <source>fsync</source>
        <translation>fsync</translation>
    </message>
    <message>
        <location filename="../core/wording/PhaseText.cpp" line="+4"/>
        <source>operation</source>
        <translation>Vorgang</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <location filename="../core/wording/ErrorText.cpp" line="+39"/>
        <source>%1 can&apos;t be “%2”.</source>
        <translation>%1 kann nicht „%2“ sein.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>%1 can&apos;t be “%2”. Possible: %3.</source>
        <translation>%1 kann nicht „%2“ sein. Möglich: %3.</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>There is no option %1. Possible: %2.</source>
        <translation>Die Option %1 gibt es nicht. Möglich: %2.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>There is no option %1.</source>
        <translation>Die Option %1 gibt es nicht.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>There is no option %1. Did you mean %2?</source>
        <translation>Die Option %1 gibt es nicht. Ist %2 gemeint?</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>There is no key “%1”.</source>
        <translation>Den Schlüssel „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>There is no key “%1”. Known: %2.</source>
        <translation>Den Schlüssel „%1“ gibt es nicht. Bekannt: %2.</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>There is no key “%1”. Did you mean “%2”?</source>
        <translation>Den Schlüssel „%1“ gibt es nicht. Ist „%2“ gemeint?</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>%1 does not go together with the other settings.</source>
        <translation>%1 passt nicht zu den anderen Einstellungen.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>%1 and %2 do not go together as they are set. Right would be: %3.</source>
        <translation>%1 und %2 passen so nicht zusammen. Richtig wäre: %3.</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>a smaller size</source>
        <translation>eine kleinere Größe</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Not enough space in %1: the test files need %2, %3 are free. Try %4, or choose a directory with more room.</source>
        <translation>Zu wenig Platz in %1: Die Testdateien brauchen %2, frei sind %3. Abhilfe: %4 oder ein Verzeichnis mit mehr Platz.</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>The quota was used up while %1 was written. Free some of your space or files, choose a smaller size, or have the quota raised.</source>
        <translation>Das Kontingent war aufgebraucht, während %1 geschrieben wurde. Bitte eigenen Platz oder eigene Dateien freigeben, eine kleinere Größe wählen oder das Kontingent erhöhen lassen.</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>The filesystem ran out of inodes while %1 was made: it has space, but can&apos;t hold more files. Ask for fewer files, or choose a filesystem with more inodes.</source>
        <translation>Dem Dateisystem gingen die Inodes aus, während %1 angelegt wurde: Es hat Platz, kann aber keine weiteren Dateien aufnehmen. Bitte weniger Dateien verlangen oder ein Dateisystem mit mehr Inodes wählen.</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>The filesystem became full while %1 was written (%2 were done). Free some space or choose a smaller size.</source>
        <translation>Das Dateisystem wurde voll, während %1 geschrieben wurde (%2 waren geschafft). Bitte Platz schaffen oder eine kleinere Größe wählen.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>The filesystem became full while %1 was written. Free some space or choose a smaller size.</source>
        <translation>Das Dateisystem wurde voll, während %1 geschrieben wurde. Bitte Platz schaffen oder eine kleinere Größe wählen.</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>An operation</source>
        <translation>Ein Vorgang</translation>
    </message>
    <message>
        <location line="+2"/>
        <location line="+137"/>
        <source>no reason was given</source>
        <translation>ohne Angabe eines Grundes</translation>
    </message>
    <message>
        <location line="-134"/>
        <source>%1 failed on %2 at byte %3: %4.</source>
        <translation>%1 ist bei %2 an Byte %3 gescheitert: %4.</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>%1 failed on %2: %3.</source>
        <translation>%1 ist bei %2 gescheitert: %3.</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>No files can be made in %1 (%2). Choose a directory of your own, or change the permissions of this one.</source>
        <translation>In %1 können keine Dateien angelegt werden (%2). Bitte ein eigenes Verzeichnis wählen oder die Rechte dieses ändern.</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>this filesystem</source>
        <translation>diesem Dateisystem</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Direct I/O does not work on %1 (%2). Use direct=off to measure through the page cache, or choose a directory on a disk.</source>
        <translation>Direkte Ein-/Ausgabe geht nicht auf %1 (%2). Mit direct=off wird durch den Seitencache gemessen; oder ein Verzeichnis auf einem Datenträger wählen.</translation>
    </message>
    <message>
        <location line="+10"/>
        <source>Direct I/O here needs %1 to be a multiple of %2 bytes. Change it, or use direct=off.</source>
        <translation>Für direkte Ein-/Ausgabe muss %1 hier ein Vielfaches von %2 Byte sein. Bitte ändern oder direct=off verwenden.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Direct I/O here needs %1 to be a multiple of %2 bytes, and %3 is not. Change it, or use direct=off.</source>
        <translation>Für direkte Ein-/Ausgabe muss %1 hier ein Vielfaches von %2 Byte sein, und %3 ist keines. Bitte ändern oder direct=off verwenden.</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>%1 gave only %2 of %3 bytes at byte %4: the file is shorter than it was made. Leave the test files alone during a run.</source>
        <translation>%1 gab nur %2 von %3 Byte an Byte %4: Die Datei ist kürzer, als sie angelegt wurde. Testdateien während eines Laufs bitte nicht anrühren.</translation>
    </message>
    <message>
        <location line="+12"/>
        <source>No more files can be open at once. Raise the limit, for example with ulimit -n 65536, or use fewer workers.</source>
        <translation>Es können nicht mehr Dateien zugleich offen sein. Bitte die Grenze anheben, zum Beispiel mit ulimit -n 65536, oder weniger Arbeiter nehmen.</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>This needs %1 open files, the limit here is %2. Raise it, for example with ulimit -n 65536, or use fewer workers.</source>
        <translation>Dafür sind %1 offene Dateien nötig, die Grenze ist hier %2. Bitte die Grenze anheben, zum Beispiel mit ulimit -n 65536, oder weniger Arbeiter nehmen.</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>There is not enough memory for this. Use fewer workers, less queue depth or a smaller block size.</source>
        <translation>Dafür reicht der Arbeitsspeicher nicht. Bitte weniger Arbeiter, eine geringere Warteschlangentiefe oder kleinere Blöcke nehmen.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>There is not enough memory: this needs %1. Use fewer workers, less queue depth or a smaller block size.</source>
        <translation>Der Arbeitsspeicher reicht nicht: Nötig sind %1. Bitte weniger Arbeiter, eine geringere Warteschlangentiefe oder kleinere Blöcke nehmen.</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>There is not enough memory: this needs %1, the limit here is %2. Use fewer workers, less queue depth or a smaller block size.</source>
        <translation>Der Arbeitsspeicher reicht nicht: Nötig sind %1, die Grenze ist hier %2. Bitte weniger Arbeiter, eine geringere Warteschlangentiefe oder kleinere Blöcke nehmen.</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>The limit of locked memory is too low for this. Raise it (ulimit -l), or use fewer workers or less queue depth.</source>
        <translation>Die Grenze für gesperrten Speicher ist dafür zu niedrig. Bitte die Grenze anheben (ulimit -l) oder weniger Arbeiter oder eine geringere Warteschlangentiefe nehmen.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>This needs %1 of locked memory, the limit here is %2. Raise it (ulimit -l), or use fewer workers or less queue depth.</source>
        <translation>Dafür sind %1 gesperrter Speicher nötig, die Grenze ist hier %2. Bitte die Grenze anheben (ulimit -l) oder weniger Arbeiter oder eine geringere Warteschlangentiefe nehmen.</translation>
    </message>
    <message>
        <location line="+16"/>
        <source>The limit here for this is reached: %1. Raise it, or use fewer workers or less queue depth.</source>
        <translation>Die Grenze hierfür ist erreicht: %1. Bitte die Grenze anheben oder weniger Arbeiter oder eine geringere Warteschlangentiefe nehmen.</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>This needs %1 × %2, the limit here is %3. Raise the limit, or use fewer workers or less queue depth.</source>
        <translation>Gebraucht werden %1 × %2, die Grenze ist hier %3. Bitte die Grenze anheben oder weniger Arbeiter oder Warteschlangentiefe nehmen.</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>“%1” was not found.</source>
        <translation>„%1“ wurde nicht gefunden.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>“%1” was not found. There is: %2.</source>
        <translation>„%1“ wurde nicht gefunden. Es gibt: %2.</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>“%1” fits more than one run. Give more of the id.</source>
        <translation>„%1“ passt auf mehr als einen Lauf. Bitte mehr von der Kennung angeben.</translation>
    </message>
    <message>
        <location line="+27"/>
        <source>There is no directory %1. Create it first, or choose one that exists.</source>
        <translation>Das Verzeichnis %1 gibt es nicht. Bitte zuerst anlegen oder ein vorhandenes wählen.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>%1 is not a directory. Choose the directory in which the test files are to be made.</source>
        <translation>%1 ist kein Verzeichnis. Bitte das Verzeichnis wählen, in dem die Testdateien entstehen sollen.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>%1 is a device, and writing to it would destroy what it holds. Choose a directory on a filesystem of that device.</source>
        <translation>%1 ist ein Gerät, und darauf zu schreiben würde zerstören, was es enthält. Bitte ein Verzeichnis auf einem Dateisystem dieses Geräts wählen.</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>%1 is on a filesystem that is mounted read-only. Mount it writable, or choose a directory elsewhere.</source>
        <translation>%1 liegt auf einem nur lesbar eingehängten Dateisystem. Bitte beschreibbar einhängen oder ein Verzeichnis anderswo wählen.</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>The filesystem of %1 can hold only %2 more files, and %3 are needed. Ask for fewer files, or choose a filesystem with more inodes.</source>
        <translation>Das Dateisystem von %1 fasst nur noch %2 Dateien, gebraucht werden %3. Bitte weniger Dateien verlangen oder ein Dateisystem mit mehr Inodes wählen.</translation>
    </message>
    <message>
        <location line="+18"/>
        <source>Cancelled. What was measured until then is kept.</source>
        <translation>Abgebrochen. Was bis dahin gemessen wurde, bleibt erhalten.</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>%1 is not possible here: %2.</source>
        <translation>%1 ist hier nicht möglich: %2.</translation>
    </message>
    <message>
        <location line="-69"/>
        <source>“%1” fits more than one run: %2. Give more of the id.</source>
        <translation>„%1“ passt auf mehr als einen Lauf: %2. Bitte mehr von der Kennung angeben.</translation>
    </message>
    <message>
        <location line="-204"/>
        <source>The command line has %1. Paste one plain command.</source>
        <translation>Die Befehlszeile enthält %1. Bitte einen einzelnen, einfachen Befehl einfügen.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>%1 is missing or empty. Possible: %2.</source>
        <translation>%1 fehlt oder ist leer. Möglich: %2.</translation>
    </message>
    <message>
        <location line="+276"/>
        <source>%1 can&apos;t be read: %2.</source>
        <translation>%1 ist nicht lesbar: %2.</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>The history in %1 can&apos;t be used: %2.</source>
        <translation>Der Verlauf in %1 ist nicht benutzbar: %2.</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>A fault in Iolite itself (%1: %2). Please report it.</source>
        <translation>Ein Fehler in Iolite selbst (%1: %2). Bitte melden.</translation>
    </message>
</context>
<context>
    <name>HistoryCommands</name>
    <message numerus="yes">
        <location filename="../ui/history/HistoryCommands.cpp" line="+10"/>
        <source>delete %n run(s)</source>
        <translation>
            <numerusform>(%n Lauf löschen)</numerusform>
            <numerusform>(%n Läufe löschen)</numerusform>
        </translation>
    </message>
    <message>
        <location line="+23"/>
        <source>rename a run</source>
        <translation>(Lauf umbenennen)</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>comment on a run</source>
        <translation>(Lauf kommentieren)</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>tag a run</source>
        <translation>(Schlagwörter ändern)</translation>
    </message>
</context>
<context>
    <name>KeyHints</name>
    <message>
        <location filename="../ui/workload/KeyHints.cpp" line="+68"/>
        <source>on</source>
        <translation>an</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <location line="+10"/>
        <source>none</source>
        <translation>ohne Angabe</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <location filename="../core/wording/JobWords.cpp" line="+12"/>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>What the job is called in results: letters a–z, digits and _.</source>
        <translation>Wie der Job in Ergebnissen heißt: Buchstaben a–z, Ziffern und _.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Access pattern</source>
        <translation>Zugriffsmuster</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Whether the job reads, writes or mixes both, and in which order it goes through the file.</source>
        <translation>Ob der Job liest, schreibt oder beides mischt, und in welcher Reihenfolge er durch die Datei geht.</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Share of reads</source>
        <translation>Anteil der Lesevorgänge</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Per cent of the operations that read, in mixed patterns.</source>
        <translation>Prozent der Vorgänge, die lesen, bei gemischten Mustern.</translation>
    </message>
    <message>
        <location filename="../core/wording/FileioWords.cpp" line="+19"/>
        <location filename="../core/wording/JobWords.cpp" line="+1"/>
        <source>Block size</source>
        <translation>Blockgröße</translation>
    </message>
    <message>
        <location filename="../core/wording/JobWords.cpp" line="+1"/>
        <source>Bytes that one operation moves; k, m and g are powers of 1024.</source>
        <translation>Bytes, die ein Vorgang bewegt; k, m und g sind Potenzen von 1024.</translation>
    </message>
    <message>
        <location filename="../core/wording/FsMarkWords.cpp" line="+13"/>
        <source>How many files each writer makes in one loop (-n).</source>
        <translation>Wie viele Dateien jeder Schreiber in einem Durchgang anlegt (-n).</translation>
    </message>
    <message>
        <location line="+1"/>
        <location filename="../core/wording/JobWords.cpp" line="+9"/>
        <source>File size</source>
        <translation>Dateigröße</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Bytes in each file (-s); 0 measures making and removing files alone.</source>
        <translation>Bytes in jeder Datei (-s); 0 misst nur das Anlegen und Entfernen von Dateien.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Write size</source>
        <translation>Schreibgröße</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Bytes that one write call moves (-w).</source>
        <translation>Bytes, die ein Schreibaufruf bewegt (-w).</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Sync method</source>
        <translation>Art des Sicherns</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>What is forced to the device, and when (-S 0 to 6, in the order of the list).</source>
        <translation>Was auf das Gerät gezwungen wird, und wann (-S 0 bis 6, in der Reihenfolge der Liste).</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Writers</source>
        <translation>Schreiber</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Threads that make files at the same time (-t); a multiple of the number of directories.</source>
        <translation>Threads, die gleichzeitig Dateien anlegen (-t); ein Vielfaches der Zahl der Verzeichnisse.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>How many directories the writers share out among them (-d, given several times).</source>
        <translation>Wie viele Verzeichnisse die Schreiber unter sich aufteilen (-d, mehrfach angegeben).</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Sub-directories</source>
        <translation>Unterverzeichnisse</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>How many sub-directories each directory has (-D); 0 uses none.</source>
        <translation>Wie viele Unterverzeichnisse jedes Verzeichnis hat (-D); 0 nimmt keine.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Files in one sub-directory</source>
        <translation>Dateien je Unterverzeichnis</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Files a writer makes before it goes to the next sub-directory (-N); 0 stays for 180 s.</source>
        <translation>Dateien, die ein Schreiber anlegt, bevor er zum nächsten Unterverzeichnis geht (-N); 0 bleibt 180 s.</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Length of names</source>
        <translation>Länge der Namen</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Characters in a file&apos;s name (-p): the time, filling, then the random part.</source>
        <translation>Zeichen im Namen einer Datei (-p): die Zeit, Füllzeichen, dann der Zufallsteil.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Random part of names</source>
        <translation>Zufallsteil der Namen</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Random characters at the end of each file&apos;s name (-r).</source>
        <translation>Zufällige Zeichen am Ende jedes Dateinamens (-r).</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Loops</source>
        <translation>Durchgänge</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>How often all of it is done (-L); each loop is a result of its own.</source>
        <translation>Wie oft alles gemacht wird (-L); jeder Durchgang ist ein eigenes Ergebnis.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Keep the files</source>
        <translation>Dateien behalten</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Files stay until the run ends (-k), so that directories grow from loop to loop; nothing is unlinked.</source>
        <translation>Dateien bleiben bis zum Ende des Laufs (-k), sodass Verzeichnisse von Durchgang zu Durchgang wachsen; nichts wird mit unlink entfernt.</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Until the filesystem is full</source>
        <translation>Bis das Dateisystem voll ist</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Goes on with loops until no space is left (-F); that is its proper end.</source>
        <translation>Macht weitere Durchgänge, bis kein Platz mehr frei ist (-F); das ist dann das ordentliche Ende.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Times of each call</source>
        <translation>Zeiten jedes Aufrufs</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Adds the columns of each system call to the text in fs_mark&apos;s manner (-v).</source>
        <translation>Ergänzt den Text in der Art von fs_mark um die Spalten jedes Systemaufrufs (-v).</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>fsync of each file before its close</source>
        <translation>fsync jeder Datei vor dem Schließen</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>At the end sync, then fsync of the first file</source>
        <translation>Am Ende sync, dann fsync der ersten Datei</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>At the end fsync of each file, last to first</source>
        <translation>Am Ende fsync jeder Datei, von der letzten zur ersten</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>At the end sync, then fsync of each file, last to first</source>
        <translation>Am Ende sync, dann fsync jeder Datei, von der letzten zur ersten</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>At the end fsync of each file, first to last</source>
        <translation>Am Ende fsync jeder Datei, von der ersten zur letzten</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>At the end sync, then fsync of each file, first to last</source>
        <translation>Am Ende sync, dann fsync jeder Datei, von der ersten zur letzten</translation>
    </message>
    <message>
        <location filename="../core/wording/JobWords.cpp" line="+1"/>
        <source>Size of each worker&apos;s test file; larger than the memory where the page cache is not to answer.</source>
        <translation>Größe der Testdatei jedes Arbeiters; größer als der Speicher, wenn nicht der Seitencache antworten soll.</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Workers</source>
        <translation>Arbeiter</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Threads that work at the same time, each on a file of its own.</source>
        <translation>Threads, die gleichzeitig arbeiten, jeder an einer eigenen Datei.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Queue depth</source>
        <translation>Warteschlangentiefe</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Operations that each worker keeps under way at a time.</source>
        <translation>Vorgänge, die jeder Arbeiter zugleich unterwegs hält.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>I/O engine</source>
        <translation>E/A-Methode</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>How operations reach the kernel; only io_uring can keep more than one under way.</source>
        <translation>Wie Vorgänge den Kernel erreichen; nur io_uring kann mehr als einen unterwegs halten.</translation>
    </message>
    <message>
        <location filename="../core/wording/FileioWords.cpp" line="-7"/>
        <source>Test mode</source>
        <translation>Testmodus</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Whether the files are read, written or both, and in which order.</source>
        <translation>Ob die Dateien gelesen oder geschrieben werden oder beides, und in welcher Reihenfolge.</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Number of test files, all of one size; each thread works on all of them.</source>
        <translation>Zahl der Testdateien, alle gleich groß; jeder Thread arbeitet an allen.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Size of all files</source>
        <translation>Größe aller Dateien</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Bytes of all test files together; twice the memory or more where the page cache is not to answer.</source>
        <translation>Bytes aller Testdateien zusammen; mindestens das Doppelte des Speichers, wenn nicht der Seitencache antworten soll.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Bytes that one request moves; k, m and g are powers of 1024.</source>
        <translation>Bytes, die eine Anforderung bewegt; k, m und g sind Potenzen von 1024.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Threads that take requests in turn, one at a time each.</source>
        <translation>Threads, die der Reihe nach Anforderungen nehmen, jeder immer nur eine.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Time limit</source>
        <translation>Zeitgrenze</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The test ends after this time; 0 leaves that to the number of requests.</source>
        <translation>Der Test endet nach dieser Zeit; 0 überlässt das der Zahl der Anforderungen.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Request limit</source>
        <translation>Höchstzahl der Anforderungen</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The test ends after this many requests; 0 sets no limit. With the rules of 1.0 fsyncs between requests count as well.</source>
        <translation>Der Test endet nach so vielen Anforderungen; 0 setzt keine Grenze. Nach den Regeln von 1.0 zählen auch die fsync-Aufrufe zwischen den Anforderungen.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Arrival rate</source>
        <translation>Ankunftsrate</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Requests that arrive in a second, at random, whether or not a thread is free; waiting counts as latency. 0 goes as fast as it can.</source>
        <translation>Anforderungen, die je Sekunde zufällig eintreffen, ob ein Thread frei ist oder nicht; Warten zählt zur Latenz. 0 läuft so schnell wie möglich.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Reads per write</source>
        <translation>Lesevorgänge je Schreibvorgang</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Of the mixed mode: 1.5 gives three reads for two writes.</source>
        <translation>Für den gemischten Modus: 1.5 ergibt drei Lesevorgänge auf zwei Schreibvorgänge.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>fsync after requests</source>
        <translation>fsync nach Anforderungen</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>After this many requests every file is synced; 0 never does.</source>
        <translation>Nach so vielen Anforderungen wird jede Datei gesichert; 0 nie.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>fsync after each write</source>
        <translation>fsync nach jedem Schreibvorgang</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Syncs the file inside each write request; the other two kinds of fsync are off then.</source>
        <translation>Sichert die Datei innerhalb jeder Schreibanforderung; die beiden anderen Arten von fsync sind dann aus.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Syncs every file at the end, inside the measured time; with the older rules only when the request limit ends the test.</source>
        <translation>Sichert am Ende jede Datei, innerhalb der gemessenen Zeit; nach den älteren Regeln nur, wenn die Höchstzahl der Anforderungen den Test beendet.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>How to sync</source>
        <translation>Art des Sicherns</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>fdatasync leaves out what is not needed to read the data back.</source>
        <translation>fdatasync lässt aus, was zum Zurücklesen der Daten nicht nötig ist.</translation>
    </message>
    <message>
        <location line="+1"/>
        <location filename="../core/wording/JobWords.cpp" line="+28"/>
        <source>Synchronous writes</source>
        <translation>Synchrones Schreiben</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Opens the files so that each write waits for the device.</source>
        <translation>Öffnet die Dateien so, dass jeder Schreibvorgang auf das Gerät wartet.</translation>
    </message>
    <message>
        <location line="+1"/>
        <location filename="../core/wording/JobWords.cpp" line="-27"/>
        <source>Direct I/O</source>
        <translation>Direkte Ein-/Ausgabe</translation>
    </message>
    <message>
        <location line="+1"/>
        <location filename="../core/wording/JobWords.cpp" line="+1"/>
        <source>Goes past the page cache (O_DIRECT), so that the device is measured and not the memory.</source>
        <translation>Geht am Seitencache vorbei (O_DIRECT), damit das Gerät gemessen wird und nicht der Speicher.</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Merge requests</source>
        <translation>Anforderungen zusammenfassen</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Blocks that become one request in sequential modes; 0 does not merge.</source>
        <translation>Blöcke, die in sequenziellen Modi zu einer Anforderung werden; 0 fasst nicht zusammen.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Regions</source>
        <translation>Bereiche</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Of the mode ag4: parts of the space that are filled in turn, block by block.</source>
        <translation>Für den Modus ag4: Teile des Platzes, die reihum gefüllt werden, Block für Block.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Stride</source>
        <translation>Schrittweite</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Of the mode ag4: blocks from one write to the next in a region; 2 skips every other block, 1 none.</source>
        <translation>Für den Modus ag4: Blöcke von einem Schreibvorgang zum nächsten in einem Bereich; 2 überspringt jeden zweiten Block, 1 keinen.</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Check the data</source>
        <translation>Daten prüfen</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Each block carries a checksum and its place; both are looked at when it is read.</source>
        <translation>Jeder Block trägt eine Prüfsumme und seinen Ort; beide werden beim Lesen geprüft.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Preparation</source>
        <translation>Vorbereitung</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>How the files are made before the test; the two ways are not comparable.</source>
        <translation>Wie die Dateien vor dem Test entstehen; die beiden Arten sind nicht vergleichbar.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Use files that are there</source>
        <translation>Vorhandene Dateien nehmen</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Works on test_file.0 and following in the target, where they are, and leaves them there; their content is overwritten by modes that write.</source>
        <translation>Arbeitet an test_file.0 und folgenden im Ziel, wo sie liegen, und lässt sie dort; schreibende Modi überschreiben ihren Inhalt.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>The same number gives the same places and data again; 0 gives others each time.</source>
        <translation>Dieselbe Zahl ergibt wieder dieselben Positionen und Daten; 0 ergibt jedes Mal andere.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Reported percentile</source>
        <translation>Ausgegebenes Perzentil</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Percentile of the latency in the report that is written as sysbench&apos;s; 0 for none.</source>
        <translation>Perzentil der Latenz im Bericht, der wie der von sysbench geschrieben wird; 0 für keines.</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Report interval</source>
        <translation>Berichtsabstand</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Seconds between lines of the report that is written as sysbench&apos;s; 0 for none.</source>
        <translation>Sekunden zwischen Zeilen des Berichts, der wie der von sysbench geschrieben wird; 0 für keine.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Rules of version</source>
        <translation>Regeln der Version</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Whose rules hold for fsyncs, for what counts as a request and for the end of sequential modes.</source>
        <translation>Wessen Regeln gelten: für fsync, dafür, was als Anforderung zählt, und für das Ende sequenzieller Modi.</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Sequential write of new files</source>
        <translation>Neue Dateien sequenziell schreiben</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Sequential rewrite</source>
        <translation>Sequenziell überschreiben</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Regions in turn (ag4)</source>
        <translation>Bereiche reihum (ag4)</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>fsync</source>
        <translation>fsync</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>fdatasync</source>
        <translation>fdatasync</translation>
    </message>
    <message>
        <location line="+1"/>
        <location filename="../core/wording/JobWords.cpp" line="+59"/>
        <location line="+3"/>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <location line="+1"/>
        <location filename="../core/wording/JobWords.cpp" line="-2"/>
        <source>O_SYNC</source>
        <translation>O_SYNC</translation>
    </message>
    <message>
        <location line="+1"/>
        <location filename="../core/wording/JobWords.cpp" line="+1"/>
        <source>O_DSYNC</source>
        <translation>O_DSYNC</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Written out</source>
        <translation>Geschrieben</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Space reserved only</source>
        <translation>Platz nur reserviert</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>1.0</source>
        <translation>1.0</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>0.5</source>
        <translation>0.5</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>0.4</source>
        <translation>0.4</translation>
    </message>
    <message>
        <location filename="../core/wording/JobWords.cpp" line="-84"/>
        <source>Mix of block sizes</source>
        <translation>Mischung von Blockgrößen</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Sizes of which each operation draws one, with their shares in per cent (4k/60:64k/40), in place of the block size.</source>
        <translation>Größen, von denen jeder Vorgang eine zieht, mit ihren Anteilen in Prozent (4k/60:64k/40), statt der Blockgröße.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Range of block sizes</source>
        <translation>Bereich von Blockgrößen</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Each operation draws a multiple of the smaller size up to the larger (4k-64k), in place of the block size.</source>
        <translation>Jeder Vorgang zieht ein Vielfaches der kleineren Größe bis zur größeren (4k-64k), statt der Blockgröße.</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Offset</source>
        <translation>Anfangsposition</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Where in each file the part begins that the job works on; the file gets so much larger.</source>
        <translation>Wo in jeder Datei der Teil beginnt, auf dem der Job arbeitet; um so viel größer wird die Datei.</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Passes</source>
        <translation>Durchgänge</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>How often the job goes through the file where the run time does not decide.</source>
        <translation>Wie oft der Job durch die Datei geht, wenn nicht die Laufzeit entscheidet.</translation>
    </message>
    <message>
        <location line="+10"/>
        <source>Run time</source>
        <translation>Laufzeit</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Longest measured time of the job; 0 goes on until the file is done.</source>
        <translation>Längste gemessene Zeit des Jobs; 0 läuft, bis die Datei fertig ist.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Fill the whole run time</source>
        <translation>Ganze Laufzeit füllen</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Starts over at the end of the file until the run time is up.</source>
        <translation>Beginnt am Ende der Datei von vorn, bis die Laufzeit um ist.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Ramp time</source>
        <translation>Anlaufzeit</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Runs for this long before measuring begins; shown, but not counted.</source>
        <translation>Läuft so lange, bevor die Messung beginnt; gezeigt, aber nicht gezählt.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Rate asked for</source>
        <translation>Verlangte Rate</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Bytes per second and worker, however long they take (open loop); 0 asks for as many as go.</source>
        <translation>Bytes je Sekunde und Arbeiter, wie lange sie auch brauchen (offene Schleife); 0 verlangt so viele, wie gehen.</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>IOPS asked for</source>
        <translation>Verlangte IOPS</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Operations per second and worker, however long they take (open loop); 0 asks for as many as go.</source>
        <translation>Operationen je Sekunde und Arbeiter, wie lange sie auch brauchen (offene Schleife); 0 verlangt so viele, wie gehen.</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Arrivals</source>
        <translation>Ankünfte</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Whether operations are asked for at equal intervals or at random ones.</source>
        <translation>Ob Operationen in gleichen oder in zufälligen Abständen verlangt werden.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Think time</source>
        <translation>Denkzeit</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Pause of each worker between operations; 0 makes none.</source>
        <translation>Pause jedes Arbeiters zwischen Operationen; 0 macht keine.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Operations between pauses</source>
        <translation>Operationen zwischen Pausen</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>After how many operations a worker pauses.</source>
        <translation>Nach wie vielen Operationen ein Arbeiter pausiert.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>fsync after writes</source>
        <translation>fsync nach Schreibvorgängen</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Calls fsync after this many writes; 0 never does.</source>
        <translation>Ruft fsync nach so vielen Schreibvorgängen auf; 0 nie.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>fdatasync after writes</source>
        <translation>fdatasync nach Schreibvorgängen</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Calls fdatasync after this many writes; 0 never does.</source>
        <translation>Ruft fdatasync nach so vielen Schreibvorgängen auf; 0 tut es nie.</translation>
    </message>
    <message>
        <location line="+14"/>
        <source>Reserve space first</source>
        <translation>Platz vorher reservieren</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Whether the filesystem is asked for the file&apos;s space before anything is written.</source>
        <translation>Ob vom Dateisystem der Platz der Datei verlangt wird, bevor etwas geschrieben wird.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Write zeros</source>
        <translation>Nullen schreiben</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Writes nothing but zeros in place of random bytes.</source>
        <translation>Schreibt nur Nullen statt zufälliger Bytes.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Compressible share</source>
        <translation>Komprimierbarer Anteil</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Per cent of what is written that are zeros; the rest does not compress.</source>
        <translation>Prozent des Geschriebenen, die Nullen sind; der Rest lässt sich nicht komprimieren.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Repeated blocks</source>
        <translation>Wiederholte Blöcke</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Per cent of the written blocks that repeat one written before; 100 writes one block only.</source>
        <translation>Prozent der geschriebenen Blöcke, die einen früher geschriebenen wiederholen; 100 schreibt nur einen einzigen.</translation>
    </message>
    <message>
        <location line="+13"/>
        <source>Equal intervals</source>
        <translation>Gleiche Abstände</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Random intervals (Poisson)</source>
        <translation>Zufällige Abstände (Poisson)</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Beyond the end of the file (keep)</source>
        <translation>Über das Dateiende hinaus (keep)</translation>
    </message>
    <message>
        <location filename="../core/wording/FileioWords.cpp" line="-55"/>
        <location filename="../core/wording/JobWords.cpp" line="-39"/>
        <source>fsync at the end</source>
        <translation>fsync am Ende</translation>
    </message>
    <message>
        <location filename="../core/wording/JobWords.cpp" line="+1"/>
        <source>Calls fsync once after the last write; its time counts.</source>
        <translation>Ruft fsync einmal nach dem letzten Schreibvorgang auf; seine Zeit zählt.</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Opens the file so that each write waits until the device has it.</source>
        <translation>Öffnet die Datei so, dass jeder Schreibvorgang wartet, bis das Gerät ihn hat.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Distribution of random offsets</source>
        <translation>Verteilung der Zufallspositionen</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>random draws all blocks equally; zipf:1.2 and pareto:0.2 draw some far more often; normal:10 keeps around the middle of the file.</source>
        <translation>random zieht alle Blöcke gleich oft; zipf:1.2 und pareto:0.2 ziehen manche weit öfter; normal:10 bleibt um die Mitte der Datei.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Random offsets may repeat</source>
        <translation>Zufallspositionen dürfen sich wiederholen</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Off visits each block once before any comes again; on draws each offset freely.</source>
        <translation>Aus besucht jeden Block einmal, bevor einer wiederkommt; an zieht jede Position frei.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Drop cached pages first</source>
        <translation>Zuerst Cacheseiten verwerfen</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Removes the test file from the page cache before measuring, so that reads start cold.</source>
        <translation>Entfernt die Testdatei vor dem Messen aus dem Seitencache, damit Lesevorgänge kalt beginnen.</translation>
    </message>
    <message>
        <location filename="../core/wording/ArchiveWords.cpp" line="+12"/>
        <source>Archive</source>
        <translation>Archiv</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Path of a tar archive, plain or compressed with gzip, bzip2, xz or zstd; empty extracts a generated tree.</source>
        <translation>Pfad eines tar-Archivs, unkomprimiert oder mit gzip, bzip2, xz oder zstd komprimiert; leer entpackt einen erzeugten Baum.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Generated files</source>
        <translation>Erzeugte Dateien</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Files of the generated tree; 50000 with their 2300 folders are about the sources of a Linux kernel, 800 MiB.</source>
        <translation>Dateien des erzeugten Baums; 50000 mit ihren 2300 Ordnern entsprechen etwa den Quellen eines Linux-Kernels, 800 MiB.</translation>
    </message>
    <message>
        <location line="+3"/>
        <location filename="../core/wording/BonnieWords.cpp" line="+55"/>
        <location filename="../core/wording/FileioWords.cpp" line="+26"/>
        <location filename="../core/wording/JobWords.cpp" line="+11"/>
        <source>Random seed</source>
        <translation>Startwert des Zufalls</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The same number gives the same generated tree again.</source>
        <translation>Dieselbe Zahl ergibt wieder denselben erzeugten Baum.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Sync at the end</source>
        <translation>Am Ende sichern</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Waits until the filesystem has written everything (syncfs), inside the measured time; off measures what time tar does, mostly the page cache.</source>
        <translation>Wartet, bis das Dateisystem alles geschrieben hat (syncfs), innerhalb der gemessenen Zeit; aus misst, was time tar misst, vor allem den Seitencache.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Decompress before</source>
        <translation>Vorher dekomprimieren</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Unpacks a compressed archive into memory before measuring begins, so that the processor&apos;s work on it does not count.</source>
        <translation>Dekomprimiert ein Archiv vor dem Messen in den Speicher, damit die Arbeit des Prozessors daran nicht zählt.</translation>
    </message>
    <message>
        <location filename="../core/wording/JobWords.cpp" line="+1"/>
        <source>The same number gives the same offsets, mix and data again.</source>
        <translation>Dieselbe Zahl ergibt wieder dieselben Positionen, Mischung und Daten.</translation>
    </message>
    <message>
        <location filename="../core/wording/FileioWords.cpp" line="+15"/>
        <location filename="../core/wording/JobWords.cpp" line="+4"/>
        <location filename="../core/wording/PhaseText.cpp" line="-67"/>
        <source>Sequential read</source>
        <translation>Sequenziell lesen</translation>
    </message>
    <message>
        <location filename="../core/wording/JobWords.cpp" line="+1"/>
        <location filename="../core/wording/PhaseText.cpp" line="+2"/>
        <source>Sequential write</source>
        <translation>Sequenziell schreiben</translation>
    </message>
    <message>
        <location filename="../core/wording/FileioWords.cpp" line="+1"/>
        <location filename="../core/wording/JobWords.cpp" line="+1"/>
        <location filename="../core/wording/PhaseText.cpp" line="+2"/>
        <source>Random read</source>
        <translation>Zufällig lesen</translation>
    </message>
    <message>
        <location line="+1"/>
        <location filename="../core/wording/JobWords.cpp" line="+1"/>
        <location filename="../core/wording/PhaseText.cpp" line="+2"/>
        <source>Random write</source>
        <translation>Zufällig schreiben</translation>
    </message>
    <message>
        <location filename="../core/wording/JobWords.cpp" line="+1"/>
        <location filename="../core/wording/PhaseText.cpp" line="+2"/>
        <source>Sequential read and write</source>
        <translation>Sequenziell lesen und schreiben</translation>
    </message>
    <message>
        <location filename="../core/wording/FileioWords.cpp" line="+1"/>
        <location filename="../core/wording/JobWords.cpp" line="+1"/>
        <location filename="../core/wording/PhaseText.cpp" line="+4"/>
        <source>Random read and write</source>
        <translation>Zufällig lesen und schreiben</translation>
    </message>
    <message>
        <location filename="../core/wording/JobWords.cpp" line="+8"/>
        <source>io_uring (asynchronous)</source>
        <translation>io_uring (asynchron)</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>psync (pread and pwrite)</source>
        <translation>psync (pread und pwrite)</translation>
    </message>
    <message>
        <location filename="../core/wording/BonnieWords.cpp" line="-43"/>
        <source>Data file size</source>
        <translation>Größe der Datendatei</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Size of the file of the six I/O tests, whole MiB (-s); at least twice the memory, or the page cache answers. 0 leaves them out.</source>
        <translation>Größe der Datei der sechs E/A-Tests, ganze MiB (-s); mindestens das Doppelte des Speichers, sonst antwortet der Seitencache. 0 lässt diese Tests aus.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Chunk size</source>
        <translation>Chunk-Größe</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Bytes of one read or write of the data file; a power of two (-s SIZE:CHUNK).</source>
        <translation>Bytes eines Lese- oder Schreibvorgangs der Datendatei; eine Zweierpotenz (-s SIZE:CHUNK).</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Size of the per-byte tests</source>
        <translation>Größe der byteweisen Tests</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>How much is written and read one byte a system call, whole MiB (-f20); 0 leaves these tests out (-f).</source>
        <translation>Wie viel mit einem Byte je Systemaufruf geschrieben und gelesen wird, ganze MiB (-f20); 0 lässt diese Tests aus (-f).</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Seeks</source>
        <translation>Seeks</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Number of random seeks that all seekers do together (-s SIZE:CHUNK:SEEKS).</source>
        <translation>Zahl der zufälligen Seeks, die alle Seeker zusammen ausführen (-s SIZE:CHUNK:SEEKS).</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Seekers</source>
        <translation>Seeker</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Threads that seek at the same time (-s SIZE:CHUNK:SEEKS:SEEKERS).</source>
        <translation>Threads, die gleichzeitig Seeks ausführen (-s SIZE:CHUNK:SEEKS:SEEKERS).</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Direct block write</source>
        <translation>Direktes blockweises Schreiben</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Opens the file of the block write with O_DIRECT; as in bonnie++, the other tests stay buffered (-D).</source>
        <translation>Öffnet die Datei für das blockweise Schreiben mit O_DIRECT; wie bei bonnie++ bleiben die anderen Tests gepuffert (-D).</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>No write buffering</source>
        <translation>Keine Schreibpufferung</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Calls fsync after each update of a seek and for each small file made or removed (-b).</source>
        <translation>Ruft fsync nach jeder Änderung durch einen Seek und für jede angelegte oder entfernte kleine Datei auf (-b).</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Small files, in 1024s</source>
        <translation>Kleine Dateien × 1024</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Number of files of the six file tests, in units of 1024 (-n); 0 leaves them out.</source>
        <translation>Zahl der Dateien der sechs Dateitests, in Einheiten von 1024 (-n); 0 lässt diese Tests aus.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Largest small file</source>
        <translation>Größte kleine Datei</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Highest size of a small file; 0 makes empty files (-n N:MAX).</source>
        <translation>Höchste Größe einer kleinen Datei; 0 legt leere Dateien an (-n N:MAX).</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Smallest small file</source>
        <translation>Kleinste kleine Datei</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Lowest size of a small file; sizes are drawn between the two, both included (-n N:MAX:MIN).</source>
        <translation>Geringste Größe einer kleinen Datei; Größen werden zwischen beiden gezogen, beide eingeschlossen (-n N:MAX:MIN).</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Links instead of files</source>
        <translation>Links statt Dateien</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Makes hard or symbolic links to one file instead of files (-n N:-1, N:-2).</source>
        <translation>Legt statt Dateien harte oder symbolische Links auf eine Datei an (-n N:-1, N:-2).</translation>
    </message>
    <message>
        <location line="+1"/>
        <location filename="../core/wording/FsMarkWords.cpp" line="-30"/>
        <source>Directories</source>
        <translation>Verzeichnisse</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Sub-directories that the small files are spread over; 1 uses none (-n N:MAX:MIN:DIRS).</source>
        <translation>Unterverzeichnisse, auf die sich die kleinen Dateien verteilen; 1 nimmt keine (-n N:MAX:MIN:DIRS).</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Chunk size of small files</source>
        <translation>Chunk-Größe kleiner Dateien</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Bytes of one read or write of a small file (-n N:MAX:MIN:DIRS:CHUNK).</source>
        <translation>Bytes eines Lese- oder Schreibvorgangs einer kleinen Datei (-n N:MAX:MIN:DIRS:CHUNK).</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Memory to go by</source>
        <translation>Zugrunde gelegter Speicher</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>MiB that bonnie++&apos;s rule of twice the memory goes by (-r); 0 takes the machine&apos;s. It changes no work and no record.</source>
        <translation>MiB, von denen die Regel von bonnie++ ausgeht, das Doppelte des Speichers zu nehmen (-r); 0 nimmt den des Rechners. Ändert weder die Arbeit noch die Aufzeichnung.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Concurrency label</source>
        <translation>Angegebene Nebenläufigkeit</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>A number for the result line; it changes no work, as in bonnie++ (-c).</source>
        <translation>Eine Zahl für die Ergebniszeile; sie ändert wie bei bonnie++ nichts an der Arbeit (-c).</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>User</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Name or number of the user that the tests run as; only root may choose (-u).</source>
        <translation>Name oder Nummer des Benutzers, unter dem die Tests laufen; nur root kann wählen (-u).</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Name or number of the group that the tests run as (-g); empty takes the user&apos;s.</source>
        <translation>Name oder Nummer der Gruppe, unter der die Tests laufen (-g); leer nimmt die des Benutzers.</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>The same number gives the same names, sizes and positions again (-z); 0 draws one for each run.</source>
        <translation>Dieselbe Zahl ergibt wieder dieselben Namen, Größen und Positionen (-z); 0 zieht für jeden Lauf eine.</translation>
    </message>
    <message>
        <location line="+5"/>
        <location filename="../core/wording/FileioWords.cpp" line="-71"/>
        <location filename="../core/wording/FsMarkWords.cpp" line="-11"/>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Hard links</source>
        <translation>Harte Links</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Symbolic links</source>
        <translation>Symbolische Links</translation>
    </message>
</context>
<context>
    <name>Metrics</name>
    <message>
        <location filename="../core/wording/MetricText.cpp" line="-25"/>
        <source>bandwidth</source>
        <translation>Bandbreite</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>IOPS</source>
        <translation>IOPS</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>mean latency</source>
        <translation>mittlere Latenz</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>highest latency</source>
        <translation>höchste Latenz</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>latency p50</source>
        <translation>Latenz p50</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>latency p90</source>
        <translation>Latenz p90</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>latency p99</source>
        <translation>Latenz p99</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>latency p99.9</source>
        <translation>Latenz p99,9</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>mean response time</source>
        <translation>mittlere Antwortzeit</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>highest response time</source>
        <translation>höchste Antwortzeit</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>response time p50</source>
        <translation>Antwortzeit p50</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>response time p90</source>
        <translation>Antwortzeit p90</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>response time p99</source>
        <translation>Antwortzeit p99</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>response time p99.9</source>
        <translation>Antwortzeit p99,9</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>CPU per operation</source>
        <translation>CPU je Vorgang</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>share from cache</source>
        <translation>Anteil aus dem Cache</translation>
    </message>
    <message>
        <location line="+28"/>
        <source>Sequential %1 QD%2</source>
        <translation>Sequenziell %1 QD%2</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Random %1 QD%2</source>
        <translation>Zufällig %1 QD%2</translation>
    </message>
    <message>
        <location filename="../core/wording/ArchiveWords.cpp" line="+12"/>
        <source>elapsed time</source>
        <translation>vergangene Zeit</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>user CPU time</source>
        <translation>Benutzer-CPU-Zeit</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>system CPU time</source>
        <translation>System-CPU-Zeit</translation>
    </message>
    <message>
        <location line="+1"/>
        <location filename="../core/wording/BonnieWords.cpp" line="+19"/>
        <location filename="../core/wording/FileioWords.cpp" line="+99"/>
        <location filename="../core/wording/FsMarkWords.cpp" line="+51"/>
        <source>rate</source>
        <translation>Rate</translation>
    </message>
    <message>
        <location line="+1"/>
        <location filename="../core/wording/FileioWords.cpp" line="+1"/>
        <source>throughput</source>
        <translation>Durchsatz</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>major page faults</source>
        <translation>schwere Seitenfehler (major)</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>minor page faults</source>
        <translation>leichte Seitenfehler (minor)</translation>
    </message>
    <message>
        <location line="+1"/>
        <location filename="../core/wording/FsMarkWords.cpp" line="+4"/>
        <source>log bandwidth</source>
        <translation>Log-Bandbreite</translation>
    </message>
    <message>
        <location line="+1"/>
        <location filename="../core/wording/FsMarkWords.cpp" line="+1"/>
        <source>log bytes per file</source>
        <translation>Log-Bytes je Datei</translation>
    </message>
    <message>
        <location line="+1"/>
        <location filename="../core/wording/FsMarkWords.cpp" line="+2"/>
        <source>mean log write</source>
        <translation>mittlerer Log-Schreibvorgang</translation>
    </message>
    <message>
        <location line="+1"/>
        <location filename="../core/wording/FsMarkWords.cpp" line="+3"/>
        <source>transactions per file</source>
        <translation>Transaktionen je Datei</translation>
    </message>
    <message>
        <location filename="../core/wording/BonnieWords.cpp" line="+1"/>
        <source>longest operation</source>
        <translation>längster Vorgang</translation>
    </message>
    <message>
        <location filename="../core/wording/FileioWords.cpp" line="+1"/>
        <location filename="../core/wording/FsMarkWords.cpp" line="-8"/>
        <source>lowest</source>
        <translation>Minimum</translation>
    </message>
    <message>
        <location line="+1"/>
        <location filename="../core/wording/FsMarkWords.cpp" line="-1"/>
        <source>mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <location line="+1"/>
        <location filename="../core/wording/FsMarkWords.cpp" line="+2"/>
        <source>highest</source>
        <translation>Maximum</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>p95</source>
        <translation>p95</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>total time</source>
        <translation>Gesamtzeit</translation>
    </message>
    <message>
        <location filename="../core/wording/FsMarkWords.cpp" line="+3"/>
        <source>log writes</source>
        <translation>Log-Schreibvorgänge</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>waits for a log buffer</source>
        <translation>Warten auf einen Log-Puffer</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>log forces</source>
        <translation>erzwungene Log-Sicherungen</translation>
    </message>
</context>
<context>
    <name>Notes</name>
    <message>
        <location filename="../core/wording/NoteText.cpp" line="+24"/>
        <source>The filesystem compresses (%1), but random test data can&apos;t be compressed: real files may be faster.</source>
        <translation>Das Dateisystem komprimiert (%1), aber zufällige Testdaten lassen sich nicht komprimieren: Echte Dateien können schneller sein.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>A program serves this filesystem (FUSE): reads may come from memory, whatever direct says.</source>
        <translation>Ein Programm bedient dieses Dateisystem (FUSE): Gelesenes kann aus dem Speicher kommen, was auch immer direct sagt.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>This is a network filesystem: the numbers hold the network and the server&apos;s cache as well.</source>
        <translation>Dies ist ein Netzwerkdateisystem: In den Zahlen stecken auch das Netz und der Cache des Servers.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>This folder belongs to the host of this virtual machine, whose cache may answer.</source>
        <translation>Dieser Ordner gehört dem Wirt dieser virtuellen Maschine, dessen Cache antworten kann.</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>This is an overlay filesystem: the numbers are those of the filesystem below it.</source>
        <translation>Dies ist ein Overlay-Dateisystem: Die Zahlen sind die des Dateisystems darunter.</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>The filesystem is mounted with the option sync: every write waits for the device.</source>
        <translation>Das Dateisystem ist mit der Option sync eingehängt: Jeder Schreibvorgang wartet auf das Gerät.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>This filesystem lives in memory: the numbers say nothing about a disk.</source>
        <translation>Dieses Dateisystem liegt im Speicher: Die Zahlen sagen nichts über einen Datenträger.</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>The device below this filesystem lives in memory: the numbers say nothing about a disk.</source>
        <translation>Das Gerät unter diesem Dateisystem liegt im Speicher: Die Zahlen sagen nichts über einen Datenträger.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>The loop device reads its image through the page cache, so even direct I/O may be answered from memory.</source>
        <translation>Das Loop-Gerät liest sein Abbild durch den Seitencache; auch direkte Ein-/Ausgabe kann also aus dem Speicher beantwortet werden.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>The data is encrypted on its way to the device; that cost is in the numbers.</source>
        <translation>Die Daten werden auf dem Weg zum Gerät verschlüsselt; dieser Aufwand steckt in den Zahlen.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>The test files (%1) are smaller than twice this machine&apos;s memory (%2): reads will come from the page cache. Use direct=on, or larger files.</source>
        <translation>Die Testdateien (%1) sind kleiner als das Doppelte des Speichers (%2): Gelesenes kommt aus dem Seitencache. Abhilfe: direct=on oder größere Dateien.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>The test files (%1) are smaller than twice this machine&apos;s memory (%2): reads will come from the page cache. Use a larger size.</source>
        <translation>Die Testdateien (%1) sind kleiner als das Doppelte des Speichers (%2): Gelesenes kommt aus dem Seitencache. Abhilfe: eine größere Größe.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Writes go through the page cache and are never synced, so they may end in memory. Use direct=on or end_fsync=on.</source>
        <translation>Geschriebenes geht durch den Seitencache und wird nie gesichert, kann also im Speicher enden. Abhilfe: direct=on oder end_fsync=on.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>This system does not allow io_uring: threads with pread and pwrite were used instead.</source>
        <translation>Dieses System erlaubt io_uring nicht: Stattdessen dienten Threads mit pread und pwrite.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>io_uring could not register the buffers (a memory limit, see ulimit -l): each operation costs a little more.</source>
        <translation>io_uring konnte die Puffer nicht anmelden (eine Speichergrenze, siehe ulimit -l): Jeder Vorgang kostet etwas mehr.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>bonnie++ would not start: the data file is smaller than twice the memory that -r names (%1 MiB).</source>
        <translation>bonnie++ würde nicht beginnen: Die Datendatei ist kleiner als das Doppelte des Speichers, den -r nennt (%1 MiB).</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Filling ended after %1 loops, the most that one run keeps: the filesystem may have had more room.</source>
        <translation>Das Füllen endete nach %1 Durchgängen, mehr behält ein Lauf nicht: Vielleicht war im Dateisystem noch Platz.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>The journal of the run was written to another disk than the one measured.</source>
        <translation>Das Protokoll des Laufs wurde auf einen anderen Datenträger als den gemessenen geschrieben.</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>The journal of the run was kept in memory, so as not to disturb the disk that was measured.</source>
        <translation>Das Protokoll des Laufs lag im Speicher, um den gemessenen Datenträger nicht zu stören.</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>No journal could be written in %1: a crash would have lost this run.</source>
        <translation>In %1 konnte kein Protokoll geschrieben werden: Ein Absturz hätte diesen Lauf gekostet.</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Nothing is synced at the end (sync=off): as with time tar, what is measured is mostly the page cache.</source>
        <translation>Am Ende wird nichts gesichert (sync=off): Wie bei time tar wird vor allem der Seitencache gemessen.</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Devices, pipes and sockets in the archive (%1) were not made.</source>
        <translation>Geräte, Pipes und Sockets im Archiv (%1) wurden nicht angelegt.</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>The archive is extracted into a folder of the test&apos;s own in the directory given, which is removed at the end.</source>
        <translation>Das Archiv wird in einen eigenen Ordner des Tests im angegebenen Verzeichnis entpackt, der am Ende entfernt wird.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>This kernel has no counters for each XFS filesystem: those in the record are of all XFS filesystems together.</source>
        <translation>Dieser Kernel hat keine Zähler für jedes einzelne XFS-Dateisystem: Die aufgezeichneten sind die aller XFS-Dateisysteme zusammen.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>This could not be removed after the run: %1.</source>
        <translation>Das konnte nach dem Lauf nicht entfernt werden: %1.</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Run %1 is given twice on one side and counts once more than it should.</source>
        <translation>Lauf %1 steht auf einer Seite zweimal und zählt einmal zu viel.</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>The sides were measured by different tools (%1), which may not mean the same by a figure.</source>
        <translation>Die Seiten wurden mit verschiedenen Werkzeugen gemessen (%1), die mit einer Größe Verschiedenes meinen können.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Percentiles of the phase that was broken off are rough: they come from the samples.</source>
        <translation>Perzentile der abgebrochenen Phase sind grob: Sie stammen aus den Messpunkten.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>There were no test files (test_file.0 …) in the target: own ones were made for this run and removed.</source>
        <translation>Im Ziel gab es keine Testdateien (test_file.0 …): Für diesen Lauf wurden eigene angelegt und entfernt.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Writes go through the page cache and are never synced, so they may end in memory. Use direct=on or fsync_freq=100.</source>
        <translation>Geschriebenes geht durch den Seitencache und wird nie gesichert, kann also im Speicher enden. Abhilfe: direct=on oder fsync_freq=100.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>The files&apos; space was only reserved: first writes cost more than on written files, first reads nothing. Not comparable with preparation=written.</source>
        <translation>Der Platz der Dateien wurde nur reserviert: Erste Schreibvorgänge kosten mehr als auf geschriebenen Dateien, erste Lesevorgänge nichts. Nicht vergleichbar mit preparation=written.</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>fio would run job %1 beside the one before it; here it follows it.</source>
        <translation>fio ließe den Job %1 neben dem vorigen laufen; hier folgt er ihm.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The job file&apos;s ioengine is replaced by the nearest one here: %1.</source>
        <translation>Statt der ioengine der Job-Datei gilt hier die nächstliegende: %1.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>This option changes nothing here: %1.</source>
        <translation>Diese Option ändert hier nichts: %1.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Both sides hold the same measurement (%1): that is no repeat and decides nothing.</source>
        <translation>Beide Seiten enthalten dieselbe Messung (%1): Das ist keine Wiederholung und entscheidet nichts.</translation>
    </message>
    <message>
        <location line="-23"/>
        <source>This run was broken off by a crash and recovered from its journal.</source>
        <translation>Dieser Lauf wurde durch einen Absturz abgebrochen und aus seinem Protokoll wiederhergestellt.</translation>
    </message>
    <message>
        <location line="+16"/>
        <source>This key of the job file is passed over: %1.</source>
        <translation>Dieser Schlüssel der Job-Datei wird übergangen: %1.</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>Run %1 was not finished; its numbers are those of a part.</source>
        <translation>Lauf %1 wurde nicht beendet; seine Zahlen sind die eines Teils.</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Verdicts need statistics that this version does not compute yet: every row is undecided.</source>
        <translation>Urteile brauchen Statistik, die diese Version noch nicht rechnet: Jede Zeile ist unentschieden.</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <location filename="../ui/live/Notices.cpp" line="+61"/>
        <source>Use %1: %2</source>
        <comment>title of a setting: value</comment>
        <translation>%1 auf „%2“ setzen</translation>
    </message>
    <message>
        <location line="+17"/>
        <source>Use %1 per worker</source>
        <translation>%1 je Arbeiter nehmen</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Use %1</source>
        <translation>%1 nehmen</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Use direct I/O</source>
        <translation>Direkte Ein-/Ausgabe nehmen</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Measure without direct I/O</source>
        <translation>Ohne direkte Ein-/Ausgabe messen</translation>
    </message>
    <message>
        <location line="+11"/>
        <source>Use blocks of %1</source>
        <translation>Blöcke von %1 nehmen</translation>
    </message>
    <message>
        <location line="+32"/>
        <location line="+3"/>
        <source>Measure the cache anyway</source>
        <translation>Trotzdem den Cache messen</translation>
    </message>
    <message>
        <location line="-1"/>
        <source>Sync at the end</source>
        <translation>Mit fsync am Ende</translation>
    </message>
</context>
<context>
    <name>Phases</name>
    <message>
        <location filename="../core/wording/PhaseText.cpp" line="+9"/>
        <source>%1 to %2</source>
        <comment>block sizes</comment>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Writing the test files</source>
        <translation>Testdateien schreiben</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>%1, %2, QD%3</source>
        <translation>%1, %2, QD%3</translation>
    </message>
    <message numerus="yes">
        <location line="+4"/>
        <source>, %n worker(s)</source>
        <translation>
            <numerusform>, %n Arbeiter</numerusform>
            <numerusform>, %n Arbeiter</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../core/wording/ArchiveWords.cpp" line="-16"/>
        <source>Extract</source>
        <translation>Entpacken</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <location filename="../core/wording/BonnieWords.cpp" line="-16"/>
        <source>Sequential write, per byte</source>
        <translation>Sequenziell schreiben, byteweise</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Sequential write, per block</source>
        <translation>Sequenziell schreiben, blockweise</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Rewrite</source>
        <translation>Umschreiben</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Sequential read, per byte</source>
        <translation>Sequenziell lesen, byteweise</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Sequential read, per block</source>
        <translation>Sequenziell lesen, blockweise</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Random seeks</source>
        <translation>Zufällige Seeks</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Sequential create</source>
        <translation>Sequenziell anlegen</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Sequential stat</source>
        <translation>Sequenziell abfragen (stat)</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Sequential delete</source>
        <translation>Sequenziell löschen</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Random create</source>
        <translation>Zufällig anlegen</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Random stat</source>
        <translation>Zufällig abfragen (stat)</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Random delete</source>
        <translation>Zufällig löschen</translation>
    </message>
    <message>
        <location filename="../core/wording/FileioWords.cpp" line="-19"/>
        <source>Sequential write of new files</source>
        <translation>Neue Dateien sequenziell schreiben</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Sequential rewrite</source>
        <translation>Sequenziell überschreiben</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Sequential read</source>
        <translation>Sequenziell lesen</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Random read</source>
        <translation>Zufällig lesen</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Random write</source>
        <translation>Zufällig schreiben</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Random read and write</source>
        <translation>Zufällig lesen und schreiben</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Regions in turn (ag4)</source>
        <translation>Bereiche reihum (ag4)</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>all</source>
        <translation>gesamt</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>requests</source>
        <translation>Anforderungen</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>latency</source>
        <translation>Latenz</translation>
    </message>
    <message>
        <location filename="../core/wording/FsMarkWords.cpp" line="-15"/>
        <source>Making files</source>
        <translation>Dateien anlegen</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Removing files</source>
        <translation>Dateien entfernen</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Time outside file calls</source>
        <translation>Zeit außerhalb der Dateiaufrufe</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <location filename="../core/wording/PresetText.cpp" line="+19"/>
        <source>Quick check</source>
        <translation>Kurzprüfung</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Sequential 1 MiB at queue depth 8 and 1, random 4 KiB at queue depth 32 and 1, reading and writing: about a minute and a half.</source>
        <translation>Sequenziell 1 MiB bei Warteschlangentiefe 8 und 1, zufällig 4 KiB bei 32 und 1, lesend und schreibend: etwa anderthalb Minuten.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Classic four</source>
        <translation>Die klassischen vier</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The four tests of popular disk markers: sequential 1 MiB Q8T1 and Q1T1, random 4 KiB Q32T1 and Q1T1, five seconds each way.</source>
        <translation>Die vier Tests verbreiteter Messprogramme: sequenziell 1 MiB Q8T1 und Q1T1, zufällig 4 KiB Q32T1 und Q1T1, je fünf Sekunden in jeder Richtung.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Latency under load</source>
        <translation>Latenz unter Last</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Mixed random 4 KiB, 70 % reads, at queue depth 1, 4, 16 and 64: how latency grows as the load rises.</source>
        <translation>Gemischt zufällig 4 KiB, 70 % lesend, bei Warteschlangentiefe 1, 4, 16 und 64: wie die Latenz mit der Last wächst.</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Many small files</source>
        <translation>Viele kleine Dateien</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>100,000 empty files by each of two writers, without fsync, then removed, as with fs_mark: what a filesystem&apos;s metadata can do.</source>
        <translation>Je 100.000 leere Dateien von zwei Schreibern, ohne fsync, danach entfernt, wie mit fs_mark: was die Metadaten eines Dateisystems leisten.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Source tree</source>
        <translation>Quellbaum</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Extracts a tree shaped like the sources of a Linux kernel, 50,000 files in 2,300 directories, syncs, and removes it.</source>
        <translation>Entpackt einen Baum von der Gestalt der Quellen eines Linux-Kernels, 50.000 Dateien in 2.300 Verzeichnissen, sichert und entfernt ihn.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Controller check</source>
        <translation>Controllerprüfung</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>15 seconds of 8 KiB direct writes that go to four regions in turn and skip every other block (sysbench&apos;s ag4): shows what a disk controller makes of scattered writes.</source>
        <translation>15 Sekunden direkte Schreibvorgänge von 8 KiB, die reihum in vier Bereiche gehen und jeden zweiten Block überspringen (ag4 von sysbench): zeigt, was ein Controller aus verstreuten Schreibvorgängen macht.</translation>
    </message>
</context>
<context>
    <name>QDialog</name>
    <message>
        <location filename="../ui/window/About.cpp" line="+20"/>
        <source>About Iolite</source>
        <translation>Über Iolite</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Versions and licences</source>
        <translation>Versionen und Lizenzen</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Measures storage and filesystems on Linux.</source>
        <translation>Misst Speicher und Dateisysteme unter Linux.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Free software: GNU General Public License, version 3 or later. No warranty.</source>
        <translation>Freie Software: GNU General Public License, Version 3 oder später. Ohne Gewähr.</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>public domain</source>
        <translation>gemeinfrei</translation>
    </message>
</context>
<context>
    <name>Status</name>
    <message>
        <location filename="../core/wording/PhaseText.cpp" line="+8"/>
        <source>Running</source>
        <translation>Läuft</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Partly done</source>
        <translation>Teilweise fertig</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Failed</source>
        <translation>Gescheitert</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Cancelled</source>
        <translation>Abgebrochen</translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message>
        <location filename="../core/wording/SummaryText.cpp" line="+70"/>
        <source>A read of %1 took %2 at the median and up to %3 in 99 of 100 cases%4.</source>
        <translation>Ein Lesevorgang von %1 dauerte im Median %2 und in 99 von 100 Fällen bis zu %3%4.</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>A write of %1 took %2 at the median and up to %3 in 99 of 100 cases%4.</source>
        <translation>Ein Schreibvorgang von %1 dauerte im Median %2 und in 99 von 100 Fällen bis zu %3%4.</translation>
    </message>
    <message>
        <location line="+21"/>
        <source>%1: %2</source>
        <comment>figure: value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>The tests that count were over in less than half a second, too fast to give a rate. Use a larger size and more files.</source>
        <translation>Die maßgeblichen Tests waren in weniger als einer halben Sekunde vorbei, zu schnell für eine Rate. Abhilfe: eine größere Größe und mehr Dateien.</translation>
    </message>
    <message>
        <location line="+32"/>
        <source>Reads reached %1%2, writes %3%4.</source>
        <translation>Lesen erreichte %1%2, Schreiben %3%4.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Reads reached %1%2.</source>
        <translation>Lesen erreichte %1%2.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Writes reached %1%2.</source>
        <translation>Schreiben erreichte %1%2.</translation>
    </message>
    <message>
        <location line="-36"/>
        <location line="+39"/>
        <source>Nothing was measured.</source>
        <translation>Es wurde nichts gemessen.</translation>
    </message>
</context>
<context>
    <name>Units</name>
    <message>
        <location filename="../core/wording/Numbers.cpp" line="+126"/>
        <location line="+4"/>
        <location line="+4"/>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>%1 min %2 s</source>
        <translation>%1 min %2 s</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>%1 h %2 min</source>
        <translation>%1 h %2 min</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>%1 d %2 h</source>
        <translation>%1 d %2 h</translation>
    </message>
</context>
<context>
    <name>Workloads</name>
    <message>
        <location filename="../core/wording/ArchiveWords.cpp" line="+21"/>
        <source>Archive extraction</source>
        <translation>Archiv entpacken</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Extracts a tar archive of many files and removes the tree, as time tar xf.</source>
        <translation>Entpackt ein tar-Archiv aus vielen Dateien und entfernt den Baum, wie time tar xf.</translation>
    </message>
    <message>
        <location filename="../core/wording/BonnieWords.cpp" line="+12"/>
        <source>bonnie++</source>
        <translation>bonnie++</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>bonnie++&apos;s twelve tests: six on one large file, six on many small ones, comparable with its results.</source>
        <translation>Die zwölf Tests von bonnie++: sechs an einer großen Datei, sechs an vielen kleinen, vergleichbar mit dessen Ergebnissen.</translation>
    </message>
    <message>
        <location filename="../core/wording/FileioWords.cpp" line="+17"/>
        <source>sysbench fileio</source>
        <translation>sysbench fileio</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Reads and writes a set of files as sysbench&apos;s fileio does, with the mode ag4 that fills regions in turn.</source>
        <translation>Liest und schreibt einen Satz von Dateien wie fileio von sysbench, dazu mit dem Modus ag4, der Bereiche reihum füllt.</translation>
    </message>
    <message>
        <location filename="../core/wording/FsMarkWords.cpp" line="+21"/>
        <source>Many small files (fs_mark)</source>
        <translation>Viele kleine Dateien (fs_mark)</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Several writers make, sync and remove many small files, as fs_mark does.</source>
        <translation>Mehrere Schreiber legen viele kleine Dateien an, sichern und entfernen sie, wie es fs_mark tut.</translation>
    </message>
    <message>
        <location filename="../core/wording/JobWords.cpp" line="+7"/>
        <source>Job</source>
        <translation>Job</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Reads and writes in fio&apos;s words.</source>
        <translation>Liest und schreibt, in den Wörtern von fio.</translation>
    </message>
</context>
<context>
    <name>iolite::ui::BonnieModel</name>
    <message>
        <location filename="../ui/results/BonnieModel.cpp" line="+30"/>
        <location line="+3"/>
        <source>Per Chr</source>
        <translation>Je Zeichen</translation>
    </message>
    <message>
        <location line="-2"/>
        <location line="+3"/>
        <source>Block</source>
        <translation>Block</translation>
    </message>
    <message>
        <location line="-2"/>
        <source>Rewrite</source>
        <translation>Umschreiben</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Seeks</source>
        <translation>Seeks</translation>
    </message>
    <message>
        <location line="+1"/>
        <location line="+3"/>
        <source>Create</source>
        <translation>Anlegen</translation>
    </message>
    <message>
        <location line="-2"/>
        <location line="+3"/>
        <source>Read</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <location line="-2"/>
        <location line="+3"/>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <location line="+10"/>
        <source>Sequential Output</source>
        <translation>Sequenzielle Ausgabe</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Sequential Input</source>
        <translation>Sequenzielle Eingabe</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Random</source>
        <translation>Zufällig</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Sequential Create</source>
        <translation>Sequenziell anlegen</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Random Create</source>
        <translation>Zufällig anlegen</translation>
    </message>
    <message>
        <location line="+108"/>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Files × 1024</source>
        <translation>Dateien × 1024</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Latency</source>
        <translation>Latenz</translation>
    </message>
    <message>
        <location line="+13"/>
        <source>Rate</source>
        <translation>Rate</translation>
    </message>
    <message>
        <location line="+20"/>
        <source>Per second, from the start to the end of the test with its syncs</source>
        <translation>Je Sekunde, vom Beginn bis zum Ende des Tests samt dem Sichern</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Processor time of the test in per cent of one processor</source>
        <translation>Prozessorzeit des Tests in Prozent eines Prozessors</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>The longest time that one operation of the test took</source>
        <translation>Die längste Zeit, die ein Vorgang des Tests dauerte</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>%1: not measured</source>
        <translation>%1: nicht gemessen</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>%1: over in so short a time that a rate would mean nothing. Take a larger size or more files.</source>
        <translation>%1: so schnell vorbei, dass eine Rate nichts besagen würde. Abhilfe: eine größere Datei oder mehr Dateien.</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>%1: %2 %3</source>
        <comment>test: exact value unit</comment>
        <translation>%1: %2 %3</translation>
    </message>
    <message>
        <location line="+19"/>
        <source>%1: %2</source>
        <comment>quantity of a test: value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <location line="+84"/>
        <source>Results as bonnie++ prints them</source>
        <translation>Ergebnisse, wie bonnie++ sie ausgibt</translation>
    </message>
</context>
<context>
    <name>iolite::ui::CommandDialog</name>
    <message>
        <location filename="../ui/workload/CommandDialog.cpp" line="+38"/>
        <source>Command line</source>
        <translation>Befehlszeile</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>What was understood</source>
        <translation>Was verstanden wurde</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Remarks</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>What is wrong</source>
        <translation>Was nicht stimmt</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Paste a command line</source>
        <translation>Befehlszeile einfügen</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>&amp;Command line of bonnie++, fs_mark, sysbench fileio or tar:</source>
        <translation>&amp;Befehlszeile von bonnie++, fs_mark, sysbench fileio oder tar:</translation>
    </message>
    <message>
        <location line="+13"/>
        <source>&amp;Use</source>
        <translation>&amp;Übernehmen</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Use these settings</source>
        <translation>Diese Einstellungen übernehmen</translation>
    </message>
    <message>
        <location line="+35"/>
        <source>%1. %2</source>
        <comment>workload. its description</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Directory: %1</source>
        <translation>Verzeichnis: %1</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>• %1: %2</source>
        <comment>setting: value</comment>
        <translation>• %1: %2</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>All settings are the defaults.</source>
        <translation>Alle Einstellungen entsprechen der Vorgabe.</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Settings that are not the defaults:</source>
        <translation>Von der Vorgabe abweichende Einstellungen:</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>The tool would only make or remove its files. Here each run makes its files itself and removes them afterwards.</source>
        <translation>Das Werkzeug würde seine Dateien nur anlegen oder entfernen. Hier legt jeder Lauf seine Dateien selbst an und entfernt sie danach.</translation>
    </message>
    <message numerus="yes">
        <location line="+4"/>
        <source>The line asks for %n repetition(s): press Run as often.</source>
        <translation>
            <numerusform>Die Zeile verlangt %n Wiederholung: „Starten“ ebenso oft drücken.</numerusform>
            <numerusform>Die Zeile verlangt %n Wiederholungen: „Starten“ ebenso oft drücken.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+25"/>
        <source>“%1” is none of the tools that are known here: bonnie++, fs_mark, sysbench, tar.</source>
        <translation>„%1“ ist keines der hier bekannten Werkzeuge: bonnie++, fs_mark, sysbench, tar.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>The line only asks for the tool&apos;s help: there is nothing to run.</source>
        <translation>Die Zeile fragt nur nach der Hilfe des Werkzeugs: Zu messen gibt es nichts.</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>This version can&apos;t run “%1”.</source>
        <translation>Diese Version kann „%1“ nicht ausführen.</translation>
    </message>
    <message>
        <location line="+17"/>
        <source>The directory is a relative one: the target stays as it is.</source>
        <translation>Das Verzeichnis ist relativ angegeben: Das Ziel bleibt, wie es ist.</translation>
    </message>
    <message>
        <location line="+23"/>
        <source>There is no directory %1 here: the target stays as it is.</source>
        <translation>Das Verzeichnis %1 gibt es hier nicht: Das Ziel bleibt, wie es ist.</translation>
    </message>
    <message>
        <location line="+10"/>
        <source>The directory %1 doesn&apos;t answer: the target stays as it is.</source>
        <translation>Das Verzeichnis %1 antwortet nicht: Das Ziel bleibt, wie es ist.</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>iolite::ui::CompareModel</name>
    <message>
        <location filename="../ui/compare/CompareModel.cpp" line="+98"/>
        <source>%1 %2 better</source>
        <translation>%1 %2 besser</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>%1 %2 worse</source>
        <translation>%1 %2 schlechter</translation>
    </message>
    <message>
        <location line="+43"/>
        <source>Metric</source>
        <translation>Messgröße</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>A: %1</source>
        <translation>A: %1</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>B: %1</source>
        <translation>B: %1</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>B / A</source>
        <translation>B / A</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Difference from A</source>
        <translation>Abweichung von A</translation>
    </message>
</context>
<context>
    <name>iolite::ui::CompareView</name>
    <message>
        <location filename="../ui/compare/CompareView.cpp" line="+79"/>
        <source>Nothing to compare yet.
Check two or more runs in the history.</source>
        <translation>Noch nichts zu vergleichen.
Im Verlauf zwei oder mehr Läufe ankreuzen.</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Differences between the runs, and notes</source>
        <translation>Unterschiede zwischen den Läufen und Hinweise</translation>
    </message>
    <message>
        <location line="+58"/>
        <source>Overlay</source>
        <translation>Übereinander</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>All runs in the same axes</source>
        <translation>Alle Läufe in denselben Achsen</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Side by side</source>
        <translation>Nebeneinander</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Two runs beside each other with the same axes</source>
        <translation>Zwei Läufe nebeneinander mit gleichen Achsen</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>&amp;Compare the first with:</source>
        <translation>&amp;Ersten vergleichen mit:</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Run to compare the first with</source>
        <translation>Lauf, mit dem der erste verglichen wird</translation>
    </message>
    <message>
        <location line="+26"/>
        <source>Comparison of the figures</source>
        <translation>Vergleich der Messgrößen</translation>
    </message>
    <message>
        <location line="+96"/>
        <source>Settings that differ: %1</source>
        <translation>Abweichende Einstellungen: %1</translation>
    </message>
</context>
<context>
    <name>iolite::ui::CounterMenu</name>
    <message>
        <location filename="../ui/window/CounterMenu.cpp" line="+18"/>
        <source>Show &amp;Kernel Counters</source>
        <translation>&amp;Kernelzähler zeigen</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Kernel C&amp;ounters</source>
        <translation>Kernel&amp;zähler</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>What the kernel counted meanwhile, in a pane below the latency</source>
        <translation>Was der Kernel währenddessen zählte, in einem Feld unter der Latenz</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>&amp;By the Filesystem</source>
        <translation>Je nach &amp;Dateisystem</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>This run has no kernel counters</source>
        <translation>Dieser Lauf hat keine Kernelzähler</translation>
    </message>
</context>
<context>
    <name>iolite::ui::FilesystemCard</name>
    <message>
        <location filename="../ui/target/FilesystemCard.cpp" line="+20"/>
        <source>Filesystem</source>
        <translation>Dateisystem</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Filesystem under test</source>
        <translation>Gemessenes Dateisystem</translation>
    </message>
    <message>
        <location line="+10"/>
        <source>Measured as it is: nothing is formatted or mounted.</source>
        <translation>Gemessen wird, wie es ist: Nichts wird formatiert oder eingehängt.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>As it is: %1 at %2, %3.</source>
        <comment>type, mount point, options</comment>
        <translation>Wie es ist: %1 in %2, %3.</translation>
    </message>
</context>
<context>
    <name>iolite::ui::HistoryModel</name>
    <message>
        <location filename="../ui/history/HistoryModel.cpp" line="+26"/>
        <source>Unknown target</source>
        <translation>Unbekanntes Ziel</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Yesterday</source>
        <translation>Gestern</translation>
    </message>
    <message>
        <location line="+15"/>
        <source>Own job</source>
        <translation>Eigener Job</translation>
    </message>
    <message>
        <location line="+127"/>
        <source>%1 (%2)</source>
        <comment>name (status)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <location line="+42"/>
        <source>%1
%2 on %3 (%4)
%5, %6</source>
        <comment>name, workload on target (filesystem), start, duration</comment>
        <translation>%1
%2 in %3 (%4)
%5, %6</translation>
    </message>
    <message>
        <location line="+39"/>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Started</source>
        <translation>Begonnen</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Workload</source>
        <translation>Last</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Best rate</source>
        <translation>Beste Rate</translation>
    </message>
</context>
<context>
    <name>iolite::ui::HistoryPanel</name>
    <message>
        <location filename="../ui/history/HistoryPanel.cpp" line="+61"/>
        <source>Search the history</source>
        <translation>Den Verlauf durchsuchen</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Group runs</source>
        <translation>Läufe gruppieren</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>By day</source>
        <translation>Nach Tag</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>By target</source>
        <translation>Nach Ziel</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>No groups</source>
        <translation>Ohne Gruppen</translation>
    </message>
    <message>
        <location line="+16"/>
        <source>Saved runs</source>
        <translation>Gespeicherte Läufe</translation>
    </message>
    <message>
        <location line="+17"/>
        <source>Check two runs to compare them, more to overlay them.</source>
        <translation>Zwei Läufe ankreuzen, um sie zu vergleichen; mehr, um sie übereinanderzulegen.</translation>
    </message>
    <message>
        <location line="+26"/>
        <source>Tags of the run</source>
        <translation>Schlagwörter des Laufs</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Parted by commas</source>
        <translation>Durch Kommas getrennt</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Comment on the run</source>
        <translation>Kommentar zum Lauf</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>What was special about this run?</source>
        <translation>Was war an diesem Lauf besonders?</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>&amp;Tags:</source>
        <translation>S&amp;chlagwörter:</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>C&amp;omment:</source>
        <translation>K&amp;ommentar:</translation>
    </message>
    <message>
        <location line="+18"/>
        <source>Run &amp;Again</source>
        <translation>Noch &amp;einmal messen</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Re&amp;name</source>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>&amp;Delete Run</source>
        <translation>Lauf &amp;löschen</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>&amp;Uncheck All</source>
        <translation>Alle &amp;abwählen</translation>
    </message>
    <message>
        <location line="+55"/>
        <source>No run matches. Try fewer words.</source>
        <translation>Kein Lauf passt. Weniger Wörter finden mehr.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>No runs yet. Each run you make is kept here.</source>
        <translation>Noch keine Läufe. Jeder Lauf wird hier aufgehoben.</translation>
    </message>
</context>
<context>
    <name>iolite::ui::KeyEditor</name>
    <message>
        <location filename="../ui/workload/KeyEditor.cpp" line="+114"/>
        <source>Browse…</source>
        <translation>Durchsuchen…</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Browse for: %1</source>
        <translation>Suchen: %1</translation>
    </message>
    <message>
        <location line="+96"/>
        <location line="+2"/>
        <location line="+3"/>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>up to %1</source>
        <translation>bis %1</translation>
    </message>
    <message>
        <location line="+13"/>
        <source>= %1 bytes (%2)</source>
        <translation>= %1 Byte (%2)</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>= %1</source>
        <translation>= %1</translation>
    </message>
</context>
<context>
    <name>iolite::ui::Leftovers</name>
    <message>
        <location filename="../ui/window/Leftovers.cpp" line="+54"/>
        <source>A run on %1, started %2, was broken off.</source>
        <translation>Ein Lauf in %1, begonnen am %2, wurde abgebrochen.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Its test files have been removed.</source>
        <translation>Seine Testdateien wurden entfernt.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Nothing had been measured yet.</source>
        <translation>Gemessen war noch nichts.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Keep the partial run</source>
        <translation>Den Teil behalten</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
</context>
<context>
    <name>iolite::ui::MainWindow</name>
    <message>
        <location filename="../ui/window/MainWindow.cpp" line="+46"/>
        <source>Iolite</source>
        <translation>Iolite</translation>
    </message>
    <message>
        <location line="+40"/>
        <source>The history was written by a newer Iolite: it can be read, but new runs can&apos;t be saved. Export them as run files.</source>
        <translation>Der Verlauf stammt von einem neueren Iolite: Er ist lesbar, aber neue Läufe können nicht gespeichert werden. Bitte als Laufdateien exportieren.</translation>
    </message>
    <message>
        <location line="+29"/>
        <source>Setup</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message numerus="yes">
        <location line="+19"/>
        <source>%n run(s) deleted.</source>
        <translation>
            <numerusform>%n Lauf gelöscht.</numerusform>
            <numerusform>%n Läufe gelöscht.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <location filename="../ui/window/MainWindowMenus.cpp" line="+49"/>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>&amp;About Iolite</source>
        <translation>&amp;Über Iolite</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Export &amp;Chart as PNG</source>
        <translation>&amp;Diagramm als PNG exportieren</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>%1× (%2 × %3 pixels)…</source>
        <translation>%1× (%2 × %3 Pixel)…</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Export chart</source>
        <translation>Diagramm exportieren</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>PNG images (*.png)</source>
        <translation>PNG-Bilder (*.png)</translation>
    </message>
    <message>
        <location line="+22"/>
        <source>Export &amp;Summary as CSV…</source>
        <translation>&amp;Zusammenfassung als CSV exportieren…</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Export summary</source>
        <translation>Zusammenfassung exportieren</translation>
    </message>
    <message>
        <location line="+1"/>
        <location line="+2"/>
        <source>CSV files (*.csv)</source>
        <translation>CSV-Dateien (*.csv)</translation>
    </message>
    <message>
        <location line="-1"/>
        <source>Export &amp;Time Series as CSV…</source>
        <translation>Zei&amp;treihe als CSV exportieren…</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Export time series</source>
        <translation>Zeitreihe exportieren</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Export &amp;Run File…</source>
        <translation>&amp;Laufdatei exportieren…</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Export run file</source>
        <translation>Laufdatei exportieren</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Iolite runs (*.iolite.json)</source>
        <translation>Iolite-Läufe (*.iolite.json)</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>&amp;Import Run File…</source>
        <translation>Laufdatei &amp;importieren…</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Import run file</source>
        <translation>Laufdatei importieren</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Iolite runs (*.iolite.json);;JSON files (*.json);;All files (*)</source>
        <translation>Iolite-Läufe (*.iolite.json);;JSON-Dateien (*.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>&amp;Copy Results</source>
        <translation>Ergebnisse &amp;kopieren</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Copy C&amp;hart as Image</source>
        <translation>&amp;Diagramm als Bild kopieren</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>&amp;Workload</source>
        <translation>La&amp;st</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>&amp;Paste a Command Line…</source>
        <translation>Befehlszeile &amp;einfügen…</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>&amp;Copy as Command Line</source>
        <translation>Als Befehlszeile &amp;kopieren</translation>
    </message>
    <message>
        <location line="+3"/>
        <location line="+1"/>
        <source>&amp;Run</source>
        <translation>&amp;Lauf</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>Show the &amp;Whole Run</source>
        <translation>&amp;Ganzen Lauf zeigen</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>&amp;Appearance</source>
        <translation>&amp;Darstellung</translation>
    </message>
    <message>
        <location line="+12"/>
        <source>As the &amp;Desktop</source>
        <translation>Wie die &amp;Arbeitsumgebung</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Dar&amp;k</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <location line="+44"/>
        <source>Written: %1</source>
        <translation>Geschrieben: %1</translation>
    </message>
    <message numerus="yes">
        <location line="+19"/>
        <source>%n run(s) imported.</source>
        <translation>
            <numerusform>%n Lauf importiert.</numerusform>
            <numerusform>%n Läufe importiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>%n run(s) of the file were in the history already.</source>
        <translation>
            <numerusform>%n Lauf der Datei war schon im Verlauf.</numerusform>
            <numerusform>%n Läufe der Datei waren schon im Verlauf.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/window/MainWindowRun.cpp" line="+42"/>
        <source>The run did not start</source>
        <translation>Der Lauf hat nicht begonnen</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>The run could not be saved: %1 Export it as a run file to keep it.</source>
        <translation>Der Lauf konnte nicht gespeichert werden: %1 Als Laufdatei exportiert bleibt er erhalten.</translation>
    </message>
    <message>
        <location line="+25"/>
        <source>Measuring storage</source>
        <translation>Speicher wird gemessen</translation>
    </message>
    <message>
        <location line="+49"/>
        <source>%1 after %2</source>
        <comment>status after duration</comment>
        <translation>%1 nach %2</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Iolite: %1</source>
        <translation>Iolite: %1</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>The run left no result</source>
        <translation>Der Lauf hat kein Ergebnis hinterlassen</translation>
    </message>
    <message>
        <location line="+59"/>
        <source>A run is going on. Close the window?</source>
        <translation>Ein Lauf ist im Gang. Das Fenster schließen?</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Keep measuring in background</source>
        <translation>Im Hintergrund weiter messen</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Stop and keep what was measured</source>
        <translation>Anhalten und Gemessenes behalten</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Don&apos;t close</source>
        <translation>Nicht schließen</translation>
    </message>
</context>
<context>
    <name>iolite::ui::MessageBar</name>
    <message>
        <location filename="../ui/common/MessageBar.cpp" line="+82"/>
        <location line="+3"/>
        <source>Close message</source>
        <translation>Meldung schließen</translation>
    </message>
</context>
<context>
    <name>iolite::ui::MetricModel</name>
    <message>
        <location filename="../ui/results/MetricModel.cpp" line="+79"/>
        <source>%1: %2 %3</source>
        <comment>metric: exact value unit</comment>
        <translation>%1: %2 %3</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>%1: %2</source>
        <comment>metric: value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <location line="+16"/>
        <source>Figure</source>
        <translation>Messgröße</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Worst latency</source>
        <translation>Höchste Latenz</translation>
    </message>
</context>
<context>
    <name>iolite::ui::ResultsModel</name>
    <message>
        <location filename="../ui/results/ResultsModel.cpp" line="+38"/>
        <source>Rate</source>
        <translation>Rate</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Max</source>
        <translation>Max</translation>
    </message>
    <message>
        <location line="+10"/>
        <source>CPU/op</source>
        <translation>CPU/Op.</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>From cache</source>
        <translation>Aus Cache</translation>
    </message>
    <message>
        <location line="+48"/>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <location line="+19"/>
        <source>%1: %2 %3</source>
        <comment>metric: exact value unit</comment>
        <translation>%1: %2 %3</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>%1, %2: %3</source>
        <comment>test, quantity: value</comment>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <location line="+18"/>
        <source>Test</source>
        <translation>Test</translation>
    </message>
</context>
<context>
    <name>iolite::ui::ResultsPanel</name>
    <message>
        <location filename="../ui/results/ResultsPanel.cpp" line="+36"/>
        <source>No results yet. Choose a target on the left and press Run, or pick a run in the history.</source>
        <translation>Noch keine Ergebnisse. Links ein Ziel wählen und „Starten“ drücken oder einen Lauf im Verlauf wählen.</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Result in words</source>
        <translation>Ergebnis in Worten</translation>
    </message>
    <message>
        <location line="+22"/>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <location line="-12"/>
        <source>Copy Results</source>
        <translation>Ergebnisse kopieren</translation>
    </message>
    <message>
        <location line="+36"/>
        <source>%1. </source>
        <comment>status of the run</comment>
        <translation>%1. </translation>
    </message>
    <message>
        <location line="+13"/>
        <source>Running: figures appear here as each test ends.</source>
        <translation>Läuft: Die Messgrößen erscheinen hier, sobald ein Test endet.</translation>
    </message>
</context>
<context>
    <name>iolite::ui::RunChart</name>
    <message>
        <location filename="../ui/charts/RunChart.cpp" line="+383"/>
        <source>Nothing to show yet.
Choose a target and a workload and press Run, or select a saved run in the history.</source>
        <translation>Noch nichts zu zeigen.
Ein Ziel und eine Last wählen und „Starten“ drücken oder einen gespeicherten Lauf im Verlauf wählen.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>This run has no time series: whatever made it kept only totals.
Its figures are in the table below.</source>
        <translation>Dieser Lauf hat keine Zeitreihe: Was ihn erzeugte, behielt nur Gesamtwerte.
Seine Messgrößen stehen in der Tabelle darunter.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Throughput and latency over time</source>
        <translation>Durchsatz und Latenz über die Zeit</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/charts/ChartSummary.cpp" line="+33"/>
        <source>Throughput and latency of %1 over %2, %n phase(s). Highest throughput %3, highest latency %4.</source>
        <translation>
            <numerusform>Durchsatz und Latenz von %1 über %2, %n Phase. Höchster Durchsatz %3, höchste Latenz %4.</numerusform>
            <numerusform>Durchsatz und Latenz von %1 über %2, %n Phasen. Höchster Durchsatz %3, höchste Latenz %4.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Most per second: %1 (%2).</source>
        <comment>number (unit)</comment>
        <translation>Höchste Zahl je Sekunde: %1 (%2).</translation>
    </message>
</context>
<context>
    <name>iolite::ui::RunPanel</name>
    <message>
        <location filename="../ui/live/RunPanel.cpp" line="+16"/>
        <source>Run the benchmark</source>
        <translation>Die Messung starten</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Run</source>
        <translation>Starten</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>What the run will cost</source>
        <translation>Was der Lauf kosten wird</translation>
    </message>
    <message>
        <location line="+22"/>
        <source>About %1</source>
        <translation>Etwa %1</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>About %1, longer on a slow disk</source>
        <translation>Etwa %1, länger auf einem langsamen Datenträger</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>writes more than %1</source>
        <translation>schreibt mehr als %1</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>writes %1</source>
        <translation>schreibt %1</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>needs %1 of space</source>
        <translation>braucht %1 Platz</translation>
    </message>
</context>
<context>
    <name>iolite::ui::RunStatusLine</name>
    <message>
        <location filename="../ui/live/RunStatus.cpp" line="+18"/>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Rate</source>
        <translation>Rate</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Time left</source>
        <translation>Restzeit</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Progress of the run</source>
        <translation>Fortschritt des Laufs</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Cancel the run</source>
        <translation>Den Lauf abbrechen</translation>
    </message>
    <message>
        <location line="+19"/>
        <source>Ends the run; what was measured is kept</source>
        <translation>Beendet den Lauf; was gemessen wurde, bleibt erhalten</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Ready</source>
        <translation>Bereit</translation>
    </message>
    <message>
        <location line="+20"/>
        <source>Starting…</source>
        <translation>Beginnt&#xa0;…</translation>
    </message>
    <message>
        <location line="+14"/>
        <source>%1 · %2 IOPS</source>
        <comment>rate · operations per second</comment>
        <translation>%1 · %2 IOPS</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>%1 · %2 %3</source>
        <comment>rate · number unit</comment>
        <translation>%1 · %2 %3</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>%1 left</source>
        <comment>time</comment>
        <translation>noch %1</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Cancelling: waiting for operations under way and removing the test files…</source>
        <translation>Bricht ab: wartet auf laufende Vorgänge und entfernt die Testdateien&#xa0;…</translation>
    </message>
</context>
<context>
    <name>iolite::ui::SetupColumn</name>
    <message>
        <location filename="../ui/window/SetupColumn.cpp" line="+40"/>
        <source>Setup</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <location line="+53"/>
        <source>Correct the marked field of the workload to run.</source>
        <translation>Zum Starten das markierte Feld der Last berichtigen.</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Choose a target to run.</source>
        <translation>Zum Starten ein Ziel wählen.</translation>
    </message>
</context>
<context>
    <name>iolite::ui::SpecForm</name>
    <message>
        <location filename="../ui/workload/SpecForm.cpp" line="+36"/>
        <source>What is wrong with the settings</source>
        <translation>Was an den Einstellungen nicht stimmt</translation>
    </message>
    <message>
        <location line="+9"/>
        <location line="+1"/>
        <source>More settings</source>
        <translation>Weitere Einstellungen</translation>
    </message>
    <message>
        <location line="+30"/>
        <source>Default: %1.</source>
        <translation>Vorgabe: %1.</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>%1; default: %2.</source>
        <comment>range; default</comment>
        <translation>%1; Vorgabe: %2.</translation>
    </message>
    <message>
        <location line="+13"/>
        <source>%1:</source>
        <comment>title of a field</comment>
        <translation>%1:</translation>
    </message>
</context>
<context>
    <name>iolite::ui::Stage</name>
    <message>
        <location filename="../ui/window/Stage.cpp" line="+34"/>
        <source>A run is going on.</source>
        <translation>Ein Lauf ist im Gang.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Show the &amp;live chart</source>
        <translation>L&amp;ive-Diagramm zeigen</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Show the live chart</source>
        <translation>Live-Diagramm zeigen</translation>
    </message>
</context>
<context>
    <name>iolite::ui::TargetCard</name>
    <message>
        <location filename="../ui/target/TargetCard.cpp" line="+43"/>
        <source>%1 on %2</source>
        <comment>filesystem on device</comment>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>%1 free of %2</source>
        <translation>%1 von %2 frei</translation>
    </message>
    <message>
        <location line="+11"/>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <location line="+26"/>
        <source>Mounted volumes</source>
        <translation>Eingehängte Datenträger</translation>
    </message>
    <message>
        <location line="+24"/>
        <source>&amp;Directory:</source>
        <translation>&amp;Verzeichnis:</translation>
    </message>
    <message>
        <location line="+1"/>
        <location line="+122"/>
        <source>Directory to measure</source>
        <translation>Zu messendes Verzeichnis</translation>
    </message>
    <message>
        <location line="-121"/>
        <source>Pick a volume, type a path or drop a folder</source>
        <translation>Datenträger wählen, Pfad eingeben oder Ordner hierher ziehen</translation>
    </message>
    <message>
        <location line="+12"/>
        <source>&amp;Browse…</source>
        <translation>D&amp;urchsuchen…</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Browse for a directory</source>
        <translation>Ein Verzeichnis suchen</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>What is known of the directory</source>
        <translation>Was über das Verzeichnis bekannt ist</translation>
    </message>
    <message>
        <location line="+80"/>
        <source>Iolite puts its test files in a folder of its own there and removes them afterwards.</source>
        <translation>Iolite legt seine Testdateien dort in einem eigenen Ordner an und entfernt sie danach.</translation>
    </message>
</context>
<context>
    <name>iolite::ui::VolumeModel</name>
    <message>
        <location filename="../ui/target/VolumeModel.cpp" line="+33"/>
        <source>mounted read-only</source>
        <translation>nur lesbar eingehängt</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>not yours: type a folder below it that is</source>
        <translation>nicht beschreibbar: einen eigenen Ordner darunter eingeben</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>not a storage filesystem</source>
        <translation>kein Dateisystem zum Speichern</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>can&apos;t be used (%1)</source>
        <translation>nicht benutzbar (%1)</translation>
    </message>
    <message>
        <location line="+86"/>
        <location line="+4"/>
        <source>%1, removable</source>
        <translation>%1, wechselbar</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>%1 · %2</source>
        <comment>filesystem · why it can&apos;t be used</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>%1 · %2 free of %3</source>
        <comment>filesystem · free space · size</comment>
        <translation>%1 · %2 von %3 frei</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>%1 · %2</source>
        <comment>facts · device</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <location line="+20"/>
        <source>%1: %2</source>
        <comment>path: facts</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>iolite::ui::WorkloadCard</name>
    <message>
        <location filename="../ui/workload/WorkloadCard.cpp" line="+57"/>
        <location line="+14"/>
        <source>Workload</source>
        <translation>Last</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>Own settings</source>
        <translation>Eigene Einstellungen</translation>
    </message>
    <message>
        <location line="+14"/>
        <source>&amp;Paste a command line…</source>
        <translation>Befehlszeile ein&amp;fügen…</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Paste a command line</source>
        <translation>Befehlszeile einfügen</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Takes the settings from a line for bonnie++, fs_mark, sysbench fileio or tar</source>
        <translation>Übernimmt die Einstellungen aus einer Zeile für bonnie++, fs_mark, sysbench fileio oder tar</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Copy as c&amp;ommand line</source>
        <translation>Als Befehls&amp;zeile kopieren</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Copy as command line</source>
        <translation>Als Befehlszeile kopieren</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The command line that was copied</source>
        <translation>Die kopierte Befehlszeile</translation>
    </message>
    <message>
        <location line="+17"/>
        <source>Tests of this workload</source>
        <translation>Tests dieser Last</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>as each test says</source>
        <translation>wie im jeweiligen Test</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>%1:</source>
        <comment>title of a field</comment>
        <translation>%1:</translation>
    </message>
    <message>
        <location line="+21"/>
        <source>One test with every setting in your hands. Words as in fio.</source>
        <translation>Ein Test, bei dem sich alles einstellen lässt. Wörter wie in fio.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>The tests of the run you took over.</source>
        <translation>Die Tests des übernommenen Laufs.</translation>
    </message>
    <message>
        <location line="+84"/>
        <source>• %1</source>
        <comment>item of a list</comment>
        <translation>• %1</translation>
    </message>
    <message>
        <location line="+90"/>
        <source>As in the chosen run</source>
        <translation>Wie im gewählten Lauf</translation>
    </message>
    <message>
        <location line="+63"/>
        <source>Copied: %1</source>
        <translation>Kopiert: %1</translation>
    </message>
</context>
</TS>
