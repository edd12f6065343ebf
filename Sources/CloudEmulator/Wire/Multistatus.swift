import AsyncXML
import HTTPTypes

/// The body of a response 207.
struct Multistatus {
    /// The most bytes of an answer; a buffer holds not quite 4 GiB.
    private static let mostBytes = 128 << 20

    private var text =
        "<d:multistatus xmlns:d=\"DAV:\" xmlns:s=\"http://sabredav.org/ns\" xmlns:oc=\"http://owncloud.org/ns\">"

    /// Throws 507 if an answer would have more bytes than any may have.
    static func checkSize(_ count: Int) throws(DAVError) { if count > mostBytes { throw .answerTooLarge } }

    /// Adds a resource with properties, as XML, by their status; throws 507 if the answer becomes too large.
    mutating func add(_ href: String, _ statuses: [(status: String, properties: [String])]) throws(DAVError) {
        // Before the properties are joined: some share their memory with those of other resources until then.
        let added = statuses.flatMap(\.properties).reduce(0) { $0 + $1.utf8.count }
        try Self.checkSize(text.utf8.count + added)
        text += "<d:response><d:href>\(Markup.escaped(href))</d:href>"
        for (status, properties) in statuses where !properties.isEmpty {
            text += "<d:propstat><d:prop>\(properties.joined())</d:prop>"
            text += "<d:status>HTTP/1.1 \(status)</d:status></d:propstat>"
        }
        text += "</d:response>"
    }

    var reply: CloudReply {
        var reply = CloudReply(.init(code: 207, reasonPhrase: "Multi-Status"), xml: text + "</d:multistatus>\n")
        reply.headers[.vary] = "Brief,Prefer"
        return reply
    }
}
