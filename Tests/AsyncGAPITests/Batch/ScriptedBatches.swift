import AsyncFetchTesting
import AsyncGAPI
import GAPIStorage
import HTTPTypes
import Synchronization

/// One call in a batch, as a server reads it.
struct InnerCall: Sendable {
    let id: String
    let method: String
    let target: String
    let fields: HTTPFields
    let body: String

    /// The last segment of the path.
    var name: String {
        String(target.prefix { $0 != "?" }.split(separator: "/").last ?? "")
    }

    func header(_ name: String) -> String? { HTTPField.Name(name).flatMap { fields[$0] } }
}

extension SentRequest {
    /// The calls of a batch; this reader shares nothing with the code under test.
    var innerCalls: [InnerCall] {
        guard let boundary = header("Content-Type")?.split(separator: "boundary=").last else { return [] }
        return text.split(separator: "--\(boundary)").compactMap { part in
            let pieces = part.split(separator: "\r\n\r\n", maxSplits: 2, omittingEmptySubsequences: false)
            guard pieces.count == 3 else { return nil }
            let id = pieces[0].split(separator: "Content-ID: <").last?.prefix { $0 != ">" }
            let lines = pieces[1].split(separator: "\r\n")
            let words = lines[0].split(separator: " ")
            var fields: HTTPFields = [:]
            for line in lines.dropFirst() {
                let pair = line.split(separator: ": ", maxSplits: 1)
                if pair.count == 2, let name = HTTPField.Name(String(pair[0])) { fields[name] = String(pair[1]) }
            }
            let body = pieces[2].hasSuffix("\r\n") ? pieces[2].dropLast() : pieces[2]
            return InnerCall(
                id: String(id ?? ""),
                method: String(words[0]),
                target: String(words[1]),
                fields: fields,
                body: String(body)
            )
        }
    }
}

/// The answer to one call in a batch.
struct InnerAnswer: Sendable {
    var status = 200
    var headers: [String: String] = [:]
    var body = ""

    static func object(_ name: String) -> Self { Self(body: #"{"name": "\#(name)"}"#) }

    static func error(_ status: Int, _ reason: String = "", _ message: String = "no") -> Self {
        let errors = reason.isEmpty ? "" : #", "errors": [{"reason": "\#(reason)"}]"#
        return Self(status: status, body: #"{"error": {"code": \#(status), "message": "\#(message)"\#(errors)}}"#)
    }
}

extension ScriptedTransport.Answer {
    /// The answer to a batch: parts by the identifiers of their calls.
    static func batch(_ parts: [(id: String, answer: InnerAnswer)]) -> Self {
        .status(200, headers: [.contentType: "multipart/mixed; boundary=b_x"], body: batchText(parts, isClosed: true))
    }

    /// The body of the answer to a batch.
    static func batchText(_ parts: [(id: String, answer: InnerAnswer)], isClosed: Bool) -> String {
        var text = ""
        for (id, answer) in parts {
            text += "--b_x\r\nContent-Type: application/http\r\nContent-ID: <response-\(id)>\r\n\r\n"
            text += "HTTP/1.1 \(answer.status) Some Reason\r\n"
            for (name, value) in answer.headers.sorted(by: { $0.key < $1.key }) { text += "\(name): \(value)\r\n" }
            if !answer.body.isEmpty { text += "Content-Type: application/json\r\n" }
            text += "Content-Length: \(answer.body.utf8.count)\r\n\r\n\(answer.body)\r\n"
        }
        if isClosed { text += "--b_x--\r\n" }
        return text
    }
}

/// A storage service whose server answers batches call by call.
struct ScriptedBatches {
    let scripted: ScriptedStorage
    /// The calls that the server was asked for, batch by batch.
    let calls: CallLog

    var storage: StorageService { scripted.storage }
    var transport: ScriptedTransport { scripted.transport }

    final class CallLog: Sendable {
        private let batches = Mutex<[[InnerCall]]>([])
        var all: [[InnerCall]] { batches.withLock { $0 } }
        var names: [[String]] { all.map { $0.map(\.name) } }
        var counts: [Int] { all.map(\.count) }
        fileprivate func add(_ calls: [InnerCall]) -> Int {
            batches.withLock {
                $0.append(calls)
                return $0.count - 1
            }
        }
    }

    /// Creates a service whose server has an answer to each call in a batch, or `nil` for none.
    init(
        credentials: any FetchCredentials = .none,
        _ configure: (inout GAPI.ServiceConfiguration) -> Void = { _ in },
        answer: @escaping @Sendable (InnerCall, _ batch: Int) -> InnerAnswer?
    ) {
        self.init(credentials: credentials, configure) { calls, batch in
            .batch(calls.compactMap { call in answer(call, batch).map { (call.id, $0) } })
        }
    }

    /// Creates a service whose server has an answer to each batch, of which the number is given.
    init(
        credentials: any FetchCredentials = .none,
        _ configure: (inout GAPI.ServiceConfiguration) -> Void = { _ in },
        batch: @escaping @Sendable ([InnerCall], _ batch: Int) -> ScriptedTransport.Answer
    ) {
        let calls = CallLog()
        self.calls = calls
        let transport = ScriptedTransport(maximumRecordedBytes: 32 << 20) { request in
            guard request.path == "/batch/storage/v1" else { return .status(404) }
            let inner = request.innerCalls
            return batch(inner, calls.add(inner))
        }
        scripted = ScriptedStorage(transport, credentials: credentials, configure)
    }

    /// Options with which only full batches, and the last, are sent: no time plays a part.
    static func options(_ configure: (inout GAPI.BatchOptions) -> Void = { _ in }) -> GAPI.BatchOptions {
        var options = GAPI.BatchOptions()
        options.gatheringTime = .seconds(1_000)
        configure(&options)
        return options
    }
}

/// Returns queries for the objects `o0`, `o1` and so forth.
func gets(_ count: Int) -> [Storage.ObjectsGetQuery] {
    (0..<count).map { Storage.ObjectsGetQuery(bucket: "b", object: "o\($0)") }
}

/// The codes of the failed results.
func codes<Value>(_ results: [Result<Value, GAPI.Error>]) -> [GAPI.Error.Code?] {
    results.map { result in
        guard case .failure(let error) = result else { return nil }
        return error.code
    }
}
