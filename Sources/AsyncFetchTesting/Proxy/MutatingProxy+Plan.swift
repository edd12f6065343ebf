#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension MutatingProxy {
    /// A change of the bytes that go through a proxy, by the word that stands for it in the text of a plan.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// The bytes go on in pieces of 1 to N bytes. HTTP means the same, whatever the pieces.
        case pieces
        /// Everything behind a place is held back for 1 to 10 ms, about every N bytes.
        case delay
        /// One bit is another, about every N bytes.
        case flip
        /// The last 1 to 64 bytes come again, about every N bytes.
        case duplicate
        /// 1 to 64 bytes are lost, about every N bytes.
        case drop
        /// The connection is closed after about N bytes.
        case cut
        /// The connection is reset after about N bytes.
        case reset
        /// Nothing more comes after about N bytes, though the connection stays open.
        case stall

        /// Ways in which bytes can arrive without meaning anything else.
        var isHarmless: Bool { self == .pieces || self == .delay }
    }

    /// The mutations of a proxy.
    ///
    /// The places are drawn from the seed, the number of the connection and the direction, and counted in bytes. So the same bytes suffer the
    /// same mutations, however the system cuts them up.
    public struct Plan: Sendable, Hashable {
        /// The beginning of all random numbers.
        public var seed: UInt64
        /// The kinds of mutation, and about how many bytes lie between two of a kind (at least 1).
        public var distances: [Kind: Int]
        /// The ways that are mutated; on others, bytes pass as they are.
        public var directions: Set<Direction>

        /// Creates a plan.
        public init(
            seed: UInt64,
            _ distances: [Kind: Int],
            directions: Set<Direction> = Set(Direction.allCases)
        ) {
            self.seed = seed
            self.distances = distances
            self.directions = directions
        }

        /// Reads a plan from text: `SEED:KIND=BYTES,KIND=BYTES`, and a direction if it is not to be both.
        ///
        ///     7:pieces=11,delay=2000
        ///     42:cut=300000,toClient
        ///
        /// - Throws: ``ParsingError`` with the part that is wrong.
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

        /// Reads the plan of the environment variable `ASYNCGAPI_PROXY`; `nil` without it.
        ///
        /// An emulator without a plan of its own takes this one, so that a whole suite of tests runs behind a proxy without a change of it:
        ///
        ///     ASYNCGAPI_PROXY=7:pieces=1000,delay=50000 swift test
        ///
        /// - Throws: ``ParsingError`` when the variable holds anything else.
        public static func ofEnvironment() throws(ParsingError) -> Plan? {
            guard let text = ProcessInfo.processInfo.environment["ASYNCGAPI_PROXY"], !text.isEmpty else { return nil }
            return try Plan(parsing: text)
        }

        /// Whether any server and client that speak HTTP must get on with it.
        public var isHarmless: Bool { distances.keys.allSatisfy(\.isHarmless) }
    }

    /// The reason why a text is no plan.
    public struct ParsingError: Error, Sendable, Equatable, CustomStringConvertible {
        /// The part that is wrong.
        public var message: String

        /// The message as a sentence of its own.
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
