import AsyncJSON
import NIOCore

/// The format of a JSON response, from the parameters `fields` and `prettyPrint`.
///
/// Responses are compact unless there is `prettyPrint=true`. Google's default is the opposite, but compact text is
/// faster. A text that would become very long is not indented either.
struct ResponseFormat {
    /// The most bytes of an indented text: deep inside a resource, each small number is on a line of a kilobyte.
    private static let mostIndentedBytes = 64 << 20

    private let mask: MemberMask?
    private let isPretty: Bool

    /// Reads the parameters; throws Google's 400 for an invalid mask.
    ///
    /// `usual` is the mask for requests without `fields`, for services that then send less than everything.
    init(_ query: RequestTarget.Query, usual: String? = nil) throws(GoogleError) {
        let fields = query["fields"] ?? usual
        mask = fields == nil || fields == "*" ? nil : try fields.map(MemberMask.init(parsing:))
        isPretty = query["prettyPrint"] == "true"
    }

    /// Returns the response for a JSON value.
    func reply(_ value: JSON.Value) throws -> Reply { try reply(ByteBuffer(bytes: value.encoded())) }

    /// Returns the response for a JSON text.
    ///
    /// A resource of a client has at most the usual depth, and a list has it below some levels of its own.
    func reply(_ json: ByteBuffer) throws -> Reply {
        guard mask != nil || isPretty else { return Reply(json: json) }
        var limits = JSON.Limits()
        limits.depth += 8
        var text = Array(json.readableBytesView)
        if let mask {
            let value = try JSON.Value(parsing: text, limits: limits)
            text = []
            mask.select(value, into: &text)
        }
        if isPretty, Self.isShort(whenIndented: text) {
            text = try JSON.Value(parsing: text, limits: limits).encoded(pretty: true)
        }
        return Reply(json: ByteBuffer(bytes: text))
    }

    /// Returns whether a compact text may be indented: it counts the bytes that it would then have, without making them.
    private static func isShort(whenIndented text: [UInt8]) -> Bool {
        var (count, depth) = (0, 0)
        var (isString, isEscaped) = (false, false)
        for byte in text {
            count += 1
            switch byte {
            case _ where isEscaped: isEscaped = false
            case UInt8(ascii: "\\"): isEscaped = true
            case UInt8(ascii: "\""): isString.toggle()
            case _ where isString: break
            case UInt8(ascii: ":"): count += 1
            case UInt8(ascii: ","): count += 1 + 2 * depth
            case UInt8(ascii: "["), UInt8(ascii: "{"):
                depth += 1
                count += 1 + 2 * depth
            case UInt8(ascii: "]"), UInt8(ascii: "}"):
                depth -= 1
                count += 1 + 2 * depth
            default: break
            }
            guard count <= mostIndentedBytes else { return false }
        }
        return true
    }
}
