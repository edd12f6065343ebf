#ifndef CXMLPEERS_H
#define CXMLPEERS_H

#include <stdbool.h>
#include <stddef.h>

/// Lets libxml2 call empty functions for all that it finds in a document: no program that uses it can be faster.
bool libxml2_scan(const void *bytes, size_t count);

/// A tree of libxml2, or NULL.
void *libxml2_tree(const void *bytes, size_t count);

void libxml2_free(void *tree);

/// Writes a tree with xmlDocDumpMemory and frees the text; returns its length.
size_t libxml2_dump(void *tree);

#endif
