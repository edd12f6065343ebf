import ArgumentParser

/// The command `gapi storage`, which works with the objects of Cloud Storage as gsutil and gcloud storage do.
struct StorageCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "storage",
        abstract: "List, copy, move, remove and synchronize objects of Cloud Storage.",
        discussion: """
            An object is gs://BUCKET/NAME, with its name as it is: nothing is percent-encoded, and * ? [ ] # are characters \
            like others. Names with a common beginning up to a slash are a folder, on which -r works.

            The credentials are those of gapi call: --token, --key, --account or --anonymous, else $GAPI_TOKEN, the login of \
            gapi login, or the application default. An emulator at --endpoint gets none but its own.

            Examples:
              gapi storage mb gs://holidays --project my-project
              gapi storage ls gs://photos/2026/
              gapi storage cp -r ./site gs://www --endpoint http://127.0.0.1:4443
              gapi storage rsync -r ./site gs://www/site \\
                --delete-unmatched-destination-objects --dry-run
              tar c site | gapi storage cp - gs://backup/site.tar

            Exit codes: 0 if all was done, 1 if some files or objects failed (each is named) or nothing has the name, and \
            those of gapi call: 64 for invalid arguments, 65 for what the service rejects (no such bucket), 66 for a file that cannot be read, 69 for a service that cannot be \
            reached or fails, 73 for a file that cannot be written, 77 for missing permission, 130 after Ctrl-C.
            """,
        subcommands: [
            StorageListCommand.self, StorageCopyCommand.self, StorageMoveCommand.self, StorageRemoveCommand.self,
            StorageSyncCommand.self, StorageCatCommand.self, StorageStatCommand.self, StorageMakeBucketCommand.self,
            StorageRemoveBucketCommand.self,
        ]
    )
}
