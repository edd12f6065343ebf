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
        guard name.contains("/") || name.hasSuffix(".json") || name == "-" else { return try await known(name) }
        do { return (try readInput(path: name), name) } catch let error as InputError {
            throw ToolFailure(.unreadable, "\(name): \(error.reason)")
        }
    }
}

extension GAPI.DescriptionLibrary {
    /// Returns the description of a name; without a Discovery service, a name that is not known here may be a slip.
    private func known(_ name: String) async throws -> (bytes: [UInt8], source: String) {
        do { return try await bytes(named: name) } catch let error as GAPI.Error
            where error.code == .descriptionUnavailable && !refreshes
        {
            let service = name.prefix { $0 != ":" }
            let names = Set(entries().map(\.name))
            let near =
                names.contains(String(service))
                ? "there are "
                    + entries().filter { $0.name == service }.map { "\($0.name):\($0.version)" }.joined(separator: ", ")
                : Suggestion.closest(to: String(service), among: names.sorted())
            let hint = names.isEmpty ? "" : "; \(near)"
            throw ToolFailure(.unavailable, "there is no description of `\(name)` here\(hint) (\(error.message))")
        }
    }
}
