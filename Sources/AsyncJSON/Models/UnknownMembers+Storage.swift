extension JSON.UnknownMembers {
    /// The text of the members, in one block of memory behind a header.
    ///
    ///     count 13 │ reader │ keys │ rare │ "k":1,"l":[2]
    ///
    /// Each object with an unknown member allocates this block, so it refers to no other block unless it must.
    final class Storage: ManagedBuffer<StorageHeader, UInt8> {
        /// Copies the text of members with commas between them.
        static func make(
            _ text: UnsafeBufferPointer<UInt8>,
            readBy reader: FieldLayout? = nil,
            keys: ObjectIdentifier? = nil,
            rare: Rare? = nil
        ) -> Storage {
            let block = create(minimumCapacity: text.count) { _ in
                StorageHeader(count: text.count, reader: reader, keys: keys, rare: rare)
            }
            block.withUnsafeMutablePointerToElements { memory in
                if let start = text.baseAddress { memory.initialize(from: start, count: text.count) }
            }
            return unsafeDowncast(block, to: Storage.self)
        }

        // The header is read by its address: an access to the property would be checked for exclusivity at run time.

        /// The table that has none of the text's names; `nil` after edits.
        var reader: FieldLayout? { withUnsafeMutablePointerToHeader { $0.pointee.reader } }
        /// The type of coding keys that has none of the text's names; `nil` after edits.
        var keys: ObjectIdentifier? { withUnsafeMutablePointerToHeader { $0.pointee.keys } }
        var rare: Rare? { withUnsafeMutablePointerToHeader { $0.pointee.rare } }

        var hasText: Bool { withUnsafeMutablePointerToHeader { $0.pointee.count > 0 } }
        var isEmpty: Bool { !hasText && kept.isEmpty }
        var kept: [Kept] { rare?.kept ?? [] }
        var insteadOfObject: [UInt8] { rare?.insteadOfObject ?? [] }

        func withText<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
            withUnsafeMutablePointers { body(UnsafeBufferPointer(start: $1, count: $0.pointee.count)) }
        }
    }

    /// What precedes the text in memory.
    struct StorageHeader {
        let count: Int
        let reader: FieldLayout?
        let keys: ObjectIdentifier?
        let rare: Rare?
    }

    /// What few models have.
    final class Rare: Sendable {
        /// The values for properties that are `nil`: explicit nulls, and members that do not fit.
        let kept: [Kept]
        /// The text that was read in the place of a model's object; usually empty.
        let insteadOfObject: [UInt8]
        /// The application's own values, by the types of their keys.
        let local: [ObjectIdentifier: any Sendable]

        /// Returns `nil` if there is nothing to hold.
        init?(kept: [Kept] = [], insteadOfObject: [UInt8] = [], local: [ObjectIdentifier: any Sendable] = [:]) {
            if kept.isEmpty, insteadOfObject.isEmpty, local.isEmpty { return nil }
            self.kept = kept
            self.insteadOfObject = insteadOfObject
            self.local = local
        }
    }

    /// A member with a property's name, and its value as it is written.
    struct Kept: Sendable {
        let name: String
        var value: [UInt8]

        var isNull: Bool { value == JSON.UnknownMembers.null }
    }
}
