// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The floor: the shortest loops that do random reads or metadata calls and keep a latency histogram, without anything a
// benchmark has besides (settings, samples, errors, patterns, cancelling). What a tool costs above this is its own
// doing; tests/bench/compare-floor.sh measures both in turn. Shares no code with the engine, on purpose.
//
//   iolite-floor psync|io_uring FILE BYTES BLOCK DEPTH SECONDS [JOBS]      random reads of whole blocks of the file
//   iolite-floor create|stat|unlink DIR FILES                              empty files, by their number
//
// Prints "RATE CPU": operations per second and processor microseconds (user and system of the loop's threads) per
// operation.
#include <fcntl.h>
#include <liburing.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <memory>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

namespace {

std::int64_t now()
{
    timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return std::int64_t(t.tv_sec) * 1'000'000'000 + t.tv_nsec;
}

double cpuSeconds()
{
    rusage usage{};
    getrusage(RUSAGE_THREAD, &usage);
    return double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
        + 1e-6 * double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec);
}

[[noreturn]] void die(const char *what)
{
    std::perror(what);
    std::exit(1);
}

// 128 buckets an octave: one percent.
class Histogram {
public:
    void add(std::int64_t ns)
    {
        const auto value = std::uint64_t(ns) | 128;
        const int shift = int(std::bit_width(value)) - 8;
        ++m_buckets[std::size_t(shift) * 128 + std::size_t(value >> shift & 127)];
        ++m_count;
    }
    std::uint64_t count() const { return m_count; }

private:
    std::array<std::uint64_t, 57 * 128> m_buckets{};
    std::uint64_t m_count = 0;
};

struct Random {
    std::uint64_t state;
    std::uint64_t next()
    {
        state += 0x9e3779b97f4a7c15;
        std::uint64_t z = state;
        z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
        z = (z ^ z >> 27) * 0x94d049bb133111eb;
        return z ^ z >> 31;
    }
    std::uint64_t below(std::uint64_t n) { return std::uint64_t((__extension__(unsigned __int128)(next()) * n) >> 64); }
};

struct Reads {
    std::string file;
    std::uint64_t blocks;
    std::size_t block;
    unsigned depth;
    std::int64_t ns;
};

struct Outcome {
    std::uint64_t operations = 0;
    double cpu = 0;
};

char *buffers(std::size_t bytes)
{
    void *memory = nullptr;
    if (posix_memalign(&memory, 4096, bytes) != 0)
        die("memory");
    std::memset(memory, 1, bytes);
    return static_cast<char *>(memory);
}

void psync(const Reads &reads, Random random, Outcome &outcome)
{
    const int fd = open(reads.file.c_str(), O_RDONLY | O_CLOEXEC);
    if (fd < 0)
        die(reads.file.c_str());
    char *buffer = buffers(reads.block);
    auto histogram = std::make_unique<Histogram>();
    const double cpu = cpuSeconds();
    std::int64_t begin = now();
    const std::int64_t end = begin + reads.ns;
    while (begin < end) {
        if (pread(fd, buffer, reads.block, off_t(random.below(reads.blocks) * reads.block)) != ssize_t(reads.block))
            die("pread");
        const std::int64_t done = now();
        histogram->add(done - begin);
        begin = done;
    }
    outcome = {histogram->count(), cpuSeconds() - cpu};
}

