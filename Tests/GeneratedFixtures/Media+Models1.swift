// Generated from media:v1, revision 20260101, by AsyncGAPI's generator 7. Do not edit: regenerate it.
// swift-format-ignore-file

@_spi(Generated) public import AsyncGAPI

extension Media {
    public struct Clip: JSON.Model {
        public var id: Swift.String?
        public var title: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("id", \.id), .string("title", \.title)
        ]
    }

    public struct Empty: JSON.Model {
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
        ]
    }
}
