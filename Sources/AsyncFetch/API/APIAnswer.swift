public import AsyncJSON
public import AsyncXML
import HTTPTypes
import NIOCore

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The answer to an ``APIRequest``, and the ways to read it.
public struct APIAnswer: Sendable {
    /// Status, headers and bytes.
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

    /// An answer that nobody says more of than it does itself.
    init(_ response: FetchResponse) {
        self.response = response
        format = .automatic
        charset = response.charset
        isLenient = false
    }

    /// The text, by byte order mark, the request's or the header's encoding, the document's own word, or UTF-8.
    ///
    /// - Throws: `XML.Error` for an encoding that nobody knows.
    public var text: String {
        get throws { try response.textDecoder(charset).text(of: response.body.readableBytesView) }
    }

    /// The answer as JSON.
    ///
    /// - Throws: `JSON.Error` with position.
    public var json: JSON.Value {
        get throws { try JSON.Value(parsing: utf8) }
    }

    /// The answer as XML.
    ///
    /// - Throws: `XML.Error` with position.
    public var xml: XML.Document {
        get throws { try XML.Document(parsing: response.body.readableBytesView, charset: charset) }
    }

    /// The answer, parsed as what it is.
    ///
    /// - Throws: `JSON.Error` or `XML.Error` with position.
    public var content: APIContent {
        get throws { try isXML ? .xml(xml.root) : .json(json) }
    }

    /// Decodes a type from JSON or XML.
    ///
    /// One type can serve for both: where its coding keys begin with `@`, as XML's attributes do, JSON's members are without it.
    ///
    /// - Throws: `JSON.Error` or `XML.Error` with path and position, or what the type throws.
    public func decode<T: Decodable>(_ type: T.Type) throws -> T {
        guard isXML else { return try jsonDecoder.decode(type, from: utf8) }
        return try xmlDecoder.decode(type, from: response.body.readableBytesView)
    }

    /// Decodes a part of ``content``.
    ///
    /// - Throws: `JSON.Error` or `XML.Error` with path and position, or what the type throws.
    public func decode<T: Decodable>(_ type: T.Type, from part: APIContent) throws -> T {
        switch part {
        case .json(let value): try jsonDecoder.decode(type, from: value)
        case .xml(let element): try xmlDecoder.decode(type, from: element.encoded())
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

    /// The first byte that is neither white space nor half of a wide character nor a mark.
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
    /// Keys for XML's attributes name members without the mark.
    fileprivate static let withoutMarks = custom(
        name: { $0.hasPrefix("@") ? String($0.dropFirst()) : $0 },
        key: { $0 }
    )
}

extension Date {
    /// A date and time as RFC 3339 writes it; where that is allowed, also the seconds since 1970.
    fileprivate init(json: JSON.Value, isLenient: Bool) throws {
        if isLenient, let seconds = json.double {
            self.init(timeIntervalSince1970: seconds)
        } else {
            let time = try JSON.Timestamp(parsing: json.string ?? "")
            self.init(timeIntervalSince1970: Double(time.seconds) + Double(time.nanoseconds) / 1e9)
        }
    }
}
