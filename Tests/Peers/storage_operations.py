"""Tries the operations of clients of Cloud Storage against an emulator, each by itself, and prints a table of them.

usage: storage_operations.py URL

The emulator copies at most 1 MiB with a call of rewrite. The clients are google-cloud-storage, google-api-python-client and
gcsfs. The last line is "ok" if all operations succeed. Ends by itself after 200 seconds.
"""

import io
import json
import os
import random
import signal
import socket
import sys
import tempfile
import traceback
import urllib.parse

import requests

URL = sys.argv[1]
os.environ["STORAGE_EMULATOR_HOST"] = URL
# Otherwise gcsfs asks for the kind of each bucket by gRPC, which the emulator does not speak.
os.environ["GCSFS_EXPERIMENTAL_ZB_HNS_SUPPORT"] = "false"
MIB = 1 << 20
noise = random.Random(1).randbytes
operations = []


def operation(client):
    """Registers a function as an operation of a client."""
    def register(function):
        operations.append((client, function))
        return function
    return register


def raises(error, function, *arguments, **options):
    try:
        function(*arguments, **options)
    except error:
        return True
    return False


def new_name(kind, count=iter(range(10**6))):
    return f"{kind}-{os.getpid()}-{next(count)}"


# google-cloud-storage

from google.api_core import exceptions  # noqa: E402
from google.auth.credentials import AnonymousCredentials  # noqa: E402
from google.cloud import storage  # noqa: E402
from google.cloud.storage import transfer_manager  # noqa: E402

GCS = "google-cloud-storage"
client = storage.Client(project="p", credentials=AnonymousCredentials(), client_options={"api_endpoint": URL})


def new_bucket(**options):
    bucket = client.bucket(new_name("ops"))
    for name, value in options.items():
        setattr(bucket, name, value)
    bucket.create()
    return bucket


def put(bucket, name, content=b"content", **options):
    blob = bucket.blob(name)
    blob.upload_from_string(content, **options)
    return blob


@operation(GCS)
def buckets_are_made_listed_changed_and_deleted():
    bucket = new_bucket(storage_class="NEARLINE", labels={"a": "b"})
    assert bucket.name in [found.name for found in client.list_buckets(prefix="ops-")]
    bucket.cors = [{"origin": ["*"], "method": ["GET"]}]
    bucket.add_lifecycle_delete_rule(age=30)
    bucket.requester_pays = True
    bucket.patch()
    found = client.get_bucket(bucket.name)
    assert (found.storage_class, found.labels, found.requester_pays) == ("NEARLINE", {"a": "b"}, True)
    assert [rule["condition"]["age"] for rule in found.lifecycle_rules] == [30]
    bucket.labels = {}
    bucket.update()
    bucket.delete()
    assert not bucket.exists()


@operation(GCS)
def user_project_is_accepted():
    bucket = client.bucket(new_bucket().name, user_project="payer")
    put(bucket, "n")
    assert [blob.name for blob in bucket.list_blobs()] == ["n"] and bucket.blob("n").download_as_bytes() == b"content"


@operation(GCS)
def versions_are_listed_read_and_brought_back():
    bucket = new_bucket(versioning_enabled=True)
    first, second = put(bucket, "n", b"1").generation, put(bucket, "n", b"2").generation
    assert [blob.generation for blob in bucket.list_blobs(versions=True)] == [first, second]
    assert bucket.blob("n", generation=first).download_as_bytes() == b"1"
    bucket.delete_blob("n")
    assert bucket.get_blob("n") is None and bucket.get_blob("n", generation=second).time_deleted
    bucket.copy_blob(bucket.blob("n"), bucket, "n", source_generation=first)
    assert bucket.blob("n").download_as_bytes() == b"1"
    for blob in bucket.list_blobs(versions=True):
        blob.delete()
    bucket.delete()


