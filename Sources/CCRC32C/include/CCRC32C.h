#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Returns true if this processor has the instructions that `ccrc32c_update` uses. Asking is slow on virtual machines.
bool ccrc32c_is_available(void);

/// Continues a bit-reversed remainder (before the final complement) with `count` bytes.
///
/// To be called only where `ccrc32c_is_available` has returned true.
uint32_t ccrc32c_update(uint32_t remainder, const void *bytes, size_t count);
