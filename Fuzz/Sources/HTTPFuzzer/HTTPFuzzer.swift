import AsyncFetch
import AsyncGAPI
import AsyncGData
import AsyncJSON
import AsyncXML
import Foundation
import FuzzSupport
import Synchronization

/// Every call ends, whatever a peer answers: within its time, with a value or a typed error, with nothing in flight, no half file
/// under its final name, and no secret in any output or at another origin.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzHTTP(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let script = Script(Array(UnsafeBufferPointer(start: start, count: count)))
    let peer = script.isHTTP2 ? Bed.shared.http2 : Bed.shared.http1
    peer.begin(script)
    let done = DispatchSemaphore(value: 0)
    Task.detached {
        await run(script, peer)
        done.signal()
    }
    expect(done.wait(timeout: .now() + 8) == .success, "a call does not end")
    let problem = peer.end()
    expect(problem == nil, problem ?? "")
    return 0
}

/// What all inputs share.
private struct Bed: Sendable {
    let folder: String
    let certificate: Certificate
    let http1, http2: HostilePeer

    static let shared = expectSuccess("setting up") { try Bed() }

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "http-fuzzer-\(getpid())").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        certificate = try Certificate(in: folder)
        http1 = try HostilePeer(isHTTP2: false, certificate)
        http2 = try HostilePeer(isHTTP2: true, certificate)
    }
}

private func run(_ script: Script, _ peer: HostilePeer) async {
    let log = TrafficLog(directory: Bed.shared.folder + "/log")
    let calls = expectSuccess("making a fetcher") {
        try Calls(peer, certificate: Bed.shared.certificate.path, folder: Bed.shared.folder, log: log)
    }
    let events = calls.fetcher.events
    let told = Task {
        var lines: [String] = []
        for await event in events { lines.append("\(event)") }
        return lines
    }
    do { try await calls.make(script.call) } catch let broken as Calls.Broken { fatalError(broken.problem) } catch {
        let isTyped =
            error is FetchError || error is GAPIError || error is GDataServiceError || error is JSON.Error
            || error is XML.Error
            || error is CancellationError
        expect(isTyped, "an error of another type: \(type(of: error)) \(error)")
        var text = "\(error) \(String(reflecting: error))"
        dump(error, to: &text)
        expect(!text.contains(secret), "the secret is in an error: \(text)")
    }
    // What a call leaves behind, such as the rest of a body that nobody reads, ends a moment later.
    for _ in 0..<200 where calls.fetcher.inFlightCount > 0 { try? await Task.sleep(for: .milliseconds(5)) }
    expect(calls.fetcher.inFlightCount == 0, "in flight: \(calls.fetcher.inFlight)")
    await calls.fetcher.shutdown()
    await log.flush()
    for line in await told.value { expect(!line.contains(secret), "the secret is in an event: \(line)") }
    for folder in (try? FileManager.default.contentsOfDirectory(atPath: Bed.shared.folder + "/log")) ?? [] {
        let path = Bed.shared.folder + "/log/" + folder
        if let page = FileManager.default.contents(atPath: path) {
            expect(!String(decoding: page, as: UTF8.self).contains(secret), "the secret is in the log: \(path)")
        }
        try? FileManager.default.removeItem(atPath: path)
    }
}
