@testable import AsyncFetch
import AsyncFetchTesting
import HTTPTypes
import NIOCore
import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A cache on disk whose files somebody else writes.
@Suite("Hostile cache files", .timeLimit(.minutes(5)))
struct HostileCacheTests {
    /// For the store alone `DiskStoreTests` shows that a damaged file is none; here a caller gets the right answer all the same.
    @Test func whateverByteIsChangedOrMissingTheAnswerIsRight() async throws {
        try await withDirectory { directory in
            let transport = ScriptedTransport { _ in answer("the right body", "max-age=60", [.eTag: "\"1\""]) }
            let bench = CacheBench(transport, .disk(directory))
            _ = try await bench.get()
            await bench.cache.flush()
            let path = try #require(files(in: directory).first)
            let good = Array(contents(of: path).readableBytesView)
            #expect(try await bench.get().isFromCache)
            let before = transport.requests.count

            func expectRightAnswer(with bytes: [UInt8], _ what: @autoclosure () -> String) async throws {
                try Data(bytes).write(to: URL(filePath: path))
                let got = try await bench.get()
                #expect(got.text == "the right body" && !got.isFromCache, "\(what())")
                #expect(got.head.headerFields[.eTag] == "\"1\"")
                await bench.cache.flush()
                #expect(try await bench.get().isFromCache, "the next after \(what())")
            }
            for index in good.indices {
                var bad = good
                bad[index] &+= 1
                try await expectRightAnswer(with: bad, "byte \(index)")
                try await expectRightAnswer(with: Array(good[..<index]), "cut at \(index)")
            }
            #expect(transport.requests.count == before + 2 * good.count)
            #expect(bench.cache.statistics.failures == 0)
        }
    }

    /// What can stand where a file should: nothing of it is an answer, and nothing a failure of the call.
    @Test(arguments: ["folder", "link to nowhere", "link to a device", "link to itself", "unreadable"])
    func whatIsNoFileIsAMiss(_ what: String) async throws {
        try await withDirectory { directory in
            let bench = CacheBench(ScriptedTransport { _ in answer("right", "max-age=60") }, .disk(directory))
            _ = try await bench.get()
            await bench.cache.flush()
            let path = try #require(files(in: directory).first)
            let manager = FileManager.default
            try manager.removeItem(atPath: path)
            switch what {
            case "folder": try manager.createDirectory(atPath: path + "/x", withIntermediateDirectories: true)
            case "link to nowhere": try manager.createSymbolicLink(atPath: path, withDestinationPath: "/nowhere/at/all")
            case "link to a device": try manager.createSymbolicLink(atPath: path, withDestinationPath: "/dev/zero")
            case "link to itself": try manager.createSymbolicLink(atPath: path, withDestinationPath: path)
            default:
                try Data("x".utf8).write(to: URL(filePath: path))
                try manager.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
            }
            for _ in 1...3 {
                #expect(try await bench.get().text == "right")
                await bench.cache.flush()
            }
        }
    }
}
