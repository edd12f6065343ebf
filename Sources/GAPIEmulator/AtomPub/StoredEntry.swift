import EmulatorServer
import AsyncFetch
import AsyncXML

/// An entry of a collection: the client's elements, and the server's metadata.
struct StoredEntry: Sendable {
    /// The media of an entry.
    struct Media: Sendable {
        var contentType: String
        var content: Content
        var size: Int64
    }

    let collection: String
    let number: Int
    /// The version, which grows with each change of any entry.
    var version: Int
    /// The time of creation, in microseconds since 1970.
    let published: Int64
    var updated: Int64
    /// The client's elements, without those that the server writes itself.
    var children: [XML.Node]
    /// The client's attributes; namespaces are in ``declarations``.
    var attributes: [XML.Attribute] = []
    var declarations: [XML.NamespaceDeclaration] = []
    var media: Media?
    var isDeleted = false
    /// The number of bytes of the stored text, which a feed has about as well.
    var byteCount = 0
    /// The room that this text takes in memory; `nil` if nobody counts it.
    var room: StoreMemory.Room?

    init(collection: String, number: Int, version: Int, time: Int64) {
        self.collection = collection
        self.number = number
        self.version = version
        published = time
        updated = time
        children = []
    }

    var etag: String { "\"\(number).\(version)\"" }
    var path: String { "/feeds/\(PercentEncoding.encode(collection))/\(number)" }

    /// Returns the elements with a name.
    func elements(_ local: String, _ vocabulary: FeedVocabulary = .atom) -> [XML.Element] {
        children.compactMap(\.element).filter { $0.name == vocabulary.name(local) }
    }

    /// Replaces the client's elements by those of an entry.
    mutating func take(_ entry: XML.Element) {
        children = entry.children.filter { !Self.isServers($0) }
        attributes = entry.attributes.filter { $0.name.namespace != FeedVocabulary.gd.namespace }
        declarations = entry.declarations
    }

    /// Deletes the entry: its title and its times stay, its media go.
    mutating func delete() {
        isDeleted = true
        media = nil
    }

    /// Returns whether a node is an element that the server writes itself; such elements of clients are ignored.
    private static func isServers(_ node: XML.Node) -> Bool {
        guard let element = node.element else { return false }
        let atom = FeedVocabulary.atom
        if element.name == atom.name("link") {
            let rel = element[attribute: "rel"] ?? "alternate"
            return ["self", "edit", "edit-media", FeedVocabulary.gd.namespace + "#resumable-edit-media"].contains(rel)
        }
        return [atom.name("id"), atom.name("updated"), FeedVocabulary.app.name("edited"), atom.name("published")]
            .contains(element.name) || element.name.namespace == FeedVocabulary.batch.namespace
    }

    /// Returns the entry for a response; inside a feed, it declares only the namespaces that the feed does not declare.
    func element(root: String, inFeed: Bool = false) -> XML.Element {
        let atom = FeedVocabulary.atom
        var entry = XML.Element(atom.name("entry"), attributes: attributes)
        let known = FeedVocabulary.declarations
        entry.declarations = declarations.filter { !known.contains($0) }
        if !inFeed {
            entry.declarations += known.filter { own in !entry.declarations.contains { $0.prefix == own.prefix } }
        }
        entry.set(FeedVocabulary.gd.name("etag"), etag)
        entry.append(atom.element("id", root + path))
        entry.append(atom.element("published", WallClock.timestamp(published)))
        entry.append(atom.element("updated", WallClock.timestamp(updated)))
        entry.append(FeedVocabulary.app.element("edited", WallClock.timestamp(updated)))
        if isDeleted {
            entry.append(XML.Element(FeedVocabulary.gd.name("deleted")))
            for title in elements("title") { entry.append(title) }
            return entry
        }
        let content = atom.name("content")
        for child in children where media == nil || child.element?.name != content { entry.append(child) }
        entry.append(.link("self", root + path))
        entry.append(.link("edit", root + path))
        if let media {
            var element = XML.Element(content)
            element.set(XML.Name(nil, "type"), media.contentType)
            element.set(XML.Name(nil, "src"), root + path + "/media")
            entry.append(element)
            entry.append(.link("edit-media", root + path + "/media", type: media.contentType))
            entry.append(.link(FeedVocabulary.gd.namespace + "#resumable-edit-media", root + "/upload" + path))
        }
        return entry
    }
}
