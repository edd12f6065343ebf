import AsyncFetch
import AsyncXML
import HTTPTypes
import NIOCore

extension CloudServer {
    /// The most locks of a node: everything in a folder shows the folder's, too.
    private static let mostLocks = 100
    /// The most bytes of the owner of a lock, as XML.
    private static let mostOwnerBytes = 4_096

    /// Returns the locks that hold at a node: its own, and the deep ones of the folders that it is in.
    func effectiveLocks(of node: Node) -> [(holder: Node, lock: Lock)] {
        node.ancestry.flatMap { holder in
            holder.locks.filter { $0.end > now && (holder === node || $0.isDeep) }.map { (holder, $0) }
        }
    }

    /// Throws 423 unless a request has a token of each lock at a place that it changes.
    ///
    /// A member change creates or removes the place, or puts another there; it concerns the folder and everything in the
    /// place too.
    func checkLocks(_ request: CloudRequest, _ place: Place, isMemberChange: Bool) throws(DAVError) {
        let tokens = request["If"].flatMap { IfHeader($0)?.tokens } ?? []
        var held: [Lock] = []
        if let node = place.node { held = effectiveLocks(of: node).map(\.lock) }
        if isMemberChange, let node = place.node {
            for member in node.subtree.dropFirst() { held += member.locks.filter { $0.end > now } }
        }
        if isMemberChange, let parent = place.parent { held += effectiveLocks(of: parent).map(\.lock) }
        // Of several shared locks, the token of one suffices.
        let shared = held.filter { !$0.isExclusive }
        if let first = shared.first, !shared.contains(where: { tokens.contains($0.token) }) {
            throw .locked(first.rootHref)
        }
        for lock in held where lock.isExclusive && !tokens.contains(lock.token) { throw .locked(lock.rootHref) }
    }

    func lock(_ request: CloudRequest, _ place: Place) throws(DAVError) -> CloudReply {
        let timeout = Self.timeout(request["Timeout"])
        guard request.body.readableBytes > 0 else { return try refresh(request, place, timeout) }
        let document = try xml(request)
        guard document.name == .dav("lockinfo") else { throw .badRequest("The body is no lockinfo.") }
        let scope = document.elements(named: .dav("lockscope")).first?.elements.first?.name.local
        let isExclusive = scope != "shared"
        let isDeep = request["Depth"]?.lowercased() != "0"
        let owner = try Self.owner(document)
        if let node = place.node {
            let present = effectiveLocks(of: node)
            var others = isDeep ? node.subtree.dropFirst().flatMap { $0.locks.filter { $0.end > now } } : []
            others += present.map(\.lock)
            if let conflict = others.first(where: { isExclusive || $0.isExclusive }) {
                throw .locked(conflict.rootHref)
            }
            try checkShare(place, 2)
            guard node.locks.filter({ $0.end > now }).count < Self.mostLocks else { throw .noSpace }
        }
        var node = place.node
        if node == nil {
            let folder = try checkArrival(request, at: place)
            try checkSpace(for: 0, nodes: 1, user: folder.owner)
            let created = create(place.name, isFolder: false, in: folder)
            store(ByteBuffer(), in: created, modified: nil, keepsVersion: false)
            node = created
        }
        guard let node else { throw .conflict }
        let lock = Lock(
            token: "opaquelocktoken:" + randomUUID(),
            isExclusive: isExclusive,
            isDeep: isDeep,
            owner: owner,
            rootHref: place.href(isFolder: node.isFolder),
            timeout: timeout,
            end: now + timeout
        )
        node.locks.removeAll { $0.end <= now }
        node.locks.append(lock)
        var reply = try lockReply([lock], place.node == nil ? .created : .ok)
        reply.headers[.known("Lock-Token")] = "<\(lock.token)>"
        return reply
    }

    private func refresh(_ request: CloudRequest, _ place: Place, _ timeout: Int64) throws(DAVError) -> CloudReply {
        let tokens = request["If"].flatMap { IfHeader($0)?.tokens } ?? []
        guard let node = place.node else { throw .notFound(place.name) }
        guard let found = effectiveLocks(of: node).first(where: { tokens.contains($0.lock.token) }) else {
            throw .badRequest("A lock can only be refreshed with its token.")
        }
        var lock = found.lock
        lock.timeout = timeout
        lock.end = now + timeout
        if let index = found.holder.locks.firstIndex(where: { $0.token == lock.token }) {
            found.holder.locks[index] = lock
        }
        return try lockReply([lock], .ok)
    }

    func unlock(_ request: CloudRequest, _ place: Place) throws(DAVError) -> CloudReply {
        guard let header = request["Lock-Token"] else { throw .badRequest("No lock token was supplied") }
        let token = header.filter { $0 != "<" && $0 != ">" && $0 != " " }
        guard let node = place.node else { throw .notFound(place.name) }
        guard let found = effectiveLocks(of: node).first(where: { $0.lock.token == token }) else {
            throw DAVError(.conflict, "LockTokenMatchesRequestUri", "The lock token is not of this resource")
        }
        found.holder.locks.removeAll { $0.token == token }
        return CloudReply(.noContent)
    }

    /// Returns the owner that a lockinfo states, as XML; throws 400 if it is too long.
    private static func owner(_ document: XML.Element) throws(DAVError) -> String {
        var text = ""
        for child in document.elements(named: .dav("owner")).first?.children ?? [] {
            text += child.element.map { Self.text(of: $0) } ?? Markup.escaped(child.text ?? "")
            guard text.utf8.count <= mostOwnerBytes else { throw .badRequest("The owner of the lock is too long.") }
        }
        return text
    }

    private static func timeout(_ header: String?) -> Int64 {
        let seconds = header?.split(separator: "-").last.flatMap { Int64($0) } ?? 1800
        return min(max(seconds, 1), 86_400)
    }

    private func lockReply(_ locks: [Lock], _ status: HTTPResponse.Status) throws(DAVError) -> CloudReply {
        let declarations = "xmlns:d=\"DAV:\" xmlns:oc=\"http://owncloud.org/ns\""
        let discovery = try Self.discovery(locks)
        return CloudReply(
            status,
            xml: "<d:prop \(declarations)><d:lockdiscovery>\(discovery)</d:lockdiscovery></d:prop>\n"
        )
    }

    /// Returns the content of `lockdiscovery`; throws 507 if it is too large for an answer.
    static func discovery(_ locks: [Lock]) throws(DAVError) -> String {
        var text = ""
        for lock in locks {
            let scope = lock.isExclusive ? "<d:exclusive/>" : "<d:shared/>"
            text +=
                "<d:activelock><d:lockscope>\(scope)</d:lockscope><d:locktype><d:write/></d:locktype>"
                + "<d:lockroot><d:href>\(Markup.escaped(lock.rootHref))</d:href></d:lockroot>"
                + "<d:depth>\(lock.isDeep ? "infinity" : "0")</d:depth><d:timeout>Second-\(lock.timeout)</d:timeout>"
                + "<d:locktoken><d:href>\(lock.token)</d:href></d:locktoken><d:owner>\(lock.owner)</d:owner>"
                + "</d:activelock>"
            try Multistatus.checkSize(text.utf8.count)
        }
        return text
    }
}
