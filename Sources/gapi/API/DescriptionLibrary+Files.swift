import AsyncGAPI

/// The names, paths and URLs that a user of the tool may give for a description.
extension GAPI.DescriptionLibrary {
    /// Returns the description for a path, `-`, a URL, `name:version` or `name`.
    func document(_ name: String) async throws -> API.Document {
        let (bytes, source) = try await bytes(of: name)
        return try Self.document(bytes, from: source)
    }

    /// Returns the text of that description, and its source.
    func bytes(of name: String) async throws -> (bytes: [UInt8], source: String) {
        if name.contains("://") { return (try await bytes(at: name), name) }
        guard name.contains("/") || name.hasSuffix(".json") || name == "-" else { return try await bytes(named: name) }
        do { return (try readInput(path: name), name) } catch {
            throw ToolFailure(.unreadable, "\(name): \(error.reason)")
        }
    }
}
