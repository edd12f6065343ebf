import AsyncFetch
import AsyncOAuth
import Synchronization

extension GAPI.MetadataServer {
    /// Returns `true` if this machine has a metadata server.
    ///
    /// Variables decide first, then the vendor of the machine in its firmware (DMI), and only then a test request,
    /// which takes 3 s at most. The answer is remembered for the life of the process. Cancelling the task ends its
    /// wait.
    ///
    /// - Throws: `CancellationError`.
    public static func isAvailable(
        _ variables: GAPI.CredentialEnvironment = .process,
        in environment: TokenEnvironment = .standard
    ) async throws -> Bool {
        try await MetadataDetection.shared.isAvailable(variables, in: environment)
    }
}

/// The search for a metadata server, whose results are remembered.
final class MetadataDetection: Sendable {
    /// The detection of this process.
    static let shared = MetadataDetection()

    private struct Key: Hashable {
        let address: MetadataAddress
        let mode: String
    }

    private let firmware: String
    private let results = Mutex<[Key: Promise<Bool>]>([:])

    /// Creates a detection that remembers nothing yet; `firmware` is the folder of the DMI texts.
    init(firmware: String = "/sys/class/dmi/id") { self.firmware = firmware }

    func isAvailable(
        _ variables: GAPI.CredentialEnvironment,
        in environment: TokenEnvironment
    ) async throws -> Bool {
        try Task.checkCancellation()
        if let known = Self.known(by: variables) { return known }
        let mode = variables["METADATA_SERVER_DETECTION"]?.lowercased() ?? ""
        if mode != "ping-only", isGooglesMachine { return true }
        if mode == "bios-only" { return false }
        let address = MetadataAddress(variables)
        let (promise, isNew) = results.withLock { results in
            let key = Key(address: address, mode: mode)
            if let promise = results[key] { return (promise, false) }
            if results.count >= 64 { results = [:] }
            let promise = Promise<Bool>()
            results[key] = promise
            return (promise, true)
        }
        if isNew {
            // A task of its own: a waiter's cancellation ends its wait alone.
            Task { promise.fulfill(.success(await Self.answers(address, in: environment))) }
        }
        return try await promise.value
    }

    /// Returns what the variables say; `nil` if they say nothing.
    private static func known(by variables: GAPI.CredentialEnvironment) -> Bool? {
        switch variables["METADATA_SERVER_DETECTION"]?.lowercased() {
        case "assume-present": return true
        case "none": return false
        default: break
        }
        if let check = variables["NO_GCE_CHECK"]?.lowercased(), check == "true" || check == "1" { return false }
        let names = ["GCE_METADATA_HOST", "GCE_METADATA_ROOT", "K_SERVICE", "CLOUD_RUN_JOB", "FUNCTION_NAME"]
        return names.contains { variables[$0] != nil } ? true : nil
    }

    /// A Boolean value indicating whether the firmware says that Google made the machine.
    ///
    /// Then a server that does not answer is slow or starting, not absent.
    private var isGooglesMachine: Bool {
        ["product_name", "bios_vendor"].contains { name in
            guard let text = try? WholeFile("\(firmware)/\(name)").contents() else { return false }
            return String(buffer: text).hasPrefix("Google")
        }
    }

    /// Asks by address and by name at once; the first right answer decides.
    private static func answers(_ address: MetadataAddress, in environment: TokenEnvironment) async -> Bool {
        let request = MetadataRequest(address, in: environment)
        return await withTaskGroup(of: Bool.self) { group in
            for origin in Set([address.pingOrigin, address.origin]) {
                group.addTask { (try? await request.ping(origin)) ?? false }
            }
            defer { group.cancelAll() }
            return await group.contains(true)
        }
    }
}
