import HTTPTypes
import HummingbirdCore
import NIOHTTP1

/// The part of a server in the protocol by which browsers let a page use another origin (CORS, fetch.spec.whatwg.org).
///
/// ``RequestAdmission`` has refused all other origins before, so whoever asks here may do everything.
enum CrossOrigin {
    /// Returns the answer to the question of a browser whether a page may send a request; `nil` for other requests.
    static func answer(to request: HTTPRequest) -> HTTPResponse? {
        guard request.method == .options, request.headerFields[.origin] != nil,
            let method = request.headerFields[.accessControlRequestMethod], HTTPRequest.Method(method) != nil
        else { return nil }
        var response = HTTPResponse(status: .noContent)
        response.headerFields[.accessControlAllowMethods] = method
        response.headerFields[.accessControlAllowHeaders] = request.headerFields[.accessControlRequestHeaders]
        response.headerFields[.accessControlMaxAge] = "600"
        response.headerFields[.vary] = "Access-Control-Request-Method, Access-Control-Request-Headers"
        // A page of the internet asks whether it may use a server of this machine.
        if let name = HTTPField.Name("Access-Control-Request-Private-Network"), request.headerFields[name] == "true",
            let answer = HTTPField.Name("Access-Control-Allow-Private-Network")
        {
            response.headerFields[answer] = "true"
        }
        return response
    }

    /// Lets the pages of an origin read a response, with all of its fields.
    static func allow(_ origin: String, in headers: inout HTTPHeaders) {
        var seen: Set<String> = []
        let names = headers.map(\.name).filter { seen.insert($0.lowercased()).inserted }
        headers.replaceOrAdd(name: "Access-Control-Allow-Origin", value: origin)
        headers.replaceOrAdd(name: "Access-Control-Expose-Headers", value: names.joined(separator: ", "))
        headers.add(name: "Vary", value: "Origin")
    }
}
