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

    func reply(to request: CloudRequest) async -> CloudReply {
        switch (request.method, request.segments.dropFirst().first) {
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
