import AsyncCloud
import AsyncFetch
import AsyncFetchTesting
import Foundation
import NIOCore
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(5)))
struct TransferTests {
    @Test func anUploadTellsTimeChecksumAndPrecondition() async throws {
        let transport = ScriptedTransport([
            .status(
                201,
                headers: [
                    .eTag: "W/\"9\"", .init("OC-ETag")!: "\"1\"", .init("OC-FileId")!: "00000007oc",
                    .init("X-OC-MTime")!: "accepted",
                ]
            ), .status(204, headers: [.eTag: "2"]),
        ])
        let sentBytes = Mutex<[Int64]>([])
        try await withDAV(transport) { dav in
            let new = try await dav.upload(
                .bytes([1, 2, 3]),
                to: "/a",
                options: .init {
                    $0.modified = Date(timeIntervalSince1970: 1_600_000_000.9)
                    $0.checksum = "SHA1:7037807198c22a7d2b0807371d763779a84fdfcf"
                }
            ) { count in sentBytes.withLock { $0.append(count) } }
            #expect(new.eTag == Cloud.ETag("1") && new.fileID == "00000007oc")
            #expect(new.keptModificationTime && new.isNew)
            let replaced = try await dav.upload(.bytes([4]), to: "/a", options: .init(.matches(Cloud.ETag("1"))))
            #expect(replaced.eTag == Cloud.ETag("2") && !replaced.isNew && !replaced.keptModificationTime)
        }
        let sent = transport.requests
        #expect(sent[0].header("If-None-Match") == "*" && sent[0].header("X-OC-MTime") == "1600000000")
        #expect(sent[0].header("OC-Checksum") == "SHA1:7037807198c22a7d2b0807371d763779a84fdfcf")
        #expect(sent[0].header("Content-Type") == "application/octet-stream")
        #expect(Array(sent[0].body.readableBytesView) == [1, 2, 3])
        #expect(sent[1].header("If-Match") == "\"1\"" && sent[1].header("If-None-Match") == nil)
        #expect(sentBytes.withLock { $0 } == [3])
    }

    @Test func aServerThatIgnoresPreconditionsIsAskedWhetherTheFileIsNew() async throws {
        let transport = ScriptedTransport([.multistatus(response("/dav/a")), .status(404), .status(201)])
        try await withDAV(transport, dialect: .generic) { dav in
            let error = await #expect(throws: Cloud.Error.self) { try await dav.upload(.bytes([1]), to: "/a") }
            #expect(error?.code == .alreadyExists)
            try await dav.upload(.bytes([1]), to: "/b")
        }
        #expect(transport.requests.map(\.method.rawValue) == ["PROPFIND", "PROPFIND", "PUT"])
    }

    @Test(arguments: [-1.0, .nan, .infinity, 1e300])
    func aTimeThatServersWouldStoreAsNonsenseIsNotSent(seconds: Double) async throws {
        let transport = ScriptedTransport([])
        try await withDAV(transport) { dav in
            let error = await #expect(throws: Cloud.Error.self) {
                try await dav.upload(
                    .bytes([]),
                    to: "/a",
                    options: .init { $0.modified = Date(timeIntervalSince1970: seconds) }
                )
            }
            #expect(error?.code == .invalidRequest)
        }
        #expect(transport.requests.isEmpty)
    }

    @Test func aDownloadNamesTheVersionAndFailsIfItIsAnother() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "dav-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "a").path
        let transport = ScriptedTransport([
            .status(200, headers: [.eTag: "\"1\"", .contentLength: "5"], body: "hello"), .status(412), .status(425),
        ])
        try await withDAV(transport) { dav in
            let info = try await dav.download("/a b", to: file, ifMatch: Cloud.ETag("1"))
            #expect(info.etag == "\"1\"" && FileManager.default.contents(atPath: file) == Data("hello".utf8))
            let changed = await #expect(throws: Cloud.Error.self) {
                try await dav.download("/a b", to: file, ifMatch: Cloud.ETag("1"))
            }
            #expect(changed?.code == .changed)
            let processing = await #expect(throws: Cloud.Error.self) { try await dav.download("/a b", to: file) }
            #expect(processing?.code == .processing)
            #expect(FileManager.default.contents(atPath: file) == Data("hello".utf8))
        }
        #expect(transport.requests[0].header("If-Match") == "\"1\"" && transport.requests[0].path == "/dav/a%20b")
    }

    @Test func aPartOfAFileIsThePartThatWasAskedFor() async throws {
        let transport = ScriptedTransport([
            .status(206, headers: [.contentRange: "bytes 1-2/5"], body: "el"),
            .status(206, headers: [.contentRange: "bytes 0-1/5"], body: "he"), .status(200, body: "hello"),
            .status(206, body: "el"), .status(416),
        ])
        try await withDAV(transport) { dav in
            let part = try await dav.media(at: "/a", range: 1..<3).collect(upTo: 10)
            #expect(String(buffer: part) == "el")
            for _ in 0..<3 {
                let error = await #expect(throws: Cloud.Error.self) { try await dav.media(at: "/a", range: 1..<3) }
                #expect(error?.code == .unsupported)
            }
            for range: Range<Int64> in [9..<10, -1..<3, 3..<3] {
                let error = await #expect(throws: Cloud.Error.self) { try await dav.media(at: "/a", range: range) }
                #expect(error?.code == .invalidRequest)
            }
        }
        #expect(transport.requests.count == 5 && transport.requests[0].header("Range") == "bytes=1-2")
    }
}
