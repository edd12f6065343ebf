// Generated from media:v1, revision 20260101, by AsyncGAPI's generator 7. Do not edit: regenerate it.
// swift-format-ignore-file

@_spi(Generated) public import AsyncGAPI

extension Media {
    /// `media.clips.any`: POST `any`.
    public struct ClipsAnyQuery: GAPI.Query {
        public typealias Response = JSON.Value
        public var body: JSON.Value
        public var common = GAPI.CommonParameters()
        public init(_ body: JSON.Value, _ configure: (inout Self) -> Void = { _ in }) {
            self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "media.clips.any", verb: .post, path: "any") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {}
    }

    /// `media.clips.download`: GET `clips/{id}:download`.
    public struct ClipsDownloadQuery: GAPI.DownloadQuery {
        public typealias Response = Swift.Void
        public var id: Swift.String
        public var common = GAPI.CommonParameters()
        public init(id: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.id = id; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "media.clips.download", verb: .get, path: "clips/{id}:download") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("id", id)
        }
    }

    /// `media.clips.get`: GET `clips/{id}`.
    public struct ClipsGetQuery: GAPI.DownloadQuery {
        public typealias Response = Clip
        public var id: Swift.String
        public var common = GAPI.CommonParameters()
        public init(id: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.id = id; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "media.clips.get", verb: .get, path: "clips/{id}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("id", id)
        }
    }

    /// `media.clips.getWithBody`: GET `clips`.
    public struct ClipsGetWithBodyQuery: GAPI.Query {
        public typealias Response = Swift.Void
        public var common = GAPI.CommonParameters()
        public init(_ configure: (inout Self) -> Void = { _ in }) {
            configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "media.clips.getWithBody", verb: .get, path: "clips") }
        public func encode(into p: inout GAPI.QueryParameters) {}
    }

    /// `media.clips.inline`: POST `inline`.
    public struct ClipsInlineQuery: GAPI.Query {
        public typealias Response = [Swift.String: JSON.Value]
        public var body: [Swift.String: JSON.Value]
        public var common = GAPI.CommonParameters()
        public init(_ body: [Swift.String: JSON.Value], _ configure: (inout Self) -> Void = { _ in }) {
            self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "media.clips.inline", verb: .post, path: "inline") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {}
    }

    /// `media.clips.insert`: POST `clips`. Media: at most 1073741824 bytes. Media types: `video/*`.
    public struct ClipsInsertQuery: GAPI.UploadQuery {
        public typealias Response = Clip
        public var body: Clip
        public var common = GAPI.CommonParameters()
        public init(_ body: Clip = Clip(), _ configure: (inout Self) -> Void = { _ in }) {
            self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "media.clips.insert", verb: .post, path: "clips", upload: .resumable) }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {}
    }

    /// `media.clips.old`: DELETE `old`. Deprecated.
    @available(*, deprecated)
    public struct ClipsOldQuery: GAPI.Query {
        public typealias Response = Swift.Void
        public var how: How?
        public var common = GAPI.CommonParameters()
        public init(_ configure: (inout Self) -> Void = { _ in }) {
            configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "media.clips.old", verb: .delete, path: "old") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("how", how)
        }

        public typealias How = JSON.OpenEnumeration<How_Values>
        public enum How_Values {}
    }

    /// `media.clips.patch`: PATCH `clips/{id}`.
    public struct ClipsPatchQuery: GAPI.Query {
        public typealias Response = Clip
        public var id: Swift.String
        public var updateMask: JSON.FieldMask?
        public var body: JSON.Value
        public var common = GAPI.CommonParameters()
        public init(id: Swift.String, _ body: JSON.Value, _ configure: (inout Self) -> Void = { _ in }) {
            self.id = id; self.body = body; configure(&self)
        }
        public init(id: Swift.String, _ body: Clip, _ configure: (inout Self) -> Void = { _ in }) {
            self.id = id; self.body = JSON.Value(body); configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "media.clips.patch", verb: .patch, path: "clips/{id}", apiVersion: "2026-01-01") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("id", id); p.query("updateMask", updateMask)
        }
    }

    /// `media.clips.raw`: GET `{+name}:raw`.
    public struct ClipsRawQuery: GAPI.Query {
        public typealias Response = GAPI.HTTPBody
        public var name: Swift.String
        public var common = GAPI.CommonParameters()
        public init(name: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.name = name; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "media.clips.raw", verb: .get, path: "{+name}:raw") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("name", name)
        }
    }

    /// `media.clips.sendRaw`: POST `{+name}:raw`.
    public struct ClipsSendRawQuery: GAPI.Query {
        public typealias Response = Swift.Void
        public var name: Swift.String
        public var body: GAPI.HTTPBody
        public var common = GAPI.CommonParameters()
        public init(name: Swift.String, _ body: GAPI.HTTPBody, _ configure: (inout Self) -> Void = { _ in }) {
            self.name = name; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "media.clips.sendRaw", verb: .post, path: "{+name}:raw") }
        public var payload: GAPI.QueryPayload? { .raw(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("name", name)
        }
    }

    /// `media.clips.silent`: PUT `clips:silent`.
    public struct ClipsSilentQuery: GAPI.UploadQuery {
        public typealias Response = Swift.Void
        public var common = GAPI.CommonParameters()
        public init(_ configure: (inout Self) -> Void = { _ in }) {
            configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "media.clips.silent", verb: .put, path: "clips:silent", upload: .simple) }
        public func encode(into p: inout GAPI.QueryParameters) {}
    }

    /// `media.clips.simple`: POST `clips:simple`.
    public struct ClipsSimpleQuery: GAPI.UploadQuery {
        public typealias Response = Clip
        public var common = GAPI.CommonParameters()
        public init(_ configure: (inout Self) -> Void = { _ in }) {
            configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "media.clips.simple", verb: .post, path: "clips:simple", upload: .simple) }
        public func encode(into p: inout GAPI.QueryParameters) {}
    }

    /// `media.clips.stop`: POST `stop`.
    public struct ClipsStopQuery: GAPI.Query {
        public typealias Response = Swift.Void
        public var body: Empty
        public var common = GAPI.CommonParameters()
        public init(_ body: Empty = Empty(), _ configure: (inout Self) -> Void = { _ in }) {
            self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "media.clips.stop", verb: .post, path: "stop") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {}
    }
}

@available(*, deprecated)
extension JSON.OpenEnumeration<Media.ClipsOldQuery.How_Values> {
    public static var softly: Self { "softly" }
    public static var fully: Self { "fully" }
}
