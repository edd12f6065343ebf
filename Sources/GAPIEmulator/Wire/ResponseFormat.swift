import AsyncJSON
import NIOCore

/// How a JSON answer is to look: the parameters `fields` and `prettyPrint`.
///
/// Answers are compact unless `prettyPrint=true`, which is the other way round than at Google, and quicker.
struct ResponseFormat {
    private let mask: FieldsMask?
    private let isPretty: Bool

    /// Reads the parameters; throws Google's 400 for an invalid mask.
    ///
    /// Some services send less than everything when nothing is said: `usual` is their mask.
    init(_ query: RequestTarget.Query, usual: String? = nil) throws(GoogleError) {
        let fields = query["fields"] ?? usual
        mask = fields == nil || fields == "*" ? nil : try fields.map(FieldsMask.init(parsing:))
        isPretty = query["prettyPrint"] == "true"
    }

    /// The answer with a JSON value.
    func reply(_ value: JSON.Value) throws -> Reply { try reply(ByteBuffer(bytes: value.encoded())) }

    /// The answer with a JSON text.
    func reply(_ json: ByteBuffer) throws -> Reply {
        guard mask != nil || isPretty else { return Reply(json: json) }
        var text = Array(json.readableBytesView)
        if let mask {
            let value = try JSON.Value(parsing: text)
            text = []
            mask.select(value, into: &text)
        }
        if isPretty { text = try JSON.Value(parsing: text).encoded(pretty: true) }
        return Reply(json: ByteBuffer(bytes: text))
    }
}
