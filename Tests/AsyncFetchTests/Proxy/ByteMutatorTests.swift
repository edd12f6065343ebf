@testable import AsyncFetchTesting
import NIOCore
import Testing

struct ByteMutatorTests {
    /// What came out: the bytes that were written, the places of waits, and how it ended.
    private struct Outcome: Equatable {
        var written: [UInt8] = []
        var waits: [Int] = []
        var ending: ByteMutator.Step?
        var happened: [String] = []

        init(_ plan: MutatingProxy.Plan, _ bytes: [UInt8], connection: Int = 1, inPiecesOf size: Int) {
            var mutator = ByteMutator(plan, connection: connection, direction: .toClient)
            var rest = bytes[...]
            while !rest.isEmpty {
                for step in mutator.pass(ByteBuffer(bytes: rest.prefix(size))) {
                    switch step {
                    case .write(let piece): written += piece.readableBytesView
                    case .wait: waits.append(written.count)
                    case .close, .reset, .stall: ending = step
                    }
                }
                rest = rest.dropFirst(size)
            }
            happened = mutator.takeHappened().map { "\($0.offset) \($0.kind)" }
        }
    }

    private let bytes = (0..<20_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }

    @Test(arguments: MutatingProxy.Kind.allCases)
    func theOutcomeDependsOnTheSeedAndNotOnHowTheBytesArrive(_ kind: MutatingProxy.Kind) {
        let plan = MutatingProxy.Plan(seed: 5, [kind: 1_000])
        let whole = Outcome(plan, bytes, inPiecesOf: bytes.count)
        for size in [1, 7, 1_000, 4_096] { #expect(Outcome(plan, bytes, inPiecesOf: size) == whole) }
        let another = Outcome(MutatingProxy.Plan(seed: 6, [kind: 1_000]), bytes, inPiecesOf: 7)
        #expect((another == whole) == (kind == .pieces))
        #expect((Outcome(plan, bytes, connection: 2, inPiecesOf: 7) == whole) == (kind == .pieces))
    }

    @Test(arguments: [MutatingProxy.Kind.pieces, .delay])
    func harmlessKindsKeepTheBytes(_ kind: MutatingProxy.Kind) {
        let outcome = Outcome(.init(seed: 1, [kind: 100]), bytes, inPiecesOf: 333)
        #expect(outcome.written == bytes)
        #expect(outcome.waits.isEmpty == (kind == .pieces))
    }

    @Test func aFlipChangesOneBit() {
        let outcome = Outcome(.init(seed: 1, [.flip: 2_000]), bytes, inPiecesOf: 333)
        let differences = zip(outcome.written, bytes).filter(!=)
        #expect(differences.allSatisfy { ($0 ^ $1).nonzeroBitCount == 1 })
        #expect(!differences.isEmpty && differences.count == outcome.happened.count)
        #expect(outcome.written.count == bytes.count)
    }

    @Test func duplicatesAddBytesAndDropsTakeThemAway() {
        let more = Outcome(.init(seed: 1, [.duplicate: 2_000]), bytes, inPiecesOf: 333)
        let fewer = Outcome(.init(seed: 1, [.drop: 2_000]), bytes, inPiecesOf: 333)
        #expect(more.written.count > bytes.count)
        #expect(more.written.count <= bytes.count + 64 * more.happened.count)
        #expect(fewer.written.count < bytes.count)
        #expect(fewer.written.count >= bytes.count - 64 * fewer.happened.count)
    }

    @Test(arguments: [
        (MutatingProxy.Kind.cut, ByteMutator.Step.close), (.reset, .reset), (.stall, .stall),
    ])
    func anEndIsTheEnd(_ kind: MutatingProxy.Kind, _ step: ByteMutator.Step) {
        let outcome = Outcome(.init(seed: 3, [kind: 1_000, .pieces: 50]), bytes, inPiecesOf: 333)
        #expect(outcome.ending == step)
        #expect(!outcome.written.isEmpty && outcome.written.count < 2_000)
        #expect(bytes.starts(with: outcome.written))
        #expect(outcome.happened.count == 1)
    }

    @Test func aDirectionCanBeLeftAlone() {
        let plan = MutatingProxy.Plan(seed: 1, [.flip: 10], directions: [.toServer])
        #expect(Outcome(plan, bytes, inPiecesOf: 333).written == bytes)
    }

    @Test(arguments: [Int.max, Int.max / 2 + 1, 1])
    func anyDistanceWillDo(_ distance: Int) {
        for kind in MutatingProxy.Kind.allCases {
            _ = Outcome(.init(seed: 1, [kind: distance]), Array(bytes.prefix(500)), inPiecesOf: 99)
        }
    }
}
