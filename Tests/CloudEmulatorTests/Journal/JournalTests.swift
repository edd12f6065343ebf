import HTTPTypes
import Testing

@testable import CloudEmulator

@Suite("Journal of the emulated cloud")
struct JournalTests {
    private func entry(_ path: String) -> EmulatedCloud.Journal.Entry {
        .init(HTTPRequest(method: .get, scheme: "http", authority: "a", path: path), fault: nil)
    }

    @Test func longHeadsDoNotFillTheMemory() {
        let journal = EmulatedCloud.Journal()
        let long = "/" + String(repeating: "a", count: 64 << 10)
        for _ in 0..<3_000 { _ = journal.enter(entry(long)) }  // 190 MiB
        let last = journal.enter(entry("/last"))
        let entries = journal.entries
        #expect(entries.reduce(0) { $0 + $1.size } <= 65 << 20)
        #expect(entries.count > 400 && entries.last?.path == "/last" && entries.last?.sequenceNumber == last)
        journal.amend(last) { $0.status = 200 }
        #expect(journal.entries.last?.status == 200)
    }
}
