/* A disk that is full or cannot be written to, while a file says so. Preloaded into a house.

   FONDACO_DISK names a folder; if the file "fault" in it says "full" or "read-only", whatever would be
   written to that folder fails as it would on such a disk: ENOSPC, or EROFS. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int fault(void) {
    static int (*really_open)(const char *, int, ...);
    if (!really_open) really_open = dlsym(RTLD_NEXT, "open64");
    char path[4096], word[16] = "";
    const char *folder = getenv("FONDACO_DISK");
    if (!folder) return 0;
    snprintf(path, sizeof path, "%s/fault", folder);
    int file = really_open(path, O_RDONLY);
    if (file < 0) return 0;
    ssize_t size = read(file, word, sizeof word - 1);
    close(file);
    if (size > 0 && !strncmp(word, "full", 4)) return ENOSPC;
    if (size > 0 && !strncmp(word, "read-only", 9)) return EROFS;
    return 0;
}

static int is_ours(const char *path) {
    const char *folder = getenv("FONDACO_DISK");
    return folder && path && !strncmp(path, folder, strlen(folder));
}

static int fails(int file) {
    char link[64], path[4096];
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t size = readlink(link, path, sizeof path - 1);
    if (size < 0) return 0;
    path[size] = 0;
    if (!is_ours(path)) return 0;
    int why = fault();
    if (why) errno = why;
    return why;
}

#define REALLY(name) really = really ? really : dlsym(RTLD_NEXT, name)

ssize_t pwrite64(int file, const void *data, size_t size, off64_t at) {
    static ssize_t (*really)(int, const void *, size_t, off64_t);
    REALLY("pwrite64");
    return fails(file) ? -1 : really(file, data, size, at);
}

ssize_t pwrite(int file, const void *data, size_t size, off_t at) {
    static ssize_t (*really)(int, const void *, size_t, off_t);
    REALLY("pwrite");
    return fails(file) ? -1 : really(file, data, size, at);
}

ssize_t write(int file, const void *data, size_t size) {
    static ssize_t (*really)(int, const void *, size_t);
    REALLY("write");
    return fails(file) ? -1 : really(file, data, size);
}

int ftruncate64(int file, off64_t size) {
    static int (*really)(int, off64_t);
    REALLY("ftruncate64");
    return fails(file) ? -1 : really(file, size);
}

int posix_fallocate64(int file, off64_t from, off64_t size) {
    static int (*really)(int, off64_t, off64_t);
    REALLY("posix_fallocate64");
    int why = fails(file);
    return why ? why : really(file, from, size);
}

/* A file on a disk that cannot be written to can still be read. */
static int refused(const char *path, int flags) {
    int writes = (flags & O_ACCMODE) != O_RDONLY || (flags & (O_CREAT | O_TRUNC));
    if (writes && is_ours(path) && fault() == EROFS) {
        errno = EROFS;
        return 1;
    }
    return 0;
}

int open64(const char *path, int flags, ...) {
    static int (*really)(const char *, int, ...);
    REALLY("open64");
    va_list more;
    va_start(more, flags);
    int mode = va_arg(more, int);
    va_end(more);
    return refused(path, flags) ? -1 : really(path, flags, mode);
}

int open(const char *path, int flags, ...) {
    static int (*really)(const char *, int, ...);
    REALLY("open");
    va_list more;
    va_start(more, flags);
    int mode = va_arg(more, int);
    va_end(more);
    return refused(path, flags) ? -1 : really(path, flags, mode);
}
