import AsyncFetch
package import AsyncJSON
package import AsyncOAuth
import HTTPTypes

extension GAPI {
    /// The members of a credentials file, or of an object in it, with errors that name the file and the member.
    ///
    /// No error has a value of the file.
    package struct CredentialsMembers: Sendable {
        /// The name of the file, or of another place that the members come from.
        package let file: String
        /// The path of the object in the file; empty for the whole file.
        package let path: String
        /// The object.
        package let value: JSON.Value
        /// The types of credentials that the caller allows, in the file and inside of it.
        package let allowed: Set<CredentialType>
        /// The number of objects around this one.
        package let depth: Int
        /// The variables and folders of the process, which some types of credentials need.
        package let environment: CredentialEnvironment

        /// Creates a reader.
        ///
        /// - Throws: `OAuthError/Code/malformedFile` if the value is not an object.
        package init(
            _ value: JSON.Value,
            file: String,
            path: String = "",
            allowing allowed: Set<CredentialType> = .all,
            depth: Int = 0,
            environment: CredentialEnvironment = .process
        ) throws(OAuthError) {
            guard value.isObject else {
                let place = path.isEmpty ? "" : ", member \(path)"
                throw OAuthError(.malformedFile, "\(file)\(place): it is not a JSON object")
            }
            self.file = file
            self.path = path
            self.value = value
            self.allowed = allowed
            self.depth = depth
            self.environment = environment
        }

        /// Returns the error of a member; the problem is a clause such as "it is empty".
        package func failure(_ name: String, _ problem: String, cause: (any Swift.Error)? = nil) -> OAuthError {
            OAuthError(.malformedFile, "\(file), member \(path(to: name)): \(problem)", cause: cause)
        }

        /// Returns the path of a member in the file.
        package func path(to name: String) -> String { path.isEmpty ? name : "\(path).\(name)" }

        /// Returns a text that must be there and must not be empty.
        package func text(_ name: String) throws(OAuthError) -> String {
            guard let value = member(name) else { throw failure(name, "it is missing") }
            guard let text = value.string else { throw failure(name, "it is not a string") }
            guard !text.isEmpty else { throw failure(name, "it is empty") }
            return text
        }

        /// Returns a text; `nil` if it is missing, null or empty.
        package func optionalText(_ name: String) throws(OAuthError) -> String? {
            guard let value = member(name) else { return nil }
            guard let text = value.string else { throw failure(name, "it is not a string") }
            return text.isEmpty ? nil : text
        }

        /// Returns the URL of an endpoint: https, or any scheme on this machine.
        package func url(_ name: String) throws(OAuthError) -> String {
            guard let url = try optionalURL(name) else { throw failure(name, "it is missing or empty") }
            return url
        }

        /// Returns the URL of an endpoint; `nil` if it is missing, null or empty.
        package func optionalURL(_ name: String) throws(OAuthError) -> String? {
            guard let url = try optionalText(name) else { return nil }
            guard let request = try? HTTPRequest(url: url) else { throw failure(name, "it is not a URL") }
            guard request.isTrustworthy else {
                throw failure(name, "its scheme is not https, so that secrets would be readable on the way")
            }
            return url
        }

        /// Returns an array of texts, or the words of one text; empty if it is missing or null.
        package func strings(_ name: String) throws(OAuthError) -> [String] {
            guard let value = member(name) else { return [] }
            if let text = value.string { return text.split(separator: " ").map(String.init) }
            guard let elements = value.array else { throw failure(name, "it is not an array of strings") }
            var strings: [String] = []
            for element in elements {
                guard let text = element.string else { throw failure(name, "it is not an array of strings") }
                strings.append(text)
            }
            return strings
        }

        /// Returns a whole number; `nil` if it is missing or null.
        package func optionalInteger(_ name: String) throws(OAuthError) -> Int? {
            guard let value = member(name) else { return nil }
            guard let number = value.int64.flatMap({ Int(exactly: $0) }) else {
                throw failure(name, "it is not a whole number")
            }
            return number
        }

        /// Returns a Boolean value; `nil` if it is missing or null.
        package func optionalBool(_ name: String) throws(OAuthError) -> Bool? {
            guard let value = member(name) else { return nil }
            guard let bool = value.bool else { throw failure(name, "it is not true or false") }
            return bool
        }

        /// Returns an object that must be there.
        package func object(_ name: String) throws(OAuthError) -> Self {
            guard let object = try optionalObject(name) else { throw failure(name, "it is missing") }
            return object
        }

        /// Returns an object; `nil` if it is missing or null.
        package func optionalObject(_ name: String) throws(OAuthError) -> Self? {
            guard let value = member(name) else { return nil }
            guard value.isObject else { throw failure(name, "it is not an object") }
            return try Self(
                value,
                file: file,
                path: path(to: name),
                allowing: allowed,
                depth: depth + 1,
                environment: environment
            )
        }

        private func member(_ name: String) -> JSON.Value? {
            guard let value = value[name], !value.isNull else { return nil }
            return value
        }
    }
}
