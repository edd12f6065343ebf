// Generated from wrapper:v2, revision 20260101, by AsyncGAPI's generator 7. Do not edit: regenerate it.
// swift-format-ignore-file

@_spi(Generated) public import AsyncGAPI

extension Wrapper {
    public struct ComputeOperation: JSON.Model {
        public var operationType: Swift.String?
        public var selfLink: Swift.String?
        public var status: Status?
        public var targetLink: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("operationType", \.operationType), .string("selfLink", \.selfLink), .enumeration("status", \.status),
            .string("targetLink", \.targetLink)
        ]

        public typealias Status = JSON.OpenEnumeration<Status_Values>
        public enum Status_Values {}
    }

    public struct Operation: JSON.Model {
        public var done: Swift.Bool?
        public var error: Status?
        public var metadata: [Swift.String: JSON.Value]?
        public var name: Swift.String?
        public var response: [Swift.String: JSON.Value]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .bool("done", \.done), .object("error", \.error), .map("metadata", \.metadata, of: .any),
            .string("name", \.name), .map("response", \.response, of: .any)
        ]
    }

    public struct OtherTwin: JSON.Model {
        /// Default: `wrapper#twin`.
        public var kind: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("kind", \.kind)
        ]
    }

    public struct Status: JSON.Model {
        public var code: Swift.Int32?
        public var details: [[Swift.String: JSON.Value]]?
        public var message: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .int32("code", \.code), .array("details", \.details, of: .map(.any)), .string("message", \.message)
        ]
    }

    /// A thing. It has a kind. It has three sentences?
    public struct Thing: JSON.Model {
        /// Default: `wrapper#thing`.
        public var kind: Swift.String?
        /// Use `new` instead, e.g. always.
        ///
        /// Deprecated.
        public var old: Swift.String?
        /// Read-only. At least 0.
        public var size: Swift.Int64?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("kind", \.kind), .string("old", \.old), .int64("size", \.size)
        ]
    }

    public struct Twin: JSON.Model {
        /// Default: `wrapper#twin`.
        public var kind: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("kind", \.kind)
        ]
    }
}

extension JSON.OpenEnumeration<Wrapper.ComputeOperation.Status_Values> {
    public static var done: Self { "DONE" }
    public static var running: Self { "RUNNING" }
}
