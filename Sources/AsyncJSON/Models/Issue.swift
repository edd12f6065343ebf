extension JSON {
    /// A member of a document that does not fit its property; code that treats it as an error can throw it.
    ///
    /// ```swift
    /// for issue in list.jsonIssues() { print(issue) }
    /// // Expected a date and time (RFC 3339), found another string at files[3].createdTime
    /// ```
    public struct Issue: Swift.Error, Sendable, Hashable, CustomStringConvertible {
        /// The path of the member, such as `files[3].createdTime`, or of the element in it that does not fit.
        ///
        /// It is written like a ``JSON/Path``.
        public let path: String
        /// The kind of issue: ``JSON/Error/Code/typeMismatch`` or ``JSON/Error/Code/invalidValue``.
        public let code: Error.Code
        /// A description of the problem, for people.
        public let message: String
        /// The member's value as it was read.
        public let value: Value

        /// The message with the path.
        public var description: String { "\(message) at \(path)" }
    }
}

extension JSON.Model {
    /// Returns the members that were read and do not fit their properties, of this model and all models inside it.
    ///
    /// Such a property is `nil`, and its member is among the ``unknown`` members. It is no longer an issue once the
    /// property is set or the member is removed (`unknown["size"] = nil`). If an element of an array or map of models
    /// is not an object, it becomes a blank model. While that stays blank, it is written back as it was read.
    ///
    /// The method visits everything that was read: for a list of a thousand files it takes about as long as a
    /// comparison with another list.
    ///
    /// - Parameter limit: The largest number of issues, because a document can have as many as it has members.
    /// - Returns: The issues, in the order of the tables.
    public func jsonIssues(limit: Int = 100) -> [JSON.Issue] {
        var issues = IssueList(limit: limit)
        withUnsafePointer(to: self) { Self.addIssues(of: $0, to: &issues) }
        return issues.issues
    }
}

/// Gathers the issues of a model and of the models inside it.
struct IssueList {
    let limit: Int
    /// The path to the value that is being examined.
    var path: [JSON.Path.Step] = []
    private(set) var issues: [JSON.Issue] = []

    init(limit: Int) { self.limit = limit }

    var isFull: Bool { issues.count >= limit }

    /// Adds the error that prevents reading a text, which is known to be JSON.
    mutating func add(_ text: [UInt8], read: (inout Reader) throws(JSON.Error) -> Void) {
        guard !isFull, let value = try? JSON.Value(parsing: text, limits: JSON.Limits(depth: .max)),
            let error = Self.error(text, read)
        else { return }
        let located = path.reversed().reduce(error) { error, step in
            switch step {
            case .member(let name): error.inside(member: name)
            case .element(let position): error.inside(element: position)
            }
        }
        issues.append(JSON.Issue(path: located.path, code: error.code, message: error.message, value: value))
    }

    private static func error(_ text: [UInt8], _ read: (inout Reader) throws(JSON.Error) -> Void) -> JSON.Error? {
        let limits = JSON.Limits(depth: .max, isStrict: true)
        guard let bytes = try? PaddedBytes.copy(text, limits: limits) else { return nil }
        defer { withExtendedLifetime(bytes) {} }
        var reader = Reader(bytes, limits: limits)
        do throws(JSON.Error) {
            try read(&reader)
            return nil
        } catch {
            return error
        }
    }
}