@operation(GCS)
def deleted_objects_are_listed_and_restored():
    bucket = new_bucket()
    bucket.soft_delete_policy.retention_duration_seconds = 7 * 86400
    bucket.patch()
    generation = put(bucket, "n").generation
    bucket.delete_blob("n")
    found = list(bucket.list_blobs(soft_deleted=True))
    assert [(blob.name, blob.generation) for blob in found] == [("n", generation)] and found[0].soft_delete_time
    assert bucket.get_blob("n", generation=generation, soft_deleted=True).hard_delete_time
    restored = bucket.restore_blob("n", generation=generation)
    assert restored.generation != generation and bucket.blob("n").download_as_bytes() == b"content"


@operation(GCS)
def lists_take_each_parameter():
    bucket = new_bucket()
    for name in ["a/", "a/1", "a/2.txt", "b", "c.txt", "d/e/f"]:
        put(bucket, name)
    def names(**options):
        found = bucket.list_blobs(**options)
        return [blob.name for blob in found], sorted(found.prefixes)
    assert names(delimiter="/") == (["b", "c.txt"], ["a/", "d/"])
    assert names(delimiter="/", include_trailing_delimiter=True) == (["a/", "b", "c.txt"], ["a/", "d/"])
    assert names(match_glob="**.txt") == (["a/2.txt", "c.txt"], [])
    assert names(start_offset="a/2", end_offset="c") == (["a/2.txt", "b"], [])
    assert names(prefix="a/", page_size=1) == (["a/", "a/1", "a/2.txt"], [])
    assert names(fields="items(name),nextPageToken", max_results=2)[0] == ["a/", "a/1"]
    assert names(delimiter="/", include_folders_as_prefixes=True) == (["b", "c.txt"], ["a/", "d/"])


@operation(GCS)
def access_control_lists_are_changed():
    bucket = new_bucket()
    blob = put(bucket, "n", predefined_acl="private")
    blob.make_public()
    assert "READER" in blob.acl.all().get_roles()
    blob.make_private()
    blob.acl.reload()
    assert not blob.acl.all().get_roles()
    blob.acl.user("ada@example.com").grant_read()
    blob.acl.save()
    assert {"entity": "user-ada@example.com", "role": "READER"} in list(bucket.get_blob("n").acl)
    bucket.acl.group("g@example.com").grant_write()
    bucket.acl.save()
    bucket.default_object_acl.all_authenticated().grant_read()
    bucket.default_object_acl.save()
    bucket.acl.save_predefined("publicRead")
    assert {"entity": "allUsers", "role": "READER"} in list(client.get_bucket(bucket.name).acl)
    bucket.make_public(recursive=True, future=True)
    assert "READER" in put(bucket, "m").acl.all().get_roles()


@operation(GCS)
def uniform_access_refuses_lists():
    bucket = new_bucket()
    bucket.iam_configuration.uniform_bucket_level_access_enabled = True
    bucket.patch()
    assert bucket.iam_configuration.uniform_bucket_level_access_locked_time
    assert raises(exceptions.BadRequest, bucket.acl.reload)
    assert raises(exceptions.BadRequest, put(bucket, "n").make_public)


@operation(GCS)
def policies_are_changed():
    bucket = new_bucket()
    policy = bucket.get_iam_policy(requested_policy_version=3)
    policy.version = 3
    policy.bindings.append({"role": "roles/storage.objectViewer", "members": {"allUsers"}})
    bucket.set_iam_policy(policy)
    bindings = bucket.get_iam_policy(requested_policy_version=3).bindings
    assert {"role": "roles/storage.objectViewer", "members": {"allUsers"}} in bindings
    assert raises(exceptions.PreconditionFailed, bucket.set_iam_policy, policy)
    assert bucket.test_iam_permissions(["storage.buckets.get"]) == ["storage.buckets.get"]
    blob = put(bucket, "n")
    assert blob.get_iam_policy().etag and blob.test_iam_permissions(["storage.objects.get"])


@operation(GCS)
def notifications_are_made_listed_and_deleted():
    bucket = new_bucket()
    made = bucket.notification("topic", topic_project="project", event_types=["OBJECT_FINALIZE"], blob_name_prefix="a/")
    made.create()
    assert [found.notification_id for found in bucket.list_notifications()] == [made.notification_id]
    assert bucket.get_notification(made.notification_id).blob_name_prefix == "a/"
    made.delete()
    assert not list(bucket.list_notifications())


