"""Reads the feeds of an emulator with feedparser, which has its own idea of what a feed is.

usage: feedparser_client.py URL
Every step is checked; the last line is "ok".
"""
import sys
import urllib.request

import feedparser

url = sys.argv[1]
feed = url + "/feeds/reader"


def post(data, content_type, **headers):
    headers["Content-Type"] = content_type
    request = urllib.request.Request(feed, data=data, headers=headers)
    with urllib.request.urlopen(request, timeout=60) as answer:
        assert answer.status == 201, answer.status
        return answer.read()


for number in range(5):
    post(
        f"""<entry xmlns="http://www.w3.org/2005/Atom"><title type="html">Number &lt;b&gt;{number}&lt;/b&gt;</title>
        <author><name>Liz</name></author><category term="n{number}" scheme="urn:numbers"/>
        <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>Text {number}</p></div></content></entry>""".encode(),
        "application/atom+xml;type=entry",
    )
post(b"\x89PNG", "image/png", Slug="dot.png")

parsed = feedparser.parse(feed + "?max-results=4")
assert not parsed.bozo, parsed.bozo_exception
assert parsed.version == "atom10" and parsed.status == 200, (parsed.version, parsed.status)
assert parsed.feed.title == "reader" and parsed.feed.id == feed
assert parsed.feed.opensearch_totalresults == "6", parsed.feed
links = {link.rel: link.href for link in parsed.feed.links}
assert links["http://schemas.google.com/g/2005#batch"] == feed + "/batch"
entries = list(parsed.entries)
while "next" in links:
    page = feedparser.parse(links["next"])
    assert not page.bozo, page.bozo_exception
    entries += page.entries
    links = {link.rel: link.href for link in page.feed.links}
assert [entry.title for entry in entries] == ["dot.png"] + [f"Number <b>{n}</b>" for n in (4, 3, 2, 1, 0)]
assert len({entry.id for entry in entries}) == 6
first = entries[1]
assert first.author == "Liz" and first.tags[0].term == "n4" and first.tags[0].scheme == "urn:numbers"
assert "<p>Text 4</p>" in first.content[0].value, first.content
assert first.updated_parsed >= first.published_parsed
edits = [link.href for link in first.links if link.rel == "edit"]
assert edits == [first.id], edits
media = entries[0].content[0]
assert media.type == "image/png" and media.src == entries[0].id + "/media", media

again = feedparser.parse(feed + "?max-results=4", etag=parsed.etag)
assert again.status == 304 and not again.entries, again.status
missing = feedparser.parse(feed + "/99")
assert missing.status == 404, missing.status
print("ok")
