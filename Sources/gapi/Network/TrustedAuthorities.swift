import AsyncFetch
import GAPIDescription
import NIOCore

/// The file of authorities that `SSL_CERT_FILE` names, which are trusted besides those of the system.
enum TrustedAuthorities {
    /// There is no such variable.
    case none
    /// The path of a file with certificates.
    case file(String)
    /// The path of a file that is not there.
    case missing(String)
    /// The reason why the file of a path is of no use.
    case broken(String, reason: String)

    /// The authorities of this process, whose file is examined once.
    static let ofProcess = TrustedAuthorities(CommandNetwork.variable("SSL_CERT_FILE"))

    /// Examines a file; what is not at rest, such as a pipe, is left to its only reader.
    init(_ path: String?) {
        guard let path else {
            self = .none
            return
        }
        guard DescriptorPath.descriptor(in: path) == nil, !FileReplacement.isDevice(path) else {
            self = .file(path)
            return
        }
        do {
            guard let bytes = try WholeFile(path).contents() else {
                self = .missing(path)
                return
            }
            let isPEM = TLSPolicy.areCertificates(Array(bytes.readableBytesView))
            self = isPEM ? .file(path) : .broken(path, reason: "there is no certificate (PEM) in it")
        } catch {
            self = .broken(path, reason: (error as? FetchError)?.message ?? "\(error)")
        }
    }

    /// The path of the file, if it is there.
    var path: String? {
        if case .file(let path) = self { path } else { nil }
    }

    /// Says that a file is missing, which changes nothing otherwise, as in OpenSSL.
    ///
    /// - Parameter errors: Where it is said; `nil` for nowhere.
    /// - Throws: ``ToolFailure`` for a file that is of no use.
    func require(noting errors: Console?) throws {
        switch self {
        case .none, .file: break
        case .missing(let path):
            errors?.print("gapi: SSL_CERT_FILE: \(path.singleLine): there is no such file, so it is left out")
        case .broken(let path, let reason):
            throw ToolFailure(.unreadable, "SSL_CERT_FILE: \(path): \(reason)")
        }
    }
}
