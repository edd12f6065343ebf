import AsyncFetch
import AsyncJSON
import AsyncOAuth
import Foundation
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(5))) struct FileTokenStoreTests {
    private struct Planned: Error {}

    @Test func whatTheClosureLeavesIsWhatOthersFind() async throws {
        try await StoreFixture.run { fixture in
            let (store, other) = (FileTokenStore(fixture.path), FileTokenStore(fixture.path))
            #expect(try await store.accounts().isEmpty)
            try await store.withAccount(.of("ann")) {
                #expect($0 == nil)
                $0 = .whole("ann")
            }
            try await other.withAccount(.of("bob")) { $0 = .whole("bob") }
            #expect(try await other.accounts() == [.whole("ann"), .whole("bob")])
            try await other.withAccount(.of("ann")) { $0?.refreshToken = "2" }
            #expect(try await store.withAccount(.of("ann")) { $0?.refreshToken } == "2")
            try await store.withAccount(.of("ann")) { $0 = nil }
            #expect(try await other.accounts() == [.whole("bob")])
        }
    }

    @Test func registrationsAreKeptBesideTheAccounts() async throws {
        try await StoreFixture.run { fixture in
            let store = FileTokenStore(fixture.path)
            let id = ClientRegistration.ID(issuer: "https://login.example", name: "Tool")
            let registration = ClientRegistration(id: id, clientID: "c1", clientSecret: "s")
            try await store.withAccount(.of("ann")) { $0 = .whole() }
            try await store.withRegistration(id) { $0 = registration }
            #expect(try await FileTokenStore(fixture.path).withRegistration(id) { $0 } == registration)
            #expect(try await store.accounts() == [.whole()])
        }
    }

    /// A slash before a combining mark is no `Character`, and splits a path nevertheless.
    @Test func namesMayBeginWithACombiningMark() async throws {
        try await StoreFixture.run { fixture in
            let path = "\(fixture.folder)/\u{301}private/\u{302}accounts.json"
            let store = FileTokenStore(path)
            try await store.withAccount(.of("ann")) { $0 = .whole("ann") }
            #expect(try await store.accounts() == [.whole("ann")])
            #expect(FileManager.default.fileExists(atPath: path))
        }
    }

    @Test func onlyThisUserCanReadWhatTheStoreCreates() async throws {
        try await StoreFixture.run { fixture in
            try await FileTokenStore(fixture.path).withAccount(.of("ann")) { $0 = .whole() }
            #expect(try StoreFixture.mode(of: "\(fixture.folder)/private") == 0o700)
            let names = try fixture.names
            #expect(names.count == 3)
            #expect(names.filter { $0.hasSuffix(".lock") }.count == 2)
            for name in names { #expect(try StoreFixture.mode(of: "\(fixture.folder)/private/\(name)") == 0o600) }
        }
    }

    /// A thread looks at all files as long as they are written; it finds none that others could open.
    @Test func noFileIsOpenToOthersForAMoment() async throws {
        try await StoreFixture.run { fixture in
            let store = FileTokenStore(fixture.path)
            let folder = "\(fixture.folder)/private"
            try fixture.makeFolder()
            let watch = Watch()
            let end = Promise<Void>()
            Thread.detachNewThread {
                while !watch.state.withLock({ $0.isDone }) {
                    for name in ["accounts.json", "accounts.json.new", "accounts.json.lock"] {
                        var info = stat()
                        guard lstat("\(folder)/\(name)", &info) == 0 else { continue }
                        let mode = info.st_mode
                        watch.state.withLock {
                            $0.looks += 1
                            $0.rights |= mode & 0o077
                        }
                    }
                }
                end.fulfill(.success(()))
            }
            for number in 0..<200 {
                try await store.withAccount(.of("ann")) {
                    $0 = StoredAccount(id: .of("ann"), refreshToken: "\(number)")
                }
                // On a machine with one core, the other thread needs its time too.
                sched_yield()
            }
            watch.state.withLock { $0.isDone = true }
            try await end.value
            let (looks, rights) = watch.state.withLock { ($0.looks, $0.rights) }
            #expect(looks > 0)
            #expect(rights == 0)
        }
    }

    /// What a thread has seen of the files.
    private final class Watch: Sendable {
        struct State {
            var isDone = false
            var looks = 0
            /// The rights of others that any of the files ever had.
            var rights: mode_t = 0
        }

        let state = Mutex(State())
    }

    /// The umask is that of a whole process, so the test needs one of its own.
    @Test(arguments: [0o000, 0o277] as [mode_t])
    func theUmaskChangesNothing(_ mask: mode_t) async throws {
        try await StoreFixture.run { fixture in
            let path = fixture.path
            try fixture.makeFolder()
            await #expect(processExitsWith: .success) { [path = path as String, mask = mask as mode_t] in
                umask(mask)
                try await FileTokenStore(path).withRegistration(.init(issuer: "i", name: "n")) {
                    $0 = ClientRegistration(id: .init(issuer: "i", name: "n"), clientID: "c")
                }
            }
            #expect(try StoreFixture.mode(of: path) == 0o600)
        }
    }

    @Test func membersOfANewerVersionStay() async throws {
        try await StoreFixture.run { fixture in
            try fixture.write(
                """
                {"format": "AsyncOAuth accounts", "version": 1, "new": [1.50, null], "accounts": [
                {"issuer": "https://login.example", "client_id": "tool", "subject": "ann", "refresh_token": "1",
                "colour": 0.10, "nothing": null},
                {"issuer": "https://login.example", "client_id": "tool", "subject": "bob", "strange": true}]}
                """
            )
            try await FileTokenStore(fixture.path).withAccount(.of("ann")) { $0?.refreshToken = "2" }
            let json = try fixture.json
            #expect(json["new"] == [1.50, nil])
            let text = try fixture.text
            #expect(text.contains("1.50") && text.contains("0.10"))
            #expect(json["accounts"]?[0]?["refresh_token"]?.string == "2")
            #expect(json["accounts"]?[0]?["nothing"]?.isNull == true)
            #expect(json["accounts"]?[1]?["strange"]?.bool == true)
        }
    }

    @Test func anAccountThatDidNotChangeIsNotWritten() async throws {
        try await StoreFixture.run { fixture in
            let store = FileTokenStore(fixture.path)
            try await store.withAccount(.of("ann")) { _ in }
            #expect(try !fixture.names.contains("accounts.json"))
        }
    }

    @Test func anIDCannotBeChangedByTheClosure() async throws {
        try await StoreFixture.run { fixture in
            let store = FileTokenStore(fixture.path)
            try await store.withAccount(.of("ann")) { $0 = .whole("eve") }
            #expect(try await store.accounts().map(\.id) == [.of("ann")])
        }
    }

    @Test func whatAFailingClosureLeavesIsStored() async throws {
        try await StoreFixture.run { fixture in
            let store = FileTokenStore(fixture.path)
            await #expect(throws: Planned.self) {
                try await store.withAccount(.of("ann")) {
                    $0 = .whole()
                    throw Planned()
                }
            }
            let accounts = try await store.accounts()
            #expect(accounts == [.whole()])
        }
    }

    @Test func tokensThatACancelledTaskHasGotAreStored() async throws {
        try await StoreFixture.run { fixture in
            let store = FileTokenStore(fixture.path)
            let task = Task {
                try await store.withAccount(.of("ann")) { account in
                    withUnsafeCurrentTask { $0?.cancel() }
                    account = .whole()
                }
            }
            try await task.value
            #expect(try await store.accounts() == [.whole()])
        }
    }

    @Test func aCancelledTaskDoesNotBegin() async throws {
        try await StoreFixture.run { fixture in
            let store = FileTokenStore(fixture.path)
            let task = Task {
                withUnsafeCurrentTask { $0?.cancel() }
                try await store.withAccount(.of("ann")) { $0 = .whole() }
            }
            await #expect(throws: CancellationError.self) { try await task.value }
            let accounts = try await store.accounts()
            #expect(accounts.isEmpty)
        }
    }

    /// The file that a killed process has left half written does not disturb the next, which removes it.
    @Test func whatAKilledProcessLeftIsReplaced() async throws {
        try await StoreFixture.run { fixture in
            let store = FileTokenStore(fixture.path)
            try await store.withAccount(.of("ann")) { $0 = .whole() }
            try Data("{\"format\": \"Async".utf8).write(to: URL(filePath: "\(fixture.path).new"))
            #expect(try await store.accounts() == [.whole()])
            try await store.withAccount(.of("bob")) { $0 = .whole("bob") }
            #expect(try await store.accounts() == [.whole(), .whole("bob")])
            #expect(try !fixture.names.contains("accounts.json.new"))
        }
    }

    @Test func manyAccountsAreStoredAtTheSameTime() async throws {
        try await StoreFixture.run { fixture in
            let stores = [FileTokenStore(fixture.path), FileTokenStore(fixture.path)]
            try await withThrowingTaskGroup(of: Void.self) { group in
                for number in 0..<40 {
                    group.addTask {
                        try await stores[number % 2].withAccount(.of("user \(number)")) { account in
                            account = StoredAccount(id: .of("user \(number)"), refreshToken: "\(number)")
                        }
                    }
                }
                try await group.waitForAll()
            }
            #expect(try await stores[0].accounts().count == 40)
        }
    }

    /// A refresh that cannot be stored loses the refresh token.
    @Test func aFullStoreHasRoomForLongerTokensButNotForMoreAccounts() async throws {
        try await StoreFixture.run { fixture in
            let store = FileTokenStore(fixture.path)
            try await store.withAccount(.of("ann")) { $0 = .whole() }
            var json = try fixture.json
            json["filler"] = JSON.Value(String(repeating: "x", count: 900_000))
            try fixture.write(String(decoding: json.encoded(), as: UTF8.self))
            let error = await oauthFailure { try await store.withAccount(.of("bob")) { $0 = .whole("bob") } }
            #expect(error?.code == .store)
            #expect(error?.message.contains("log accounts out") == true)
            let longer = String(repeating: "r", count: 10_000)
            try await store.withAccount(.of("ann")) { $0 = StoredAccount(id: .of("ann"), refreshToken: longer) }
            #expect(try await store.accounts().map(\.refreshToken) == [longer])
            try await store.withAccount(.of("ann")) { $0 = nil }
        }
    }

    /// Strings that are equal for Swift, but not byte by byte, name different users.
    @Test(arguments: [true, false]) func subjectsAreComparedByteByByte(_ isInFile: Bool) async throws {
        try await StoreFixture.run { fixture in
            let store: any TokenStore = isInFile ? FileTokenStore(fixture.path) : MemoryTokenStore()
            try await store.withAccount(.of("\u{E9}")) { $0 = StoredAccount(id: .of("\u{E9}"), refreshToken: "1") }
            #expect(try await store.withAccount(.of("e\u{301}")) { $0 } == nil)
            #expect(try await store.accounts().first { $0.id == .of("e\u{301}") } == nil)
        }
    }
}
