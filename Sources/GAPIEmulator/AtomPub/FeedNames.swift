import AsyncFetch
import AsyncXML
import HTTPTypes
import NIOCore

/// The vocabularies of feeds, by prefix.
enum FeedVocabulary: String, CaseIterable {
    case atom = ""
    case app
    case gd
    case batch
    case openSearch

    var namespace: String {
        switch self {
        case .atom: "http://www.w3.org/2005/Atom"
        case .app: "http://www.w3.org/2007/app"
        case .gd: "http://schemas.google.com/g/2005"
        case .batch: "http://schemas.google.com/gdata/batch"
        case .openSearch: "http://a9.com/-/spec/opensearch/1.1/"
        }
    }

    /// Returns the name of an element or attribute of the vocabulary.
    func name(_ local: String) -> XML.Name {
        XML.Name(namespace, rawValue.isEmpty ? local : "\(rawValue):\(local)")
    }

    /// Returns an element of the vocabulary with a text.
    func element(_ local: String, _ text: some CustomStringConvertible) -> XML.Element {
        XML.Element(name(local), text: text.description)
    }

    /// The namespace declarations of all vocabularies.
    static var declarations: [XML.NamespaceDeclaration] {
        allCases.map { XML.NamespaceDeclaration(prefix: $0.rawValue.isEmpty ? nil : $0.rawValue, $0.namespace) }
    }

    /// Returns the namespace of a prefix; `nil` for an unknown prefix.
    static func namespace(of prefix: String?) -> String? { FeedVocabulary(rawValue: prefix ?? "")?.namespace }
}

extension XML.Element {
    /// Returns an Atom link.
    static func link(_ rel: String, _ href: String, type: String = "application/atom+xml") -> XML.Element {
        let attributes = ["rel": rel, "type": type, "href": href].sorted { $0.key < $1.key }
        return XML.Element(
            FeedVocabulary.atom.name("link"),
            attributes: attributes.map { XML.Attribute(XML.Name(nil, $0.key), $0.value) }
        )
    }

    /// Sets an attribute, or removes it if the value is `nil`.
    mutating func set(_ name: XML.Name, _ value: String?) {
        attributes.removeAll { $0.name == name }
        if let value { attributes.append(XML.Attribute(name, value)) }
    }
}

extension Reply {
    /// Creates a response with an XML document.
    init(
        status: HTTPResponse.Status = .ok,
        _ root: XML.Element,
        type: String,
        headers: HTTPFields = [:]
    ) throws {
        let text = try XML.Document(root: root).encoded()
        self.init(status: status, headers: headers, body: .bytes(ByteBuffer(bytes: text)))
        self.headers[.contentType] = type
    }
}

extension Call {
    /// Returns the response for an error in the format of the called service: XML for feeds, otherwise JSON.
    func reply(with error: GoogleError) -> Reply {
        ["/feeds", "/upload/feeds"].contains { path == $0 || path.hasPrefix($0 + "/") } ? error.xmlReply : error.reply
    }
}

extension GoogleError {
    /// The error in the format of Google Data services.
    var xmlReply: Reply {
        if code == 304 { return Reply(status: .notModified, headers: headers) }
        let gd = FeedVocabulary.gd
        var error = XML.Element(gd.name("error"))
        error.append(gd.element("domain", "GData"))
        error.append(gd.element("code", reason))
        if let location {
            var element = gd.element("location", location.name)
            element.set(XML.Name(nil, "type"), location.type)
            error.append(element)
        }
        error.append(gd.element("internalReason", message))
        var root = XML.Element(gd.name("errors"), declarations: [.init(prefix: "gd", gd.namespace)])
        root.append(error)
        let type = "application/vnd.google.gdata.error+xml; charset=UTF-8"
        return (try? Reply(status: replyStatus, root, type: type, headers: headers)) ?? reply
    }
}

extension HTTPField.Name {
    static let slug = known("Slug")
    static let gdataVersion = known("GData-Version")
}
