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
    /// A member that does not fit its property is kept here too, and so is a null that stands for a property, whether it was read or
    /// set by ``JSON/Model/setNull(_:)``: they are written as long as the property is nil.
    public struct UnknownMembers: Sendable {
        /// Nil for none, so that most models pay eight bytes and no allocation.
        private var storage: Storage?

        private final class Storage: Sendable {
            /// The members with commas between them: `"k":1,"l":[2]`.
            let text: [UInt8]
            /// What stands for properties that are nil: explicit nulls, and what does not fit.
            let kept: [Kept]
            /// What was read where a model's object should have been; empty for most.
            let insteadOfObject: [UInt8]
            /// The table that found none of the text's names; nil after edits.
            let reader: FieldLayout?
            /// The application's own values, by the types of their keys.
            let local: [ObjectIdentifier: any Sendable]

            init(
                text: [UInt8] = [],
                kept: [Kept] = [],
                insteadOfObject: [UInt8] = [],
                reader: FieldLayout? = nil,
                local: [ObjectIdentifier: any Sendable] = [:]
            ) {
                self.text = text
                self.kept = kept
                self.insteadOfObject = insteadOfObject
                self.reader = reader
                self.local = local
            }

            var isNothing: Bool { text.isEmpty && kept.isEmpty && insteadOfObject.isEmpty && local.isEmpty }
        }

        /// A member of a property's name, and its value as it is written.
        struct Kept: Sendable {
            let name: String
            var value: [UInt8]

            var isNull: Bool { value == UnknownMembers.null }
        }

        static let null = Array("null".utf8)

        /// Gathers members while an object is read; most objects have none, and most others one.
        struct Collector {
            private var first: UnsafeBufferPointer<UInt8>?
            private var text: [UInt8] = []
            private var kept: [Kept] = []

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

            /// Takes a member of a property's name in the place of an earlier one.
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
            func finish(_ reader: FieldLayout?) -> UnknownMembers {
                guard first != nil || !kept.isEmpty else { return UnknownMembers() }
                let text = text.isEmpty ? first.map { Array($0) } ?? [] : text
                return UnknownMembers(Storage(text: text, kept: kept, reader: reader))
            }
        }

        /// None.
        public init() {}

        private init(_ storage: Storage) { self.storage = storage.isNothing ? nil : storage }

        /// None, of a model in whose place something else was read.
        init(insteadOfObject text: UnsafeBufferPointer<UInt8>) {
            self.init(Storage(insteadOfObject: Array(text)))
        }

        /// Whether there are none.
        public var isEmpty: Bool { storage.map { $0.text.isEmpty && $0.kept.isEmpty } ?? true }

        /// The names in their order; last those of properties.
        public var names: [String] { (members.memberList ?? []).map(\.name) + kept.map(\.name) }

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

        /// The application's own values, which are kept beside the members but are none: never written, never compared.
        var local: [ObjectIdentifier: any Sendable] {
            get { storage?.local ?? [:] }
            set {
                let (text, instead) = (storage?.text ?? [], storage?.insteadOfObject ?? [])
                let reader = storage?.reader
                self = UnknownMembers(
                    Storage(text: text, kept: kept, insteadOfObject: instead, reader: reader, local: newValue)
                )
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

        private var kept: [Kept] { storage?.kept ?? [] }

        /// What does not fit its property, by the property's name.
        var misfits: [String: [UInt8]] {
            Dictionary(kept.lazy.filter { !$0.isNull }.map { ($0.name, $0.value) }) { $1 }
        }

        /// What is written in the place of a model as long as that is blank.
        var textInsteadOfObject: [UInt8]? { storage.flatMap { $0.insteadOfObject.isEmpty ? nil : $0.insteadOfObject } }

        /// The members as an object.
        private var members: Value {
            let text = [UInt8(ascii: "{")] + (storage?.text ?? []) + [UInt8(ascii: "}")]
            return (try? Value(parsing: text, limits: Limits(depth: .max))) ?? [:]
        }

        /// All members as an object.
        var object: Value {
            var object = members
            for kept in kept { object[kept.name] = Value(kept: kept.value) }
            return object
        }

        /// The members of an object.
        init(object: Value) {
            let text = object.isObject ? Array(object.encoded().dropFirst().dropLast()) : []
            self.init(Storage(text: text))
        }

        /// Whether both have the same text, which says that they mean the same, not that others do not.
        func isIdentical(to other: UnknownMembers) -> Bool {
            if storage === other.storage { return true }
            guard let storage, let other = other.storage else { return false }
            guard storage.insteadOfObject.isEmpty, other.insteadOfObject.isEmpty else { return false }
            return storage.text == other.text && storage.kept.isEmpty && other.kept.isEmpty
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
            for kept in storage.kept where !isSet(kept.name) {
                writer.name(kept.name)
                kept.value.withUnsafeBufferPointer { writer.raw($0) }
                writer.byte(UInt8(ascii: ","))
            }
        }
    }
}

extension JSON.Value {
    /// A value whose text was read before.
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
