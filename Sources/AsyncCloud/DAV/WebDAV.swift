public import AsyncFetch
import AsyncXML
import HTTPTypes
import NIOCore

extension Cloud {
    /// A client of a WebDAV folder: of ownCloud, Apache, nginx, rclone, wsgidav and others.
    ///
    /// ```swift
    /// let dav = try Cloud.WebDAV("https://example.org/dav/", fetcher: fetcher)
    /// for try await resource in dav.resources(at: "/Photos") { print(resource.path, resource.size ?? 0) }
    /// ```
    ///
    /// Its fetcher has the credentials for the server's origin. Cancelling the task of a call ends its request. Calls
    /// are repeated after a lost connection only where that does no harm: reading calls, and changes with a
    /// precondition.
    public actor WebDAV {
        /// The URL of the root folder, with a slash at its end.
        public nonisolated let root: String
        /// The abilities of the server, which decide what calls may promise.
        public nonisolated let dialect: Dialect

        nonisolated let fetcher: Fetcher
        nonisolated let href: Href

        /// Creates a client; nothing is sent.
        ///
        /// - Parameters:
        ///   - root: The URL of the root folder; a query is dropped.
        ///   - fetcher: The fetcher of its requests.
        ///   - dialect: The abilities of the server; ``options()`` finds them out.
        /// - Throws: ``Cloud/Error`` with ``Cloud/Error/Code/invalidRequest`` for a URL that cannot be used.
        public init(_ root: String, fetcher: Fetcher, dialect: Dialect = .generic) throws(Cloud.Error) {
            let folder = root.prefix { $0 != "?" && $0 != "#" }
            href = try Href(root: String(folder))
            self.root = folder.hasSuffix("/") ? String(folder) : folder + "/"
            self.fetcher = fetcher
            self.dialect = dialect
        }

        /// Returns the URL of an item.
        ///
        /// - Parameters:
        ///   - path: The place of the item.
        ///   - isFolder: A Boolean value indicating whether the URL ends with a slash, which nginx demands of folders.
        /// - Returns: The URL, with everything but letters, digits and `-._~` encoded.
        public nonisolated func url(of path: Path, isFolder: Bool = false) -> String {
            var url = root
            // By bytes: a slash and a mark that combines with it are one character.
            PercentEncoding.append(String(Substring(path.string.utf8.dropFirst())), to: &url, keepingSlashes: true)
            return isFolder && !path.isRoot ? url + "/" : url
        }
    }
}

extension Cloud.WebDAV {
    /// Returns a request for an item.
    nonisolated func request(
        _ method: HTTPRequest.Method,
        _ path: Cloud.Path,
        isFolder: Bool = false
    ) throws(Cloud.Error) -> HTTPRequest {
        do {
            return try HTTPRequest(method, url: url(of: path, isFolder: isFolder))
        } catch {
            throw Cloud.Error(.invalidRequest, "\(path) cannot be part of a URL", cause: error)
        }
    }

    /// Sends a request and returns the answer, if it is one of success.
    ///
    /// - Throws: ``Cloud/Error``; `CancellationError`.
    @discardableResult
    nonisolated func send(
        _ request: HTTPRequest,
        body: FetchRequestBody? = nil,
        isIdempotent: Bool? = nil
    ) async throws -> FetchResponse {
        do {
            let options = FetchOptions.cloud {
                $0.timeout = nil  // as long as the server needs; one that is silent ends the call
                $0.maximumResponseBytes = 1 << 20
                $0.isIdempotent = isIdempotent
            }
            let response = try await fetcher.fetch(request, body: body, options: options).requireSuccess()
            if response.head.status.code == 207 {
                try check(multistatus: response.body, isDescribed: request.method == .proppatch)
            }
            try requireAnswer(response, of: request.method)
            return response
        } catch {
            throw Cloud.Error.mapping(error, request)
        }
    }