@operation(GCS)
def holds_and_retention_keep_objects():
    bucket = new_bucket()
    blob = put(bucket, "n")
    blob.temporary_hold = True
    blob.patch()
    assert raises(exceptions.Forbidden, blob.delete)
    blob.temporary_hold = False
    blob.patch()
    bucket.retention_period = 3600
    bucket.patch()
    bucket.lock_retention_policy()
    assert bucket.retention_policy_locked
    assert bucket.get_blob("n").retention_expiration_time and raises(exceptions.Forbidden, blob.delete)


@operation(GCS)
def objects_are_composed_rewritten_copied_renamed_and_moved():
    bucket = new_bucket()
    content = noise(2 * MIB + 5)
    source = put(bucket, "a", content, content_type="text/plain")
    target = bucket.blob("rewritten")
    token, steps = None, 0
    while steps == 0 or token:
        token, _, _ = target.rewrite(source, token=token)
        steps += 1
    assert steps == 3 and bucket.blob("rewritten").download_as_bytes() == content
    whole = bucket.blob("whole")
    whole.compose([source, put(bucket, "b", b"tail")])
    assert whole.download_as_bytes() == content + b"tail" and whole.component_count == 2
    assert bucket.copy_blob(source, new_bucket(), "copy").content_type == "text/plain"
    assert bucket.rename_blob(whole, "renamed").name == "renamed" and not whole.exists()
    assert bucket.move_blob(bucket.blob("renamed"), "moved").name == "moved" and not bucket.blob("renamed").exists()
    target.update_storage_class("COLDLINE")
    assert bucket.get_blob("rewritten").storage_class == "COLDLINE"


@operation(GCS)
def metadata_is_patched_and_updated():
    blob = put(new_bucket(), "n")
    blob.metadata, blob.cache_control, blob.content_language = {"a": "1", "b": "2"}, "no-store", "de"
    blob.patch()
    blob.metadata = {"a": None, "c": "3"}
    blob.patch()
    blob.reload(projection="full")
    assert blob.metadata == {"b": "2", "c": "3"} and blob.cache_control == "no-store" and blob.owner
    blob.metadata = {"d": "4"}
    blob.update()
    blob.reload()
    assert blob.metadata == {"d": "4"}


@operation(GCS)
def batches_carry_changes_and_deletions():
    bucket = new_bucket()
    blobs = [put(bucket, f"n{number}") for number in range(5)]
    with client.batch():
        for blob in blobs:
            blob.metadata = {"a": "b"}
            blob.patch()
    assert all(bucket.get_blob(blob.name).metadata == {"a": "b"} for blob in blobs)
    with client.batch():
        for blob in blobs:
            blob.delete()
    assert not list(bucket.list_blobs())


@operation(GCS)
def parts_are_uploaded_at_the_same_time():
    bucket = new_bucket()
    content = noise(11 * MIB)
    with tempfile.NamedTemporaryFile() as file:
        file.write(content)
        file.flush()
        threads = {"worker_type": transfer_manager.THREAD, "max_workers": 3}
        blob = bucket.blob("dir/many parts")
        blob.metadata, blob.content_type = {"color": "green"}, "text/plain"
        transfer_manager.upload_chunks_concurrently(file.name, blob, chunk_size=5 * MIB, **threads)
    found = bucket.get_blob("dir/many parts")
    assert found.download_as_bytes(checksum="crc32c") == content and found.md5_hash is None
    assert (found.content_type, found.metadata) == ("text/plain", {"color": "green"})
    assert "<Upload>" not in requests.get(f"{URL}/{bucket.name}?uploads").text


@operation(GCS)
def files_are_written_and_read():
    blob = new_bucket().blob("n")
    with blob.open("w", chunk_size=256 * 1024) as file:
        file.write("line\n" * 100_000)
    with blob.open("r") as file:
        assert sum(1 for _ in file) == 100_000
    assert blob.download_as_bytes(start=5, end=8) == b"line"


