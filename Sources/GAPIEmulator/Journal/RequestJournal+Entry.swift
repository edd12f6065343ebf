import AsyncFetch
import AsyncJSON
public import AsyncFetchTesting
public import HTTPTypes

extension RequestJournal {
    /// One request and what became of it.
    public struct Entry: Sendable, Hashable {
        /// The position in the journal's whole history, from 1.
        public internal(set) var sequenceNumber = 0
        /// The method; where `X-HTTP-Method-Override` names another, that one.
        public var method: HTTPRequest.Method
        /// The path as sent, percent-encoded.
        public var path: String
        /// The query as sent, without the values of keys and tokens.
        public var query: String
        /// What the request means, such as `storage.objects.list` or `upload.chunk`; `nil` if nothing known.
        public var operation: String?
        /// The headers, without the values of credentials.
        public var headers: HTTPFields
        /// The fault that befell the request.
        public var fault: FaultPlan.Fault?
        /// The answer's status, also of one that a fault withheld; `nil` while there is none, and for ever if there was
        /// none.
        public var status: Int?
        /// How many bytes of body were received.
        public var receivedBytes: Int64 = 0
        /// How many bytes of body were sent, or are being sent.
        public var sentBytes: Int64 = 0

        init(method: HTTPRequest.Method, path: String, query: Substring, operation: String?, headers: HTTPFields) {
            self.method = method
            self.path = path
            // Behind a question mark, so that the names of queries are known as such.
            self.query = String(Redaction.text("?\(query)").dropFirst())
            self.operation = operation
            self.headers = HTTPFields(
                headers.map {
                    Redaction.isSecret($0.name) ? HTTPField(name: $0.name, value: Redaction.placeholder) : $0
                }
            )
        }

        /// The entry as a line of JSON.
        var json: [UInt8] {
            var value: JSON.Value = [
                "sequenceNumber": JSON.Value(sequenceNumber), "method": JSON.Value(method.rawValue),
                "path": JSON.Value(path), "query": JSON.Value(query),
                "receivedBytes": JSON.Value(receivedBytes), "sentBytes": JSON.Value(sentBytes),
            ]
            if let operation { value["operation"] = JSON.Value(operation) }
            if let fault { value["fault"] = JSON.Value(fault.description) }
            if let status { value["status"] = JSON.Value(status) }
            var fields: JSON.Value = [:]
            for field in headers {
                let name = field.name.rawName
                fields[name] = JSON.Value(fields[name]?.string.map { "\($0), \(field.value)" } ?? field.value)
            }
            value["headers"] = fields
            return value.encoded()
        }
    }
}