void uring(const Reads &reads, Random random, Outcome &outcome)
{
    const int fd = open(reads.file.c_str(), O_RDONLY | O_CLOEXEC);
    if (fd < 0)
        die(reads.file.c_str());
    io_uring ring;
    if (io_uring_queue_init(reads.depth, &ring, IORING_SETUP_SINGLE_ISSUER | IORING_SETUP_COOP_TASKRUN) != 0)
        die("io_uring");
    char *memory = buffers(reads.block * reads.depth);
    const iovec vector{memory, reads.block * reads.depth};
    if (io_uring_register_files(&ring, &fd, 1) != 0 || io_uring_register_buffers(&ring, &vector, 1) != 0)
        die("register");
    std::vector<std::int64_t> begun(reads.depth);
    std::vector<unsigned> idle;
    for (unsigned slot = 0; slot < reads.depth; ++slot)
        idle.push_back(slot);
    auto histogram = std::make_unique<Histogram>();
    const double cpu = cpuSeconds();
    std::int64_t time = now();
    const std::int64_t end = time + reads.ns;
    while (time < end || idle.size() < reads.depth) {
        if (time < end)
            for (; !idle.empty(); idle.pop_back()) {
                const unsigned slot = idle.back();
                io_uring_sqe *sqe = io_uring_get_sqe(&ring);
                io_uring_prep_read_fixed(sqe, 0, memory + slot * reads.block, unsigned(reads.block),
                    random.below(reads.blocks) * reads.block, 0);
                sqe->flags = IOSQE_FIXED_FILE;
                sqe->user_data = slot;
                begun[slot] = time;
            }
        io_uring_submit_and_wait(&ring, 1);
        time = now();
        unsigned head = 0;
        unsigned reaped = 0;
        io_uring_cqe *cqe = nullptr;
        io_uring_for_each_cqe(&ring, head, cqe)
        {
            if (cqe->res != int(reads.block))
                die("read");
            ++reaped;
            histogram->add(time - begun[cqe->user_data]);
            idle.push_back(unsigned(cqe->user_data));
        }
        io_uring_cq_advance(&ring, reaped);
    }
    outcome = {histogram->count(), cpuSeconds() - cpu};
    io_uring_queue_exit(&ring);
}

void names(std::string_view call, const char *folder, std::uint64_t files)
{
    const int directory = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (directory < 0)
        die(folder);
    auto histogram = std::make_unique<Histogram>();
    std::array<char, 32> name;
    const double cpu = cpuSeconds();
    const std::int64_t start = now();
    std::int64_t begin = start;
    for (std::uint64_t i = 0; i < files; ++i) {
        std::uint64_t rest = i;
        name[10] = '\0';
        for (int digit = 9; digit >= 0; --digit, rest >>= 4)
            name[std::size_t(digit)] = "0123456789abcdef"[rest & 15];
        struct stat status;
        if (call == "create") {
            const int fd = openat(directory, name.data(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
            if (fd < 0 || close(fd) != 0)
                die("openat");
        } else if (call == "stat" ? fstatat(directory, name.data(), &status, 0) != 0
                                  : unlinkat(directory, name.data(), 0) != 0) {
            die(call.data());
        }
        const std::int64_t done = now();
        histogram->add(done - begin);
        begin = done;
    }
    const double seconds = 1e-9 * double(begin - start);
    std::printf("%.1f %.4f\n", double(files) / seconds, 1e6 * (cpuSeconds() - cpu) / double(files));
}

} // namespace

int main(int argc, char **argv)
{
    const std::string_view what = argc > 1 ? argv[1] : "";
    if (argc == 4 && (what == "create" || what == "stat" || what == "unlink")) {
        names(what, argv[2], std::strtoull(argv[3], nullptr, 10));
        return 0;
    }
    if (argc < 7 || (what != "psync" && what != "io_uring")) {
        std::fputs("iolite-floor psync|io_uring FILE BYTES BLOCK DEPTH SECONDS [JOBS]\n"
                   "iolite-floor create|stat|unlink DIR FILES\n",
            stderr);
        return 2;
    }
    const std::size_t block = std::strtoull(argv[4], nullptr, 10);
    const Reads reads{argv[2], std::strtoull(argv[3], nullptr, 10) / block, block, unsigned(std::atoi(argv[5])),
        std::int64_t(std::atof(argv[6]) * 1e9)};
    const std::size_t jobs = argc > 7 ? std::strtoul(argv[7], nullptr, 10) : 1;
    std::vector<Outcome> outcomes(jobs);
    std::vector<std::thread> threads;
    const std::int64_t begin = now();
    for (std::size_t job = 0; job < jobs; ++job)
        threads.emplace_back([&, job] {
            const Random random{std::uint64_t(begin) * 31 + job};
            (what == "psync" ? psync : uring)(reads, random, outcomes[job]);
        });
    Outcome all;
    for (std::size_t job = 0; job < jobs; ++job) {
        threads[job].join();
        all.operations += outcomes[job].operations;
        all.cpu += outcomes[job].cpu;
    }
    std::printf("%.1f %.4f\n", double(all.operations) / (1e-9 * double(reads.ns)),
        1e6 * all.cpu / double(std::max<std::uint64_t>(1, all.operations)));
    return 0;
}
