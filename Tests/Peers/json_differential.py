"""What Python's json makes of documents that it is handed on standard input, for a test that compares it with AsyncJSON.

A request is a batch: the number of documents, then each with its length in front (all 32 bits, little-endian). The
answers come in the same form:

    R            not JSON
    D            nested deeper than Python goes
    S            a string has a lone surrogate: JSON's grammar, but no Unicode, so only Python takes it
    A<value>     accepted; the value in a form that has one spelling for each:
                 n t f    i<integer>    d<bits of the double in hex>    "<bytes>:<UTF-8>    [<values>]
                 {<name><value>...} sorted by the bytes of the names, of several members of one name the last

Decided where parsers differ: one byte order mark in front is skipped; NaN, Infinity and other encodings than UTF-8
are refused; a number with a fraction or an exponent is a double, which may overflow to infinity; others are exact.
"""

import json
import struct
import sys


def refuse(constant):
    raise ValueError(constant + " is not JSON")


def canonical(value, parts):
    if value is None:
        parts.append(b"n")
    elif value is True:
        parts.append(b"t")
    elif value is False:
        parts.append(b"f")
    elif isinstance(value, int):
        parts.append(b"i%d" % value)
    elif isinstance(value, float):
        parts.append(b"d" + struct.pack(">d", value).hex().encode())
    elif isinstance(value, str):
        text = value.encode()
        parts.append(b'"%d:%s' % (len(text), text))
    elif isinstance(value, list):
        parts.append(b"[")
        for element in value:
            canonical(element, parts)
        parts.append(b"]")
    else:
        parts.append(b"{")
        for name in sorted(value, key=str.encode):
            canonical(name, parts)
            canonical(value[name], parts)
        parts.append(b"}")


def answer(document):
    try:
        text = document.removeprefix(b"\xef\xbb\xbf").decode()
        parts = [b"A"]
        value = json.loads(text, parse_constant=refuse)
    except RecursionError:
        return b"D"
    except ValueError:
        return b"R"
    try:
        canonical(value, parts)
    except UnicodeEncodeError:
        return b"S"
    return b"".join(parts)


def main():
    source, target = sys.stdin.buffer, sys.stdout.buffer
    sys.set_int_max_str_digits(0)
    sys.setrecursionlimit(3000)

    while header := source.read(4):
        answers = []
        for _ in range(struct.unpack("<I", header)[0]):
            document = source.read(struct.unpack("<I", source.read(4))[0])
            text = answer(document)
            answers.append(struct.pack("<I", len(text)) + text)
        target.write(b"".join(answers))
        target.flush()


main()
