"""Drives the batch endpoints of an emulator with Google's own Python clients.

usage: google_batch_client.py URL

The emulator issues tokens and has the descriptions of drive v3, calendar v3, gmail v1 and sheets v4. Every step is asserted;
the last line is "ok". Ends by itself after 50 seconds.
"""

import json
import signal
import sys
import urllib.request

import google_auth_httplib2
import httplib2
from google.api_core.exceptions import NotFound
from google.cloud import storage
from google.oauth2.credentials import Credentials
from googleapiclient.discovery import build
from googleapiclient.errors import BatchError, HttpError

URL = sys.argv[1]


def control(method, path, body=None):
    data = json.dumps(body).encode() if body is not None else None
    with urllib.request.urlopen(urllib.request.Request(f"{URL}/_emulator/{path}", data, method=method)) as answer:
        text = answer.read()
    return json.loads(text) if text else None


def set_faults(*rules):
    control("PUT", "faults", {"rules": list(rules)})


def run(service, requests, http=None):
    """Sends requests as a batch; returns the result or the status of each, in order."""
    results = {}

    def name(number):
        return f"call {number}/ä, with an ID of more than a line"

    def took(id, result, error):
        assert id not in results, id
        results[id] = error.status_code if isinstance(error, HttpError) else error or result

    batch = service.new_batch_http_request(callback=took)
    for number, request in enumerate(requests):
        batch.add(request, request_id=name(number))
    batch.execute(http=http)
    assert len(results) == len(requests), results
    return [results[name(number)] for number in range(len(requests))]


def described(name, version, credentials):
    http = google_auth_httplib2.AuthorizedHttp(credentials, http=httplib2.Http())
    return build(name, version, http=http, static_discovery=False, cache_discovery=False,
                 discoveryServiceUrl=URL + "/discovery/v1/apis/{api}/{apiVersion}/rest")


def drive(service, user):
    files = service.files()
    control("DELETE", "journal")
    made = run(service, [files.create(body={"name": f"ä {number}"}, fields="id,name") for number in range(20)])
    assert [file["name"] for file in made] == [f"ä {number}" for number in range(20)], made
    entries = control("GET", "journal")["entries"]
    assert [entry["operation"] for entry in entries] == ["batch"] + ["drive.files.create"] * 20, entries
    assert all(entry["batch"] == entries[0]["sequenceNumber"] for entry in entries[1:]), entries

    first, second = made[0]["id"], made[1]["id"]
    found = run(service, [files.get(fileId=first, fields="name"), files.get(fileId="none"),
                          files.update(fileId=second, body={"name": "new"}, fields="name"), files.delete(fileId=first),
                          files.get_media(fileId=second)])
    assert found[0] == {"name": "ä 0"} and found[1] == 404 and found[2] == {"name": "new"}, found
    assert not found[3] and found[4] == 400, found

    # In another order, the answers still find their calls.
    set_faults({"fault": "reorder", "seed": 7, "operation": "batch"})
    ids = [file["id"] for file in made[1:]]
    assert run(service, [files.get(fileId=id, fields="id") for id in ids]) == [{"id": id} for id in ids]

    # A call that fails does not touch the others; an answer that is missing does.
    set_faults({"fault": "status", "status": 503, "operation": "drive.files.get", "nth": 2})
    assert run(service, [files.get(fileId=id, fields="id") for id in ids[:3]])[1] == 503
    set_faults({"fault": "reset", "operation": "drive.files.get", "nth": 2})
    try:
        run(service, [files.get(fileId=id, fields="id") for id in ids[:3]])
    except KeyError:
        pass
    else:
        raise AssertionError("an answer was not missing")
    set_faults({"fault": "contentID", "contentID": "wrong", "operation": "drive.files.get"})
    try:
        run(service, [files.get(fileId=id, fields="id") for id in ids[:3]])
    except BatchError:
        pass
    else:
        raise AssertionError("an ID was not wrong")
    set_faults()

    beyond = run(service, [files.get(fileId=second, fields="id") for _ in range(103)])
    assert beyond[:100] == [{"id": second}] * 100 and beyond[100:] == [403] * 3, beyond[99:]

    # The token of one call is not valid any more: the client refreshes it, and sends that call again.
    stale = Credentials("stale", refresh_token=user["refresh_token"], token_uri=user["token_uri"],
                        client_id=user["client_id"], client_secret=user["client_secret"])
    request = files.get(fileId=second, fields="id")
    request.http = google_auth_httplib2.AuthorizedHttp(stale, http=httplib2.Http())
    control("DELETE", "journal")
    assert run(service, [files.get(fileId=second, fields="id"), request]) == [{"id": second}] * 2
    statuses = [(entry["operation"], entry["status"]) for entry in control("GET", "journal")["entries"]]
    calls = [(name, status) for name, status in statuses if not name.startswith("identity")]
    assert calls == [("batch", 200), ("drive.files.get", 200), ("drive.files.get", 401), ("batch", 200),
                     ("drive.files.get", 200)], statuses


