import AsyncFetch
import AsyncGAPI
import AsyncJSON

/// What a user of the tool may write instead of a service's name.
extension DescriptionLibrary {
    /// The description that a path, `-`, a URL, `name:version` or `name` stands for.
    func document(_ name: String) async throws -> API.Document {
        let (bytes, source) = try await bytes(of: name)
        do {
            let document = try API.Document.parse(bytes).document
            if document.name?.isEmpty == false { return document }
            throw ToolFailure(.badData, "\(source) is no description of a service")
        } catch let error as JSON.Error {
            throw ToolFailure(.badData, "\(source) is no description of a service: \(error.message)")
        }
    }

    /// The text of that description, and where it is from.
    func bytes(of name: String) async throws -> (bytes: [UInt8], source: String) {
        if name.contains("://") { return (try await bytes(at: name), name) }
        guard name.contains("/") || name.hasSuffix(".json") || name == "-" else { return try await bytes(named: name) }
        do { return (try readInput(path: name), name) } catch {
            throw ToolFailure(.unreadable, "\(name): \(error.reason)")
        }
    }
}

extension Fetcher {
    /// The fetcher of a command that shows credentials: over https, or to this machine.
    static let tool = Fetcher(.init { $0.application = "gapi" })

    /// The fetcher of a command that has nothing to hide, or whose user says so: also in plain HTTP.
    static let plainTool = Fetcher(
        .init {
            $0.application = "gapi"
            $0.allowsInsecureHTTP = true
        }
    )
}
