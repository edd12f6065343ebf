"""Drives the transfers of an emulator with Google's own Python client for Cloud Storage.

usage: google_transfer_client.py URL

The emulator copies at most 1 MiB with a call of rewrite. Every step is asserted; the last line is "ok". Ends by itself after 50
seconds.
"""

import base64
import io
import json
import os
import random
import signal
import sys
import tempfile
import urllib.request

import google_crc32c
import requests
from google.api_core.exceptions import NotFound, PreconditionFailed
from google.auth.credentials import AnonymousCredentials
from google.cloud import storage
from google.cloud.storage import transfer_manager

URL = sys.argv[1]
STEP = 256 * 1024
noise = random.Random(1).randbytes


def control(method, path, body=None):
    data = json.dumps(body).encode() if body is not None else None
    with urllib.request.urlopen(urllib.request.Request(f"{URL}/_emulator/{path}", data, method=method)) as answer:
        text = answer.read()
    return json.loads(text) if text else None


def crc32c(content):
    return base64.b64encode(google_crc32c.Checksum(content).digest()).decode()


def raises(error, function, *arguments, **options):
    try:
        function(*arguments, **options)
    except error:
        return True
    return False


def compose(bucket):
    parts = [noise(1000 + number) for number in range(32)]
    for number, part in enumerate(parts):
        bucket.blob(f"part/{number}").upload_from_string(part)
    sources = [bucket.get_blob(f"part/{number}") for number in range(32)]
    whole = bucket.blob("whole")
    whole.content_type = "a/b"
    generations = [source.generation for source in sources]
    whole.compose(sources, if_generation_match=0, if_source_generation_match=generations)
    content = b"".join(parts)
    assert (whole.component_count, whole.md5_hash, whole.content_type) == (32, None, "a/b")
    assert (whole.size, whole.crc32c) == (len(content), crc32c(content))
    assert bucket.blob("whole").download_as_bytes(checksum="crc32c") == content
    assert raises(PreconditionFailed, whole.compose, sources, if_generation_match=0)
    assert raises(PreconditionFailed, whole.compose, sources[:1], if_source_generation_match=[1])
    assert raises(NotFound, whole.compose, [bucket.blob("none")])
    longer = bucket.blob("longer")
    longer.compose([whole, sources[0]])
    assert (longer.component_count, longer.crc32c) == (33, crc32c(content + parts[0]))


def rewrite(bucket):
    content = noise(2 * 1024 * 1024 + 5)
    source = bucket.blob("source")
    source.metadata = {"color": "green"}
    source.upload_from_string(content, content_type="text/plain")
    target = bucket.blob("target")
    token, steps = None, []
    while True:
        token, done, total = target.rewrite(source, token=token, if_source_generation_match=source.generation)
        steps.append((done, total))
        if token is None:
            break
    assert steps == [(1 << 20, len(content)), (2 << 20, len(content)), (len(content), len(content))], steps
    assert (target.content_type, target.metadata, target.md5_hash) == ("text/plain", {"color": "green"}, source.md5_hash)
    assert bucket.blob("target").download_as_bytes() == content
    assert raises(PreconditionFailed, target.rewrite, source, if_generation_match=0)
    target.update_storage_class("NEARLINE")
    assert bucket.get_blob("target").storage_class == "NEARLINE"
    copy = bucket.copy_blob(source, bucket, "deep/cöpy", if_generation_match=0)
    assert (copy.name, copy.crc32c) == ("deep/cöpy", source.crc32c)
    assert raises(PreconditionFailed, bucket.copy_blob, source, bucket, "deep/cöpy", if_generation_match=0)
    assert bucket.rename_blob(copy, "renamed").crc32c == source.crc32c
    assert not bucket.blob("deep/cöpy").exists()


def metadata(client, bucket):
    bucket.labels = {"color": "green"}
    bucket.patch()
    assert client.get_bucket(bucket.name).labels == {"color": "green"}
    blob = bucket.blob("metadata")
    blob.upload_from_string(b"x")
    blob.cache_control = "no-store"
    blob.patch(if_metageneration_match=1)
    blob.metadata = {"a": "b"}
    blob.update(if_metageneration_match=2)
    assert raises(PreconditionFailed, blob.patch, if_metageneration_match=1)
    blob.reload()
    assert (blob.metadata, blob.metageneration) == ({"a": "b"}, 3)
    names = [found.name for found in client.list_blobs(bucket, match_glob="part/{1,2}?")]
    assert names == [f"part/{number}" for number in range(10, 30)], names
    names = [found.name for found in client.list_blobs(bucket, start_offset="part/3", end_offset="part/5")]
    assert names == ["part/3", "part/30", "part/31", "part/4"], names


