import AsyncJSON
import HTTPTypes

/// The answer of the sharing and provisioning interfaces (OCS).
struct Envelope {
    var code = 200
    var message: String? = "OK"
    var data: JSON.Value = []

    static func failure(_ code: Int, _ message: String) -> Envelope { Envelope(code: code, message: message) }

    /// Returns the response, in JSON or XML; version 1 has the HTTP status 200 and the code 100 for success.
    func reply(version: Int, isJSON: Bool) -> CloudReply {
        let isOK = code == 200
        let shown = version == 1 && isOK ? 100 : code
        let status: HTTPResponse.Status =
            switch code {
            case 997: .unauthorized
            case 503: .serviceUnavailable
            case _ where version == 1: .ok
            case 998: .notFound
            default: .init(code: (200...599).contains(code) ? code : 500)
            }
        let meta: JSON.Value = [
            "status": isOK ? "ok" : "failure", "statuscode": JSON.Value(shown),
            "message": message.map { JSON.Value($0) } ?? .null, "totalitems": "", "itemsperpage": "",
        ]
        guard isJSON else {
            return CloudReply(
                status,
                xml: "<ocs><meta>\(Self.xml(meta))</meta><data>\(Self.xml(data))</data></ocs>\n"
            )
        }
        return CloudReply(status, json: ["ocs": ["meta": meta, "data": data]])
    }

    /// Returns a JSON value as the content of an XML element; true is 1 and false is empty, as PHP writes them.
    private static func xml(_ value: JSON.Value) -> String {
        if let members = value.members {
            return members.map { "<\($0.name)>\(xml($0.value))</\($0.name)>" }.joined()
        }
        if let elements = value.array { return elements.map { "<element>\(xml($0))</element>" }.joined() }
        if let flag = value.bool { return flag ? "1" : "" }
        if let string = value.string { return Markup.escaped(string) }
        return value.int64.map(String.init) ?? ""
    }
}
