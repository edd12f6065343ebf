import AsyncJSON

/// The content of a store's file.
///
/// ```json
/// {"format": "AsyncOAuth accounts", "version": 1, "accounts": [{"issuer": …}], "registrations": [{"issuer": …}]}
/// ```
///
/// What is not changed is written back as it was read, members and records of newer versions included.
struct StoreDocument {
    private var json: JSON.Value
    private let path: String

    private static let format = "AsyncOAuth accounts"
    private static let version: Int64 = 1

    /// Creates an empty document.
    init(path: String) {
        self.path = path
        json = ["format": JSON.Value(Self.format), "version": JSON.Value(Self.version)]
    }

    /// Reads a document.
    ///
    /// - Throws: ``OAuthError/Code/store``; the message has the path and the place, never the content.
    init(_ bytes: [UInt8], path: String) throws(OAuthError) {
        self.path = path
        do {
            json = try JSON.Value(parsing: bytes, limits: JSON.Limits(depth: 64))
        } catch {
            throw OAuthError(.store, "\(path) is damaged: no JSON from byte \(error.offset) on; move it away")
        }
        guard json["format"]?.string == Self.format, let version = json["version"]?.int64, version > 0 else {
            throw OAuthError(.store, "\(path) is no token store; choose another path")
        }
        guard version <= Self.version else {
            throw OAuthError(.store, "\(path) was written by a newer version (\(version)); update this program")
        }
        for list in [StoredAccount.listName, ClientRegistration.listName] {
            guard json[list]?.isArray ?? true else { throw malformed(list, MalformedMember(name: list)) }
        }
    }

    func encoded() -> [UInt8] { json.encoded(pretty: true) + [UInt8(ascii: "\n")] }

    /// Returns all records of a type.
    func records<Record: StoreRecord>(_ type: Record.Type) throws(OAuthError) -> [Record] {
        var records: [Record] = []
        for (position, value) in list(type).enumerated() { records.append(try read(value, at: position)) }
        return records
    }

    /// Returns the record with this id; others may be malformed.
    func record<Record: StoreRecord>(_ id: Record.ID) throws(OAuthError) -> Record? {
        let list = list(Record.self)
        guard let position = list.firstIndex(where: { Record.isRecord($0, of: id) }) else { return nil }
        return try read(list[position], at: position)
    }

    /// Replaces, adds or removes the record with this id.
    mutating func set<Record: StoreRecord>(_ record: Record?, for id: Record.ID) {
        var list = list(Record.self)
        let position = list.firstIndex { Record.isRecord($0, of: id) }
        // Only the first one is ever read: none of the others must come to light when it is removed.
        list.removeAll { Record.isRecord($0, of: id) }
        if let record { list.insert(record.json, at: position ?? list.endIndex) }
        json[Record.listName] = JSON.Value(list)
    }

    private func list<Record: StoreRecord>(_ type: Record.Type) -> [JSON.Value] { json[Record.listName]?.array ?? [] }

    private func read<Record: StoreRecord>(_ value: JSON.Value, at position: Int) throws(OAuthError) -> Record {
        do { return try Record(json: value) } catch { throw malformed("\(Record.listName)[\(position)]", error) }
    }

    private func malformed(_ place: String, _ member: MalformedMember) -> OAuthError {
        OAuthError(.store, "\(path) is damaged: in \(place), \(member); mend it or move it away")
    }
}
