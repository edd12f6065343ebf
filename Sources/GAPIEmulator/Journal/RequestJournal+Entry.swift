import AsyncFetch
import AsyncJSON
public import AsyncFetchTesting
public import HTTPTypes

extension RequestJournal {
    /// A request and its outcome.
    public struct Entry: Sendable, Hashable {
        /// The position in the journal's whole history, counted from 1.
        public internal(set) var sequenceNumber = 0
        /// The method, or the method that `X-HTTP-Method-Override` names.
        public var method: HTTPRequest.Method
        /// The path as sent, percent-encoded.
        public var path: String
        /// The query as sent, without the values of keys and tokens.
        public var query: String
        /// The name of the request's operation, such as `storage.objects.list` or `upload.chunk`; `nil` if the request
        /// has none.
        public var operation: String?
        /// The header fields, without the values of credentials.
        public var headers: HTTPFields
        /// The sequence number of the batch that the call is a part of; `nil` for a request of its own.
        public var batch: Int?
        /// The fault that the fault plan chose for the request; `nil` if there was none.
        public var fault: FaultPlan.Fault?
        /// The status of the response, also if a fault withheld it; `nil` until there is a response, or if there is
        /// none at all.
        public var status: Int?
        /// The number of received body bytes.
        public var receivedBytes: Int64 = 0
        /// The number of sent body bytes; while the response is being sent, the number of bytes to send.
        public var sentBytes: Int64 = 0

        init(method: HTTPRequest.Method, path: String, query: Substring, operation: String?, headers: HTTPFields) {
            self.method = method
            self.path = path
            // With a leading question mark, so that the redaction recognizes the names of parameters.
            self.query = String(Redaction.text("?\(query)").dropFirst())
            self.operation = operation
            self.headers = HTTPFields(
                headers.map {
                    Redaction.isSecret($0.name) ? HTTPField(name: $0.name, value: Redaction.placeholder) : $0
                }
            )
        }

        /// The bytes that the entry's texts take in memory, at least about.
        var textBytes: Int {
            headers.reduce(path.utf8.count + query.utf8.count + 256) {
                $0 + $1.name.rawName.utf8.count + $1.value.utf8.count + 64
            }
        }

        /// The entry as a JSON object in one line.
        var json: [UInt8] {
            var value: JSON.Value = [
                "sequenceNumber": JSON.Value(sequenceNumber), "method": JSON.Value(method.rawValue),
                "path": JSON.Value(path), "query": JSON.Value(query),
                "receivedBytes": JSON.Value(receivedBytes), "sentBytes": JSON.Value(sentBytes),
            ]
            if let operation { value["operation"] = JSON.Value(operation) }
            if let batch { value["batch"] = JSON.Value(batch) }
            if let fault { value["fault"] = JSON.Value(fault.description) }
            if let status { value["status"] = JSON.Value(status) }
            // A list of its own: a client may repeat a field many times, and to set a member looks for it.
            var fields: [(name: String, values: [String])] = []
            var positions: [String: Int] = [:]
            for field in headers {
                let name = field.name.rawName
                if let position = positions[name] {
                    fields[position].values.append(field.value)
                } else {
                    positions[name] = fields.count
                    fields.append((name, [field.value]))
                }
            }
            value["headers"] = JSON.Value(
                members: fields.map { ($0.name, JSON.Value($0.values.joined(separator: ", "))) }
            )
            return value.encoded()
        }
    }
}
