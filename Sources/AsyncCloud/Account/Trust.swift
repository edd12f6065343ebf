import AsyncFetch

extension Cloud {
    /// The decisions about the certificates of an account's servers.
    ///
    /// ```swift
    /// let trust = Cloud.Trust(pins: bookmark.pins ?? [:]) { pins in
    ///     try await save(pins)                              // before the first request goes on
    /// } decide: { question in
    ///     await ask("Is \(question.certificate.fingerprint) the certificate of \(question.host)?") ? .accept : .reject
    /// }
    /// let connection = try Cloud.Connection(bookmark, credentials: login, trust: trust)
    /// ```
    ///
    /// A certificate that the system trusts is accepted at the first contact, and pinned. Later ones are compared with
    /// the pin. The same certificate passes; so does one with the same public key, and one that the system trusts whose
    /// issuer has the same key: these renew the pin. For all others, the closure decides, once for all connections that
    /// wait. An acceptance is stored before any of them goes on, and a rejection holds until ``reconsider()``.
    ///
    /// A pin with ``Pin/isOnly`` is renewed for the same public key alone.
    public actor Trust {
        /// A question about the certificate of a server.
        public struct Question: Sendable, Hashable {
            /// The host, with its port unless that is 443.
            public let host: String
            /// The certificate that it sent.
            public let certificate: Certificate
            /// A Boolean value indicating whether the system trusts the certificate.
            public let isVerified: Bool
            /// The certificate that was accepted before, if there was one.
            public let pin: Pin?
        }

        /// A certificate as people compare it.
        public struct Certificate: Sendable, Hashable {
            /// The certificate in DER (X.509).
            public let der: [UInt8]
            /// The SHA-256 of the certificate in lower-case hex.
            public let fingerprint: String
        }

        /// The answer to a question.
        public enum Decision: Sendable, Hashable {
            /// Accepts the certificate from now on.
            case accept
            /// Closes the connection.
            case reject
        }

        /// The certificates that are accepted, by host, with its port unless that is 443.
        public private(set) var pins: [String: Pin]
        private let store: @Sendable ([String: Pin]) async throws -> Void
        private let decide: @Sendable (Question) async throws -> Decision
        private var running: [Asked: Promise<Bool>] = [:]
        /// The last rejections, at most 64: a server can show another certificate each time.
        private(set) var rejected: [Asked] = []
        /// The number of questions whose answer was an acceptance.
        private(set) var acceptances = 0
        /// A Boolean value indicating whether any server has shown a certificate.
        private(set) var hasSeenCertificate = false
        /// The end of the last change that is being stored; the next one waits for it.
        private var lastStore: Promise<Void>?

        /// A certificate of a host that is asked about.
        struct Asked: Hashable {
            let host: String
            let fingerprint: String
        }

        /// Creates decisions.
        ///
        /// - Parameters:
        ///   - pins: The certificates that were accepted before, such as a bookmark's.
        ///   - store: Stores the accepted certificates after each change; if it throws, the connection is closed.
        ///   - decide: Decides about a certificate that no rule accepts; by default the system's verification does, but
        ///     not in place of a pin with ``Pin/isOnly``.
        public init(
            pins: [String: Pin] = [:],
            store: @escaping @Sendable ([String: Pin]) async throws -> Void = { _ in },
            decide: @escaping @Sendable (Question) async throws -> Decision = {
                $0.isVerified && $0.pin?.isOnly != true ? .accept : .reject
            }
        ) {
            self.pins = pins
            self.store = store
            self.decide = decide
        }

        /// Waits for the answers to all questions.
        ///
        /// - Throws: `CancellationError`.
        func waitForAnswers() async throws {
            for promise in running.values { _ = try? await promise.value }
            try Task.checkCancellation()
        }

        /// Forgets the rejections, so that the closure is asked again.
        public func reconsider() { rejected = [] }

        /// Returns a Boolean value indicating whether a connection may go on.
        ///
        /// Cancelling the task ends its own wait; the question stays, for others and for the next connection.
        ///
        /// - Parameters:
        ///   - shown: The certificate that the server sent.
        ///   - verify: Verifies it as the system does.
        /// - Returns: `true` if the certificate is accepted and that is stored.
        /// - Throws: The errors of the closures; `CancellationError`.
        func isTrusted(
            _ shown: ServerCertificate,
            verify: @escaping @Sendable () async throws -> Bool
        ) async throws -> Bool {
            hasSeenCertificate = true
            let new = Pin(shown)
            let asked = Asked(host: shown.place, fingerprint: new.fingerprint ?? "")
            if pins[asked.host]?.fingerprint == new.fingerprint { return true }
            if rejected.contains(asked) { return false }
            if let promise = running[asked] { return try await promise.value }
            let promise = Promise<Bool>()
            running[asked] = promise
            Task {
                let result: Result<Bool, any Swift.Error>
                do { result = .success(try await judge(new, shown, verify)) } catch { result = .failure(error) }
                if case .success(false) = result { rejected = rejected.suffix(63) + [asked] }
                running[asked] = nil
                promise.fulfill(result)
            }
            return try await promise.value
        }

        private func judge(
            _ new: Pin,
            _ shown: ServerCertificate,
            _ verify: @Sendable () async throws -> Bool
        ) async throws -> Bool {
            var new = new
            let pin = pins[shown.place]
            new.isOnly = pin?.isOnly
            if let pin, pin.publicKey == new.publicKey {
                new.isException = pin.isException
                try await accept(new, for: shown.place)
                return true
            }
            let isVerified = try await verify()
            // Another certificate of the host may have been accepted meanwhile.
            if pins[shown.place] != pin { return try await judge(new, shown) { isVerified } }
            if !isVerified { new.isException = true }
            let isSuccessor = pin.map {
                $0.isException != true && $0.isOnly != true && $0.issuerKey != nil && $0.issuerKey == new.issuerKey
            }
            if !isVerified || isSuccessor == false {
                let certificate = Certificate(der: shown.der, fingerprint: new.fingerprint ?? "")
                let question = Question(host: shown.place, certificate: certificate, isVerified: isVerified, pin: pin)
                guard try await decide(question) == .accept else { return false }
                acceptances += 1
            }
            try await accept(new, for: shown.place)
            return true
        }

        /// Stores an accepted certificate, and only then obeys it.
        private func accept(_ pin: Pin, for host: String) async throws {
            let (previous, promise) = (lastStore, Promise<Void>())
            lastStore = promise
            defer { promise.fulfill(.success(())) }
            try? await previous?.value
            var next = pins
            next[host] = pin
            try await store(next)
            pins = next
        }
    }
}
