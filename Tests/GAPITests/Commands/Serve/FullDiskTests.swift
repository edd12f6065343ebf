import AsyncFetch
import AsyncJSON
import Foundation
import HTTPTypes
import NIOCore
import Testing

/// A server whose folder is on a disk of three megabytes, which only its process sees.
@Suite("Servers on a full disk", .timeLimit(.minutes(5)))
struct FullDiskTests {
    /// The words before a command that give it a small disk at a folder.
    private static func launcher(_ folder: String) -> [String] {
        let script = #"mount -t tmpfs -o size=3m none "$0" && exec "$@""#
        return ["/usr/bin/unshare", "--map-root-user", "--mount", "/bin/sh", "-c", script, folder]
    }

    private static let canMount: Bool = {
        let folder = FileManager.default.temporaryDirectory.path
        let command = launcher(folder) + ["/bin/true"]
        guard FileManager.default.isExecutableFile(atPath: command[0]) else { return false }
        let process = Process()
        process.executableURL = URL(filePath: command[0])
        process.arguments = Array(command.dropFirst())
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }()

    private func content(_ number: Int, _ size: Int) -> [UInt8] {
        (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ number) }
    }

    @Test(
        .enabled(if: GapiProcess.program != nil, "the program cannot be found"),
        .enabled(if: canMount, "a small disk cannot be mounted")
    )
    func whatIsRefusedIsNotThereAndTheRestStays() async throws { try await withServer(fill) }

    @Test(
        .enabled(if: GapiProcess.program != nil, "the program cannot be found"),
        .enabled(if: canMount, "a small disk cannot be mounted")
    )
    func anUploadThatTheDiskEndsGoesOnWhenThereIsRoom() async throws {
        try await withServer { client in
            let path = "/storage/v1/b/box/o"
            let bucket = #"{"name":"box","softDeletePolicy":{"retentionDurationSeconds":"0"}}"#
            #expect(try await client.send(.post, "/storage/v1/b", json: bucket).head.status == .ok)
            let filler = "/upload\(path)?uploadType=media&name=filler"
            #expect(try await client.send(.post, filler, body: content(0, 1_000_000)).head.status == .ok)

            let bytes = content(1, 2_500_000)
            let begun = try await client.send(.post, "/upload\(path)?uploadType=resumable&name=large", json: "{}")
            let session = try #require(begun.head.headerFields[.location])
            try expectNoRoom(try await client.put(session, "0-2499999/2500000", bytes))
            #expect(try await client.send(.get, "\(path)/large").head.status == .notFound)

            #expect(try await client.send(.delete, "\(path)/filler").head.status == .noContent)
            let state = try await client.put(session, "*/2500000")
            #expect(state.head.status.code == 308, "\(state.text)")
            let range = try #require(state.head.headerFields[.range])
            let last = try #require(Int(range.dropFirst("bytes=0-".count)), "\(range)")
            // The first piece was stored; the one that did not fit is not kept until there is room.
            #expect((1 << 20) - 1..<(2 << 20) - 1 ~= last)
            let rest = try await client.put(session, "\(last + 1)-2499999/2500000", Array(bytes[(last + 1)...]))
            #expect(rest.head.status == .ok, "\(rest.text)")
            let media = try await client.send(.get, "\(path)/large?alt=media")
            #expect(Array(media.body.readableBytesView) == bytes)
        }
    }

    private func withServer(_ body: (StoreClient) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "full-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let server = try await ServerProcess.start(["--data", folder], by: Self.launcher(folder))
        let client = StoreClient(url: server.url)
        let result: Result<Void, any Error>
        do { result = .success(try await body(client)) } catch { result = .failure(error) }
        try await server.end(SIGKILL)
        await client.fetcher.shutdown()
        try result.get()
    }

    /// Expects that a request was refused for want of room, in the format of Google's errors.
    private func expectNoRoom(_ answer: FetchResponse, sourceLocation: SourceLocation = #_sourceLocation) throws {
        #expect(answer.head.status.code == 507, "\(answer.text)", sourceLocation: sourceLocation)
        let error = try JSON.Value(parsing: answer.body.readableBytesView)["error"]
        #expect(error?["code"] == 507, "\(answer.text)", sourceLocation: sourceLocation)
        let reason = error?["errors"]?.array?.first?["reason"]?.string
        #expect(reason == "backendError", "\(answer.text)", sourceLocation: sourceLocation)
    }

    private func fill(_ client: StoreClient) async throws {
        let path = "/storage/v1/b/box/o"
        #expect(try await client.send(.post, "/storage/v1/b", json: #"{"name":"box"}"#).head.status == .ok)
        var stored: [Int: Int] = [:]
        var number = 0
        // Smaller and smaller, until nothing fits any more.
        for size in [300_000, 20_000, 1] {
            while true {
                number += 1
                try #require(number < 3_000, "the disk is not small")
                let upload = "/upload\(path)?uploadType=media&name=\(number)"
                let answer = try await client.send(.post, upload, body: content(number, size))
                guard answer.head.status != .ok else {
                    stored[number] = size
                    continue
                }
                try expectNoRoom(answer)
                #expect(try await client.send(.get, "\(path)/\(number)").head.status == .notFound)
                break
            }
        }
        #expect(stored.count > 9)
        // A change is made, or refused and not made.
        let first = try #require(stored.keys.min())
        let before = try await client.send(.get, "\(path)/\(first)?projection=full").text
        let patched = try await client.send(.patch, "\(path)/\(first)", json: #"{"metadata":{"k":"v"}}"#)
        let after = try await client.send(.get, "\(path)/\(first)?projection=full").text
        if patched.head.status == .ok {
            #expect(after == patched.text)
        } else {
            try expectNoRoom(patched)
            #expect(after == before)
        }
        let bucket = try await client.send(.post, "/storage/v1/b", json: #"{"name":"second"}"#)
        let found = try await client.send(.get, "/storage/v1/b/second").head.status
        #expect(bucket.head.status == .ok ? found == .ok : bucket.head.status.code == 507 && found == .notFound)
        // An overwrite that does not fit leaves the old content.
        let upload = "/upload\(path)?uploadType=media&name=\(first)"
        try expectNoRoom(try await client.send(.post, upload, body: content(0, 900_000)))
        // The other services on the same disk say it in their own formats.
        let type: HTTPFields = [.contentType: "image/x-test"]
        let entry = try await client.send(.post, "/feeds/full", type, body: content(0, 900_000))
        #expect(entry.head.status.code == 507, "\(entry.text)")
        #expect(entry.text.contains("<gd:code>backendError</gd:code>"), "\(entry.text)")
        let object = try await client.send(.put, "/box/xml", type, body: content(0, 900_000))
        #expect(object.head.status.code == 507, "\(object.text)")
        #expect(object.text.contains("<Code>InsufficientStorage</Code>"), "\(object.text)")

        for (number, size) in stored {
            let media = try await client.send(.get, "\(path)/\(number)?alt=media")
            #expect(Array(media.body.readableBytesView) == content(number, size), "object \(number)")
        }
        let list = try await client.send(.get, "\(path)?fields=items(name)")
        let items = try JSON.Value(parsing: list.body.readableBytesView)["items"]?.array
        #expect(items?.count == stored.count)
    }
}
