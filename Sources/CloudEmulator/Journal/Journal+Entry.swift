import AsyncFetch
public import AsyncFetchTesting
import AsyncJSON
public import HTTPTypes

extension EmulatedCloud.Journal {
    /// A request and its outcome.
    public struct Entry: Sendable, Hashable {
        /// The position in the journal's whole history, counted from 1.
        public internal(set) var sequenceNumber = 0
        /// The method.
        public var method: HTTPRequest.Method
        /// The path as sent, percent-encoded.
        public var path: String
        /// The query as sent, without the values of keys and tokens.
        public var query: String
        /// The header fields, without the values of credentials.
        public var headers: HTTPFields
        /// The fault that the fault plan chose for the request; `nil` if there was none.
        public var fault: FaultPlan.Fault?
        /// The status of the response, also if a fault withheld it; `nil` until there is a response, or if there is
        /// none at all.
        public var status: Int?
        /// The number of received body bytes.
        public var receivedBytes: Int64 = 0
        /// The number of body bytes in the response.
        public var sentBytes: Int64 = 0

        init(_ request: HTTPRequest, fault: FaultPlan.Fault?) {
            let line = request.path ?? "/"
            method = request.method
            path = String(line.prefix { $0 != "?" })
            // With the question mark, so that the redaction recognizes the names of parameters.
            query = String(Redaction.text(line.dropFirst(path.count)).dropFirst())
            headers = HTTPFields(
                request.headerFields.map {
                    Redaction.isSecret($0.name) ? HTTPField(name: $0.name, value: Redaction.placeholder) : $0
                }
            )
            self.fault = fault
        }

        /// The number of bytes in memory, roughly.
        var size: Int {
            headers.reduce(256 + path.utf8.count + query.utf8.count) { size, field in
                size + 64 + field.name.rawName.utf8.count + field.value.utf8.count
            }
        }

        var jsonValue: JSON.Value {
            var fields: JSON.Value = [:]
            for field in headers {
                let name = field.name.rawName
                fields[name] = JSON.Value(fields[name]?.string.map { "\($0), \(field.value)" } ?? field.value)
            }
            var value: JSON.Value = [
                "sequenceNumber": JSON.Value(sequenceNumber), "method": JSON.Value(method.rawValue),
                "path": JSON.Value(path), "query": JSON.Value(query),
                "receivedBytes": JSON.Value(receivedBytes), "sentBytes": JSON.Value(sentBytes),
            ]
            if let fault { value["fault"] = JSON.Value(fault.description) }
            if let status { value["status"] = JSON.Value(status) }
            value["headers"] = fields
            return value
        }
    }
}
