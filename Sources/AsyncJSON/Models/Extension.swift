extension JSON {
    /// A typed view of one unknown member of a model.
    ///
    /// ```swift
    /// struct Badge: JSON.Extension {
    ///     typealias Extended = Drive.File
    ///     static let memberName = "acmeBadge"
    ///     var color: String?
    ///     …                                       // as any model
    /// }
    /// file.extensions[Badge.self]?.color = "red"
    /// ```
    ///
    /// Members for which the view has no property are kept like all unknown members.
    public protocol Extension: Model {
        /// The model that has the member.
        associatedtype Extended: Model

        /// The member's name.
        static var memberName: String { get }
    }

    /// The extensions of one model, by their types.
    public struct Extensions<Extended: Model>: Sendable {
        fileprivate var members: UnknownMembers

        /// The extension of a type; `nil` if the model has no such member, or if the member is not an object.
        ///
        /// Setting `nil` removes the member.
        ///
        /// - Parameter type: The extension's type.
        public subscript<E: Extension>(type: E.Type) -> E? where E.Extended == Extended {
            get { try? decode(type) }
            set { members[E.memberName] = newValue.map(Value.init) }
        }

        /// Returns the extension of a type.
        ///
        /// - Parameter type: The extension's type.
        /// - Returns: The extension; `nil` if the model has no such member, or if the member is `null`.
        /// - Throws: ``JSON/Error`` if the member is not an object.
        public func decode<E: Extension>(_ type: E.Type) throws(JSON.Error) -> E? where E.Extended == Extended {
            try members.decode(type, for: E.memberName)
        }
    }
}

extension JSON.Model {
    /// Typed views of the unknown members.
    public var extensions: JSON.Extensions<Self> {
        get { JSON.Extensions(members: unknown) }
        set { unknown = newValue.members }
    }
}
