"""Expands recurrences of events with python-dateutil, which nobody here wrote.

usage: recurrence_sets.py FILE

Each line of FILE is a JSON object: `lines` of RRULE, RDATE, EXRULE and EXDATE, the `start` and the `end` in seconds since 1970,
and the `zone`, or null for an event of whole days, whose times are midnights in UTC. For each of them, the first 30 times from
the start to before the end are printed in a line, as seconds since 1970.

What is not python-dateutil's: the start is a time whether a rule is true of it or not, as in Google Calendar, and nothing is
before it. Zones are Python's own: a local time that is skipped counts with the offset before the gap (RFC 5545, 3.3.5),
whereas python-dateutil's zones take the offset after it.
"""

import datetime
import heapq
import itertools
import json
import sys
import types
import zoneinfo

import dateutil.rrule

# Rules that are true of no day are tried up to the year 9999 otherwise, which takes seconds for each of them.
dateutil.rrule.datetime = types.SimpleNamespace(**vars(datetime))
dateutil.rrule.datetime.MAXYEAR = 2090

EPOCH = datetime.datetime(1970, 1, 1)
DAY = 86_400
UTC = zoneinfo.ZoneInfo("UTC")


def seconds(time):
    """The seconds since 1970 of a time, which is one in UTC if it has no zone."""
    return int((time if time.tzinfo else time.replace(tzinfo=UTC)).timestamp())


def ordered(rule, start, end):
    """The times of a rule between two others, in their order: local times that are skipped come after some behind them."""
    waiting = []
    for time in map(seconds, rule):
        while waiting and waiting[0] < time - DAY:
            yield heapq.heappop(waiting)
        if time >= end + DAY:
            break
        if start <= time < end:
            heapq.heappush(waiting, time)
    while waiting:
        yield heapq.heappop(waiting)


def dates(text, parameters, zone):
    """The times of a line RDATE or EXDATE."""
    named = [zoneinfo.ZoneInfo(item[5:]) for item in parameters if item.startswith("TZID=")]
    zone = named[0] if named else zone
    for item in text.split(","):
        if len(item) == 8:
            yield seconds(datetime.datetime.strptime(item, "%Y%m%d"))
        else:
            time = datetime.datetime.strptime(item[:15], "%Y%m%dT%H%M%S")
            yield seconds(time.replace(tzinfo=UTC if item.endswith("Z") else zone))


def times(event):
    start, end = event["start"], event["end"]
    zone = zoneinfo.ZoneInfo(event["zone"]) if event["zone"] else None
    first = datetime.datetime.fromtimestamp(start, zone) if zone else EPOCH + datetime.timedelta(seconds=start)
    found = dateutil.rrule.rruleset()
    found.rdate(start)
    for line in event["lines"]:
        head, text = line.split(":", 1)
        name, *parameters = head.split(";")
        if name in ("RRULE", "EXRULE"):
            rule = ordered(dateutil.rrule.rrulestr(text, dtstart=first), start, end)
            found.rrule(rule) if name == "RRULE" else found.exrule(rule)
        else:
            for time in dates(text, parameters, zone):
                if name == "EXDATE":
                    found.exdate(time)
                elif start < time < end:
                    found.rdate(time)
    return itertools.islice(found, 30)


with open(sys.argv[1]) as file:
    for line in file:
        print(*times(json.loads(line)))
