"""Drives an emulator with Google's own Python client for services that are described by documents.

usage: google_api_client.py URL

The emulator has the descriptions of drive v3, calendar v3, tasks v1, gmail v1 and youtube v3. Every step is asserted; the last
line is "ok". Ends by itself after 50 seconds.
"""

import base64
import io
import random
import signal
import sys

from google.auth.credentials import AnonymousCredentials
from googleapiclient.discovery import build
from googleapiclient.errors import HttpError
from googleapiclient.http import MediaIoBaseDownload, MediaIoBaseUpload

STEP = 256 * 1024
noise = random.Random(1).randbytes


def status(request):
    """The status and the reason with which a request fails."""
    try:
        request.execute()
    except HttpError as error:
        return error.status_code, error.error_details[0]["reason"]
    return None


def pages(collection, request):
    while request is not None:
        page = request.execute()
        yield page
        request = collection.list_next(request, page)


def drive(url, service):
    files = service.files()
    folder = files.create(body={"name": "folder", "mimeType": "application/vnd.google-apps.folder"}).execute()
    for number in range(25):
        files.create(body={"name": f"file {number:02}", "parents": [folder["id"]]}, fields="id").execute()
    listing = files.list(q=f"'{folder['id']}' in parents and trashed = false", orderBy="name", pageSize=10,
                         fields="nextPageToken,files(id,name)")
    found = [[file["name"] for file in page["files"]] for page in pages(files, listing)]
    assert [len(page) for page in found] == [10, 10, 5], found
    assert sum(found, []) == [f"file {number:02}" for number in range(25)]

    content = noise(3 * STEP + 1234)
    media = MediaIoBaseUpload(io.BytesIO(content), mimetype="application/octet-stream", chunksize=STEP, resumable=True)
    request = files.create(body={"name": "large.bin"}, media_body=media, fields="id,size,md5Checksum,headRevisionId")
    progress, large = [], None
    while large is None:
        step, large = request.next_chunk()
        if step:
            progress.append(step.resumable_progress)
    assert progress == [STEP, 2 * STEP, 3 * STEP], progress
    assert large["size"] == str(len(content)) and len(large["md5Checksum"]) == 32

    stream = io.BytesIO()
    download = MediaIoBaseDownload(stream, files.get_media(fileId=large["id"]), chunksize=STEP)
    done = False
    while not done:
        _, done = download.next_chunk()
    assert stream.getvalue() == content

    small = MediaIoBaseUpload(io.BytesIO(b"hello"), mimetype="text/plain")
    file = files.create(body={"name": "näme.txt", "description": "d"}, media_body=small, fields="*").execute()
    assert (file["name"], file["mimeType"], file["size"], file["version"]) == ("näme.txt", "text/plain", "5", "1")
    assert files.get_media(fileId=file["id"]).execute() == b"hello"
    patched = files.update(fileId=file["id"], body={"name": "new.txt", "description": None}, addParents=folder["id"],
                           removeParents="root", fields="name,description,parents,version").execute()
    assert patched == {"name": "new.txt", "parents": [folder["id"]], "version": "2"}, patched
    again = MediaIoBaseUpload(io.BytesIO(b"goodbye"), mimetype="text/plain")
    assert files.update(fileId=file["id"], media_body=again, fields="size").execute() == {"size": "7"}

    document = files.create(body={"name": "doc", "mimeType": "application/vnd.google-apps.document"},
                            media_body=MediaIoBaseUpload(io.BytesIO(b"Dear all"), mimetype="text/plain")).execute()
    assert files.export(fileId=document["id"], mimeType="text/plain").execute() == b"Dear all"
    assert status(files.get_media(fileId=document["id"])) == (403, "fileNotDownloadable")

    copy = files.copy(fileId=large["id"], body={"name": "copy"}, fields="md5Checksum").execute()
    assert copy["md5Checksum"] == large["md5Checksum"]
    start = service.changes().getStartPageToken().execute()["startPageToken"]
    files.delete(fileId=file["id"]).execute()
    assert status(files.get(fileId=file["id"])) == (404, "notFound")
    changes = service.changes().list(pageToken=start).execute()
    assert [(change["fileId"], change["removed"]) for change in changes["changes"]] == [(file["id"], True)]
    assert service.about().get(fields="user").execute()["user"]["me"] is True
    assert len(files.generateIds(count=3).execute()["ids"]) == 3
    # What nothing is made for comes from the description.
    permission = service.permissions().create(fileId=large["id"], body={"role": "reader", "type": "anyone"}).execute()
    assert permission["role"] == "reader"
    assert service.permissions().list(fileId=large["id"]).execute()["permissions"] == [permission]
    # A query too long for a URL goes as the body of a POST.
    many = " or ".join(f"name = 'file {number:04}'" for number in range(200))
    assert files.list(q=many).execute()["files"] == []


