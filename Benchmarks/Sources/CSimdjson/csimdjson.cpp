#include "csimdjson.h"

#ifdef SIMDJSON

#include <simdjson.h>

bool csimdjson_is_there(void) { return true; }

bool csimdjson_parse(const unsigned char *bytes, size_t count) {
    static simdjson::dom::parser parser;
    simdjson::dom::element document;
    return parser.parse(bytes, count).get(document) == simdjson::SUCCESS;
}

#else

bool csimdjson_is_there(void) { return false; }
bool csimdjson_parse(const unsigned char *, size_t) { return false; }

#endif
