#include "CCRC32C.h"
#include <string.h>

// Each processor has three words here: INSTRUCTIONS, the features that a function may use, whatever the flags of the
// compiler are; `step`, which continues a remainder with eight bytes (or one); `product`, the carry-less product of two
// remainders.

#if defined(__x86_64__)

#include <cpuid.h>
#include <nmmintrin.h>
#include <wmmintrin.h>

#define INSTRUCTIONS __attribute__((target("sse4.2,pclmul")))

bool ccrc32c_is_available(void) {
    unsigned a, b, c, d;
    if (!__get_cpuid(1, &a, &b, &c, &d)) return false;
    return (c & bit_SSE4_2) != 0 && (c & bit_PCLMUL) != 0;
}

INSTRUCTIONS static inline uint64_t step(uint64_t remainder, uint64_t word) { return _mm_crc32_u64(remainder, word); }

INSTRUCTIONS static inline uint32_t step_byte(uint32_t remainder, uint8_t byte) {
    return _mm_crc32_u8(remainder, byte);
}

INSTRUCTIONS static inline uint64_t product(uint32_t left, uint32_t right) {
    __m128i both = _mm_clmulepi64_si128(_mm_cvtsi64_si128(left), _mm_cvtsi64_si128(right), 0);
    return (uint64_t)_mm_cvtsi128_si64(both);
}

#elif defined(__AARCH64EL__) || defined(__aarch64__) && defined(__LITTLE_ENDIAN__)

#include <arm_acle.h>
#include <arm_neon.h>
#if defined(__linux__)
#include <sys/auxv.h>
#endif

#define INSTRUCTIONS __attribute__((target("crc,aes")))

bool ccrc32c_is_available(void) {
#if defined(__APPLE__)
    return true; // every Mac with such a processor
#elif defined(__linux__)
    const unsigned long wanted = 1 << 4 | 1 << 7; // HWCAP_PMULL, HWCAP_CRC32
    return (getauxval(AT_HWCAP) & wanted) == wanted;
#else
    return false;
#endif
}

INSTRUCTIONS static inline uint64_t step(uint64_t remainder, uint64_t word) {
    return __crc32cd((uint32_t)remainder, word);
}

INSTRUCTIONS static inline uint32_t step_byte(uint32_t remainder, uint8_t byte) { return __crc32cb(remainder, byte); }

INSTRUCTIONS static inline uint64_t product(uint32_t left, uint32_t right) {
    return vgetq_lane_u64(vreinterpretq_u64_p128(vmull_p64(left, right)), 0);
}

#endif

#if defined(INSTRUCTIONS)

INSTRUCTIONS static inline uint64_t word_at(const uint8_t *bytes) {
    uint64_t word;
    memcpy(&word, bytes, sizeof word);
    return word;
}

// An instruction takes three cycles, and one can begin in each. So three blocks are divided side by side:
//
//     bytes    | first block | second block | third block |
//     becomes    first         second         third           three remainders
//
// The remainder of all is third + second * x^(8 * block) + first * x^(16 * block). A bit-reversed product is one bit
// too low, and dividing eight bytes multiplies by x^32. So the factors are x^(8 * block - 33) and x^(16 * block - 33),
// modulo the polynomial, and one division of the sum of both products does the rest.
INSTRUCTIONS static inline const uint8_t *update_blocks(uint64_t *remainder, const uint8_t *bytes, size_t *count,
                                                         size_t block, uint32_t once, uint32_t twice) {
    while (*count >= 3 * block) {
        uint64_t first = *remainder, second = 0, third = 0;
        for (const uint8_t *end = bytes + block; bytes < end; bytes += 8) {
            first = step(first, word_at(bytes));
            second = step(second, word_at(bytes + block));
            third = step(third, word_at(bytes + 2 * block));
        }
        *remainder = step(0, product((uint32_t)first, twice) ^ product((uint32_t)second, once)) ^ third;
        bytes += 2 * block;
        *count -= 3 * block;
    }
    return bytes;
}

INSTRUCTIONS uint32_t ccrc32c_update(uint32_t start, const void *all, size_t count) {
    const uint8_t *bytes = all;
    uint64_t remainder = start;
    bytes = update_blocks(&remainder, bytes, &count, 4096, 0x82f89c77, 0x54a86326);
    bytes = update_blocks(&remainder, bytes, &count, 256, 0xb9e02b86, 0xdd7e3b0c);
    for (; count >= 8; bytes += 8, count -= 8) remainder = step(remainder, word_at(bytes));
    uint32_t last = (uint32_t)remainder;
    for (; count > 0; bytes++, count--) last = step_byte(last, *bytes);
    return last;
}

#else

bool ccrc32c_is_available(void) { return false; }

uint32_t ccrc32c_update(uint32_t remainder, const void *bytes, size_t count) {
    (void)bytes, (void)count;
    return remainder;
}

#endif
