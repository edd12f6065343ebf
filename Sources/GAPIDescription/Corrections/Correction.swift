extension API {
    /// A known mistake in one of Google's descriptions, and its correction.
    struct Correction: Sendable {
        /// The name of the service; the correction applies to all of its versions.
        let api: String
        /// The reason for the correction.
        let reason: String
        /// The end of the ids of the methods to correct: `.` and a name.
        let method: String
        private let change: @Sendable (inout API.Method) -> Bool

        /// Corrects the first method of a description whose id matches.
        /// - Returns: A note on the correction; `nil` if the description does not have the mistake.
        func apply(to document: inout Document) -> Diagnostic? {
            guard let entry = document.allMethods.first(where: { $0.method.id?.hasSuffix(self.method) == true }) else {
                return nil
            }
            var corrected = entry.method
            guard change(&corrected) else { return nil }
            document.replaceMethod(at: entry.resources[...], entry.name, with: corrected)
            return Diagnostic(.note, .corrected, at: entry.path, reason)
        }

        /// Returns the correction of a parameter that holds several segments, whose slashes `{name}` would
        /// percent-encode.
        private static func severalSegments(
            _ api: String,
            _ method: String,
            _ parameter: String,
            _ reason: String
        ) -> Self {
            Self(api: api, reason: reason, method: method) { corrected in
                guard let path = corrected.path, path.contains("{\(parameter)}") else { return false }
                corrected.path = path.replacing("{\(parameter)}", with: "{+\(parameter)}")
                return true
            }
        }

        static let all: [Correction] = [
            // github.com/googleapis/google-api-go-client/issues/3501
            severalSegments(
                "compute",
                ".reservationSubBlocks.get",
                "parentName",
                "`parentName` holds slashes, which the path must keep"
            ),
            severalSegments(
                "compute",
                ".reservationSubBlocks.list",
                "parentName",
                "`parentName` holds slashes, which the path must keep"
            ),
            severalSegments(
                "compute",
                ".reservationSubBlocks.performMaintenance",
                "parentName",
                "`parentName` holds slashes, which the path must keep"
            ),
            severalSegments(
                "compute",
                ".reservationSubBlocks.reportFaulty",
                "parentName",
                "`parentName` holds slashes, which the path must keep"
            ),
        ]
    }
}

extension API.Document {
    fileprivate mutating func replaceMethod(at path: ArraySlice<String>, _ name: String, with method: API.Method) {
        guard let first = path.first else {
            methods?[name] = method
            return
        }
        resources?[first]?.replaceMethod(at: path.dropFirst(), name, with: method)
    }
}

extension API.Resource {
    fileprivate mutating func replaceMethod(at path: ArraySlice<String>, _ name: String, with method: API.Method) {
        guard let first = path.first else {
            methods?[name] = method
            return
        }
        resources?[first]?.replaceMethod(at: path.dropFirst(), name, with: method)
    }
}
