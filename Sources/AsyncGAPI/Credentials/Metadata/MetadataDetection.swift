import AsyncFetch
import AsyncOAuth
import Synchronization

extension GAPI.MetadataServer {
    /// Returns `true` if this machine has a metadata server.
    ///
    /// Variables decide first, then the vendor of the machine in its firmware (DMI), and only then a test request,
    /// which takes 3 s at most. The answer is remembered for the life of the process; if nothing answers, only for a
    /// minute, because the network may not be up yet. Cancelling the task ends its wait.
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

    private struct Search {
        let result = Promise<Bool>()
        /// The time at which the result is forgotten; `nil` for never.
        var end: Duration?
    }

    /// The time for which silence counts as absence.
    private static let patience = Duration.seconds(60)

    private let firmware: String
    private let clock: FetchClock
    private let searches = Mutex<[Key: Search]>([:])

    /// Creates a detection that remembers nothing yet.
    ///
    /// - Parameters:
    ///   - firmware: The folder of the DMI texts.
    ///   - clock: The clock by which results are forgotten.
    init(firmware: String = "/sys/class/dmi/id", clock: FetchClock = .continuous) {
        self.firmware = firmware
        self.clock = clock
    }

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
        let (key, now) = (Key(address: address, mode: mode), clock.now())
        let (result, isNew) = searches.withLock { searches -> (Promise<Bool>, Bool) in
            if let search = searches[key], search.end.map({ now < $0 }) ?? true { return (search.result, false) }
            if searches.count >= 64 { searches = [:] }
            let search = Search()
            searches[key] = search
            return (search.result, true)
        }
        if isNew {
            // A task of its own: a waiter's cancellation ends its wait alone.
            Task {
                let answer = await Self.answer(address, in: environment)
                if answer == .silence {
                    let end = self.clock.now() + Self.patience
                    self.searches.withLock { searches in
                        if searches[key]?.result === result { searches[key]?.end = end }
                    }
                }
                result.fulfill(.success(answer == .server))
            }
        }
        return try await result.value
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
    private static func answer(
        _ address: MetadataAddress,
        in environment: TokenEnvironment
    ) async -> MetadataRequest.Answer {
        let request = MetadataRequest(address, in: environment)
        return await withTaskGroup(of: MetadataRequest.Answer.self) { group in
            for origin in Set([address.pingOrigin, address.origin]) {
                group.addTask { (try? await request.ping(origin)) ?? .silence }
            }
            defer { group.cancelAll() }
            var result = MetadataRequest.Answer.silence
            for await answer in group {
                if answer == .server { return .server }
                if answer == .other { result = .other }
            }
            return result
        }
    }
}
