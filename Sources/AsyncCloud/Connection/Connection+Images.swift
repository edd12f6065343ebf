import AsyncFetch
import HTTPTypes
public import NIOCore

extension Cloud {
    /// A small picture of a file or of a user.
    public struct Thumbnail: Sendable, Hashable {
        /// The bytes of the image.
        public var bytes: ByteBuffer
        /// The media type, such as `image/png`.
        public var contentType: String

        /// Creates a picture.
        public init(bytes: ByteBuffer, contentType: String) {
            self.bytes = bytes
            self.contentType = contentType
        }
    }
}

extension Cloud.Connection {
    /// The most bytes of a thumbnail; larger answers are refused.
    public static let maximumThumbnailBytes = 4 << 20

    /// Returns a small picture of a file.
    ///
    /// The request names the version, so caches on the way never show the picture of another one, and a server does not
    /// send that of a file which has taken the place meanwhile.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - width: The most pixels of a row, 1 to 2048.
    ///   - height: The most rows, 1 to 2048.
    /// - Returns: The picture.
    /// - Throws: ``Cloud/Error``: ``Cloud/Error/Code/notFound`` if the server has no picture of it,
    ///   ``Cloud/Error/Code/changed`` if the file is not this version any more, ``Cloud/Error/Code/badAnswer`` for an answer
    ///   that is no image, and others; `CancellationError`.
    public func thumbnail(of file: Cloud.Item, width: Int = 256, height: Int = 256) async throws -> Cloud.Thumbnail {
        guard 1...2048 ~= width, 1...2048 ~= height else {
            throw Cloud.Error(.invalidRequest, "a thumbnail has 1 to 2048 rows and columns")
        }
        return try await watched {
            let version = PercentEncoding.encode(file.eTag?.value ?? "")
            let url = try await session().dav.url(of: file.path)
            return try await image(
                "\(url)?x=\(width)&y=\(height)&a=1&preview=1&scalingup=0&c=\(version)",
                of: "\(file.path)",
                ifMatch: file.eTag
            )
        }
    }

    /// Returns the picture of a user; `nil` if the user has none.
    ///
    /// - Parameters:
    ///   - userID: The identifier of the user.
    ///   - size: The number of rows and columns, 1 to 2048.
    /// - Returns: The picture, square; `nil` if the user has none.
    /// - Throws: ``Cloud/Error``; `CancellationError`.
    public func avatar(of userID: String, size: Int = 128) async throws -> Cloud.Thumbnail? {
        guard 1...2048 ~= size else { throw Cloud.Error(.invalidRequest, "an avatar has 1 to 2048 rows and columns") }
        guard userID != ".", userID != "..", !userID.isEmpty else {
            throw Cloud.Error(.invalidRequest, "this is no identifier of a user")
        }
        let url = "\(server)remote.php/dav/avatars/\(PercentEncoding.encode(userID))/\(size).png"
        do {
            return try await watched { try await image(url, of: "the avatar of \(userID)") }
        } catch let error as Cloud.Error where error.status == 404 || error.status == 500 {
            return nil  // some versions answer 500 where there is none
        }
    }

    private nonisolated func image(
        _ url: String,
        of subject: String,
        ifMatch eTag: Cloud.ETag? = nil
    ) async throws -> Cloud.Thumbnail {
        do {
            var request = try HTTPRequest(url: url)
            // An ownCloud compares the version before its previews get the request. A server that does not compare sends
            // the picture of what is at the path now.
            request.headerFields[.ifMatch] = eTag?.condition
            let options = FetchOptions.cloud {
                $0.retry = ImageRetry()
                $0.maximumResponseBytes = Self.maximumThumbnailBytes
            }
            let response: FetchResponse
            do {
                response = try await fetcher.fetch(request, options: options).requireSuccess()
            } catch { throw Cloud.Error.mapping(error, request) }
            let type = response.head.headerFields[.contentType] ?? ""
            guard type.lowercased().hasPrefix("image/") else {
                throw Cloud.Error(
                    .badAnswer,
                    "the server sent no image as the picture of \(subject)",
                    status: response.head.status.code
                )
            }
            return Cloud.Thumbnail(bytes: response.body, contentType: type)
        } catch {
            throw Cloud.Error.mapping(error)
        }
    }
}

/// The rules for pictures: status 500 is the answer of servers that have none.
private struct ImageRetry: RetryPolicy {
    var isImmediate: Bool { true }

    func delay(after failed: FailedAttempt) -> Duration? {
        failed.status == 500 ? nil : CloudRetry().delay(after: failed)
    }
}
