import AsyncFetch
import HTTPTypes

extension Cloud {
    /// A reader of the references in a multistatus: it turns each into a path below a root.
    ///
    /// A reference is an absolute path or a URL, encoded with upper or lower case hex. It is only read: no request ever
    /// goes to it. A reference that names no place below the root is refused with the reason.
    public struct Href: Sendable {
        /// The host of the root, in lower case and without a port.
        private let host: String
        /// The decoded path of the root, without a slash at its end.
        private let root: [UInt8]

        /// Creates a reader for the references of a server.
        ///
        /// - Parameter root: The URL of the root folder.
        /// - Throws: ``Cloud/Error`` with ``Cloud/Error/Code/invalidRequest`` for a URL that cannot be used.
        public init(root: String) throws(Cloud.Error) {
            guard let request = try? HTTPRequest(url: root) else {
                throw Cloud.Error(.invalidRequest, "the root is no usable http or https URL")
            }
            host = Self.host(in: Substring(request.authority ?? ""))
            var decoded: [UInt8] = []
            var path = String((request.path ?? "/").prefix { $0 != "?" })
            if let reason = path.withUTF8({ Self.decode($0[...], into: &decoded) }) {
                throw Cloud.Error(.invalidRequest, "the path of the root is not usable: \(reason.rawValue)")
            }
            self.root = decoded
        }

        /// Returns the place that a reference names, or the reason why it names none.
        public func path(of href: String) -> Result<Path, Oddity.Reason> {
            var copy = href
            return copy.withUTF8 { bytes in path(of: bytes[...]) }
        }

        private func path(of href: Slice<UnsafeBufferPointer<UInt8>>) -> Result<Path, Oddity.Reason> {
            var rest = href
            while let first = rest.first, first <= 0x20 { rest.removeFirst() }
            while let last = rest.last, last <= 0x20 { rest.removeLast() }
            if rest.first != UInt8(ascii: "/") || rest.dropFirst().first == UInt8(ascii: "/") {
                guard let authority = Self.authority(of: &rest) else { return .failure(.malformed) }
                guard Self.host(in: Substring(String(decoding: authority, as: UTF8.self))) == host else {
                    return .failure(.otherHost)
                }
            }
            var decoded: [UInt8] = []
            decoded.reserveCapacity(rest.count)
            if let reason = Self.decode(rest, into: &decoded) { return .failure(reason) }
            let isBelow =
                decoded.starts(with: root) && (decoded.count == root.count || decoded[root.count] == UInt8(ascii: "/"))
            guard isBelow else { return .failure(.outside) }
            if decoded.count == root.count { return .success(.root) }
            guard let text = String(validating: decoded[root.count...], as: UTF8.self) else {
                return .failure(.notUTF8)
            }
            return .success(Path(unchecked: text))
        }

        /// Removes scheme and authority from a URL, or the authority from a reference such as `//host/a`.
        private static func authority(
            of rest: inout Slice<UnsafeBufferPointer<UInt8>>
        ) -> Slice<UnsafeBufferPointer<UInt8>>? {
            for scheme in ["", "http:", "https:"] {
                let start = rest.prefix(scheme.utf8.count)
                guard start.elementsEqual(scheme.utf8, by: { $0 == $1 || ($0 >= 0x41 && $0 | 0x20 == $1) }) else {
                    continue
                }
                let after = rest.dropFirst(start.count)
                guard after.starts(with: "//".utf8) else { continue }
                let authority = after.dropFirst(2).prefix { $0 != UInt8(ascii: "/") }
                rest = rest[authority.endIndex...]
                return authority
            }
            return nil
        }

        private static func host(in authority: Substring) -> String {
            let named = authority.lastIndex(of: "@").map { authority[authority.index(after: $0)...] } ?? authority
            let isAddress = named.hasPrefix("[")
            let end = isAddress ? named.firstIndex(of: "]") : named.firstIndex(of: ":")
            return String(end.map { named[..<$0] } ?? named).lowercased()
        }

        /// Decodes a path segment by segment: without empty ones, each after a slash; returns the reason of a failure.
        private static func decode(
            _ path: Slice<UnsafeBufferPointer<UInt8>>,
            into decoded: inout [UInt8]
        ) -> Oddity.Reason? {
            let (slash, percent) = (UInt8(ascii: "/"), UInt8(ascii: "%"))
            var rest = path
            var start = 0
            while !rest.isEmpty {
                let plain = rest.prefix { $0 != slash && $0 != percent && $0 != 0 }
                decoded.append(contentsOf: plain)
                rest = rest[plain.endIndex...]
                switch rest.popFirst() {
                case slash:
                    // Drops the slash of an empty segment.
                    if decoded.last == slash, decoded.count == start + 1 { decoded.removeLast() }
                    if isDots(decoded[start...]) { return .dots }
                    start = decoded.count
                    decoded.append(slash)
                case percent:
                    guard let high = rest.popFirst()?.hexDigit, let low = rest.popFirst()?.hexDigit else {
                        return .malformed
                    }
                    let value = high << 4 | low
                    guard value != 0, value != slash else { return .malformed }
                    decoded.append(value)
                case nil: break
                default: return .malformed  // a zero
                }
            }
            if decoded.last == slash, decoded.count == start + 1 { decoded.removeLast() }
            return isDots(decoded[min(start, decoded.count)...]) ? .dots : nil
        }

        /// Returns a Boolean value indicating whether a segment after its slash is one dot or two.
        private static func isDots(_ segment: ArraySlice<UInt8>) -> Bool {
            2...3 ~= segment.count && segment.dropFirst().allSatisfy { $0 == UInt8(ascii: ".") }
        }
    }
}
