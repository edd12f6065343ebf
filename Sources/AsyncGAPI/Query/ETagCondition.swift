import AsyncFetch

/// The version that a resource must have for a call to take place, by its ETag.
///
/// A change of a resource that somebody else has changed meanwhile would overwrite theirs. Calendar, YouTube and BigQuery refuse such
/// a change with 412 (``GAPIError/isConflict``) when they are told which version the caller knows:
///
/// ```swift
/// var event = try await calendar.execute(Calendar.EventsGetQuery(calendarId: "primary", eventId: id))
/// event.summary = "Lunch"  // it has its etag still, which is sent as `If-Match`
/// try await calendar.execute(Calendar.EventsUpdateQuery(calendarId: "primary", eventId: id, event))
/// ```
///
/// A patch made of differences has no etag, since none changed: there, name the version with ``ifMatch(_:)``.
public enum ETagCondition: Sendable, Hashable {
    /// The version that the body of a change names with its `etag`, where the service is known to compare it.
    case ofBody
    /// Any version: the last of several writers wins.
    case anyVersion
    /// This version alone (`If-Match`); another one fails with 412, ``GAPIError/isConflict``.
    case ifMatch(String)
    /// Any version but this one (`If-None-Match`): a read of what has not changed fails with 304,
    /// ``GAPIError/isNotModified``, and costs no answer.
    case ifNoneMatch(String)

    /// Adds the header that says so, unless the caller's own headers have one.
    func apply(to request: inout HTTPRequest, _ query: some Query) {
        switch self {
        case .anyVersion: break
        case .ofBody:
            // A weak tag never matches (RFC 9110 §13.1.1): the change would fail however fresh it is
            guard query.method.matchesETag, let tag = query.bodyETag, !tag.isEmpty, !tag.hasPrefix("W/") else { return }
            add(.ifMatch, tag, to: &request)
        case .ifMatch(let tag): add(.ifMatch, tag, to: &request)
        case .ifNoneMatch(let tag): add(.ifNoneMatch, tag, to: &request)
        }
    }

    private func add(_ name: HTTPField.Name, _ tag: String, to request: inout HTTPRequest) {
        if !request.headerFields.contains(name) { request.headerFields[name] = tag }
    }
}
