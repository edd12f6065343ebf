import AsyncFetch
import AsyncJSON
import NIOCore

/// A page of a listing: its parameters, and the iteration over names in order.
///
/// A page token is the last entry of the previous page, in hexadecimal, marked as an object (`o`), a generation of an
/// object (`v`) or a prefix (`p`). So the server keeps no state for it. Objects that are created or deleted between pages
/// neither repeat nor hide others.
struct Listing {
    private static let largestPage = 1000

    struct Page {
        private(set) var items: [ByteBuffer] = []
        var prefixes: [String] = []
        var nextPageToken: String?
        private var bytes = 0

        init() {}

        mutating func append(_ item: ByteBuffer) {
            items.append(item)
            bytes += item.readableBytes
        }

        /// Returns whether the page has as many entries as it may, or as many bytes.
        func isFull(_ limit: Int) -> Bool {
            items.count + prefixes.count >= limit || bytes >= PageCutter.mostBytes
        }
    }

    private enum Token {
        case object(String)
        case generation(String, Int64)
        case prefix(String)
    }

    /// The generations that are listed.
    private enum Scope {
        case live
        case versions
        case softDeleted
    }

    private let prefix: String
    private let delimiter: String?
    private let start: String
    private let end: String?
    private let pattern: NamePattern?
    private let token: Token?
    private let limit: Int
    private let scope: Scope
    private let includesTrailingDelimiter: Bool
    private let includesFolders: Bool

    /// Reads the parameters; throws Google's 400 for an invalid number or token.
    init(_ query: RequestTarget.Query) throws(GoogleError) {
        prefix = query["prefix"] ?? ""
        delimiter = query["delimiter"].flatMap { $0.isEmpty ? nil : $0 }
        start = query["startOffset"] ?? ""
        end = query["endOffset"].flatMap { $0.isEmpty ? nil : $0 }
        pattern = try query["matchGlob"].map { text throws(GoogleError) in try NamePattern(text) }
        let limit = try query.integer("maxResults") ?? Int64(Self.largestPage)
        guard limit > 0 else { throw .invalid("maxResults", "is not positive") }
        self.limit = min(Int(clamping: limit), Self.largestPage)
        let (isSoftDeleted, hasVersions) = (try query.flag("softDeleted"), try query.flag("versions"))
        guard !isSoftDeleted || !hasVersions else { throw .invalid("softDeleted", "does not go with versions") }
        scope = isSoftDeleted ? .softDeleted : hasVersions ? .versions : .live
        includesTrailingDelimiter = try query.flag("includeTrailingDelimiter")
        includesFolders = try query.flag("includeFoldersAsPrefixes")
        guard !includesFolders || delimiter == nil || delimiter == "/" else {
            throw .invalid("includeFoldersAsPrefixes", "needs the delimiter /")
        }
        token = try query["pageToken"].flatMap { $0.isEmpty ? nil : $0 }.map(Self.token)
    }

    /// Returns a page of the objects of a bucket.
    ///
    /// - Parameters:
    ///   - bucket: The bucket.
    ///   - json: Returns the text of an object's resource.
    /// - Returns: The page.
    /// - Throws: Google's 400 for deleted objects of a bucket that keeps none.
    func page(of bucket: StoredBucket, _ json: (StoredObject) -> ByteBuffer) throws(GoogleError) -> Page {
        guard scope != .softDeleted || bucket.softDeleteSeconds > 0 || !bucket.softDeleted.isEmpty else {
            throw .invalid("softDeleted", "needs a bucket with a soft delete policy")
        }
        var page = Page()
        var last: Token?
        var cursor = cursor(over: bucket)
        var folders = folders(of: bucket)[...]
        while true {
            let object = cursor.current.flatMap { isListed($0.name) ? $0 : nil }
            let folder = folders.first.flatMap { folder in
                object.map { $0.name.precedes(folder) } ?? false ? nil : folder
            }
            guard object != nil || folder != nil else { break }
            if folder == nil, let object, let pattern, !pattern.matches(object.name) {
                cursor.advance()
                continue
            }
            if page.isFull(limit) {
                page.nextPageToken = last.map(Self.text)
                break
            }
            if let group = folder ?? object.flatMap({ group(of: $0.name) }) {
                if !isContinued(group) { page.prefixes.append(group) }
                last = .prefix(group)
                // The object that is only the prefix, in all its generations; the first one though the page becomes longer.
                while includesTrailingDelimiter, let object = cursor.current, object.name.isSameName(as: group) {
                    page.append(json(object))
                    cursor.advance()
                    if page.isFull(limit), cursor.current?.name.isSameName(as: group) == true {
                        page.nextPageToken = Self.text(.generation(group, object.generation))
                        return page
                    }
                }
                cursor.seek(afterPrefix: group)
                folders = folders.drop { $0.isSameName(as: group) }
            } else if let object {
                page.append(json(object))
                last = scope == .live ? .object(object.name) : .generation(object.name, object.generation)
                cursor.advance()
            }
        }
        return page
    }

    /// Returns whether the last page has ended among the generations of the object that is only a prefix, after the
    /// prefix itself.
    private func isContinued(_ group: String) -> Bool {
        if case .generation(let name, _)? = token { name.isSameName(as: group) } else { false }
    }

    /// Returns whether a name is within the prefix and the offsets.
    private func isListed(_ name: String) -> Bool {
        name.utf8.starts(with: prefix.utf8) && (end.map { name.precedes($0) } ?? true)
    }

