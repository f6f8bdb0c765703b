// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/system/FilesystemKinds.h"

#include <algorithm>
#include <iterator>
#include <libmount/libmount.h>

namespace iolite::system {
namespace {

template <std::size_t N>
bool isOneOf(const std::string &type, const char *const (&types)[N])
{
    return std::find(std::begin(types), std::end(types), type) != std::end(types);
}

constexpr const char *pseudo[] = {"proc", "sysfs", "cgroup", "cgroup2", "cpuset", "devpts", "devtmpfs", "debugfs",
    "tracefs", "securityfs", "pstore", "bpf", "configfs", "efivarfs", "fusectl", "mqueue", "hugetlbfs", "autofs",
    "binfmt_misc", "rpc_pipefs", "nfsd", "nsfs", "selinuxfs", "smackfs", "apparmorfs", "resctrl", "binder",
    "functionfs", "usbfs", "sockfs", "pipefs", "anon_inodefs", "bdev", "dax", "fuse.gvfsd-fuse", "fuse.portal",
    "fuse.lxcfs", "fuse.xdg-document-portal", "fuse.snapfuse"};
constexpr const char *images[] = {"squashfs", "erofs", "cramfs", "romfs", "fuse.squashfuse", "composefs"};
constexpr const char *memory[] = {"tmpfs", "ramfs", "devtmpfs", "hugetlbfs", "rootfs"};
constexpr const char *network[] = {"nfs", "nfs4", "cifs", "smb3", "smbfs", "ncpfs", "afs", "coda", "ceph", "lustre",
    "beegfs", "orangefs", "pvfs2", "gpfs", "glusterfs", "ocfs2_dlmfs", "davfs", "fuse.sshfs", "fuse.glusterfs",
    "fuse.ceph", "fuse.ceph-fuse", "fuse.s3fs", "fuse.rclone", "fuse.davfs2", "fuse.davfs", "fuse.curlftpfs",
    "fuse.smbnetfs", "fuse.kio-fuse", "fuse.goofys", "fuse.gcsfuse", "fuse.juicefs", "fuse.mfs", "fuse.moosefs",
    "fuse.lizardfs"};
constexpr const char *host[] = {"9p", "virtiofs", "vboxsf", "prl_fs", "vmhgfs", "fuse.vmhgfs-fuse", "drvfs"};

} // namespace

std::string filesystemByMagic(std::uint64_t magic)
{
    // linux/magic.h; ext2, ext3 and ext4 share one number, and the one driver that serves them is ext4's.
    switch (magic) {
    case 0xEF53:
        return "ext4";
    case 0x58465342:
        return "xfs";
    case 0x9123683E:
        return "btrfs";
    case 0x01021994:
        return "tmpfs";
    case 0x794C7630:
        return "overlay";
    case 0xF2F52010:
        return "f2fs";
    case 0x6969:
        return "nfs";
    case 0x65735546:
        return "fuse";
    case 0x2FC12FC1:
        return "zfs";
    default:
        return {};
    }
}

bool isPseudoFilesystem(const std::string &fsType)
{
    return isOneOf(fsType, pseudo);
}

bool isSystemImage(const std::string &fsType)
{
    return isOneOf(fsType, images);
}

bool isMemoryFilesystem(const std::string &fsType)
{
    return isOneOf(fsType, memory);
}

bool isFuse(const std::string &fsType)
{
    return fsType == "fuse" || fsType == "fuseblk" || fsType.starts_with("fuse.") || fsType.starts_with("fuseblk.");
}

bool isNetworkFilesystem(const std::string &fsType)
{
    return isOneOf(fsType, network);
}

bool isHostFolder(const std::string &fsType)
{
    return isOneOf(fsType, host);
}

std::string mountOption(const std::string &options, const std::string &name)
{
    char *value = nullptr;
    std::size_t size = 0;
    if (mnt_optstr_get_option(options.c_str(), name.c_str(), &value, &size) != 0 || !value)
        return {};
    return {value, size};
}

bool hasMountOption(const std::string &options, const std::string &name)
{
    return mnt_optstr_get_option(options.c_str(), name.c_str(), nullptr, nullptr) == 0;
}

} // namespace iolite::system
