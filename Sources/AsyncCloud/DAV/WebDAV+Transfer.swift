public import AsyncFetch
import HTTPTypes
import NIOCore

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension Cloud.WebDAV {
    /// Downloads a file to a file of this machine.
    ///
    /// An interrupted download resumes where it was, also in another process. Cancelling its task keeps what has
    /// arrived for the next call. The contents are compared with the checksum that an ownCloud tells (`OC-Checksum`).
    ///
    /// - Parameters:
    ///   - path: The place of the file; folders have no contents.
    ///   - file: The path on this machine; what is there is replaced when everything has arrived.
    ///   - ifMatch: The version that the file must have; a server that ignores it sends another one.
    ///   - options: The settings of the download.
    ///   - progress: Receives the bytes that have arrived.
    /// - Returns: The version and type of what was downloaded.
    /// - Throws: ``Cloud/Error``: ``Cloud/Error/Code/notFound``, ``Cloud/Error/Code/changed``,
    ///   ``Cloud/Error/Code/processing``, and others; `CancellationError`.
    @discardableResult
    public nonisolated func download(
        _ path: Cloud.Path,
        to file: String,
        ifMatch: Cloud.ETag? = nil,
        options: FetchOptions = .init(),
        progress: (@Sendable (TransferProgress) -> Void)? = nil
    ) async throws -> MediaInfo {
        var request = try request(.get, path)
        if let ifMatch { request.headerFields[.ifMatch] = ifMatch.condition }
        do {
            let rules = FetchOptions.cloud { $0.verifiesFile = { try await Self.verify($0, $1) } }
            return try await fetcher.download(
                request,
                to: file,
                options: options.merged(over: rules),
                progress: progress
            )
        } catch {
            throw Cloud.Error.mapping(error, request)
        }
    }

    private static let noVersion = "the answer has no version of a file; is there a login page in between?"

    /// Throws if a file is not what the server says that it is, or a page of somebody in between.
    private static func verify(_ info: MediaInfo, _ path: String) async throws {
        guard info.hasValidator else { throw FetchError(.invalidResponse, noVersion) }
        let sums = (info.ownCloudChecksum ?? "").split(separator: " ").map { $0.split(separator: ":") }
        guard info.contentEncoding == nil,
            let expected = sums.first(where: { $0.count == 2 && $0[0].uppercased() == "SHA1" })?[1].lowercased()
        else { return }
        guard try await FileChecksum.sha1(of: path) == expected else {
            throw FetchError(.checksumMismatch, "other bytes arrived than the server has; try again")
        }
    }

    /// Returns the contents of a file, or a part of them, as they arrive.
    ///
    /// Leaving the loop early ends the request. Nothing is repeated once the contents have begun.
    ///
    /// - Parameters:
    ///   - path: The place of the file.
    ///   - range: The bytes; `nil` for all.
    ///   - ifMatch: The version that the file must have.
    /// - Returns: The contents as they arrive.
    /// - Throws: ``Cloud/Error``, with ``Cloud/Error/Code/unsupported`` if the server sends something else than the range,
    ///   and ``Cloud/Error/Code/badAnswer`` if it sends a part of the file in place of all, or something without a version,
    ///   such as a login page; `CancellationError`. Contents that end early are a `FetchError` of the sequence.
    public nonisolated func media(
        at path: Cloud.Path,
        range: Range<Int64>? = nil,
        ifMatch: Cloud.ETag? = nil
    ) async throws -> FetchResponseBody {
        var request = try request(.get, path)
        if let ifMatch { request.headerFields[.ifMatch] = ifMatch.condition }
        if let range {
            guard range.lowerBound >= 0, !range.isEmpty else {
                throw Cloud.Error(.invalidRequest, "a range of bytes begins at 0 or later and is not empty")
            }
            request.headerFields[.range] = "bytes=\(range.lowerBound)-\(range.upperBound - 1)"
        }
        do {
            let options = FetchOptions.cloud {
                $0.maximumResponseBytes = .max
                $0.decodesContent = range == nil
            }
            let answer = try await fetcher.stream(request, options: options).requireSuccess()
            guard let range else {
                guard answer.head.status.code == 200 else {
                    throw Cloud.Error(.badAnswer, "the server sends a part of the file where all of it was asked for")
                }
                let fields = answer.head.headerFields
                guard fields[.eTag] != nil || fields[.lastModified] != nil else {
                    throw Cloud.Error(.badAnswer, Self.noVersion)
                }
                return answer.body
            }
            let sent = answer.head.headerFields[.contentRange].flatMap { ContentRange($0) }
            guard answer.head.status.code == 206, let bytes = sent?.bytes,
                bytes == range.clamped(to: 0..<(sent?.total ?? range.upperBound))
            else { throw Cloud.Error(.unsupported, "the server does not send the range that it was asked for") }
            return FetchResponseBody(CountedChunks(body: answer.body, count: Int64(bytes.count)))
        } catch {
            throw Cloud.Error.mapping(error, request)
        }
    }

    /// Uploads a file of this machine, in one request.
    ///
    /// It fails if the file changes while it is sent.
    ///
    /// - Parameters:
    ///   - file: The path on this machine of a file with a size; a pipe or a device has none.
    ///   - path: The place of the file; its folder must exist.
    ///   - options: The settings, by default those for a new file.
    ///   - progress: Receives the number of bytes that were sent until now.
    /// - Returns: The version that the server made of it.
    /// - Throws: ``Cloud/Error`` as of ``upload(_:to:options:progress:)``; `CancellationError`.
    @discardableResult
    public nonisolated func upload(
        file: String,
        to path: Cloud.Path,
        options: Cloud.UploadOptions = .init(),
        progress: (@Sendable (Int64) -> Void)? = nil
    ) async throws -> Cloud.Uploaded {
        let status: FileStatus
        do { status = try await OpenFile.readingPartsWithStatus(file).status } catch {
            throw Cloud.Error.mapping(error)
        }
        let body = FetchRequestBody.file(file, from: 0, length: status.size, expecting: status)
        return try await upload(body, to: path, options: options, progress: progress)
    }

    /// Uploads contents to a file, in one request.
    ///
    /// It is repeated after a lost connection if the body can be read again, and if the server obeys its precondition: an
    /// upload that arrived then ends with ``Cloud/Error/Code/changed`` or ``Cloud/Error/Code/alreadyExists``. Without, a
    /// repetition would replace what came there in between.
    ///
    /// - Parameters:
    ///   - body: The contents.
    ///   - path: The place of the file; its folder must exist.
    ///   - options: The settings, by default those for a new file.
    ///   - progress: Receives the number of bytes that were sent until now.
    /// - Returns: The version that the server made of it.
    /// - Throws: ``Cloud/Error``: ``Cloud/Error/Code/alreadyExists``, ``Cloud/Error/Code/changed``,
    ///   ``Cloud/Error/Code/conflict`` without a folder, ``Cloud/Error/Code/quotaExceeded``,
    ///   ``Cloud/Error/Code/checksumMismatch``, and others; `CancellationError`.
    @discardableResult
    public nonisolated func upload(
        _ body: FetchRequestBody,
        to path: Cloud.Path,
        options: Cloud.UploadOptions = .init(),
        progress: (@Sendable (Int64) -> Void)? = nil
    ) async throws -> Cloud.Uploaded {
        guard !path.isRoot else { throw Cloud.Error(.invalidRequest, "the root is a folder and has no contents") }
        if options.precondition == .isNew, !dialect.honoursPreconditions { try await requireNothing(at: path) }
        var request = try request(.put, path)
        request.headerFields[.contentType] = options.contentType
        switch options.precondition {
        case .isNew: request.headerFields[.ifNoneMatch] = "*"
        case .matches(let eTag): try require(eTag, in: &request)
        case .none: break
        }
        if let modified = options.modified {
            // Servers take any text here and keep nonsense.
            guard let seconds = Int64(exactly: modified.timeIntervalSince1970.rounded(.down)), seconds >= 0 else {
                throw Cloud.Error(.invalidRequest, "a time of the last change is not before 1970")
            }
            request.headerFields[.ocModified] = String(seconds)
        }
        request.headerFields[.ocChecksum] = options.checksum
        try show(options.lock, in: &request)
        let observed = progress.map { report in
            body.observed { chunk, offset in report(offset + Int64(chunk.readableBytes)) }
        }
        let isGuarded = options.precondition != .none && dialect.honoursPreconditions
        let head = try await send(request, body: observed ?? body, isIdempotent: isGuarded ? nil : false).head
        let fields = head.headerFields
        var uploaded = Cloud.Uploaded()
        uploaded.eTag =
            (fields[values: .ocETag] + fields[values: .eTag]).lazy.compactMap { Cloud.ETag(header: $0) }.first
        uploaded.fileID = fields[.ocFileID]
        uploaded.permissions = fields[.ocPermissions]
        uploaded.keptModificationTime = fields[.ocModified]?.lowercased() == "accepted"
        uploaded.isNew = head.status.code == 201
        return uploaded
    }

    /// Throws if something is at a path; for servers that would replace it.
    private nonisolated func requireNothing(at path: Cloud.Path) async throws {
        do {
            _ = try await resource(at: path, properties: [.resourceType])
        } catch let error as Cloud.Error where error.code == .notFound {
            return
        }
        throw Cloud.Error(.alreadyExists, "\(path) exists already")
    }
}

/// The chunks of a part of a file, which must have as many bytes as the server said.
private struct CountedChunks: AsyncSequence, Sendable {
    typealias Element = ByteBuffer

    let body: FetchResponseBody
    let count: Int64

    func makeAsyncIterator() -> Iterator { Iterator(chunks: body.makeAsyncIterator(), missing: count) }

    struct Iterator: AsyncIteratorProtocol {
        var chunks: FetchResponseBody.Iterator
        var missing: Int64

        mutating func next() async throws -> ByteBuffer? { try await next(isolation: nil) }

        mutating func next(isolation actor: isolated (any Actor)?) async throws -> ByteBuffer? {
            let chunk = try await chunks.next(isolation: actor)
            missing -= Int64(chunk?.readableBytes ?? 0)
            if missing < 0 || chunk == nil && missing > 0 {
                throw FetchError(.invalidResponse, "the server sends another number of bytes than it announced")
            }
            return chunk
        }
    }
}
