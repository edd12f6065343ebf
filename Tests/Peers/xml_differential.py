"""What lxml makes of documents that it is handed on standard input, for a test that compares it with AsyncXML.

A request is a batch: the number of documents, then each with its length in front (all 32 bits, little-endian). The
answers come in the same form, two for each document: its canonical form (Canonical XML 1.0 with comments), and its
exclusive canonical form without comments. Both are empty for what lxml refuses, and ? for what has no canonical form:
a document that names a namespace by a relative URI.

Decided where parsers differ: a document type declaration is refused if it has an internal subset, as AsyncXML does by
default, and nothing that it names is read. What calls itself ISO-8859-1 or ASCII is read as windows-1252, as on the web.
"""

import re
import struct
import sys

from lxml import etree

LATIN1 = re.compile(rb"""<\?xml[^>]*encoding\s*=\s*['"](iso-8859-1|us-ascii)['"]""", re.IGNORECASE)
# The characters of windows-1252; the five bytes that have none stand for controls.
WINDOWS_1252 = "".join(bytes([byte]).decode("cp1252", "ignore") or chr(byte) for byte in range(256))


def answers(document):
    encoding = None
    if LATIN1.match(document):
        encoding = "utf-8"
        document = "".join(WINDOWS_1252[byte] for byte in document).encode()
    parser = etree.XMLParser(
        resolve_entities=False, no_network=True, load_dtd=False, strip_cdata=False, encoding=encoding
    )
    try:
        tree = etree.fromstring(document, parser).getroottree()
    except etree.XMLSyntaxError:
        return b"", b""
    subset = tree.docinfo.internalDTD
    if subset is not None and [*subset.iterentities(), *subset.iterelements()]:
        return b"", b""
    try:
        return (
            etree.tostring(tree, method="c14n", with_comments=True),
            etree.tostring(tree, method="c14n", exclusive=True, with_comments=False),
        )
    except etree.C14NError:
        return b"?", b"?"


def main():
    source, target = sys.stdin.buffer, sys.stdout.buffer
    while header := source.read(4):
        parts = []
        for _ in range(struct.unpack("<I", header)[0]):
            document = source.read(struct.unpack("<I", source.read(4))[0])
            for text in answers(document):
                parts.append(struct.pack("<I", len(text)) + text)
        target.write(b"".join(parts))
        target.flush()


main()
