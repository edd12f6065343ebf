import AsyncFetchTesting
import AsyncJSON
import HTTPTypes
import NIOCore

/// The emulator's own interface under `/_emulator`, for tests in other processes.
///
/// Its requests are not in the journal, and faults do not apply to them. It requires the same credential as the
/// services, because the journal shows the requests of others; only `health` needs none.
struct ControlServer: Sendable {
    static let path = "/_emulator/"

    let faults: FaultPlan
    let journal: RequestJournal
    let identity: EmulatedIdentity?

    func operation(_ method: HTTPRequest.Method, _ target: RequestTarget) throws(GoogleError) -> Operation? {
        guard target.segments.count == 2, target.segments[0] == "_emulator" else { return nil }
        return switch (method, target.segments[1]) {
        case (.get, "health"): Operation(name: "health") { _ in Reply(json: ByteBuffer(string: #"{"status":"ok"}"#)) }
        case (.get, "journal"): Operation(name: "journal") { _ in Reply(json: journalJSON()) }
        case (.delete, "journal"):
            Operation(name: "journal") { _ in
                journal.clear()
                return Reply(status: .noContent)
            }
        case (.get, "faults"): Operation(name: "faults") { _ in Reply(json: ByteBuffer(bytes: faults.json)) }
        case (.put, "faults"):
            Operation(name: "faults") { request in
                let text = try await request.body.collect(upTo: 1 << 20)
                do {
                    faults.rules = try FaultPlan(json: Array(text.readableBytesView)).rules
                } catch {
                    throw GoogleError.badRequest("\(error)")
                }
                return Reply(json: ByteBuffer(bytes: faults.json))
            }
        case (.delete, "faults"):
            Operation(name: "faults") { _ in
                faults.rules = []
                return Reply(status: .noContent)
            }
        case (.get, "identity"):
            identity.map { identity in
                Operation(name: "identity") { _ in
                    IdentityServer.reply([
                        "service_account": identity.serviceAccountMembers,
                        "authorized_user": identity.authorizedUserMembers,
                        "client": identity.clientMembers,
                        "access_token": JSON.Value(identity.accessToken()),
                    ])
                }
            }
        case (.delete, "identity"):
            identity.map { identity in
                Operation(name: "identity") { request in
                    switch request.query["what"] {
                    case nil, "tokens": identity.endTokens()
                    case "logins": identity.endLogins()
                    case "keys": try identity.rotateKeys()
                    default: throw GoogleError.invalid("what", "is not tokens, logins or keys")
                    }
                    return Reply(status: .noContent)
                }
            }
        default: nil
        }
    }

    /// Returns the journal as `{"entries": […]}`, oldest first.
    private func journalJSON() -> ByteBuffer {
        var text = ByteBuffer(string: "{\"entries\":[")
        for (index, entry) in journal.entries.enumerated() {
            if index > 0 { text.writeString(",\n") }
            text.writeBytes(entry.json)
        }
        text.writeString("]}")
        return text
    }
}
