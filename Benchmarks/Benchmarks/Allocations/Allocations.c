#include "Allocations.h"

#if defined(__linux__)
#include <errno.h>
#include <features.h>
#endif

#if defined(__GLIBC__)
#include <stdatomic.h>
#include <stddef.h>

// The program's own definitions come before those of the C library, for every library in it.
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static atomic_llong count;

static void note(void) { atomic_fetch_add_explicit(&count, 1, memory_order_relaxed); }

void *malloc(size_t size) {
  note();
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  note();
  return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
  note();
  return __libc_realloc(block, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  note();
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  note();
  *block = __libc_memalign(alignment, size);
  return *block ? 0 : ENOMEM;
}

int64_t charmest_allocations(void) {
  return atomic_load_explicit(&count, memory_order_relaxed);
}
#else
int64_t charmest_allocations(void) { return -1; }
#endif
