import AsyncFetch
import AsyncFetchTesting
import Foundation
import HTTPTypes
import NIOCore
import Testing

/// Secrets of every kind that an exchange can hold, each with a value of its own, so that a leak names its source.
struct PlantedSecrets {
    /// What the secret is, and the text that must not come out of anything.
    private(set) var values: [(kind: String, value: String)] = []

    /// Makes a secret of letters, digits and what else is frequent in them, and remembers it.
    private mutating func plant(_ kind: String, prefix: String = "4/") -> String {
        let value = "\(prefix)s3cr3t-\(values.count)_x31d4d96e"
        values.append((kind, value))
        return value
    }

    mutating func add(_ kind: String, _ value: String) { values.append((kind, value)) }

    private(set) var url = ""
    private(set) var headers: HTTPFields = [:]
    private(set) var answerHeaders: HTTPFields = [:]
    private(set) var location = ""
    private(set) var form = ""
    private(set) var json = ""
    private(set) var xml = ""

    init(scheme: String = "Bearer") {
        url = "https://api.example/things?q=harmless"
        let known = ["key", "access_token", "X-Goog-Signature", "X-Amz-Signature", "sig", "upload_id", "code"]
        for name in known + Self.registered {
            url += "&\(name)=\(plant("\(name) in the URL"))"
        }
        let parameters = plant("Authorization")
        headers[.authorization] =
            scheme == "Digest"
            ? "Digest username=\"ann\", realm=\"r\", uri=\"/\", response=\"\(parameters)\"" : "\(scheme) \(parameters)"
        headers[.proxyAuthorization] = "Basic \(plant("Proxy-Authorization"))"
        headers[.cookie] = "theme=\(plant("Cookie")); sid=\(plant("second Cookie"))"
        for name in ["X-Goog-Api-Key", "X-Api-Key", "X-Vault-Token", "X-Client-Secret"] + Self.registered {
            if let field = HTTPField.Name(name) { headers[field] = plant(name) }
        }
        if let name = HTTPField.Name("Referer") {
            headers[name] = "https://ann:\(plant("password in a Referer", prefix: ""))@b.example/"
        }

        answerHeaders[.setCookie] = "sid=\(plant("Set-Cookie")); Path=/; HttpOnly"
        for name in ["X-Session-Token"] + Self.registered {
            if let field = HTTPField.Name(name) { answerHeaders[field] = plant("\(name) of an answer") }
        }
        // Of resumable uploads: who knows it can go on with the upload.
        if let name = HTTPField.Name("X-GUploader-UploadID") { answerHeaders[name] = plant("X-GUploader-UploadID") }
        location = "https://api.example/upload?upload_id=\(plant("upload_id in a Location"))"

        var members: [(String, String)] = []
        let names = ["access_token", "refresh_token", "client_secret", "password", "id_token", "assertion"]
        for name in names + Self.registered {
            members.append((name, plant("\(name) in a body")))
        }
        form = "user=ann&" + members.map { "\($0)=\($1)" }.joined(separator: "&")
        json = #"{"user":"ann","list":[{"#
        json += members.map { #""\#($0)" : "\#($1)""# }.joined(separator: ",")
        json +=
            #","link":"https:\/\/b\/?sig=\#(plant("signed URL in JSON"))","apiKey":"\#(plant("apiKey in JSON"))"}]}"#
        xml = "<a xmlns:d='urn:d'><user>ann</user>"
        xml += members.map { "<d:\($0)>\($1)</d:\($0)>" }.joined()
        xml += "<e password=\"\(plant("password in an attribute"))\"/></a>"
    }

    /// A body with its media type.
    func body(_ kind: Kind) -> (type: String, text: String) {
        switch kind {
        case .form: ("application/x-www-form-urlencoded", form)
        case .json: ("application/json", json)
        case .xml: ("application/xml; charset=utf-8", xml)
        case .multipart:
            (
                "multipart/form-data; boundary=\"b0undary\"",
                "--b0undary\r\nContent-Disposition: form-data; name=\"password\"\r\n\r\n\(values[0].value)\r\n"
                    + "--b0undary\r\nContent-Type: application/json\r\n\r\n\(json)\r\n"
                    + "--b0undary\r\nContent-Type: application/http\r\n\r\nPOST /x?key=\(values[1].value) HTTP/1.1\r\n"
                    + "Authorization: Bearer \(values[2].value)\r\n\r\n\(form)\r\n--b0undary--\r\n"
            )
        case .unlabelled: ("application/octet-stream", json + "\n" + form)
        }
    }

    /// Names that this package does not know, but the application, which has registered them.
    static let registered: [String] = {
        let names = ["X-Company-Badge", "company.stamp"]
        for name in names { SecretNames.register(name) }
        return names
    }()

    enum Kind: String, CaseIterable { case form, json, xml, multipart, unlabelled }

    func request(_ method: HTTPRequest.Method, _ kind: Kind) throws -> HTTPRequest {
        var request = try HTTPRequest(method, url: url, headerFields: headers)
        request.headerFields[.contentType] = body(kind).type
        return request
    }

    func answer(_ status: Int, _ kind: Kind, _ more: HTTPFields = [:]) -> ScriptedTransport.Answer {
        var headers = answerHeaders
        headers[.contentType] = body(kind).type
        for field in more { headers.append(field) }
        return .status(status, headers: headers, body: body(kind).text)
    }

    /// Fails the test for each secret that is in a text, as it is or as URLs and JSON spell it.
    func expectNone(in output: String, named name: String, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(!output.isEmpty, "\(name) is empty", sourceLocation: sourceLocation)
        let bytes = Data(output.utf8)
        for (kind, value) in values {
            let spellings = [value, value.replacing("/", with: "\\/"), value.replacing("/", with: "%2F")]
            guard let spelling = spellings.first(where: { bytes.range(of: Data($0.utf8)) != nil }),
                let found = output.firstRange(of: spelling)
            else { continue }
            let start = output.index(found.lowerBound, offsetBy: -60, limitedBy: output.startIndex) ?? output.startIndex
            Issue.record("\(name) tells \(kind): …\(output[start..<found.upperBound])", sourceLocation: sourceLocation)
        }
    }

    /// Everything that Swift prints of a value by itself.
    static func prints(of value: Any) -> String {
        var text = "\(value)\n\(String(reflecting: value))\n"
        dump(value, to: &text)
        var mirror: Mirror? = Mirror(reflecting: value)
        while let each = mirror {
            for child in each.children { text += "\(child.label ?? ""): \(child.value)\n" }
            mirror = each.superclassMirror
        }
        return text
    }
}
