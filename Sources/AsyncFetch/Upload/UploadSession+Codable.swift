import AsyncJSON

extension UploadSession: Codable {
    /// The version of the stored form; a later one may say things that must not be overlooked.
    private static let version = 2
    /// The longest stored form that is read.
    private static let longestForm = 1 << 20

    private enum CodingKeys: String, CodingKey {
        case version, wire, method, url, contentType, partSize, partUnit, total, stored, notes, source, hashed
    }

    /// Reads the stored form.
    ///
    /// - Throws: ``FetchError`` with ``FetchError/Code/invalidRequest`` if it is not that of a session, or was stored by
    ///   a later version of this package.
    public init(from decoder: any Decoder) throws {
        do { try self.init(reading: decoder) } catch let error as FetchError { throw error } catch {
            throw Self.unreadable(error)
        }
    }

    private init(reading decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        let version = try values.decodeIfPresent(Int.self, forKey: .version) ?? 1
        guard 1...Self.version ~= version else {
            throw FetchError(
                .invalidRequest,
                "the upload session was stored in form \(version), and this version of the package knows"
                    + " \(Self.version): update the package, or start a new upload"
            )
        }
        wire = try values.decode(String.self, forKey: .wire)
        method = try values.decode(String.self, forKey: .method)
        url = try values.decode(String.self, forKey: .url)
        contentType = try values.decode(String.self, forKey: .contentType)
        partSize = try values.decode(Int.self, forKey: .partSize)
        partUnit = try values.decode(Int.self, forKey: .partUnit)
        total = try values.decodeIfPresent(Int64.self, forKey: .total)
        stored = try values.decode(Int64.self, forKey: .stored)
        notes = try values.decode([String: String].self, forKey: .notes)
        source = try values.decodeIfPresent(SourceIdentity.self, forKey: .source)
        hashed = try values.decodeIfPresent(HashedPrefix.self, forKey: .hashed) ?? HashedPrefix()
    }

    /// Writes the stored form, with the secret URL.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(Self.version, forKey: .version)
        try values.encode(wire, forKey: .wire)
        try values.encode(method, forKey: .method)
        try values.encode(url, forKey: .url)
        try values.encode(contentType, forKey: .contentType)
        try values.encode(partSize, forKey: .partSize)
        try values.encode(partUnit, forKey: .partUnit)
        try values.encodeIfPresent(total, forKey: .total)
        try values.encode(stored, forKey: .stored)
        try values.encode(notes, forKey: .notes)
        try values.encodeIfPresent(source, forKey: .source)
        try values.encode(hashed, forKey: .hashed)
    }

    /// Reads the stored form from JSON.
    ///
    /// - Throws: As ``init(from:)``, for broken JSON too, and for more than 1 MiB of it.
    public init(json: some Collection<UInt8>) throws {
        guard json.count <= Self.longestForm else {
            throw FetchError(.invalidRequest, "an upload session of \(json.count) bytes is none; start a new upload")
        }
        do { self = try JSON.Decoder().decode(Self.self, from: Array(json)) } catch let error as FetchError {
            throw error
        } catch {
            throw Self.unreadable(error)
        }
    }

    /// The stored form as JSON, with the secret URL.
    public var json: [UInt8] {
        get throws { Array(try JSON.Encoder().encode(self)) }
    }

    // The cause names the place only: it must not quote a broken file that has the URL.
    private static func unreadable(_ error: any Error) -> FetchError {
        var place = ""
        switch error as? DecodingError {
        case .keyNotFound(let key, _)?: place = " (\(key.stringValue) is missing)"
        case .typeMismatch(_, let context)?, .valueNotFound(_, let context)?, .dataCorrupted(let context)?:
            place =
                context.codingPath.isEmpty ? "" : " (\(context.codingPath.map(\.stringValue).joined(separator: ".")))"
        default: break
        }
        return FetchError(.invalidRequest, "this is not an upload session\(place); start a new upload")
    }
}
