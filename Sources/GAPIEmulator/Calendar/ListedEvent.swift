import AsyncJSON

/// An event in a list, or one of its instances, whose members are made when a page needs them.
struct ListedEvent: Sendable {
    let event: CalendarEvent
    /// The start of the instance, in seconds since 1970; `nil` for the event itself.
    var start: Int64?

    /// The members that clients see.
    var resource: JSON.Value { start.map(event.instance(from:)) ?? event.resource }

    /// The place in lists in the order of starts.
    var order: (start: Int64, id: String) { (start ?? event.seconds?.lowerBound ?? 0, event.id) }
}
