// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Run.h"
#include "core/workloads/job/JobKeys.h"

#include <QtGlobal>

#include <random>

namespace iolite::tests {

/// Runs with every field set to something, for tests that write and read them. The same seed gives the same run.
class RandomRun {
public:
    explicit RandomRun(unsigned seed)
        : m_random(seed)
    {
    }

    std::uint64_t number(std::uint64_t max) { return std::uniform_int_distribution<std::uint64_t>(0, max)(m_random); }
    /// Small ones as often as large ones.
    std::uint64_t anySize() { return m_random() >> number(63); }
    std::int64_t anyTime() { return std::int64_t(anySize() >> 1) * (number(9) ? 1 : -1); }
    bool chance() { return number(1) == 1; }

    /// Any bytes but NUL, which no path has; also well-formed UTF-8 and the characters the escape uses.
    std::string bytes()
    {
        static const std::vector<std::string> pieces{"/", "a b", "\"", ",", ";", "\\", "\n", "\t", "ü", "日本", "😀",
            "\x01", "\xff", "\xc3", "\xed\xa0\x80", "\xee\xbe\x80", "\xee\xbf\xbf", "\xf4\x90\x80\x80", "%", "\xe2\x82",
            "\xef\xbf\xbd", "\x7f"};
        std::string text;
        for (std::uint64_t n = number(6); n > 0; --n)
            text += pieces[number(pieces.size() - 1)];
        for (std::uint64_t n = number(3); n > 0; --n)
            text += char(1 + number(254));
        return text;
    }
    std::vector<std::string> list()
    {
        std::vector<std::string> texts(number(3));
        for (std::string &text : texts)
            text = bytes();
        return texts;
    }
    Error error()
    {
        return {ErrorCode(number(std::uint64_t(ErrorCode::Internal))), bytes(), bytes(), int(number(133)), anyTime(),
            anySize(), anySize(), bytes(), bytes()};
    }
    Histogram histogram()
    {
        Histogram h;
        std::uint32_t bucket = 0;
        for (std::uint64_t n = number(20); n > 0; --n) {
            bucket += 1 + std::uint32_t(number(40));
            h.buckets.emplace_back(bucket, 1 + anySize());
        }
        h.count = anySize();
        h.sumNs = anySize();
        h.minNs = anySize();
        h.maxNs = anySize();
        return h;
    }
    /// A value that the key takes.
    std::string value(const workloads::KeyInfo &key)
    {
        switch (key.type) {
        case workloads::KeyType::Choice:
            return std::string(key.choices[number(key.choices.size() - 1)]);
        case workloads::KeyType::Boolean:
            return chance() ? "on" : "off";
        case workloads::KeyType::Duration:
            return std::to_string(number(key.max) / 1000) + "us";
        case workloads::KeyType::Real:
        case workloads::KeyType::Integer:
        case workloads::KeyType::Size:
            return std::to_string(key.min + (number(key.max - key.min) >> number(20)));
        case workloads::KeyType::Text:
            if (key.key == "bssplit")
                return chance() ? "4k/60:64k/40" : "";
            if (key.key == "bsrange")
                return chance() ? "512-64k" : "";
            if (key.key == "random_distribution")
                return chance() ? "random" : "pareto:0." + std::to_string(1 + number(98));
            return key.max == 0 ? "" : ("job_" + std::to_string(number(99))).substr(0, key.max);
        }
        return {};
    }
    JobSpec job()
    {
        JobSpec job;
        for (const workloads::KeyInfo &key : workloads::jobKeys()) {
            const std::string value = this->value(key);
            if (const auto set = workloads::setJobValue(job, key.key, value); !set)
                qFatal("%s=%s", std::string(key.key).c_str(), value.c_str());
        }
        return job;
    }
    DirectionSample directionSample()
    {
        DirectionSample d;
        const auto latency = [&] { return number(latency::kLimitNs) >> number(41); };
        d = {anySize(), anySize(), anySize(), latency(), latency(), latency(), latency(), latency(), {}};
        for (std::uint64_t n = number(4); n > 0; --n)
            d.heat[number(d.heat.size() - 1)] = std::uint32_t(number(UINT32_MAX));
        return d;
    }
    Sample sample()
    {
        Sample s;
        s.beginNs = anyTime();
        s.endNs = anyTime();
        s.phase = std::int32_t(number(9));
        s.ramp = chance();
        for (DirectionSample &d : s.dir)
            if (chance())
                d = directionSample();
        s.cpuNs = number(std::uint64_t(1) << 49);
        s.deviceReadBytes = anySize();
        s.deviceWriteBytes = anySize();
        for (std::uint64_t n = number(4); n > 0; --n)
            s.kernel[number(kKernelCounters - 1)] = anySize();
        return s;
    }
    PhaseInfo phaseInfo()
    {
        return {int(number(99)), PhaseKind(number(1)), int(number(9)), bytes(), bytes(), Item(number(3)), anySize(),
            Access(number(5)), anySize(), anySize(), int(number(4096)), int(number(1024)), anyTime(), anyTime(),
            anyTime(), anySize()};
    }
    PhaseResult phase()
    {
        PhaseResult p;
        p.info = phaseInfo();
        p.endNs = anyTime();
        p.measuredNs = anyTime();
        for (DirectionResult &d : p.dir)
            if (chance())
                d = {anySize(), anySize(), histogram(), chance() ? histogram() : Histogram{}};
        p.cpuUserNs = anySize();
        p.cpuSystemNs = anySize();
        p.deviceReadBytes = anySize();
        p.deviceWriteBytes = anySize();
        p.deviceKnown = chance();
        p.complete = chance();
        for (std::uint64_t n = number(3); n > 0; --n)
            p.figures.push_back({bytes() + std::to_string(n), double(anySize()) / 1e3});
        for (std::uint64_t n = number(3); n > 0; --n)
            p.counters.push_back({"xfs.counter_" + std::to_string(n), anySize()});
        if (chance())
            p.error = error();
        return p;
    }
    Metric metric(std::uint64_t index)
    {
        Metric m;
        m.name = bytes() + std::to_string(index);
        if (chance())
            m.value = std::generate_canonical<double, 53>(m_random) * double(anySize()) - 1.0;
        m.unit = bytes();
        m.tooFast = chance();
        return m;
    }
    Run run()
    {
        Run r;
        r.id = newRunId();
        r.label = bytes();
        r.tool = bytes();
        r.toolVersion = bytes();
        r.startedMs = anyTime();
        r.durationNs = anyTime();
        r.status = RunStatus(number(4));
        r.target = {bytes(), bytes(), bytes(), bytes(), bytes(), bytes(), anySize(), anySize(), anySize(), anySize(),
            list(), list(), bytes(), bytes(), chance(), chance(), list()};
        r.environment = {bytes(), bytes(), bytes(), bytes(), int(number(4096)), anySize(), bytes(), bytes()};
        r.workload.workload = bytes();
        r.workload.preset = bytes();
        for (std::uint64_t n = number(3); n > 0; --n)
            r.workload.jobs.push_back(job());
        r.sampleIntervalNs = anyTime();
        for (std::uint64_t n = number(3); n > 0; --n)
            r.phases.push_back(phase());
        for (std::uint64_t n = number(5); n > 0; --n)
            r.series.push_back(sample());
        for (std::uint64_t n = number(8); n > 0; --n)
            r.metrics.push_back(metric(n));
        r.tags = list();
        r.notes = list();
        r.comment = bytes();
        if (chance())
            r.error = error();
        return r;
    }

private:
    std::mt19937_64 m_random;
};

} // namespace iolite::tests
