import ArgumentParser
import GAPIStorage

/// The command line of the package; each command is a small file in `Commands`.
@main
struct Gapi: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "gapi",
        abstract: "Google's services on the command line, and an emulator of them.",
        discussion: """
            gapi help lists the topics that concern all commands: exit codes, formats, files, credentials, configuration, environment.

            Examples:
              gapi demo                      a demonstration without an account
              gapi describe drive:v3 files.list
              gapi call drive:v3 files.list --q "trashed = false" --page-all
                                             any method of any of Google's services
              gapi batch calls.jsonl --service drive:v3
                                             many calls in few requests
              gapi storage rsync -r ./site gs://my-site
                                             files and objects, as gsutil does it
              gapi cloud ls /Photos          the files of an ownCloud
              gapi login --client FILE       a login, which gapi call uses from then on
              gapi serve --data ./storage    Cloud Storage on this machine
              gapi json check page.json      the errors of a JSON document
              gapi feed https://www.swift.org/atom.xml
                                             the entries of a feed
              gapi generate drive:v3         a Swift module for a service
            """,
        version: asyncGAPIVersion,
        subcommands: [
            DemoCommand.self, ListCommand.self, DescribeCommand.self, CallCommand.self, PagesCommand.self,
            UploadCommand.self, DownloadCommand.self, BatchCommand.self, StorageCommand.self, CloudCommand.self,
            WatchCommand.self, LoginCommand.self, AccountsCommand.self, LogoutCommand.self, TokenCommand.self,
            SignCommand.self, ConfigCommand.self, ServeCommand.self, FeedCommand.self, GenerateCommand.self,
            JSONCommand.self, XMLCommand.self, HelpCommand.self,
        ]
    )

    static func main() async {
        StandardStreams.prepare()
        await CommandRun.run(CommandWords.process, ToolStreams()).take()
    }

    func run(_ streams: ToolStreams) async throws { streams.output.print(FirstSteps.text) }
}