def transfers(bucket):
    with tempfile.TemporaryDirectory() as folder:
        contents = {f"many/{number}": noise(100 * number) for number in range(20)}
        contents["many/large"] = noise(9 << 20)  # more than 8 MiB: a resumable upload
        for name, content in contents.items():
            path = os.path.join(folder, name)
            os.makedirs(os.path.dirname(path), exist_ok=True)
            with open(path, "wb") as file:
                file.write(content)
        threads = {"worker_type": transfer_manager.THREAD, "max_workers": 4}
        results = transfer_manager.upload_many_from_filenames(bucket, list(contents), source_directory=folder, **threads)
        assert results == [None] * len(contents), results
        results = transfer_manager.upload_many_from_filenames(bucket, list(contents), source_directory=folder,
                                                              skip_if_exists=True, **threads)
        assert all(isinstance(result, PreconditionFailed) for result in results), results
        target = os.path.join(folder, "down")
        results = transfer_manager.download_many_to_path(bucket, list(contents), destination_directory=target, **threads)
        assert results == [None] * len(contents), results
        for name, content in contents.items():
            with open(os.path.join(target, name), "rb") as file:
                assert file.read() == content, name
        sliced = os.path.join(folder, "sliced")
        transfer_manager.download_chunks_concurrently(bucket.blob("many/large"), sliced, chunk_size=1 << 20, **threads)
        with open(sliced, "rb") as file:
            assert file.read() == contents["many/large"]


def resumable(bucket):
    """The client checks what it sends by the checksum in its last request."""
    content = noise(3 * STEP + 5)
    for checksum in ["crc32c", "md5"]:
        blob = bucket.blob(f"resumable/{checksum}", chunk_size=STEP)
        control("DELETE", "journal")
        blob.upload_from_file(io.BytesIO(content), checksum=checksum)
        assert blob.crc32c == crc32c(content)
        chunks = [entry for entry in control("GET", "journal")["entries"] if entry["operation"] == "upload.chunk"]
        assert len(chunks) == 4 and chunks[-1]["status"] == 200, chunks
        hashes = [{name.lower(): value for name, value in entry["headers"].items()}.get("x-goog-hash")
                  for entry in chunks]
        assert hashes[:3] == [None] * 3 and hashes[3].startswith(f"{checksum}="), hashes

    # An upload that another process goes on with: the checksum of the stored bytes is in the answers.
    start = requests.post(f"{URL}/upload/storage/v1/b/{bucket.name}/o?uploadType=resumable&name=by-hand")
    session = start.headers["Location"]
    part = requests.put(session, content[:STEP], headers={"Content-Range": f"bytes 0-{STEP - 1}/*"})
    assert (part.status_code, part.headers["Range"]) == (308, f"bytes=0-{STEP - 1}")
    assert part.headers["X-Goog-Running-Hash"] == f"crc32c={crc32c(content[:STEP])}"
    wrong = {"Content-Range": f"bytes {STEP}-{len(content) - 1}/{len(content)}", "x-goog-hash": "crc32c=AAAAAA=="}
    assert requests.put(session, content[STEP:], headers=wrong).status_code == 400
    assert not bucket.blob("by-hand").exists()


def commands(bucket):
    """The protocol of X-Goog-Upload, which Python's client does not speak: with the header fields of the documentation
    of Google Photos."""
    def send(url, command, data=b"", **fields):
        headers = {"X-Goog-Upload-Command": command}
        headers.update({f"X-Goog-Upload-{name.replace('_', '-')}": str(value) for name, value in fields.items()})
        return requests.post(url, data=data, headers=headers)

    content = noise(2 * STEP + 5)
    start = send(f"{URL}/upload/storage/v1/b/{bucket.name}/o?name=commands", "start", Protocol="resumable",
                 Content_Type="text/plain", Raw_Size=len(content))
    assert (start.status_code, start.headers["X-Goog-Upload-Status"]) == (200, "active")
    assert start.headers["X-Goog-Upload-Chunk-Granularity"] == str(STEP)
    url = start.headers["X-Goog-Upload-URL"]
    part = send(url, "upload", content[:STEP], Offset=0)
    assert (part.status_code, part.headers["X-Goog-Upload-Size-Received"]) == (200, str(STEP))
    state = send(url, "query")
    assert (state.headers["X-Goog-Upload-Status"], state.headers["X-Goog-Upload-Size-Received"]) == ("active", str(STEP))
    end = send(url, "upload, finalize", content[STEP:], Offset=STEP)
    assert (end.status_code, end.headers["X-Goog-Upload-Status"]) == (200, "final")
    assert end.json()["crc32c"] == crc32c(content)
    assert bucket.blob("commands").download_as_bytes() == content


def main():
    client = storage.Client(project="project", credentials=AnonymousCredentials(), client_options={"api_endpoint": URL})
    bucket = client.create_bucket("transfer-bucket")
    compose(bucket)
    rewrite(bucket)
    metadata(client, bucket)
    transfers(bucket)
    resumable(bucket)
    commands(bucket)


signal.alarm(50)
main()
print("ok")
