import GAPIDescription

/// The contents of the query to emit for a method.
struct QueryPlan {
    let name: String
    let id: String
    let verb: String
    let path: String
    /// The parameters; the required ones first, in the order of arguments.
    var parameters: [Parameter] = []
    var enumerations: [Enumeration] = []
    var body: Body?
    /// The source of the response type.
    var response = "Swift.Void"
    /// The protocols of the query besides `GAPI.Query`.
    var conformances: [String] = []
    var paging: Paging?
    /// The conformance to `GAPI.ChangeQuery`.
    var changes: ChangePlan?
    /// The upload protocol: `simple` or `resumable`; `nil` if the method takes no media.
    var upload: String?
    var wrapsData = false
    var apiVersion: String?
    var idempotency: API.Idempotency?
    var matchesETag = false
    /// The source of the body's `etag`.
    var bodyETag: String?
    var documentation = Documentation()
    var isDeprecated = false

    struct Parameter {
        /// The name in the URL.
        let key: String
        let name: String
        let type: SwiftType
        let isInPath: Bool
        let isRequired: Bool
        /// The source of the argument's default value.
        var `default`: String?
        var documentation: Documentation
    }

    enum Body {
        /// A model, and whether the argument can be left out.
        case model(String, isOptional: Bool)
        /// Changes of a model.
        case patch(String)
        case value(String)
        case raw
    }

    struct Paging {
        /// The source of the page token's getter and setter; `nil` if the token is a parameter with the name
        /// `pageToken`.
        var token: (get: String, set: String)?
        /// The source of the next token.
        var next: String
        /// The members of the response that the next page needs.
        var pageFields: String
        var item: String
        var items: String
        /// A remark for the comment.
        var fact: String?
    }
}
