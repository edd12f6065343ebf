import AsyncJSON

extension GAPI {
    /// The rules by which a method returns the changes of a list; a constant of generated code.
    public struct ChangeFeed: Sendable {
        /// A method that returns a cursor before anything is listed.
        struct Start: Sendable {
            let method: QueryMethod
            /// The member of the response with the cursor.
            let member: String
            /// The parameters of the list that the method takes, too.
            let parameters: Set<String>
        }

        /// A method that opens or closes a push channel.
        struct Push: Sendable {
            let watch: QueryMethod
            let stop: QueryMethod
            /// The parameters of the list that the method takes, too.
            let parameters: Set<String>
            /// A Boolean value indicating whether notifications arrive at a Pub/Sub topic instead of a URL.
            let isTopic: Bool
        }

        /// The parameter for the cursor.
        let token: String
        /// The parameter that must be `true` so that the service sends a cursor at all.
        let request: String?
        /// The members of a response that are necessary to follow the changes, as a `fields` mask names them.
        let fields: String
        /// The parameters that cannot be combined with a cursor.
        let excluded: [String]
        /// The parameters that must not be `false`.
        let neverFalse: [String]
        /// The parameter with the members of an item that the service returns, and the member that marks deletions.
        let mask: (parameter: String, member: String)?
        /// The statuses of a response to an expired cursor.
        let expiredStatuses: [Int]
        /// The reasons in a response to an expired cursor.
        let expiredReasons: [String]
        let start: Start?
        let push: Push?

        /// Creates the rules of a method, for generated code.
        @_spi(Generated) public init(
            token: String,
            request: String? = nil,
            fields: String,
            excluded: [String] = [],
            neverFalse: [String] = [],
            mask: (parameter: String, member: String)? = nil,
            expiredStatuses: [Int] = [410],
            expiredReasons: [String] = [],
            start: (method: QueryMethod, member: String, parameters: Set<String>)? = nil,
            watch: (method: QueryMethod, stop: QueryMethod, parameters: Set<String>, isTopic: Bool)? = nil
        ) {
            self.token = token
            self.request = request
            self.fields = fields
            self.excluded = excluded
            self.neverFalse = neverFalse
            self.mask = mask
            self.expiredStatuses = expiredStatuses
            self.expiredReasons = expiredReasons
            self.start = start.map { Start(method: $0.method, member: $0.member, parameters: $0.parameters) }
            push = watch.map {
                Push(watch: $0.method, stop: $0.stop, parameters: $0.parameters, isTopic: $0.isTopic)
            }
        }

        /// Returns `true` if a call failed because the service knows the cursor no longer.
        func isExpired(_ error: GAPI.Error) -> Bool {
            guard let status = error.status else { return false }
            if expiredStatuses.contains(status) { return true }
            let reasons =
                [error.reason, error.canonicalStatus] + error.errors.map(\.reason)
                + error.details.map { $0["reason"]?.string }
            return reasons.contains { reason in reason.map { expiredReasons.contains($0) } ?? false }
        }
    }

    /// A query for a list whose changes can be followed; see `changes(of:from:options:)`.
    public protocol ChangeQuery: PagedQuery {
        /// The rules of the method.
        static var changeFeed: ChangeFeed { get }

        /// The cursor of the changes to return; `nil` for the complete list.
        var changeToken: String? { get set }

        /// Returns the cursor of the next changes in a response, if it has one.
        func nextChangeToken(in response: Response) -> String?

        /// Returns the changes on one page.
        func changes(in response: Response) -> [Change<Item>]
    }
}
