import GAPIDescription

/// A method as it is going to be emitted.
struct QueryPlan {
    let name: String
    let id: String
    let verb: String
    let path: String
    /// Those that are arguments first, in their order.
    var parameters: [Parameter] = []
    var enumerations: [Enumeration] = []
    var body: Body?
    /// What it answers, as it is written.
    var response = "Swift.Void"
    /// The protocols it has besides `Query`.
    var conformances: [String] = []
    var paging: Paging?
    /// How it takes media: `simple`, `resumable`.
    var upload: String?
    var wrapsData = false
    var apiVersion: String?
    var idempotency: API.Idempotency?
    var matchesETag = false
    /// The version that the body names, as it is written.
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
        /// The value of the argument when it is left out, as it is written.
        var `default`: String?
        var documentation: Documentation
    }

    enum Body {
        /// A model; whether it can be left out.
        case model(String, isOptional: Bool)
        /// Changes to a model.
        case patch(String)
        case value(String)
        case raw
    }

    struct Paging {
        /// The computed token, where it is not a parameter of this name: how it is read and written.
        var token: (get: String, set: String)?
        /// The next token, as it is written.
        var next: String
        /// The members of the answer without which there is no next page.
        var pageFields: String
        var item: String
        var items: String
        /// Remarks for the comment.
        var fact: String?
    }
}