    /// Returns the names of the folders directly below the prefix that are on the page or on later ones.
    private func folders(of bucket: StoredBucket) -> [String] {
        guard includesFolders, delimiter != nil, bucket.hasFolders else { return [] }
        var names: [String] = []
        for key in bucket.documents.keys where key.utf8.starts(with: Folder.folder.key("").utf8) {
            let name = Folder.folder.name(ofKey: key)
            guard isListed(name), !name.precedes(start), let group = group(of: name) else { continue }
            switch token {
            case .object(let last)? where !last.precedes(group): continue
            case .generation(let last, _)? where !last.precedes(group): continue
            case .prefix(let last)? where !last.precedes(group): continue
            default: names.append(group)
            }
        }
        // Not by a set, in which names that only look alike are the same one. A name can be here several times.
        return names.sorted { $0.precedes($1) }
    }

    /// Returns a walk that begins with the first object of the page.
    private func cursor(over bucket: StoredBucket) -> ObjectCursor {
        var cursor =
            switch scope {
            case .live: ObjectCursor([bucket.live])
            case .versions: ObjectCursor([bucket.live, bucket.noncurrent])
            case .softDeleted: ObjectCursor([bucket.softDeleted])
            }
        cursor.seek(to: prefix.precedes(start) ? start : prefix)
        switch token {
        case .object(let name)?: cursor.seek(after: name)
        case .generation(let name, let generation)?: cursor.seek(after: name, generation: generation)
        case .prefix(let name)?: cursor.seek(afterPrefix: name)
        case nil: break
        }
        return cursor
    }

    /// Returns a page of buckets, for which there is no delimiter.
    func page(of buckets: [StoredBucket], _ json: (StoredBucket) -> ByteBuffer) throws(GoogleError) -> Page {
        var rest = buckets[...].drop { $0.name.precedes(prefix) }.prefix { $0.name.hasPrefix(prefix) }
        if case .object(let name)? = token { rest = rest.drop { !name.precedes($0.name) } }
        var page = Page()
        var last: StoredBucket?
        for bucket in rest {
            if page.isFull(limit) {
                page.nextPageToken = last.map { Self.text(.object($0.name)) }
                break
            }
            page.append(json(bucket))
            last = bucket
        }
        return page
    }

    /// Returns the response body for a page.
    func json(kind: String, _ page: Page) -> ByteBuffer {
        var text = ByteBuffer()
        text.reserveCapacity(page.items.reduce(256) { $0 + $1.readableBytes + 1 })
        text.writeString("{\"kind\":\"\(kind)\"")
        if let token = page.nextPageToken { text.writeString(",\"nextPageToken\":\"\(token)\"") }
        if !page.prefixes.isEmpty {
            text.writeString(",\"prefixes\":")
            text.writeBytes(JSON.Value(page.prefixes.map { JSON.Value($0) }).encoded())
        }
        for (index, item) in page.items.enumerated() {
            text.writeString(index == 0 ? ",\"items\":[" : ",")
            text.writeImmutableBuffer(item)
        }
        text.writeString(page.items.isEmpty ? "}" : "]}")
        return text
    }

    /// Returns the beginning of a name, through the first delimiter after the prefix; `nil` if it has no such
    /// delimiter.
    private func group(of name: String) -> String? {
        delimiter.flatMap { Self.group(of: name, prefix: prefix, delimiter: $0) }
    }

    private static func group(of name: String, prefix: String, delimiter: String) -> String? {
        let bytes = Array(name.utf8)
        let wanted = Array(delimiter.utf8)
        var position = prefix.utf8.count
        while position + wanted.count <= bytes.count {
            if bytes[position...].starts(with: wanted) {
                return String(decoding: bytes[..<(position + wanted.count)], as: UTF8.self)
            }
            position += 1
        }
        return nil
    }

    /// Returns the token of the page after a name; after all names below it if it is a prefix that a listing can have.
    ///
    /// A name that ends with the delimiter is no such prefix if the listing is of what is below it.
    static func token(after name: String, prefix: String, delimiter: String?) -> String {
        let delimiter = delimiter.flatMap { $0.isEmpty ? nil : $0 }
        let isBelow = name.utf8.starts(with: prefix.utf8)
        let group = isBelow ? delimiter.flatMap { Self.group(of: name, prefix: prefix, delimiter: $0) } : nil
        return text(group?.isSameName(as: name) == true ? .prefix(name) : .object(name))
    }

    private static func text(_ token: Token) -> String {
        switch token {
        case .object(let name): return "o" + name.utf8.hexadecimal
        case .prefix(let name): return "p" + name.utf8.hexadecimal
        case .generation(let name, let generation):
            let bytes = withUnsafeBytes(of: generation.bigEndian) { Array($0) }
            return "v" + bytes.hexadecimal + name.utf8.hexadecimal
        }
    }

    private static func token(_ text: String) throws(GoogleError) -> Token {
        let digits = text.utf8.dropFirst().map(\.hexDigit)
        var bytes: [UInt8] = []
        for index in stride(from: 0, to: digits.count - 1, by: 2) {
            guard let high = digits[index], let low = digits[index + 1] else { break }
            bytes.append(high << 4 | low)
        }
        let isGeneration = text.first == "v"
        let number = bytes.prefix(isGeneration ? 8 : 0).reduce(Int64(0)) { $0 << 8 | Int64($1) }
        guard bytes.count * 2 == digits.count, !isGeneration || bytes.count > 8,
            let name = String(validating: bytes.dropFirst(isGeneration ? 8 : 0), as: UTF8.self)
        else {
            throw .invalid("pageToken", "is none of this server")
        }
        switch text.first {
        case "o": return .object(name)
        case "v": return .generation(name, number)
        case "p": return .prefix(name)
        default: throw .invalid("pageToken", "is none of this server")
        }
    }
}
