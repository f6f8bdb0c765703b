// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wording/CoreText.h"
#include "core/wording/Text.h"
#include "core/wording/Wording.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cerrno>
#include <system_error>

namespace iolite::wording {

namespace {

// Not called tr: lupdate would then miss the marked texts inside.
// Arguments are always given in one arg() call: a path may hold "%2" itself.
QString sentence(const char *text)
{
    return QCoreApplication::translate("Errors", text);
}

QString systemWords(int errnum)
{
    return QString::fromLocal8Bit(std::generic_category().message(errnum).c_str());
}

QString invalidValue(const Error &e, const QString &subject)
{
    if (e.subject == "command line" && e.expected.empty())
        return sentence(QT_TRANSLATE_NOOP("Errors", "The command line has %1. Paste one plain command."))
            .arg(coreText(e.detail));
    if (e.detail.empty() && !e.expected.empty())
        return sentence(QT_TRANSLATE_NOOP("Errors", "%1 is missing or empty. Possible: %2."))
            .arg(subject, coreText(e.expected));
    if (e.expected.empty())
        return sentence(QT_TRANSLATE_NOOP("Errors", "%1 can't be “%2”.")).arg(subject, shown(e.detail));
    return sentence(QT_TRANSLATE_NOOP("Errors", "%1 can't be “%2”. Possible: %3."))
        .arg(subject, shown(e.detail), coreText(e.expected));
}

QString unknownKey(const Error &e, const QString &subject)
{
    if (e.subject.starts_with('-') && e.expected.find_first_of(" ,") != std::string::npos)
        return sentence(QT_TRANSLATE_NOOP("Errors", "There is no option %1. Possible: %2."))
            .arg(subject, shown(e.expected));
    if (e.subject.starts_with('-'))
        return e.expected.empty() ? sentence(QT_TRANSLATE_NOOP("Errors", "There is no option %1.")).arg(subject)
                                  : sentence(QT_TRANSLATE_NOOP("Errors", "There is no option %1. Did you mean %2?"))
                                        .arg(subject, shown(e.expected));
    if (e.expected.empty())
        return sentence(QT_TRANSLATE_NOOP("Errors", "There is no key “%1”.")).arg(subject);
    if (e.expected.find(',') != std::string::npos)
        return sentence(QT_TRANSLATE_NOOP("Errors", "There is no key “%1”. Known: %2."))
            .arg(subject, shown(e.expected));
    return sentence(QT_TRANSLATE_NOOP("Errors", "There is no key “%1”. Did you mean “%2”?"))
        .arg(subject, shown(e.expected));
}

QString conflictingSettings(const Error &e, const QString &subject)
{
    if (e.detail.empty() || e.expected.empty())
        return sentence(QT_TRANSLATE_NOOP("Errors", "%1 does not go together with the other settings.")).arg(subject);
    return sentence(QT_TRANSLATE_NOOP("Errors", "%1 and %2 do not go together as they are set. Right would be: %3."))
        .arg(subject, shown(e.detail), shown(e.expected));
}

QString notEnoughSpace(const Error &e, const QString &subject)
{
    const QString remedy =
        e.expected.empty() ? sentence(QT_TRANSLATE_NOOP("Errors", "a smaller size")) : shown(e.expected);
    return sentence(
        QT_TRANSLATE_NOOP("Errors",
            "Not enough space in %1: the test files need %2, %3 are free. Try %4, or choose a directory with "
            "more room."))
        .arg(subject, bytes(double(e.needed)), bytes(double(e.available)), remedy);
}

QString diskFull(const Error &e, const QString &subject)
{
    if (e.errnum == EDQUOT)
        return sentence(QT_TRANSLATE_NOOP("Errors",
                            "The quota was used up while %1 was written. Free some of your space or files, choose a "
                            "smaller size, or have the quota raised."))
            .arg(subject);
    if (e.detail == "inodes")
        return sentence(QT_TRANSLATE_NOOP("Errors",
                            "The filesystem ran out of inodes while %1 was made: it has space, but can't hold more "
                            "files. Ask for fewer files, or choose a filesystem with more inodes."))
            .arg(subject);
    if (e.offset > 0)
        return sentence(
            QT_TRANSLATE_NOOP("Errors",
                "The filesystem became full while %1 was written (%2 were done). Free some space or choose a "
                "smaller size."))
            .arg(subject, bytes(double(e.offset)));
    return sentence(QT_TRANSLATE_NOOP("Errors",
                        "The filesystem became full while %1 was written. Free some space or choose a smaller size."))
        .arg(subject);
}

QString ioFailed(const Error &e, const QString &subject)
{
    const QString step = e.call.empty() ? sentence(QT_TRANSLATE_NOOP("Errors", "An operation")) : shown(e.call);
    const QString why = e.errnum ? systemWords(e.errnum)
        : e.detail.empty()       ? sentence(QT_TRANSLATE_NOOP("Errors", "no reason was given"))
                                 : shown(e.detail);
    if (e.offset >= 0)
        return sentence(QT_TRANSLATE_NOOP("Errors", "%1 failed on %2 at byte %3: %4."))
            .arg(step, subject, QLocale().toString(qlonglong(e.offset)), why);
    return sentence(QT_TRANSLATE_NOOP("Errors", "%1 failed on %2: %3.")).arg(step, subject, why);
}

QString targetNotWritable(const Error &e, const QString &subject)
{
    return sentence(
        QT_TRANSLATE_NOOP("Errors",
            "No files can be made in %1 (%2). Choose a directory of your own, or change the permissions of this one."))
        .arg(subject, systemWords(e.errnum ? e.errnum : EACCES));
}

QString directNotSupported(const Error &e, const QString &subject)
{
    const QString filesystem =
        e.detail.empty() ? sentence(QT_TRANSLATE_NOOP("Errors", "this filesystem")) : shown(e.detail);
    return sentence(
        QT_TRANSLATE_NOOP("Errors",
            "Direct I/O does not work on %1 (%2). Use direct=off to measure through the page cache, or choose a "
            "directory on "
            "a disk."))
        .arg(filesystem, subject);
}

QString directAlignment(const Error &e, const QString &subject)
{
    if (e.detail.empty())
        return sentence(QT_TRANSLATE_NOOP("Errors",
                            "Direct I/O here needs %1 to be a multiple of %2 bytes. Change it, or use direct=off."))
            .arg(subject, QLocale().toString(qulonglong(e.needed)));
    return sentence(
        QT_TRANSLATE_NOOP("Errors",
            "Direct I/O here needs %1 to be a multiple of %2 bytes, and %3 is not. Change it, or use direct=off."))
        .arg(subject, QLocale().toString(qulonglong(e.needed)), shown(e.detail));
}

QString shortTransfer(const Error &e, const QString &subject)
{
    const QLocale locale;
    return sentence(
        QT_TRANSLATE_NOOP("Errors",
            "%1 gave only %2 of %3 bytes at byte %4: the file is shorter than it was made. Leave the test files "
            "alone during "
            "a run."))
        .arg(subject, locale.toString(qulonglong(e.available)), locale.toString(qulonglong(e.needed)),
            locale.toString(qlonglong(std::max<std::int64_t>(0, e.offset))));
}

// The numbers are 0 where they are not known.
QString openFilesLimit(const Error &e)
{
    if (e.needed == 0 || e.available == 0)
        return sentence(QT_TRANSLATE_NOOP("Errors",
            "No more files can be open at once. Raise the limit, for example with ulimit -n 65536, or use fewer "
            "workers."));
    const QLocale locale;
    return sentence(
        QT_TRANSLATE_NOOP("Errors",
            "This needs %1 open files, the limit here is %2. Raise it, for example with ulimit -n 65536, or use fewer "
            "workers."))
        .arg(locale.toString(qulonglong(e.needed)), locale.toString(qulonglong(e.available)));
}

QString memoryLimit(const Error &e)
{
    if (e.needed == 0)
        return sentence(QT_TRANSLATE_NOOP("Errors",
            "There is not enough memory for this. Use fewer workers, less queue depth or a smaller block size."));
    if (e.available == 0)
        return sentence(
            QT_TRANSLATE_NOOP("Errors",
                "There is not enough memory: this needs %1. Use fewer workers, less queue depth or a smaller block "
                "size."))
            .arg(bytes(double(e.needed)));
    return sentence(
        QT_TRANSLATE_NOOP("Errors",
            "There is not enough memory: this needs %1, the limit here is %2. Use fewer workers, less queue depth or "
            "a smaller block size."))
        .arg(bytes(double(e.needed)), bytes(double(e.available)));
}

QString lockedMemoryLimit(const Error &e)
{
    if (e.needed == 0 || e.available == 0)
        return sentence(QT_TRANSLATE_NOOP("Errors",
            "The limit of locked memory is too low for this. Raise it (ulimit -l), or use fewer workers or less queue "
            "depth."));
    return sentence(
        QT_TRANSLATE_NOOP("Errors",
            "This needs %1 of locked memory, the limit here is %2. Raise it (ulimit -l), or use fewer workers or less "
            "queue depth."))
        .arg(bytes(double(e.needed)), bytes(double(e.available)));
}

QString limitReached(const Error &e)
{
    if (e.subject == "open files")
        return openFilesLimit(e);
    if (e.subject == "memory")
        return memoryLimit(e);
    if (e.subject == "locked memory")
        return lockedMemoryLimit(e);
    if (e.needed == 0 || e.available == 0)
        return sentence(
            QT_TRANSLATE_NOOP("Errors",
                "The limit here for this is reached: %1. Raise it, or use fewer workers or less queue depth."))
            .arg(coreText(e.subject));
    const QLocale locale;
    return sentence(
        QT_TRANSLATE_NOOP("Errors",
            "This needs %1 × %2, the limit here is %3. Raise the limit, or use fewer workers or less queue depth."))
        .arg(locale.toString(qulonglong(e.needed)), coreText(e.subject), locale.toString(qulonglong(e.available)));
}

QString notFound(const Error &e, const QString &subject)
{
    if (e.expected.empty())
        return sentence(QT_TRANSLATE_NOOP("Errors", "“%1” was not found.")).arg(subject);
    return sentence(QT_TRANSLATE_NOOP("Errors", "“%1” was not found. There is: %2.")).arg(subject, shown(e.expected));
}

QString ambiguous(const Error &e, const QString &subject)
{
    if (e.expected.empty())
        return sentence(QT_TRANSLATE_NOOP("Errors", "“%1” fits more than one run. Give more of the id.")).arg(subject);
    return sentence(QT_TRANSLATE_NOOP("Errors", "“%1” fits more than one run: %2. Give more of the id."))
        .arg(subject, shown(e.expected));
}

QString withDetail(const char *text, const Error &e, const QString &subject)
{
    const QString why = !e.detail.empty() ? faultText(e.detail)
        : e.errnum                        ? systemWords(e.errnum)
                                          : sentence(QT_TRANSLATE_NOOP("Errors", "no reason was given"));
    return sentence(text).arg(subject, why);
}

} // namespace

QString errorText(const Error &error)
{
    const QString subject = shown(error.subject);
    switch (error.code) {
    case ErrorCode::InvalidValue:
        return invalidValue(error, subject);
    case ErrorCode::UnknownKey:
        return unknownKey(error, subject);
    case ErrorCode::ConflictingSettings:
        return conflictingSettings(error, subject);
    case ErrorCode::TargetMissing:
        return sentence(
            QT_TRANSLATE_NOOP("Errors", "There is no directory %1. Create it first, or choose one that exists."))
            .arg(subject);
    case ErrorCode::TargetNotDirectory:
        return sentence(QT_TRANSLATE_NOOP("Errors",
                            "%1 is not a directory. Choose the directory in which the test files are to be made."))
            .arg(subject);
    case ErrorCode::TargetIsDevice:
        return sentence(QT_TRANSLATE_NOOP("Errors",
                            "%1 is a device, and writing to it would destroy what it holds. Choose a directory on a "
                            "filesystem of that "
                            "device."))
            .arg(subject);
    case ErrorCode::TargetNotWritable:
        return targetNotWritable(error, subject);
    case ErrorCode::ReadOnlyFilesystem:
        return sentence(
            QT_TRANSLATE_NOOP("Errors",
                "%1 is on a filesystem that is mounted read-only. Mount it writable, or choose a directory elsewhere."))
            .arg(subject);
    case ErrorCode::NotEnoughSpace:
        return notEnoughSpace(error, subject);
    case ErrorCode::NotEnoughInodes:
        return sentence(
            QT_TRANSLATE_NOOP("Errors",
                "The filesystem of %1 can hold only %2 more files, and %3 are needed. Ask for fewer files, or "
                "choose a filesystem with more inodes."))
            .arg(
                subject, QLocale().toString(qulonglong(error.available)), QLocale().toString(qulonglong(error.needed)));
    case ErrorCode::DiskFull:
        return diskFull(error, subject);
    case ErrorCode::DirectNotSupported:
        return directNotSupported(error, subject);
    case ErrorCode::DirectAlignment:
        return directAlignment(error, subject);
    case ErrorCode::ShortTransfer:
        return shortTransfer(error, subject);
    case ErrorCode::IoFailed:
        return ioFailed(error, subject);
    case ErrorCode::LimitReached:
        return limitReached(error);
    case ErrorCode::Cancelled:
        return sentence(QT_TRANSLATE_NOOP("Errors", "Cancelled. What was measured until then is kept."));
    case ErrorCode::Unsupported:
        return withDetail(QT_TRANSLATE_NOOP("Errors", "%1 is not possible here: %2."), error, subject);
    case ErrorCode::NotFound:
        return notFound(error, subject);
    case ErrorCode::Ambiguous:
        return ambiguous(error, subject);
    case ErrorCode::BadFile:
        return withDetail(QT_TRANSLATE_NOOP("Errors", "%1 can't be read: %2."), error, subject);
    case ErrorCode::HistoryFailed:
        return withDetail(QT_TRANSLATE_NOOP("Errors", "The history in %1 can't be used: %2."), error, subject);
    case ErrorCode::Internal:
        break;
    }
    return withDetail(
        QT_TRANSLATE_NOOP("Errors", "A fault in Iolite itself (%1: %2). Please report it."), error, subject);
}

} // namespace iolite::wording
