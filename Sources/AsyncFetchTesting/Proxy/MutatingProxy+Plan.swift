#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension MutatingProxy {
    /// A kind of change of the bytes that pass through a proxy; its raw value names it in the text of a plan.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// The bytes are passed on in pieces of 1 to N bytes; the meaning of HTTP does not depend on the pieces.
        case pieces
        /// About every N bytes, the bytes that follow are held back for 1 to 10 ms.
        case delay
        /// About every N bytes, one bit is flipped.
        case flip
        /// About every N bytes, the last 1 to 64 bytes are sent again.
        case duplicate
        /// About every N bytes, 1 to 64 bytes are lost.
        case drop
        /// The connection is closed after about N bytes.
        case cut
        /// The connection is reset after about N bytes.
        case reset
        /// After about N bytes, nothing more is passed on, although the connection stays open.
        case stall

        /// A Boolean value indicating whether the bytes keep their meaning.
        var isHarmless: Bool { self == .pieces || self == .delay }
    }

    /// The plan of a proxy's mutations.
    ///
    /// The places are drawn from the seed, the number of the connection and the direction, and counted in bytes. So the
    /// same bytes suffer the same mutations, however the system splits them.
    public struct Plan: Sendable, Hashable {
        /// The seed of all random numbers.
        public var seed: UInt64
        /// The kinds of mutation, each with the average number of bytes from one to the next (at least 1).
        public var distances: [Kind: Int]
        /// The directions that are mutated; in others, bytes pass unchanged.
        public var directions: Set<Direction>

        /// Creates a plan from its parts.
        public init(
            seed: UInt64,
            _ distances: [Kind: Int],
            directions: Set<Direction> = Set(Direction.allCases)
        ) {
            self.seed = seed
            self.distances = distances
            self.directions = directions
        }

        /// Creates a plan from text: `SEED:KIND=BYTES,KIND=BYTES`, and a direction unless both are mutated.
        ///
        ///     7:pieces=11,delay=2000
        ///     42:cut=300000,toClient
        ///
        /// - Throws: ``ParsingError`` that names the invalid part.
        public init(parsing text: String) throws(ParsingError) {
            let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, let seed = UInt64(parts[0]) else {
                throw ParsingError(message: "\"\(text)\" does not begin with a seed and a colon")
            }
            var distances: [Kind: Int] = [:]
            var directions: Set<Direction> = []
            for word in parts[1].split(separator: ",") {
                let sides = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                if sides.count == 1, let direction = Direction(rawValue: String(word)) {
                    directions.insert(direction)
                } else if sides.count == 2, let kind = Kind(rawValue: String(sides[0])),
                    let distance = Int(sides[1]), distance > 0
                {
                    distances[kind] = distance
                } else {
                    let kinds = Kind.allCases.map(\.rawValue).joined(separator: ", ")
                    throw ParsingError(
                        message: "\"\(word)\" is neither toServer nor toClient nor KIND=BYTES with one of \(kinds)"
                    )
                }
            }
            self.init(seed: seed, distances, directions: directions.isEmpty ? Set(Direction.allCases) : directions)
        }

        /// Returns the plan of the environment variable `ASYNCGAPI_PROXY`; `nil` without it.
        ///
        /// An emulator without its own plan uses this one, so that a whole test suite can run behind a proxy unchanged:
        ///
        ///     ASYNCGAPI_PROXY=7:pieces=1000,delay=50000 swift test
        ///
        /// - Throws: ``ParsingError`` when the variable has any other value.
        public static func ofEnvironment() throws(ParsingError) -> Plan? {
            guard let text = ProcessInfo.processInfo.environment["ASYNCGAPI_PROXY"], !text.isEmpty else { return nil }
            return try Plan(parsing: text)
        }

        /// A Boolean value indicating whether every server and client that speaks HTTP must work with these mutations.
        public var isHarmless: Bool { distances.keys.allSatisfy(\.isHarmless) }
    }

    /// The reason why a text is not a plan.
    public struct ParsingError: Error, Sendable, Equatable, CustomStringConvertible {
        /// A description of the invalid part.
        public var message: String

        /// The message as a complete sentence.
        public var description: String { "This is no plan of a proxy: \(message)." }
    }
}

extension MutatingProxy.Plan: CustomStringConvertible {
    /// The plan as text that ``init(parsing:)`` reads.
    public var description: String {
        let kinds = MutatingProxy.Kind.allCases.compactMap { kind in distances[kind].map { "\(kind.rawValue)=\($0)" } }
        let ways = directions.count == 1 ? directions.map(\.rawValue) : []
        return "\(seed):" + (kinds + ways).joined(separator: ",")
    }
}
