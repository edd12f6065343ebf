extension Cloud {
    /// A response of a multistatus that names no item, and was left out.
    public struct Oddity: Sendable, Hashable {
        /// The reason why the response was left out.
        public var reason: Reason
        /// The reference as the server wrote it, made short and printable.
        public var href: String
    }

    /// The responses that were left out of a list.
    public struct Oddities: Sendable, Hashable {
        /// The number of these responses.
        public var count = 0
        /// The reasons of all of them.
        public var reasons: Set<Oddity.Reason> = []
        /// The first of them, at most 16.
        public var first: [Oddity] = []

        mutating func add(_ reason: Oddity.Reason, _ href: String) {
            count += 1
            reasons.insert(reason)
            if first.count < 16 { first.append(Oddity(reason: reason, href: Cloud.Error.shown(href))) }
        }
    }
}

extension Cloud.Oddity {
    /// A reason why a response was left out.
    public enum Reason: String, Sendable, Hashable, Swift.Error {
        /// The response has no reference, or one that cannot be decoded, names no file, or is longer than 8 KiB decoded.
        case malformed
        /// The reference names another host.
        case otherHost
        /// The reference has a component `.` or `..`.
        case dots
        /// The decoded reference is not UTF-8.
        case notUTF8
        /// The place is not in the folder that was asked for.
        case outside
        /// The response has a status that refuses.
        case refused
        /// The response repeats the one before it.
        case duplicate
    }
}
