/// A long document in pieces of 64 KiB: the first hundred entries of an input, again and again.
package struct Chunks: AsyncSequence, AsyncIteratorProtocol, Sendable {
    private let block: [UInt8]
    private let tail: [UInt8]
    private var piece: [UInt8]
    private var offset = 0
    private var blocksLeft: Int

    /// The number of entries to come.
    package let count: Int

    fileprivate static let size = 65_536

    init(_ input: XMLInput, size: Int) {
        block = input.entries(0, 100)
        tail = Array(input.tail.utf8)
        piece = Array(input.head.utf8)
        blocksLeft = size / block.count + 1
        count = blocksLeft * 100
    }

    package func makeAsyncIterator() -> Self { self }

    package mutating func next() async -> [UInt8]? { take() }

    package mutating func next(isolation actor: isolated (any Actor)?) async -> [UInt8]? { take() }

    /// The next piece.
    package mutating func take() -> [UInt8]? {
        guard !piece.isEmpty else { return nil }
        defer { piece = following() }
        return piece
    }

    private mutating func following() -> [UInt8] {
        guard blocksLeft > 0 else {
            defer { blocksLeft = -1 }
            return blocksLeft == 0 ? tail : []
        }
        let part = block[offset..<Swift.min(offset + Self.size, block.count)]
        offset = part.endIndex
        if offset == block.count {
            offset = 0
            blocksLeft -= 1
        }
        return Array(part)
    }
}

/// Bytes in pieces of 64 KiB.
package struct Pieces: AsyncSequence, AsyncIteratorProtocol, Sendable {
    private var rest: ArraySlice<UInt8>

    package init(_ bytes: [UInt8]) { rest = bytes[...] }

    package func makeAsyncIterator() -> Self { self }

    package mutating func next() async -> ArraySlice<UInt8>? { take() }

    package mutating func next(isolation actor: isolated (any Actor)?) async -> ArraySlice<UInt8>? {
        take()
    }

    /// The next piece.
    package mutating func take() -> ArraySlice<UInt8>? {
        guard !rest.isEmpty else { return nil }
        defer { rest = rest.dropFirst(65_536) }
        return rest.prefix(65_536)
    }
}
