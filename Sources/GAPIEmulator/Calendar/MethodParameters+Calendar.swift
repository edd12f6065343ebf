extension MethodParameters {
    private static let calendarNews = "sendNotifications sendUpdates"
    private static let calendarSaved = Names(
        "alwaysIncludeEmail conferenceDataVersion eventLabelVersion supportsAttachments \(calendarNews)",
        refusing: "maxAttendees"
    )
    private static let calendarEvents = Names(
        "alwaysIncludeEmail iCalUID maxResults orderBy pageToken privateExtendedProperty q sharedExtendedProperty "
            + "showDeleted showHiddenInvitations singleEvents syncToken timeMax timeMin updatedMin",
        refusing: "eventTypes maxAttendees timeZone"
    )

    /// The parameters of Calendar's methods, for one user without guests, to whom no mail is sent.
    ///
    /// The user owns all calendars (`minAccessRole`), and hides no calendar (`showHidden`) and no invitation
    /// (`showHiddenInvitations`).
    static let calendar = MethodParameters(
        methods: [
            "calendar.calendarList.get": Names(""),
            "calendar.calendarList.list": Names(
                "maxResults minAccessRole pageToken showHidden syncToken",
                refusing: "showDeleted showOwnOrganizationOnly"
            ),
            "calendar.calendars.delete": Names(""),
            "calendar.calendars.get": Names(""),
            "calendar.calendars.insert": Names(""),
            "calendar.calendars.patch": Names(""),
            "calendar.calendars.update": Names(""),
            "calendar.channels.stop": Names(""),
            "calendar.events.delete": Names(calendarNews),
            "calendar.events.get": Names("alwaysIncludeEmail", refusing: "maxAttendees timeZone"),
            "calendar.events.import": Names("conferenceDataVersion eventLabelVersion supportsAttachments"),
            "calendar.events.insert": calendarSaved,
            "calendar.events.instances": Names(
                "alwaysIncludeEmail maxResults pageToken showDeleted timeMax timeMin",
                refusing: "maxAttendees originalStart timeZone"
            ),
            "calendar.events.list": calendarEvents,
            "calendar.events.patch": calendarSaved,
            "calendar.events.quickAdd": Names("text \(calendarNews)"),
            "calendar.events.update": calendarSaved,
            "calendar.events.watch": calendarEvents,
        ],
        flags: "alwaysIncludeEmail sendNotifications showDeleted showHidden showHiddenInvitations "
            + "showOwnOrganizationOnly singleEvents supportsAttachments",
        choices: [
            "eventTypes": ["birthday", "default", "focusTime", "fromGmail", "outOfOffice", "workingLocation"],
            "minAccessRole": ["freeBusyReader", "owner", "reader", "writer", "writerWithoutPrivateAccess"],
            "orderBy": ["startTime", "updated"], "sendUpdates": ["all", "externalOnly", "none"],
        ],
        // No conference is made, and events have no labels.
        values: ["conferenceDataVersion": ["0"], "eventLabelVersion": ["0"]]
    )
}
