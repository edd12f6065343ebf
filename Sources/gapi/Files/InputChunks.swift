import NIOCore

/// The bytes of a file or of standard input, which are read while they are sent.
struct InputChunks: AsyncSequence, Sendable {
    typealias Element = ByteBuffer

    private let file: SendableFile

    init(path: String) throws(InputError) { file = SendableFile(try InputFile(path: path)) }

    func makeAsyncIterator() -> Iterator { Iterator(file: file) }

    struct Iterator: AsyncIteratorProtocol {
        fileprivate let file: SendableFile

        mutating func next() async throws -> ByteBuffer? {
            let reading = Task.detached { [file] in
                try file.input.waitForNext()
                return try file.input.next().map { ByteBuffer(bytes: $0) }
            }
            return try await withTaskCancellationHandler {
                try await reading.value
            } onCancel: {
                reading.cancel()
            }
        }
    }

    // Sendable: an upload's body has a single iterator, which reads a piece only after it has received the last one.
    fileprivate struct SendableFile: @unchecked Sendable {
        let input: InputFile
        init(_ input: InputFile) { self.input = input }
    }
}
