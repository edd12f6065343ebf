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
    public struct UnknownMembers: @unchecked Sendable {
        // Unchecked, because a `ManagedBuffer` is not Sendable. Nothing changes in a `Storage` after it was made, and all
        // that it holds is Sendable.

        /// The contents; `nil` if there are none, so that most models need eight bytes and no allocation.
        private var storage: Storage?

        static let null = Array("null".utf8)

        /// Creates an empty collection.
        public init() {}

        init(_ storage: Storage) { self.storage = storage }

        private init(text: [UInt8], _ rare: Rare?) {
            guard !text.isEmpty || rare != nil else { return }
            storage = text.withUnsafeBufferPointer { Storage.make($0, rare: rare) }
        }

        /// Creates an empty collection, for a model in whose place another value was read.
        init(insteadOfObject text: UnsafeBufferPointer<UInt8>) {
            self.init(text: [], Rare(insteadOfObject: Array(text)))
        }

        /// A Boolean value indicating whether there are no members.
        public var isEmpty: Bool { storage?.isEmpty ?? true }

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
                self = UnknownMembers(text: text, Rare(kept: kept, insteadOfObject: instead, local: local))
            }
        }

        /// The application's own values, stored beside the members: they are never written and never compared.
        var local: [ObjectIdentifier: any Sendable] {
            get { storage?.rare?.local ?? [:] }
            set {
                let rare = Rare(kept: kept, insteadOfObject: storage?.insteadOfObject ?? [], local: newValue)
                guard let storage, storage.hasText else { return self = UnknownMembers(text: [], rare) }
                self.storage = storage.withText { text in
                    Storage.make(text, readBy: storage.reader, keys: storage.keys, rare: rare)
                }
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
        var textInsteadOfObject: [UInt8]? { storage.map(\.insteadOfObject).flatMap { $0.isEmpty ? nil : $0 } }

        /// The unknown members as an object, without the kept ones.
        private var members: Value {
            let text = [UInt8(ascii: "{")] + (storage?.withText { Array($0) } ?? []) + [UInt8(ascii: "}")]
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
            self.init(text: text, nil)
        }

        /// Returns `true` if both have the same text; the result `false` does not mean that they differ in meaning.
        func isIdentical(to other: UnknownMembers) -> Bool {
            if storage === other.storage { return true }
            guard let storage, let other = other.storage else { return false }
            guard storage.insteadOfObject.isEmpty, other.insteadOfObject.isEmpty else { return false }
            guard storage.kept.isEmpty, other.kept.isEmpty else { return false }
            return storage.withText { text in other.withText { text.elementsEqual($0) } }
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
            if layout == nil || storage.reader === layout, storage.hasText {
                storage.withText { writer.raw($0) }
                writer.byte(UInt8(ascii: ","))
            } else if storage.hasText {
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
