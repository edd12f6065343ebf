"""Expands recurrence rules with python-dateutil, which nobody here wrote.

usage: recurrence_rules.py FILE

Each line of FILE is a rule and its start in seconds since 1970, separated by a space. For each of them, the first 30 times
before the year 2091 are printed in a line, as seconds since 1970.
"""

import datetime
import itertools
import sys
import types

import dateutil.rrule

# Rules that are true of no day are tried up to the year 9999 otherwise, which takes seconds for each of them.
dateutil.rrule.datetime = types.SimpleNamespace(**vars(datetime))
dateutil.rrule.datetime.MAXYEAR = 2090

EPOCH = datetime.datetime(1970, 1, 1)

with open(sys.argv[1]) as file:
    for line in file:
        rule, start = line.split()
        times = dateutil.rrule.rrulestr(rule, dtstart=EPOCH + datetime.timedelta(seconds=int(start)))
        found = itertools.islice((time for time in times if time.year <= 2090), 30)
        print(*(int((time - EPOCH).total_seconds()) for time in found))
