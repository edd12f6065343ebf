import AsyncFetchTesting
import AsyncJSON
import HTTPTypes
import NIOCore

/// The emulator's own interface under `/_emulator`, for tests in other processes.
///
/// Its requests are not in the journal, and faults do not apply to them.
struct ControlServer: Sendable {
    static let path = "/_emulator/"

    let cloud: EmulatedCloud
    /// The bearer token that all requests but those for the health need, if any.
    let credential: String?

    func reply(to request: CloudRequest) async -> CloudReply {
        let name = request.segments.dropFirst().first
        if let credential, name != "health", request.headers[.authorization] != "Bearer \(credential)" {
            return CloudReply(.unauthorized, headers: [("WWW-Authenticate", "Bearer")])
        }
        switch (request.method, name) {
        case (.get, "health"): return CloudReply(json: ["status": "ok"])
        case (.get, "journal"):
            return CloudReply(json: ["entries": JSON.Value(cloud.journal.entries.map(\.jsonValue))])
        case (.delete, "journal"): cloud.journal.clear()
        case (.get, "faults"):
            return CloudReply(body: ByteBuffer(bytes: cloud.faults.json), contentType: "application/json")
        case (.put, "faults"):
            do { cloud.faults.rules = try FaultPlan(json: Array(request.body.readableBytesView)).rules } catch {
                return CloudReply(.badRequest, body: ByteBuffer(string: "\(error)"), contentType: "text/plain")
            }
        case (.delete, "faults"): cloud.faults.rules = []
        case (.put, "maintenance"): await cloud.server.setMaintenance(true)
        case (.delete, "maintenance"): await cloud.server.setMaintenance(false)
        default: return CloudReply(.notFound)
        }
        return CloudReply(.noContent)
    }
}