def calendar(service):
    events = service.events()
    at = {"dateTime": "2026-02-03T00:00:00Z"}
    made = run(service, [events.insert(calendarId="primary", body={"summary": f"e{number}", "start": at, "end": at})
                         for number in range(3)])
    assert [event["summary"] for event in made] == ["e0", "e1", "e2"], made
    request = events.patch(calendarId="primary", eventId=made[0]["id"], body={"summary": "new"})
    request.headers["If-Match"] = '"other"'
    found = run(service, [request, events.get(calendarId="primary", eventId=made[1]["id"])])
    assert found[0] == 412 and found[1]["summary"] == "e1", found


def gmail(service):
    labels = service.users().labels()
    made = run(service, [labels.create(userId="me", body={"name": f"l{number}"}) for number in range(3)])
    assert [label["name"] for label in made] == ["l0", "l1", "l2"], made
    try:
        run(service, [labels.list(userId="me") for _ in range(101)])
    except HttpError as error:
        assert error.status_code == 400 and "Received: 101, Limit: 100" in str(error), error
    else:
        raise AssertionError("101 calls were not too many")


def sheets(service):
    get = service.spreadsheets().get
    assert run(service, [get(spreadsheetId="a"), get(spreadsheetId="b")]) == [501, 501]


def cloud_storage(credentials):
    client = storage.Client(project="project", credentials=credentials, client_options={"api_endpoint": URL})
    bucket = client.create_bucket("batch-bucket")
    for number in range(5):
        bucket.blob(f"ä/{number}").upload_from_string(b"x", content_type="text/plain")
    with client.batch():
        blobs = [bucket.get_blob(f"ä/{number}") for number in range(2)]
        bucket.blob("ä/2").delete()
        bucket.copy_blob(bucket.blob("ä/3"), bucket, "copy")
    assert [blob.content_type for blob in blobs] == ["text/plain"] * 2
    assert sorted(blob.name for blob in client.list_blobs(bucket)) == ["copy", "ä/0", "ä/1", "ä/3", "ä/4"]

    # Every failure is in the result, or one of them is thrown after all calls have run.
    with client.batch(raise_exception=False) as batch:
        bucket.blob("none").delete()
        bucket.blob("ä/4").delete()
    assert [answer.status_code for answer in batch._responses] == [404, 204], batch._responses
    try:
        with client.batch():
            bucket.blob("none").delete()
            bucket.blob("ä/3").delete()
    except NotFound:
        pass
    else:
        raise AssertionError("nothing was thrown")
    assert not bucket.blob("ä/3").exists()

    set_faults({"fault": "carryOutThenReset", "operation": "storage.objects.delete"})
    try:
        with client.batch():
            bucket.blob("ä/0").delete()
            bucket.blob("ä/1").delete()
    except ValueError:  # "Expected a response for every request."
        pass
    else:
        raise AssertionError("an answer was not missing")
    set_faults()
    assert [blob.name for blob in client.list_blobs(bucket)] == ["copy"]


def main():
    identity = control("GET", "identity")
    credentials = Credentials(token=identity["access_token"])
    drive(described("drive", "v3", credentials), identity["authorized_user"])
    calendar(described("calendar", "v3", credentials))
    gmail(described("gmail", "v1", credentials))
    sheets(described("sheets", "v4", credentials))
    cloud_storage(credentials)


signal.alarm(50)
main()
print("ok")
