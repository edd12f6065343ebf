"""Drives an emulator with Google's own Python client for Cloud Storage.

usage: google_cloud_storage_client.py URL

Every step is asserted; the last line is "ok". Ends by itself after 30 seconds.
"""

import io
import json
import random
import signal
import sys
import urllib.request

from google.api_core.exceptions import Conflict, NotFound, PreconditionFailed
from google.auth.credentials import AnonymousCredentials
from google.cloud import storage

STEP = 256 * 1024


def set_faults(url, rules):
    body = json.dumps({"rules": rules}).encode()
    urllib.request.urlopen(urllib.request.Request(f"{url}/_emulator/faults", body, method="PUT")).read()


def journal(url):
    return json.load(urllib.request.urlopen(f"{url}/_emulator/journal"))["entries"]


def raises(error, function, *arguments, **options):
    try:
        function(*arguments, **options)
    except error:
        return True
    return False


def main(url):
    client = storage.Client(
        project="project", credentials=AnonymousCredentials(), client_options={"api_endpoint": url}
    )
    noise = random.Random(1).randbytes

    bucket = client.create_bucket("peer-bucket")
    assert raises(Conflict, client.create_bucket, "peer-bucket")
    assert [found.name for found in client.list_buckets(prefix="peer")] == ["peer-bucket"]

    small = bucket.blob("small/näme with #?+.txt")
    small.metadata = {"color": "green"}
    small.upload_from_string("hello", content_type="text/plain", checksum="crc32c")
    assert small.crc32c and small.md5_hash and small.size == 5
    assert bucket.blob(small.name).download_as_bytes() == b"hello"

    content = noise(5 * STEP + 1234)
    large = bucket.blob("large", chunk_size=STEP)
    large.upload_from_file(io.BytesIO(content), checksum="md5", if_generation_match=0)  # of unknown size: in chunks
    assert large.download_as_bytes(checksum="md5") == content
    assert bucket.blob("large").download_as_bytes(start=10, end=19) == content[10:20]
    assert bucket.blob("large", chunk_size=STEP).download_as_bytes(raw_download=True) == content
    assert raises(PreconditionFailed, large.upload_from_string, b"again", if_generation_match=0)

    # The second chunk is stored in part and answered with 503, the fourth one breaks off with a reset.
    set_faults(url, [
        {"fault": "acceptThenStatus", "uploadBytes": STEP, "operation": "upload.chunk", "nth": 2},
        {"fault": "acceptThenReset", "uploadBytes": STEP, "operation": "upload.chunk", "nth": 4},
    ])
    interrupted = bucket.blob("interrupted", chunk_size=8 * STEP)
    content = noise(40 * STEP + 1)  # more than 8 MiB, or the client would send it in one request
    interrupted.upload_from_string(content, if_generation_match=0)
    assert bucket.blob("interrupted").download_as_bytes() == content
    entries = journal(url)
    assert len([entry for entry in entries if "fault" in entry]) == 2, entries
    assert {"upload.start", "upload.chunk"} <= {entry.get("operation") for entry in entries}

    for number in range(25):
        bucket.blob(f"many/{number:02}").upload_from_string(b"")
    pages = [[blob.name for blob in page] for page in client.list_blobs(bucket, prefix="many/", page_size=10).pages]
    assert [len(page) for page in pages] == [10, 10, 5], pages
    assert sum(pages, []) == [f"many/{number:02}" for number in range(25)]
    listing = client.list_blobs(bucket, delimiter="/")
    assert [blob.name for blob in listing] == ["interrupted", "large"]
    assert listing.prefixes == {"many/", "small/"}

    small.reload()
    assert small.metadata == {"color": "green"} and small.metageneration == 1
    small.metadata = {"color": None, "shape": "round"}
    small.patch(if_metageneration_match=1)
    assert small.metadata == {"shape": "round"} and small.metageneration == 2
    assert raises(PreconditionFailed, small.patch, if_metageneration_match=1)

    assert raises(Conflict, bucket.delete)
    for blob in client.list_blobs(bucket):
        blob.delete(if_generation_match=blob.generation)
    assert raises(NotFound, large.reload)
    bucket.delete()
    assert raises(NotFound, client.get_bucket, "peer-bucket")


signal.alarm(30)
main(sys.argv[1])
print("ok")
