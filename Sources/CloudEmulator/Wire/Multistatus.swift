import AsyncXML
import HTTPTypes

/// The body of a response 207.
struct Multistatus {
    private var text =
        "<d:multistatus xmlns:d=\"DAV:\" xmlns:s=\"http://sabredav.org/ns\" xmlns:oc=\"http://owncloud.org/ns\">"

    /// Adds a resource with properties, as XML, by their status.
    mutating func add(_ href: String, _ statuses: [(status: String, properties: [String])]) {
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
