// What AsyncFetch uses of zlib. Its initializers are macros, which Swift does not see.
#ifndef CZLIB_SHIM_H
#define CZLIB_SHIM_H

#include <zlib.h>

static inline int czlib_inflateInit(z_streamp stream, int windowBits) {
    return inflateInit2(stream, windowBits);
}

#endif
