import NIOCore

/// A file or standard input, read while it is sent.
struct InputChunks: AsyncSequence, Sendable {
    typealias Element = ByteBuffer

    private let file: SendableFile

    init(path: String) throws(InputError) { file = SendableFile(try InputFile(path: path)) }

    func makeAsyncIterator() -> Iterator { Iterator(file: file) }

    struct Iterator: AsyncIteratorProtocol {
        fileprivate let file: SendableFile

        mutating func next() async throws -> ByteBuffer? {
            try await Task.detached { [file] in try file.input.next().map { ByteBuffer(bytes: $0) } }.value
        }
    }

    /// Read by one iterator at a time, which waits for each piece.

    // Sendable: the body of one upload has one reader, which asks for a piece only when it has the one before.
    fileprivate struct SendableFile: @unchecked Sendable {
        let input: InputFile
        init(_ input: InputFile) { self.input = input }
    }
}
