extension HelpTopic {
    static let exitCodes = HelpTopic(
        name: "exit-codes",
        summary: "what the exit code of a command says",
        text: """
            The exit codes are those of sysexits.h, and the same for all commands:

              0    success
              1    something failed that the command names: some files, a step, a document
                   that is invalid
              64   invalid arguments; nothing was sent
              65   data that is invalid, or that a service rejects: a file, a request,
                   a response
              66   a file that is missing or cannot be read
              69   a service that cannot be reached, fails, or is too busy, after all
                   retries
              73   a file, a folder or standard output that cannot be written; the old file
                   is as it was. Also a folder of logins and settings that others can
                   change
              75   a failure that may be over soon: locked, in maintenance
              77   no login, a login that was refused, or no permission
              78   a mistake in the file of gapi config
              129  SIGHUP, such as that of a terminal that is closed
              130  Ctrl-C
              141  the reader of standard output has gone, as after | head
              143  SIGTERM

            With --json, an error is a line of JSON on standard error:
              {"error":{"exit":65,"message":"…","status":404,"reason":"notFound"}}

            gapi batch ends with 65 if calls failed, and each line of its output says which one. A command that writes many
            files (storage cp -r, storage rsync, cloud get -r) goes on with the others, names those that fail, and ends with 1;
            one that writes a single file ends with 73.
            """
    )
}
