/// A text about something that concerns all commands; each one is in a file of its own in `Topics`.
struct HelpTopic {
    let name: String
    let summary: String
    let text: String

    static let all = [exitCodes, formats, files, credentials, configuration, environment]

    /// The list of the topics.
    static var overview: String {
        let width = all.map(\.name.count).max() ?? 0
        return "Topics (gapi help TOPIC):\n"
            + all.map { "  \($0.name.aligned(.left, width))  \($0.summary)" }.joined(separator: "\n")
    }
}
