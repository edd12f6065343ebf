#ifndef ALLOCATIONS_H
#define ALLOCATIONS_H

#include <stdbool.h>

/// Whether allocations can be counted here: with glibc they can.
bool allocations_are_known(void);

/// Begins to count, from 0.
void allocations_begin(void);

/// Ends to count: how often memory was asked for, by all threads.
long allocations_end(void);

/// How much memory is in use, in bytes.
long allocations_bytes(void);

#endif
