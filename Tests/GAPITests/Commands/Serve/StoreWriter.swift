import AsyncFetch
import AsyncFetchTesting
import AsyncJSON
import AsyncXML
import HTTPTypes
import NIOCore
import Testing

/// A writer of objects in the bucket `box`.
struct StoreWriter: ServerWriter {
    /// A state of an object.
    private struct Known: Sendable, Hashable {
        /// The number from which the content is made.
        var content: Int
        /// The number in the metadata.
        var patch = 0
        /// The generation; `nil` if there was no answer.
        var generation: String?

        func admits(_ actual: Known) -> Bool {
            (content, patch) == (actual.content, actual.patch) && generation ?? actual.generation == actual.generation
        }
    }

    /// An upload in two parts.
    private struct Session: Sendable {
        let name: String
        let content: Int
        /// The path and the query.
        let place: String
        /// The number of bytes that the server has acknowledged.
        var acknowledged = 0
        /// A Boolean value indicating whether the last part was sent.
        var isEnding = false
    }

    /// A multipart upload of the XML API.
    private struct PartUpload: Sendable {
        let name: String
        let content: Int
        let id: String
        /// A Boolean value indicating whether its end was sent.
        var isEnding = false

        var path: String { "/box/\(name)?uploadId=\(id)" }
    }

    private static let firstPart = 262_144

    /// The requests that were answered.
    private(set) var answers = 0
    /// The uploads of which nobody knows whether they have begun.
    private(set) var unansweredStarts = 0
    private let number: Int
    private var generator: SplitMix
    private var last = 0
    /// The possible states of each name; `nil` is no object.
    private var names: [String: Set<Known?>] = [:]
    private var session: Session?
    private var parts: PartUpload?

    init(_ number: Int, seed: UInt64) {
        self.number = number
        generator = SplitMix(state: seed &* 1000 &+ UInt64(number))
    }

    /// The number of objects, once all states are known.
    var count: Int { names.values.count { $0 != [nil] } }

    // MARK: Contents

    /// Returns the content with a number: the number, and bytes that are made from it.
    static func content(_ number: Int) -> [UInt8] {
        var generator = SplitMix(state: UInt64(number))
        let size = number >= 1_000_000_000 ? firstPart + 100 : 8 + number * 37 % 20_000
        return withUnsafeBytes(of: UInt64(number).bigEndian) { Array($0) } + generator.bytes(size - 8)
    }

    private mutating func nextContent(isLong: Bool = false) -> Int {
        last += 1
        return (isLong ? 1_000_000_000 : 0) + number * 1_000_000 + last
    }

    // MARK: Writing

    mutating func step(_ client: StoreClient) async throws {
        let name = "w\(number)/\(Int.random(in: 0..<4, using: &generator))"
        let before = names[name] ?? [nil]
        switch Int.random(in: 0..<7, using: &generator) {
        case 0, 1, 2: try await put(name, client)
        case 3:
            guard case let known?? = before.first else { return try await put(name, client) }
            var after = known
            last += 1
            after.patch = last
            names[name] = [known, after]
            let text = #"{"metadata":{"k":"\#(last)"}}"#
            let answer = try await client.send(.patch, "/storage/v1/b/box/o/\(name.escaped)", json: text)
            answers += 1
            #expect(answer.head.status == .ok, "\(answer.text)")
            names[name] = [after]
        case 4:
            names[name] = before.union([nil])
            let answer = try await client.send(.delete, "/storage/v1/b/box/o/\(name.escaped)")
            answers += 1
            #expect(answer.head.status == (before == [nil] ? .notFound : .noContent), "\(answer.text)")
            names[name] = [nil]
        case 5: try await uploadParts(name, client)
        default: try await upload(name, client)
        }
    }

