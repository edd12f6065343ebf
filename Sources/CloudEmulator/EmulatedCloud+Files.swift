import EmulatorServer
public import NIOCore

extension EmulatedCloud {
    /// The reason why a file cannot be written.
    public struct Refusal: Error, Sendable, CustomStringConvertible {
        /// The status of the request that would do the same.
        public let status: Int
        /// The message of the server.
        public let description: String
    }

    /// Stores a file, as another client of the user would; missing folders are made.
    ///
    /// - Parameters:
    ///   - path: The path, beginning with a slash.
    ///   - content: The content.
    ///   - user: The identifier of the user.
    /// - Throws: ``Refusal`` if there is no such user, or a folder at the path or a file on the way, or no memory.
    public func write(_ path: String, _ content: ByteBuffer, user: String) async throws(Refusal) {
        try await server.write(path, HashedContent.of(content), user: user)
    }

    /// Stores a text as a file.
    ///
    /// - Throws: ``Refusal`` if there is no such user, or a folder at the path or a file on the way, or no memory.
    public func write(_ path: String, _ text: String, user: String) async throws(Refusal) {
        try await write(path, ByteBuffer(string: text), user: user)
    }

    /// Makes a folder, and those that it is in.
    ///
    /// - Throws: ``Refusal`` if there is no such user, or a file on the way.
    public func makeFolder(_ path: String, user: String) async throws(Refusal) {
        try await server.makeFolder(path, user: user)
    }

    /// Returns the content of a file; `nil` if there is none.
    public func content(of path: String, user: String) async -> ByteBuffer? {
        await server.content(of: path, user: user)
    }

    /// Moves a file or folder to the trash; does nothing if there is none.
    public func remove(_ path: String, user: String) async { await server.remove(path, user: user) }

    /// Begins or ends the processing of a file, whose properties and content get the status 425 meanwhile, as in ownCloud
    /// Infinite Scale.
    public func setProcessing(_ isProcessing: Bool, _ path: String, user: String) async {
        await server.setProcessing(isProcessing, path, user: user)
    }

    /// Begins or ends the maintenance, in which all requests but those for the status get 503.
    public func setMaintenance(_ isInMaintenance: Bool) async { await server.setMaintenance(isInMaintenance) }

    /// Ends the validity of all access tokens.
    public func endTokens() async { await server.endTokens() }
}

extension CloudServer {
    func write(_ path: String, _ content: HashedContent, user: String) throws(EmulatedCloud.Refusal) {
        let names = path.segments
        guard let name = names.last else { throw .init(status: 409, description: "The root is a folder") }
        do { try checkMemory(for: Int64(content.bytes.readableBytes)) } catch {
            throw EmulatedCloud.Refusal(status: 507, description: error.message)
        }
        let (folder, parent) = try folder(names.dropLast(), user: user)
        let present = place([name], from: folder).node
        guard present?.isFolder != true else { throw .init(status: 409, description: "There is a folder at \(path)") }
        let node = present ?? create(name, isFolder: false, in: parent)
        store(content.bytes, content.sums, in: node, modified: nil, keepsVersion: present != nil)
    }

    func makeFolder(_ path: String, user: String) throws(EmulatedCloud.Refusal) {
        _ = try folder(path.segments, user: user)
    }

    private func folder(_ names: [String], user: String) throws(EmulatedCloud.Refusal) -> (place: Place, node: Node) {
        var place = place([], user: user, base: [])
        guard var node = place.node else { throw .init(status: 404, description: "There is no user \(user)") }
        for name in names {
            place = self.place([name], from: place)
            let next = place.node ?? create(name, isFolder: true, in: node)
            guard next.isFolder else { throw .init(status: 409, description: "There is a file at \(name)") }
            place.node = next
            node = next
        }
        return (place, node)
    }

    func content(of path: String, user: String) -> ByteBuffer? {
        let node = place(path.segments, user: user, base: []).node
        return node?.isFolder == false ? node?.content : nil
    }

    func remove(_ path: String, user: String) {
        let place = place(path.segments, user: user, base: [])
        guard let node = place.node, !place.isRoot else { return }
        if place.isMountPoint { leave(place) } else { remove(node) }
    }

    func setProcessing(_ isProcessing: Bool, _ path: String, user: String) {
        let node = place(path.segments, user: user, base: []).node
        node?.isProcessing = isProcessing
        touch(node?.parent)
    }

    func endTokens() {
        accessTokens.removeAll()
        configuredTokens = [:]
    }
}

extension String {
    /// The names of a path, split by bytes: a slash and a mark that combines with it are one character.
    var segments: [String] { utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) } }
}
