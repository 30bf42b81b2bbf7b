#pragma once
#include <stdint.h>

/// How many blocks this process has asked `malloc` and its kin for, or -1 where nobody counts.
int64_t charmest_allocations(void);