    private mutating func put(_ name: String, _ client: StoreClient) async throws {
        let content = nextContent()
        names[name, default: [nil]].insert(Known(content: content))
        let path = "/upload/storage/v1/b/box/o?uploadType=media&name=\(name.escaped)"
        let answer = try await client.send(.post, path, body: Self.content(content))
        answers += 1
        names[name] = [try Self.stored(answer, content)]
    }

    /// Uploads by the XML API, in a single part: all but the last have 5 MiB.
    private mutating func uploadParts(_ name: String, _ client: StoreClient) async throws {
        let content = nextContent()
        let start = try await client.send(.post, "/box/\(name)?uploads")
        answers += 1
        let elements = try XML.Document(parsing: start.body.readableBytesView).root.elements
        let id = try #require(elements.first { $0.name.local == "UploadId" }?.text, "\(start.text)")
        let upload = PartUpload(name: name, content: content, id: id)
        parts = upload
        let part = try await client.send(.put, upload.path + "&partNumber=1", body: Self.content(content))
        answers += 1
        let etag = try #require(part.head.headerFields[.eTag], "\(part.text)")
        parts?.isEnding = true
        names[name, default: [nil]].insert(Known(content: content))
        let list = "<Part><PartNumber>1</PartNumber><ETag>\(etag)</ETag></Part>"
        let body = Array("<CompleteMultipartUpload>\(list)</CompleteMultipartUpload>".utf8)
        let end = try await client.send(.post, upload.path, body: body)
        answers += 1
        #expect(end.head.status == .ok, "\(end.text)")
        let field = try #require(HTTPField.Name("x-goog-generation"))
        let generation = try #require(end.head.headerFields[field])
        names[name] = [Known(content: content, generation: generation)]
        parts = nil
    }

    /// Uploads in two parts.
    private mutating func upload(_ name: String, _ client: StoreClient) async throws {
        let content = nextContent(isLong: true)
        let path = "/upload/storage/v1/b/box/o?uploadType=resumable&name=\(name.escaped)"
        unansweredStarts += 1
        let start = try await client.send(.post, path, json: "{}")
        unansweredStarts -= 1
        answers += 1
        let location = try #require(start.head.headerFields[.location], "\(start.text)")
        session = Session(name: name, content: content, place: String(location.dropFirst(client.url.utf8.count)))
        let bytes = Self.content(content)
        let part = try await client.put(location, "0-\(Self.firstPart - 1)/*", Array(bytes[..<Self.firstPart]))
        answers += 1
        #expect(part.head.status.code == 308, "\(part.text)")
        session?.acknowledged = Self.firstPart
        try await end(from: Self.firstPart, client)
    }

    /// Sends the last part of the upload.
    private mutating func end(from offset: Int, _ client: StoreClient) async throws {
        guard let session else { return }
        let bytes = Self.content(session.content)
        self.session?.isEnding = true
        names[session.name, default: [nil]].insert(Known(content: session.content))
        let range = "\(offset)-\(bytes.count - 1)/\(bytes.count)"
        let answer = try await client.put(client.url + session.place, range, Array(bytes[offset...]))
        answers += 1
        names[session.name] = [try Self.stored(answer, session.content)]
        self.session = nil
    }

