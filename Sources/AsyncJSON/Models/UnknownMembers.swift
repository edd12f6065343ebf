extension JSON {
    /// The members of an object for which its model has no property, exactly as they were read.
    ///
    /// ```swift
    /// file.unknown["newServerField"]?.string
    /// file.unknown["myField"] = 12               // added, sent with the rest
    /// ```
    ///
    /// The members keep their order. Their text is kept byte for byte, including numbers and escapes. It is a copy, so
    /// that the response body does not stay in memory. Reading one member parses all of them, which suits their usually
    /// small number.
    ///
    /// A member that does not fit its property is kept here too. So is an explicit `null` for a property, whether it
    /// was read or set by ``JSON/Model/setNull(_:)``. Such members are written as long as the property is `nil`.
    public struct UnknownMembers: Sendable {
        /// The contents; `nil` if there are none, so that most models need eight bytes and no allocation.
        private var storage: Storage?

        private final class Storage: Sendable {
            /// The members with commas between them: `"k":1,"l":[2]`.
            let text: [UInt8]
            /// The values for properties that are `nil`: explicit nulls, and members that do not fit.
            let kept: [Kept]
            /// The text that was read in the place of a model's object; usually empty.
            let insteadOfObject: [UInt8]
            /// The table that has none of the text's names; `nil` after edits.
            let reader: FieldLayout?
            /// The type of coding keys that has none of the text's names; `nil` after edits.
            let keys: ObjectIdentifier?
            /// The application's own values, by the types of their keys.
            let local: [ObjectIdentifier: any Sendable]

            init(
                text: [UInt8] = [],
                kept: [Kept] = [],
                insteadOfObject: [UInt8] = [],
                reader: FieldLayout? = nil,
                keys: ObjectIdentifier? = nil,
                local: [ObjectIdentifier: any Sendable] = [:]
            ) {
                self.text = text
                self.kept = kept
                self.insteadOfObject = insteadOfObject
                self.reader = reader
                self.keys = keys
                self.local = local
            }

            var isNothing: Bool { text.isEmpty && kept.isEmpty && insteadOfObject.isEmpty && local.isEmpty }
        }

        /// A member with a property's name, and its value as it is written.
        struct Kept: Sendable {
            let name: String
            var value: [UInt8]

            var isNull: Bool { value == UnknownMembers.null }
        }

        static let null = Array("null".utf8)

        /// Gathers members while an object is read; most objects have no such member, and most others have one.
        struct Collector {
            private var first: UnsafeBufferPointer<UInt8>?
            private var text: [UInt8] = []
            private var kept: [Kept] = []

            /// Adds the member whose name was just scanned.
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

            /// Adds a member with a property's name; it replaces an earlier one.
            @inline(never)
            mutating func keep(_ name: String, _ value: [UInt8]) {
                if let position = kept.firstIndex(where: { $0.name == name }) {
                    kept[position].value = value
                } else {
                    kept.append(Kept(name: name, value: value))
                }
            }

            @inline(__always)
            mutating func removeKept(where isObsolete: (String) -> Bool) {
                if !kept.isEmpty { kept.removeAll { isObsolete($0.name) } }
            }

            @inline(never)
            func finish(_ reader: FieldLayout? = nil, keys: ObjectIdentifier? = nil) -> UnknownMembers {
                guard first != nil || !kept.isEmpty else { return UnknownMembers() }
                let text = text.isEmpty ? first.map { Array($0) } ?? [] : text
                return UnknownMembers(Storage(text: text, kept: kept, reader: reader, keys: keys))
            }
        }

        /// Creates an empty collection.
        public init() {}

        private init(_ storage: Storage) { self.storage = storage.isNothing ? nil : storage }

        /// Creates an empty collection, for a model in whose place another value was read.
        init(insteadOfObject text: UnsafeBufferPointer<UInt8>) {
            self.init(Storage(insteadOfObject: Array(text)))
        }

        /// A Boolean value indicating whether there are no members.
        public var isEmpty: Bool { storage.map { $0.text.isEmpty && $0.kept.isEmpty } ?? true }

        /// The names in their order; the names of properties come last.
        public var names: [String] { (members.memberList ?? []).map(\.name) + kept.map(\.name) }

        /// Returns a Boolean value indicating whether `null` was read or set for a name.
        ///
        /// - Parameter name: The JSON name of a member or a property.
        /// - Returns: `true` if it is kept as `null`.
        public func isExplicitNull(_ name: String) -> Bool { self[name]?.isNull ?? false }

        /// The member with a name; `nil` if there is none.
        ///
        /// Setting `nil` removes the member; setting `.null` sends `null`. A name that belongs to a property is written
        /// only while that property is `nil`.
        ///
        /// - Parameter name: The member's name, compared byte for byte.
        public subscript(name: String) -> Value? {
            get { kept.first { $0.name.hasSameBytes(as: name) }.map { Value(kept: $0.value) } ?? members[name] }
            set {
                var members = members
                var kept = kept.filter { !$0.name.hasSameBytes(as: name) }
                if let newValue, newValue.isNull {
                    members[name] = nil
                    kept.append(Kept(name: name, value: Self.null))
                } else {
                    members[name] = newValue
                }
                let text = Array(members.encoded().dropFirst().dropLast())
                let instead = storage?.insteadOfObject ?? []
                self = UnknownMembers(Storage(text: text, kept: kept, insteadOfObject: instead, local: local))
            }
        }

        /// The application's own values, stored beside the members: they are never written and never compared.
        var local: [ObjectIdentifier: any Sendable] {
            get { storage?.local ?? [:] }
            set {
                self = UnknownMembers(
                    Storage(
                        text: storage?.text ?? [],
                        kept: kept,
                        insteadOfObject: storage?.insteadOfObject ?? [],
                        reader: storage?.reader,
                        keys: storage?.keys,
                        local: newValue
                    )
                )
            }
        }

        /// Decodes the member with a name as a model.
        ///
        /// - Parameters:
        ///   - type: The model's type.
        ///   - name: The member's name.
        /// - Returns: The model; `nil` if there is no such member, or if the member is `null`.
        /// - Throws: ``JSON/Error`` with the path from that member on.
        public func decode<T: Model>(_ type: T.Type, for name: String) throws(JSON.Error) -> T? {
            guard let value = self[name], !value.isNull else { return nil }
            do { return try value.decode(type) } catch { throw error.inside(member: name) }
        }

        /// Returns `true` if a type with these coding keys read the members, and nobody has changed them since.
        func isRead(by keys: ObjectIdentifier) -> Bool { storage?.keys == keys }

        private var kept: [Kept] { storage?.kept ?? [] }

        /// The values that do not fit their properties, by the properties' names.
        var misfits: [String: [UInt8]] {
            Dictionary(kept.lazy.filter { !$0.isNull }.map { ($0.name, $0.value) }) { $1 }
        }

        /// The text that is written in the place of a model as long as the model is blank.
        var textInsteadOfObject: [UInt8]? { storage.flatMap { $0.insteadOfObject.isEmpty ? nil : $0.insteadOfObject } }

        /// The unknown members as an object, without the kept ones.
        private var members: Value {
            let text = [UInt8(ascii: "{")] + (storage?.text ?? []) + [UInt8(ascii: "}")]
            return (try? Value(parsing: text, limits: Limits(depth: .max))) ?? [:]
        }

        /// All members as an object, including the kept ones.
        var object: Value {
            var object = members
            for kept in kept { object[kept.name] = Value(kept: kept.value) }
            return object
        }

        /// Creates the members of an object.
        init(object: Value) {
            let text = object.isObject ? Array(object.encoded().dropFirst().dropLast()) : []
            self.init(Storage(text: text))
        }

        /// Returns `true` if both have the same text; the result `false` does not mean that they differ in meaning.
        func isIdentical(to other: UnknownMembers) -> Bool {
            if storage === other.storage { return true }
            guard let storage, let other = other.storage else { return false }
            guard storage.insteadOfObject.isEmpty, other.insteadOfObject.isEmpty else { return false }
            return storage.text == other.text && storage.kept.isEmpty && other.kept.isEmpty
        }

        /// Writes every member with a comma after it.
        ///
        /// - Parameters:
        ///   - writer: The writer, which is inside an object.
        ///   - layout: The table of the model that is written.
        ///   - isSet: Returns `true` if a name belongs to a property that is set, and so is already written.
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
            for kept in storage.kept where !isSet(kept.name) {
                writer.name(kept.name)
                kept.value.withUnsafeBufferPointer { writer.raw($0) }
                writer.byte(UInt8(ascii: ","))
            }
        }
    }
}

extension JSON.Value {
    /// Creates a value from text that was read before.
    fileprivate init(kept text: [UInt8]) {
        self = (try? JSON.Value(parsing: text, limits: JSON.Limits(depth: .max))) ?? .null
    }
}

extension Writer {
    fileprivate mutating func member(_ name: String, _ value: JSON.Value) {
        self.name(name)
        value.write(to: &self)
        byte(UInt8(ascii: ","))
    }
}
