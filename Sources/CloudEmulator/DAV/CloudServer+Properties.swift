import EmulatorServer
import AsyncFetch
import AsyncXML
import HTTPTypes
import NIOCore

extension CloudServer {
    /// The properties that a request without names gets.
    private static let usual: [XML.Name] = [
        .dav("resourcetype"), .dav("getlastmodified"), .dav("getcontentlength"), .dav("getcontenttype"),
        .dav("getetag"), .dav("quota-used-bytes"), .dav("quota-available-bytes"),
    ]

    /// The most bytes of the properties that a request sets, as XML.
    private static let mostPropertyBytes = 4 << 20

    /// Returns the root of a request's XML body.
    func xml(_ request: CloudRequest) throws(DAVError) -> XML.Element {
        do {
            let limits = XML.Limits(size: 1 << 20)
            return try XML.Document(parsing: request.body.readableBytesView, limits: limits).root
        } catch {
            throw .badRequest("The body is no valid XML: \(error.message)")
        }
    }

    /// Returns an element as a text that stands for itself.
    static func text(of element: XML.Element) -> String {
        (try? element.encoded()).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    func properties(_ request: CloudRequest, _ place: Place) throws(DAVError) -> CloudReply {
        guard let node = place.node else { throw .notFound(place.name) }
        let wanted = try WantedProperties(request.body.readableBytes > 0 ? xml(request) : nil)
        let depth = request["Depth"]?.lowercased() ?? "infinity"
        guard depth != "infinity" || configuration.allowsInfiniteDepth || !node.isFolder else {
            throw DAVError(.preconditionFailed, "PreconditionFailed", "Depth infinity not supported")
        }
        let isMinimal = request["Prefer"]?.contains("return=minimal") == true || request["Brief"] == "t"
        var multistatus = Multistatus()
        var open = [place]
        while let next = open.popLast() {
            try add(next, wanted, isMinimal: isMinimal, to: &multistatus)
            if depth == "infinity" || depth == "1" && next.names.count == place.names.count {
                open += members(of: next).reversed()
            }
        }
        var reply = multistatus.reply
        if configuration.hasTUS, node.isFolder {
            for (name, value) in Self.resumableFields { reply.headers[.known(name)] = value }
        }
        if isMinimal { reply.headers[.known("Preference-Applied")] = "return=minimal" }
        return reply
    }

    /// Adds the properties of a place to a response; throws 507 if it becomes too large.
    func add(
        _ place: Place,
        _ wanted: WantedProperties,
        isMinimal: Bool,
        to multistatus: inout Multistatus
    ) throws(DAVError) {
        guard let node = place.node else { return }
        if node.isProcessing {
            let names = (wanted.names ?? Self.usual).map { Markup.element($0) }
            return try multistatus.add(place.href(isFolder: node.isFolder), [("425 Too Early", names)])
        }
        var found: [String] = []
        var size = 0
        var missing: [String] = []
        var names = wanted.names ?? Self.usual
        if wanted.names == nil { names += node.deadProperties.keys.sorted { $0.description < $1.description } }
        names += wanted.included
        for name in names {
            if wanted.isNamesOnly {
                if try value(of: name, place, node) != nil { found.append(Markup.element(name)) }
            } else if let text = node.deadProperties[name] {
                found.append(text)
            } else if let value = try value(of: name, place, node) {
                found.append(Markup.element(name, value))
                size += value.utf8.count
                try Multistatus.checkSize(size)
            } else if wanted.names != nil {
                missing.append(Markup.element(name))
            }
        }
        var statuses = [("200 OK", found)]
        if !isMinimal { statuses.append(("404 Not Found", missing)) }
        if found.isEmpty, isMinimal || missing.isEmpty { statuses = [("200 OK", [""])] }
        try multistatus.add(place.href(isFolder: node.isFolder), statuses)
    }

    /// Returns the content of a property as XML; `nil` if the node does not have it.
    private func value(of name: XML.Name, _ place: Place, _ node: Node) throws(DAVError) -> String? {
        if node.deadProperties[name] != nil { return "" }
        switch name.namespace {
        case Markup.dav: return try webDAVValue(name.local, place, node)
        case Markup.ownCloud: return cloudValue(name.local, place, node)
        default: return nil
        }
    }

    private func webDAVValue(_ name: String, _ place: Place, _ node: Node) throws(DAVError) -> String? {
        switch name {
        case "resourcetype": node.isFolder ? "<d:collection/>" : ""
        case "getlastmodified": HTTPDate.text(node.modified)
        case "getcontentlength": node.isFolder ? nil : String(node.content.readableBytes)
        case "getcontenttype": node.isFolder ? nil : node.contentType
        case "getetag": "&quot;\(node.eTag)&quot;"
        case "quota-used-bytes": node.isFolder ? String(node.size) : nil
        case "quota-available-bytes": node.isFolder ? String(freeSpace(of: node.owner) ?? -3) : nil
        case "lockdiscovery": try Self.discovery(effectiveLocks(of: node).map(\.lock))
        case "supportedlock":
            ["exclusive", "shared"].map {
                "<d:lockentry><d:lockscope><d:\($0)/></d:lockscope><d:locktype><d:write/></d:locktype></d:lockentry>"
            }.joined()
        case "current-user-principal":
            "<d:href>\(Markup.href(["remote.php", "dav", "principals", "users", place.user], isFolder: true))</d:href>"
        default: nil
        }
    }

    private func cloudValue(_ name: String, _ place: Place, _ node: Node) -> String? {
        switch name {
        case "id": fileID(of: node)
        case "fileid": String(node.id)
        case "size": String(node.size)
        case "permissions": permissions(of: node, place)
        case "favorite": node.favorites.contains(place.user) ? "1" : "0"
        case "share-types":
            Set(shares.shares(of: node).filter { $0.owner == place.user }.map(\.kind.rawValue)).sorted()
                .map { "<oc:share-type>\($0)</oc:share-type>" }.joined()
        case "owner-id": Markup.escaped(node.owner)
        case "owner-display-name": Markup.escaped(user(node.owner)?.displayName ?? node.owner)
        case "checksums": node.isFolder ? nil : "<oc:checksum>\(node.sums.text)</oc:checksum>"
        case "privatelink": "\(url)/index.php/f/\(node.id)"
        case "downloadURL": node.isFolder ? nil : ""
        case "tags": ""
        case "comments-unread": "0"
        case "data-fingerprint": place.isRoot ? "" : nil
        default: nil
        }
    }

    /// Returns the identifier of a node: its number in eight digits, and the installation.
    func fileID(of node: Node) -> String {
        let number = String(node.id)
        return String(repeating: "0", count: max(0, 8 - number.count)) + number + configuration.instanceID
    }

    /// Returns the letters of `oc:permissions`.
    private func permissions(of node: Node, _ place: Place) -> String {
        guard let share = place.share else { return node.isFolder ? "RDNVCK" : "RDNVW" }
        var letters = "S"
        if share.permissions & 16 != 0 { letters += "R" }
        if place.isMountPoint || share.permissions & 8 != 0 { letters += "D" }
        if place.isMountPoint || share.permissions & 2 != 0 { letters += "NV" }
        if !node.isFolder, share.permissions & 2 != 0 { letters += "W" }
        if node.isFolder, share.permissions & 4 != 0 { letters += "CK" }
        return letters
    }

    func changeProperties(_ request: CloudRequest, _ place: Place) throws(DAVError) -> CloudReply {
        guard let node = place.node else { throw .notFound(place.name) }
        try checkContents(request, of: place)
        let update = try xml(request)
        guard update.name == .dav("propertyupdate") else { throw .badRequest("The body is no propertyupdate.") }
        var changes: [(property: XML.Element, isSet: Bool)] = []
        for step in update.elements where step.name.namespace == Markup.dav {
            let isSet = step.name.local == "set"
            guard isSet || step.name.local == "remove" else { continue }
            changes += step.elements(named: .dav("prop")).flatMap(\.elements).map { (property: $0, isSet: isSet) }
        }
        let names = try WantedProperties.names(of: changes.map(\.property))
        // Each text has all declarations of namespaces around it: a request can be much longer in memory.
        let size = changes.reduce(0) { $1.isSet ? $0 + Self.text(of: $1.property).utf8.count : $0 }
        guard size <= Self.mostPropertyBytes else { throw .noSpace }
        for (property, isSet) in changes { change(property, of: node, isSet: isSet, user: place.user) }
        // The real server changes a file's tag with its metadata.
        node.eTag = newETag(isFolder: node.isFolder)
        touch(node.parent)
        var multistatus = Multistatus()
        try multistatus.add(place.href(isFolder: node.isFolder), [("200 OK", names.map { Markup.element($0) })])
        return multistatus.reply
    }

    private func change(_ property: XML.Element, of node: Node, isSet: Bool, user: String) {
        switch property.name {
        case .ownCloud("favorite"):
            let isFavorite = isSet && ["1", "true"].contains(property.text)
            if isFavorite { node.favorites.insert(user) } else { node.favorites.remove(user) }
        case .dav("lastmodified"), .dav("getlastmodified"):
            if isSet, let seconds = Int64(property.text) { node.modified = seconds }
        case let name where name.namespace == Markup.dav || name.namespace == Markup.ownCloud: break
        case let name: node.deadProperties[name] = isSet ? Self.text(of: property) : nil
        }
    }
}

/// The properties that a PROPFIND or a REPORT asks for.
struct WantedProperties {
    /// The names; `nil` for the usual ones.
    var names: [XML.Name]?
    /// The names beside the usual ones.
    var included: [XML.Name] = []
    var isNamesOnly = false

    /// The most properties in a request: an answer can have all of them for each file.
    private static let most = 1_000

    init(_ body: XML.Element?) throws(DAVError) {
        guard let body else { return }
        guard body.name == .dav("propfind") else { throw .badRequest("The body is no propfind.") }
        if let properties = body.elements(named: .dav("prop")).first {
            names = try Self.names(of: properties.elements)
        }
        isNamesOnly = !body.elements(named: .dav("propname")).isEmpty
        included = try Self.names(of: body.elements(named: .dav("include")).flatMap(\.elements))
    }

    init(names: [XML.Name]) { self.names = names }

    /// Returns the names of a request's properties, each once; throws 400 if there are too many.
    static func names(of properties: [XML.Element]) throws(DAVError) -> [XML.Name] {
        guard properties.count <= most else { throw .badRequest("A request has at most \(most) properties.") }
        var seen: Set<XML.Name> = []
        return properties.map(\.name).filter { seen.insert($0).inserted }
    }
}
