import AsyncFetch
import AsyncFetchTesting
@testable import AsyncGAPI
import AsyncOAuth
import Synchronization
import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@Suite(.timeLimit(.minutes(5))) struct MetadataDetectionTests {
    /// Runs a closure with a folder like the one where Linux shows the texts of the firmware.
    private func withFirmware<Result>(
        _ texts: [String: String],
        clock: FetchClock = .continuous,
        _ body: (MetadataDetection) async throws -> Result
    ) async throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appending(path: "firmware-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, text) in texts { try Data(text.utf8).write(to: folder.appending(path: name)) }
        return try await body(MetadataDetection(firmware: folder.path, clock: clock))
    }

    @Test(arguments: [
        (["GCE_METADATA_HOST": "host"], true), (["GCE_METADATA_ROOT": "host"], true), (["K_SERVICE": "s"], true),
        (["CLOUD_RUN_JOB": "j"], true), (["FUNCTION_NAME": "f"], true), (["NO_GCE_CHECK": "true"], false),
        (["NO_GCE_CHECK": "TRUE", "K_SERVICE": "s"], false), (["METADATA_SERVER_DETECTION": "none"], false),
        (["METADATA_SERVER_DETECTION": "assume-present"], true),
        (["METADATA_SERVER_DETECTION": "bios-only"], false),
    ])
    func variablesDecideWithoutARequest(_ variables: [String: String], _ expected: Bool) async throws {
        let platform = ScriptedPlatform([])
        let isAvailable = try await withFirmware([:]) {
            try await $0.isAvailable(.init(variables: variables), in: platform.environment)
        }
        #expect(isAvailable == expected)
        #expect(platform.transport.requests.isEmpty)
    }

    /// So a server that is slow or starting counts as present.
    @Test(arguments: [["product_name": "Google Compute Engine\n"], ["product_name": "x", "bios_vendor": "Google\n"]])
    func onGooglesMachinesNothingIsAsked(_ texts: [String: String]) async throws {
        let platform = ScriptedPlatform([])
        #expect(try await withFirmware(texts) { try await $0.isAvailable(.init(), in: platform.environment) })
        #expect(platform.transport.requests.isEmpty)
    }

    @Test func theFirstRightAnswerDecides() async throws {
        let transport = ScriptedTransport { request in
            request.url == "http://169.254.169.254/" ? .metadata("", status: 404) : .stall
        }
        let platform = ScriptedPlatform(transport, skippingUpTo: .zero)
        #expect(try await withFirmware([:]) { try await $0.isAvailable(.init(), in: platform.environment) })
        try await transport.waitForOpen(atMost: 0)
        #expect(transport.requests.allSatisfy { $0.header("Metadata-Flavor") == "Google" })
    }

    @Test func aPortalIsNoMetadataServer() async throws {
        let platform = ScriptedPlatform(ScriptedTransport { _ in .status(200, body: "log in") }, skippingUpTo: .zero)
        #expect(try await !withFirmware([:]) { try await $0.isAvailable(.init(), in: platform.environment) })
    }

    @Test func elsewhereTheAnswerIsFoundOnce() async throws {
        let transport = ScriptedTransport { _ in .failure(.unreachable) }
        let platform = ScriptedPlatform(transport, skippingUpTo: .milliseconds(900))
        try await withFirmware(["product_name": "Standard PC"]) { detection in
            let first = try await detection.isAvailable(.init(), in: platform.environment)
            let count = transport.requests.count
            let second = try await detection.isAvailable(.init(), in: platform.environment)
            #expect(!first && !second)
            #expect(transport.requests.count == count)
        }
    }

    /// A process that begins before the network does finds the server when it is there.
    @Test(arguments: [FetchError.Code.unreachable, .connectTimeout, .attemptTimeout])
    func silenceIsForgottenAfterAMinute(code: FetchError.Code) async throws {
        let clock = VirtualClock()
        let isUp = Mutex(false)
        let transport = ScriptedTransport { _ in isUp.withLock { $0 } ? .metadata("") : .failure(code) }
        let platform = ScriptedPlatform(transport, skippingUpTo: .milliseconds(900))
        try await withFirmware([:], clock: FetchClock(clock)) { detection async throws in
            #expect(try await !detection.isAvailable(.init(), in: platform.environment))
            let count = transport.requests.count
            isUp.withLock { $0 = true }
            clock.advance(by: .seconds(59))
            #expect(try await !detection.isAvailable(.init(), in: platform.environment))
            #expect(transport.requests.count == count)
            clock.advance(by: .seconds(1))
            #expect(try await detection.isAvailable(.init(), in: platform.environment))
            isUp.withLock { $0 = false }
            clock.advance(by: .seconds(3600))
            #expect(try await detection.isAvailable(.init(), in: platform.environment))
        }
    }

    @Test func theAnswerOfSomethingElseIsRemembered() async throws {
        let clock = VirtualClock()
        let transport = ScriptedTransport { request in
            request.url == "http://169.254.169.254/" ? .status(404) : .failure(.unreachable)
        }
        let platform = ScriptedPlatform(transport, skippingUpTo: .milliseconds(900))
        try await withFirmware([:], clock: FetchClock(clock)) { detection async throws in
            #expect(try await !detection.isAvailable(.init(), in: platform.environment))
            let count = transport.requests.count
            clock.advance(by: .seconds(3600))
            #expect(try await !detection.isAvailable(.init(), in: platform.environment))
            #expect(transport.requests.count == count)
        }
    }

    /// The server is asked by address and by name at once, and no wait is longer than 3 s.
    @Test func silenceIsAbsence() async throws {
        let transport = ScriptedTransport { _ in .stall }
        let platform = ScriptedPlatform(transport, skippingUpTo: .zero)
        try await withFirmware([:]) { detection in
            let task = Task { try await detection.isAvailable(.init(), in: platform.environment) }
            let asked = try await transport.waitForRequests(2)
            let time = Task {
                while !Task.isCancelled {
                    platform.clock.advance(by: .milliseconds(100))
                    await Task.yield()
                }
            }
            let isAvailable = try await task.value
            time.cancel()
            #expect(!isAvailable)
            #expect(Set(asked.map(\.url)) == ["http://169.254.169.254/", "http://metadata.google.internal/"])
            #expect(platform.clock.sleeps.allSatisfy { $0 <= .seconds(3) })
        }
    }

    @Test func aCancelledWaitEndsAlone() async throws {
        let transport = ScriptedTransport { _ in .stall }
        let platform = ScriptedPlatform(transport, skippingUpTo: .zero)
        try await withFirmware([:]) { detection in
            let task = Task { try await detection.isAvailable(.init(), in: platform.environment) }
            try await transport.waitForRequests(2)
            task.cancel()
            await #expect(throws: CancellationError.self) { try await task.value }
        }
        await transport.shutdown()
    }
}
