import AsyncFetch
public import AsyncJSON

extension GAPI {
    /// The version, by its ETag, that a resource must have for a call to take effect.
    ///
    /// If somebody else has changed a resource meanwhile, a change would overwrite theirs. Calendar, YouTube and
    /// BigQuery refuse such a change with 412 (``GAPI/Error/isConflict``) when the request names the version that the
    /// caller knows:
    ///
    /// ```swift
    /// var event = try await calendar.execute(Calendar.EventsGetQuery(calendarId: "primary", eventId: id))
    /// event.summary = "Lunch"  // it has its etag still, which is sent as `If-Match`
    /// try await calendar.execute(Calendar.EventsUpdateQuery(calendarId: "primary", eventId: id, event))
    /// ```
    ///
    /// A patch made from differences has no etag, because the etag did not change. For a patch, name the version with
    /// ``ifMatch(_:)`` or `ifUnchanged(since:)`. A read with `ifChanged(since:)` transfers only what is new.
    public enum ETagCondition: Sendable, Hashable {
        /// The version in the `etag` of the body, if the service is known to compare it.
        case ofBody
        /// Any version: the last of several writers wins.
        case anyVersion
        /// Only this version (`If-Match`); a call for another version fails with 412, ``GAPI/Error/isConflict``.
        ///
        /// With an empty tag, the call fails with ``GAPI/Error/Code/invalidRequest`` before anything is sent.
        case ifMatch(String)
        /// Any version except this one (`If-None-Match`).
        ///
        /// A read of an unchanged resource fails with 304, ``GAPI/Error/isNotModified``, and transfers no body. With an
        /// empty tag, the call fails with ``GAPI/Error/Code/invalidRequest`` before anything is sent.
        case ifNoneMatch(String)

        /// Any version except that of a model, by its `etag` (`If-None-Match`).
        ///
        /// A model without an etag makes no condition, because no version is known.
        ///
        /// - Parameter known: The resource as it was read.
        /// - Returns: The condition.
        public static func ifChanged(since known: some JSON.Model) -> Self { ifChanged(since: JSON.Value(known)) }

        /// Any version except that of a resource as JSON, by its `etag`; as for a model.
        public static func ifChanged(since known: JSON.Value) -> Self {
            let tag = tag(of: known)
            return tag.isEmpty ? .anyVersion : .ifNoneMatch(tag)
        }

        /// Only the version of a model, by its `etag` (`If-Match`).
        ///
        /// A call with a model without an etag fails, because it could overwrite any version.
        ///
        /// - Parameter known: The resource as it was read.
        /// - Returns: The condition.
        public static func ifUnchanged(since known: some JSON.Model) -> Self { ifUnchanged(since: JSON.Value(known)) }

        /// Only the version of a resource as JSON, by its `etag`; as for a model.
        public static func ifUnchanged(since known: JSON.Value) -> Self { .ifMatch(tag(of: known)) }

        /// Returns the `etag` of a resource; empty if there is none.
        private static func tag(of resource: JSON.Value) -> String { resource["etag"]?.string ?? "" }

        /// Adds the header field of the condition, unless the caller's own header fields have one.
        func apply(to request: inout HTTPRequest, _ query: some Query) throws {
            switch self {
            case .anyVersion: break
            case .ofBody:
                // A weak tag never matches (RFC 9110 §13.1.1), so the change would always fail.
                guard query.method.matchesETag, let tag = query.bodyETag, !tag.isEmpty, !tag.hasPrefix("W/") else {
                    return
                }
                try add(.ifMatch, tag, to: &request)
            case .ifMatch(let tag): try add(.ifMatch, tag, to: &request)
            case .ifNoneMatch(let tag): try add(.ifNoneMatch, tag, to: &request)
            }
        }

        private func add(_ name: HTTPField.Name, _ tag: String, to request: inout HTTPRequest) throws {
            // An empty condition is none to some servers, and would seem to make a change safe to repeat.
            guard !tag.isEmpty else {
                throw GAPI.Error(.invalidRequest, "the etag of the condition is empty; read the resource with its etag")
            }
            if !request.headerFields.contains(name) { request.headerFields[name] = tag }
        }
    }
}
