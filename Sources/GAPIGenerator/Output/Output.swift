public import GAPIDescription

extension Generator {
    /// A generated module.
    public struct Output: Sendable {
        /// The files by name, none of which depends on what is in them.
        public let files: [(path: String, text: String)]
        /// What there is to say, the parser's part first.
        public let diagnostics: [API.Diagnostic]
        /// What was generated, in numbers.
        public let summary: Summary
        let header: Header

        /// Whether there is something that cannot be used.
        public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
    }
}
