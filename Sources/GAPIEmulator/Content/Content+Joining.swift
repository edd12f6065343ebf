import NIOCore
import NIOPosix

extension Content {
    /// Returns contents one after another.
    ///
    /// Contents in memory share their bytes with the result, but for small pieces, which are copied together; those in
    /// files are copied in pieces of at most 1 MiB, a single one is linked.
    ///
    /// - Parameters:
    ///   - parts: The contents, each with its size.
    ///   - place: The place of the result.
    /// - Returns: The content of the whole.
    /// - Throws: ``FileError`` if a file cannot be read or written; the new file is then removed. ``GoogleError`` for too
    ///   many pieces in memory, or no room.
    static func joining(_ parts: [(content: Content, count: Int64)], in place: ContentPlace) async throws -> Content {
        let path: String
        switch place {
        case .file(let file): path = file
        case .memory(let memory):
            var pieces = PieceList(memory: memory)
            for part in parts {
                if case .memory(let list) = part.content {
                    for piece in list { try pieces.append(piece.bytes, piece.room) }
                } else {
                    try await part.content.read(0..<part.count) { try pieces.append($0) }
                }
            }
            return pieces.content
        }
        let pool = NIOThreadPool.singleton
        // The same bytes under a second name: no content is changed after it is complete.
        if parts.count == 1, let source = parts[0].content.file,
            let copy = try await pool.runIfActive({ StoredFile(linking: source, at: path) })
        {
            return .file(copy)
        }
        let file = try await pool.runIfActive { try ContentFile(path: path) }
        var position: Int64 = 0
        for part in parts {
            try await part.content.read(0..<part.count) { piece in
                let offset = position
                try await pool.runIfActive {
                    try piece.withUnsafeReadableBytes { try file.write($0, at: offset) }
                }
                position += Int64(piece.readableBytes)
            }
        }
        return .file(file.stored)
    }
}
