import HTTPTypes

/// The methods of a service's description that its emulation does not speak.
///
/// They are answered with 501, because a client would take a 404 for a missing file. So nothing that a client may ask for
/// is ignored: each method of the description is spoken, or is here. The service is asked after all others: where
/// ``EmulatorConfiguration/documents`` or recorded answers have the method, they answer.
struct UnspokenMethods: EmulatedService {
    struct Method: Sendable {
        /// The name in the description, such as `drive.permissions.list`.
        let name: String
        let method: HTTPRequest.Method
        let path: PathPattern
    }

    /// The name and the version of the service, which are also the root of its paths.
    private let root: [String]
    let methods: [Method]

    /// Creates a table.
    ///
    /// - Parameters:
    ///   - service: The name of the service.
    ///   - version: The version of the service.
    ///   - methods: The names without that of the service, the HTTP methods, and the paths behind `service/version/`.
    init(
        _ service: String,
        _ version: String,
        _ methods: [(name: String, method: HTTPRequest.Method, path: String)]
    ) {
        root = [service, version]
        self.methods = methods.map {
            Method(name: "\(service).\($0.name)", method: $0.method, path: PathPattern(plain: $0.path))
        }
    }

    /// The tables of all services.
    static let all: [any EmulatedService] = [storage, drive, calendar]

    func speaks(_ api: String) -> Bool { api == root.joined(separator: "/") }

    func operation(
        _ method: HTTPRequest.Method,
        _ target: RequestTarget,
        _ headers: HTTPFields
    ) throws(GoogleError) -> Operation? {
        guard target.segments.starts(with: root), let name = name(method, target.segments.dropFirst(root.count)) else {
            return nil
        }
        return Operation(name: name) { _ in
            throw GoogleError.notImplemented("The emulator does not speak \(name).")
        }
    }

    /// Returns the name of the method at a path behind the root; `nil` if there is none.
    func name(_ method: HTTPRequest.Method, _ path: some Collection<String>) -> String? {
        let count = path.count
        return methods.first {
            $0.method == method && $0.path.segments.count == count && $0.path.match(path) != nil
        }?.name
    }
}
