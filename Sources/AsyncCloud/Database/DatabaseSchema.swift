import GRDB

/// The tables of a database, from its first version on.
enum DatabaseSchema {
    static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("v1") { db in try db.execute(sql: version1) }
        return migrator
    }

    private static let version1 = """
        CREATE TABLE items (
            row INTEGER PRIMARY KEY,
            localID TEXT NOT NULL UNIQUE,
            fileID TEXT,
            path TEXT NOT NULL,
            parent TEXT,
            name TEXT NOT NULL COLLATE cloudNatural,
            kind INTEGER NOT NULL,
            eTag TEXT,
            listTag TEXT,
            movedFrom TEXT,
            twin INTEGER,
            size INTEGER,
            modified REAL,
            contentType TEXT,
            permissions INTEGER,
            isFavorite INTEGER NOT NULL,
            shareTypes TEXT,
            ownerID TEXT,
            ownerName TEXT,
            checksums TEXT,
            quotaAvailable INTEGER,
            quotaUsed INTEGER,
            privateLink TEXT,
            isProcessing INTEGER NOT NULL,
            activity INTEGER NOT NULL,
            localFile TEXT,
            localTag TEXT,
            isLocallyModified INTEGER NOT NULL,
            remote TEXT,
            anchor INTEGER NOT NULL,
            removed INTEGER
        );
        CREATE INDEX itemsByPath ON items (path) WHERE removed IS NULL;
        CREATE INDEX itemsByParent ON items (parent) WHERE removed IS NULL;
        CREATE INDEX itemsByFileID ON items (fileID) WHERE fileID IS NOT NULL;
        CREATE INDEX itemsByAnchor ON items (anchor) WHERE removed IS NULL;
        CREATE INDEX itemsRemoved ON items (removed) WHERE removed IS NOT NULL;
        CREATE INDEX itemsRemovedByPath ON items (path) WHERE removed IS NOT NULL;
        CREATE INDEX itemsMoved ON items (movedFrom) WHERE movedFrom IS NOT NULL;
        CREATE INDEX itemsByTwin ON items (twin) WHERE twin IS NOT NULL;
        CREATE INDEX itemsModified ON items (row) WHERE isLocallyModified;
        CREATE TABLE counters (name TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID;
        INSERT INTO counters VALUES ('anchor', 1);
        CREATE TABLE texts (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
        CREATE TABLE scans (
            number INTEGER PRIMARY KEY AUTOINCREMENT,
            row INTEGER NOT NULL UNIQUE REFERENCES items ON DELETE CASCADE
        );
        CREATE TABLE thumbnails (
            fileID TEXT NOT NULL,
            eTag TEXT NOT NULL,
            width INTEGER NOT NULL,
            height INTEGER NOT NULL,
            contentType TEXT NOT NULL,
            bytes BLOB NOT NULL,
            used INTEGER NOT NULL,
            PRIMARY KEY (fileID, width, height)
        );
        CREATE INDEX thumbnailsByUse ON thumbnails (used, length(bytes));
        CREATE TABLE transfers (
            id TEXT PRIMARY KEY,
            localID TEXT NOT NULL,
            state BLOB NOT NULL
        ) WITHOUT ROWID;
        """
}