@operation(GCS)
def the_service_has_an_account():
    assert client.get_service_account_email().endswith("iam.gserviceaccount.com")


# google-api-python-client

from googleapiclient.discovery import build_from_document  # noqa: E402
from googleapiclient.discovery_cache import DISCOVERY_DOC_DIR  # noqa: E402
from googleapiclient.errors import HttpError  # noqa: E402
from googleapiclient.http import MediaFileUpload, MediaIoBaseDownload, MediaIoBaseUpload, build_http  # noqa: E402

API = "google-api-python-client"
with open(os.path.join(DISCOVERY_DOC_DIR, "storage.v1.json")) as document:
    DESCRIPTION = json.load(document)
DESCRIPTION.update(rootUrl=f"{URL}/", baseUrl=f"{URL}/storage/v1/", batchPath="batch/storage/v1")
DESCRIPTION.pop("mtlsRootUrl", None)
service = build_from_document(DESCRIPTION, http=build_http())


def made(**body):
    name = new_name("api")
    service.buckets().insert(project="p", body={"name": name, **body}).execute()
    return name


def inserted(bucket, name, content=b"content"):
    media = MediaIoBaseUpload(io.BytesIO(content), "text/plain")
    return service.objects().insert(bucket=bucket, name=name, media_body=media).execute()


def status(request):
    try:
        request.execute()
    except HttpError as error:
        return error.status_code
    return 200


@operation(API)
def media_go_up_and_down():
    bucket = made()
    content = noise(3 * MIB + 1)
    media = MediaIoBaseUpload(io.BytesIO(content), "text/plain", chunksize=MIB, resumable=True)
    request = service.objects().insert(bucket=bucket, body={"name": "a/b"}, media_body=media)
    response = None
    while response is None:
        _, response = request.next_chunk()
    assert response["size"] == str(len(content))
    target = io.BytesIO()
    download = MediaIoBaseDownload(target, service.objects().get_media(bucket=bucket, object="a/b"), chunksize=MIB)
    while not download.next_chunk()[1]:
        pass
    assert target.getvalue() == content
    with tempfile.NamedTemporaryFile() as file:
        file.write(b"multipart")
        file.flush()
        body = {"name": "m", "metadata": {"a": "b"}}
        service.objects().insert(bucket=bucket, body=body, media_body=MediaFileUpload(file.name)).execute()
    assert service.objects().get_media(bucket=bucket, object="m").execute() == b"multipart"


@operation(API)
def pages_of_a_listing_follow_each_other():
    bucket = made()
    for number in range(5):
        inserted(bucket, f"n{number}")
    request, names = service.objects().list(bucket=bucket, maxResults=2), []
    while request is not None:
        page = request.execute()
        names += [item["name"] for item in page["items"]]
        request = service.objects().list_next(request, page)
    assert names == [f"n{number}" for number in range(5)]


@operation(API)
def entries_of_lists_are_changed():
    bucket = made()
    inserted(bucket, "n")
    for resource, place in [(service.bucketAccessControls(), {}), (service.defaultObjectAccessControls(), {}),
                            (service.objectAccessControls(), {"object": "n"})]:
        place = {"bucket": bucket, **place}
        body = {"entity": "user-a@b.c", "role": "READER"}
        assert resource.insert(body=body, **place).execute()["email"] == "a@b.c"
        assert resource.patch(entity="user-a@b.c", body={"role": "OWNER"}, **place).execute()["role"] == "OWNER"
        assert resource.update(entity="user-a@b.c", body=body, **place).execute()["role"] == "READER"
        assert resource.get(entity="user-a@b.c", **place).execute()["kind"].endswith("AccessControl")
        assert "user-a@b.c" in [entry["entity"] for entry in resource.list(**place).execute()["items"]]
        resource.delete(entity="user-a@b.c", **place).execute()
        assert status(resource.get(entity="user-a@b.c", **place)) == 404


