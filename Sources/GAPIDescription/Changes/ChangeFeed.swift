extension API {
    /// The rules by which a service lets its clients follow the changes of a list.
    ///
    /// Descriptions do not have them: they have the parameters, and the rules are in the services' guides.
    /// ``Document/changeFeed(of:)`` returns the rules.
    public struct ChangeFeed: Sendable, Hashable {
        /// The mark of an item that was deleted.
        public enum Deletion: Sendable, Hashable {
            /// No item is ever deleted.
            case none
            /// A member of the item is `true`.
            case flag([String])
            /// A member of the item has this value.
            case value([String], String)
            /// An item has several kinds of changes in lists of their own, and the deletions in this one.
            case part(String, others: [String])
        }

        /// A method that opens push channels, and the method that closes them, with their ids without the service.
        public struct Push: Sendable, Hashable {
            /// The method that opens a channel.
            public let watch: String
            /// The method that closes a channel.
            public let stop: String
            /// A Boolean value indicating whether notifications arrive at a Pub/Sub topic instead of a URL.
            public let isTopic: Bool
        }

        /// A method that returns the cursor of the changes after now, and the member with it.
        public struct Start: Sendable, Hashable {
            /// The id of the method without the service.
            public let method: String
            /// The member of its response.
            public let member: String
        }

        /// The parameter for the cursor.
        public let token: String
        /// The member of a response with the next cursor.
        public let next: String
        /// The parameter that must be `true` so that the service sends a cursor at all.
        public var request: String?
        /// The mark of deleted items.
        public var deletion = Deletion.none
        /// The parameters that cannot be combined with a cursor.
        public var excluded: [String] = []
        /// The parameters that must not be `false`, because deletions would be hidden.
        public var neverFalse: [String] = []
        /// The parameter with the members of an item that the service returns; the mark of deleted items must be there.
        public var mask: String?
        /// The statuses of a response to an expired cursor.
        public var expiredStatuses = [410]
        /// The reasons in a response to an expired cursor.
        public var expiredReasons: [String] = []
        /// The method with the first cursor; `nil` if the last page of the complete list has it.
        public var start: Start?
        /// The push channels; `nil` if there are none.
        public var push: Push?
        /// The name of the method of a generated service that follows the changes.
        public let name: String

        init(_ name: String, token: String, next: String, _ configure: (inout Self) -> Void = { _ in }) {
            self.name = name
            self.token = token
            self.next = next
            configure(&self)
        }
    }
}

extension API.Document {
    /// Returns the rules by which the changes of a method's list can be followed; `nil` if the service publishes none.
    public func changeFeed(of method: API.Method) -> API.ChangeFeed? {
        guard let id = method.id, let name, id.hasPrefix(name + ".") else { return nil }
        return API.ChangeFeed.published[name]?[String(id.dropFirst(name.count + 1))]
    }
}

extension API.ChangeFeed {
    fileprivate static let published = ["drive": drive, "calendar": calendar, "gmail": gmail, "people": people]

    /// Source: [Retrieve changes](https://developers.google.com/workspace/drive/api/guides/manage-changes).
    private static let drive = [
        "changes.list": API.ChangeFeed("changes", token: "pageToken", next: "newStartPageToken") {
            $0.deletion = .flag(["removed"])
            $0.neverFalse = ["includeRemoved"]
            $0.start = Start(method: "changes.getStartPageToken", member: "startPageToken")
            $0.push = Push(watch: "changes.watch", stop: "channels.stop", isTopic: false)
        }
    ]

    /// Source: [Synchronize resources efficiently](https://developers.google.com/workspace/calendar/api/guides/sync).
    private static let calendar: [String: API.ChangeFeed] = {
        func feed(_ name: String, _ resource: String, _ configure: (inout API.ChangeFeed) -> Void) -> API.ChangeFeed {
            API.ChangeFeed(name, token: "syncToken", next: "nextSyncToken") {
                $0.push = Push(watch: "\(resource).watch", stop: "channels.stop", isTopic: false)
                configure(&$0)
            }
        }
        return [
            "events.list": feed("changes", "events") {
                $0.deletion = .value(["status"], "cancelled")
                $0.excluded = [
                    "iCalUID", "orderBy", "privateExtendedProperty", "q", "sharedExtendedProperty", "timeMax",
                    "timeMin", "updatedMin",
                ]
                $0.neverFalse = ["showDeleted"]
            },
            "calendarList.list": feed("calendarListChanges", "calendarList") {
                $0.deletion = .flag(["deleted"])
                $0.excluded = ["minAccessRole"]
                $0.neverFalse = ["showDeleted", "showHidden"]
            },
            "acl.list": feed("aclChanges", "acl") {
                $0.deletion = .value(["role"], "none")
                $0.neverFalse = ["showDeleted"]
            },
            "settings.list": feed("settingsChanges", "settings") { _ in },
        ]
    }()

    /// Source: [Synchronize clients with Gmail](https://developers.google.com/workspace/gmail/api/guides/sync).
    private static let gmail = [
        "users.history.list": API.ChangeFeed("history", token: "startHistoryId", next: "historyId") {
            $0.deletion = .part("messagesDeleted", others: ["labelsAdded", "labelsRemoved", "messagesAdded"])
            $0.expiredStatuses = [404, 410]
            $0.start = Start(method: "users.getProfile", member: "historyId")
            $0.push = Push(watch: "users.watch", stop: "users.stop", isTopic: true)
        }
    ]

    /// Source: [Read contacts](https://developers.google.com/people/v1/contacts), and the descriptions of `syncToken`.
    private static let people: [String: API.ChangeFeed] = {
        func feed(_ name: String, mask: String, requests: Bool = true) -> API.ChangeFeed {
            API.ChangeFeed(name, token: "syncToken", next: "nextSyncToken") {
                if requests { $0.request = "requestSyncToken" }
                $0.deletion = .flag(["metadata", "deleted"])
                $0.mask = mask
                $0.expiredReasons = ["EXPIRED_SYNC_TOKEN"]
            }
        }
        return [
            "people.connections.list": feed("changes", mask: "personFields"),
            "otherContacts.list": feed("otherContactChanges", mask: "readMask"),
            "people.listDirectoryPeople": feed("directoryChanges", mask: "readMask"),
            "contactGroups.list": feed("contactGroupChanges", mask: "groupFields", requests: false),
        ]
    }()
}
