import AsyncFetch

extension GAPI {
    /// The version, by its ETag, that a resource must have for a call to take effect.
    ///
    /// If somebody else has changed a resource meanwhile, a change would overwrite theirs. Calendar, YouTube and
    /// BigQuery refuse such a change with 412 (``GAPI/Error/isConflict``) when the request names the version that the
    /// caller knows:
    ///
    ///
    /// ```swift
    /// var event = try await calendar.execute(Calendar.EventsGetQuery(calendarId: "primary", eventId: id))
    /// event.summary = "Lunch"  // it has its etag still, which is sent as `If-Match`
    /// try await calendar.execute(Calendar.EventsUpdateQuery(calendarId: "primary", eventId: id, event))
    /// ```
    ///
    /// A patch made from differences has no etag, because the etag did not change. For a patch, name the version with
    /// ``ifMatch(_:)``.
    public enum ETagCondition: Sendable, Hashable {
        /// The version in the `etag` of the body, if the service is known to compare it.
        case ofBody
        /// Any version: the last of several writers wins.
        case anyVersion
        /// Only this version (`If-Match`); a call for another version fails with 412, ``GAPI/Error/isConflict``.
        case ifMatch(String)
        /// Any version except this one (`If-None-Match`).
        ///
        /// A read of an unchanged resource fails with 304, ``GAPI/Error/isNotModified``, and transfers no body.
        case ifNoneMatch(String)

        /// Adds the header field of the condition, unless the caller's own header fields have one.
        func apply(to request: inout HTTPRequest, _ query: some Query) {
            switch self {
            case .anyVersion: break
            case .ofBody:
                // A weak tag never matches (RFC 9110 §13.1.1), so the change would always fail.
                guard query.method.matchesETag, let tag = query.bodyETag, !tag.isEmpty, !tag.hasPrefix("W/") else {
                    return
                }
                add(.ifMatch, tag, to: &request)
            case .ifMatch(let tag): add(.ifMatch, tag, to: &request)
            case .ifNoneMatch(let tag): add(.ifNoneMatch, tag, to: &request)
            }
        }

        private func add(_ name: HTTPField.Name, _ tag: String, to request: inout HTTPRequest) {
            if !request.headerFields.contains(name) { request.headerFields[name] = tag }
        }
    }
}
