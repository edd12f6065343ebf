import AsyncFetch
import AsyncOAuth
import Foundation
import Testing

/// Files that are no stores are errors with their path, and stay as they are.
@Suite(.timeLimit(.minutes(5))) struct HostileStoreTests {
    private func expectRefusal(_ fixture: StoreFixture, _ words: String, naming path: String? = nil) async {
        let store = FileTokenStore(fixture.path)
        for operation in [
            { _ = try await store.accounts() }, { try await store.withAccount(.of("ann")) { $0 = .whole() } },
        ] as [() async throws -> Void] {
            let error = await oauthFailure { try await operation() }
            #expect(error?.code == .store)
            #expect(error?.message.contains(path ?? fixture.path) == true, "\(error?.message ?? "")")
            #expect(error?.message.contains(words) == true, "\(error?.message ?? "")")
            #expect(error?.isRetryable == false)
        }
    }

    private static let head = #""format": "AsyncOAuth accounts", "version": 1"#
    private static let account = #""issuer": "https://login.example", "client_id": "tool", "subject": "ann""#

    @Test(arguments: [
        ("", "damaged"),
        (#"{"format": "AsyncOAuth accounts", "version": 1, "accounts": [{"refresh_token": "SECRET-refresh"#, "damaged"),
        ("SECRET-refresh", "damaged"),
        ("[\"SECRET-refresh\"]", "no token store"),
        ("{}", "no token store"),
        (#"{"format": "another", "version": 1}"#, "no token store"),
        (#"{"format": "AsyncOAuth accounts", "version": "SECRET-refresh"}"#, "no token store"),
        (#"{"format": "AsyncOAuth accounts", "version": 0}"#, "no token store"),
        (#"{"format": "AsyncOAuth accounts", "version": 2, "accounts": "SECRET-refresh"}"#, "newer version"),
        ("{\(head), \"accounts\": {\"SECRET-refresh\": 1}}", "accounts"),
        ("{\(head), \"registrations\": 5}", "registrations"),
        ("{\(head), \"accounts\": [{\(account), \"refresh_token\": [\"SECRET-refresh\"]}]}", "refresh_token"),
        (String(repeating: "[", count: 100_000), "damaged"),
        (String(repeating: " ", count: 1 << 20) + "{}", "larger"),
    ])
    func aFileThatIsNoStoreIsNotTouched(_ text: String, _ words: String) async throws {
        try await StoreFixture.run { fixture in
            try fixture.write(text)
            await expectRefusal(fixture, words)
            #expect(try fixture.text == text)
        }
    }

    @Test(arguments: [0o644, 0o640, 0o660, 0o604, 0o777] as [mode_t])
    func aFileThatOthersMayHaveReadIsRefused(_ mode: mode_t) async throws {
        try await StoreFixture.run { fixture in
            let text = "{\(Self.head)}"
            try fixture.write(text, mode: mode)
            await expectRefusal(fixture, "chmod 600")
            #expect(try fixture.text == text)
            #expect(try StoreFixture.mode(of: fixture.path) == mode)
        }
    }

    @Test(arguments: [0o777, 0o770, 0o702] as [mode_t])
    func aFolderThatOthersCanChangeIsRefused(_ mode: mode_t) async throws {
        try await StoreFixture.run { fixture in
            try fixture.makeFolder()
            #expect(chmod("\(fixture.folder)/private", mode) == 0)
            await expectRefusal(fixture, "chmod 700", naming: "\(fixture.folder)/private")
            #expect(try fixture.names == [])
        }
    }

    @Test func aFolderThatOthersCanOnlyReadWillDo() async throws {
        try await StoreFixture.run { fixture in
            try fixture.makeFolder()
            #expect(chmod("\(fixture.folder)/private", 0o755) == 0)
            try await FileTokenStore(fixture.path).withAccount(.of("ann")) { $0 = .whole() }
            #expect(try StoreFixture.mode(of: fixture.path) == 0o600)
        }
    }

    @Test(arguments: [true, false])
    func aSymbolicLinkIsRefused(_ leadsSomewhere: Bool) async throws {
        try await StoreFixture.run { fixture in
            try fixture.makeFolder()
            let target = "\(fixture.folder)/target"
            if leadsSomewhere {
                try Data("{\(Self.head)}".utf8).write(to: URL(filePath: target))
                #expect(chmod(target, 0o600) == 0)
            }
            #expect(symlink(target, fixture.path) == 0)
            let error = await oauthFailure { _ = try await FileTokenStore(fixture.path).accounts() }
            #expect(error?.code == .store)
            #expect(error?.message.contains("symbolic link") == true)
            await oauthRefusal { try await FileTokenStore(fixture.path).withAccount(.of("ann")) { $0 = .whole() } }
            #expect(FileManager.default.fileExists(atPath: target) == leadsSomewhere)
        }
    }

    @Test func aLockThatIsASymbolicLinkIsRefused() async throws {
        try await StoreFixture.run { fixture in
            try fixture.makeFolder()
            #expect(symlink("\(fixture.folder)/target", "\(fixture.path).lock") == 0)
            await oauthRefusal { try await FileTokenStore(fixture.path).withAccount(.of("ann")) { $0 = .whole() } }
            #expect(!FileManager.default.fileExists(atPath: "\(fixture.folder)/target"))
        }
    }

    @Test func aFolderAndAPipeAreNoStores() async throws {
        try await StoreFixture.run { fixture in
            try fixture.makeFolder()
            #expect(mkdir(fixture.path, 0o700) == 0)
            await expectRefusal(fixture, "is no file")
            #expect(rmdir(fixture.path) == 0)
            #expect(mkfifo(fixture.path, 0o600) == 0)
            // Nobody ever writes into the pipe: opening it must not wait.
            await expectRefusal(fixture, "is no file")
        }
    }

    @Test(arguments: ["", "/", "/tmp/", "a/..", "."])
    func aPathWithoutANameIsRefused(_ path: String) async throws {
        await oauthRefusal { try await FileTokenStore(path).withAccount(.of("ann")) { $0 = .whole() } }
    }

    @Test func aFileInTheWayOfTheFolderIsNamed() async throws {
        try await StoreFixture.run { fixture in
            try Data().write(to: URL(filePath: "\(fixture.folder)/private"))
            await oauthRefusal { try await FileTokenStore(fixture.path).withAccount(.of("ann")) { $0 = .whole() } }
        }
    }

    @Test func aRecordTwiceIsRemovedTwice() async throws {
        try await StoreFixture.run { fixture in
            let twice = "{\(Self.account), \"refresh_token\": \"1\"}, {\(Self.account), \"refresh_token\": \"2\"}"
            try fixture.write("{\(Self.head), \"accounts\": [\(twice)]}")
            try await FileTokenStore(fixture.path).withAccount(.of("ann")) { $0 = nil }
            #expect(try await FileTokenStore(fixture.path).accounts().isEmpty)
        }
    }

    private func oauthRefusal(_ operation: () async throws -> Void) async {
        let error = await oauthFailure(operation)
        #expect(error?.code == .store)
    }
}
