// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/archive/GeneratedTree.h"
#include "tests/unit/ArchiveRun.h"
#include "tests/unit/RandomRun.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <set>

using namespace iolite;
using namespace iolite::tests;
using workloads::GeneratedTree;

namespace {

// FNV-1a over names and sizes: what a tree is, in one number.
std::uint64_t fingerprint(const GeneratedTree &tree)
{
    std::uint64_t hash = 14695981039346656037ULL;
    const auto add = [&hash](std::uint8_t byte) { hash = (hash ^ byte) * 1099511628211ULL; };
    for (const GeneratedTree::Node &node : tree.nodes()) {
        for (const char *c = tree.path(node); *c; ++c)
            add(std::uint8_t(*c));
        for (int shift = 0; shift < 32; shift += 8)
            add(std::uint8_t(node.size >> shift));
    }
    return hash;
}

} // namespace

class TestArchiveGenerated : public QObject {
    Q_OBJECT

private slots:
    void sameSeedGivesTheSameTreeOnEveryMachine()
    {
        QCOMPARE(fingerprint(GeneratedTree(3000, 7)), fingerprint(GeneratedTree(3000, 7)));
        QVERIFY(fingerprint(GeneratedTree(3000, 7)) != fingerprint(GeneratedTree(3000, 8)));
        QCOMPARE(fingerprint(GeneratedTree(3000, 7)), std::uint64_t(5943440320761813932ULL));
    }

