import ArgumentParser

/// The command `gapi sign`, which makes signed URLs of Cloud Storage.
struct SignCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "sign",
        abstract: "Make a signed URL of Cloud Storage, which needs no credentials.",
        discussion: """
            Whoever has the URL may do this one thing until it expires, after seven days at most. The signature is by the key \
            of a service account, or else by the application default: a service account's file, or an account for which \
            Google signs (the metadata server, impersonation), for twelve hours at most. Users cannot sign.

            Examples:
              gapi sign gs://photos/cat.jpg --key robot.json
              curl -X PUT -H 'content-type: image/jpeg' --data-binary @cat.jpg \\
                "$(gapi sign gs://photos/cat.jpg --method PUT \\
                   --header content-type:image/jpeg --expires 15m)"
              gapi sign 'https://storage.googleapis.com/photos/cat.jpg?generation=7' --json

            Exit codes: 0 for success, 64 for invalid arguments, 65 for a file that is not one of a service account, 69 for a \
            server that cannot be reached, 77 for no credentials or ones that were refused, 130 after Ctrl-C.
            """
    )

    @Argument(help: "The object (gs://bucket/object, or its URL), or a bucket to list.")
    var object: String

    @Option(help: "The method that the URL allows.")
    var method = "GET"

    @Option(help: ArgumentHelp("The time until it expires: 90s, 15m, 1h, 7d.", valueName: "time"))
    var expires = Validity(.seconds(3600))

    @Option(help: ArgumentHelp("The file of a service account with its key; - for standard input.", valueName: "file"))
    var key: String?

    @Option(help: ArgumentHelp("A header field that the request must have.", valueName: "name:value"))
    var header: [String] = []

    @Flag(help: "Write JSON with the method, the header fields and the expiry, and errors as JSON.")
    var json = false

    @OptionGroup var profile: ProfileOptions
    @OptionGroup var tracing: TraceOptions

    func run(_ streams: ToolStreams) async throws {
        try await reporting(asJSON: json, to: streams.errors, tracing: tracing.trace) {
            [object, method, expires, key, header, json, profile] in
            let tool = SignTool(search: try profile.search(streams.search), output: streams.output)
            try await tool.sign(
                object,
                method: method,
                validity: expires.duration,
                fields: header,
                key: key,
                asJSON: json
            )
        }
    }
}
