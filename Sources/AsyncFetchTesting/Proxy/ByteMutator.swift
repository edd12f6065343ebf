import NIOCore

/// A mutator of the bytes in one direction of one connection: it takes bytes and returns steps.
///
/// Each kind of mutation has its next place, counted in bytes from the beginning of the connection. Incoming bytes are
/// cut at these places, so the result does not depend on how the bytes arrive.
struct ByteMutator {
    /// A step for the other side of the connection.
    enum Step: Equatable {
        case write(ByteBuffer)
        case wait(milliseconds: Int)
        case close
        case reset
        case stall
    }

    private let distances: [(kind: MutatingProxy.Kind, distance: Int)]
    private var places: [Int]
    private var numbers: SplitMix
    private var offset = 0
    /// The number of the next bytes that are dropped.
    private var lost = 0
    /// The bits of the next byte that are flipped.
    private var mask: UInt8 = 0
    /// The latest bytes, at most 64, which may have to be sent again.
    private var recent = ByteBuffer()
    private var hasEnded = false

    /// The mutations since they were taken last.
    private(set) var happened: [(offset: Int, kind: MutatingProxy.Kind)] = []

    init(_ plan: MutatingProxy.Plan, connection: Int, direction: MutatingProxy.Direction) {
        let isMutated = plan.directions.contains(direction)
        distances =
            isMutated
            ? MutatingProxy.Kind.allCases.compactMap { kind in
                plan.distances[kind].map { (kind, min(max(1, $0), 1 << 40)) }
            } : []
        let way: UInt64 = direction == .toServer ? 1 : 2
        numbers = SplitMix(state: plan.seed &+ UInt64(truncatingIfNeeded: connection) &* 0x1_0000 &+ way)
        places = []
        for (kind, distance) in distances { places.append(step(of: kind, distance)) }
    }

    mutating func takeHappened() -> [(offset: Int, kind: MutatingProxy.Kind)] {
        defer { happened = [] }
        return happened
    }

    /// Returns the steps for incoming bytes.
    mutating func pass(_ bytes: ByteBuffer) -> [Step] {
        var bytes = bytes
        var steps: [Step] = []
        while bytes.readableBytes > 0, !hasEnded {
            let next = places.min() ?? .max
            let count = min(bytes.readableBytes, max(0, next - offset))
            if let piece = bytes.readSlice(length: count), count > 0 { append(piece, to: &steps) }
            if offset == next { mutate(&steps) }
        }
        return steps
    }

    private mutating func append(_ bytes: ByteBuffer, to steps: inout [Step]) {
        var piece = bytes
        if mask != 0, let byte = piece.readInteger(as: UInt8.self) {
            var changed = ByteBuffer(integer: byte ^ mask)
            changed.writeImmutableBuffer(piece)
            (piece, mask) = (changed, 0)
        }
        offset += piece.readableBytes
        if distances.contains(where: { $0.kind == .duplicate }) {
            recent.writeImmutableBuffer(
                piece.getSlice(
                    at: piece.readerIndex + max(0, piece.readableBytes - 64),
                    length: min(64, piece.readableBytes)
                ) ?? piece
            )
            recent.moveReaderIndex(forwardBy: max(0, recent.readableBytes - 64))
            recent.discardReadBytes()
        }
        let skipped = min(lost, piece.readableBytes)
        lost -= skipped
        if skipped < piece.readableBytes {
            steps.append(
                .write(piece.getSlice(at: piece.readerIndex + skipped, length: piece.readableBytes - skipped) ?? piece)
            )
        }
    }

    /// Makes the mutations that are due at this place.
    private mutating func mutate(_ steps: inout [Step]) {
        for (index, (kind, distance)) in distances.enumerated() where places[index] == offset {
            if kind != .pieces { happened.append((offset, kind)) }
            switch kind {
            case .pieces: break  // The bytes were cut here; separate writes are sent separately.
            case .delay: steps.append(.wait(milliseconds: Int.random(in: 1...10, using: &numbers)))
            case .flip: mask = 1 << UInt8.random(in: 0..<8, using: &numbers)
            case .duplicate:
                let count = min(Int.random(in: 1...64, using: &numbers), recent.readableBytes)
                if let again = recent.getSlice(at: recent.writerIndex - count, length: count) {
                    steps.append(.write(again))
                }
            case .drop: lost = Int.random(in: 1...64, using: &numbers)
            case .cut, .reset, .stall:
                steps.append(kind == .cut ? .close : kind == .reset ? .reset : .stall)
                hasEnded = true
                return
            }
            places[index] = offset + step(of: kind, distance)
        }
    }

    /// Returns the bytes up to the next mutation of a kind: the distance on average, or the largest size of a piece.
    private mutating func step(of kind: MutatingProxy.Kind, _ distance: Int) -> Int {
        Int.random(in: 1...(kind == .pieces ? distance : 2 * distance - 1), using: &numbers)
    }
}