@operation(API)
def folders_are_made_listed_and_renamed():
    uniform = {"uniformBucketLevelAccess": {"enabled": True}}
    bucket = made(hierarchicalNamespace={"enabled": True}, iamConfiguration=uniform)
    service.folders().insert(bucket=bucket, recursive=True, body={"name": "a/b/"}).execute()
    inserted(bucket, "a/b/n")
    assert [item["name"] for item in service.folders().list(bucket=bucket).execute()["items"]] == ["a/", "a/b/"]
    renamed = service.folders().rename(bucket=bucket, sourceFolder="a/b/", destinationFolder="c/").execute()
    assert renamed["done"] and service.objects().get(bucket=bucket, object="c/n").execute()
    layout = service.buckets().getStorageLayout(bucket=bucket).execute()
    assert layout["hierarchicalNamespace"]["enabled"]
    service.managedFolders().insert(bucket=bucket, body={"name": "m/"}).execute()
    assert service.managedFolders().getIamPolicy(bucket=bucket, managedFolder="m/").execute()["etag"]
    assert service.managedFolders().list(bucket=bucket).execute()["items"][0]["name"] == "m/"


@operation(API)
def batches_have_calls_of_each_kind():
    bucket = made()
    inserted(bucket, "n")
    results = {}

    def took(id, result, error):
        results[id] = error.status_code if error else result

    batch = service.new_batch_http_request(callback=took)
    objects = service.objects()
    batch.add(objects.get(bucket=bucket, object="n"), request_id="get")
    batch.add(objects.copy(sourceBucket=bucket, sourceObject="n", destinationBucket=bucket, destinationObject="m", body={}),
              request_id="copy")
    batch.add(objects.get(bucket=bucket, object="none"), request_id="none")
    batch.add(service.buckets().getIamPolicy(bucket=bucket), request_id="policy")
    batch.add(objects.list(bucket=bucket, filter="x"), request_id="refused")
    batch.execute()
    assert results["get"]["name"] == "n" and results["copy"]["name"] == "m" and results["policy"]["bindings"], results
    assert (results["none"], results["refused"]) == (404, 501), results


@operation(API)
def what_is_not_spoken_is_refused():
    bucket = made()
    for request in [service.objects().list(bucket=bucket, filter="x"), service.anywhereCaches().list(bucket=bucket),
                    service.buckets().relocate(bucket=bucket, body={}), service.buckets().list(project="p", softDeleted=True),
                    service.projects().hmacKeys().list(projectId="p"),
                    service.buckets().restore(bucket=bucket, generation="1"),
                    service.objects().bulkRestore(bucket=bucket, body={})]:
        assert status(request) == 501, request.uri
    assert status(service.objects().list(bucket=bucket, softDeleted=True, versions=True)) == 400
    # Keys of customers are in header fields.
    blob = client.bucket(bucket).blob("secret", encryption_key=bytes(32))
    assert raises(exceptions.MethodNotImplemented, blob.upload_from_string, b"x", retry=None)


# gcsfs

GCSFS = "gcsfs"


def file_system():
    import gcsfs
    return gcsfs.GCSFileSystem(project="p", token="anon", endpoint_url=URL, skip_instance_cache=True)


@operation(GCSFS)
def files_are_written_read_found_and_deleted():
    fs, bucket = file_system(), new_name("fs")
    fs.mkdir(bucket)
    content = noise(6 * MIB)
    fs.pipe(f"{bucket}/dir/small", b"hello")
    with fs.open(f"{bucket}/dir/large", "wb", block_size=5 * MIB) as file:
        file.write(content)
    assert fs.cat(f"{bucket}/dir/small") == b"hello"
    with fs.open(f"{bucket}/dir/large", "rb", block_size=MIB) as file:
        file.seek(3 * MIB)
        assert file.read(10) == content[3 * MIB:3 * MIB + 10]
    assert sorted(fs.ls(f"{bucket}/dir")) == [f"{bucket}/dir/large", f"{bucket}/dir/small"]
    assert sorted(fs.find(bucket)) == [f"{bucket}/dir/large", f"{bucket}/dir/small"]
    assert fs.glob(f"{bucket}/*/s*") == [f"{bucket}/dir/small"]
    assert fs.info(f"{bucket}/dir/large")["size"] == len(content) and fs.isdir(f"{bucket}/dir")
    assert fs.du(bucket) == len(content) + 5
    assert fs.cat_file(f"{bucket}/dir/large", start=1, end=4) == content[1:4]
    fs.rm(f"{bucket}/dir", recursive=True)
    assert not fs.exists(f"{bucket}/dir")
    fs.rmdir(bucket)


