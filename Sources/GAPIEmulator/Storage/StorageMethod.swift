import HTTPTypes

/// A method of the JSON API: its place in the description of `storage:v1`, and what answers it.
///
/// Each method of the description is in ``StorageServer/methods`` or in ``UnspokenMethods/storage``, and for each spoken
/// one the parameters that the description has. So nothing that a client may ask for is ignored: what is not spoken is
/// refused with 501. Parameters that the description does not have are ignored, as at Google.
struct StorageMethod: Sendable {
    /// Answers a call; the dictionary has the variables of the path.
    typealias Answer = @Sendable (StorageServer, IncomingRequest, _ path: [String: String]) async throws -> Reply

    /// The name in the description, such as `storage.objects.list`.
    let name: String
    let method: HTTPRequest.Method
    let path: PathPattern
    /// The parameters that are spoken, besides those of all methods.
    let parameters: Set<String>
    /// The parameters of the description that are refused.
    let refused: Set<String>
    let answer: Answer

    /// Creates a method.
    ///
    /// - Parameters:
    ///   - name: The name without `storage.`.
    ///   - method: The HTTP method.
    ///   - path: The path behind `storage/v1/`.
    ///   - parameters: The parameters that are spoken, with blanks between them.
    ///   - refused: The parameters that are not spoken.
    ///   - answer: Answers a call.
    init(
        _ name: String,
        _ method: HTTPRequest.Method,
        _ path: String,
        _ parameters: String = "",
        refusing refused: String = "",
        _ answer: @escaping Answer
    ) {
        self.name = "storage.\(name)"
        self.method = method
        self.path = PathPattern(plain: path)
        self.parameters = Set(parameters.split(separator: " ").map(String.init))
        self.refused = Set(refused.split(separator: " ").map(String.init))
        self.answer = answer
    }

    /// Throws 501 for a parameter that is not spoken, and 400 for a value that a spoken one cannot have.
    func check(_ query: RequestTarget.Query) throws(GoogleError) {
        for (name, value) in query.parameters where !value.isEmpty {
            if refused.contains(name), value.lowercased() != "false" {
                throw .notImplemented("The emulator does not speak the parameter \(name) of \(self.name).", name)
            }
            if Self.flags.contains(name), parameters.contains(name) { _ = try query.flag(name) }
        }
        if parameters.contains("projection"), let projection = query["projection"],
            !["full", "noAcl"].contains(projection)
        {
            throw .invalid("projection", "is not full or noAcl")
        }
        if let alt = query["alt"], !["json", "media"].contains(alt) { throw .invalid("alt", "is not json or media") }
    }

    private static let flags: Set<String> = [
        "allowNonEmpty", "copySourceAcl", "includeFoldersAsPrefixes", "includeTrailingDelimiter", "recursive",
        "softDeleted", "versions",
    ]
}

/// The methods of a service by the length of their paths, so that a request is compared with few of them.
struct StorageMethodTable: Sendable {
    private var methods: [Int: [StorageMethod]] = [:]

    init(_ methods: [StorageMethod]) {
        for method in methods { self.methods[method.path.segments.count, default: []].append(method) }
    }

    /// Returns the method for a path behind `storage/v1`, with the variables of the path; `nil` if there is none.
    func method(
        _ method: HTTPRequest.Method,
        _ path: some Collection<String>
    ) -> (method: StorageMethod, path: [String: String])? {
        for candidate in methods[path.count] ?? [] where candidate.method == method {
            if let values = candidate.path.match(path) { return (candidate, values) }
        }
        return nil
    }
}

extension GoogleError {
    /// Returns the error for a part of an API that this server does not speak.
    static func notImplemented(_ message: String, _ parameter: String? = nil) -> Self {
        GoogleError(
            code: 501,
            reason: "notImplemented",
            message: message,
            location: parameter.map { ($0, "parameter") }
        )
    }
}