    private static func stored(_ answer: FetchResponse, _ content: Int) throws -> Known {
        try #require(answer.head.status == .ok, "\(answer.text)")
        let resource = try JSON.Value(parsing: answer.body.readableBytesView)
        return Known(content: content, generation: try #require(resource["generation"]?.string))
    }

    // MARK: Checking

    /// Checks the objects, and ends open uploads.
    mutating func check(_ client: StoreClient) async throws {
        if let session { try await check(session, client) }
        try await cancelParts(client)
        let list = try await client.send(.get, "/storage/v1/b/box/o?prefix=w\(number)%2F")
        let items = try JSON.Value(parsing: list.body.readableBytesView)["items"]?.array ?? []
        var found: [String: Known] = [:]
        for item in items {
            let name = try #require(item["name"]?.string)
            let media = try await client.send(.get, "/storage/v1/b/box/o/\(name.escaped)?alt=media")
            let bytes = Array(media.body.readableBytesView)
            let content = try #require(media.body.getInteger(at: media.body.readerIndex, as: UInt64.self))
            let number = try #require(Int(exactly: content))
            #expect(bytes == Self.content(number), "\(name) has \(bytes.count) bytes of \(number)")
            let patch = item["metadata"]?["k"]?.string.flatMap { Int($0) } ?? 0
            found[name] = Known(content: number, patch: patch, generation: item["generation"]?.string)
        }
        for name in Set(found.keys).union(names.keys) {
            let actual = found[name]
            let isPossible = (names[name] ?? [nil]).contains { state in
                guard let state, let actual else { return state == nil && actual == nil }
                return state.admits(actual)
            }
            #expect(isPossible, "\(name) is \(actual as Any), and not one of \(names[name] as Any)")
            names[name] = [actual]
        }
    }

    /// Cancels the multipart uploads that are open: those whose start was not answered, and the last one, unless its end
    /// has come without an answer.
    private mutating func cancelParts(_ client: StoreClient) async throws {
        let list = try await client.send(.get, "/box?uploads&prefix=w\(number)%2F")
        var open: Set<String> = []
        for upload in try XML.Document(parsing: list.body.readableBytesView).root.elements
        where upload.name.local == "Upload" {
            var texts: [String: String] = [:]
            for element in upload.elements { texts[element.name.local] = element.text }
            let (name, id) = (try #require(texts["Key"]), try #require(texts["UploadId"]))
            let answer = try await client.send(.delete, "/box/\(name)?uploadId=\(id)")
            #expect(answer.head.status == .noContent, "\(answer.text)")
            open.insert(id)
        }
        guard let upload = parts else { return }
        parts = nil
        let object = Known(content: upload.content)
        if open.contains(upload.id) {
            names[upload.name]?.remove(object)
        } else {
            #expect(upload.isEnding, "an upload is gone")
            names[upload.name] = [object]
        }
    }

    /// Asks for the state of the upload that was open, and ends it.
    private mutating func check(_ session: Session, _ client: StoreClient) async throws {
        let bytes = Self.content(session.content)
        let answer = try await client.put(client.url + session.place, "*/\(bytes.count)")
        if answer.head.status == .ok, session.isEnding {
            names[session.name] = [try Self.stored(answer, session.content)]
            self.session = nil
            return
        }
        #expect(answer.head.status.code == 308, "\(answer.text)")
        let range = answer.head.headerFields[.range]?.split(separator: "-").last.flatMap { Int($0) }
        let stored = range.map { $0 + 1 } ?? 0
        #expect(stored >= session.acknowledged && stored <= Self.firstPart, "\(stored) bytes are stored")
        try await end(from: stored, client)
    }
}

/// A client of a server without retries.
struct StoreClient: Sendable {
    let url: String
    let fetcher = Fetcher()

    func send(
        _ method: HTTPRequest.Method,
        _ path: String,
        _ headers: HTTPFields = [:],
        body: [UInt8]? = nil
    ) async throws -> FetchResponse {
        try await fetcher.fetch(
            try HTTPRequest(method, url: path.hasPrefix("http") ? path : url + path, headerFields: headers),
            body: body.map { .bytes($0) },
            options: FetchOptions { $0.retry = .none }
        )
    }

    func send(_ method: HTTPRequest.Method, _ path: String, json: String) async throws -> FetchResponse {
        try await send(method, path, [.contentType: "application/json"], body: Array(json.utf8))
    }

    /// Sends a part of an upload, or asks for its state.
    func put(_ location: String, _ range: String, _ bytes: [UInt8] = []) async throws -> FetchResponse {
        try await send(.put, location, [.contentRange: "bytes \(range)"], body: bytes)
    }
}

extension String {
    /// The name for a path.
    fileprivate var escaped: String { replacing("/", with: "%2F") }
}
