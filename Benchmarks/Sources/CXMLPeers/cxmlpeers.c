#include "cxmlpeers.h"

#include <libxml/SAX2.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/tree.h>
#include <string.h>

static void start_element(void *context, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri, int namespaces,
                          const xmlChar **namespace, int attributes, int defaulted, const xmlChar **attribute) {}
static void end_element(void *context, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri) {}
static void characters(void *context, const xmlChar *text, int count) {}
static void comment(void *context, const xmlChar *text) {}
static void instruction(void *context, const xmlChar *target, const xmlChar *data) {}

bool libxml2_scan(const void *bytes, size_t count) {
    xmlParserCtxtPtr context = xmlCreateMemoryParserCtxt(bytes, (int)count);
    if (!context) return false;
    xmlSAXHandler handler;
    memset(&handler, 0, sizeof handler);
    handler.initialized = XML_SAX2_MAGIC;
    handler.startElementNs = start_element;
    handler.endElementNs = end_element;
    handler.characters = characters;
    handler.ignorableWhitespace = characters;
    handler.cdataBlock = characters;
    handler.comment = comment;
    handler.processingInstruction = instruction;
    *context->sax = handler;
    // Without NOENT, references in attributes would be handed over as they stand.
    xmlCtxtUseOptions(context, XML_PARSE_NOENT | XML_PARSE_NONET);
    xmlParseDocument(context);
    bool good = context->wellFormed;
    xmlFreeParserCtxt(context);
    return good;
}

void *libxml2_tree(const void *bytes, size_t count) {
    return xmlReadMemory(bytes, (int)count, NULL, NULL, XML_PARSE_NONET);
}

void libxml2_free(void *tree) { xmlFreeDoc(tree); }

size_t libxml2_dump(void *tree) {
    xmlChar *text = NULL;
    int count = 0;
    xmlDocDumpMemory(tree, &text, &count);
    xmlFree(text);
    return (size_t)count;
}
