public import AsyncJSON
public import AsyncXML
import HTTPTypes
import NIOCore

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The response to an ``APIRequest``, and the ways to read it.
public struct APIAnswer: Sendable {
    /// The status, header fields and bytes.
    public let response: FetchResponse
    private let format: APIFormat
    private let charset: XML.Charset?
    private let isLenient: Bool

    init(_ response: FetchResponse, to request: some APIRequest) {
        self.response = response
        format = request.format
        charset = request.charset ?? response.charset
        isLenient = request.isLenient
    }

    /// Creates an answer without a request; only the response itself tells its format and encoding.
    init(_ response: FetchResponse) {
        self.response = response
        format = .automatic
        charset = response.charset
        isLenient = false
    }

    /// The body as text.
    ///
    /// The encoding comes from the byte order mark, or else the request or the header, or else the document itself;
    /// otherwise it is UTF-8.
    ///
    /// - Throws: `XML.Error` for an unknown encoding.
    public var text: String {
        get throws { try response.textDecoder(charset).text(of: response.body.readableBytesView) }
    }

    /// The body as JSON.
    ///
    /// - Throws: `JSON.Error` with the position.
    public var json: JSON.Value {
        get throws { try JSON.Value(parsing: utf8) }
    }

    /// The body as XML.
    ///
    /// - Throws: `XML.Error` with the position.
    public var xml: XML.Document {
        get throws { try XML.Document(parsing: response.body.readableBytesView, charset: charset) }
    }

    /// The body, parsed as JSON or XML.
    ///
    /// - Throws: `JSON.Error` or `XML.Error` with the position.
    public var content: APIContent {
        get throws { try isXML ? .xml(xml.root) : .json(json) }
    }

    /// Decodes a type from JSON or XML.
    ///
    /// One type can serve for both formats: coding keys that begin with `@`, as XML attributes need, name JSON members
    /// without the `@`.
    ///
    /// - Throws: `JSON.Error` or `XML.Error` with path and position, or the error of the type.
    public func decode<T: Decodable>(_ type: T.Type) throws -> T {
        guard isXML else { return try jsonDecoder.decode(type, from: utf8) }
        return try xmlDecoder.decode(type, from: response.body.readableBytesView)
    }

    /// Decodes a part of ``content``.
    ///
    /// - Throws: `JSON.Error` or `XML.Error` with path and position, or the error of the type.
    public func decode<T: Decodable>(_ type: T.Type, from part: APIContent) throws -> T {
        switch part {
        case .json(let value): try jsonDecoder.decode(type, from: value)
        case .xml(let element): try xmlDecoder.decode(type, from: element)
        }
    }

    private var xmlDecoder: XML.Decoder {
        var decoder = XML.Decoder()
        decoder.charset = charset
        decoder.isLenient = isLenient
        return decoder
    }

    private var jsonDecoder: JSON.Decoder {
        var decoder = JSON.Decoder()
        decoder.keyNaming = .withoutMarks
        decoder.isLenient = isLenient
        decoder.convert(Date.self) { [isLenient] in try Date(json: $0, isLenient: isLenient) }
        return decoder
    }

    private var isXML: Bool {
        switch format {
        case .json: false
        case .xml: true
        case .automatic: firstCharacter == UInt8(ascii: "<")
        }
    }

    /// The first byte that is not white space, not half of a wide character, and not part of a byte order mark.
    private var firstCharacter: UInt8? {
        response.body.readableBytesView.first { $0 > 0x20 && $0 < 0x7F }
    }

    private var utf8: [UInt8] {
        get throws {
            var decoder = XML.TextDecoder(transport: charset, malformed: .fail)
            var utf8: [UInt8] = []
            try decoder.decode(response.body.readableBytesView, into: &utf8)
            try decoder.finish(into: &utf8)
            return utf8
        }
    }
}

extension JSON.KeyNaming {
    /// The naming by which coding keys for XML attributes name JSON members without the `@`.
    fileprivate static let withoutMarks = custom(
        name: { $0.hasPrefix("@") ? String($0.dropFirst()) : $0 },
        key: { $0 }
    )
}

extension Date {
    /// Creates a date from text of RFC 3339; if lenient, also from the seconds since 1970.
    fileprivate init(json: JSON.Value, isLenient: Bool) throws {
        if isLenient, let seconds = json.double {
            self.init(timeIntervalSince1970: seconds)
        } else {
            let time = try JSON.Timestamp(parsing: json.string ?? "")
            self.init(timeIntervalSince1970: Double(time.seconds) + Double(time.nanoseconds) / 1e9)
        }
    }
}
