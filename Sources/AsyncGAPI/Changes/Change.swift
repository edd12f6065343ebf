extension GAPI {
    /// A change of a list that is followed.
    ///
    /// Several changes of one thing can arrive as one, and the same change can arrive twice. Apply a change by its
    /// identifier and its version, so that a repetition has no effect.
    public enum Change<Item: Sendable>: Sendable {
        /// The item is new, or has changed; this is its state now.
        case updated(Item)
        /// The item exists no longer, or can no longer be seen.
        ///
        /// Of most items only the identifier is left. For Gmail, it is the part of a history record that names the
        /// deleted messages.
        case deleted(Item)

        /// The item, or what is left of it.
        public var item: Item {
            switch self {
            case .updated(let item), .deleted(let item): item
            }
        }

        /// A Boolean value indicating whether the item exists no longer.
        public var isDeletion: Bool {
            if case .deleted = self { true } else { false }
        }

        /// Returns the changes that items stand for, for generated code.
        @_spi(Generated) public static func all(_ items: [Item], isDeletion: (Item) -> Bool) -> [Self] {
            items.map { isDeletion($0) ? .deleted($0) : .updated($0) }
        }
    }

    /// An element of a list that stays current; see ``GAPI/ChangeSequence``.
    public enum ChangeElement<Item: Sendable>: Sendable {
        /// A change.
        case change(Change<Item>)
        /// A place from which the changes can be followed later: all changes up to here were taken.
        case checkpoint(ChangeCursor)
        /// Everything known so far is out of date; see ``GAPI/Resync``.
        case resync(Resync)
    }

    /// The demand to read everything again.
    public struct Resync: Sendable {
        /// A reason for reading everything.
        public enum Reason: Sendable {
            /// There is no cursor yet.
            case first
            /// The service knows the cursor no longer; this is its error.
            case expired(GAPI.Error)
        }

        /// A way to get the complete list.
        public enum Listing: Sendable, Hashable {
            /// The changes up to the next checkpoint are the complete list: all items that exist now.
            ///
            /// Items that are not among them were deleted in the meantime.
            case follows
            /// The caller lists everything now, before it asks for the next element.
            ///
            /// The next cursor was taken already, so that no change during the listing is lost. It comes as the
            /// following element.
            case isUpToCaller
        }

        /// The reason.
        public let reason: Reason
        /// The way to get the complete list.
        public let listing: Listing
    }
}
