import AsyncCloud
import AsyncFetch
import AsyncFetchTesting
import HTTPTypes
import NIOCore

/// A server whose answers are those of an input; each call begins with the first, at a server of its own.
///
/// Whatever the answers are, each call ends with a value or a typed error that is short and printable, requests go to the
/// server alone, and nothing but what a caller named, or the server in its place, is changed: never a root. A call does
/// not succeed with refusals alone, nor with an answer that breaks off.
enum HostileCloud {
    private static let server = "https://cloud.example/oc/"

    /// The answers of a server that is well, to the questions before the first call.
    private static let known: [String: CloudScript.Part] = [
        "/oc/status.php": json(
            #"{"installed":true,"maintenance":false,"version":"11.0.0.0","versionstring":"11.0.0","productname":"ownCloud"}"#
        ),
        "/oc/ocs/v2.php/cloud/capabilities": json(
            #"{"ocs":{"meta":{"statuscode":200},"data":{"capabilities":{"files_sharing":{"search_min_length":2}}}}}"#
        ),
        "/oc/ocs/v2.php/cloud/user": json(
            #"{"ocs":{"meta":{"statuscode":200},"data":{"id":"alice","display-name":"Alice"}}}"#
        ),
    ]

    private static func json(_ text: String) -> CloudScript.Part {
        CloudScript.Part(headers: [.contentType: "application/json"], body: ByteBuffer(string: text))
    }

    /// Makes all calls.
    ///
    /// - Returns: What is wrong; `nil` when all is as it must be.
    @concurrent static func problem(of input: [UInt8]) async -> String? {
        let script = CloudScript(input)
        guard !script.parts.isEmpty else { return nil }
        do {
            for call in CloudCall.webDAV + CloudCall.account + CloudCall.named {
                if let problem = try await problem(of: call, script) { return "\(call.name): \(problem)" }
            }
        } catch { return "\(error)" }
        return nil
    }

    private static func problem(of call: CloudCall, _ script: CloudScript) async throws -> String? {
        let (succeeded, problem) = try await outcome(of: call, script)
        if let problem { return problem }
        guard succeeded, !call.bearsRefusals else { return nil }
        if script.parts.allSatisfy(\.isRefusal) { return "a success of refusals" }
        if call.takesFirst { return nil }
        // The same answers, broken off in the middle.
        var broken = script
        for index in broken.parts.indices { broken.parts[index].end = broken.parts[index].body.readableBytes / 2 }
        let again = try await outcome(of: call, broken)
        return again.problem ?? (again.succeeded ? "a success of an answer that breaks off" : nil)
    }

    /// Makes a call.
    private static func outcome(
        of call: CloudCall,
        _ script: CloudScript
    ) async throws -> (succeeded: Bool, problem: String?) {
        guard let folder = FuzzFolder.shared else { return (false, "there is no folder for files") }
        let transport = script.transport(call.begins ? [:] : known)
        // Longer than any wait of these rules, and shorter than the timeout of a call.
        let clock = FetchClock(VirtualClock(skippingUpTo: .seconds(60)))
        let fetcher = Fetcher(
            .init {
                $0.clock = clock
                $0.random = { 0.01 }
            },
            transport: transport
        )
        let sides = CloudCall.Sides(
            dav: try Cloud.WebDAV(server + "files/", fetcher: fetcher, dialect: .ownCloud),
            connection: try Cloud.Connection(server, fetcher: fetcher, clock: clock),
            folder: folder,
            only: script.parts.count == 1 ? script.parts[0] : nil
        )
        var succeeded = false
        var problem: String?
        do {
            try await call.run(sides)
            succeeded = true
        } catch {
            problem = Self.problem(of: error, call)
        }
        // A body that is dropped ends its call a moment later.
        for _ in 0..<100_000 where fetcher.inFlightCount != 0 { await Task.yield() }
        if fetcher.inFlightCount != 0 { problem = problem ?? "a call is still in flight" }
        await fetcher.shutdown()
        let left = try folder.clear()
        if !left.isEmpty { problem = problem ?? "files are left: \(left)" }
        return (succeeded, problem ?? check(transport.requests, call))
    }

    /// Returns what is wrong with the error of a call.
    private static func problem(of error: any Error, _ call: CloudCall) -> String? {
        let text: String
        switch error {
        case let broken as CloudCall.Broken: return broken.problem
        case let error as Cloud.Error: text = "\(error)"
        case let error as FetchError where call.readsBody: text = "\(error)"
        default: return "\(type(of: error)): \(error)"
        }
        if text.utf8.count > 4096 { return "an error of \(text.utf8.count) bytes" }
        return text.unicodeScalars.contains { isUnprintable($0) } ? "an error that changes a terminal: \(error)" : nil
    }

    private static func isUnprintable(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: true
        default: false
        }
    }

    private static func check(_ sent: [SentRequest], _ call: CloudCall) -> String? {
        let reading: Set<String> = ["GET", "HEAD", "PROPFIND", "REPORT", "OPTIONS"]
        for request in sent {
            guard request.url.hasPrefix(server) else { return "a request left the server" }
            if !reading.contains(request.method.rawValue), !call.changes.contains(where: { $0.holds(request.path) }) {
                return "\(request.method) of something else: \(request.path)"
            }
            guard let destination = request.header("Destination") else { continue }
            let path = destination.dropFirst("https://cloud.example".count)
            guard destination.hasPrefix(server), call.destinations.contains(where: { $0.holds(String(path)) }) else {
                return "\(request.method) to something else: \(destination)"
            }
        }
        return sent.count > 200 ? "\(sent.count) requests" : nil
    }
}
