package import AsyncFetch
package import HTTPTypes

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension ClientAuthentication {
    /// The client's secret, which no message may show.
    var secret: String? {
        switch self {
        case .basic(_, let secret), .post(_, let secret): secret
        case .none, .identified: nil
        }
    }

    /// Adds the client to a request whose body is a form (RFC 6749 §2.3.1).
    package func add(to request: inout HTTPRequest, _ fields: inout [FormBody.Field]) {
        switch self {
        case .none:
            break
        case .identified(let id):
            fields.append(FormBody.Field("client_id", id))
        case .post(let id, let secret):
            fields += [FormBody.Field("client_id", id), FormBody.Field("client_secret", secret)]
        case .basic(let id, let secret):
            let pair = [id, secret].map { FormBody([FormBody.Field("", $0)]).text.dropFirst() }.joined(separator: ":")
            request.headerFields[.authorization] = "Basic \(Data(pair.utf8).base64EncodedString())"
        }
    }
}
