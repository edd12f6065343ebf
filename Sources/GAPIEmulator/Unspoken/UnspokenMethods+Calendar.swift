import HTTPTypes

extension UnspokenMethods {
    /// The methods of Calendar that are not spoken.
    static let calendar = UnspokenMethods(
        "calendar",
        "v3",
        [
            ("acl.delete", .delete, "calendars/{calendarId}/acl/{ruleId}"),
            ("acl.get", .get, "calendars/{calendarId}/acl/{ruleId}"),
            ("acl.insert", .post, "calendars/{calendarId}/acl"),
            ("acl.list", .get, "calendars/{calendarId}/acl"),
            ("acl.patch", .patch, "calendars/{calendarId}/acl/{ruleId}"),
            ("acl.update", .put, "calendars/{calendarId}/acl/{ruleId}"),
            ("acl.watch", .post, "calendars/{calendarId}/acl/watch"),
            ("calendarList.delete", .delete, "users/me/calendarList/{calendarId}"),
            ("calendarList.insert", .post, "users/me/calendarList"),
            ("calendarList.patch", .patch, "users/me/calendarList/{calendarId}"),
            ("calendarList.update", .put, "users/me/calendarList/{calendarId}"),
            ("calendarList.watch", .post, "users/me/calendarList/watch"),
            ("calendars.clear", .post, "calendars/{calendarId}/clear"),
            ("calendars.transferOwnership", .post, "calendars/{calendarId}/transferOwnership"),
            ("colors.get", .get, "colors"),
            ("events.move", .post, "calendars/{calendarId}/events/{eventId}/move"),
            ("freebusy.query", .post, "freeBusy"),
            ("settings.get", .get, "users/me/settings/{setting}"),
            ("settings.list", .get, "users/me/settings"),
            ("settings.watch", .post, "users/me/settings/watch"),
        ]
    )
}
