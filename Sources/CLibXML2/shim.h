// What AsyncXML uses of libxml2. From 2.12 on its headers no longer include each other: each is named here.
#ifndef CLIBXML2_SHIM_H
#define CLIBXML2_SHIM_H

#include <libxml/xmlversion.h>

// Headers built for ICU would bring ICU's, whose types Foundation's own copy of ICU declares differently: no module could
// then import both. Only the layout of xmlCharEncodingHandler depends on it, which is used by reference alone.
#undef LIBXML_ICU_ENABLED

#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/SAX2.h>
#include <libxml/xmlerror.h>
#include <libxml/tree.h>
#include <libxml/uri.h>
#include <libxml/encoding.h>
#include <libxml/xpath.h>
#include <libxml/xpathInternals.h>
#include <libxml/c14n.h>
#include <libxml/HTMLparser.h>

#endif
