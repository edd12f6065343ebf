"""The requests that google-api-python-client builds for methods of Google's services, for a test that compares them with ours.

usage: google_api_requests.py OUTPUT [COUNT [SEED]]

Chooses COUNT methods (default 200) from 20 services, by a seed and with hazards first, makes arguments for them by their
descriptions, and writes for each a JSON object in a line: id, service, method, parameters, body, and the request: verb, url,
headers, body. Nothing is sent. The descriptions are those that the package brings; the last line names their folder.
"""

import copy
import json
import os
import random
import re
import sys

import googleapiclient
import httplib2
from googleapiclient import discovery

DOCUMENTS = os.path.join(os.path.dirname(googleapiclient.__file__), "discovery_cache", "documents")

SERVICES = [
    "drive.v3", "calendar.v3", "gmail.v1", "sheets.v4", "docs.v1", "tasks.v1", "people.v1", "youtube.v3", "storage.v1",
    "bigquery.v2", "pubsub.v1", "oauth2.v2", "translate.v2", "compute.v1", "monitoring.v3", "datastore.v1", "slides.v1",
    "script.v1", "healthcare.v1", "admin.directory_v1",
]

# {+v}, :verb, repeated, 64-bit numbers, enumerations, bodies of any type, PATCH, DELETE, wrapped data, dotted names.
HAZARDS = [
    "storage.objects.get", "storage.objects.list", "storage.objects.insert", "storage.objects.rewrite",
    "storage.objects.patch", "storage.buckets.delete", "drive.files.list", "drive.files.export", "drive.files.create",
    "drive.files.generateIds", "drive.permissions.create", "drive.files.emptyTrash", "calendar.events.list",
    "calendar.events.quickAdd", "calendar.events.patch", "calendar.freebusy.query", "calendar.channels.stop",
    "gmail.users.messages.list", "gmail.users.messages.get", "gmail.users.messages.send", "gmail.users.messages.batchModify",
    "sheets.spreadsheets.values.get", "sheets.spreadsheets.values.update", "sheets.spreadsheets.values.batchGet",
    "sheets.spreadsheets.batchUpdate", "people.people.get", "people.people.connections.list", "people.people.updateContact",
    "youtube.videos.list", "youtube.search.list", "youtube.videos.rate", "bigquery.jobs.insert", "bigquery.jobs.query",
    "bigquery.tables.list", "bigquery.tabledata.list", "pubsub.projects.topics.publish", "pubsub.projects.topics.list",
    "pubsub.projects.subscriptions.pull", "language.translations.list", "language.translations.translate",
    "compute.instances.list", "compute.instances.aggregatedList", "compute.instances.setMachineType",
    "compute.images.get", "monitoring.projects.timeSeries.list", "monitoring.projects.timeSeries.create",
    "datastore.projects.runQuery", "healthcare.projects.locations.datasets.fhirStores.fhir.create",
    "healthcare.projects.locations.datasets.fhirStores.fhir.read", "directory.users.list", "directory.members.hasMember",
]

TEXTS = ["plain", "a b", "käse/brot", "1+1=2&x", "naïve:verb", "quote\"'`", "100%", "~tilde-._", "[brackets]", "日本"]


def methods_of(resource, names=()):
    """Each method with the names of the resources around it."""
    for name, method in sorted(resource.get("methods", {}).items()):
        yield names, name, method
    for name, child in sorted(resource.get("resources", {}).items()):
        yield from methods_of(child, names + (name,))


def text_for(pattern, rng, name):
    """A text that a pattern takes, for the patterns that descriptions have; None where this fails."""
    if not pattern:
        return None
    inner = pattern.strip("^$")
    inner = re.sub(r"\[\^/\]\+", lambda _: rng.choice(["alpha", "b-7", "c_d"]), inner)
    inner = re.sub(r"\.\*", "deep/er", inner).replace("\\-", "-").replace("\\.", ".").replace("\\/", "/")
    return inner if re.match(pattern, inner) else None


def value_for(schema, rng, name):
    kind, form = schema.get("type"), schema.get("format")
    if "enum" in schema:
        return rng.choice(schema["enum"])
    if kind == "boolean":
        return rng.choice([True, False])
    if kind == "integer":
        low, high = int(schema.get("minimum", 0)), int(schema.get("maximum", 2**31 - 1))
        return rng.randint(max(low, -(2**31)), min(high, 2**32 - 1 if form == "uint32" else 2**31 - 1))
    if kind == "number":
        return rng.choice([0.5, 2.25, 1e-3])
    if form in ("int64", "uint64"):
        return str(rng.choice([0, 7, 2**53 + 1, 2**63 - 1]))
    if form in ("google-datetime", "date-time"):
        return "2026-02-03T04:05:06Z"
    if form == "date":
        return "2026-02-03"
    if form == "google-duration":
        return "3.5s"
    if form == "byte":
        return "AQI="
    pattern = schema.get("pattern")
    candidates = [text_for(pattern, rng, name)] + rng.sample(TEXTS, len(TEXTS)) + ["alpha-1", "17"]
    for text in candidates:
        if text and (not pattern or re.fullmatch(pattern, text)):
            return text
    return "alpha"


