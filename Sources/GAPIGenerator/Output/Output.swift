public import GAPIDescription

extension Generator {
    /// A generated module.
    public struct Output: Sendable {
        /// The files, whose names do not depend on their contents.
        public let files: [(path: String, text: String)]
        /// The diagnostics, those of the parser first.
        public let diagnostics: [API.Diagnostic]
        /// The counts of the generated source.
        public let summary: Summary
        let header: Header

        /// A Boolean value indicating whether a part of the description cannot be used.
        public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
    }
}
