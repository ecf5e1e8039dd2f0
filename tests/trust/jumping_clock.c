/* A clock that jumps. Preloaded into a house: FONDACO_CLOCK names a file that holds, as eight bytes,
   how many seconds the time of day is ahead (or behind). What counts seconds since the start does not
   jump, as on a machine whose clock is set. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static int64_t ahead(void) {
  static volatile int64_t *seconds;
  if (!seconds) {
    static int64_t never;
    const char *path = getenv("FONDACO_CLOCK");
    int file = path ? (int)syscall(SYS_openat, AT_FDCWD, path, O_RDONLY, 0) : -1;
    void *page = file < 0 ? MAP_FAILED : mmap(NULL, sizeof never, PROT_READ, MAP_SHARED, file, 0);
    if (file >= 0) close(file);
    seconds = page == MAP_FAILED ? &never : page;
  }
  return *seconds;
}

int clock_gettime(clockid_t which, struct timespec *now) {
  static int (*really)(clockid_t, struct timespec *);
  if (!really) really = (int (*)(clockid_t, struct timespec *))dlsym(RTLD_NEXT, "clock_gettime");
  int result = really(which, now);
  if (!result && (which == CLOCK_REALTIME || which == CLOCK_REALTIME_COARSE)) now->tv_sec += ahead();
  return result;
}

int gettimeofday(struct timeval *restrict now, void *restrict zone) {
  struct timespec exact;
  (void)zone;
  if (clock_gettime(CLOCK_REALTIME, &exact)) return -1;
  now->tv_sec = exact.tv_sec;
  now->tv_usec = exact.tv_nsec / 1000;
  return 0;
}

time_t time(time_t *place) {
  struct timespec exact;
  clock_gettime(CLOCK_REALTIME, &exact);
  if (place) *place = exact.tv_sec;
  return exact.tv_sec;
}
