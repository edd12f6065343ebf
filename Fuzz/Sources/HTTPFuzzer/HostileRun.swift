import AsyncCloud
import AsyncFetch
import AsyncGAPI
import AsyncGData
import AsyncJSON
import AsyncOAuth
import AsyncXML
import Dispatch
import Foundation
import Synchronization

/// One input, from its script to the verdict.
///
/// Every call ends, whatever a peer answers: within its time, with a value or a typed error, with nothing in flight, no
/// half file under its final name, and no secret in any output or at another origin.
enum HostileRun {
    /// The folder of the files of a call and of its log; nothing is in it when a call begins.
    static let folder = Bed.place.appending(path: "run").path

    /// Makes the call of an input.
    /// - Parameters:
    ///   - input: The input.
    ///   - slack: The time that a call may take beyond its limit, on a machine with much else to do. Twice as long, and
    ///     the call does not end.
    /// - Returns: What is wrong; `nil` when all is as it must be.
    static func problem(of input: [UInt8], slack: Duration = .seconds(4)) -> String? {
        let script = Script(input)
        let bed: Bed
        do { bed = try Bed.shared.get() } catch { return "setting up: \(error)" }
        let peer = script.isHTTP2 ? bed.http2 : bed.http1
        peer.begin(script)
        let done = DispatchSemaphore(value: 0)
        let found = Mutex<String?>(nil)
        Task.detached {
            do throws(Calls.Broken) { try await run(script, peer, bed, slack) } catch {
                found.withLock { $0 = error.problem }
            }
            done.signal()
        }
        let isOver = done.wait(timeout: .now() + 2 * Double(slack.components.seconds)) == .success
        guard isOver else { return "a call does not end" }
        let problem = peer.end()
        return found.withLock(\.self) ?? problem
    }
}

/// The parts that all inputs share.
private struct Bed: Sendable {
    /// The folder of this process.
    static let place = FileManager.default.temporaryDirectory.appending(path: "http-fuzzer-\(getpid())")

    let certificate: Certificate
    let http1, http2: HostilePeer

    static let shared = Result { try Bed() }

    init() throws {
        try FileManager.default.createDirectory(at: Self.place, withIntermediateDirectories: true)
        certificate = try Certificate(in: Self.place.path)
        http1 = try HostilePeer(isHTTP2: false, certificate)
        http2 = try HostilePeer(isHTTP2: true, certificate)
    }
}

private func run(
    _ script: Script,
    _ peer: HostilePeer,
    _ bed: Bed,
    _ slack: Duration
) async throws(Calls.Broken) {
    func require(_ condition: Bool, _ problem: @autoclosure () -> String) throws(Calls.Broken) {
        if !condition { throw Calls.Broken(problem: problem()) }
    }
    let folder = HostileRun.folder
    try? FileManager.default.removeItem(atPath: folder)
    let log = TrafficLog(directory: folder + "/log", options: .init { $0.writesHAR = true })
    let telemetry = Telemetry()
    let calls: Calls
    do {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        calls = try Calls(
            script,
            peer,
            certificate: bed.certificate.path,
            folder: folder,
            log: log,
            telemetry: telemetry
        )
    } catch {
        throw Calls.Broken(problem: "making a fetcher: \(error)")
    }
    let told = calls.fetchers.map { lines(of: $0) }
    let start = ContinuousClock.now
    var failure: (any Error)?
    do { try await calls.make() } catch let broken as Calls.Broken { throw broken } catch {
        failure = error
    }
    let time = start.duration(to: .now)
    if let limit = Calls.limit(of: script.call) {
        try require(time < limit + slack, "a call took \(time), although its limit is \(limit)")
    }
    if let error = failure {
        let isTyped =
            error is FetchError || error is GAPI.Error || error is GDataServiceError || error is JSON.Error
            || error is XML.Error || error is OAuthError || error is Cloud.Error || error is CancellationError
        try require(isTyped, "an error of another type: \(type(of: error)) \(error)")
        let text = Secrets.text(of: error)
        try require(!Secrets.occur(in: text), "a secret is in an error: \(text)")
        if OAuthCalls.planting.contains(script.call) {
            try require(!text.contains(planted), "a secret of a token request is in an error: \(text)")
        }
    }
    // What a call leaves behind, such as the rest of a body that nobody reads, ends a moment later.
    for _ in 0..<400 where calls.inFlightCount > 0 { try? await Task.sleep(for: .milliseconds(5)) }
    try require(calls.inFlightCount == 0, "in flight: \(calls.inFlight)")
    await calls.shutdown()
    await log.flush()
    // What a server says of itself, a log may show.
    let includesPlanted = !script.mentionsPlanted
    for task in told {
        for line in await task.value {
            let isTold = Secrets.occur(in: line, includingPlanted: includesPlanted)
            try require(!isTold, "a secret is in an event or a snapshot: \(line)")
        }
    }
    for (name, text) in telemetry.outputs {
        let isTold = Secrets.occur(in: text, includingPlanted: includesPlanted)
        try require(!isTold, "a secret is in \(name): \(text)")
    }
    if let path = fileWithSecret(in: folder, includingPlanted: includesPlanted) {
        throw Calls.Broken(problem: "a secret is in a file: \(path)")
    }
}

/// Gathers the events of a fetcher up to its shutdown, and the snapshots of its calls at each of them.
private func lines(of fetcher: Fetcher) -> Task<[String], Never> {
    let events = fetcher.events
    return Task {
        var lines: [String] = []
        var snapshots: [FetchSnapshot] = []
        for await event in events {
            lines.append("\(event)")
            snapshots += fetcher.inFlight
        }
        // Printed at the end: it takes long, and events that nobody reads are dropped.
        return lines + snapshots.map { "\($0)" }
    }
}

/// Returns the path of a page of the log, or of the description beside a part, that contains a secret.
func fileWithSecret(in folder: String, includingPlanted: Bool = false) -> String? {
    for name in (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    where name.hasPrefix("log/") || name.hasSuffix(".part.json") {
        guard let content = FileManager.default.contents(atPath: folder + "/" + name) else { continue }
        let isFound = content.withUnsafeBytes { Secrets.occur(inBytes: $0, includingPlanted: includingPlanted) }
        if isFound { return folder + "/" + name }
    }
    return nil
}
