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
    /// arrived for the next call.
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
            return try await fetcher.download(request, to: file, options: options, progress: progress)
        } catch {
            throw Cloud.Error.mapping(error, request)
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
    /// - Throws: ``Cloud/Error``, with ``Cloud/Error/Code/unsupported`` if the server sends something else than the range;
    ///   `CancellationError`.
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
            let options = FetchOptions {
                $0.maximumResponseBytes = .max
                $0.decodesContent = range == nil
            }
            let answer = try await fetcher.stream(request, options: options).requireSuccess()
            if let range {
                let sent = answer.head.headerFields[.contentRange].flatMap { ContentRange($0)?.bytes }
                guard answer.head.status.code == 206, let sent, sent.lowerBound == range.lowerBound,
                    sent.upperBound <= range.upperBound
                else { throw Cloud.Error(.unsupported, "the server does not send the range that it was asked for") }
            }
            return answer.body
        } catch {
            throw Cloud.Error.mapping(error, request)
        }
    }

    /// Uploads contents to a file, in one request.
    ///
    /// It is repeated after a lost connection if the body can be read again; with a precondition an upload that
    /// arrived then ends with ``Cloud/Error/Code/changed`` or ``Cloud/Error/Code/alreadyExists``.
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
        let head = try await send(request, body: observed ?? body).head
        let fields = head.headerFields
        var uploaded = Cloud.Uploaded()
        uploaded.eTag = (fields[.ocETag] ?? fields[.eTag]).flatMap { Cloud.ETag(header: $0) }
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
