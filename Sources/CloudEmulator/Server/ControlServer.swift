import AsyncFetchTesting
import AsyncJSON
import EmulatorServer
import HTTPTypes
import NIOCore

/// The emulator's own interface under `/_emulator`, for tests in other processes.
///
/// Its requests are not in the journal, and faults do not apply to them. They need the credential if there is one, or else
/// the login of a user if the configuration requires logins, because the journal shows the requests of others; only
/// `health` needs none.
struct ControlServer: Sendable {
    static let path = "/_emulator/"

    let cloud: EmulatedCloud
    /// The bearer token that requests need; `nil` if the login of a user is enough.
    let credential: String?

    func reply(to request: CloudRequest) async -> CloudReply {
        let name = request.segments.dropFirst().first
        if request.method == .get, name == "health" { return CloudReply(json: ["status": "ok"]) }
        if let credential {
            guard request.headers.credentials(of: "Bearer") == credential else {
                return CloudReply(.unauthorized, headers: [("WWW-Authenticate", "Bearer")])
            }
        } else {
            guard await cloud.server.admits(request) else { return await cloud.server.challenge }
        }
        switch (request.method, name) {
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
