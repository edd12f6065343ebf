extension JSON {
    /// The members of an object that its model has no property for, exactly as they were read.
    ///
    /// ```swift
    /// file.unknown["newServerField"]?.string
    /// file.unknown["myField"] = 12               // added, sent with the rest
    /// ```
    ///
    /// They keep their order and their text byte for byte, numbers and escapes included, as an own copy that does not
    /// keep the page they came with. Reading one parses them all, which suits the few that there are.
    ///
    /// A null that stands for a property is kept here too, and so is one that is set by ``JSON/Model/setNull(_:)``: it is
    /// written as long as the property is nil.
    public struct UnknownMembers: Sendable {
        /// Nil for none, so that most models pay eight bytes and no allocation.
        private var storage: Storage?

        private final class Storage: Sendable {
            /// The members with commas between them: `"k":1,"l":[2]`.
            let text: [UInt8]
            /// Names whose value is an explicit null.
            let nulls: [String]
            /// The table that found none of the text's names; nil after edits.
            let reader: FieldLayout?
            /// The application's own values, by the types of their keys.
            let local: [ObjectIdentifier: any Sendable]

            init(text: [UInt8], nulls: [String], reader: FieldLayout?, local: [ObjectIdentifier: any Sendable] = [:]) {
                self.text = text
                self.nulls = nulls
                self.reader = reader
                self.local = local
            }
        }

        /// Gathers members while an object is read; most objects have none, and most others one.
        struct Collector {
            private var first: UnsafeBufferPointer<UInt8>?
            private var text: [UInt8] = []
            private var nulls: [String] = []

            /// Takes the member whose name was just scanned.
            @inline(never)
            mutating func readMember(_ name: StringToken, from reader: inout Reader) throws(JSON.Error) {
                try reader.checkUTF8(name)
                try reader.skipValue()
                let quote = name.start - 1
                add(UnsafeBufferPointer(start: quote, count: reader.cursor - quote))
            }

            mutating func add(_ member: UnsafeBufferPointer<UInt8>) {
                if first == nil { first = member } else { append(member) }
            }

            private mutating func append(_ member: UnsafeBufferPointer<UInt8>) {
                if text.isEmpty, let first { text.append(contentsOf: first) }
                text.append(UInt8(ascii: ","))
                text.append(contentsOf: member)
            }

            @inline(never)
            mutating func addNull(_ name: String) {
                if !nulls.contains(name) { nulls.append(name) }
            }

            @inline(__always)
            mutating func removeNulls(where isObsolete: (String) -> Bool) {
                if !nulls.isEmpty { nulls.removeAll(where: isObsolete) }
            }

            @inline(never)
            func finish(_ reader: FieldLayout?) -> UnknownMembers {
                guard first != nil || !nulls.isEmpty else { return UnknownMembers() }
                let text = text.isEmpty ? first.map { Array($0) } ?? [] : text
                return UnknownMembers(Storage(text: text, nulls: nulls, reader: reader))
            }
        }

        /// None.
        public init() {}

        private init(_ storage: Storage) { self.storage = storage }

        /// Whether there are none.
        public var isEmpty: Bool { storage.map { $0.text.isEmpty && $0.nulls.isEmpty } ?? true }

        /// The names in their order, explicit nulls last.
        public var names: [String] { (members.memberList ?? []).map(\.name) + nulls }

        /// Whether null was read or set for a name.
        ///
        /// - Parameter name: A member's or a property's name in JSON.
        /// - Returns: Whether it is kept as null.
        public func isExplicitNull(_ name: String) -> Bool { self[name]?.isNull ?? false }

        /// The member with a name; nil where there is none.
        ///
        /// Setting nil removes the member, setting `.null` sends null. A name that belongs to a property is written only
        /// while that property is nil.
        ///
        /// - Parameter name: The member's name, compared byte for byte.
        public subscript(name: String) -> Value? {
            get { nulls.contains { $0.hasSameBytes(as: name) } ? .null : members[name] }
            set {
                var members = members
                var nulls = nulls.filter { !$0.hasSameBytes(as: name) }
                if let newValue, newValue.isNull {
                    members[name] = nil
                    nulls.append(name)
                } else {
                    members[name] = newValue
                }
                let text = Array(members.encoded().dropFirst().dropLast())
                let isNothing = text.isEmpty && nulls.isEmpty && local.isEmpty
                storage = isNothing ? nil : Storage(text: text, nulls: nulls, reader: nil, local: local)
            }
        }

        /// The application's own values, which are kept beside the members but are none: never written, never compared.
        var local: [ObjectIdentifier: any Sendable] {
            get { storage?.local ?? [:] }
            set {
                let isNothing = isEmpty && newValue.isEmpty
                storage =
                    isNothing
                    ? nil : Storage(text: storage?.text ?? [], nulls: nulls, reader: storage?.reader, local: newValue)
            }
        }

        /// Decodes the member with a name as a model.
        ///
        /// - Parameters:
        ///   - type: The model's type.
        ///   - name: The member's name.
        /// - Returns: The model; nil where there is no such member, or it is null.
        /// - Throws: ``JSON/Error`` with the path from that member on.
        public func decode<T: Model>(_ type: T.Type, for name: String) throws(JSON.Error) -> T? {
            guard let value = self[name], !value.isNull else { return nil }
            do { return try value.decode(type) } catch { throw error.inside(member: name) }
        }

        private var nulls: [String] { storage?.nulls ?? [] }

        /// The members as an object.
        private var members: Value {
            let text = [UInt8(ascii: "{")] + (storage?.text ?? []) + [UInt8(ascii: "}")]
            return (try? Value(parsing: text, limits: Limits(depth: .max))) ?? [:]
        }

        /// The members and the explicit nulls as an object.
        var object: Value {
            var object = members
            for name in nulls { object[name] = .null }
            return object
        }

        /// The members of an object.
        init(object: Value) {
            let text = object.isObject ? Array(object.encoded().dropFirst().dropLast()) : []
            storage = text.isEmpty ? nil : Storage(text: text, nulls: [], reader: nil)
        }

        /// Whether both have the same text, which says that they mean the same, not that others do not.
        func isIdentical(to other: UnknownMembers) -> Bool {
            if storage === other.storage { return true }
            guard let storage, let other = other.storage else { return false }
            return storage.text == other.text && storage.nulls.isEmpty && other.nulls.isEmpty
        }

        /// Writes every member with a comma behind it.
        ///
        /// - Parameters:
        ///   - writer: Stands inside an object.
        ///   - layout: The table of the model that is written.
        ///   - isSet: Whether a name belongs to a property that is set, and so is written already.
        func write(
            to writer: inout Writer,
            readBy layout: FieldLayout? = nil,
            unless isSet: (String) -> Bool = { _ in false }
        ) {
            guard let storage else { return }
            if layout == nil || storage.reader === layout, !storage.text.isEmpty {
                storage.text.withUnsafeBufferPointer { writer.raw($0) }
                writer.byte(UInt8(ascii: ","))
            } else if !storage.text.isEmpty {
                for member in members.memberList ?? [] where !isSet(member.name) {
                    writer.member(member.name, member.value)
                }
            }
            for name in storage.nulls where !isSet(name) { writer.member(name, .null) }
        }
    }
}

extension Writer {
    fileprivate mutating func member(_ name: String, _ value: JSON.Value) {
        string(name)
        byte(UInt8(ascii: ":"))
        value.write(to: &self)
        byte(UInt8(ascii: ","))
    }
}
