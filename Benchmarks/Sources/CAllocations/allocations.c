#include "allocations.h"

#ifdef __linux__
#include <malloc.h>
#endif
#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>

#ifdef __GLIBC__

// A program's own malloc is that of its shared libraries too. These count and go on to glibc's; nothing else is replaced.
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static bool counting;
static atomic_long count;

static inline void note(void) {
    if (__builtin_expect(counting, false)) atomic_fetch_add_explicit(&count, 1, memory_order_relaxed);
}

void *malloc(size_t size) {
    note();
    return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
    note();
    return __libc_calloc(number, size);
}

void *realloc(void *old, size_t size) {
    note();
    return __libc_realloc(old, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
    note();
    *result = __libc_memalign(alignment, size);
    return *result ? 0 : 12;  // ENOMEM
}

void *aligned_alloc(size_t alignment, size_t size) {
    note();
    return __libc_memalign(alignment, size);
}

bool allocations_are_known(void) { return true; }

void allocations_begin(void) {
    count = 0;
    counting = true;
}

long allocations_end(void) {
    counting = false;
    return count;
}

long allocations_bytes(void) {
    struct mallinfo2 used = mallinfo2();
    return (long)(used.uordblks + used.hblkhd);
}

#else

bool allocations_are_known(void) { return false; }
void allocations_begin(void) {}
long allocations_end(void) { return 0; }
long allocations_bytes(void) { return 0; }

#endif