def body_for(document, schema, rng, depth=3):
    if "$ref" in schema:
        schema = document["schemas"][schema["$ref"]]
    if "properties" in schema:
        if depth == 0:
            return None
        body = {}
        for name, child in sorted(schema["properties"].items()):
            if rng.random() < 0.5 and not child.get("readOnly"):
                value = body_for(document, child, rng, depth - 1)
                if value is not None:
                    body[name] = value
        return body
    if schema.get("type") == "array":
        value = body_for(document, schema["items"], rng, depth - 1) if depth else None
        return [] if value is None else [value]
    if "additionalProperties" in schema:
        value = body_for(document, schema["additionalProperties"], rng, depth - 1) if depth else None
        return {} if value is None else {"key/ä": value}
    if schema.get("type") in ("object", "any"):
        return {}
    return value_for(schema, rng, "")


def arguments_for(document, method, rng):
    arguments = {}
    for name, schema in sorted(method.get("parameters", {}).items()):
        required = schema.get("required") or schema.get("location") == "path"
        if not required and rng.random() < 0.5:
            continue
        if schema.get("repeated"):
            arguments[name] = [value_for(schema, rng, name) for _ in range(rng.randint(1, 3))]
        else:
            arguments[name] = value_for(schema, rng, name)
    if rng.random() < 0.3:
        arguments["fields"] = "kind,items(id,a/b)"
    if rng.random() < 0.1:
        arguments["quotaUser"] = "user 7"
    body = None
    if "request" in method and method["httpMethod"] != "GET":
        body = body_for(document, method["request"], rng) or {}
    return arguments, body


def is_raw(document, method):
    ref = method.get("request", {}).get("$ref", "")
    return set(document["schemas"].get(ref, {}).get("properties", {})) == {"contentType", "data", "extensions"}


def record(service, document, resources, name, method, rng):
    resource = service
    for each in resources:
        resource = getattr(resource, re.sub(r"\W", "_", each))()
    parameters, body = arguments_for(document, method, rng)
    arguments = {}
    for key, value in parameters.items():
        arguments[discovery.key2param(key)] = value
    if body is not None:
        arguments["body"] = body
    if is_raw(document, method):
        # The package knows no google.api.HttpBody: it sends JSON. What the server wants is the bytes.
        return None
    call = getattr(resource, discovery.fix_method_name(name))
    request = call(**arguments)
    return {
        "id": method["id"],
        "service": "%s.%s" % (document["name"], document["version"]),
        "method": ".".join(resources + (name,)),
        "parameters": parameters,
        "body": body,
        "request": {
            "verb": request.method,
            "url": request.uri,
            "headers": dict(request.headers),
            "body": request.body.decode() if isinstance(request.body, bytes) else request.body,
        },
    }


def main():
    output, count = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 200
    rng = random.Random(int(sys.argv[3]) if len(sys.argv) > 3 else 20261121)
    chosen, rest = [], []
    for name in SERVICES:
        with open(os.path.join(DOCUMENTS, name + ".json")) as file:
            document = json.load(file)
        http = httplib2.Http()
        service = discovery.build_from_document(copy.deepcopy(document), http=http)  # which adds to it
        for resources, method_name, method in methods_of(document):
            each = (service, document, resources, method_name, method)
            (chosen if method["id"] in HAZARDS else rest).append(each)
    rng.shuffle(rest)
    # As many of each service as there are, in turn: compute has more methods than all the others together.
    by_service = {}
    for each in rest:
        by_service.setdefault(id(each[0]), []).append(each)
    while len(chosen) < count * 2 and any(by_service.values()):
        for queue in by_service.values():
            if queue:
                chosen.append(queue.pop())
    written, failed = 0, []
    with open(output, "w") as file:
        for each in chosen:
            if written == count:
                break
            try:
                line = record(*each, rng)
            except Exception as error:  # the package refuses arguments that a description allows
                failed.append("%s: %s" % (each[4]["id"], error))
                continue
            if line is None:
                continue
            file.write(json.dumps(line) + "\n")
            written += 1
        file.write(json.dumps({"documents": DOCUMENTS, "refused": failed}) + "\n")
    print("%d requests, %d services, %d refused" % (written, len(SERVICES), len(failed)))
    for line in failed:
        print(line, file=sys.stderr)


if __name__ == "__main__":
    main()
