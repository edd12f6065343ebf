import AsyncFetchTesting
import AsyncGAPI
import GAPIEmulator
import GAPIStorage
import Testing

/// Scenarios 7 and 8 of Google's conformance tests of retries: what was stored and what was read are compared.
@Suite("Retries of media at a server", .timeLimit(.minutes(5)))
struct MediaConformanceTests {
    typealias Fault = FaultPlan.Fault

    // MARK: Scenario 7

    /// Uploads bytes as the object `new`, which must not be there, and expects that they are there once.
    private func expectUpload(
        of bytes: [UInt8],
        chunkSize: Int,
        _ rules: [FaultPlan.Rule],
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> RequestJournal {
        try await EmulatedStorage.run { emulated in
            emulated.emulator.faults.rules = rules
            let query = Storage.ObjectsInsertQuery(bucket: "box", Storage.Object { $0.name = "new" }) {
                $0.ifGenerationMatch = 0
            }
            let options = UploadOptions {
                $0.mode = .resumable
                $0.chunkSize = chunkSize
            }
            let object = try await emulated.storage.upload(query, from: .bytes(bytes), upload: options).value
            let struck = emulated.emulator.journal.count { $0.fault != nil }
            #expect(struck == rules.count, sourceLocation: sourceLocation)
            emulated.emulator.faults.rules = []
            let listed = try await emulated.storage.collect(Storage.ObjectsListQuery(bucket: "box"))
            #expect(listed.map(\.name) == ["new"], sourceLocation: sourceLocation)
            #expect(listed.first?.generation == object.generation, sourceLocation: sourceLocation)
            #expect(listed.first?.metageneration == 1, sourceLocation: sourceLocation)
            // Not in the expectation, which would describe millions of bytes.
            let isSame = try await emulated.content(of: "new") == bytes
            #expect(isSame, sourceLocation: sourceLocation)
            return emulated.emulator.journal
        }
    }

    /// The troubles begin at the start of the upload and at each of its three parts.
    @Test(
        arguments: [[.reset, .status(503)], [.status(408)], [.carryOutThenReset], [.carryOutThenReset, .status(503)]]
            as [[Fault]],
        1...4
    )
    func anUploadWithTroublesAnywhereIsThereOnce(faults: [Fault], first: Int) async throws {
        let rules = faults.enumerated().map { index, fault in
            FaultPlan.Rule(fault, path: "/upload/", nth: first + index)
        }
        _ = try await expectUpload(of: pattern(600_000), chunkSize: 256 << 10, rules)
    }

    /// Nine steps of 1 MiB, of which no two are alike.
    private static let long: [UInt8] = {
        let step = pattern(1 << 20)
        return (0..<9).reduce(into: [UInt8]()) { bytes, number in
            bytes.append(UInt8(number))
            bytes += step
        }
    }()

    @Test(arguments: [(256 << 10, false), (8 << 20, true)])
    func anUploadGoesOnWhereItWasRefused(stored: Int, isQueryRefused: Bool) async throws {
        var rules = [FaultPlan.Rule(.acceptThenStatus(uploadBytes: stored), operation: "upload.chunk")]
        if isQueryRefused { rules.append(.init(.status(408), operation: "upload.query")) }
        let journal = try await expectUpload(of: Self.long, chunkSize: .max, rules)
        let starts = journal.entries.filter { $0.operation == "upload.chunk" }.map(\.start)
        #expect(starts == [0, Int64(stored)])
    }

    // MARK: Scenario 8

    static let broken: [FaultPlan.Rule] = [
        .init(.cut(afterResponseBytes: 4), operation: "download.media", times: 2),
        .init(.cut(afterResponseBytes: 256 << 10), operation: "download.media"),
    ]

    /// Without tags of entities, as in Google's own test server, the generation tells what the rest belongs to.
    @Test(arguments: broken, [true, false])
    func aBrokenDownloadHasTheSameBytes(rule: FaultPlan.Rule, hasETags: Bool) async throws {
        let bytes = pattern(600_000)
        let expectedRequests = (rule.times ?? 0) + 1
        try await withTemporaryFolder { folder in
            try await EmulatedStorage.run({ $0.mediaHasETags = hasETags }) { emulated in
                try await emulated.put(bytes, as: "o")
                let journal = emulated.emulator.journal
                journal.clear()
                emulated.emulator.faults.rules = [rule]
                let query = Storage.ObjectsGetQuery(bucket: "box", object: "o")
                try await emulated.storage.download(query, to: "\(folder)/file")
                #expect(journal.count { $0.operation == "download.media" } == expectedRequests)
                let isSameFile = try contents(of: "\(folder)/file") == bytes
                #expect(isSameFile)

                journal.clear()
                emulated.emulator.faults.rules = [rule]
                let isSameStream = try await emulated.content(of: "o") == bytes
                #expect(isSameStream)
                #expect(journal.count { $0.operation == "download.media" } == expectedRequests)
            }
        }
    }
}
