import AsyncJSON
import AsyncOAuth

extension GAPI {
    /// The format of a file or response with a subject token.
    enum SubjectTokenFormat: Sendable, Hashable {
        /// The token alone; white space around it is not a part of it.
        case text
        /// An object with the token in this member.
        case json(member: String)

        /// Returns the token; `place` is the file or URL for messages, which never contain the content.
        func token(in bytes: some Sequence<UInt8>, of place: String) throws(OAuthError) -> String {
            let token: String
            switch self {
            case .text:
                guard let text = String(validating: Array(bytes), as: UTF8.self) else {
                    throw OAuthError(.subjectToken, "\(place) is not UTF-8")
                }
                token = text.trimmingWhiteSpace
            case .json(let member):
                let object = try GAPI.subjectObject(bytes, of: place)
                guard let value = object[member] else {
                    throw OAuthError(
                        .subjectToken,
                        "\(place) has no member \(member); correct credential_source.format.subject_token_field_name"
                    )
                }
                guard let text = value.string else {
                    throw OAuthError(.subjectToken, "the member \(member) of \(place) is not a text")
                }
                token = text
            }
            guard !token.isEmpty else { throw OAuthError(.subjectToken, "\(place) has an empty token") }
            return token
        }
    }

    /// Parses an object from a file, a response or a program; `place` names it in messages.
    static func subjectObject(_ bytes: some Sequence<UInt8>, of place: String) throws(OAuthError) -> JSON.Value {
        // The cause is left out: it could quote the content.
        guard let object = try? JSON.Value(parsing: bytes), object.isObject else {
            throw OAuthError(.subjectToken, "\(place) is not a JSON object")
        }
        return object
    }
}

extension String {
    /// The text without the ASCII white space at both ends.
    var trimmingWhiteSpace: String {
        func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
        let rest = utf8.drop(while: isSpace)
        guard let last = rest.lastIndex(where: { !isSpace($0) }) else { return "" }
        return String(Substring(rest[...last]))
    }
}
