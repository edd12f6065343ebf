import HTTPTypes
import NIOCore

extension CloudServer {
    /// Answers a request for a preview with an image of one colour, which depends on the content.
    func preview(of node: Node, _ request: CloudRequest) throws(DAVError) -> CloudReply {
        let kinds = ["image/", "text/"]
        guard kinds.contains(where: { node.contentType.hasPrefix($0) }) else { throw .notFound(node.name) }
        let width = request.query["x"].flatMap { Int($0) } ?? 32
        let height = request.query["y"].flatMap { Int($0) } ?? 32
        guard (1...2048).contains(width), (1...2048).contains(height) else {
            throw .badRequest("The size of the preview is not valid")
        }
        let colour = node.sums.sha1.utf8.prefix(3).map { $0 &* 37 }
        return CloudReply(
            body: PortableImage.png(width: width, height: height, colour: colour),
            contentType: "image/png"
        )
    }

    func avatarReply(size: String) throws(DAVError) -> CloudReply {
        guard size.hasSuffix(".png") || size.hasSuffix(".jpeg") else {
            throw DAVError(.internalServerError, "OCA\\DAV\\Avatars\\Exception", "File format not allowed")
        }
        throw .notFound(size)
    }
}

/// The bytes of images.
enum PortableImage {
    /// Returns an image of one colour in the format PNG (RFC 2083), without compression.
    static func png(width: Int, height: Int, colour: [UInt8]) -> ByteBuffer {
        var rows: [UInt8] = []
        var row: [UInt8] = [0]
        for _ in 0..<width { row += colour }
        for _ in 0..<height { rows += row }
        var image = ByteBuffer(bytes: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        let size = UInt32(width).bigEndianBytes + UInt32(height).bigEndianBytes
        chunk("IHDR", size + [8, 2, 0, 0, 0], &image)
        chunk("IDAT", stored(rows), &image)
        chunk("IEND", [], &image)
        return image
    }

    /// Returns bytes as a zlib stream of stored blocks (RFC 1950, RFC 1951).
    private static func stored(_ bytes: [UInt8]) -> [UInt8] {
        var stream: [UInt8] = [0x78, 0x01]
        var position = 0
        repeat {
            let end = min(position + 65_535, bytes.count)
            let count = UInt16(end - position)
            stream.append(end == bytes.count ? 1 : 0)
            for number in [count, ~count] { stream += [UInt8(number & 0xFF), UInt8(number >> 8)] }
            stream += bytes[position..<end]
            position = end
        } while position < bytes.count
        return stream + ContentSums.adler32(bytes).bigEndianBytes
    }

    private static func chunk(_ name: String, _ bytes: [UInt8], _ image: inout ByteBuffer) {
        let content = Array(name.utf8) + bytes
        image.writeBytes(UInt32(bytes.count).bigEndianBytes)
        image.writeBytes(content)
        image.writeBytes(crc32(content).bigEndianBytes)
    }

    private static func crc32(_ bytes: [UInt8]) -> UInt32 {
        var remainder: UInt32 = ~0
        for byte in bytes {
            remainder ^= UInt32(byte)
            for _ in 0..<8 { remainder = remainder & 1 == 1 ? remainder >> 1 ^ 0xEDB8_8320 : remainder >> 1 }
        }
        return ~remainder
    }
}
