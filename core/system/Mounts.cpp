// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/system/Mounts.h"

#include <algorithm>
#include <libmount/libmount.h>
#include <memory>
#include <sys/sysmacros.h>

namespace iolite::system {
namespace {

std::string textOr(const char *text, const char *fallback = "")
{
    return text ? text : fallback;
}

/// Adds each option of `list` that is not in `out` yet. Of "ro" and "rw" only the first stays: the mount's own word
/// comes before that of the superblock, and "ro" on either makes the place read-only.
void addOptions(const char *list, bool readOnly, std::vector<std::string> &out)
{
    const std::string copy = textOr(list);
    char *rest = const_cast<char *>(copy.c_str()); // libmount only moves the pointer
    char *name = nullptr, *value = nullptr;
    std::size_t nameSize = 0, valueSize = 0;
    while (rest && *rest && mnt_optstr_next_option(&rest, &name, &nameSize, &value, &valueSize) == 0) {
        std::string option(name, nameSize);
        if (value)
            option += "=" + std::string(value, valueSize);
        if (option == "rw" && readOnly)
            continue;
        if (std::find(out.begin(), out.end(), option) == out.end())
            out.push_back(option);
    }
}

std::string joinedOptions(const char *mountOptions, const char *superOptions, bool readOnly)
{
    std::vector<std::string> options;
    addOptions(mountOptions, readOnly, options);
    addOptions(superOptions, readOnly, options);
    std::string joined;
    for (const auto &option : options)
        joined += (joined.empty() ? "" : ",") + option;
    return joined;
}

bool saysReadOnly(const char *options)
{
    return options && mnt_optstr_get_option(options, "ro", nullptr, nullptr) == 0;
}

Mount toMount(libmnt_fs *fs)
{
    Mount mount;
    mount.mountPoint = textOr(mnt_fs_get_target(fs));
    mount.root = textOr(mnt_fs_get_root(fs), "/");
    mount.fsType = textOr(mnt_fs_get_fstype(fs));
    mount.source = textOr(mnt_fs_get_source(fs));
    const char *own = mnt_fs_get_vfs_options(fs);
    const char *super = mnt_fs_get_fs_options(fs);
    mount.readOnly = saysReadOnly(own) || saysReadOnly(super);
    mount.options = joinedOptions(own, super, mount.readOnly);
    const dev_t number = mnt_fs_get_devno(fs);
    mount.major = major(number);
    mount.minor = minor(number);
    mount.id = mnt_fs_get_id(fs);
    return mount;
}

} // namespace

std::vector<Mount> readMounts(const char *mountinfo)
{
    std::vector<Mount> mounts;
    const std::unique_ptr<libmnt_table, decltype(&mnt_unref_table)> table(mnt_new_table(), &mnt_unref_table);
    const std::unique_ptr<libmnt_iter, decltype(&mnt_free_iter)> iter(mnt_new_iter(MNT_ITER_FORWARD), &mnt_free_iter);
    if (!table || !iter)
        return mounts;
    // One line that libmount cannot read must not hide all the others.
    mnt_table_set_parser_errcb(table.get(), [](libmnt_table *, const char *, int) { return 1; });
    if (mnt_table_parse_file(table.get(), mountinfo) < 0)
        return mounts;
    libmnt_fs *fs = nullptr;
    while (mnt_table_next_fs(table.get(), iter.get(), &fs) == 0)
        mounts.push_back(toMount(fs));
    return mounts;
}

} // namespace iolite::system
