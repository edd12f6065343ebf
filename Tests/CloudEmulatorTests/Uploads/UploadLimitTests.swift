import AsyncFetch
import AsyncFetchTesting
import HTTPTypes
import NIOCore
import Testing

@testable import CloudEmulator

/// Uploads that are larger than the memory can be, without their bytes: all chunks share one buffer.
@Suite("Limits of emulated uploads", .timeLimit(.minutes(2)))
struct UploadLimitTests {
    private let chunk = ByteBuffer(repeating: 0, count: 64 << 20)
    private let uploads = "/remote.php/dav/uploads/alice/t"

    /// What the chunks share counts for each of them.
    private static var endlessMemory: EmulatedCloud.Configuration {
        var configuration = EmulatedCloud.Configuration()
        configuration.limits.memoryBytes = .max
        return configuration
    }

    private func request(
        _ method: String,
        _ path: String,
        _ headers: [String: String] = [:],
        _ body: ByteBuffer = ByteBuffer()
    ) throws -> CloudRequest {
        var head = HTTPRequest(method: try #require(.init(method)), scheme: nil, authority: nil, path: path)
        head.headerFields[.authorization] = "Basic YWxpY2U6YWxpY2Utc2VjcmV0"  // alice:alice-secret
        for (name, value) in headers { head.headerFields[try #require(.init(name))] = value }
        return try CloudRequest(head, line: path, body: body)
    }

    @Test func chunksOfMoreThanABufferHoldsAreRefused() async throws {
        let server = CloudServer(Self.endlessMemory, url: "http://127.0.0.1")
        #expect(try await server.reply(to: request("MKCOL", uploads)).status == .created)
        for number in 0..<63 {
            let reply = try await server.reply(to: request("PUT", "\(uploads)/\(number)", [:], chunk))
            #expect(reply.status == .created)
        }
        #expect(try await server.reply(to: request("PUT", uploads + "/63", [:], chunk)).status == .contentTooLarge)
        // The one in place of another does not count twice.
        #expect(try await server.reply(to: request("PUT", uploads + "/0", [:], chunk)).status == .noContent)
        await server.release()
    }

    @Test func chunksWithoutSpaceAreNotJoined() async throws {
        var configuration = Self.endlessMemory
        configuration.users[0].quota = 1_000
        let server = CloudServer(configuration, url: "http://127.0.0.1")
        #expect(try await server.reply(to: request("MKCOL", uploads)).status == .created)
        for number in 0..<63 { _ = try await server.reply(to: request("PUT", "\(uploads)/\(number)", [:], chunk)) }
        let target = ["Destination": "/remote.php/dav/files/alice/big"]
        #expect(try await server.reply(to: request("MOVE", uploads + "/.file", target)).status.code == 507)
        await server.release()
    }

    @Test func aResumableUploadOfMoreThanABufferHoldsIsNotBegun() async throws {
        var configuration = EmulatedCloud.Configuration()
        configuration.hasTUS = true
        let server = CloudServer(configuration, url: "http://127.0.0.1")
        for (length, status) in [("4294967295", 201), ("4294967296", 413), ("9223372036854775807", 413)] {
            let fields = ["Tus-Resumable": "1.0.0", "Upload-Length": length, "Upload-Metadata": "filename YQ=="]
            let reply = try await server.reply(to: request("POST", "/remote.php/dav/files/alice/", fields))
            #expect(reply.status.code == status)
        }
        await server.release()
    }

    @Test func aNameOfMoreThan250BytesIsRefused() async throws {
        let server = CloudServer(EmulatedCloud.Configuration(), url: "http://127.0.0.1")
        #expect(try await server.reply(to: request("MKCOL", uploads)).status == .created)
        for (count, status) in [(250, 201), (251, 400)] {
            let name = String(repeating: "1", count: count)
            for (method, path) in [("PUT", uploads + "/"), ("MKCOL", "/remote.php/dav/uploads/alice/")] {
                #expect(try await server.reply(to: request(method, path + name)).status.code == status)
            }
        }
        await server.release()
    }

    /// Nobody could end it, because the answer does not name it.
    @Test func aResumableUploadWithMoreThanItsLengthIsNotBegun() async throws {
        var configuration = EmulatedCloud.Configuration()
        configuration.hasTUS = true
        configuration.limits.openUploads = 1
        let server = CloudServer(configuration, url: "http://127.0.0.1")
        for (count, status) in [(2, 413), (1, 201)] {
            let fields = ["Tus-Resumable": "1.0.0", "Upload-Length": "1", "Upload-Metadata": "filename YQ=="]
            let body = ByteBuffer(repeating: 0, count: count)
            let reply = try await server.reply(to: request("POST", "/remote.php/dav/files/alice/", fields, body))
            #expect(reply.status.code == status)
            #expect(await server.resumableUploads.isEmpty)
        }
        await server.release()
    }

    /// A copy would have another address.
    @Test func aPartOfAResumableUploadDoesNotCopyThePartsBefore() async throws {
        var configuration = EmulatedCloud.Configuration()
        configuration.hasTUS = true
        let server = CloudServer(configuration, url: "http://127.0.0.1")
        let fields = ["Tus-Resumable": "1.0.0", "Upload-Length": "200", "Upload-Metadata": "filename YQ=="]
        let body = ByteBuffer(repeating: 0, count: 100)
        let begun = try await server.reply(to: request("POST", "/remote.php/dav/files/alice/", fields, body))
        let path = try #require(begun.headers[.location]).dropFirst("http://127.0.0.1".count)
        let address = await server.addressOfResumableUpload
        #expect(address != nil)
        // There is room for it: buffers have 128 bytes after the first hundred.
        let part = ByteBuffer(repeating: 0, count: 10)
        let reply = try await server.reply(to: request("PATCH", String(path), ["Upload-Offset": "100"], part))
        #expect(reply.status == .noContent && reply.headers[.known("Upload-Offset")] == "110")
        #expect(await server.addressOfResumableUpload == address)
        await server.release()
    }

    @Test func anUploadThatNobodyEndsIsForgottenAfterAWeek() async throws {
        let clock = TestTime(1_000_000_000)
        var configuration = EmulatedCloud.Configuration()
        configuration.now = { clock.seconds }
        let server = CloudServer(configuration, url: "http://127.0.0.1")
        #expect(try await server.reply(to: request("MKCOL", uploads)).status == .created)
        clock.seconds += 604_800
        #expect(try await server.reply(to: request("MKCOL", uploads + "2")).status == .created)
        #expect(await server.transfers.keys.sorted() == ["alice/t2"])
        await server.release()
    }
}

extension CloudServer {
    /// The address of the bytes of an upload.
    fileprivate var addressOfResumableUpload: UInt? {
        resumableUploads.values.first?.content.withUnsafeReadableBytes { UInt(bitPattern: $0.baseAddress) }
    }
}