    void fullSizeIsThatOfALargeSourceTree()
    {
        const GeneratedTree tree(ArchiveSpec().files, ArchiveSpec().seed);
        std::vector<std::uint64_t> sizes;
        std::uint64_t folders = 0;
        int deepest = 0;
        std::set<std::string> names;
        std::set<std::string> made{""};
        for (const GeneratedTree::Node &node : tree.nodes()) {
            const std::string path = tree.path(node);
            QVERIFY(names.insert(path).second);
            const std::size_t slash = path.rfind('/');
            QVERIFY(made.contains(slash == std::string::npos ? "" : path.substr(0, slash))); // parents first
            deepest = std::max(deepest, int(std::count(path.begin(), path.end(), '/')));
            if (node.folder) {
                ++folders;
                made.insert(path);
            } else {
                sizes.push_back(node.size);
            }
        }
        QVERIFY(std::abs(double(sizes.size()) - 50'000) <= 500);
        QVERIFY(std::abs(double(folders) - 2'300) <= 23);
        QVERIFY(deepest >= 6 && deepest <= 10);
        QCOMPARE(tree.totals().entries, sizes.size() + folders);
        const double mib = double(tree.totals().bytes) / 1048576.0;
        QVERIFY2(std::abs(mib - 800) < 40, qPrintable(QString::number(mib)));
        QVERIFY(std::abs(double(tree.totals().bytes) / 50'000 / double(GeneratedTree::kMeanBytes) - 1) < 0.05);
        // About log-normal: mean and spread of the logarithm.
        double sum = 0, squares = 0;
        for (const std::uint64_t size : sizes) {
            sum += std::log(double(size));
            squares += std::log(double(size)) * std::log(double(size));
        }
        const double mean = sum / double(sizes.size());
        QVERIFY(std::abs(mean - std::log(5368.0)) < 0.05);
        QVERIFY(std::abs(std::sqrt(squares / double(sizes.size()) - mean * mean) - 1.5) < 0.05);
    }

    void smallTreesAreTreesToo()
    {
        for (const std::uint64_t files : {1, 2, 10, 500}) {
            const GeneratedTree tree(files, 3);
            QCOMPARE(tree.totals().entries, files + GeneratedTree::folders(files));
        }
    }

    void extractedTreeIsThePlannedOne()
    {
        ArchiveSpec settings;
        settings.files = 300;
        settings.seed = 5;
        ArchiveRun run(settings);
        const auto extract = run.phase();
        QVERIFY(extract.ok() && extract->complete);
        const GeneratedTree tree(300, 5);
        QCOMPARE((*extract)[Direction::Item].ops, tree.totals().entries);
        QCOMPARE((*extract)[Direction::Write].bytes, tree.totals().bytes);
        QCOMPARE(extract->info.plannedItems, tree.totals().entries);
        QCOMPARE(extract->info.plannedBytes, tree.totals().bytes);
        QCOMPARE(listing(run.tree()).size(), tree.nodes().size());
        for (const GeneratedTree::Node &node : tree.nodes()) {
            const QFileInfo found(run.tree() + "/" + tree.path(node));
            QCOMPARE(found.isDir(), node.folder);
            if (!node.folder)
                QCOMPARE(found.size(), qint64(node.size));
        }
        QCOMPARE(extract->info.test, std::string("extract"));
        const auto removal = run.phase();
        QVERIFY(removal.ok() && removal->complete);
        QCOMPARE(removal->info.test, std::string("delete"));
        QCOMPARE((*removal)[Direction::Item].ops, tree.totals().entries);

        Run record;
        record.workload = run.spec;
        record.phases = {*extract, *removal};
        record.metrics = workloads::archiveWorkload().metrics(record);
        const double seconds = double(extract->measuredNs) * 1e-9;
        QCOMPARE(*record.metric("elapsed")->value, seconds);
        QCOMPARE(*record.metric("files.rate")->value, double(tree.totals().entries) / seconds);
        QCOMPARE(*record.metric("throughput")->value, double(tree.totals().bytes) / 1024 / seconds);
        QVERIFY(std::abs(*record.metric("cpu")->value
                    - (*record.metric("user")->value + *record.metric("system")->value) / seconds * 100)
            < 1e-6);
        QCOMPARE(*record.metric("delete.elapsed")->value, double(removal->measuredNs) * 1e-9);
        QVERIFY(record.metric("minor_faults") && record.metric("major_faults") && record.metric("sync.elapsed"));
        std::set<std::string> names;
        for (const Metric &metric : record.metrics)
            QVERIFY(names.insert(metric.name).second);
        // Half a tree has no time.
        record.phases[0].complete = record.phases[1].complete = false;
        record.metrics = workloads::archiveWorkload().metrics(record);
        QVERIFY(!record.metric("elapsed") && !record.metric("delete.elapsed") && record.metric("files.rate"));
    }

    void contentNeitherCompressesNorRepeats()
    {
        ArchiveSpec settings;
        settings.files = 50;
        ArchiveRun run(settings);
        QVERIFY(run.phase().ok());
        std::set<QByteArray> blocks;
        int all = 0;
        qint64 raw = 0, packed = 0;
        QDirIterator files(run.tree(), QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QByteArray content = file.readAll();
            for (qsizetype offset = 0; offset + 4096 <= content.size(); offset += 4096, ++all)
                blocks.insert(content.mid(offset, 4096));
            raw += content.size();
            packed += qCompress(content).size();
        }
        QVERIFY(all > 50);
        QCOMPARE(int(blocks.size()), all);
        QVERIFY(packed > raw * 99 / 100);
    }

    void everyKeyCanBeSetAndReadBack()
    {
        RandomRun random(11);
        const workloads::Workload &workload = workloads::archiveWorkload();
        WorkloadSpec spec = workload.defaults();
        for (int round = 0; round < 50; ++round)
            for (const workloads::KeyInfo &key : workload.keys()) {
                QVERIFY(workload.set(spec, key.key, random.value(key)).ok());
                WorkloadSpec copy = workload.defaults();
                for (const workloads::KeyInfo &each : workload.keys())
                    QVERIFY(workload.set(copy, each.key, workload.value(spec, each.key)).ok());
                QVERIFY(copy == spec);
            }
        QCOMPARE(workload.set(spec, "files", "0").error().code, ErrorCode::InvalidValue);
        QCOMPARE(workload.set(spec, "file_count", "1").error().code, ErrorCode::UnknownKey);
    }

    void estimateHoldsForTheTree()
    {
        WorkloadSpec spec = workloads::archiveWorkload().defaults();
        const GeneratedTree tree(ArchiveSpec().files, ArchiveSpec().seed);
        const auto estimate = workloads::archiveWorkload().estimate(spec);
        QVERIFY(estimate.spaceBytes > tree.totals().bytes && estimate.spaceBytes < tree.totals().bytes * 12 / 10);
        QVERIFY(workloads::archiveWorkload().inodes(spec) > tree.totals().entries);
        // What is offered where space is short does fit.
        const std::uint64_t free = 100 << 20;
        const std::string fitting = workloads::archiveWorkload().fitting(spec, free);
        QVERIFY(fitting.starts_with("files="));
        QVERIFY(workloads::archiveWorkload().set(spec, "files", fitting.substr(6)).ok());
        QVERIFY(workloads::archiveWorkload().estimate(spec).spaceBytes <= free);
    }
};

QTEST_GUILESS_MAIN(TestArchiveGenerated)
#include "tst_archive_generated.moc"
