#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension Cloud {
    /// The place of an item in an account, such as `/Photos/2026/a.jpg`.
    ///
    /// A path is absolute, decoded, and without a slash at its end; the root is `/`. It has no component `.`, `..` or
    /// "", no NUL, and names compare by their bytes: `é` in one code point and in two are different names.
    public struct Path: Hashable, Sendable {
        /// The text of the path, beginning with a slash.
        public let string: String

        /// The root of the account.
        public static let root = Path(unchecked: "/")

        init(unchecked string: String) { self.string = string }

        /// Creates a path; a missing slash at the beginning is added, and one at the end is dropped.
        ///
        /// - Throws: ``Cloud/Error`` with ``Cloud/Error/Code/invalidRequest`` for a path that cannot be one.
        public init(validating string: some StringProtocol) throws(Cloud.Error) {
            var text = String(string)
            if text.withUTF8(Self.isPath) {
                self.string = text
                return
            }
            var names: [Substring] = []
            for name in text.utf8.split(separator: UInt8(ascii: "/")).map(Substring.init) {
                try Self.check(name)
                names.append(name)
            }
            self.string = "/" + names.joined(separator: "/")
        }

        private static func check(_ name: Substring) throws(Cloud.Error) {
            if name == "." || name == ".." || name.utf8.contains(0) {
                throw Cloud.Error(.invalidRequest, "a path has no component . or .. and no NUL")
            }
        }

        /// Returns a Boolean value indicating whether a text is one of a path as it stands.
        private static func isPath(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
            guard text.first == UInt8(ascii: "/") else { return false }
            var (length, dots) = (0, 0)  // of the component
            for byte in text.dropFirst() {
                if byte == UInt8(ascii: "/") {
                    if length == dots, length <= 2 { return false }
                    (length, dots) = (0, 0)
                    continue
                }
                if byte == 0 { return false }
                length += 1
                if byte == UInt8(ascii: ".") { dots += 1 }
            }
            return text.count == 1 || length != dots || length > 2
        }

        /// A Boolean value indicating whether two paths have the same bytes.
        public static func == (left: Path, right: Path) -> Bool {
            left.withBytes { left in
                right.withBytes { right in
                    guard let start = left.baseAddress, let other = right.baseAddress else { return left.isEmpty }
                    return left.count == right.count && memcmp(start, other, left.count) == 0
                }
            }
        }

        /// Hashes the bytes.
        public func hash(into hasher: inout Hasher) { withBytes { hasher.combine(bytes: $0) } }

        private func withBytes<R>(_ body: (UnsafeRawBufferPointer) -> R) -> R {
            var text = string  // a text of Objective-C is copied, others are not
            return text.withUTF8 { body(UnsafeRawBufferPointer($0)) }
        }
    }
}

extension Cloud.Path {
    /// A Boolean value indicating whether this is the root.
    public var isRoot: Bool { string.utf8.count == 1 }

    /// The last component; "" for the root.
    public var name: String { String(string[string.utf8.index(after: lastSlash)...]) }

    /// The folder of the item; `nil` for the root.
    public var parent: Cloud.Path? {
        if isRoot { return nil }
        return lastSlash == string.startIndex ? .root : Cloud.Path(unchecked: String(string[..<lastSlash]))
    }

    /// The number of components: that of the folders on the way to the item, and the item itself.
    var levels: Int { isRoot ? 0 : string.utf8.count { $0 == UInt8(ascii: "/") } }

    private var lastSlash: String.Index { string.utf8.lastIndex(of: UInt8(ascii: "/")) ?? string.startIndex }

    /// Returns the path of an item in this folder.
    ///
    /// - Throws: ``Cloud/Error`` with ``Cloud/Error/Code/invalidRequest`` for a name that is empty, has a slash or a NUL, or
    ///   is `.` or `..`.
    public func appending(_ name: String) throws(Cloud.Error) -> Cloud.Path {
        guard !name.utf8.isEmpty, !name.utf8.contains(UInt8(ascii: "/")) else {
            throw Cloud.Error(.invalidRequest, "a name is not empty and has no slash")
        }
        return try Cloud.Path(validating: (isRoot ? "/" : string + "/") + name)
    }

    /// Returns a Boolean value indicating whether an item at another path is this one or below it.
    public func contains(_ other: Cloud.Path) -> Bool {
        if isRoot { return true }
        guard other.string.utf8.starts(with: string.utf8) else { return false }
        let rest = other.string.utf8.dropFirst(string.utf8.count)
        return rest.isEmpty || rest.first == UInt8(ascii: "/")
    }
}

extension Cloud.Path: CustomStringConvertible {
    /// The text of the path.
    public var description: String { string }
}

extension Cloud.Path: ExpressibleByStringLiteral {
    /// Creates a path of a literal in the source code, which must be one.
    public init(stringLiteral text: String) {
        do throws(Cloud.Error) {
            self = try Cloud.Path(validating: text)
        } catch {
            preconditionFailure("\"\(text)\" in the source code is no path: \(error.message)")
        }
    }
}

extension Cloud.Path: Codable {
    /// Reads the text of a path.
    public init(from decoder: any Decoder) throws {
        try self.init(validating: String(from: decoder))
    }

    /// Writes the text of the path.
    public func encode(to encoder: any Encoder) throws { try string.encode(to: encoder) }
}
