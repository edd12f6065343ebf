import AsyncFetch
import AsyncJSON
import NIOCore

/// The Discovery service, which has a list of all services and a description of each.
extension GAPI.DescriptionLibrary {
    /// The name of the file in which the list is kept.
    static let index = "index.json"

    /// Fetches the text of the description at a URL.
    ///
    /// The text is buffered as a whole. Cancelling the task ends the request; it is not retried.
    ///
    /// - Parameter url: An https URL, or a plain http URL of this machine.
    /// - Returns: The bytes as they came.
    /// - Throws: ``GAPI/Error/Code/descriptionUnavailable``, or `CancellationError`.
    @concurrent public func bytes(at url: String) async throws -> [UInt8] {
        Array(try await get(url).readableBytesView)
    }

    func fetch(_ name: String, _ version: String?) async throws -> (bytes: [UInt8], source: String) {
        let items = Self.items(try await directory()).filter {
            $0.entry.name == name && (version ?? $0.entry.version) == $0.entry.version
        }
        guard let entry = Self.preferred(items.map(\.entry)), let item = items.first(where: { $0.entry == entry })
        else {
            let near = Suggestion.nearest(to: name, among: entries().map(\.key))
            throw GAPI.Error(.invalidRequest, "there is no service `\(name)\(version.map { ":\($0)" } ?? "")`; \(near)")
        }
        guard isTrusted(item.url) else {
            throw GAPI.Error(
                .descriptionUnavailable,
                "the Discovery service says that \(item.entry.key) is at \(Self.shown(item.url)), "
                    + "which is neither https nor at its own origin, or in a private network"
            )
        }
        let body = try await get(item.url, from: listSource)
        let bytes = Array(body.readableBytesView)
        guard try Self.document(bytes, from: item.url).name == item.entry.name else {
            throw GAPI.Error(.decoding, "\(Self.shown(item.url)) is not the description of \(item.entry.name)")
        }
        await keep(body, as: item.entry.file)
        return (bytes, item.url)
    }

    /// Returns the list of services: the one that was fetched for this value, or from the cache unless ``refreshes`` is
    /// set.
    @concurrent func directory() async throws -> JSON.Value {
        if let list { return list }
        if !refreshes, let cache = serviceCache, let kept = listed(in: cache) { return kept }
        let body = try await get(discovery)
        do {
            let list = try JSON.Value(parsing: body.readableBytesView)
            await keep(body, as: Self.index)
            return list
        } catch {
            throw GAPI.Error(.decoding, "\(Self.shown(discovery)) gives no list of services", cause: error)
        }
    }

    /// The folder in which the descriptions of this Discovery service are kept; `nil` if none are.
    ///
    /// A description determines where tokens are sent, so what one service says of a name must not be found by those
    /// who ask another.
    private var serviceCache: String? {
        guard let cache, discovery != Self.googleDiscovery else { return cache }
        guard let request = try? HTTPRequest(url: discovery) else { return nil }
        let name = PercentEncoding.encode(Redaction.urlWithoutQuery(request))  // a query may have a key
        return name.utf8.count <= 200 ? "\(cache)/\(name)" : nil
    }

    /// The folders with descriptions, of which the cache is that of this Discovery service.
    var searchedFolders: [String] { folders.compactMap { $0 == cache ? serviceCache : $0 } }

    /// Stores a body in the cache; if that fails, the body is fetched again the next time.
    private func keep(_ body: ByteBuffer, as file: String) async {
        if let cache = serviceCache { try? await WholeFile("\(cache)/\(file)").replace { body } }
    }

    /// The source of the URLs in the list of services.
    private var listSource: LinkSource { .document(at: try? HTTPRequest(url: discovery)) }

    /// Returns `true` for a URL with https or at the list's own origin that the list may lead to.
    ///
    /// A list of services could lead anywhere, for example from the internet into a private network.
    private func isTrusted(_ url: String) -> Bool {
        guard let request = try? HTTPRequest(url: url) else { return false }
        let (source, allowsInward) = (listSource, fetcher.core.configuration.allowsInwardLinks)
        return source.refusal(of: request, allowingInward: allowsInward) == nil
            && (request.scheme == "https" || source.isHome(request))
    }

    /// Returns the content at a URL.
    private func get(_ url: String, from source: LinkSource = .caller) async throws -> ByteBuffer {
        do {
            let options = FetchOptions {
                $0.retry = .none
                $0.timeout = .seconds(30)
            }
            let request = try HTTPRequest(url: url, headerFields: headerFields)
            let response = try await fetcher.core.call(FetchCall(request, options: options, source: source))
            guard response.head.status.kind == .successful else {
                let status = response.head.status.code
                throw GAPI.Error(
                    .descriptionUnavailable,
                    "\(Self.shown(url)) answers HTTP \(status)",
                    status: status
                )
            }
            return response.body
        } catch let error as FetchError {
            let help = "name a folder with descriptions, or install google-api-python-client, which brings them"
            throw GAPI.Error(
                .descriptionUnavailable,
                "\(Self.shown(url)) cannot be had (\(error.code)); \(help)",
                cause: error
            )
        }
    }

    /// Returns the source of a description for messages: a path, or a URL without its query, which may have a key.
    package static func shown(_ source: String) -> String {
        guard source.contains("://") else { return source }
        if let request = try? HTTPRequest(url: source) { return Redaction.urlWithoutQuery(request) }
        return Redaction.text(Substring(source.utf8.prefix { $0 != UInt8(ascii: "?") }))
    }

    func listed(in folder: String) -> JSON.Value? {
        guard let bytes = try? WholeFile("\(folder)/\(Self.index)").contents() else { return nil }
        return try? JSON.Value(parsing: bytes.readableBytesView)
    }

    /// Returns the services of a list; a service whose name or version could be a path is left out.
    static func items(_ list: JSON.Value?) -> [(entry: Entry, url: String)] {
        (list?["items"]?.array ?? []).compactMap { item in
            guard let name = item["name"]?.string, let version = item["version"]?.string, isName(name), isName(version)
            else { return nil }
            let title = item["title"]?.string ?? ""
            let isPreferred = item["preferred"]?.bool == true
            let entry = Entry(name: name, version: version, title: title, isPreferred: isPreferred)
            return (entry, item["discoveryRestUrl"]?.string ?? "")
        }
    }
}
