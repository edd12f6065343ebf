import HTTPTypes
import NIOCore
import NIOPosix

/// A content with its checksums.
struct HashedContent: Sendable {
    /// The most bytes that are joined and hashed while all requests wait; of gigabytes, that takes seconds.
    static let mostAtOnce: Int64 = 256 << 10

    let bytes: ByteBuffer
    let sums: ContentSums
    /// The ids of the chunks of which the content was joined, by their names.
    var chunks: [String: Int] = [:]

    init(_ bytes: ByteBuffer, sums: ContentSums) {
        self.bytes = bytes
        self.sums = sums
    }

    init(_ bytes: ByteBuffer) { self.init(bytes, sums: ContentSums(bytes)) }

    /// Joins two parts.
    init(_ first: ByteBuffer, _ second: ByteBuffer) {
        var whole = ByteBuffer()
        whole.reserveCapacity(first.readableBytes + second.readableBytes)
        whole.writeImmutableBuffer(first)
        whole.writeImmutableBuffer(second)
        self.init(whole)
    }

    /// Joins the chunks of an upload.
    init(_ transfer: Transfer) {
        self.init(transfer.content)
        chunks = transfer.ids
    }

    /// Hashes bytes, on another thread if it takes long.
    static func of(_ bytes: ByteBuffer) async -> HashedContent {
        guard Int64(bytes.readableBytes) > mostAtOnce else { return HashedContent(bytes) }
        return await onThread { HashedContent(bytes) }
    }

    /// Makes a content on a thread for which no request waits but its own.
    static func onThread(_ make: @escaping @Sendable () -> HashedContent) async -> HashedContent {
        await withCheckedContinuation { continuation in
            NIOThreadPool.singleton.submit { _ in continuation.resume(returning: make()) }
        }
    }
}

extension CloudServer {
    /// Joins and hashes the content that a request completes, if it is large, while other requests have their steps; returns
    /// `nil` for all others.
    func hashedContent(completedBy request: CloudRequest) async -> HashedContent? {
        let (path, body, most) = (request.segments, request.body, HashedContent.mostAtOnce)
        guard path.first == "remote.php" else { return nil }
        switch request.method {
        case .put where !path.starts(with: ["remote.php", "dav", "uploads"]), .post:
            guard Int64(body.readableBytes) > most, user(of: request) != nil else { return nil }
            return await HashedContent.of(body)
        case .patch:
            guard let upload = resumableUploads[path.dropFirst(3).first ?? ""], upload.length > most,
                upload.offset + Int64(body.readableBytes) == upload.length,
                request["Upload-Offset"] == String(upload.offset), user(of: request) == upload.user,
                (try? checkMemory(for: Int64(body.readableBytes))) != nil
            else { return nil }
            let content = upload.content
            return await HashedContent.onThread { HashedContent(content, body) }
        case .move where path.count == 6 && path[5] == ".file":
            // Before the chunks are joined, which takes as much memory again.
            guard let user = user(of: request), path.starts(with: ["remote.php", "dav", "uploads", user]),
                let transfer = transfers[user + "/" + path[4]], transfer.size > most,
                (try? checkAssembly(request, transfer, user: user)) != nil
            else { return nil }
            return await HashedContent.onThread { HashedContent(transfer) }
        default: return nil
        }
    }
}
