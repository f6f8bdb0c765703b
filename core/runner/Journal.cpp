// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runner/Journal.h"

#include "core/formats/RunJson.h"
#include "core/formats/Utf8.h"
#include "core/system/BlockDevices.h"
#include "core/system/TargetInspector.h"

#include <nlohmann/json.hpp>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <utility>

namespace iolite::runner {

namespace {

namespace fs = std::filesystem;

// One folder for each data directory: the journals of another history are nobody's business here.
std::string memoryFolder(const std::string &dataDir)
{
    // However it is spelled.
    std::error_code ignored;
    const std::string real = fs::weakly_canonical(dataDir, ignored).string();
    std::uint64_t hash = 0xcbf29ce484222325ULL; // FNV-1a
    for (const char c : real.empty() ? dataDir : real)
        hash = (hash ^ std::uint8_t(c)) * 0x100000001b3ULL;
    char name[17];
    std::snprintf(name, sizeof name, "%016llx", static_cast<unsigned long long>(hash));
    // Set but not ours (after su, in a service): what everybody has in memory then.
    const char *runtime = std::getenv("XDG_RUNTIME_DIR");
    const bool usable = runtime && *runtime && access(runtime, W_OK | X_OK) == 0;
    const std::string base = usable ? std::string(runtime) + "/iolite" : "/dev/shm/iolite-" + std::to_string(geteuid());
    return base + "/journal-" + name;
}

std::string dataFolder(const std::string &dataDir)
{
    return dataDir + "/journal";
}

bool share(const std::vector<std::string> &a, const std::vector<std::string> &b)
{
    return std::any_of(
        a.begin(), a.end(), [&b](const std::string &x) { return std::find(b.begin(), b.end(), x) != b.end(); });
}

// The disks below a place, with those below the images of its loop devices.
std::vector<std::string> wholeChain(const TargetFacts &facts, int depth = 0)
{
    std::vector<std::string> disks = facts.disks;
    disks.insert(disks.end(), facts.devices.begin(), facts.devices.end());
    for (const std::string &disk : facts.disks) {
        const std::string image = system::readBlockDevice(disk).backingFile;
        if (image.empty() || depth == 8)
            continue;
        if (const auto below = system::inspectTarget(fs::path(image).parent_path().string())) {
            const std::vector<std::string> more = wholeChain(*below, depth + 1);
            disks.insert(disks.end(), more.begin(), more.end());
        }
    }
    return disks;
}

bool makeOwnFolder(const std::string &path)
{
    if (mkdir(path.c_str(), 0700) != 0 && errno != EEXIST)
        return false;
    struct stat status { };
    return lstat(path.c_str(), &status) == 0 && S_ISDIR(status.st_mode) && status.st_uid == geteuid();
}

// /dev/shm is open to everybody: the folder above must be ours as well. The data directory may be anybody's who lets us
// write.
bool makeFolder(const std::string &path, const std::string &dataDir)
{
    const std::string above = fs::path(path).parent_path().string();
    return (above == dataDir || makeOwnFolder(above)) && makeOwnFolder(path);
}

std::string lockPath(const std::string &dataDir, const std::string &journal)
{
    return dataFolder(dataDir) + "/" + fs::path(journal).stem().string() + ".lock";
}

Error journalError(const std::string &path, const char *call)
{
    Error error;
    error.code = ErrorCode::IoFailed;
    error.subject = path;
    error.call = call;
    error.errnum = errno;
    return error;
}

} // namespace

JournalPlace journalPlace(const std::string &dataDir, const TargetFacts &target)
{
    JournalPlace place{dataFolder(dataDir), {}, dataDir};
    std::error_code ignored;
    fs::create_directories(dataDir, ignored);
    const auto facts = system::inspectTarget(dataDir);
    if (!facts)
        return place;
    const bool sameFilesystem = !target.mountPoint.empty() && facts->mountPoint == target.mountPoint;
    const std::string memory = memoryFolder(dataDir);
    // Without a place in memory the disk under test is better than nothing.
    if ((sameFilesystem || share(wholeChain(*facts), wholeChain(target))) && makeFolder(memory, dataDir))
        return {memory, dataFolder(dataDir), dataDir};
    return place;
}

std::vector<std::string> journalFolders(const std::string &dataDir)
{
    return {memoryFolder(dataDir), dataFolder(dataDir)};
}

bool journalIsHeld(const std::string &dataDir, const std::string &path)
{
    const int fd = ::open(lockPath(dataDir, path).c_str(), O_RDONLY | O_NOFOLLOW | O_CLOEXEC);
    if (fd < 0)
        return false;
    const bool held = flock(fd, LOCK_EX | LOCK_NB) != 0;
    ::close(fd);
    return held;
}

Result<void> removeJournal(const std::string &dataDir, const std::string &path)
{
    Result<void> result;
    const std::string name = fs::path(path).filename().string();
    std::vector<std::string> paths;
    for (const std::string &folder : journalFolders(dataDir))
        paths.push_back(folder + "/" + name);
    // Last: as long as it stands and is locked, nobody takes the rest for abandoned.
    paths.push_back(lockPath(dataDir, path));
    for (const std::string &one : paths)
        if (unlink(one.c_str()) != 0 && errno != ENOENT && result)
            result = journalError(one, "unlink");
    // Goes when it is empty; the folder of the history stays.
    rmdir(memoryFolder(dataDir).c_str());
    return result;
}

Journal::~Journal()
{
    if (m_fd >= 0)
        ::close(m_fd);
    if (m_lock >= 0)
        ::close(m_lock);
}

Result<void> Journal::open(const JournalPlace &place, const std::string &runId, const std::string &testDirectory)
{
    if (!makeFolder(place.directory, place.dataDir))
        return journalError(place.directory, "mkdir");
    m_path = place.directory + "/" + runId + ".jsonl";
    if (!place.copyTo.empty() && makeFolder(place.copyTo, place.dataDir))
        m_copyPath = place.copyTo + "/" + runId + ".jsonl";
    m_place = place;
    // The lock first: a journal that can be seen is held. Waits for somebody who is just looking.
    const std::string lock = lockPath(place.dataDir, m_path);
    if (!makeFolder(dataFolder(place.dataDir), place.dataDir))
        return journalError(dataFolder(place.dataDir), "mkdir");
    m_lock = ::open(lock.c_str(), O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0600);
    if (m_lock < 0)
        return journalError(lock, "open");
    if (flock(m_lock, LOCK_EX) != 0)
        return journalError(lock, "flock");
    m_fd = ::open(m_path.c_str(), O_RDWR | O_CREAT | O_TRUNC | O_APPEND | O_NOFOLLOW | O_CLOEXEC, 0600);
    if (m_fd < 0)
        return journalError(m_path, "open");
    nlohmann::ordered_json first;
    first["journal"] = 1;
    first["pid"] = getpid();
    first["run"] = runId;
    first["test_directory"] = formats::toUtf8Text(testDirectory); // paths are bytes
    append(first.dump());
    if (m_failed)
        return journalError(m_path, "write");
    fdatasync(m_fd);
    copy();
    return {};
}

void Journal::append(const std::string &line)
{
    if (m_fd < 0 || m_failed)
        return;
    const std::string text = line + '\n';
    std::size_t done = 0;
    while (done < text.size()) {
        const ssize_t n = ::write(m_fd, text.data() + done, text.size() - done);
        if (n < 0 && errno == EINTR)
            continue;
        if (n <= 0) {
            m_failed = true;
            return;
        }
        done += std::size_t(n);
    }
}

void Journal::write(const Event &event)
{
    const std::lock_guard lock(m_mutex);
    // A record without its series: the samples stand above already.
    if (const auto *finished = std::get_if<RunFinished>(&event))
        append(R"({"event":"run_finished","run":)" + formats::runHeaderToJson(*finished->run) + "}");
    else
        append(formats::eventToJsonLine(event));
    if (std::holds_alternative<PhaseFinished>(event) || std::holds_alternative<RunFinished>(event)) {
        if (m_fd >= 0 && !m_failed) {
            fdatasync(m_fd);
            copy();
        }
    }
}

void Journal::copy() const
{
    if (m_copyPath.empty())
        return;
    std::error_code ignored;
    const std::string part = m_copyPath + ".part";
    if (fs::copy_file(m_path, part, fs::copy_options::overwrite_existing, ignored))
        fs::rename(part, m_copyPath, ignored);
}

void Journal::discard()
{
    const std::lock_guard lock(m_mutex);
    if (m_fd < 0)
        return;
    removeJournal(m_place.dataDir, m_path);
    ::close(std::exchange(m_fd, -1));
    ::close(std::exchange(m_lock, -1));
}

void Journal::release()
{
    const std::lock_guard lock(m_mutex);
    if (m_fd >= 0)
        ::close(std::exchange(m_fd, -1));
    if (m_lock >= 0)
        ::close(std::exchange(m_lock, -1));
}

} // namespace iolite::runner
