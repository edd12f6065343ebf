import ArgumentParser

/// The command `gapi cloud`, which works with the files of an account at an ownCloud.
struct CloudCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "cloud",
        abstract: "List, transfer, share, restore and watch the files of an ownCloud.",
        discussion: """
            A path such as /Photos/cat.jpg is that of an account, with its names as they are: nothing is percent-encoded, \
            and * ? [ ] are characters like others. The account is the only one, or that of --account.

            Nothing is overwritten without --force, here or on the server. What is removed goes to the trash.

            Examples:
              gapi cloud login cloud.example.com
              gapi cloud ls /Photos
              gapi cloud get -r /Photos ./pictures
              gapi cloud put cat.jpg /Photos/
              gapi cloud share /Photos --link --expires 2026-12-31
              gapi cloud watch /Photos

            Exit codes: 0 if all was done, 1 if some files failed (each is named), 64 for invalid arguments, 65 for what the \
            server rejects or answers wrongly, 66 for what is not there, 69 for a server that cannot be reached, 73 for what \
            cannot be written or is there already, 75 for a failure that may be over soon (locked, maintenance), 77 for a \
            missing login or permission, 130 after Ctrl-C.
            """,
        subcommands: [
            CloudLoginCommand.self, CloudAccountsCommand.self, CloudLogoutCommand.self, CloudListCommand.self,
            CloudTreeCommand.self, CloudGetCommand.self, CloudPutCommand.self,
            CloudMakeFolderCommand.self, CloudMoveCommand.self, CloudCopyCommand.self, CloudRemoveCommand.self,
            CloudFindCommand.self, CloudShareCommand.self, CloudSharesCommand.self, CloudTrashCommand.self,
            CloudVersionsCommand.self, CloudWatchCommand.self,
        ]
    )
}
