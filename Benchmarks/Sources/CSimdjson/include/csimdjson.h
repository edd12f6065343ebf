#ifndef CSIMDJSON_H
#define CSIMDJSON_H

#include <stdbool.h>
#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Whether the benchmarks were built with simdjson.
bool csimdjson_is_there(void);

/// Parses a document into simdjson's DOM, with one parser for all documents; the bytes are copied to where they have padding.
bool csimdjson_parse(const unsigned char *bytes, size_t count);

#ifdef __cplusplus
}
#endif

#endif
