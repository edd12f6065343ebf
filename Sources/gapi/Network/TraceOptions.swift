import ArgumentParser

/// The option for the log of a command's traffic.
struct TraceOptions: ParsableArguments {
    static var help: ArgumentHelp {
        ArgumentHelp(
            "Write all requests and responses to a page and a HAR file in this folder, without credentials.",
            valueName: "dir"
        )
    }

    @Option(help: help, completion: .directory)
    var trace: String?

    static let valued: Set = ["trace"]
}
