# AtomBus, a server of the Atom Publishing Protocol that nobody here wrote, with two entries on a page.
# Starman serves it; the database is bus.db in the current folder.
use strict;
use warnings;
use Dancer ':script';

BEGIN {
    set apphandler => 'PSGI';
    set atombus => {page_size => 2, db => {dsn => 'dbi:SQLite:dbname=bus.db'}};
}
use AtomBus;

dance;
