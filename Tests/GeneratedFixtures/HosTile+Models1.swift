// Generated from ho_stile_import Evil:v1__, revision 2026_*_, by AsyncGAPI's generator 7. Do not edit: regenerate it.
// swift-format-ignore-file

@_spi(Generated) public import AsyncGAPI

extension HosTile {
    public struct Kind: JSON.Model {
        /// Default: `"); fatalError(); ("`.
        public var kind: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("kind", \.kind)
        ]
    }

    public struct Schema: JSON.Model {
        @JSON.Boxed public var x: Schema?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .boxed("x", \.x, \._x)
        ]
    }
}
