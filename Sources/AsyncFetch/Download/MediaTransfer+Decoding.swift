import NIOCore

extension MediaTransfer {
    /// The number of bytes that are read and written at a time.
    private static let decodedStep = 1 << 20

    /// Checks that the range can be requested in this form.
    func checkRange() throws {
        try range?.check()
        if range != nil, encoding == .decoded {
            throw FetchError(
                .invalidRequest,
                "a range of compressed bytes cannot be decompressed; request all bytes, or the range as it is stored"
            )
        }
    }

    /// Returns a decoder of the media; `nil` if its bytes are wanted as they come.
    func decoder(of info: MediaInfo) -> ContentDecoder? {
        encoding == .decoded ? ContentDecoder(info.contentEncoding) : nil
    }

    /// Gives a whole and verified file its name, decoded if that is wanted.
    func commit(_ part: PartFile, of info: MediaInfo, to path: String) async throws {
        try await options.verifiesFile?(info, part.path)
        guard let decoder = decoder(of: info) else {
            try await part.file.takePlace(of: path, .asBefore)
            return await part.removeNote()
        }
        let decoded = try await OpenFile.temporary(beside: path)
        do {
            try await decode(part.file, with: decoder, to: decoded)
            try await decoded.takePlace(of: path, .asBefore)
        } catch {
            await decoded.removeName()
            throw error
        }
        await part.remove()
    }

    private func decode(_ stored: OpenFile, with decoder: ContentDecoder, to decoded: OpenFile) async throws {
        let sink = FileSink(decoded)
        var offset: Int64 = 0
        while true {
            try Task.checkCancellation()
            let chunk = try await stored.read(from: offset, count: Self.decodedStep)
            guard chunk.readableBytes > 0 else { break }
            offset += Int64(chunk.readableBytes)
            decoder.add(chunk)
            while let piece = try decoder.next() { _ = try await sink.write(piece) }
        }
        try decoder.finish()
        try await sink.flush()
        try await sink.finishSynchronizing()
    }
}