@operation(GCSFS)
def files_are_copied_moved_and_have_metadata():
    fs, bucket = file_system(), new_name("fs")
    fs.mkdir(bucket)
    fs.pipe(f"{bucket}/a", noise(MIB + 1))
    fs.copy(f"{bucket}/a", f"{bucket}/b")
    fs.mv(f"{bucket}/b", f"{bucket}/c/d")
    assert sorted(fs.find(bucket)) == [f"{bucket}/a", f"{bucket}/c/d"]
    fs.setxattrs(f"{bucket}/a", content_type="text/plain", color="green")
    fs.invalidate_cache()
    assert fs.getxattr(f"{bucket}/a", "color") == "green"
    fs.pipe({f"{bucket}/many/{number}": b"x" for number in range(30)})
    fs.rm(f"{bucket}/many", recursive=True)
    fs.merge(f"{bucket}/ac", [f"{bucket}/a", f"{bucket}/c/d"])
    assert fs.size(f"{bucket}/ac") == 2 * (MIB + 1)
    with tempfile.TemporaryDirectory() as folder:
        fs.get(f"{bucket}/c", f"{folder}/c", recursive=True)
        assert os.path.getsize(f"{folder}/c/d") == MIB + 1
        fs.put(f"{folder}/c", f"{bucket}/up", recursive=True)
    assert fs.exists(f"{bucket}/up/d")


# Bytes that no library sends

RAW = "raw bytes"


@operation(RAW)
def broken_chunks_are_400():
    bucket = new_bucket().name
    host = urllib.parse.urlsplit(URL)
    for body in [b"ZZ\r\nabc\r\n0\r\n\r\n", b"3\r\nabcXX\r\n0\r\n\r\n"]:
        with socket.create_connection((host.hostname, host.port), timeout=10) as connection:
            line = f"POST /upload/storage/v1/b/{bucket}/o?uploadType=media&name=x HTTP/1.1\r\nHost: {host.netloc}\r\n"
            connection.sendall(line.encode() + b"Transfer-Encoding: chunked\r\n\r\n" + body)
            assert connection.recv(4096).startswith(b"HTTP/1.1 400 "), body
    assert requests.get(f"{URL}/storage/v1/b/{bucket}/o/x").status_code == 404


@operation(RAW)
def a_gap_in_an_upload_is_503_in_plain_text():
    bucket = new_bucket().name
    start = requests.post(f"{URL}/upload/storage/v1/b/{bucket}/o?uploadType=resumable&name=x")
    answer = requests.put(start.headers["Location"], b"x" * 10, headers={"Content-Range": "bytes 100-109/200"})
    assert answer.status_code == 503 and answer.headers["Content-Type"].startswith("text/plain"), answer.text
    assert "exceeds already uploaded size of 0 byte(s)" in answer.text


def main():
    wanted, failures = sys.argv[2:], 0
    for name, function in operations:
        if wanted and function.__name__ not in wanted:
            continue
        try:
            function()
            print(f"{name:28}{function.__name__.replace('_', ' '):64}green")
        except Exception as error:
            failures += 1
            print(f"{name:28}{function.__name__.replace('_', ' '):64}{type(error).__name__}: {error}"[:400])
            traceback.print_exc(limit=-2, file=sys.stdout)
    return failures


signal.alarm(200)
if main() == 0:
    print("ok")
else:
    sys.exit(1)