    /// Throws if an answer is not one that the method can have, but a page of somebody between the client and the server.
    private nonisolated func requireAnswer(_ response: FetchResponse, of method: HTTPRequest.Method) throws(Cloud.Error)
    {
        let status = response.head.status.code
        let isPage = response.head.headerFields[.contentType]?.lowercased().contains("html") == true
        // An ownCloud never answers these with 200; a network that wants a login does.
        let isDone = status == 204 || status == 200 && !isPage && !dialect.hasFileIDs
        let isRight =
            switch method {
            case .proppatch: status == 207
            case .mkcol: status == 201
            case .move, .copy: status == 201 || status == 204
            case .put: status == 201 || isDone
            case .delete: status == 207 || isDone
            case .unlock: isDone
            case .lock: status == 201 || status == 200 && !isPage
            default: true  // of OPTIONS, some have an empty page
            }
        guard isRight else {
            throw Cloud.Error(
                .badAnswer,
                "the answer to \(method), HTTP \(status), is none of a WebDAV server; is there a login page in between?",
                status: status
            )
        }
    }

    /// Sends a request with an XML document and returns the multistatus that answers it.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - xml: The document.
    ///   - limit: The most bytes of the answer, which fails beyond them.
    /// - Returns: The answer as it arrives.
    /// - Throws: ``Cloud/Error``; `CancellationError`.
    nonisolated func multistatus(
        _ request: HTTPRequest,
        xml: String,
        upTo limit: Int = .max
    ) async throws -> FetchResponseBody {
        var request = request
        request.headerFields[.contentType] = "application/xml; charset=utf-8"
        do {
            let options = FetchOptions.cloud {
                $0.isIdempotent = true
                $0.maximumResponseBytes = .max
            }
            let answer = try await fetcher.stream(request, body: .bytes(xml.utf8), options: options).requireSuccess()
            guard answer.head.status.code == 207 else {
                throw Cloud.Error(
                    .badAnswer,
                    "the server answered \(request.method) with HTTP \(answer.head.status.code) instead of 207; "
                        + "is this the URL of a WebDAV folder?",
                    status: answer.head.status.code
                )
            }
            return limit == .max ? answer.body : FetchResponseBody(LimitedChunks(body: answer.body, limit: limit))
        } catch {
            throw Cloud.Error.mapping(error, request)
        }
    }

    /// Throws the first failure that a multistatus tells; the call then did only a part of its work, or none.
    ///
    /// 424 says only that something else failed.
    private nonisolated func check(multistatus body: ByteBuffer, isDescribed: Bool) throws {
        let reader = try XML.RecordReader(DAVResponse.self, at: .name(XML.Name("DAV:", "response"), depth: 1))
        var failures: [Int] = []
        var count = 0
        func take(_ response: DAVResponse) {
            count += 1
            failures += response.resource.failures
        }
        try reader.read(body.readableBytesView) { take($0) }
        try reader.finish { take($0) }
        guard reader.root == XML.Name("DAV:", "multistatus"), count > 0 || !isDescribed else {
            throw Cloud.Error(.badAnswer, "the answer is no multistatus; is this the URL of a WebDAV folder?")
        }
        if let status = failures.first(where: { $0 != 424 }) ?? failures.first { throw Cloud.Error(ofPart: status) }
    }
}

/// The chunks of an answer, which must not have more than a number of bytes.
private struct LimitedChunks: AsyncSequence, Sendable {
    typealias Element = ByteBuffer

    let body: FetchResponseBody
    let limit: Int

    func makeAsyncIterator() -> Iterator { Iterator(chunks: body.makeAsyncIterator(), limit: limit) }

    struct Iterator: AsyncIteratorProtocol {
        var chunks: FetchResponseBody.Iterator
        let limit: Int
        var count = 0

        mutating func next() async throws -> ByteBuffer? { try await next(isolation: nil) }

        mutating func next(isolation actor: isolated (any Actor)?) async throws -> ByteBuffer? {
            let chunk = try await chunks.next(isolation: actor)
            count += chunk?.readableBytes ?? 0
            guard count <= limit else { throw FetchError.tooLarge(limit) }
            return chunk
        }
    }
}

extension FetchOptions {
    /// Options of a request to a cloud: it is not led elsewhere, and a server in maintenance is not asked again.
    static func cloud(_ configure: (inout Self) -> Void) -> Self {
        Self {
            $0.retry = CloudRetry()
            $0.staysAtResource = true
            configure(&$0)
        }
    }
}
