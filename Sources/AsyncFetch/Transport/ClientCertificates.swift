import Crypto
import HTTPTypes
import NIOCore
import Synchronization

/// The certificates that a fetcher shows to servers, as digests: what a server answers to one is not for another.
///
/// Each file is read once for a server, as connections read it.
final class ClientCertificates: Sendable {
    /// No certificates.
    static let none = ClientCertificates(TLSPolicy())

    private static let mostServers = 1_000
    private let tls: TLSPolicy
    /// The digests by the server's host and port.
    private let digests = Mutex<[String: String]>([:])

    init(_ tls: TLSPolicy) { self.tls = tls }

    /// Returns the digest of the certificate that is shown for a request.
    ///
    /// - Returns: An empty text if none is shown; `nil` if the file cannot be read.
    func digest(for request: HTTPRequest) -> String? {
        guard !tls.identities.isEmpty, request.scheme == "https" else { return "" }
        let server = request.authority ?? ""
        if let digest = digests.withLock({ $0[server] }) { return digest }
        let origin = Origin(of: request)
        guard let digest = digest(shownTo: String(origin.host), port: origin.portNumber) else { return nil }
        digests.withLock { digests in
            if digests.count >= Self.mostServers { digests = [:] }
            digests[server] = digest
        }
        return digest
    }

    private func digest(shownTo host: String, port: Int) -> String? {
        guard let identity = tls.identity(for: host, port: port) else { return "" }
        guard let file = try? WholeFile(identity.certificates).contents() else { return nil }
        return SHA256.hash(data: Array(file.readableBytesView)).hexadecimal
    }
}