def calendar(url, service):
    events = service.events()

    def time(hour):
        return {"dateTime": f"2026-02-03T{hour:02}:00:00Z"}

    made = [events.insert(calendarId="primary", body={"summary": f"e{number}", "start": time(number),
                                                      "end": time(number + 1)}).execute() for number in range(5)]
    found = list(pages(events, events.list(calendarId="primary", maxResults=2)))
    assert [len(page["items"]) for page in found] == [2, 2, 1]
    assert [("nextSyncToken" in page) for page in found] == [False, False, True]
    token = found[-1]["nextSyncToken"]
    assert events.list(calendarId="primary", syncToken=token).execute()["items"] == []
    events.patch(calendarId="primary", eventId=made[1]["id"], body={"summary": "new", "location": None}).execute()
    events.delete(calendarId="primary", eventId=made[3]["id"]).execute()
    changed = events.list(calendarId="primary", syncToken=token).execute()
    assert [(event["id"], event["status"]) for event in changed["items"]] == \
        [(made[1]["id"], "confirmed"), (made[3]["id"], "cancelled")]
    assert status(events.list(calendarId="primary", syncToken="old")) == (410, "fullSyncRequired")
    morning = events.list(calendarId="primary", timeMax="2026-02-03T02:00:00Z", singleEvents=True, orderBy="startTime")
    assert [event["summary"] for event in morning.execute()["items"]] == ["e0", "new"]

    request = events.update(calendarId="primary", eventId=made[0]["id"], body=made[0])
    request.headers["If-Match"] = made[0]["etag"]
    request.execute()
    stale = events.update(calendarId="primary", eventId=made[0]["id"], body=made[0])
    stale.headers["If-Match"] = made[0]["etag"]
    assert status(stale) == (412, "conditionNotMet")
    assert events.quickAdd(calendarId="primary", text="Lunch").execute()["summary"] == "Lunch"
    assert [entry["primary"] for entry in service.calendarList().list().execute()["items"]] == [True]


def tasks(url, service):
    assert status(service.tasklists().get(tasklist="nobody")) == (404, "notFound")
    made = service.tasklists().insert(body={"title": "list"}).execute()
    for number in range(5):
        service.tasks().insert(tasklist=made["id"], body={"title": f"t{number}"}).execute()
    found = list(pages(service.tasks(), service.tasks().list(tasklist=made["id"], maxResults=2)))
    assert [[task["title"] for task in page["items"]] for page in found] == [["t0", "t1"], ["t2", "t3"], ["t4"]]
    task = found[0]["items"][0]
    task = service.tasks().patch(tasklist=made["id"], task=task["id"], body={"status": "completed"}).execute()
    assert (task["title"], task["status"]) == ("t0", "completed")
    service.tasks().delete(tasklist=made["id"], task=task["id"]).execute()
    assert status(service.tasks().get(tasklist=made["id"], task=task["id"])) == (404, "notFound")
    wrong = service.tasks().insert(tasklist=made["id"], body={"title": 1})
    assert status(wrong) == (400, "invalid")


def gmail(url, service):
    messages = service.users().messages()
    raw = base64.urlsafe_b64encode(b"Subject: hi\r\n\r\nhello").decode()
    message = messages.insert(userId="me", body={"raw": raw, "labelIds": ["INBOX"]}).execute()
    assert [found["id"] for found in messages.list(userId="me").execute()["messages"]] == [message["id"]]
    assert messages.get(userId="me", id=message["id"]).execute()["labelIds"] == ["INBOX"]
    sent = messages.send(userId="me", body={"raw": raw}).execute()
    assert sent["raw"] == raw and sent["id"]
    media = MediaIoBaseUpload(io.BytesIO(b"Subject: hi\r\n\r\n"), mimetype="message/rfc822", resumable=True)
    assert messages.insert(userId="me", media_body=media).execute()["id"]
    label = service.users().labels().create(userId="me", body={"name": "l"}).execute()
    service.users().labels().delete(userId="me", id=label["id"]).execute()
    assert service.users().getProfile(userId="me").execute()["emailAddress"]


def youtube(url, service):
    media = MediaIoBaseUpload(io.BytesIO(noise(STEP + 10)), mimetype="video/mp4", chunksize=STEP, resumable=True)
    request = service.videos().insert(part="snippet,status", media_body=media,
                                      body={"snippet": {"title": "v"}, "status": {"privacyStatus": "private"}})
    video = None
    while video is None:
        _, video = request.next_chunk()
    assert (video["kind"], video["snippet"]["title"]) == ("youtube#video", "v")
    found = service.videos().list(part="snippet", id=video["id"]).execute()["items"]
    assert [item["id"] for item in found] == [video["id"]]
    assert "items" not in service.videos().list(part="snippet", id="other").execute()
    video["snippet"]["title"] = "w"
    assert service.videos().update(part="snippet", body=video).execute()["snippet"]["title"] == "w"
    wrong = MediaIoBaseUpload(io.BytesIO(b"x"), mimetype="text/plain")
    assert status(service.videos().insert(part="snippet", media_body=wrong)) == (400, "badRequest")
    service.videos().delete(id=video["id"]).execute()
    assert status(service.videos().delete(id=video["id"])) == (404, "notFound")
    playlist = service.playlists().insert(part="snippet", body={"snippet": {"title": "p"}}).execute()
    assert [item["id"] for item in service.playlists().list(part="id", mine=True).execute()["items"]] == [playlist["id"]]
    assert service.search().list(part="snippet", q="cats").execute()["kind"] == "youtube#searchListResponse"
    thumbnail = MediaIoBaseUpload(io.BytesIO(noise(100)), mimetype="image/png")
    assert service.thumbnails().set(videoId="v", media_body=thumbnail).execute()["kind"]


def main(url):
    for use, name, version in [(drive, "drive", "v3"), (calendar, "calendar", "v3"), (tasks, "tasks", "v1"),
                               (gmail, "gmail", "v1"), (youtube, "youtube", "v3")]:
        # The description comes from the emulator, and with it the address of the service.
        use(url, build(name, version, credentials=AnonymousCredentials(), static_discovery=False, cache_discovery=False,
                       discoveryServiceUrl=url + "/discovery/v1/apis/{api}/{apiVersion}/rest"))
    # The description that the client has; only the address is the emulator's.
    service = build("tasks", "v1", credentials=AnonymousCredentials(), static_discovery=True,
                    client_options={"api_endpoint": url})
    assert service.tasklists().list().execute()["items"][0]["title"] == "list"


signal.alarm(50)
main(sys.argv[1])
print("ok")
