import Foundation
import NIOSSL

/// A key and a certificate for this machine, made anew for each process.
struct Certificate: Sendable {
    /// The certificate as a PEM file, for clients to trust.
    let path: String
    let certificate: NIOSSLCertificate
    let key: NIOSSLPrivateKey

    init(in folder: String) throws {
        path = folder + "/certificate.pem"
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments =
            "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=127.0.0.1".split(
                separator: " "
            ).map(String.init)
            + ["-addext", "subjectAltName=IP:127.0.0.1", "-keyout", folder + "/key.pem", "-out", path]
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        let certificates = try NIOSSLCertificate.fromPEMFile(path)
        guard let first = certificates.first else { throw CocoaError(.fileReadCorruptFile) }
        certificate = first
        key = try NIOSSLPrivateKey(file: folder + "/key.pem", format: .pem)
    }
}
