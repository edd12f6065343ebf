"""What lxml finds in the feeds of the corpus gdata-feeds, for a test that compares it with AsyncGData's typed values.

usage: python3 Tests/Peers/gdata_feeds.py CORPORA_DIR > Tests/Peers/gdata_feeds.json

For each document: what the feed or entry says in Atom's own terms, the same of each entry, and every element of other
vocabularies as [path, attributes, text], where the path begins below the feed or entry and has usual prefixes.
"""

import json
import pathlib
import sys

from lxml import etree

ATOM = "http://www.w3.org/2005/Atom"
PREFIXES = {
    ATOM: "atom",
    "http://www.w3.org/2007/app": "app",
    "http://www.w3.org/XML/1998/namespace": "xml",
    "http://a9.com/-/spec/opensearch/1.1/": "openSearch",
    "http://a9.com/-/spec/opensearchrss/1.0/": "openSearchRSS",
    "http://schemas.google.com/g/2005": "gd",
    "http://schemas.google.com/gdata/batch": "batch",
    "http://schemas.google.com/acl/2007": "gAcl",
    "http://search.yahoo.com/mrss/": "media",
    "http://www.georss.org/georss": "georss",
    "http://www.opengis.net/gml": "gml",
    "http://www.w3.org/2003/01/geo/wgs84_pos#": "geo",
    "http://purl.org/syndication/thread/1.0": "thr",
    "http://schemas.google.com/gCal/2005": "gCal",
    "http://schemas.google.com/contact/2008": "gContact",
    "http://schemas.google.com/docs/2007": "docs",
    "http://schemas.google.com/photos/2007": "gphoto",
    "http://schemas.google.com/photos/exif/2007": "exif",
    "http://schemas.google.com/spreadsheets/2006": "gs",
    "http://schemas.google.com/spreadsheets/2006/extended": "gsx",
    "http://gdata.youtube.com/schemas/2007": "yt",
    "http://schemas.google.com/codesearch/2006": "codesearch",
}


def name(qualified):
    tag = etree.QName(qualified)
    return f"{PREFIXES[tag.namespace]}:{tag.localname}" if tag.namespace else tag.localname


def attributes(element):
    return {name(key): value for key, value in element.attrib.items()}


def children(element, local):
    return element.findall(f"{{{ATOM}}}{local}")


def text(element):
    """The text directly inside of an element."""
    return "".join(element.xpath("text()"))


def texts(element, local):
    return [text(child) for child in children(element, local)]


def foreign(element, path=""):
    """What is in an element and not Atom's, or is inside of such."""
    for child in element.iterchildren(tag=etree.Element):
        if path or etree.QName(child).namespace != ATOM:
            here = f"{path}{name(child.tag)}"
            yield [here, attributes(child), text(child)]
            yield from foreign(child, here + "/")


def described(element):
    return {
        "attributes": attributes(element),
        "id": texts(element, "id"),
        "title": [[child.get("type"), text(child)] for child in children(element, "title")],
        "summary": [[child.get("type"), text(child)] for child in children(element, "summary")],
        "content": [[child.get("type"), child.get("src"), text(child)] for child in children(element, "content")],
        "published": texts(element, "published"),
        "updated": texts(element, "updated"),
        "links": [[link.get("rel"), link.get("type"), link.get("href")] for link in children(element, "link")],
        "categories": [
            [category.get("scheme"), category.get("term"), category.get("label")]
            for category in children(element, "category")
        ],
        "authors": [
            [next(iter(texts(author, part)), None) for part in ("name", "email", "uri")]
            for author in children(element, "author")
        ],
        "foreign": list(foreign(element)),
    }


def document(path):
    root = etree.parse(str(path)).getroot()
    result = {"root": name(root.tag)} | described(root)
    result["entries"] = [described(entry) for entry in children(root, "entry")]
    return result


if __name__ == "__main__":
    folder = pathlib.Path(sys.argv[1]) / "gdata-feeds"
    # A line for each document.
    lines = [
        f"{json.dumps(path.name)}: {json.dumps(document(path), ensure_ascii=False, separators=(',', ':'))}"
        for path in sorted(folder.glob("*.xml"))
    ]
    print("{\n" + ",\n".join(lines) + "\n}")
