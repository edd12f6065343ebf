import AsyncFetch
import AsyncJSON
import NIOCore

/// A page of a listing: its parameters, and the iteration over names in order.
///
/// A page token is the last entry of the previous page, in hexadecimal, marked as an object (`o`) or a prefix (`p`). So
/// the server keeps no state for it. Objects that are created or deleted between pages neither repeat nor hide others.
struct Listing {
    private static let largestPage = 1000

    struct Page {
        var items: [ByteBuffer] = []
        var prefixes: [String] = []
        var nextPageToken: String?
    }

    private enum Token {
        case object(String)
        case prefix(String)
    }

    private let prefix: String
    private let delimiter: String?
    private let start: String
    private let end: String?
    private let pattern: NamePattern?
    private let token: Token?
    private let limit: Int

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
        token = try query["pageToken"].flatMap { $0.isEmpty ? nil : $0 }.map(Self.token)
    }

    func page(of bucket: StoredBucket) throws(GoogleError) -> Page {
        var page = Page()
        var last: Token?
        var position = bucket.position(of: prefix.precedes(start) ? start : prefix)
        switch token {
        case .object(let name)?:
            let next = bucket.position(of: name)
            let isThere = next < bucket.objects.count && bucket.objects[next].name.isSameName(as: name)
            position = max(position, next + (isThere ? 1 : 0))
        case .prefix(let name)?: position = max(position, Self.position(after: name, in: bucket))
        case nil: break
        }
        while position < bucket.objects.count {
            let object = bucket.objects[position]
            guard object.name.utf8.starts(with: prefix.utf8), end.map({ object.name.precedes($0) }) ?? true else {
                break
            }
            if let pattern, !pattern.matches(object.name) {
                position += 1
                continue
            }
            if page.items.count + page.prefixes.count == limit {
                page.nextPageToken = last.map(Self.text)
                break
            }
            if let group = group(of: object.name) {
                page.prefixes.append(group)
                last = .prefix(group)
                position = Self.position(after: group, in: bucket)
            } else {
                page.items.append(object.json)
                last = .object(object.name)
                position += 1
            }
        }
        return page
    }

    /// Returns a page of buckets, for which there is no delimiter.
    func page(of buckets: [StoredBucket]) throws(GoogleError) -> Page {
        var rest = buckets[...].drop { $0.name.precedes(prefix) }.prefix { $0.name.hasPrefix(prefix) }
        if case .object(let name)? = token { rest = rest.drop { !name.precedes($0.name) } }
        let page = rest.prefix(limit)
        let hasMore = page.endIndex < rest.endIndex
        return Page(
            items: page.map(\.json),
            nextPageToken: hasMore ? page.last.map { Self.text(.object($0.name)) } : nil
        )
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
        guard let delimiter else { return nil }
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

    /// Returns the position after all objects whose names begin with a prefix.
    private static func position(after prefix: String, in bucket: StoredBucket) -> Int {
        var low = bucket.position(of: prefix)
        var high = bucket.objects.count
        while low < high {
            let middle = (low + high) / 2
            if bucket.objects[middle].name.utf8.starts(with: prefix.utf8) { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private static func text(_ token: Token) -> String {
        let (mark, name) =
            switch token {
            case .object(let name): ("o", name)
            case .prefix(let name): ("p", name)
            }
        return mark + name.utf8.hexadecimal
    }

    private static func token(_ text: String) throws(GoogleError) -> Token {
        let digits = text.utf8.dropFirst().map(\.hexDigit)
        var bytes: [UInt8] = []
        for index in stride(from: 0, to: digits.count - 1, by: 2) {
            guard let high = digits[index], let low = digits[index + 1] else { break }
            bytes.append(high << 4 | low)
        }
        guard bytes.count * 2 == digits.count, let name = String(validating: bytes, as: UTF8.self) else {
            throw .invalid("pageToken", "is none of this server")
        }
        switch text.first {
        case "o": return .object(name)
        case "p": return .prefix(name)
        default: throw .invalid("pageToken", "is none of this server")
        }
    }
}
